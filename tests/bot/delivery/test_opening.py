"""A table's place, its card and its thread: opened, moved and taken back as one procedure, whatever Discord refuses."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import pytest

from bot.messages.ids import Press
from bot.sandbox import messages
from bot.sandbox.faults import EventFault, Fault
from bot.sandbox.limits import Limits
from bot.sandbox.people.person import controls_of
from bot.sandbox.world import Channel, Message
from bot.tables import lobby, opening
from bot.tables.table_extra import Opening
from engine.games import game_by_id as find_game
from engine.store.models import ABANDONED, LOBBY, PUBLIC, RUNNING, NewPost, TableRow
from engine.store.verification.export import export_table
from tests.bot.hall import PATIENCE, InProcess, refused, until
from tests.engine.store.players import row_of

MESSAGES = "/channels/{channel_id}/messages"
THREADS = MESSAGES + "/{message_id}/threads"
DMS = "/users/@me/channels"
UNCHANGED = "Nothing has changed"


def cards(hall: InProcess) -> list[Message]:
    """Return every message of the bot's in the channels themselves."""
    channels = hall.sandbox.world.channels.values()
    places = [c for c in channels if c.guild_id is not None and c.thread is None and not c.deleted]
    me = hall.sandbox.world.bot_id
    return [m for c in places for m in c.messages.values() if m.author_id == me and not (m.deleted or m.ephemeral_to)]


def threads(hall: InProcess) -> list[Channel]:
    return [c for c in hall.sandbox.world.channels.values() if c.thread is not None and not c.deleted]


def alive(found: list[Message]) -> Iterator[Message]:
    """Yield the cards that can be pressed."""
    return (m for m in found if any(c.get("custom_id") for c in controls_of(m)))


async def rows(hall: InProcess) -> list[TableRow]:
    return await hall.app.store.tables()


async def open_by_itself(hall: InProcess, table: str) -> TableRow:
    """Let what waits for another try go now, until the table is open."""

    async def there() -> TableRow | None:
        await hall.app.store.retry_now(table, hall.app.tables.now())
        hall.app.worker.notify()
        row = await hall.app.store.table(table)
        return row if row is not None and row.status == LOBBY and row.thread else None

    row = await until(there)
    await hall.settled()
    assert isinstance(row, TableRow)
    return row


def whole(hall: InProcess, row: TableRow) -> None:
    """Check that a table has one card that can be pressed and its thread, and that nothing else is there."""
    assert [int(m.id) for m in cards(hall)] == [row.lobby_card]
    assert [int(c.id) for c in threads(hall)] == [row.thread]
    assert len(list(alive(cards(hall)))) == 1


# Opening a table


@pytest.mark.parametrize("route", [MESSAGES, THREADS])
@pytest.mark.parametrize("lose", ["request", "answer"])
async def test_a_lost_request_or_answer_leaves_one_table_whole(
    hall: InProcess, route: str, lose: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall.sandbox.faults.add(Fault("POST", route, lose="answer" if lose == "answer" else "request"))
    said = await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    assert UNCHANGED not in said.text
    (row,) = await rows(hall)
    row = await open_by_itself(hall, row.id)
    whole(hall, row)


async def test_what_discord_cannot_do_now_is_finished_later_and_said_so(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.3, raising=False)
    ada = hall.person("Ada")
    hall.sandbox.faults.add(Fault("POST", THREADS, status=503, times=2))
    said = await (await ada.slash("game create", game="samnite_wars", name="Slow")).wait_until_answered()
    assert UNCHANGED not in said.text and "being opened" in said.text and "is open (" not in said.text
    (row,) = await rows(hall)
    assert row.status not in (LOBBY, RUNNING)
    assert not list(alive(cards(hall)))  # nothing to press while there is no thread
    assert "No tables here yet" in (await ada.slash("game list")).text
    await refused(await hall.person("Boris").slash("game join", table=row.id), "being opened")
    await refused(await ada.slash("game start", table=row.id), "being opened")
    row = await open_by_itself(hall, row.id)
    whole(hall, row)
    await until(lambda: f"<#{row.thread}>" in ada.last("dm").all_words)
    assert "Slow" in (await ada.slash("game list")).text


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [(403, 50013, "Create Public Threads"), (400, 160006, "as many active threads"), (404, 10003, "is gone")],
)
async def test_what_discord_refuses_for_good_is_undone(hall: InProcess, status: int, code: int, reason: str) -> None:
    hall.sandbox.faults.add(Fault("POST", THREADS, status=status, code=code))
    said = await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    assert "was not opened" in said.text and reason in said.text and UNCHANGED not in said.text
    await hall.settled()
    (row,) = await rows(hall)
    assert row.status == ABANDONED and not cards(hall) and not threads(hall)


