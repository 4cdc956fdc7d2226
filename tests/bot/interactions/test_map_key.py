"""The key to the map stands behind a button under each map; /rules without a word opens what is asked now."""

import pytest

from bot.messages.ids import Press
from bot.screens.help_screen import help_page_for_question
from bot.screens.map_letters import key_buttons
from bot.tables.post_types import Map, outbox_post
from bot.titles import title_of_game
from bot.titles.scenarios import Subject, scenarios_of
from bot.words import Words
from engine.store.models import PUBLIC
from tests.bot.clockwork import asked, default, seated
from tests.bot.hall import InProcess, button, refused, until, verbs
from tests.conformance.walks import GAMES, some_games
from tests.tiers import thinned

PHONE = 1200  # pixels of a picture whose type is 42 pixels high


@pytest.mark.drawn("key")
async def test_a_map_leads_to_its_key(hall: InProcess) -> None:
    table, _, consul, _ = await seated(hall)
    shown = await (await consul.slash("map", hall.thread(table))).wait_until_answered()
    assert shown.message is not None
    receipt = await (await consul.press(shown.message, custom_id=button(shown.message, "key"))).wait_until_answered()
    assert receipt.message is not None and receipt.is_ephemeral
    assert "Control token of Rome" in str(receipt.message.attachments[0].description)


async def test_rules_without_a_word_open_what_is_asked_now(hall: InProcess) -> None:
    """In the table's thread and in a DM; with the key below, since signs of the map are meant. What is named, or asked
    where no table is, is shown as before."""
    table, actor, consul, _ = await seated(hall)
    while help_page_for_question(actor.live.words, asked(actor).moment) is None:
        await default(actor)
    page = help_page_for_question(actor.live.words, asked(actor).moment)
    assert page is not None
    for where in (hall.thread(table), "dm"):
        told = await (await consul.slash("rules", where)).wait_until_answered()
        assert told.message is not None and f"### {page['title']}" in told.text, told.text
        assert button(told.message, "key")
    named = await (await consul.slash("rules", hall.thread(table), phase="fate")).wait_until_answered()
    assert "### Fate" in named.text and f"### {page['title']}" not in named.text
    listed = await (await hall.person("Clara").slash("rules", "games", game=actor.live.row.game)).wait_until_answered()
    assert "Fate" in listed.text and "Rules text:" not in listed.text


@pytest.mark.parametrize("game", some_games(1, 1))
async def test_the_map_of_a_round_in_the_thread_leads_to_its_key(hall: InProcess, game: str) -> None:
    table = await hall.start("Ada", "Boris", game=game)
    actor = await hall.actor(table)
    assert key_buttons(actor.live)
    async with actor.turn() as live:
        live.replace(row=await actor.store.update_table(live.row, posts=[outbox_post(PUBLIC, Map(decision=live.head))]))
    hall.app.tables.posted()
    await hall.settled()
    shown = [m for m in hall.thread(table).messages.values() if "key" in verbs(m) and m.attachments]
    assert shown and verbs(shown[-1]).count("near") == len(
        title_of_game(game).close_ups_under_map(actor.live.row.options)
    )
    told = await (await hall.person("Ada").press(shown[-1], custom_id=button(shown[-1], "key"))).wait_until_answered()
    assert told.message is not None and told.is_ephemeral and told.message.attachments


def seen_with(game: str, part: str) -> dict[str, str]:
    """Return the options of a table that shows a part of the map large; {} where any does."""
    subjects = [Subject(game), *(Subject(game, scenario) for scenario in scenarios_of(game))]
    options = next(
        found.options() for found in subjects if part in title_of_game(game).close_ups_under_map(found.options())
    )
    return {"options": "; ".join(f"{key}={value}" for key, value in options.items())} if options else {}


CLOSE = [(game, part) for game in GAMES for part in title_of_game(game).close_ups]


@pytest.mark.drawn("map")
@pytest.mark.parametrize(("game", "part"), thinned(CLOSE, 5, seconds=4))
async def test_a_crowded_part_opens_large_by_a_button_under_the_map(hall: InProcess, game: str, part: str) -> None:
    """Drawn so that its type is 14 pixels where a phone shows the picture 400 wide, which the whole board is not."""
    ada, words, options = hall.person("Ada"), Words(game), seen_with(game, part)
    table = await hall.create("Ada", game=game, **options)
    await (await ada.press(hall.card(table), words("button.fill_alone"))).wait_until_answered()
    await hall.settled()
    assert title_of_game(game).close_ups[part] in title_of_game(game).places and words.has_words(f"name.near_{part}")
    whole = await (await ada.slash("map", hall.thread(table))).wait_until_answered()
    board = whole.message
    assert board is not None
    await until(lambda: board.attachments)
    assert int(board.attachments[0].width or 0) > PHONE
    label = words.name(f"near_{part}")
    near = await (await ada.press(board, label)).wait_until_answered()
    close = near.message
    assert close is not None and near.is_ephemeral
    # A drawing that takes long comes in place of the map: that message is the person's own.
    await until(lambda: close.attachments and int(close.attachments[0].width or 0) <= PHONE)
    await refused(await ada.forge(board, Press("near", table, "", "nowhere").id()), "Nothing has changed")
