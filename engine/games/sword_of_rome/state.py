"""The state of a game of The Sword of Rome: plain data, what stands where, who holds what.

Three words are kept apart. A *seat* is a person. A *side* is what the rulebook calls a player: a deck, a hand and a
victory marker ("etruscan_samnite" is one side). A *power* owns pieces ("etruscan", "samnite"); some powers have no
side (non-player powers). `powers.py` leads from one to the other.

Records are frozen and replaced, never changed. So are all dicts of the state: write `state.places = {**state.places,
space: place}` through the functions in `board`, so that copies can share them.
"""

from typing import Self

import msgspec

from engine.games.sword_of_rome.actions.all_types import AnyAction
from engine.games.sword_of_rome.frames.all_types import AnyFrame
from engine.kernel.state import Side, State
from engine.kernel.zones import Cards

Power = str
DISPLACED, POOL, RESERVE, UNENTERED, GONE = "displaced", "pool", "reserve", "unentered", "gone"
TURN, GAME, NEXT_ROUND = "turn", "game", "next_round"  # when an effect ends; else the id of an activity or of a side


class Place(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """What has become of a space.

    owner: the power that controls it; "" is independent.
    loyalty: of a walled city; 0 elsewhere (a loyalty of 0 never stays: the city changes hands or is independent 1).
    colony: a Roman colony, which makes the space a walled city.
    subdued: a tribe that has been subjugated, which makes the space an ordinary one for good.
    siege: the level of a siege or subjugation; -1: there is none.
    besieger: the power that besieges or subjugates it; "" if none does.
    """

    owner: Power = ""
    loyalty: int = 0
    colony: bool = False
    subdued: bool = False
    siege: int = -1
    besieger: Power = ""


class Stack(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """All that one power has in one space (ruling 110).

    cu: combat units outside the city's walls (or in a space without one).
    leaders: outside, the commander first (ruling 81).
    cu_inside, leaders_inside: within the walls of an own or allied city, as long as an enemy stands outside; else
        nobody is inside (`stacks.open_gates`).
    mercenaries: how many of all CU are mercenaries (Carthage with five players).
    militia: how many of all CU are citizen militia, who never leave Africa (Carthage with fewer players, section 17).
    """

    power: Power
    space: str
    cu: int = 0
    leaders: tuple[str, ...] = ()
    cu_inside: int = 0
    leaders_inside: tuple[str, ...] = ()
    mercenaries: int = 0
    militia: int = 0

    @property
    def all_cu(self) -> int:
        """Return all its combat units, inside and outside."""
        return self.cu + self.cu_inside

    @property
    def all_leaders(self) -> tuple[str, ...]:
        """Return all its leaders, outside first."""
        return self.leaders + self.leaders_inside

    @property
    def commander(self) -> str:
        """Return the commander outside; "" if there is none."""
        return self.leaders[0] if self.leaders else ""

    @property
    def is_empty(self) -> bool:
        """Return whether nothing is left of it."""
        return not (self.cu or self.cu_inside or self.leaders or self.leaders_inside)


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lasting effect of an event card.

    card: its id. kind: what it does, a word of the module that reads it ("wild_beasts", "duoviri", ...).
    until: TURN, GAME, NEXT_ROUND, the id of an activity, or a side (until that side's next turn ends).
    power, space, amount: whom, where, how much, where it has such.
    """

    card: str
    kind: str
    until: str = GAME
    power: Power = ""
    space: str = ""
    amount: int = 0
    leader: str = ""  # whom it is about, where it is one
    placed: int = 0  # when it began: the round, counted through the game (NEXT_ROUND), or the turn's serial (a side)


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """A city that a power has taken this turn, from whom ("": independent); it may have been looted since."""

    space: str
    taker: Power
    former: Power


class SwordState(State[AnyFrame, AnyAction], kw_only=True):
    """The whole game.

    players: by side, the seat that plays it, in the clockwise order of the table.
    turn, round: of the game (1..), of the action phase (1..5; 0 in the other phases). phase: a word for the panel.
    first: the side that goes first this turn. active: the side whose turn in a round it is; "" outside them.
    vp: by side. places, stacks: the board; a stack's key is `board.stacks.key(power, space)`.
    off_map: leaders that are not on the map: in the displaced box, the pool of consuls, the reserve of minor leaders,
        not yet entered, or gone for good.
    alliances: pairs of powers (each pair sorted); the permanent one of Etruscans and Samnites is not among them.
    effects: of event cards, such as the Appian Way, the treaty of Rome and Carthage.
    plunder: Gallic markers on the plunder track; negative: Transalpine ones.
    mines: whether the Etruscan mines still yield (bribes).
    activated: non-player powers that have acted this round. besieged: spaces that had a siege roll this round.
    reshuffling: sides whose discards are shuffled in at the next Draw Phase.
    out: sides without CU that are eliminated. africa_out: Carthage has been driven out of the game (2-4 players).
    plans: each side's secret reaction plan (ruling 138). announced: each side's secret announcement of Desperate Times
        (ruling 139): the side before whose next turn, or "end". last_desperate: whether the turn before was one.
    unrest: its level in Carthage's lands, with five players. unrest_raised: whether a card has raised it this round
        (Neutral Power Activates).
    lootable: cities that the Gauls have just taken and may loot. taken: cities that changed hands this turn.
    """

    options: dict[str, str]
    players: dict[Side, str]
    turn: int = 0
    round: int = 0
    phase: str = ""
    first: Side = ""
    active: Side = ""
    vp: dict[Side, int]
    places: dict[str, Place]
    stacks: dict[str, Stack]
    off_map: dict[str, str]
    cards: Cards
    alliances: tuple[tuple[Power, Power], ...] = ()
    effects: tuple[Effect, ...] = ()
    plunder: int = 0
    mines: bool = True
    activated: tuple[Power, ...] = ()
    besieged: tuple[str, ...] = ()
    reshuffling: tuple[Side, ...] = ()
    out: tuple[Side, ...] = ()
    africa_out: bool = False
    plans: dict[Side, tuple[str, ...]]
    announced: dict[Side, str]
    last_desperate: bool = False
    unrest: int = 0
    unrest_raised: bool = False
    lootable: tuple[str, ...] = ()
    taken: tuple[Taken, ...] = ()

    def copy(self) -> Self:
        """Return an independent copy. All dicts are replaced and never changed (see the module), so it shares them."""
        new = State.copy(self)
        new.cards = self.cards.copy()
        return new


def hand_zone(side: Side) -> str:
    """Return the zone of a side's hand. Its draw pile, discards and Desperate Times are in the zones beside it."""
    return f"hand_{side}"


def draw_pile_zone(side: Side) -> str:
    """Return the zone of a side's draw pile."""
    return f"deck_{side}"


def discard_zone(side: Side) -> str:
    """Return the zone of a side's discards, which lie open."""
    return f"discard_{side}"


def desperate_times_zone(side: Side) -> str:
    """Return the zone of a side's Desperate Times cards, which lie open beside its hand."""
    return f"desperate_{side}"


REMOVED = "removed"  # the zone of cards that are out of the game
