"""64 persons over many seasons: nobody is left unpaired, and no pair meets again where none has to."""

from collections.abc import Callable

import pytest

from engine.tournaments.models import POOL, SWISS, Tournament
from tests.engine.tournaments.seasons import most_uneven, repeated_pairs, season

PEOPLE, ROUNDS, SEASONS = 64, 7, 200
FOUR, LONGEST = 4, 21  # at a table, and rounds of one pool


def need_whole(tournament: Tournament) -> None:
    """Check that everybody sits once in each round."""
    for number in range(1, tournament.round + 1):
        players = [p for one in tournament.pairings if one.round == number for p in one.players]
        assert sorted(players) == list(range(1, PEOPLE + 1))


def two(seed: int) -> Tournament:
    return season(Tournament(kind=SWISS, least=2, most=2, rounds=ROUNDS), PEOPLE, seed)


def four(seed: int) -> Tournament:
    return season(Tournament(kind=POOL, least=FOUR, most=FOUR, rounds=LONGEST), PEOPLE, seed)


def test_a_season_of_sixty_four_leaves_nobody_out_and_repeats_no_pair() -> None:
    done = two(1)
    need_whole(done)
    assert repeated_pairs(done) == 0 and most_uneven(done) <= 1


def test_the_longest_season_of_fours_leaves_nobody_out_and_repeats_no_pair() -> None:
    """Everybody meets everybody once: no search can find fewer."""
    done = four(1)
    need_whole(done)
    assert repeated_pairs(done) == 0 and most_uneven(done) <= 1


@pytest.mark.soak(110)
@pytest.mark.parametrize("make", [two, four])
def test_200_seasons_repeat_no_pair(make: Callable[[int], Tournament]) -> None:
    for seed in range(SEASONS):
        done = make(seed)
        need_whole(done)
        assert repeated_pairs(done) == 0
