"""64 persons over many seasons: nobody is left unpaired, and hardly more pairs meet again than a long search finds."""

import pytest

from engine.tournaments.grouping import EFFORT, least_cost_tables
from engine.tournaments.history import PairingHistory
from engine.tournaments.models import POOL, SWISS, Pairing, Tournament
from tests.engine.tournaments.seasons import most_uneven, repeated_pairs, season

PEOPLE, ROUNDS, SEASONS = 64, 7, 200
FOUR = 4


def need_whole(tournament: Tournament) -> None:
    """Check that everybody sits once in each round."""
    for number in range(1, tournament.round + 1):
        players = [p for one in tournament.pairings if one.round == number for p in one.players]
        assert sorted(players) == list(range(1, PEOPLE + 1))


def repeats_after_a_long_search(seed: int) -> int:
    """Return how many pairs meet again in a season of fours that is searched for thirty times as long, and for nothing
    but that."""
    history, players, repeated = PairingHistory(), list(range(1, PEOPLE + 1)), 0
    for number in range(ROUNDS):
        tables = least_cost_tables(
            players, [FOUR] * (PEOPLE // FOUR), history.repeats, seed=f"long {seed} {number}", effort=30 * EFFORT
        )
        repeated += sum(map(history.repeats, tables))
        for table in tables:
            history.add(Pairing(number=1, round=1, players=tuple(table), sides=("",) * FOUR))
    return repeated


def two(seed: int) -> Tournament:
    return season(Tournament(kind=SWISS, least=2, most=2, rounds=ROUNDS), PEOPLE, seed)


def four(seed: int) -> Tournament:
    return season(Tournament(kind=POOL, least=FOUR, most=FOUR, rounds=ROUNDS), PEOPLE, seed)


def test_a_season_of_sixty_four_leaves_nobody_out_and_repeats_no_pair() -> None:
    done = two(1)
    need_whole(done)
    assert repeated_pairs(done) == 0 and most_uneven(done) <= 1


def test_a_season_of_fours_leaves_nobody_out_and_repeats_few_pairs() -> None:
    done = four(1)
    need_whole(done)
    assert repeated_pairs(done) == 0 and most_uneven(done) <= 2


@pytest.mark.soak(110)
@pytest.mark.parametrize("make", [two, four])
def test_200_seasons_repeat_at_most_5_percent_more_than_a_long_search_finds(make: object) -> None:
    """Of two the long search is not needed: no pair has to meet again in seven rounds. Of four it is made for every
    tenth season."""
    assert callable(make)
    found = 0
    for seed in range(SEASONS):
        done = make(seed)
        need_whole(done)
        found += repeated_pairs(done)
    least = 0 if make is two else 10 * sum(repeats_after_a_long_search(seed) for seed in range(0, SEASONS, 10))
    assert found <= 1.05 * least
