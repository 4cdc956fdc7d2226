"""No card is without a name, a text, a picture, and an entry in `/card`."""

import pytest

from bot.interactions.commands.lookup import lookup_entries
from bot.titles.sword_of_rome.card_words import card_face
from engine.games.sword_of_rome.event_cards.interpreter import OPERATIONS
from engine.games.sword_of_rome.tables import CARDS
from render.games.sword_of_rome.cards import draw_card
from tests.bot.titles.sword_of_rome.said import SHOWN, WORDS

ENTRIES = {entry.id: entry for entry in lookup_entries("sword_of_rome") if entry.card}


@pytest.mark.parametrize("card", list(CARDS))
def test_a_card_has_a_name_a_text_and_an_entry(card: str) -> None:
    known = CARDS[card]
    assert WORDS.has_words(f"name.{card}") and WORDS.has_words(known.text)
    entry = ENTRIES[card]
    said = WORDS(known.text, powers=known.powers)
    assert entry.name == WORDS.name(card) and said in entry.text and len(said) > 15
    assert said in SHOWN.card_text(card, WORDS)


@pytest.mark.parametrize(("card", "said"), [("R13", "with up to four players"), ("R13_5p", "with five players")])
def test_a_card_of_one_edition_says_so(card: str, said: str) -> None:
    assert said in ENTRIES[card].text and "players" not in ENTRIES["R1"].text


@pytest.mark.parametrize("every", [pytest.param(6, marks=pytest.mark.test), pytest.param(1, marks=pytest.mark.soak(3))])
def test_each_card_has_a_picture(every: int) -> None:
    drawn: dict[tuple[object, ...], str] = {}
    for card in CARDS:
        shown = card_face(card, WORDS)
        assert shown.name and shown.lines and all(shown.lines)
        drawn.setdefault((shown.name, shown.kind, shown.lines, shown.value), card)
    assert len(drawn) > 150  # Campaigns and the like are alike
    for card in list(drawn.values())[::every]:
        assert draw_card(card_face(card, WORDS)).data


@pytest.mark.parametrize("op", [name for name, known in OPERATIONS.items() if known.chosen is not None])
def test_what_is_chosen_with_an_event_has_a_name_above_its_list(op: str) -> None:
    assert WORDS.has_words(f"name.part_{op}")
