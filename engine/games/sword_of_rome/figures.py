"""The shapes of all figures: spaces, links, leaders, cards, scenarios and the tables of the rules.

`tables.py` reads them from data/sword_of_rome. Names and texts are words (`name.<id>`, and for cards `Card.text`).
"""

from typing import Any, Literal, NamedTuple

import msgspec

Edition = Literal["2-4p", "5p"]
Editions = Literal["all", "2-4p", "5p"]


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all figures: what the data say beyond its fields is an error."""


class Space(Figure, frozen=True, kw_only=True):
    """A space of the map, or a box beside it.

    home: the power whose home it is, and that controls it at the start.
    region: italy, sicily, sardinia, africa or offmap.
    loyalty: of a walled city. subjugation: of a tribe, the level at which it is subjugated.
    port: "carthaginian" is for Carthage alone with two to four players, and a normal port with five.
    victory: in which games it is a victory space. reinforcement: CU a turn for its own power.
    draw: where it is drawn, if not at lon and lat.
    attested: which of this published play confirms; all else is reconstruction.
    """

    id: str
    home: str
    region: str
    kind: Literal["open", "walled", "tribe", "box"]
    loyalty: int = 0
    subjugation: int = 0
    port: Literal["none", "normal", "carthaginian"] = "none"
    victory: Literal["none", "all", "5p"] = "none"
    reinforcement: int = 0
    lon: float
    lat: float
    draw: tuple[float, float] | None = None
    attested: tuple[str, ...] = ()


class Link(Figure, frozen=True, kw_only=True):
    """A link between two spaces; one way: from a to b alone. "appian" is clear until the Appian Way is built."""

    a: str
    b: str
    kind: Literal["clear", "rough", "strait", "appian"]
    one_way: bool = False
    attested: bool = False


class Leader(Figure, frozen=True, kw_only=True):
    """A leader: the lowest card value that activates them, their tactics, what the Greeks pay to keep them.

    entry: how they come in: setup, pool, reserve, rule, or the card that brings them.
    """

    id: str
    power: str
    kind: Literal["consul", "named", "minor", "virtual"]
    initiative: int
    tactics: int
    loyalty_penalty: int = 0
    entry: str
    editions: Editions = "all"
    attested: tuple[str, ...] = ()


class Card(Figure, frozen=True, kw_only=True):
    """A card of a side's deck.

    text: the key of what it does, in words. powers: whom a Neutral Power Activates card may activate.
    timing: when a response may be played.
    requires, ops: what must hold and what it does, as a specification; where text and ops differ the text counts.
    does: by an owner's charts, the card whose effect it has, and whose words are said of it.
    figures: by an owner's charts, the figures of that which are others, by name; they stand in `ops` too.
    extra: its event is played beside the one card of a turn.
    icons: what its value may pay. replaces: the card of the same number whose place it takes with five players.
    """

    id: str
    deck: str
    number: int
    value: int
    kind: Literal["campaign", "npa", "event", "response", "desperate_times"]
    text: str
    timing: tuple[str, ...] = ()
    requires: tuple[dict[str, Any], ...] = ()
    powers: tuple[str, ...] = ()
    ops: tuple[dict[str, Any], ...] = ()
    icons: tuple[str, ...] = ()
    remove: bool = False
    reshuffle: bool = False
    extra: bool = False
    editions: Editions = "all"
    replaces: str = ""
    does: str = ""
    figures: dict[str, Any] = {}
    attested: tuple[str, ...] = ()


class Force(Figure, frozen=True, kw_only=True):
    """What stands in a space at the start; without a leader it joins the army that is there."""

    power: str
    leader: str = ""
    cu: int
    unit: str = "regular"
    space: str


class Scenario(Figure, frozen=True, kw_only=True):
    """Who plays what with a number of players, and what stands where at the start.

    players: the sides, clockwise from the Romans. persons: the sides that one person plays together; () if each has
        one. hand: cards by side. gauls_discard: the Gauls discard all cards in each draw phase.
    loyalty: other loyalties than printed. out_of_play: spaces that nobody enters.
    gallic_events: the side after whose turn the Gallic event is rolled; "" if it is not.
    decisions: how many one person takes in a turn, answers to others left out (told in the lobby).
    """

    id: str
    players: tuple[str, ...]
    persons: tuple[tuple[str, ...], ...] = ()
    edition: Edition
    hand: dict[str, int]
    gauls_discard: bool = False
    non_players: tuple[str, ...]
    forces: tuple[Force, ...]
    loyalty: dict[str, int] = {}
    out_of_play: tuple[str, ...] = ()
    gallic_events: str = ""
    decisions: int
    turns: int
    short_game: int
    vp_start: int
    desperate_times: int
    alliances: tuple[tuple[str, str], ...]


class Losses(NamedTuple):
    """CU that a die of a battle costs either army."""

    winner: int
    loser: int


class SiegeResult(NamedTuple):
    """What a siege, subjugation or raid roll brings: points, and CU that the roller loses."""

    points: int
    cu_loss: int


class Turn(Figure, frozen=True, kw_only=True):
    """A turn: its years BC, and the VP of an automatic victory after it (None after the last)."""

    first: int
    last: int
    automatic_victory: int | None = None


class VictoryPoints(Figure, frozen=True, kw_only=True):
    """VP: the ends of the track, and what victory spaces bring each turn (section 5.8)."""

    low: int
    high: int
    foreign: int
    home_lost: int


class CarthageHand(Figure, frozen=True, kw_only=True):
    """The hand of Carthage as a player: a base and the Sicilian ports, less half of the unrest (rounded down)."""

    base: int
    each_port: int


class Movement(Figure, frozen=True, kw_only=True):
    """Movement points, by the card's value for the Gauls, and what a step costs (section 9)."""

    points: int
    gallic: dict[int, int]
    transalpine: int
    clear: int
    rough: int
    strait: int
    sea: int
    raid: int
    quell: int
    most_cu: int
    inside: int


