"""What questions are about, as data: for computer players, standing orders, and the words of the prompts."""

import msgspec

from engine.games.sword_of_rome.battle_chances import USUAL, Pool, win_chance
from engine.kernel.state import Side


class Fought(msgspec.Struct, frozen=True):
    """A battle. edge: the attacker's modifiers less the defender's; attacker_pool, defender_pool: how many dice they
    roll, and how many of these count; judged: whether these are known, which they are not while a flanking force may be
    called. Once they are rolled: the dice, who wins by them, by how much; lost: how many CU a relief loses."""

    space: str
    attacker: str
    defender: str
    edge: int = 0
    attacker_dice: tuple[int, ...] = ()
    defender_dice: tuple[int, ...] = ()
    winner: str = ""
    margin: int = 0
    attacker_pool: Pool = USUAL
    defender_pool: Pool = USUAL
    judged: bool = True
    lost: int = 0

    @property
    def attacker_win_chance(self) -> float:
        """Return how likely the attacker wins by the dice, as it stands."""
        return win_chance(self.edge, self.attacker_pool, self.defender_pool)


class Retreating(msgspec.Struct, frozen=True):
    """A force that must leave a space."""

    power: str
    space: str
    cu: int


class Spending(msgspec.Struct, frozen=True):
    """Support points to be spent; beaten and space only after a battle."""

    power: str
    points: int
    beaten: str = ""
    space: str = ""


class Losing(msgspec.Struct, frozen=True):
    """Spaces that are about to lose support, each as often as it loses a point. power: who takes it; "": a card."""

    power: str
    spaces: tuple[str, ...]


class Raiding(msgspec.Struct, frozen=True):
    """A Gallic event: which, what it strikes in any case, and among which spaces up to `most` are chosen."""

    event: str
    spaces: tuple[str, ...]
    among: tuple[str, ...]
    most: int


class Thrown(msgspec.Struct, frozen=True):
    """A siege roll that a card may void: what it brings, and the level at which the place falls."""

    power: str
    space: str
    points: int
    level: int
    needed: int


class AtPlace(msgspec.Struct, frozen=True):
    """Something that a power decides about a space."""

    power: str
    space: str


class NonPlayer(msgspec.Struct, frozen=True):
    """What a non-player power is to do."""

    power: str


class Activated(msgspec.Struct, frozen=True):
    """A leader of a power who is activated, before they do anything."""

    power: str
    leader: str


class HandSize(msgspec.Struct, frozen=True):
    """A hand: how many cards it has, and up to how many it is drawn."""

    cards: int
    size: int


class FirstPlayer(msgspec.Struct, frozen=True):
    """Who goes first: the asked side's victory points, and the sides that there are."""

    vp: int
    sides: tuple[Side, ...]


class OwnTurn(msgspec.Struct, frozen=True):
    """A player's turn. played: whether its card is played. desperate: whether Desperate Times brings it."""

    round: int
    of: int
    played: bool = False
    desperate: bool = False


class Interrupting(msgspec.Struct, frozen=True):
    """Desperate Times: who has announced it, before whose turn ("": after the last round)."""

    announced: tuple[Side, ...]
    before: Side = ""


class EventUnderWay(msgspec.Struct, frozen=True):
    """A card whose event is being carried out, and who plays it."""

    card: str
    by: Side


class SurrenderOf(msgspec.Struct, frozen=True):
    """The Surrender Phase: where markers may be placed, and where sieges rolled for."""

    markers: tuple[str, ...]
    sieges: tuple[str, ...]
    marked: int = 0  # how many markers


class RenewalOf(msgspec.Struct, frozen=True):
    """The alliances of a side that may be renewed, as "one-other"."""

    alliances: tuple[str, ...]


class TieOf(msgspec.Struct, frozen=True):
    """Sides with equal victory points, the one that wins ties first."""

    sides: tuple[Side, ...]
    vp: int


class ReinforcementOf(msgspec.Struct, frozen=True):
    """Reinforcements: how many CU, of which power ("" of a side's own)."""

    units: int
    power: str = ""


class Departing(msgspec.Struct, frozen=True):
    """How many mercenaries go home, of how many."""

    units: int
    of: int


class ConsulsOf(msgspec.Struct, frozen=True):
    """The consuls that are to be placed."""

    leaders: tuple[str, ...]


class Entered(msgspec.Struct, frozen=True):
    """An army that has entered a space, as it concerns one side.

    power, space, came_from, theirs: whose army, where, from where, how many CU. own: the power of the side that stands
    there, "" if none; ours: its CU outside. needs: the highest roll with which an army of the side intercepts, at best;
    0 if none can. nearest: the CU of the strongest of these. sortie: whether it breaks out of the city there: it has
    come from nowhere else.
    """

    power: str
    space: str
    came_from: str
    theirs: int
    own: str = ""
    ours: int = 0
    needs: int = 0
    nearest: int = 0
    sortie: bool = False


class Marching(msgspec.Struct, frozen=True):
    """An army on its way, with the movement points that it has left. needs: the highest roll with which it may go on
    after an army that has avoided it (6: none is due)."""

    power: str
    leader: str
    space: str
    cu: int
    mp: int
    needs: int = 6


class Caught(msgspec.Struct, frozen=True):
    """An army that has been intercepted. by: by which power. needs: the highest roll with which it can fall back to
    `back`."""

    power: str
    leader: str
    space: str
    by: str
    needs: int
    back: str


class Joined(msgspec.Struct, frozen=True):
    """Armies of a power that have joined by intercepting. by, leader: whose army they have caught, and who leads
    that."""

    power: str
    space: str
    by: str
    leader: str


class Sailing(msgspec.Struct, frozen=True):
    """A force that is about to sail."""

    power: str
    start: str
    goal: str
    cu: int
