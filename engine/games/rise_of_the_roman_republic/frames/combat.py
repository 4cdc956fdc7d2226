"""Frames of land combat (chapter 8)."""

import msgspec

from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.kernel.state import Frame, Side

Sp = tuple[int, int, int]  # infantry, cavalry, elephants


class Due(msgspec.Struct, frozen=True, array_like=True):
    """What a power on a side of a battle has to lose still: a percentage, and the cause."""

    of: int
    power: str
    percent: int
    cause: str


class Losing(Frame):
    """Parts of one power lose a percentage, and their owner chooses where the rules leave that open (section 8.34). Its
    value is what was lost.

    side: the owner; "" for nobody's. begun: strengths by contingent of which the percentage is taken; None: the present
    ones. infantry_only: in assaults."""

    side: Side
    parts: tuple[Part, ...]
    percent: int
    cause: str
    begun: dict[str, Sp] | None = None
    infantry_only: bool = False


class Assailing(Frame):
    """The Operation of attacking: leader attacks the stack `defender` with a force out of `attacker`, and allies.
    Its value says what follows: "finished" where the force is Disorganized by it."""

    leader: str
    attacker: str
    hex: str
    defender: str
    force: Force = Force()
    allies: tuple[Part, ...] = ()
    bonus: int = 0


class Battle(Frame):
    """A battle. Its value is the result by the table: d_major, d_win, draw, a_win or a_major; "" if it was avoided, or
    if nobody is left to fight it.

    attacker, defender: the keys of their stacks; after interception the interceptor's is the attacker's. hex: where.
    force: the attackers, out of that stack; an empty one: all of it. All in the defender's stack defend (ruling c.45).
    allies: parts of allied powers that attack beside. beside: parts of an allied power that defend beside, as they were
    marching together.
    avoidable: whether the defender may try Avoidance: not after an interception, an overrun or out of a siege.
    bonus: the attacker's modifier of failed interceptions against them in this phase.
    intercepted: whether it is an interception. ambush: whether the interceptors lay in ambush. incursion: whether a
    tribe falls upon who has come into its province: nobody comes to help, and the beaten go to Samnium afterwards.

    The rest is what has happened so far. attackers, defenders: who fights. commanders: (attacker's, defender's); ""
    none. stale: whether leaders have joined, so that command is to be settled again. to, inside: where the defender
    would go. sortie: whether the attackers come out of a city against its besieger (ruling c.38). hinder: Guile against
    their Avoidance. failed: whether Avoidance was tried and failed. tried: leaders who have tried to come. relieved:
    whether the besieged were asked to join.
    guile: points spent by either side. elephants: SP committed; charge: what they bring their own side. devoted: who.
    begun: by side, the strength of each contingent as the battle began. strength: SP of either side then.
    superior: the attacker's modifier of cavalry, elite apart. percent: lost by the table. die: of the battle.
    romans: the magistrates present. consul: whether a consul commands for Rome.
    dues: what is to be lost still. then: the step that follows when it is.
    lost: (infantry, all SP) that either side lost. legion_losses: SP by legion. result: what came of it.
    fleeing: parts of the loser that have to retreat still. fled: those that have. cornered: parts that could not.
    """

    attacker: str
    hex: str
    defender: str
    force: Force = Force()
    allies: tuple[Part, ...] = ()
    avoidable: bool = True
    bonus: int = 0
    intercepted: bool = False
    ambush: bool = False
    incursion: bool = False
    beside: tuple[Part, ...] = ()
    attackers: tuple[Part, ...] = ()
    defenders: tuple[Part, ...] = ()
    commanders: tuple[str, str] = ("", "")
    stale: tuple[bool, bool] = (False, False)
    to: str = ""
    inside: bool = False
    sortie: bool = False
    hinder: int = 0
    failed: bool = False
    tried: tuple[str, ...] = ()
    relieved: bool = False
    guile: tuple[int, int] = (0, 0)
    elephants: tuple[int, int] = (0, 0)
    charge: tuple[int, int] = (0, 0)
    devoted: str = ""
    begun: tuple[dict[str, Sp], dict[str, Sp]] = ({}, {})
    strength: tuple[int, int] = (0, 0)
    superior: int = 0
    romans: tuple[str, ...] = ()
    consul: bool = False
    percent: tuple[int, int] = (0, 0)
    die: int = 0
    dues: tuple[Due, ...] = ()
    then: str = ""
    lost: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    legion_losses: dict[str, int] = msgspec.field(default_factory=dict)
    result: str = ""
    fleeing: tuple[Part, ...] = ()
    fled: tuple[Part, ...] = ()
    cornered: tuple[Part, ...] = ()

    @property
    def from_city(self) -> bool:
        """Return whether the attackers come out of a city."""
        return self.attacker.endswith("+in")


class Command(Frame):
    """Settling who commands a side (sections 5.43 and 5.53, ruling c.28). Its value is the leader; "" for nobody.
    leaders: who is there. side: who chooses."""

    leaders: tuple[str, ...]
    side: Side


class Passage(Frame):
    """A force goes out of the way, or comes to a battle. Its value is the part that it is then.

    part: who goes. way: the hexes that are entered; (): into the city of the same hex. to: where it ends. inside:
    whether it ends in the city. cause: avoidance, retreat or coordination. quarters: of Attrition Points.
    capped: whether they cost ten percent at most. goal: the city towards which. entered: provinces whose tribes have to
    be looked at still."""

    part: Part
    way: tuple[str, ...]
    to: str
    inside: bool
    cause: str
    quarters: int
    capped: bool = False
    goal: str = ""
    entered: tuple[str, ...] = ()
