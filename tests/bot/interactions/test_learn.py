"""The pages for newcomers: of every game, within Discord's limits, leafed through by presses."""

import pytest

from bot.sandbox.people.person import controls_of, text_of
from bot.sandbox.world import Message
from bot.screens.lessons import PAGES, all_sides, lesson_screen, lessons_of, seat_count_range
from bot.titles.scenarios import subject_at, titled_with_scenario, usual_seats
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.store.models import RUNNING
from tests.bot.hall import InProcess, button, forward, refused, until, verbs
from tests.bot.titles.total_war_rome.table import draw_plainly, rome_table
from tests.conformance.walks import GAMES, some_games


@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_every_game_keeps_the_limits_and_names_its_number(game: str) -> None:
    words = Words(game)
    for sides in ((), *((side,) for side in all_sides(game))):
        count = len(lessons_of(game, words, sides))
        for page in range(1, count + 1):
            screen = lesson_screen(game, words, page, "ABCDE", sides)
            assert list(screen.broken_limits()) == []
            assert screen.card is not None and f"page {page} of {count}" in screen.card.above
            pressed = [button.id.split(":")[0] for row in screen.rows if isinstance(row, tuple) for button in row]
            assert pressed[-1] == "guide" and pressed.count("learn") == (page > 1) + (page < count)
            assert (pressed.count("guide") > 1) == (page == count and bool(find_game(game).roles))


@pytest.mark.parametrize("game", [game for game in GAMES if Words(game).has_words("learn.wins")])
def test_a_game_tells_all_pages_without_gaps(game: str) -> None:
    words = Words(game)
    found = lessons_of(game, words)
    assert len(found) == len(PAGES)
    for lesson in found:
        assert "–" not in lesson.text and "{" not in lesson.text and "\n" in lesson.text, lesson


def test_a_game_with_scenarios_says_how_many_play_any_of_them() -> None:
    """The Rise of the Roman Republic said "3 play", though most of its scenarios are for two."""
    found = {game: seat_count_range(game) for game in GAMES}
    assert all(least <= find_game(game).least_seats <= find_game(game).most_seats <= most
               for game, (least, most) in found.items())  # fmt: skip
    assert (2, 3) in found.values()


@pytest.mark.parametrize("game", [game for game in GAMES if Words(game).has_words("learn.wins")])
def test_every_side_of_a_game_that_tells_pages_has_its_opening(game: str) -> None:
    words = Words(game)
    assert [side for side in all_sides(game) if not words.has_words(f"learn.opening_{side}")] == []


def test_a_game_without_pages_tells_its_short_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    monkeypatch.setattr(Words, "has_words", lambda words, key: False)
    found = lessons_of(game, Words(game))
    assert 1 <= len(found) <= len(PAGES) and all(lesson.title and lesson.text for lesson in found)
    monkeypatch.setattr("bot.screens.lessons.short_rules_pages", lambda words: [])
    assert lessons_of(game, Words(game))[0].title == Words(game).name(game)


@pytest.mark.parametrize("game", some_games(1, 1))
async def test_a_newcomer_leafs_through_the_pages(hall: InProcess, game: str) -> None:
    ada, count = hall.person("Ada"), len(lessons_of(game, Words(game)))
    opened = await (await ada.slash("learn", "games", game=game)).wait_until_answered()
    message = opened.message
    assert message is not None and opened.is_ephemeral and f"page 1 of {count}" in text_of(message)
    shown = [text_of(message)]
    for page in range(2, count + 1):
        turned = await (await ada.press(message, custom_id=forward(message))).wait_until_answered()
        message = turned.message or message
        assert f"page {page} of {count}" in text_of(message), text_of(message)
        shown.append(text_of(message))
        if page == 2:  # the map comes when it is drawn
            await until(lambda shown=message: drawn(shown))
        assert bool(drawn(message)) == (page == 2), page
    assert len(set(shown)) == count and "guide" in verbs(message)


def drawn(message: Message) -> list[str]:
    """Return the pictures of a message."""
    return [one.filename for one in message.attachments if one.filename.endswith(".png")]


async def test_who_names_no_game_chooses_one(hall: InProcess) -> None:
    """It opened the first of the alphabet; in a table's thread it is the table's."""
    ada = hall.person("Ada")
    asked = await (await ada.slash("learn", "games")).wait_until_answered()
    assert asked.is_ephemeral and asked.message is not None
    assert all(Words(game).name(game) in asked.text for game in GAMES)
    ids = [one for one in message_ids(asked.message) if one.startswith("learn:")]
    assert len(ids) == len(GAMES) > 1
    for game, custom_id in zip(GAMES, ids, strict=True):
        asked = await (
            await ada.slash("learn", "games")
        ).wait_until_answered()  # the press before turned this message's page
        assert asked.message is not None
        turned = await (await ada.press(asked.message, custom_id=custom_id)).wait_until_answered()
        assert turned.message is not None and head(game) in text_of(turned.message)
    table = await hall.start("Ada", "Boris", game=GAMES[-1])
    there = await (await ada.slash("learn", hall.thread(table))).wait_until_answered()
    assert head(GAMES[-1]) in there.text


