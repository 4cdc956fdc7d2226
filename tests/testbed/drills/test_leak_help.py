"""Leaks in what is told for help: advice, suggested baskets, pages for newcomers, short rules, the practice table."""

from typing import Any
from zlib import crc32

import pytest

from bot.messages.screen import Screen
from bot.screens.help_screen import rules_screen, short_rules_pages
from bot.screens.lessons import lessons_of
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel.prompts import Prompt
from render import RenderService
from testbed.drills.leaks import hunt, practised, visible, watcher
from testbed.drills.report import Report
from tests.games import EXAMPLE
from tests.testbed.drills.short import LeakFoundError, stop_at_a_leak
from tests.tiers import thinned


@pytest.mark.parametrize("game", thinned(game_ids(), seconds=2))
async def test_nothing_is_told_at_a_practice_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practised, "DECISIONS", 4)
    report = Report(name="leak")
    await practised.watch_practice(game, "short", report)
    assert report.has_held, report.said
    assert report.figures["pages of /learn read"] == len(lessons_of(game, Words(game)))
    hands = "cards" in find_game(game).state_type.__struct_fields__
    assert report.figures["advice asked for"] == 4
    assert (int(report.figures["secrets looked for"]) > 10) == hands  # who holds no cards hides nothing at such a table


async def found(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the first leak that the drill finds when it always asks for advice, "" if there is none."""

    for chance, value in (("PICTURES", 0.0), ("ADVICE", 1.0), ("BASKETS", 1.0), ("WORDS", 1.0), ("STEPS", 30)):
        monkeypatch.setattr(hunt, chance, value)
    stop_at_a_leak(monkeypatch)
    renderer = RenderService()
    try:
        await hunt.Hunt(EXAMPLE, "help", Report(name="leak"), renderer).play_to_end()
    except LeakFoundError as error:
        return str(error)
    finally:
        renderer.close()
    return ""


async def test_advice_that_knows_more_than_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:

    def leaky(live: visible.Still, prompt: Prompt, action: Any) -> Screen:
        return Screen(content=str(live.state.cards.zones))

    assert await found(monkeypatch) == ""
    monkeypatch.setattr(visible, "advice_screen", leaky)
    assert " why for " in await found(monkeypatch)


async def test_short_rules_that_hang_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of the question that others answer in secret."""
    of_table: Any = visible.Still.prompts_waited_for

    def leaky(live: visible.Still) -> list[Prompt]:
        return [p for p in of_table(live) if crc32(str(live.state.cards.zones).encode()) % 2]

    monkeypatch.setattr(visible.Still, "prompts_waited_for", leaky)
    monkeypatch.setattr(hunt, "pieces_always_shown", lambda live, seat: ())  # the panel would tell of it first
    monkeypatch.setattr(
        visible, "short_rules_now_screen", lambda words, phase, asked, options: Screen(content=str(len(list(asked))))
    )
    assert "/rules for " in await found(monkeypatch)


@pytest.mark.parametrize("game", game_ids())
def test_words_of_a_sentence_are_no_leak_whatever_is_put_into_it(game: str) -> None:
    """A permission that names "a Campaign" tells nothing of who holds the card of that name."""
    words, looked = Words(game), 0
    for key, message in sorted(words.messages.items()):
        tree = message.tree() if key.startswith("event.") and message.fixed is None else None
        last = getattr(tree.value.elements[-1], "value", "") if tree is not None and tree.value is not None else ""
        card = next((word for word in str(last).split() if word.isalpha() and len(word) > 5), "")
        if card:
            said, looked = f"Ada: {last}", looked + 1
            assert not watcher.names_card(card, watcher.without_fixed_words(said, card, words))
            assert watcher.names_card(card, watcher.without_fixed_words(f"{said} {card}", card, words))
    assert looked > 3


@pytest.mark.parametrize("game", game_ids())
def test_what_everybody_may_read_is_no_leak_though_it_names_cards(game: str) -> None:
    words = Words(game)
    pages = short_rules_pages(words)
    named = [
        (card, page["text"]) for page in pages for card in page["text"].split() if card.isalpha() and len(card) > 5
    ]
    listed = rules_screen(words, "").words()  # a page may be called like a card
    named += [(page["title"], listed) for page in pages]
    for card, said in [*named[:20], *named[-len(pages) :]]:
        assert not watcher.names_card(card, watcher.without_fixed_words(said, card, words))
        assert watcher.names_card(card, watcher.without_fixed_words(f"Ada holds {card}", card, words))


def test_a_heading_that_cuts_a_sentence_off_is_no_leak() -> None:
    """A card's heading leaves the full stop away, and sometimes what comes after a comma."""
    words, card = Words("sword_of_rome"), "Campaign"
    for end in (", while they are allies.", ", while they are allies", "", "."):
        said = f"The Gauls let the Etruscans and Samnites lead their armies in a Campaign{end}"
        assert not watcher.names_card(card, watcher.without_fixed_words(said, card, words)), end
        assert watcher.names_card(card, watcher.without_fixed_words(f"{said} Campaign", card, words))
