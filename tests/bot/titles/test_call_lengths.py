"""A line that calls somebody to a question of these titles is not cut by a locked screen."""

import pytest

from tests.bot.test_push_texts import CUT, call_lines

SHORT = ("total_war_rome", "rise_of_the_roman_republic")


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_locked_screen_shows_each_call_whole(game: str, language: str) -> None:
    assert not {line for line in call_lines(game, language, range(2)) if len(line) > CUT}


@pytest.mark.soak(60)
@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_locked_screen_shows_each_call_of_many_games_whole(game: str, language: str) -> None:
    assert not {line for line in call_lines(game, language, range(2, 14)) if len(line) > CUT + 5}  # longer names
