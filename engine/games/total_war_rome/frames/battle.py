"""Frames of the battles. The campaign calls them and reads the value that they end with.

Contract: `Call(LandBattle(attacker=..., defender=..., region=...), then)`; it ends with a `BattleEnd`. The battle does
all that the rulebook's six phases say (cards that change the terrain, reveals, combats, envelopment, recovery,
veterans, the general's improvement, victory points, destroyed armies) on the armies of the state; the campaign does
what follows (withdrawal of those in `withdraws`, 0 MU, pursuit). Until its end `state.armies` keep all their cards:
what has become of them lies in the frame. `battle/secrets.py` deals the secrets of these frames again.
"""

import msgspec

from engine.games.total_war_rome.actions.battle import Deploy
from engine.games.total_war_rome.events.battle import Rolled
from engine.games.total_war_rome.frames.host import Host
from engine.kernel.state import Frame, Side

Pair = tuple[int, int]


class LandBattle(Frame):
    """A battle between armies (rulebook, Land Battles). Several armies on a side: allies together, the first commands.

    hosts, sides, generals, starts: of the attacker and the defender. `combats`: how many are to be fought in this
    phase, `fought`: how many have been. `lent`: cards of allies, with the army that they go home to. `planned`: who has
    left their deployment to a plan; `plans`: the plans that were left for this battle alone, as battle/land/plan.py
    writes them (empty: the one that stands). `offers`: the cards that each ally's army has offered; one without an
    entry has offered all.
    """

    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    region: str
    sides: tuple[Side, Side] = ("", "")
    generals: tuple[str, str] = ("", "")
    hosts: tuple[Host, Host] = (Host(), Host())
    lent: tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]] = ((), ())
    starts: Pair = (0, 0)
    difficult: int = 0
    reveals: Pair = (0, 0)
    phase: str = ""
    combats: int = 0
    fought: int = 0
    planned: tuple[bool, bool] = (False, False)
    plans: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    victor: int = -1  # 0 the attacker, 1 the defender
    total: bool = False
    result: str = ""
    upgraded: tuple[str, ...] = ()
    offers: tuple[tuple[str, tuple[str, ...]], ...] = ()


class CombatDeployment(Frame):
    """One combat, from the sealed deployment to its dice. `answers`: once sealed, the attacker's and the defender's;
    `peeker`: the side that has used a reveal and answers again."""

    answers: tuple[Deploy, ...] = ()
    peeker: int = -1


class Attack(msgspec.Struct, frozen=True):
    """One card's attack on what nobody defends: whose (0 the attacker's, 1 the defender's), which kind of card it is
    aimed at first, and which dice it rolls again. `dice`: (colour, face), once thrown."""

    side: int
    card: str
    target: str
    rerolls: str
    dice: tuple[tuple[str, str], ...] = ()


class UnopposedAttack(Frame):
    """Cards of one side attack what nobody defends, at the end of a phase, or in an envelopment. `queue`: attacks that
    are declared and not over, the first of them under way; `stopped`: who attacks no more."""

    queue: tuple[Attack, ...] = ()
    stopped: tuple[bool, bool] = (False, False)


class NavalBattle(Frame):
    """A battle between two navies (rulebook, Naval Battles), one exchange of dice. sunk, captured, drowned: what each
    side suffers in ships sunk, ships captured, and carried troop cards."""

    attacker: str
    defender: str
    sunk: Pair = (0, 0)
    captured: Pair = (0, 0)
    drowned: Pair = (0, 0)
    rolls: tuple[tuple[Rolled, ...], tuple[Rolled, ...]] = ((), ())


class BattleEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a battle ended: `winner` is "attacker", "defender" or "" (a tie, or both destroyed); `destroyed` and
    `withdraws` are ids of armies or navies: gone from the state, and bound to withdraw with 0 MU left (rulings 59, 69).
    """

    winner: str = ""
    total: bool = False
    destroyed: tuple[str, ...] = ()
    withdraws: tuple[str, ...] = ()


BattleFrame = LandBattle | CombatDeployment | UnopposedAttack | NavalBattle