async def test_a_card_that_cannot_be_taken_away_at_once_goes_later(hall: InProcess) -> None:
    hall.sandbox.faults.add(Fault("POST", THREADS, status=403, code=50013))
    hall.sandbox.faults.add(Fault("DELETE", MESSAGES + "/{message_id}", status=503, times=2))
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    (row,) = await rows(hall)

    async def gone() -> bool:
        await hall.app.store.retry_now(row.id, hall.app.tables.now())
        hall.app.worker.notify()
        return not cards(hall)

    await until(gone)


async def test_a_refusal_after_a_lost_answer_takes_the_thread_that_is_there(hall: InProcess) -> None:
    """Whether the first try has made the thread is looked at before the table is given up for the second's sake."""
    hall.sandbox.faults.add(Fault("POST", THREADS, lose="answer"))
    hall.sandbox.faults.add(Fault("POST", THREADS, status=403, code=50013))
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    (row,) = await rows(hall)
    whole(hall, await open_by_itself(hall, row.id))


async def test_too_many_computers_are_refused_before_anything_is_kept(hall: InProcess) -> None:
    game, most = "total_war_rome", find_game("total_war_rome").most_seats
    said = await hall.person("Ada").slash("game create", game=game, computers=most)
    await refused(said, "full", UNCHANGED)
    assert not await rows(hall) and not cards(hall)


async def test_a_dm_that_breaks_is_no_failure_of_the_table(hall: InProcess) -> None:
    """The table was open and its creator was told that nothing had changed, since their DM channel did not answer."""
    hall.sandbox.faults.add(Fault("POST", DMS, lose="request"))
    said = await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    assert "is open (table" in said.text
    hall.sandbox.faults.add(Fault("POST", DMS, lose="request"))
    table = (await rows(hall))[0].id
    joined = await (await hall.person("Boris").slash("game join", table=table)).wait_until_answered()
    assert "You sit at" in joined.text


async def test_an_interaction_that_comes_again_makes_no_second_table(hall: InProcess) -> None:
    class Forgetful(OrderedDict[int, None]):
        """As after a restart: no interaction is remembered."""

        def __contains__(self, key: object) -> bool:
            return False

    hall.app._handler._seen = Forgetful()
    hall.sandbox.faults.add(EventFault("INTERACTION_CREATE", copies=2))
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    await hall.settled()
    assert len(await rows(hall)) == len(cards(hall)) == len(threads(hall)) == 1


