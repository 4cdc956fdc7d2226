"""Frames of land combat (chapter 8)."""

from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.kernel.state import Frame, Side


class Battle(Frame):
    """A battle. Its value is the result by the table: d_major, d_win, draw, a_win or a_major; "" if it was avoided, or
    if nobody is left to fight it.

    attacker, defender: the keys of their stacks; after interception the interceptor's is the attacker's. hex: where.
    force: the attackers, out of that stack; an empty one: all of it. All in the defender's stack defend (ruling c.45).
    avoidable: whether the defender may try Avoidance: not after an interception, an overrun or out of a siege.
    bonus: the attacker's modifier of failed interceptions against him in this phase.
    intercepted: whether it is an interception.
    active: the side whose Operations Phase it is, if it is not the attacker's.

    The rest is what has happened so far. attackers, defenders: who fights. commanders: (attacker's, defender's); ""
    none. failed: whether Avoidance was tried and failed. asked: the forces that have been asked for Coordination, or
    joined. guile: points spent by either side. elephants: SP committed. percent: lost by the table. die, net: of the
    battle. result: what came of it.
    """

    attacker: str
    hex: str
    defender: str
    force: Force = Force()
    avoidable: bool = True
    bonus: int = 0
    intercepted: bool = False
    active: Side = ""
    attackers: tuple[Part, ...] = ()
    defenders: tuple[Part, ...] = ()
    commanders: tuple[str, str] = ("", "")
    failed: bool = False
    asked: tuple[str, ...] = ()
    guile: tuple[int, int] = (0, 0)
    elephants: tuple[int, int] = (0, 0)
    percent: tuple[int, int] = (0, 0)
    die: int = 0
    net: int = 0
    result: str = ""