class Capacity(Figure, frozen=True, kw_only=True):
    """How many CU a power moves by sea with a card of this value.

    ports: the move begins or ends at one of them; () for any. needs: what must hold: an effect, or a space held.
    """

    power: str
    card: int
    cu: int
    ports: tuple[str, ...] = ()
    needs: str = ""
    editions: Editions = "all"


class Combat(Figure, frozen=True, kw_only=True):
    """The dice of each army and the modifiers of a battle that are the same for all (section 12.2)."""

    dice: int
    flank: int
    friendly: int
    intercepted: int
    failed_avoid: int
    rough: int


class LossTable(Figure, frozen=True, kw_only=True):
    """CU lost by each die of 1 to 6, by an army's size of 1, 2, or 3 and more (section 12.3)."""

    winner: tuple[tuple[int, int, int], ...]
    loser: tuple[tuple[int, int, int], ...]
    loser_own: tuple[int, ...]


class RatioBand(Figure, frozen=True, kw_only=True):
    """A band of the force ratio: from this ratio on the larger army has this modifier."""

    ratio: float
    modifier: int


class Siege(Figure, frozen=True, kw_only=True):
    """Sieges and subjugation: the fewest CU, the Gauls' modifier at walled cities, the results by 2d6."""

    least_cu: int
    gallic: int
    rows: dict[int, SiegeResult]


class AttritionRow(Figure, frozen=True, kw_only=True):
    """The losses by a die of 1 to 6 of up to so many CU (None: of any more)."""

    upto: int | None = None
    losses: tuple[int, int, int, int, int, int]


class NavalRow(Figure, frozen=True, kw_only=True):
    """The result of a naval combat roll up to this figure (None: above)."""

    upto: int | None = None
    result: Literal["success", "return", "attrition"]


class Naval(Figure, frozen=True, kw_only=True):
    """The naval combat table, and the modifier of a move to a friendly port."""

    rows: tuple[NavalRow, ...]
    friendly_port: int


class Plunder(Figure, frozen=True, kw_only=True):
    """The plunder track: its spaces, the markers for a looted city, the VP of a full track by the markers' kind."""

    spaces: int
    looted: int
    full: dict[str, int]


class Unrest(Figure, frozen=True, kw_only=True):
    """Carthaginian unrest: its maximum, and for how many levels each a card and a VP are lost."""

    most: int
    hand_each: int
    vp_each: int


class Support(Figure, frozen=True, kw_only=True):
    """The most loyalty of a city, and what breaking an alliance costs."""

    city: int
    gallic_city: int
    breaking: int


class Retreat(Figure, frozen=True, kw_only=True):
    """How far a retreat goes, and the CU that it costs."""

    spaces: int
    each_enemy_space: int
    each_enemy_cu: int


class Reinforcement(Figure, frozen=True, kw_only=True):
    """CU beyond what a power's own spaces bring it: for cities wherever they are, mercenaries."""

    city: dict[str, int]
    mercenaries: int
    mercenaries_in_revolt: int
    mercenaries_leave: int


class GallicEvent(Figure, frozen=True, kw_only=True):
    """A Gallic event with three players: markers of a power, given spaces, or loyalty of given cities."""

    event: str
    power: str = ""
    markers: int = 0
    spaces: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    loyalty: int = 0