async def test_a_new_thread_that_is_asked_for_twice_by_one_interaction_is_one(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    actor = await hall.actor(table)
    wanted = Opening(id=7, channel=int(hall.sandbox.channel("general").id), what=opening.THREAD,
                             by=int(hall.person("Ada").id), name="Ada",
                             since=hall.app.tables.now())  # fmt: skip
    for _ in range(3):
        async with actor.turn():
            await opening.request_thread_move(actor, wanted)
        hall.app.worker.notify()
        await until(lambda: opening.opening_result(actor.live.row, 7))
        await hall.settled()
    assert len(threads(hall)) == 2


async def test_a_second_table_in_the_channel_within_five_minutes(hall: InProcess) -> None:
    hall.sandbox.hub.limits = Limits(callback_seconds=PATIENCE)
    one, two = await hall.create("Ada", name="One"), await hall.create("Boris", name="Two")
    await hall.settled()
    found = {row.id: row for row in await rows(hall)}
    assert {one, two} == set(found) and all(row.status == LOBBY and row.thread for row in found.values())


async def test_a_card_that_may_not_be_changed_just_now_is_changed_later(hall: InProcess) -> None:
    """It would show for ever that the table is being opened."""
    fault = hall.sandbox.faults.add(Fault("PATCH", MESSAGES + "/{message_id}", status=403, code=50013, times=99))
    await (await hall.person("Ada").slash("game create", game="samnite_wars")).wait_until_answered()
    assert isinstance(fault, Fault) and fault.hit and not list(alive(cards(hall)))
    hall.sandbox.faults.clear()
    (row,) = await rows(hall)
    for post in await hall.app.store.due_posts(hall.app.tables.now() + 400, 20):
        await hall.app.store.retry_later(post.id, 0.0, "")
    hall.app.worker.notify()
    await until(lambda: list(alive(cards(hall))))
    whole(hall, row)


# Starting


async def test_no_game_starts_without_its_thread(hall: InProcess) -> None:
    table = await hall.create("Ada", "Boris")
    actor = await hall.actor(table)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, thread=None, lobby_card=None))
    said = await refused(await hall.person("Ada").slash("game start", table=table), "being opened")
    assert "<#None>" not in said
    row = await open_by_itself(hall, table)
    assert row.head is None and row.thread


async def test_what_is_public_never_goes_into_the_channel(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1)
    actor = await hall.actor(table)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, thread=None))
    before = len(cards(hall))
    lead = {"lead": "ledger.abandoned", "lead_args": {"by": "x"}, "events": [], "decision": 0}
    panel = NewPost(audience=PUBLIC, kind="panel", payload={"anew": True}, replaces="panel", numbered=False)
    await hall.app.store.post(table, [NewPost(audience=PUBLIC, kind="ledger", payload=lead), panel])
    hall.app.worker.notify()
    await hall.settled()
    assert len(cards(hall)) == before


# A running table gets a new thread


