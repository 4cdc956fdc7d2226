"""The cards of Samnite Wars as they are drawn: nothing that a card says is cut, in a hand or in a War Effort."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.titles.samnite_wars import turn_card
from bot.titles.samnite_wars.title import CARDS, card_face, effort_sides
from bot.words import Words
from engine.games.samnite_wars.events import EffortsRevealed, GameEnded, TriumphRolled, TurnBegan
from engine.games.samnite_wars.fate_cards import EFFORT
from render.drawing import fonts
from render.drawing.card_sheet import CARD, title_lines
from render.games.samnite_wars.cards import STRIP, STRIP_TITLES

WORDS = Words("samnite_wars")
MANY = 9  # more lines than any card has


@pytest.mark.parametrize("card", CARDS)
def test_a_card_s_text_fits(card: str) -> None:
    shown = card_face(card, WORDS)
    titles = len(title_lines(shown.name, CARD[0] - 36))
    lines = [line for raw in shown.lines for line in fonts.wrap_text(fonts.TEXT, 30, raw, CARD[0] - 36, MANY)]
    assert lines and len(lines) + titles <= 4, lines


@pytest.mark.parametrize("card", sorted(EFFORT))
def test_a_card_s_text_fits_on_its_strip(card: str) -> None:
    shown = card_face(card, WORDS)
    room = STRIP[0] - 98 - 108  # every strip shows what its card counts
    lines = fonts.wrap_text(fonts.TEXT, 30, " · ".join((WORDS.name(shown.kind), *shown.lines)), room, MANY)
    assert len(lines) <= 2, lines
    assert fonts.text_width(fonts.TITLE, min(STRIP_TITLES), shown.name) <= room


def test_the_picture_of_the_efforts_shows_what_each_card_counts() -> None:
    """Javelins and an Ally card count more than is printed on them: what is shown adds up to the total."""
    cards = (("legions", "ally_gauls"), ("hordes", "javelins", "ally_samnites"))
    told = EffortsRevealed("1", "2", "samnites", *cards, 5, 8, (), (3, 2), (3, 2, 3))
    for side in effort_sides(told, WORDS):
        assert side.faces is not None and sum(one.force or 0 for one in side.faces) == side.total
    before = EffortsRevealed("1", "2", "samnites", *cards, 5, 8)  # as it was told once
    assert [[one.force for one in side.faces or ()] for side in effort_sides(before, WORDS)] == [
        [3, None],
        [3, 1, None],
    ]


def test_the_card_of_the_end_is_headed_by_the_end() -> None:
    """Nobody's turn goes on then, as at the set-up: but the table has long been set."""
    view: Any = SimpleNamespace(round=3)
    over = GameEnded(declared=False, consul="2", winners=("1",), prestige=40)
    assert turn_card.turn_card(view, "", [over], WORDS, continued=False).title == WORDS("turn.over")
    assert turn_card.turn_card(view, "", [TriumphRolled("1", 4)], WORDS, continued=False).title == WORDS("turn.before")
    began = TurnBegan("2", 6, 3)
    assert turn_card.turn_card(view, "", [began, over], WORDS, continued=False).title != WORDS(
        "turn.over"
    )  # a turn's own
