"""What is told of a battle. The cards that fight are public: both sides, and all who watch, see them (ruling 102)."""

from engine.kernel.events import Event, Seat
from engine.kernel.state import Side

Kinds = tuple[str, ...]


class BattleBegun(Event, frozen=True):
    """Armies meet in battle: how many troop cards each side has."""

    attacker: Side
    defender: Side
    region: str
    attacker_cards: int
    defender_cards: int


class GeneralsCompared(Event, frozen=True):
    """Phase 1: the difficult terrain of the battle, the generals shown and the reveals that they give."""

    attacker: Side
    defender: Side
    difficult: int
    attacker_general: str
    defender_general: str
    attacker_reveals: int
    defender_reveals: int


class FlanksDeclared(Event, frozen=True):
    """Phase 3: how many main battle cards each side has on the flanks."""

    attacker: Side
    defender: Side
    attacker_cards: int
    defender_cards: int
    combats: int


class RevealUsed(Event, frozen=True):
    """A side used a reveal: it alone sees the cards that the other is deploying, and may change its own."""

    side: Side
    other: Side
    seat: Seat
    cards: Kinds = ()

    def seen_by(self, seat: Seat | None) -> "RevealUsed":
        """Return the cards to the one who used it only."""
        return self if seat == self.seat else RevealUsed(self.side, self.other, self.seat)


class SkullDieRolled(Event, frozen=True):
    """One skull die: who rolled it, for what (a kind of card, a general, a garrison), its colour and face."""

    side: Side
    roller: str
    colour: str
    face: str
    target: str = ""


class CombatFought(Event, frozen=True):
    """One combat: the cards that fought, what was destroyed, what lies wounded."""

    phase: str
    number: int
    attacker: Side
    defender: Side
    attacker_cards: Kinds
    defender_cards: Kinds
    attacker_dead: Kinds = ()
    defender_dead: Kinds = ()
    attacker_wounded: str = ""
    defender_wounded: str = ""


class UnopposedAttackMade(Event, frozen=True):
    """Cards attacked what nobody defended."""

    phase: str
    side: Side
    other: Side
    cards: Kinds
    dead: Kinds = ()


class BattleDecided(Event, frozen=True):
    """Phase 6. result: victory, total_victory, tie, both_destroyed; side: the victor ("" without one)."""

    result: str
    side: Side
    attacker: Side
    defender: Side
    attacker_dead: Kinds = ()
    defender_dead: Kinds = ()


class SpoilsTaken(Event, frozen=True):
    """The victor recovered cards and made veterans."""

    side: Side
    recovered: Kinds = ()
    upgraded: Kinds = ()


class GeneralImproved(Event, frozen=True):
    """A general's improvement: another general card takes the place of the old one."""

    side: Side
    old: str
    general: str
    stars: int


class BattlePlanFollowed(Event, frozen=True):
    """A side has left its deployment to a plan, or taken it back: told to nobody else."""

    side: Side
    seat: Seat
    planned: bool

    def seen_by(self, seat: Seat | None) -> "BattlePlanFollowed | None":
        """Return the event for its owner only."""
        return self if seat == self.seat else None


class NavalBattleFought(Event, frozen=True):
    """A naval battle: ships sunk and captured, troop cards drowned, on each side; side: the victor, "" on a tie."""

    side: Side
    attacker: Side
    defender: Side
    area: str
    attacker_sunk: int = 0
    defender_sunk: int = 0
    attacker_captured: int = 0
    defender_captured: int = 0
    attacker_drowned: int = 0
    defender_drowned: int = 0


BATTLE_EVENTS: tuple[type[Event], ...] = (
    BattleBegun,
    GeneralsCompared,
    FlanksDeclared,
    RevealUsed,
    SkullDieRolled,
    CombatFought,
    UnopposedAttackMade,
    BattleDecided,
    SpoilsTaken,
    GeneralImproved,
    BattlePlanFollowed,
    NavalBattleFought,
)
