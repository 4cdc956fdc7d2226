"""Looking ahead: answers are compared by what they lead to in the same imagined worlds.

The usual answer stands unless another is surely better. All answers are played out in the same worlds by the same
dice, so that what is luck in one of them is luck for each; an answer that does worse is given up early.
"""

import math
from collections.abc import Callable, Sequence
from statistics import mean, stdev
from typing import TypeVar

from engine.kernel.actions import Action
from engine.kernel.forms import Menu

T = TypeVar("T")
HOPE = 0.5  # standard errors by which an answer may be worse than the usual one, and is still compared


def best_by_worlds(
    answers: Sequence[T], worth: Callable[[T, int], float], *, worlds: int, first: int = 4, sure: float = 1.0
) -> T:
    """Return the answer that leads furthest on average.

    answers: the usual one first. worth: what an answer leads to in the world of a number.
    worlds: in how many they are compared. first: in how many each is at least.
    sure: by how many standard errors another must be better than the usual one.

    >>> best_by_worlds(["hold", "march"], lambda answer, world: world % 2 + (answer == "march"), worlds=6)
    'march'
    >>> best_by_worlds(["hold", "march"], lambda answer, world: world % 2 * (1 if answer == "march" else 0), worlds=1)
    'hold'
    """
    usual, *others = answers
    gains: dict[int, list[float]] = {n: [] for n in range(len(others))}
    for world in range(worlds):
        if not gains:
            return usual
        base = worth(usual, world)
        for n, found in gains.items():
            found.append(worth(others[n], world) - base)
        if world + 1 >= first:
            gains = {n: found for n, found in gains.items() if mean(found) + HOPE * _error(found) > 0}
    best = max(gains, key=lambda n: mean(gains[n]), default=-1)
    if best < 0 or worlds < 2 or mean(gains[best]) <= max(0.0, sure * _error(gains[best])):
        return usual
    return others[best]


def _error(gains: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(gains) / math.sqrt(len(gains)) if len(gains) > 1 else math.inf


def all_answers(menu: Menu, most: int) -> list[Action] | None:
    """Return every answer that a menu takes, in its order; None where they are more than so many.

    >>> from engine.kernel.actions import Accept, Decline
    >>> from engine.kernel.forms import Form
    >>> all_answers(Menu(Form(Accept), Form(Decline)), 3)
    [Accept(), Decline()]
    >>> all_answers(Menu(Form(Accept), Form(Decline)), 1) is None
    True
    """
    found: list[Action] = []
    left: list[tuple[str, ...]] = [()]
    while left:
        given = left.pop(0)
        if menu.is_complete(given):
            found.append(menu.value(given))
        level = menu.next(given)
        if level.low is not None and level.high is not None:
            left += [(*given, str(number)) for number in range(level.low, min(level.high, level.low + most) + 1)]
        else:
            left += [(*given, option.token) for option in level.options]
        if len(found) + len(left) > most:
            return None
    return found
