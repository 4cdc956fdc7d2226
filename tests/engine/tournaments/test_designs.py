"""Tables that are worked out beforehand: nobody meets twice, and who is missing changes little."""

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest

from engine.tournaments.changes import begin_tournament, dropped_out
from engine.tournaments.designs import Field, rounds_with_planned_tables, rounds_without_repeats, seated_as_planned
from engine.tournaments.models import OVER, POOL, Tournament
from tests.engine.tournaments.seasons import entered, most_uneven, repeated_pairs, roles, round_played, season


def meetings(tables: list[list[int]]) -> Counter[tuple[int, ...]]:
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


@pytest.mark.parametrize(("prime", "power"), [(2, 1), (2, 2), (2, 4), (3, 2), (7, 1)])
def test_a_field_has_an_inverse_of_everything_but_0(prime: int, power: int) -> None:
    field = Field(prime, power)
    every = range(field.size)
    for one in every:
        assert sorted(field.added(one, other) for other in every) == list(every)
        products = sorted(field.multiplied(one, other) for other in every)
        assert products == (list(every) if one else [0] * field.size)


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("tables", range(1, 17))
def test_in_planned_rounds_everybody_sits_once_and_nobody_meets_twice(size: int, tables: int) -> None:
    rounds = rounds_without_repeats(size, tables)
    points = list(range(size * tables))
    assert rounds
    for made in rounds:
        assert sorted(point for table in made for point in table) == points
        assert all(len(table) == size for table in made)
    met = meetings([list(table) for made in rounds for table in made])
    assert set(met.values()) == {1}


@pytest.mark.parametrize(("size", "tables"), [(3, 3), (3, 9), (4, 4), (4, 16), (5, 5)])
def test_of_a_power_of_the_size_everybody_meets_everybody(size: int, tables: int) -> None:
    met = meetings([list(table) for made in rounds_without_repeats(size, tables) for table in made])
    count = size * tables
    assert len(met) == count * (count - 1) // 2


@pytest.mark.parametrize(("count", "size", "rounds"), [(64, 4, 21), (16, 4, 5), (52, 4, 13), (27, 3, 13), (25, 5, 6)])
def test_a_pool_that_can_be_planned_repeats_no_pair_and_keeps_sides_even(count: int, size: int, rounds: int) -> None:
    done = season(Tournament(kind=POOL, least=size - 1, most=size, rounds=rounds), count, 1)
    assert done.status == OVER and done.round == rounds
    assert repeated_pairs(done) == 0 and most_uneven(done) <= 1


def test_pools_side_by_side_are_planned_each_by_itself() -> None:
    done = season(Tournament(kind=POOL, least=3, most=4, pools=4), 64, 1)
    assert done.round == 5 and repeated_pairs(done) == 0 and most_uneven(done) <= 1


def test_also_after_somebody_has_left_nobody_meets_twice() -> None:
    tournament = begin_tournament(entered(Tournament(kind=POOL, least=3, most=4, rounds=6), 64), roles, 0.0)
    lots = random.Random(1)
    for turn in range(6):
        if turn == 3:
            tournament = dropped_out(tournament, 10, 0.0)
        tournament = round_played(tournament, lots)
    assert tournament.status == OVER
    assert repeated_pairs(tournament) == 0


def test_who_is_missing_changes_the_tables_of_few() -> None:
    slots = list(range(1, 17))
    planned = rounds_with_planned_tables(slots, 4)[1]
    for gone in combinations(slots, 3):
        seated = [one for one in slots if one not in gone]
        sizes = [4, 3, 3, 3]
        order = seated_as_planned(planned, seated, sizes, lambda _: 0)
        assert sorted(order) == seated
        starts = [sum(sizes[:n]) for n in range(5)]
        tables = [order[start:end] for start, end in pairwise(starts)]
        kept = sum(1 for table in tables if any(set(table) <= set(one) for one in planned))
        assert kept >= 2, (gone, tables)


def test_with_fewer_tables_than_planned_those_of_the_smallest_join_whom_they_have_met_least() -> None:
    planned = [[1, 2, 3], [4, 5, 6], [7, 8]]
    met = {(3, 7), (6, 8)}
    order = seated_as_planned(
        planned, [1, 2, 3, 4, 5, 6, 7, 8], [4, 4], lambda who: sum(p in met for p in combinations(sorted(who), 2))
    )
    assert order == [1, 2, 3, 8, 4, 5, 6, 7]
