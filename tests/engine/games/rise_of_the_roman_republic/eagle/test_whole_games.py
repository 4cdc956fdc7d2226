"""Random whole games of the Eagle: each ends after ten years at most, and breaks nothing on the way."""

import pytest

from tests.engine.games.rise_of_the_roman_republic.random_games import play


@pytest.mark.parametrize("seed", ["pyrrhus", "cineas"])
def test_a_random_game_of_the_eagle_ends(seed: str) -> None:
    outcome = play(seed, scenario="eagle", eager=seed == "cineas")
    assert set(outcome.scores) == {"rome", "epirus"} and set(outcome.winners) <= {"rome", "epirus"}
