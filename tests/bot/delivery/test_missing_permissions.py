"""What was refused for want of permission goes out within seconds of the mend, and a lost place is made anew."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from bot.connection.client import Client
from bot.delivery.missing_permissions import LATER
from bot.sandbox import threads
from bot.sandbox.faults import Fault
from bot.sandbox.people import server_changes
from bot.sandbox.permissions import ATTACH_FILES, BOT_LEAST, SEND, SEND_IN_THREADS, VIEW
from bot.sandbox.world import Channel
from engine.store.models import NewPost
from tests.bot.clockwork import DAY, Time, dm_text, seated, thread_text
from tests.bot.delivery.test_delivery import quick
from tests.bot.hall import InProcess, until

MESSAGES = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"
LINE = {"lead": "ledger.deadline", "lead_args": {}, "events": [], "decision": 0}
NEWS = {"decision": 0, "events": [], "prompts": [], "over": True}
WITHIN = 10.0  # seconds; it was five minutes
Move = Callable[[InProcess, Channel], None]


def channel_denied(hall: InProcess, thread: Channel) -> None:
    hub = hall.sandbox.hub
    server_changes.set_permission_overwrite(hub, hall.sandbox.channel("games"), hub.bot_id, deny=SEND | SEND_IN_THREADS)


def channel_allowed(hall: InProcess, thread: Channel) -> None:
    server_changes.set_permission_overwrite(hall.sandbox.hub, hall.sandbox.channel("games"), hall.sandbox.hub.bot_id)


def role_weak(hall: InProcess, thread: Channel) -> None:
    everyone = hall.sandbox.guild.roles[hall.sandbox.guild.id]
    everyone.permissions &= ~SEND_IN_THREADS
    server_changes.set_bot_permissions(hall.sandbox.hub, hall.sandbox.guild, BOT_LEAST & ~SEND_IN_THREADS)


def role_mended(hall: InProcess, thread: Channel) -> None:
    server_changes.set_bot_permissions(hall.sandbox.hub, hall.sandbox.guild, BOT_LEAST)


def role_taken(hall: InProcess, thread: Channel) -> None:
    everyone = hall.sandbox.guild.roles[hall.sandbox.guild.id]
    everyone.permissions &= ~(VIEW | SEND_IN_THREADS)
    server_changes.set_bot_roles(hall.sandbox.hub, hall.sandbox.guild, [])


def role_given(hall: InProcess, thread: Channel) -> None:
    guild = hall.sandbox.guild
    server_changes.set_bot_roles(hall.sandbox.hub, guild, [r.id for r in guild.roles.values() if r.managed])


def thrown_out(hall: InProcess, thread: Channel) -> None:
    server_changes.remove_bot(hall.sandbox.hub, hall.sandbox.guild)


def invited(hall: InProcess, thread: Channel) -> None:
    server_changes.add_bot(hall.sandbox.hub, hall.sandbox.guild)


def locked(hall: InProcess, thread: Channel) -> None:
    server_changes.lock_thread(hall.sandbox.hub, thread, locked=True)


def unlocked(hall: InProcess, thread: Channel) -> None:
    server_changes.lock_thread(hall.sandbox.hub, thread, locked=False)


def put_away(hall: InProcess, thread: Channel) -> None:
    threads.archive_thread(hall.sandbox.hub, thread, archived=True)
    server_changes.lock_thread(hall.sandbox.hub, thread, locked=True)


def taken_out(hall: InProcess, thread: Channel) -> None:
    server_changes.lock_thread(hall.sandbox.hub, thread, locked=False)
    threads.archive_thread(hall.sandbox.hub, thread, archived=False)


MOVES: dict[str, tuple[Move, Move]] = {
    "CHANNEL_UPDATE": (channel_denied, channel_allowed),
    "GUILD_ROLE_UPDATE": (role_weak, role_mended),
    "GUILD_MEMBER_UPDATE": (role_taken, role_given),
    "GUILD_CREATE": (thrown_out, invited),
    "THREAD_UPDATE": (locked, unlocked),
    "THREAD_UPDATE archived": (put_away, taken_out),
}


async def said(hall: InProcess, table: str) -> None:
    """Let there be something to tell in the thread."""
    await hall.app.store.post(table, [NewPost(audience="public", kind="ledger", payload=LINE)])
    hall.app.worker.notify()


@pytest.mark.parametrize("event", MOVES)
async def test_what_was_refused_goes_out_when_it_is_allowed_again(hall: InProcess, event: str) -> None:
    table = await hall.start("Ada", "Boris")
    thread, ada = hall.thread(table), hall.person("Ada")
    forbid, allow = MOVES[event]
    before = thread_text(hall, ada, table).count("The deadline passed")
    forbid(hall, thread)
    await said(hall, table)
    if event == "GUILD_CREATE":  # then nobody can be told
        await until(lambda: hall.app.tables._actors[table].live.row.extra.get("told_host"))
    else:
        await until(lambda: ("locked" if event.startswith("THREAD_UPDATE") else "I may not write") in dm_text(ada))
    began = time.monotonic()
    allow(hall, thread)
    await until(lambda: thread_text(hall, ada, table).count("The deadline passed") == before + 1, WITHIN)
    assert time.monotonic() - began < WITHIN
    await hall.settled()
    assert (await hall.app.store.table(table)).extra.get("told_host") is None  # type: ignore[union-attr]
    assert ada.pins(thread)


@pytest.mark.parametrize("late", ["note", "refusal"])
async def test_what_is_refused_while_it_is_being_allowed_goes_out_all_the_same(
    hall: InProcess, late: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event came before it was noted that there was a refusal, and no other event comes: it took five minutes."""
    table = await hall.start("Ada", "Boris")
    thread, ada, permissions = hall.thread(table), hall.person("Ada"), hall.app.worker.missing_permissions
    before, held, goes_on = thread_text(hall, ada, table).count("The deadline passed"), asyncio.Event(), asyncio.Event()
    owner, name = (permissions, "note_missing") if late == "note" else (hall.app.worker, "_failed")
    real = getattr(owner, name)

    async def slow(*args: Any) -> Any:
        held.set()
        await goes_on.wait()
        return await real(*args)

    monkeypatch.setattr(owner, name, slow)
    locked(hall, thread)
    await until(lambda: permissions._looking is None or permissions._looking.done())
    await said(hall, table)
    await held.wait()
    looked = asyncio.Event()
    look = permissions.store.refused_tables

    async def looks(*args: Any) -> Any:
        looked.set()
        return await look(*args)

    monkeypatch.setattr(permissions.store, "refused_tables", looks)
    unlocked(hall, thread)
    await looked.wait()
    await until(lambda: permissions._looking is None or permissions._looking.done())
    goes_on.set()
    await until(lambda: thread_text(hall, ada, table).count("The deadline passed") == before + 1, WITHIN)


