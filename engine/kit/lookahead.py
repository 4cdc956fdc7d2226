"""Looking ahead: answers are compared by what they lead to in the same imagined worlds.

The usual answer stands unless another is surely better. All answers are played out in the same worlds by the same
dice, so that what is luck in one of them is luck for each; an answer that does worse is given up early.
"""

import math
from collections.abc import Callable, Sequence
from statistics import mean, stdev
from typing import Generic, TypeVar

import msgspec

from engine.kernel.actions import Action
from engine.kernel.forms import Menu

T = TypeVar("T")
HOPE = 0.5  # standard errors by which an answer may be worse than the usual one, and is still compared


class Comparison(msgspec.Struct, Generic[T], frozen=True, kw_only=True):
    """Answers compared. best: the one that is taken. is_usual: whether that is the usual one. second: that one where
    another was better; else the nearest to it, None where there is none. worlds: in how many these two were compared.
    worth, second_worth: what they lead to there on average.

    >>> Comparison(best="march", is_usual=False, second="hold", worlds=6, worth=1.5, second_worth=0.5).best
    'march'
    """

    best: T
    is_usual: bool
    second: T | None = None
    worlds: int = 0
    worth: float = 0.0
    second_worth: float = 0.0


def best_by_worlds(
    answers: Sequence[T], worth: Callable[[T, int], float], *, worlds: int, first: int = 4, sure: float = 1.0
) -> T:
    """Return the answer that leads furthest on average (`compare_by_worlds`).

    >>> best_by_worlds(["hold", "march"], lambda answer, world: world % 2 + (answer == "march"), worlds=6)
    'march'
    """
    return compare_by_worlds(answers, worth, worlds=worlds, first=first, sure=sure).best


def compare_by_worlds(
    answers: Sequence[T], worth: Callable[[T, int], float], *, worlds: int, first: int = 4, sure: float = 1.0
) -> Comparison[T]:
    """Return which answer leads furthest on average, and by how much.

    answers: the usual one first. worth: what an answer leads to in the world of a number.
    worlds: in how many they are compared. first: in how many each is at least.
    sure: by how many standard errors another must be better than the usual one.

    >>> found = compare_by_worlds(["hold", "march"], lambda one, world: world % 2 + (one == "march"), worlds=6)
    >>> found.best, found.worth, found.second, found.second_worth
    ('march', 1.5, 'hold', 0.5)
    >>> compare_by_worlds(["hold", "march"], lambda one, world: world % 2 * (one == "march"), worlds=1).best
    'hold'
    """
    usual, *others = answers
    base = list[float]()
    gains: dict[int, list[float]] = {n: [] for n in range(len(others))}
    left = list(gains)
    for world in range(worlds):
        if not left:
            break
        base.append(worth(usual, world))
        for n in left:
            gains[n].append(worth(others[n], world) - base[-1])
        if world + 1 >= first:
            left = [n for n in left if mean(gains[n]) + HOPE * _error(gains[n]) > 0]
    best = max(left, key=lambda n: mean(gains[n]), default=-1)
    is_usual = best < 0 or worlds < 2 or mean(gains[best]) <= max(0.0, sure * _error(gains[best]))
    rival = best if best >= 0 else max(gains, key=lambda n: mean(gains[n]), default=-1) if base else -1
    if rival < 0:
        return Comparison(best=usual, is_usual=True)
    count = len(gains[rival])
    plain = mean(base[:count])
    changed = plain + mean(gains[rival])
    if is_usual:
        return Comparison(
            best=usual, is_usual=True, second=others[rival], worlds=count, worth=plain, second_worth=changed
        )
    return Comparison(best=others[rival], is_usual=False, second=usual, worlds=count, worth=changed, second_worth=plain)


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
            found.append(menu.value_of_tokens(given))
        level = menu.choices_after(given)
        if level.low is not None and level.high is not None:
            left += [(*given, str(number)) for number in range(level.low, min(level.high, level.low + most) + 1)]
        else:
            left += [(*given, option.token) for option in level.options]
        if len(found) + len(left) > most:
            return None
    return found