@pytest.mark.parametrize("command", ["game thread", "host rebuild"])
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 160006), (503, 0)])
async def test_a_refused_thread_leaves_a_running_game_running(
    hall: InProcess, command: str, status: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris")
    monkeypatch.setattr("bot.interactions.commands.opening.PATIENCE", 0.3, raising=False)
    before = await hall.app.store.table(table)
    assert before is not None
    fault = Fault("POST", THREADS, status=status, code=code, times=2)
    hall.sandbox.faults.add(fault)
    said = await (await hall.person("Ada").slash(command, "general", table=table)).wait_until_answered()
    await until(lambda: fault.hit)  # on a busy machine nobody has waited so long
    assert UNCHANGED not in said.text and "is open (" not in said.text
    row = await hall.app.store.table(table)
    assert row is not None and (row.status, row.thread, row.channel, row.lobby_card) == (
        RUNNING, before.thread, before.channel, before.lobby_card,
    )  # fmt: skip
    document = await export_table(hall.app.store, table)
    assert document["status"] == "running" and "secret" not in document
    if status == 503:
        hall.sandbox.faults.clear()

        async def moved() -> bool:
            await hall.app.store.retry_now(table, hall.app.tables.now())
            hall.app.worker.notify()
            now = await hall.app.store.table(table)
            return now is not None and now.thread != before.thread

        await until(moved)
        await hall.settled()
    else:
        await hall.settled()
        assert len(cards(hall)) == 1 and len(threads(hall)) == 1
    await until(lambda: len(hall.thread(table).pins) == 1)


@pytest.mark.parametrize("command", ["game thread", "host rebuild"])
@pytest.mark.parametrize("lose", ["request", "answer"])
@pytest.mark.parametrize("route", [MESSAGES, THREADS])
async def test_a_lost_step_of_a_new_thread_is_made_up_for(hall: InProcess, command: str, lose: str, route: str) -> None:
    table = await hall.start("Ada", "Boris")
    before = await hall.app.store.table(table)
    assert before is not None
    general = frozenset({hall.sandbox.channel("general").id})
    hall.sandbox.faults.add(Fault("POST", route, lose="answer" if lose == "answer" else "request", places=general))
    said = await (await hall.person("Ada").slash(command, "general", table=table)).wait_until_answered()
    assert UNCHANGED not in said.text

    async def moved() -> TableRow | None:
        await hall.app.store.retry_now(table, hall.app.tables.now())
        hall.app.worker.notify()
        now = await hall.app.store.table(table)
        return now if now is not None and now.thread != before.thread else None

    row = await until(moved)
    await hall.settled()
    assert row.status == RUNNING and str(row.channel) == hall.sandbox.channel("general").id
    assert len([m for m in cards(hall) if f"<#{row.thread}>" in m.all_words and int(m.id) == row.lobby_card]) == 1
    assert len(cards(hall)) == 2  # the old one says where the table is now
    assert len(threads(hall)) == 2
    assert "has moved" in next(m for m in cards(hall) if int(m.id) == before.lobby_card).all_words


@pytest.mark.parametrize("command", ["game thread", "host rebuild"])
async def test_what_is_kept_a_moment_before_the_table_moves_on_is_carried_out(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Delivery may see a wish in the store before the table in memory has it, and must not take it for void."""
    table = await hall.start("Ada", "Boris")
    store = hall.app.store
    keep = store.update_table

    async def slowly(*args: Any, **more: Any) -> TableRow:
        row = await keep(*args, **more)
        hall.app.worker.notify()
        await asyncio.sleep(0.3)
        return row

    before = await store.table(table)
    monkeypatch.setattr(store, "update_table", slowly)
    said = await (await hall.person("Ada").slash(command, "general", table=table)).wait_until_answered()
    now = await store.table(table)
    assert before is not None and now is not None and now.thread != before.thread, said.text


# Lobbies of before


async def test_a_lobby_without_card_and_thread_is_opened_at_the_start(hall: InProcess) -> None:
    table = await hall.create("Ada")
    card = hall.card(table)
    hub = hall.sandbox.hub
    await hall.app.store.update_table(await row_of(hall.app.store, table), thread=None, lobby_card=None)
    messages.delete_message(hub, card)
    hub.world.channels[card.id].deleted = True
    hall.app.tables._actors.clear()
    await hall.app.tables.put_idle_tables_aside(hall.app.tables.now())
    whole(hall, await open_by_itself(hall, table))


async def test_a_live_card_without_a_thread_gets_one(hall: InProcess) -> None:
    """A kill had come between card and thread: Start on that card answered `<#None>` and played in the channel."""
    made = await lobby.new_table(
        hall.app.store, game="samnite_wars", name="Old", options={}, pace=lobby.PACES["daily"],
        guild=int(hall.sandbox.guild.id), channel=int(hall.sandbox.channel("games").id),
        host=int(hall.person("Ada").id), host_name="Ada",
    )  # fmt: skip
    await hall.app.store.update_table(await row_of(hall.app.store, made.id), status=LOBBY, extra={})
    other = await hall.create("Boris")
    live = (await hall.actor(made.id)).live
    from bot.connection import sending
    from bot.screens.lobby.lobby_screen import lobby_screen

    card = await sending.send_message(hall.app.client, live.row.channel, lobby_screen(live))
    pressed = await hall.person("Ada").forge(hall.card(other), Press("start", made.id).id())
    await refused(pressed, "being opened")
    row = await open_by_itself(hall, made.id)
    assert row.lobby_card == card == row.thread
    assert len(cards(hall)) == 2


async def test_a_lobby_of_before_that_discord_refuses_is_put_away_and_its_host_told(hall: InProcess) -> None:
    table = await hall.create("Ada")
    card = hall.card(table)
    await hall.app.store.update_table(await row_of(hall.app.store, table), thread=None, lobby_card=None)
    messages.delete_message(hall.sandbox.hub, card)
    hall.app.tables._actors.clear()
    hall.sandbox.faults.add(Fault("POST", MESSAGES, status=403, code=50013, places=frozenset({card.channel_id})))
    await hall.app.tables.put_idle_tables_aside(hall.app.tables.now())

    async def told() -> bool:
        hall.app.worker.notify()
        return "was not opened" in hall.person("Ada").last("dm").all_words

    await until(told)
    row = await hall.app.store.table(table)
    assert row is not None and row.status == ABANDONED
