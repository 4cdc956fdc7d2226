"""The guided round: a practice table in one's own DM, by presses alone; killed, left, cleared away."""

import re
import signal
from pathlib import Path

import pytest

from bot.messages.screen import Button, Select, SelectOption
from bot.sandbox.launch import Sandbox
from bot.sandbox.people.person import Person, text_of
from bot.sandbox.world import Message
from bot.screens.lessons import lesson_screen, lessons_of
from bot.screens.rows.table_rows import with_table_rows
from bot.tables.live import WAITING
from bot.tables.practice import KEPT, SEAT
from bot.titles import title_of_game
from bot.titles.scenarios import practice_roles, subject_at
from bot.words import Words
from engine.games import game_by_id as find_game
from engine.store.models import ABANDONED, RUNNING
from engine.store.places.opening import open_at_read_only
from tests.bot.clockwork import Time
from tests.bot.hall import Hall, InProcess, Process, button, last_page, refused, until, verbs
from tests.conformance.walks import GAMES
from tests.tiers import thinned

NUMBER = re.compile(r"-# #(\d+)(?:–(\d+))? · (\w{5})$", re.MULTILINE)
PRESSES = 400  # more than a round takes


async def guided(hall: Hall, who: Person, game: str) -> Message:
    """Open the pages, leaf to the last and start a guided round; return the answer."""
    opened = await (await who.slash("learn", "games", game=game)).wait_until_answered()
    message = await last_page(who, opened.message)
    begun = await (await who.press(message, custom_id=button(message, "guide"))).wait_until_answered()
    assert begun.message is not None and "Your practice table is in your DMs" in begun.text, begun
    return begun.message


def asked(who: Person) -> Message | None:
    """Return the newest message of a person's DM that asks something."""
    found = (m for m in reversed(who.messages("dm")) if not m.deleted and m.ephemeral_to is None)
    return next((m for m in found if "advice" in verbs(m)), None)


async def follow(who: Person) -> str:
    """Press "Why this?" under what is asked, and do what is suggested; return what was said."""
    card = await until(lambda: asked(who))
    told = await (await who.press(card, custom_id=button(card, "advice"))).wait_until_answered()
    hint = told.text  # before the press that follows it turns the message into what came of it
    if told.message is None or "advised" not in verbs(told.message):
        return hint
    done = await (await who.press(told.message, custom_id=button(told.message, "advised"))).wait_until_answered()
    return hint + "\n" + done.text


def numbers(who: Person, table: str) -> list[int]:
    """Return the numbers that the DM's messages bear for a table."""
    found: list[int] = []
    for message in who.messages("dm"):
        for first, last, named in NUMBER.findall(message.all_words):
            if named == table and not message.deleted and message.ephemeral_to is None:
                found += range(int(first), int(last or first) + 1)
    return found


@pytest.mark.parametrize("name", ["Ada", "Boris", "Clara"])
@pytest.mark.parametrize("game", [game for game in GAMES if title_of_game(game).lesson_begins])
async def test_a_guided_round_begins_where_its_title_says(hall: InProcess, game: str, name: str) -> None:
    """What comes before is answered as a computer would, and then no more."""
    who = hall.person(name)
    told = await guided(hall, who, game)
    (row,) = await hall.app.store.tables(user=int(who.id))
    assert "as a computer player would" in "\n".join(m.all_words for m in (told, *who.messages("dm")))
    live = (await hall.actor(row.id)).live
    await until(lambda: not live.extra.led_in)
    waiting = [prompt.moment for prompt in live.prompts_of(SEAT) if prompt.kind in WAITING]
    assert set(waiting) & title_of_game(game).lesson_begins, waiting
    await hall.settled()
    assert [prompt.moment for prompt in live.prompts_of(SEAT) if prompt.kind in WAITING] == waiting


@pytest.mark.parametrize("game", thinned(GAMES, 2, 1))
async def test_a_newcomer_plays_a_guided_round_by_presses_alone(hall: InProcess, game: str) -> None:
    ada = hall.person("Ada")
    await guided(hall, ada, game)
    (row,) = await hall.app.store.tables(user=int(ada.id))
    assert row.status == RUNNING and row.guild == 0 and row.extra["practice"] == "1" and row.pace.deadline is None
    live = (await hall.actor(row.id)).live
    said = []
    for _ in range(PRESSES):
        if live.game.round(live.state) > 1:
            break
        said.append(await follow(ada))
        await hall.settled()
    assert live.game.round(live.state) == 2
    assert sum("That was a whole round" in m.all_words for m in ada.messages("dm")) == 1
    assert said and all("A computer player would" in one for one in said)
    left = [m.all_words for m in ada.messages("dm") if not m.deleted and m.ephemeral_to is None]
    assert not [said for said in left if "Your answer: " in said], "one card, and no copies of answered ones"
    bore = numbers(ada, row.id)
    assert bore and len(bore) == len(set(bore))
    told = {m.id for m in ada.messages("dm") if m.ephemeral_to is None and "steps" in verbs(m)}
    assert told and not told & {push.message_id for push in hall.sandbox.pushes(ada)}  # it calls nobody
    assert await audiences(hall, row.id) == {"1"}
    for channel in hall.sandbox.world.channels.values():
        if channel.id not in hall.sandbox.world.dms.values():
            assert not any(row.id in m.all_words for m in channel.messages.values() if m.ephemeral_to is None)