def attaches(hall: InProcess, *, may: bool) -> None:
    """Let the bot attach files in the server, or not."""
    everyone = hall.sandbox.guild.roles[hall.sandbox.guild.id]
    everyone.permissions = everyone.permissions | ATTACH_FILES if may else everyone.permissions & ~ATTACH_FILES
    granted = BOT_LEAST if may else BOT_LEAST & ~ATTACH_FILES
    server_changes.set_bot_permissions(hall.sandbox.hub, hall.sandbox.guild, granted)


async def mapped(hall: InProcess, table: str) -> None:
    """Let there be a map to show in the thread, and a line to tell after it."""
    actor = await hall.actor(table)
    shown = NewPost(audience="public", kind="map", payload={"decision": actor.live.head})
    await hall.app.store.post(table, [shown])
    await said(hall, table)


async def test_words_go_alone_where_files_may_not_be_attached(hall: InProcess) -> None:
    """Discord names no right when one is missing: a post with a picture is tried once more without it. The host is
    told once what lacks, and again after the right was given and taken."""
    table = await hall.start("Ada", "Boris")
    thread, ada = hall.thread(table), hall.person("Ada")
    words = thread_text(hall, ada, table).count("The deadline passed")

    def pictured(since: int) -> bool:
        return any(m.attachments for m in list(thread.messages.values())[since:])

    for times in (1, 2):
        shown = len(thread.messages)
        attaches(hall, may=False)
        for n in (1, 2):
            await mapped(hall, table)
            await until(
                lambda n=n, times=times: (
                    thread_text(hall, ada, table).count("The deadline passed") == words + 3 * (times - 1) + n
                )
            )
        await hall.settled()
        assert not pictured(shown)
        await until(lambda times=times: dm_text(ada).count("Attach Files is missing") == times)
        assert "I may not write" not in dm_text(ada)
        attaches(hall, may=True)
        await until(lambda: (hall.app.tables._actors[table].live.row.extra.get("told_host")) is None)
        await mapped(hall, table)
        await until(lambda shown=shown: pictured(shown))
        await hall.settled()