def head(game: str) -> str:
    """Return what stands above the first page of a game, of its first scenario where it has any."""
    return Words(game)(
        "learn.page", game=titled_with_scenario(subject_at(game, {}), Words(game)), page=1, pages=len(PAGES)
    )


async def test_a_lobby_of_one_plays_against_computers_at_once(hall: InProcess) -> None:
    ada, table = hall.person("Ada"), await hall.create("Ada")
    card = hall.card(table)
    assert "learn" in verbs(card) and "Until Rome holds" in card.all_words
    assert "learn" in verbs(next(m for m in ada.messages("dm") if "You have joined" in m.all_words))
    page = await (await hall.person("Boris").press(card, "New here?")).wait_until_answered()
    assert page.is_ephemeral and "page 1 of" in page.text
    await refused(await hall.person("Boris").press(card, "Against computers, now"), "Only the host")
    begun = await (await ada.press(card, "Against computers, now")).wait_until_answered()
    assert "begins" in begun.text and "in your DMs: https://discord.com/channels/@me/" in begun.text
    row = (await hall.actor(table)).live.row
    assert row.status == RUNNING and len(row.seats) == usual_seats(row.game)


@pytest.mark.drawn("map")
async def test_a_lobby_opens_the_pages_and_the_map_of_its_own_scenario(hall: InProcess) -> None:
    table = await hall.create("Ada", game="rise_of_the_roman_republic", options="scenario=thunderbolt")
    page = await (await hall.person("Boris").press(hall.card(table), "New here?")).wait_until_answered()
    assert page.message is not None and "Hannibal needs seven" in page.text
    turned = await (await hall.person("Boris").press(page.message, "Next: A turn")).wait_until_answered()
    shown = turned.message
    assert shown is not None
    await until(lambda: "218 BC" in str([one.description for one in shown.attachments]))


async def test_a_lobby_of_several_is_filled(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    await until(lambda: "Fill and start" in labels(hall.card(table)))
    begun = await (await hall.person("Ada").press(hall.card(table), "Fill and start")).wait_until_answered()
    assert "begins" in begun.text
    row = (await hall.actor(table)).live.row
    assert [seat.kind for seat in row.seats] == ["human", "human", "computer", "computer"]
    await until(lambda: verbs(hall.card(table)) == ["watch"])


async def test_factions_are_chosen_by_name_as_one_joins(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_plainly(monkeypatch)
    table = await rome_table(hall)
    card, boris = hall.card(table), hall.person("Boris")
    assert (
        "Free: " in card.all_words
        and "Greek States" in card.all_words
        and "First to 20 victory points" in card.all_words
    )
    joined = await (await boris.press(card, "Join as…")).wait_until_answered()
    assert joined.message is not None and "You sit at" in joined.text and "**Greek States**: free" not in joined.text
    chosen = await boris.select(joined.message, "rome", custom_id=button(joined.message, "roleset"))
    assert "You have chosen **Rome**" in (await chosen.wait_until_answered()).text
    again = await (await boris.press(card, "Join as…")).wait_until_answered()
    assert "**Rome**: yours" in again.text
    page = await (await boris.press(card, "New here?")).wait_until_answered()
    assert page.message is not None
    leaf = await boris.forge(page.message, f"learn:{table}::total_war_rome:5")
    assert "**Rome**" in (await leaf.wait_until_answered()).text and "**Carthage**" not in leaf.text


async def test_the_options_say_what_they_change_and_which_is_usual(hall: InProcess) -> None:
    table = await hall.create("Ada")
    form = (await hall.person("Ada").press(hall.card(table), "Options")).message
    assert form is not None and "**Fate deck**: whether" in form.all_words
    lists = {str(c["custom_id"]).split(":")[-1]: c["options"] for c in controls_of(form) if "options" in c}
    assert [o["value"] for o in lists["deck"] if o.get("description") == "the usual"] == ["face_up"]


def labels(message: Message) -> str:
    return " ".join(str(c.get("label", "")) for c in controls_of(message))


def message_ids(message: Message) -> list[str]:
    return [str(control.get("custom_id", "")) for control in controls_of(message)]
