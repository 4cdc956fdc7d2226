"""Movement attrition: what a force loses at a Stop by its size and the points of its way (section 6.41; rulings c.3,
c.22, G16 and G17). No die is rolled."""

from collections.abc import Sequence

from engine.games.rise_of_the_roman_republic.board.losses import (
    Lost,
    attrition_sp,
    lose_sp,
    strength_by_arm,
    whole_stack_part,
)
from engine.games.rise_of_the_roman_republic.board.routes import POINT
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import TABLES

MOVEMENT = "movement"  # the cause of such a loss


def attrition_percent(size: int, points: int) -> float:
    """Return the percentage of so many Attrition SP that quarters of points cost. Fractions of the sum are dropped when
    the column is found (section 6.41).

    >>> round(attrition_percent(52, 6 * POINT), 2), attrition_percent(52, 3)
    (3.72, 0.0)
    """
    figures = TABLES.movement_attrition
    column = sum(points // POINT >= least for least in figures.columns)
    row = next(row for most, row in figures.rows.items() if size <= most)
    return figures.scale * row[column - 1] if column else 0.0


def attrition_sp_due(size: int, points: int) -> int:
    """Return the Attrition SP that a force of so many pays for quarters of points; fractions are dropped.

    >>> attrition_sp_due(52, 6 * POINT)
    1
    """
    return int(attrition_percent(size, points) * size / 100)


def pay_attrition(play: RisePlay, of: str | Sequence[Part], points: int, cause: str = MOVEMENT) -> Lost:
    """Let a force pay for quarters of points. of: a stack by its key, or the parts of a force."""
    parts = (whole_stack_part(play.state, of),) if isinstance(of, str) else tuple(of)
    return lose_sp(play, parts, attrition_sp_due(attrition_sp(strength_by_arm(play.state, parts)), points), cause)