async def test_words_that_are_refused_without_their_picture_wait_as_all_do(hall: InProcess) -> None:
    """Once with it, once alone; then it is the thread that is forbidden."""
    table = await hall.start("Ada", "Boris")
    thread, ada = hall.thread(table), hall.person("Ada")
    tried = Fault("POST", MESSAGES, status=403, code=50013, times=99, places=frozenset({thread.id}))
    hall.sandbox.faults.add(tried)
    await mapped(hall, table)
    await until(lambda: "I may not write" in dm_text(ada))
    await hall.settled()
    assert tried.hit == 2, tried.hit
    assert "Attach Files is missing" not in dm_text(ada)


@pytest.mark.parametrize("ended", [True, False])
async def test_what_waits_for_a_deleted_thread_is_given_up_once_its_table_has_ended(
    hall: InProcess, ended: bool
) -> None:
    """Nobody can make another thread for it then; the posts of one that is open wait, and its host is told how."""
    table = await hall.create("Ada")
    ada, thread = hall.person("Ada"), hall.thread(table)
    if ended:
        shown = await (await ada.slash("host end", "games", table=table)).wait_until_answered()
        assert shown.message is not None
        await (await ada.press(shown.message, "End the game")).wait_until_answered()
    await hall.settled()
    thread.deleted = True
    gone = Fault("POST", MESSAGES, status=404, code=10003, times=99, places=frozenset({thread.id}))
    hall.sandbox.faults.add(gone)
    await said(hall, table)
    await until(lambda: gone.hit)
    if not ended:
        await until(lambda: "was deleted or locked" in dm_text(ada))
    await hall.settled()
    waits = await hall.app.store.due_posts(hall.app.tables.now() + 9e9, 9, queue=(table, "public"))
    assert bool(waits) != ended
    assert ("was deleted or locked" in dm_text(ada)) != ended


