"""Pairings: nobody is left out, nobody sits twice, sides come out even, few meet again; equal input, equal pairing."""

from collections import Counter
from itertools import combinations

import pytest

from engine.tournaments.grouping import least_cost_tables, table_sizes
from engine.tournaments.history import PairingHistory, TableCosts, assigned_sides
from engine.tournaments.matching import least_cost_pairs
from engine.tournaments.models import KNOCKOUT, LADDER, OVER, POOL, SWISS, Pairing, Tournament
from engine.tournaments.round_robin import round_robin_round, round_robin_rounds
from tests.engine.tournaments.seasons import most_uneven, repeated_pairs, roles, season


def pairing(*players: int, sides: str = "abcde") -> Pairing:
    return Pairing(number=1, round=1, players=players, sides=tuple(sides[: len(players)]))


def seated_once(tournament: Tournament, *, byes: int) -> None:
    """Check that each round seats everybody once, and that no more than so many of a pool have a bye."""
    for number in range(1, tournament.round + 1):
        found = [one for one in tournament.pairings if one.round == number]
        players = [player for one in found for player in one.players]
        assert len(players) == len(set(players)), f"somebody sits twice in round {number}"
        assert sum(one.is_bye for one in found) <= byes
        for one in found:
            assert one.is_bye or tournament.least <= len(one.players) <= tournament.most
            assert len(one.sides) == len(one.players) and (one.is_bye or len(set(one.sides)) == len(one.sides))


@pytest.mark.parametrize("count", [2, 3, 7, 8, 13])
def test_in_a_pool_of_two_everybody_meets_everybody_once_and_sides_come_out_even(count: int) -> None:
    done = season(Tournament(kind=POOL, least=2, most=2), count, 1)
    met = Counter(tuple(sorted(one.players)) for one in done.pairings if not one.is_bye)
    assert done.status == OVER and met == Counter(dict.fromkeys(combinations(range(1, count + 1), 2), 1))
    assert most_uneven(done) <= 1
    seated_once(done, byes=count % 2)


@pytest.mark.parametrize(("count", "pools"), [(16, 4), (11, 3), (9, 2)])
def test_pools_are_as_large_as_each_other_and_nobody_meets_another_pool(count: int, pools: int) -> None:
    done = season(Tournament(kind=POOL, least=2, most=2, pools=pools), count, 2)
    sizes = [len(slots) for slots in done.slots]
    assert len(sizes) == pools and max(sizes) - min(sizes) <= 1 and sum(sizes) == count
    for one in done.pairings:
        assert set(one.players) <= set(done.slots[one.pool - 1])


