"""Pools of dice against every throw, listed one by one."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import isclose, prod
from typing import Any

import pytest

from engine.kernel.dice import UnverifiedRandom
from engine.kit.pools import Pool, numbered_dice_pool, outcome_chances, win_and_tie_chances

KINDS = {
    "red": {"skull": 2, "cross": 3, "blank": 1},
    "grey": {"cross": 1, "blank": 5},
    "long": {"skull": 1, "cross": 4, "blank": 5},
}
POOL = Pool(KINDS, ("skull", "cross", "blank"))
HANDS = [(), ("red",), ("grey", "red"), ("long", "grey", "long"), ("red", "red", "grey", "grey")]
WORTH = {"skull": 2, "cross": 1, "blank": 0}


def every_throw(dice: tuple[str, ...]) -> list[tuple[str, ...]]:
    return list(product(*(POOL.faces[kind] for kind in dice)))


def listed(results: Sequence[Hashable]) -> dict[Any, float]:
    return {result: float(Fraction(n, len(results))) for result, n in Counter(results).items()}


def same(found: Mapping[Any, float], wanted: Mapping[Any, float]) -> bool:
    return found.keys() == wanted.keys() and all(isclose(found[key], wanted[key]) for key in wanted)


@pytest.mark.parametrize("dice", HANDS, ids=" ".join)
def test_chances_are_exact(dice: tuple[str, ...]) -> None:
    throws = every_throw(dice)
    assert len(throws) == prod(len(POOL.faces[kind]) for kind in dice)
    assert same(POOL.throws(dice), listed([tuple(sorted(t, key=POOL.order.index)) for t in throws]))
    assert same(POOL.sums(dice, WORTH), listed([sum(WORTH[f] for f in t) for t in throws]))
    several = {face: (n, int(face == "blank")) for face, n in WORTH.items()}
    both = [(sum(WORTH[f] for f in t), t.count("blank")) for t in throws]
    assert same(POOL.totals(dice, several), listed(both))
    hits = POOL.success_chances(dice, {"skull", "cross"})
    assert same(hits, listed([len(t) - t.count("blank") for t in throws]))
    assert list(hits) == sorted(hits)


def test_faces_by_their_counts() -> None:
    assert POOL.faces["red"] == ("skull", "skull", "cross", "cross", "cross", "blank")
    assert [POOL.face("red", roll) for roll in (1, 2, 3, 6)] == ["skull", "skull", "cross", "blank"]
    assert POOL.chance("grey", "skull") == 0 and POOL.chance("long", "blank") == 0.5
    assert all(isclose(sum(POOL.chance(kind, face) for face in POOL.order), 1) for kind in KINDS)


def test_many_dice_are_cheap() -> None:
    chances = POOL.success_chances(("red",) * 60, {"skull"})
    assert len(chances) == 61 and isclose(sum(chances.values()), 1)
    assert isclose(sum(n * likely for n, likely in chances.items()), 20)


def test_plain_dice() -> None:
    three = numbered_dice_pool(6).sums(("die",) * 3, {n: n for n in range(1, 7)})
    assert {total: round(216 * likely) for total, likely in three.items()} == dict(
        Counter(sum(roll) for roll in product(range(1, 7), repeat=3))
    )
    assert numbered_dice_pool(10).faces["die"] == tuple(range(1, 11)) and numbered_dice_pool(10).order == tuple(
        range(10, 0, -1)
    )


def test_a_contest_of_two_sums() -> None:
    worth = {n: n for n in range(1, 7)}
    one, two = numbered_dice_pool(6).sums(("die",), worth), numbered_dice_pool(6).sums(("die", "die"), worth)
    more, equal = win_and_tie_chances(two, one)
    rolls = list(product(range(1, 7), repeat=3))
    assert isclose(more, sum(a + b > c for a, b, c in rolls) / 216)
    assert isclose(equal, sum(a + b == c for a, b, c in rolls) / 216)
    assert isclose(more + equal + win_and_tie_chances(one, two)[0], 1)


def test_results_are_put_together_by_what_they_come_to() -> None:
    lost = outcome_chances(POOL.throws(("red", "grey")), lambda faces: faces.count("blank") > 0)
    assert isclose(lost[True], 1 - 5 / 6 * 1 / 6) and isclose(lost[True] + lost[False], 1)


def test_rolls_of_lots_agree_with_the_chances() -> None:
    lots, dice = UnverifiedRandom(4), ("red", "long")
    seen = Counter(
        sum(WORTH[POOL.face(kind, 1 + lots.integer_below(len(POOL.faces[kind])))] for kind in dice) for _ in range(4000)
    )
    for total, likely in POOL.sums(dice, WORTH).items():
        assert abs(seen[total] / 4000 - likely) < 0.04