async def test_a_server_that_is_rearranged_is_not_tried_at_every_change(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    thread = hall.thread(table)
    channel_denied(hall, thread)
    await said(hall, table)
    await until(lambda: hall.app.tables._actors[table].live.row.extra.get("told_host"))
    await hall.settled()
    tried = Fault("POST", MESSAGES, status=403, code=50013, times=999, places=frozenset({thread.id}))
    hall.sandbox.faults.add(tried)
    for _ in range(50):
        channel_denied(hall, thread)
    await until(lambda: tried.hit)
    await hall.settled()
    assert tried.hit == 1
    assert dm_text(hall.person("Ada")).count("I may not write") == 1


async def test_others_changes_and_other_servers_wake_nobody(hall: InProcess) -> None:
    client = hall.app.client
    seen: list[int] = []
    hall.app.worker.missing_permissions.note_change = seen.append  # type: ignore[method-assign,assignment]
    assert isinstance(client, Client) and client.user is not None
    guild = hall.sandbox.guild.id
    for user in ("1", str(client.user.id)):
        client._changed("GUILD_MEMBER_UPDATE", {"guild_id": guild, "user": {"id": user}})
    assert seen == [int(guild)]


# Direct messages


@pytest.mark.parametrize("code", [10003, 50001])
async def test_a_dm_channel_that_is_no_more_is_opened_anew(hall: InProcess, code: int) -> None:
    table = await hall.start("Ada", "Boris")
    boris, games = hall.person("Boris"), hall.sandbox.channel("games")
    if code == 50001:
        server_changes.set_permission_overwrite(hall.sandbox.hub, games, hall.sandbox.hub.bot_id, deny=VIEW)
    before = len(boris.messages("dm"))
    await hall.app.store.set_person(int(boris.id), dm_channel=1 if code == 10003 else int(games.id))
    await hall.app.store.post(table, [NewPost(audience="2", kind="dm", payload=NEWS)])
    hall.app.worker.notify()
    await until(lambda: len(boris.messages("dm")) == before + 1, WITHIN)
    assert (await hall.app.store.person(int(boris.id)))["dm_channel"] == int(hall.sandbox.world.dms[boris.id])


async def test_a_dm_channel_that_is_lost_each_time_is_told_to_the_host(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    ada, boris = hall.person("Ada"), hall.person("Boris")
    place = frozenset({hall.sandbox.world.dms[boris.id]})
    refused = Fault("POST", MESSAGES, status=404, code=10003, times=99, places=place)
    hall.sandbox.faults.add(refused)
    await hall.app.store.post(table, [NewPost(audience="2", kind="dm", payload=NEWS)])
    hall.app.worker.notify()
    await until(lambda: "cannot be reached by DM" in dm_text(ada), WITHIN)
    await hall.settled()
    assert refused.hit == 2
    assert not await hall.app.store.due_posts(hall.app.tables.now() + 9e9, 9, queue=(table, "2"))


# Another application's messages


async def test_a_panel_of_another_application_is_posted_anew(hall: InProcess) -> None:
    table, actor, consul, _ = await seated(hall)
    thread, old = hall.thread(table), actor.live.row.panel
    alien = Fault("PATCH", EDIT, status=403, code=50005, times=99, places=frozenset({thread.id}))
    hall.sandbox.faults.add(alien)
    await (await consul.slash("samnite buy-cards", thread, gold=0)).wait_until_answered()
    await until(lambda: actor.live.row.panel != old, WITHIN)
    await hall.settled()
    assert consul.pins(thread)[0].id == str(actor.live.row.panel)
    assert not await hall.app.store.due_posts(hall.app.tables.now() + 9e9, 9, queue=(table, "public"))


async def test_a_lobby_card_of_another_application_is_posted_anew(hall: InProcess) -> None:
    table = await hall.create("Ada")
    old, place = hall.card(table), frozenset({hall.sandbox.channel("games").id})
    hall.sandbox.faults.add(Fault("PATCH", EDIT, status=403, code=50005, places=place))
    await hall.person("Boris").slash("game join", table=table)
    await until(lambda: hall.card(table).id != old.id, WITHIN)
    await hall.settled()
    assert "Boris" in hall.card(table).all_words
    await hall.person("Clara").slash("game join", table=table)
    await until(lambda: "Clara" in hall.card(table).all_words, WITHIN)


async def test_what_may_be_there_is_told_once_though_its_thread_was_locked_meanwhile(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord had it, its answer was lost, and then nobody may look or write there for a day: the bot is not stuck,
    and what was refused was the look, so it is looked for again."""
    clock = Time(hall)
    table, *_ = await seated(hall)
    await hall.settled()
    thread, ada = hall.thread(table), hall.person("Ada")
    before = thread_text(hall, ada, table).count("The deadline passed")
    monkeypatch.setattr("bot.delivery.worker.retry_delay_seconds", lambda _: 60.0)
    monkeypatch.setattr("bot.delivery.missing_permissions.JUST_NOW", 0.0)
    # discord.py tries five times itself
    hall.sandbox.faults.add(Fault("POST", MESSAGES, lose="answer", times=5, places=frozenset({thread.id})))
    monkeypatch.setattr("discord.http.asyncio.sleep", quick(hall))
    await said(hall, table)
    await until(lambda: thread_text(hall, ada, table).count("The deadline passed") == before + 1)
    await until(lambda: not hall.app.worker._busy)
    look = Fault("GET", MESSAGES, status=403, code=50001, times=99, places=frozenset({thread.id}))
    hall.sandbox.faults.add(look)
    for _ in range(3):
        clock.at += LATER
        hall.app.worker.notify()
        await until(lambda seen=look.hit: look.hit > seen)
        await hall.settled()  # the line that tells the host of it, too, which is sent after that
        found = await hall.app.store.backlog(clock.at + LATER - 1)
        assert found.waited == 0, found
    hall.sandbox.faults.clear()
    hall.sandbox.advance(DAY)  # Discord remembers no nonce for so long
    clock.at += DAY
    await said(hall, table)
    await until(lambda: thread_text(hall, ada, table).count("The deadline passed") > before + 1)
    await hall.settled()
    assert thread_text(hall, ada, table).count("The deadline passed") == before + 2