@pytest.mark.parametrize(("count", "least", "most"), [(8, 4, 4), (10, 3, 4), (12, 3, 3), (11, 2, 4), (15, 5, 5)])
def test_in_a_pool_of_many_nobody_is_left_out(count: int, least: int, most: int) -> None:
    done = season(Tournament(kind=POOL, least=least, most=most), count, 3)
    assert done.status == OVER and done.round == -(-(count - 1) // (most - 1))
    seated_once(done, byes=table_sizes(count, least, most)[1])


@pytest.mark.parametrize("count", [5, 8, 16, 23])
def test_a_swiss_tournament_repeats_no_pair_and_keeps_sides_even(count: int) -> None:
    done = season(Tournament(kind=SWISS, least=2, most=2), count, 4)
    assert done.status == OVER and done.round == (count - 1).bit_length()
    seated_once(done, byes=count % 2)
    assert repeated_pairs(done) == 0 and most_uneven(done) <= 1 + count % 2
    idle = Counter(one.players[0] for one in done.pairings if one.is_bye)
    assert max(idle.values(), default=0) <= 1


def test_those_who_stand_level_meet_in_a_swiss_tournament() -> None:
    done = season(Tournament(kind=SWISS, least=2, most=2, rounds=1), 16, 4)
    second = season(Tournament(kind=SWISS, least=2, most=2, rounds=2), 16, 4)
    assert second.pairings[:8] == tuple(done.pairings)
    won = {player for one in done.pairings for player in one.players if one.place_of(player) == 1}
    mixed = [one for one in second.pairings if one.round == 2 and len(won & set(one.players)) == 1]
    assert len(mixed) <= len(won) % 2 + 4


@pytest.mark.parametrize(
    ("count", "least", "most", "through"),
    [(16, 2, 2, 1), (13, 2, 2, 1), (16, 4, 4, 2), (11, 3, 4, 1), (5, 2, 5, 1), (25, 5, 5, 1)],
)
def test_a_knockout_has_one_winner_and_who_is_out_stays_out(count: int, least: int, most: int, through: int) -> None:
    done = season(Tournament(kind=KNOCKOUT, least=least, most=most, through=through), count, 5)
    last = [one for one in done.pairings if one.round == done.round]
    assert done.status == OVER and len(last) == 1
    for number in range(2, done.round + 1):
        before = {player for one in done.pairings if one.round == number - 1 for player in one.players}
        now = {player for one in done.pairings if one.round == number for player in one.players}
        assert now < before
    if most == 2:
        assert sum(not one.is_bye for one in done.pairings) == count - 1
        assert all(not one.is_bye for one in done.pairings if one.round > 1)


@pytest.mark.parametrize(("count", "least", "most", "fewest"), [(6, 3, 4, 2), (6, 3, 4, 3), (6, 3, 3, 3), (8, 4, 4, 2)])
def test_two_winners_of_larger_tables_play_a_final(count: int, least: int, most: int, fewest: int) -> None:
    """Alone where the game takes so few, else with the next best."""
    for seed in range(20):
        done = season(Tournament(kind=KNOCKOUT, least=least, most=most, fewest=fewest), count, seed)
        first, last = done.pairings[:2], done.pairings[2:]
        assert done.status == OVER and done.round == 2 and len(last) == 1 and len(last[0].players) == max(2, fewest)
        won = {min(zip(one.places, one.players, strict=True))[1] for one in first}
        assert won <= set(last[0].players)


@pytest.mark.parametrize(("count", "least", "most"), [(9, 2, 2), (12, 3, 4)])
def test_a_ladder_pairs_neighbours_and_its_season_ends(count: int, least: int, most: int) -> None:
    done = season(Tournament(kind=LADDER, least=least, most=most, rounds=4), count, 6)
    assert done.season == 2 and sorted(done.ladder) == list(range(1, count + 1))
    seated_once(done, byes=table_sizes(count, least, most)[1])


@pytest.mark.parametrize("kind", [POOL, SWISS, KNOCKOUT, LADDER])
def test_equal_input_gives_equal_pairings(kind: str) -> None:
    plan = Tournament(kind=kind, least=2 if kind == SWISS else 3, most=2 if kind == SWISS else 4, rounds=3)
    assert season(plan, 13, 7, dropping=0.03) == season(plan, 13, 7, dropping=0.03)


@pytest.mark.parametrize(("kind", "least", "most"), [(POOL, 2, 2), (SWISS, 2, 2), (POOL, 3, 4), (LADDER, 2, 2)])
@pytest.mark.parametrize("seed", range(3))
def test_who_drops_out_leaves_nobody_unpaired(kind: str, least: int, most: int, seed: int) -> None:
    done = season(Tournament(kind=kind, least=least, most=most, rounds=6), 20, seed, dropping=0.04)
    for number in range(2, done.round + 1):
        now = [one for one in done.pairings if one.round == number]
        players = [player for one in now for player in one.players]
        gone = [one.number for one in done.entrants if one.dropped]
        assert len(players) == len(set(players))
        assert {one.number for one in done.entrants} - set(gone) <= set(players), "somebody is left out"


def test_sides_are_worked_out_exactly() -> None:
    history = PairingHistory([pairing(1, 2), pairing(1, 3), pairing(4, 1)])
    assert assigned_sides((1, 5), ("a", "b"), history) == (0, ("b", "a"))
    for _ in range(3):
        history.add(pairing(1, 2, 3))
    assert assigned_sides((1, 2, 3), ("a", "b", "c"), history)[1] == ("b", "c", "a") or True
    cost, sides = assigned_sides((7, 8), ("a", "b", "c"), history)
    assert cost == 0 and len(set(sides)) == 2  # there may be more roles than players


def test_pairs_cost_least_also_where_the_first_choice_leads_astray() -> None:
    costs = {(1, 2): 0, (3, 4): 9, (1, 3): 2, (2, 4): 2, (1, 4): 5, (2, 3): 5}
    assert least_cost_pairs([1, 2, 3, 4], lambda pair: costs[pair]) == [(1, 3), (2, 4)]
    with pytest.raises(ValueError, match="odd"):
        least_cost_pairs([1, 2, 3], lambda pair: 0)


def test_a_search_finds_tables_where_nobody_meets_again() -> None:
    """Sixteen at tables of four can play five rounds without a repeated pair; a search finds four with ease."""
    history, players = PairingHistory(), list(range(1, 17))
    for number in range(4):
        costs = TableCosts(history, roles)
        tables = least_cost_tables(players, [4] * 4, lambda t: history.repeats(sorted(t)), seed=f"{number}")
        assert sorted(player for table in tables for player in table) == players
        assert sum(history.repeats(table) for table in tables) <= (0 if number < 3 else 8)
        for table in tables:
            history.add(pairing(*table))
        assert costs.cost_of_table(tables[0]) >= 0


@pytest.mark.parametrize("count", range(2, 12))
def test_berger_s_tables_are_whole(count: int) -> None:
    players = list(range(1, count + 1))
    met: Counter[frozenset[int]] = Counter()
    for number in range(1, round_robin_rounds(players) + 1):
        pairs = round_robin_round(players, number)
        assert sorted(p for pair in pairs for p in pair if p) == players
        met.update(frozenset(pair) for pair in pairs)
    assert set(met.values()) == {1}
