"""A line that calls somebody to a question is not cut by a locked screen."""

import pytest

from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from tests.bot.test_push_texts import CUT, call_lines


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_locked_screen_shows_each_call_whole(language: str) -> None:
    too_long = {line for line in call_lines(GAME_ID, language, range(2)) if len(line) > CUT}
    assert not too_long


@pytest.mark.soak(60)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_locked_screen_shows_each_call_of_many_games_whole(language: str) -> None:
    too_long = {line for line in call_lines(GAME_ID, language, range(2, 14)) if len(line) > CUT + 5}  # longer names
    assert not too_long
