"""The pages for newcomers: of every game, within Discord's limits, leafed through by presses."""

import pytest

from bot.learning.lessons import PAGES, all_sides, lesson_screen, lessons_of
from bot.testbed.sandbox.people.person import text_of
from bot.words import Words
from tests.bot.hall import InProcess, verbs
from tests.conformance.walks import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_every_game_keeps_the_limits_and_names_its_number(game: str) -> None:
    words = Words(game)
    for sides in ((), *((side,) for side in all_sides(game))):
        count = len(lessons_of(game, words, sides))
        for page in range(1, count + 1):
            screen = lesson_screen(game, words, page, "ABCDE", sides)
            assert list(screen.broken()) == []
            assert screen.card is not None and f"page {page} of {count}" in screen.card.above
            pressed = [button.id.split(":")[0] for row in screen.rows if isinstance(row, tuple) for button in row]
            assert pressed[-1] == "guide" and pressed.count("learn") == (page > 1) + (page < count)


@pytest.mark.parametrize("game", [game for game in GAMES if Words(game).has("learn.wins")])
def test_a_game_tells_all_pages_without_gaps(game: str) -> None:
    words = Words(game)
    found = lessons_of(game, words)
    assert len(found) == len(PAGES)
    for lesson in found:
        assert "–" not in lesson.text and "{" not in lesson.text and "\n" in lesson.text, lesson


def test_a_game_without_pages_tells_its_short_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    monkeypatch.setattr(Words, "has", lambda words, key: False)
    found = lessons_of(game, Words(game))
    assert 1 <= len(found) <= len(PAGES) and all(lesson.title and lesson.text for lesson in found)
    monkeypatch.setattr("bot.learning.lessons.rules_of", lambda game: [])
    assert lessons_of(game, Words(game))[0].title == Words(game).name(game)


@pytest.mark.parametrize("game", GAMES)
async def test_a_newcomer_leafs_through_the_pages(hall: InProcess, game: str) -> None:
    ada, count = hall.person("Ada"), len(lessons_of(game, Words(game)))
    opened = await (await ada.slash("learn", "games", game=game)).settled()
    message = opened.message
    assert message is not None and opened.ephemeral and f"page 1 of {count}" in text_of(message)
    shown = [text_of(message)]
    for page in range(2, count + 1):
        forward = [c for c in message_ids(message) if c.startswith("learn:")][-1]
        turned = await (await ada.press(message, custom_id=forward)).settled()
        message = turned.message or message
        assert f"page {page} of {count}" in text_of(message), text_of(message)
        shown.append(text_of(message))
        pictures = [a for a in message.attachments if a.filename.endswith(".png")]
        assert bool(pictures) == (page == 2), page
    assert len(set(shown)) == count and "guide" in verbs(message)


def message_ids(message: object) -> list[str]:
    from bot.testbed.sandbox.people.person import controls_of

    return [str(control.get("custom_id", "")) for control in controls_of(message)]  # type: ignore[arg-type]
