"""Random whole games of the First Alexander: each ends after four years, and breaks nothing on the way."""

import pytest

from tests.engine.games.rise_of_the_roman_republic.random_games import play, start, states


@pytest.mark.parametrize("seed", ["ave", "salve", "vale"])
def test_a_random_game_of_three_ends_after_four_years(seed: str) -> None:
    outcome = play(seed)
    assert set(outcome.scores) == {"rome", "samnites", "epirus"}
    assert outcome.winners == tuple(
        [side for side, points in outcome.scores.items() if points == max(outcome.scores.values())]
    )


def test_a_random_game_with_the_magistrates_of_history_ends_too() -> None:
    assert play("annales", magistrates="historical").winners


def test_a_game_of_eager_leaders_ends_too() -> None:
    assert play("ad arma", eager=True).winners


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = [list(states("bis"))[-1] for _ in range(2)]
    assert one == other and one.turn == 4 and one.frames == []
    assert start("bis") == start("bis")
