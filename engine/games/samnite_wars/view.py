"""What a seat, or the public, may know of a game of Samnite Wars: built field by field, never by removing."""

import msgspec


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player as everybody sees him. `known` holds the cards that this viewer knows to be in the hand."""

    seat: str
    triumph: int
    hand_size: int
    known: tuple[str, ...] = ()


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """One region: Prestige tokens on it, how many make it Rome's, and whether Rome controls it."""

    region: str
    tokens: int
    needed: int
    controlled: bool


class CombatView(msgspec.Struct, frozen=True, kw_only=True):
    """The combat that is going on: who stands where, in which roles, and the efforts once revealed."""

    kind: str  # revolt, campaign, war
    region: str
    consul: str
    enemy: str  # the seat that plays the region; "" while not chosen
    rome_attacks: bool
    consul_ally: str = ""
    enemy_ally: str = ""
    consul_cards: tuple[str, ...] | None = None  # None: not revealed
    enemy_cards: tuple[str, ...] | None = None
    consul_force: int | None = None
    enemy_force: int | None = None
    winner: str = ""  # "consul", "enemy" or ""


class SamniteView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one viewer; `seat` None is the public."""

    seat: str | None
    round: int
    last_round: int
    phase: str  # fate, taxation, strategy, event, resolution, prestige, etcetera, over
    consul: str
    treasury: int
    players: tuple[PlayerView, ...]  # in turn order from seat "1"
    regions: tuple[RegionView, ...]  # the ten, in the order of the Region Table
    event: str = ""  # revolt, peace, raids, war, or "" before the roll
    combat: CombatView | None = None
    deck_size: int
    top_card: str | None  # None: closed deck, or empty
    discard_size: int
    hand: tuple[str, ...] = ()  # the viewer's own cards; empty for the public
    effort: tuple[str, ...] | None = None  # the viewer's own sealed war effort, while it can still be replaced
    winners: tuple[str, ...] = ()
