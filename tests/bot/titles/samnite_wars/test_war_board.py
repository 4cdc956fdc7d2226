"""In a war the DM shows both sides and one's own cards in one picture, and says of each card what it does there."""

import msgspec
import pytest
from PIL import ImageDraw

from bot.screens.prompt_screen import PromptScreen
from bot.titles import title_of_game
from bot.titles.samnite_wars.war_board import card_counts_for_side, war_board
from bot.words import Words
from engine.games.samnite_wars.view import SamniteView
from render.drawing import card_sheet
from render.drawing.style import Colour
from render.games.samnite_wars import war_board as drawn
from render.games.samnite_wars.war_board import draw_war
from tests.conformance.walks import walk
from tests.render.games.samnite_wars.sample_views import INVASION

WORDS = Words("samnite_wars", {str(n): name for n, name in enumerate(("Ada", "Boris", "Clara", "Dmitri"), 1)})
HAND = ("legions", "spears", "garrison")


def seen_by(seat: str | None) -> SamniteView:
    return msgspec.structs.replace(INVASION, seat=seat, hand=HAND if seat else ())


def test_who_fights_sees_both_sides_and_what_his_cards_count() -> None:
    consul = seen_by("2")
    found = war_board(consul, WORDS)
    assert found is not None and consul.combat is not None
    left, right, cards, heading = found
    assert (left.name, right.name) == ("Boris", "Clara") and heading == "Campaign: Lucanians"
    assert left.cards == next(p.hand_size for p in consul.players if p.seat == "2")
    counts = card_counts_for_side(consul, consul.combat)
    assert [card.force for card in cards] == [counts["legions"], counts["spears"], None]
    other = war_board(seen_by("3"), WORDS)
    assert other is not None and other[2] != cards  # the legions are Rome's alone


@pytest.mark.parametrize("seat", [None, "1"])
def test_who_does_not_fight_sees_none(seat: str | None) -> None:
    assert war_board(seen_by(seat), WORDS) is None


def test_once_the_efforts_are_shown_there_is_none() -> None:
    assert INVASION.combat is not None
    shown = msgspec.structs.replace(INVASION.combat, consul_cards=("legions",), enemy_cards=())
    assert war_board(msgspec.structs.replace(seen_by("2"), combat=shown), WORDS) is None


def test_each_card_says_what_it_does_in_ten_words() -> None:
    say = title_of_game("samnite_wars").option_note
    assert say(seen_by("2"), "spears", WORDS) == "+1 Force here · For anybody."
    assert say(seen_by("3"), "legions", WORDS).startswith("Of no use here")
    assert say(msgspec.structs.replace(seen_by("2"), combat=None), "spears", WORDS) == "For anybody."
    assert say(seen_by("2"), "latins", WORDS) == ""


def test_who_may_be_named_is_told_with_cards_and_prestige_but_no_number_of_cards_to_buy() -> None:
    """Whom one appoints, takes as ally or harms was asked by bare names; where cards are bought "2" is a number."""
    say, player = title_of_game("samnite_wars").option_note, next(p for p in INVASION.players if p.seat == "3")
    naming = msgspec.structs.replace(seen_by("2"), phase="resolution")
    assert say(naming, "3", WORDS) == f"{player.hand_size} cards · {player.triumph} Prestige"
    assert say(msgspec.structs.replace(naming, phase="strategy"), "3", WORDS) == ""


def test_it_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    def write(
        draw: ImageDraw.ImageDraw, place: tuple[float, float], text: str, cut: str, size: int, ink: Colour,
        anchor: str = "ls",
    ) -> None:  # fmt: skip
        sizes.append(size)
        card_sheet.write_card_line(draw, place, text, cut, size, ink, anchor)

    monkeypatch.setattr(drawn, "write_card_line", write)
    found = war_board(seen_by("2"), WORDS)
    assert found is not None
    picture = draw_war(*found[:3], title=found[3])
    assert len(sizes) > 8 and all(size * 400 / picture.width >= 14 for size in sizes)
    assert "Campaign: Lucanians" in picture.alt and f"{WORDS.name('legions')} " in picture.alt


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_list_of_how_much_is_headed_by_what_is_done(language: str) -> None:
    """A list of cards to buy was headed "Choose: Coins"."""
    words = Words("samnite_wars", language=language)
    step = next(s for s in walk("samnite_wars", 1) if s.prompt.moment == "turn.strategy")
    assert PromptScreen(words, "TABLE", step.prompt, ("buy_cards",))._field_heading("gold") == words("do.buy_cards")
