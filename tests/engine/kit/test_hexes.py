"""Hexes by their numbers, against walking the field hex by hex."""

from itertools import pairwise

import pytest

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import EngineBug
from engine.kit.graph import GraphStep
from engine.kit.hexes import Numbering, hex_graph, hexside_name

BOTH = [Numbering(shifted=0), Numbering(shifted=1)]
NUMBERS = [f"{column:02}{row:02}" for column in range(20, 33) for row in range(10, 24)]


@pytest.mark.parametrize("numbering", BOTH, ids=["even", "odd"])
def test_neighbours_are_those_of_the_printed_rule(numbering: Numbering) -> None:
    for number in NUMBERS:
        column, row = numbering.split(number)
        on = 1 if column % 2 == numbering.shifted else -1
        beside = {(column, row - 1), (column, row + 1)} | {(column + x, row + y) for x in (-1, 1) for y in (0, on)}
        around = numbering.neighbours(number)
        assert {numbering.split(other) for other in around} == beside and len(around) == 6
        assert all(number in numbering.neighbours(other) for other in around)
        assert numbering.number(numbering.axial(number)) == number
        # clockwise: each next to the one after it
        assert all(second in numbering.neighbours(first) for first, second in pairwise((*around, around[0])))


@pytest.mark.parametrize("numbering", BOTH, ids=["even", "odd"])
def test_distances_are_those_of_an_open_field(numbering: Numbering) -> None:
    land = hex_graph(numbering, NUMBERS)
    for start in NUMBERS[::17]:
        middle = numbering.hexes_within(start, 3)
        assert set(middle) & set(NUMBERS) == {n for n in NUMBERS if numbering.distance(start, n) <= 3}
        assert len(middle) == 37 and list(middle) == sorted(middle)
        assert dict(land.distances(start)) == {n: numbering.distance(start, n) for n in NUMBERS}


@pytest.mark.parametrize("numbering", BOTH, ids=["even", "odd"])
def test_lines_are_straight_and_the_same_from_both_ends(numbering: Numbering) -> None:
    lots = UnverifiedRandom(3)
    for _ in range(300):
        one, other = lots.choose(NUMBERS), lots.choose(NUMBERS)
        line = numbering.line(one, other)
        assert line[0] == one and line[-1] == other and len(line) == numbering.distance(one, other) + 1
        assert all(numbering.distance(a, b) == 1 for a, b in pairwise(line))
        assert numbering.line(other, one) == line[::-1]
        for n, hex_ in enumerate(line):  # on the way from either end, never aside
            assert numbering.distance(one, hex_) == n


def test_where_the_numbers_end() -> None:
    numbering = Numbering(shifted=1)
    assert numbering.neighbours("0000") == ("0100", "0001")
    assert numbering.neighbours("9999") == ("9998", "9899")
    assert Numbering(digits=1).neighbours("55") == ("54", "65", "66", "56", "46", "45")
    for wrong in ("371", "37a4", "", "-101"):
        with pytest.raises(EngineBug):
            numbering.split(wrong)


def test_hexsides_have_one_name() -> None:
    assert hexside_name("0101", "0102") == "0101-0102" == hexside_name("0102", "0101")


def test_rivers_roads_and_straits() -> None:
    sides = {"2010-2011": ("river",), "2011-2012": ("road", "river")}
    land = hex_graph(Numbering(), ["2010", "2011", "2012", "2013"], sides, closed={"2012-2013"})
    assert land.steps("2011") == (GraphStep("2010", "river"), GraphStep("2012", "road"), GraphStep("2012", "river"))
    assert land.steps("2013") == () and land.distance("2010", "2013") is None
    assert land.steps("2012") == (GraphStep("2011", "road"), GraphStep("2011", "river"))
    dry = land.reach(["2010"], cost=lambda here, to, by: None if by == "river" else 1)
    assert dry == {"2010": 0}
