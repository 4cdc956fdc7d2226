"""A hand: every card shows all of its words, and cards that are alike stand there once."""

import io

import pytest
from PIL import Image

from render.drawing.card_sheet import CARD, GAP, title_lines
from render.drawing.style import Kind, colour_from_hex
from render.kit.hand import HandCard, card_height_needed, draw_card, draw_hand, wrapped_card_lines

LONG = "Place the Dictator with any Roman army; he takes command of it, and leaves at the end of the turn. " * 2


def card(name: str, *lines: str, copies: int = 1) -> HandCard:
    kind = Kind(colour_from_hex("#2c5d8c"), "plain", "laurel")
    return HandCard(id=name, name=name, kind=kind, kind_name="Event", number=2, lines=lines, copies=copies)


def size(data: bytes) -> tuple[int, int]:
    return Image.open(io.BytesIO(data)).size


def test_no_word_of_a_card_is_cut() -> None:
    long = card("Dictator", LONG)
    assert " ".join(wrapped_card_lines(long)) == " ".join(LONG.split()) and card_height_needed(long) > CARD[1]
    assert size(draw_card(long).data)[1] == card_height_needed(long) + 2 * GAP


def test_a_row_is_as_high_as_its_highest_card() -> None:
    short = [card(f"Levy {n}", "Two CU.") for n in range(6)]
    plain, mixed = draw_hand(short), draw_hand([*short[:5], card("Dictator", LONG)])
    assert size(mixed.data)[1] - size(plain.data)[1] == card_height_needed(card("Dictator", LONG)) - CARD[1]


@pytest.mark.parametrize("name", ["Circumvallation", "Citizenship Without the Vote", "To the Brave Belongs Everything"])
def test_a_name_is_never_shortened(name: str) -> None:
    assert " ".join(line for line, _ in title_lines(name, CARD[0] - 36)) == name


def test_cards_that_are_alike_are_counted() -> None:
    made = draw_hand([card("Levy", copies=3), card("Dictator")])
    assert "4 cards: 3 × Levy 2, Dictator 2" in made.alt
