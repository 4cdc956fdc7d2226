"""A hero on whose life a war hangs: what battles and dangers mean for them, and for who is after them (The Eagle)."""

from collections.abc import Sequence

from engine.games.rise_of_the_roman_republic.combat.odds import BattleOdds
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import SCENARIOS
from engine.games.rise_of_the_roman_republic.view import RiseView, StackView
from engine.kernel.state import Side

END = 20.0  # points: the war is over
FALLS = 0.1  # chance that a leader falls whose side loses a battle badly
CAUGHT, GUARD = 0.2, 12  # chance that they fall who loses with hardly any men; SP that save them from that
FIRST = 1.0  # points: the first victory, for which their allies wait


def hero_of(view: RiseView) -> str:
    """Return on whose life the war hangs; "" on nobody's."""
    known = SCENARIOS[view.scenario].invasion
    return known.hero if known is not None else ""


def battle_gain_by_hero(
    view: RiseView, side: Side, attackers: Sequence[StackView], defenders: Sequence[StackView], odds: BattleOdds
) -> float:
    """Return what a battle brings a side by the hero: that they may fall, and their first victory."""
    known, hero = SCENARIOS[view.scenario], hero_of(view)
    if known.invasion is None:
        return 0.0
    chances, found = odds.chances, 0.0
    ours, theirs = (chances["a_win"], chances["a_major"]), (chances["d_win"], chances["d_major"])
    for stacks, won, (lost, routed) in ((attackers, ours, theirs), (defenders, theirs, ours)):
        if any(hero in one.leaders for one in stacks):
            few = max(0.0, 1 - sum([one.sp for one in stacks]) / GUARD)
            found -= END * (FALLS * routed + CAUGHT * few * (lost + routed)) / 100
            if _awaited(view):
                found += FIRST * sum(won) / 100
    return found if side == known.invasion.side else -found


def _awaited(view: RiseView) -> bool:
    """Return whether their first victory is still to come: the garrison that it moves to mutiny is loyal."""
    mutiny = SCENARIOS[view.scenario].mutiny
    if mutiny is None:
        return False
    return any(one.place == mutiny.place and one.holder == ROMANS for one in view.cities)
