"""Frames of the battles (the battle chapters own this file). The campaign calls them and reads the value they end with.

Contract: `Call(LandBattle(attacker=..., defender=..., region=...), then)`; it ends with a `BattleEnd`. The battle does
all that the rulebook's six phases say (cards that raise terrain, reveals, combats, envelopment, recovery, veterans, the
general's improvement, victory points, destroyed armies) on the armies of the state; the campaign does what follows
(withdrawal of a loser, 0 MU, pursuit). While it lasts, `state.armies` keep their cards or not, as the battle likes, but
`cards_of(state, frame, army)` must give all cards of an army so that resampling and checks can count them.
"""

import msgspec

from engine.kernel.state import Frame


class LandBattle(Frame):
    """A battle between armies (rulebook, Land Battles). Several armies on a side: allies together."""

    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    region: str


class NavalBattle(Frame):
    """A battle between two navies (rulebook, Naval Battles), one exchange of dice."""

    attacker: str
    defender: str


class BattleEnd(msgspec.Struct, frozen=True, kw_only=True):
    """How a battle ended: `winner` is "attacker", "defender" or "" (a tie, or both destroyed)."""

    winner: str = ""
    total: bool = False


BattleFrame = LandBattle | NavalBattle
