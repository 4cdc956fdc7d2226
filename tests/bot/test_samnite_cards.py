"""The cards of Samnite Wars as they are drawn: nothing that a card says is cut, in a hand or in a War Effort."""

import pytest

from bot.titles.samnite_wars import CARDS, face
from bot.words import Words
from engine.games.samnite_wars.cards import EFFORT
from render import fonts
from render.cards import CARD, STRIP, title_lines

WORDS = Words("samnite_wars")
MANY = 9  # more lines than any card has


@pytest.mark.parametrize("card", CARDS)
def test_a_card_s_text_fits(card: str) -> None:
    shown = face(card, WORDS)
    titles = len(title_lines(shown.name, CARD[0] - 36))
    lines = [line for raw in shown.lines for line in fonts.wrap(fonts.TEXT, 30, raw, CARD[0] - 36, MANY)]
    assert lines and len(lines) + titles <= 4, lines


@pytest.mark.parametrize("card", sorted(EFFORT))
def test_a_card_s_text_fits_on_its_strip(card: str) -> None:
    shown = face(card, WORDS)
    room = STRIP[0] - 98 - (108 if shown.force is not None else 16)
    lines = fonts.wrap(fonts.TEXT, 30, " · ".join((WORDS.name(shown.kind), *shown.lines)), room, MANY)
    assert len(lines) <= 2, lines