@pytest.mark.parametrize("game", [game for game in GAMES if find_game(game).roles])
async def test_one_chooses_what_to_play_in_a_guided_round(hall: InProcess, game: str) -> None:
    ada, role = hall.person("Ada"), practice_roles(subject_at(game, {}))[1]
    screen = lesson_screen(game, Words(game), len(lessons_of(game, Words(game))))
    last = screen.rows[1]
    assert isinstance(last, tuple)
    opened = await (await ada.slash("learn", "games", game=game)).wait_until_answered()
    message = await last_page(ada, opened.message)
    await (await ada.press(message, custom_id=last[1].id)).wait_until_answered()
    (row,) = await hall.app.store.tables(user=int(ada.id))
    assert (await hall.actor(row.id)).live.sides_of("1") == role.plays()


@pytest.mark.parametrize("beside", thinned(range(1, 6), 2))
async def test_why_this_has_room_below_a_question_of_full_rows(hall: InProcess, beside: int) -> None:
    """Four lists and a row of up to five buttons: the last of five gives way, and what confirms never does."""
    ada = hall.person("Ada")
    await guided(hall, ada, GAMES[0])
    (row,) = await hall.app.store.tables(user=int(ada.id))
    await hall.settled()
    live = (await hall.actor(row.id)).live
    lists = tuple(
        Select(id=f"sel:{n}", placeholder="?", options=(SelectOption(value="a", label="A"),)) for n in range(4)
    )
    last = tuple(Button(id=f"own:{n}", label=str(n)) for n in range(beside))
    rows = with_table_rows((*lists, last), live, live.questions_seat_can_answer("1")[0])
    below = rows[-1]
    assert not isinstance(below, Select)
    verbs_of = [button.id.partition(":")[0] for button in below]
    assert len(rows) == 5 and rows[:4] == lists and len(verbs_of) <= 5
    assert "advice" in verbs_of and verbs_of[: min(beside, 4)] == ["own"] * min(beside, 4)


async def audiences(hall: InProcess, table: str) -> set[str]:
    found = await hall.app.store._db.read(  # type: ignore[attr-defined]
        lambda conn: conn.execute("SELECT DISTINCT audience FROM outbox WHERE table_id = ?", (table,)).fetchall()
    )
    return {row[0] for row in found}


async def test_it_is_listed_left_and_cleared_away_after_a_week(hall: InProcess) -> None:
    clock, ada, boris = Time(hall), hall.person("Ada"), hall.person("Boris")
    await guided(hall, ada, GAMES[0])
    (row,) = await hall.app.store.tables(user=int(ada.id))
    await hall.settled()
    again = await guided(hall, ada, GAMES[0])
    assert [r.id for r in await hall.app.store.tables(user=int(ada.id))] == [row.id]
    listed = (await ada.slash("mytables", "games")).text
    assert (
        "Practice" in row.name
        and f"**{row.name}** ({row.id})" in listed
        and "channels/@me/" in listed
        and "@me" in text_of(again)
    )
    assert row.id not in (await ada.slash("game list", "games")).text
    await refused(await boris.slash("table", "games", table=row.id), "no table")
    card = await until(lambda: asked(ada))
    sure = await (await ada.press(card, custom_id=button(card, "quit"))).wait_until_answered()
    assert sure.message is not None and (await hall.actor(row.id)).live.is_running
    left = await (await ada.press(sure.message, custom_id=button(sure.message, "quit"))).wait_until_answered()
    assert "You have left the practice table" in left.text
    await hall.settled()
    found = await hall.app.store.table(row.id)
    assert found is not None and found.status == ABANDONED
    assert not any("advice" in verbs(m) for m in ada.messages("dm") if m.ephemeral_to is None)
    await guided(hall, ada, GAMES[0])
    (other,) = [r for r in await hall.app.store.tables(user=int(ada.id)) if r.status == RUNNING]
    await clock.passes(KEPT + 3600.0, other.id)
    await hall.app.tables.put_idle_tables_aside(hall.app.tables.now())
    assert await hall.app.store.tables(user=int(ada.id)) == []
    left_over = await hall.app.store._db.read(  # type: ignore[attr-defined]
        lambda conn: conn.execute("SELECT count(*) FROM decisions WHERE table_id = ?", (row.id,)).fetchone()
    )
    assert left_over[0] == 0


async def test_it_counts_towards_no_server_s_limits(hall: InProcess) -> None:
    ada = hall.person("Ada")
    await (await ada.slash("server tables", "games", most=1, person=1)).wait_until_answered()
    await guided(hall, ada, GAMES[0])
    table = await hall.create("Ada")
    assert table


async def test_who_cannot_be_written_to_is_told_so(hall: InProcess) -> None:
    ada = hall.person("Ada")
    ada.set_dms(open=False)
    opened = await (await ada.slash("learn", "games", game=GAMES[0])).wait_until_answered()
    assert opened.message is not None
    await refused(await ada.press(opened.message, custom_id=button(opened.message, "guide")), "Your DMs are closed")
    assert await hall.app.store.tables(user=int(ada.id)) == []


async def test_a_kill_loses_and_doubles_nothing_of_it(process: Process, tmp_path: Path, stand_in: Sandbox) -> None:
    await process.launch()
    ada = process.person("Ada")
    await guided(process, ada, GAMES[0])
    for _ in range(3):
        await follow(ada)
    await process.end(signal.SIGKILL)
    await process.launch()
    for _ in range(3):
        await follow(ada)
    await process.end()
    async with open_at_read_only(process.records.place) as store:
        (row,) = await store.tables(user=int(ada.id))
    failed = process.records.first_value("SELECT count(*) FROM outbox WHERE status = 'failed'")
    assert row.status == RUNNING and failed == 0
    bore = numbers(ada, row.id)
    assert bore and len(bore) == len(set(bore))
