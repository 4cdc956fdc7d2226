"""The tables of a battle: ratios, tactics, the result (rulings c.4 and G23; figures in tables.yaml)."""

from typing import Literal

import msgspec

from engine.games.rise_of_the_roman_republic.table_figures import Ratio
from engine.games.rise_of_the_roman_republic.tables import TABLES, row_up_to

Result = Literal["d_major", "d_win", "draw", "a_win", "a_major"]
RESULTS: tuple[Result, ...] = ("a_major", "a_win", "draw", "d_win", "d_major")
OF_FAVOURITE: dict[str, tuple[Result, Result]] = {  # by the result of the table: if the attacker is favourite, if not
    "fav_major": ("a_major", "d_major"),
    "fav_win": ("a_win", "d_win"),
    "draw": ("draw", "draw"),
    "und_win": ("d_win", "a_win"),
    "und_major": ("d_major", "a_major"),
}


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """A result and the percentages that it costs the attacker and the defender."""

    attacker: int
    defender: int
    result: Result


def ratio_modifier(figures: Ratio, attacker: int, defender: int) -> int:
    """Return the modifier of a ratio: positive if the attacker has more, 0 if they are equal or too near."""
    more, less = max(attacker, defender), min(attacker, defender)
    if more == less or more - less < figures.least_difference:
        return 0
    column = next((n for n, below in enumerate(figures.below) if more < below * less), len(figures.below))
    return figures.modifiers[column] if attacker > defender else -figures.modifiers[column]


def elite_cavalry_modifier(attacker: tuple[int, bool], defender: tuple[int, bool]) -> int:
    """Return the modifier of elite cavalry: for the only side that has any, unless the other has twice as much cavalry
    (ruling G23). Each side: its cavalry, and whether any of it is elite."""
    if attacker[1] == defender[1]:
        return 0
    own, other = (attacker, defender) if attacker[1] else (defender, attacker)
    if not own[0] or other[0] >= 2 * own[0]:
        return 0
    return TABLES.cavalry_ratio.elite if attacker[1] else -TABLES.cavalry_ratio.elite


def tactical_value(letter: str, die: int) -> int:
    """Return the tactical value of a commander at a die of 0 to 9; 0 for nobody."""
    return TABLES.tactics[letter][die] if letter else 0


def is_unpredictable(die: int, net: int) -> bool:
    """Return whether a natural 0 or 9 against the odds goes to the table of the unpredictable."""
    edge = TABLES.unpredictable_net
    return (die == 0 and net <= -edge) or (die == 9 and net >= edge)


def battle_outcome(die: int, net: int) -> Outcome:
    """Return the result of a battle die of 0 to 9."""
    row = row_up_to({row.upto: row for row in TABLES.battle}, die + net)
    return Outcome(row.attacker, row.defender, row.result)


def unpredictable_outcome(die: int, net: int) -> Outcome:
    """Return the result by the table of the unpredictable. die: 0 to 9, its 0 is a 10. The favourite is the side that
    the modifiers speak for."""
    row = next(row for row in TABLES.unpredictable if (die or 10) <= row.upto)
    attacker = net > 0
    found = OF_FAVOURITE[row.result][0 if attacker else 1]
    return Outcome(row.favourite, row.underdog, found) if attacker else Outcome(row.underdog, row.favourite, found)


def is_attackers_victory(found: str) -> bool:
    """Return whether a result is the attacker's victory."""
    return found.startswith("a_")


def is_major(found: str) -> bool:
    """Return whether a result is a Major Victory."""
    return found.endswith("_major")


def pursuit_percent(die: int, *, superior: int, major: bool) -> int:
    """Return the percentage that a pursuit costs. superior: the winner's modifier of cavalry."""
    figures = TABLES.pursuit
    adjusted = die + (figures["major"] if major else 0) + (figures["superior"] if superior > 1 else 0)
    return max([figures[at] for at in figures if isinstance(at, int) and adjusted >= at])


def charge_modifier(amount: int, *, halved: bool) -> int:
    """Return the modifier that elephants bring whose dice came to an amount: no more than the cap; by half where they
    are known (ruling G49)."""
    most = min(TABLES.elephant_cap, amount)
    return most // 2 if halved and most > 0 else most


def elephant_effect(die: int) -> tuple[int, bool]:
    """Return the modifier that an elephant SP brings its own side at a die, and whether it is lost in a rampage."""
    found = TABLES.elephants[die]
    return (-1, True) if found == "lost" else (int(found), False)
