"""What stands beside a card in a list is whole: Discord cuts a line of more than a hundred characters."""

import pytest

from bot.messages.screen import OPTION
from bot.titles.sword_of_rome.card_words import card_note
from bot.words import Words
from engine.games import game_by_id
from engine.games.sword_of_rome.tables import CARDS, GAME_ID


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_a_card_does_is_not_cut_beside_it(language: str) -> None:
    words, _ = Words(GAME_ID, language=language), game_by_id(GAME_ID)  # whose chapters register what cards do
    assert [card for card in CARDS if len(card_note(card, words)) > OPTION] == []
