"""What /card draws of a leader: his whole name, his side and his ratings."""

import pytest

from bot.titles.rise_of_the_roman_republic.reference import drawn_card
from bot.words import Words
from data.words import folder_languages
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, LEADERS
from render.drawing.card_sheet import fitting_name
from render.kit.tables import MARGIN, TITLES, WIDE


@pytest.mark.parametrize("language", folder_languages(GAME_ID))
def test_no_name_of_a_leader_is_shortened(language: str) -> None:
    words = Words(GAME_ID, language=language)
    titles = [drawn_card(leader, words)[0] for leader in LEADERS]
    assert [one for one in titles if fitting_name(one, WIDE - 2 * MARGIN, TITLES)[0] != one] == []


def test_his_side_stands_below() -> None:
    title, rows = drawn_card("107", Words(GAME_ID, language="it"))
    assert title == "Q. Fabio Massimo Rulliano" and rows[0] == ("Fazione", "Roma")
