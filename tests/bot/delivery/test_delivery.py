"""Delivery: each post once and in order, whatever fails between the outbox and Discord."""

from typing import Any

import msgspec
import pytest

from bot.delivery.footers import FOOTER, PERSONAL, post_footer, post_numbers_of_table, thread_footer_of_message
from bot.sandbox import messages
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import text_of
from bot.tables.post_types import panel_post
from bot.tables.posts import _worth_a_message
from bot.tables.table_extra import extra_of
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import TABLE
from engine.kernel.prompts import WINDOW
from engine.store.models import PUBLIC, NewPost, PostFooter
from tests.bot.clockwork import dm_text
from tests.bot.hall import InProcess, until

SILENT = 1 << 12  # Discord: no push and no sound
POST = "/channels/{channel_id}/messages"
PIN = "/channels/{channel_id}/messages/pins/{message_id}"


def ledger(said: str) -> NewPost:
    """Return a line of the ledger that is no event."""
    lead = {"lead": "ledger.abandoned", "lead_args": {"by": said}, "events": [], "decision": 0}
    return NewPost(audience=PUBLIC, kind="ledger", payload=lead)


async def post(hall: InProcess, table: str, *said: str) -> None:
    await hall.app.store.post(table, [ledger(one) for one in said])
    hall.app.worker.notify()


async def forget(hall: InProcess) -> None:
    """Take everything that waits for sent."""
    for post in await hall.app.store.due_posts(hall.app.tables.now() + 9999, 999, per_queue=999):
        await hall.app.store.mark_sent(post.id, None, None, 0.0)


def lines(hall: InProcess, table: str) -> list[str]:
    """Return the ledger's lines as they stand in the thread."""
    thread = hall.thread(table)
    return [
        line
        for m in thread.messages.values()
        if not m.deleted
        for line in m.all_words.split("\n")
        if "given the" in line
    ]


def numbers(hall: InProcess, table: str) -> list[int]:
    """Return all numbers that the thread's messages bear."""
    messages = [m for m in hall.thread(table).messages.values() if not m.deleted]
    return [n for m in messages for n in post_numbers_of_table(m.all_words, table)]


def test_a_message_bears_the_numbers_of_its_posts() -> None:
    assert list(post_numbers_of_table("x\n" + post_footer((7,), "ABCDE"), "ABCDE")) == [7]
    assert list(post_numbers_of_table("x\n" + post_footer((7, 8, 9), "ABCDE"), "ABCDE")) == [7, 8, 9]
    assert not post_numbers_of_table("x\n" + post_footer((7,), "ABCDE"), "OTHER")
    assert not post_numbers_of_table(post_footer((7,), "ABCDE") + " (1/2)", "ABCDE")
    assert list(post_numbers_of_table(post_footer((7,), "ABCDE") + " (2/2)", "ABCDE")) == [7]
    assert not post_numbers_of_table("-# #x · ABCDE", "ABCDE")
    note = post_footer((7, 8), "ABCDE", sign=PERSONAL)
    assert list(post_numbers_of_table(note, "ABCDE", sign=PERSONAL)) == [7, 8]
    assert not post_numbers_of_table(note, "ABCDE") and not post_numbers_of_table(
        post_footer((7,), "ABCDE"), "ABCDE", sign=PERSONAL
    )


@pytest.mark.parametrize("head", ("", "0123456789ab", "0123456789" * 4, "0123456789" * 4 + "/12"))
def test_only_the_last_line_of_a_message_tells_what_post_it_is(head: str) -> None:
    """Players' words may stand above it, or end a message that has none."""
    mark = post_footer((7, 8), "ABCDE", head=head)
    told = thread_footer_of_message(f"x\n{mark} (2/2)", "ABCDE")
    assert told is not None and told == PostFooter(8, head.partition("/")[0], 12 if "/" in head else 0)
    assert len(f"{post_footer((11111, 22222), 'ABCDE', head=head)} (10/10)") <= FOOTER
    for said in (f"Ada: {mark}", f"x {mark}", f"{mark}\nx", f"{mark}\n", f"x\n{mark[3:]}", f"x\n{mark} x"):
        assert thread_footer_of_message(said, "ABCDE") is None and not post_numbers_of_table(said, "ABCDE"), said
    assert thread_footer_of_message(f"x\n{post_footer((7,), 'ABCDE')} · deadbeefcaf", "ABCDE") is None


async def test_a_note_to_a_person_is_not_taken_for_his_seat_s_post_of_that_number(hall: InProcess) -> None:
    """A host's notice that was tried once before was thought to be there with their first question, and was lost."""
    table = await hall.start("Ada", "Boris")
    ada = hall.person("Ada")
    note = NewPost(audience=f"user:{ada.id}", kind="notice", payload={"text": {"key": "notice.dm_open", "args": {}}})
    await hall.app.store.post(table, [note])
    (post,) = [p for p in await hall.app.store.due_posts(hall.app.tables.now(), 20) if p.audience.startswith("user:")]
    assert post.number == 1 and any(1 in post_numbers_of_table(m.all_words, table) for m in ada.messages("dm"))
    await hall.app.store.note_try(post.id, hall.app.tables.now())  # and a kill before it was sent
    hall.app.worker.notify()
    await hall.settled()
    assert "write to you again" in dm_text(ada)


async def test_lines_that_come_together_go_out_together_and_in_order(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1)
    await post(hall, table, *(f"n{n}" for n in range(45)))
    await hall.settled()
    assert [line.split()[0] for line in lines(hall, table)] == [f"n{n}" for n in range(45)]
    assert sorted(numbers(hall, table)) == list(range(1, max(numbers(hall, table)) + 1))


async def test_what_nobody_waits_for_is_gathered_and_what_somebody_waits_for_goes_at_once(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    hall.app.worker.delay_scale = 1000.0
    before = len(hall.thread(table).messages)
    for said in ("n0", "n1", "n2"):
        await hall.app.store.post(table, [msgspec.structs.replace(ledger(said), max_delay=2.0)])
    hall.app.worker.notify()
    boris = hall.person("Boris")
    note = NewPost(audience=f"user:{boris.id}", kind="notice", payload={"text": {"key": "notice.dm_open", "args": {}}})
    await hall.app.store.post(table, [note])
    hall.app.worker.notify()
    await until(lambda: "write to you again" in dm_text(boris))
    assert not lines(hall, table)
    await post(hall, table, "n3")
    await hall.settled()
    assert [line.split()[0] for line in lines(hall, table)] == ["n0", "n1", "n2", "n3"]
    assert len(hall.thread(table).messages) == before + 1


async def test_ones_own_steps_wait_for_more_of_them_and_whom_they_ask_is_written_to_at_once(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    hall.app.worker.online.clear()  # nothing goes out
    actor, store, lots, seen = await hall.actor(table), hall.app.store, UnverifiedRandom("gathering"), set()
    for _ in range(30):
        asked = actor.live.prompts()
        prompt = next(p for p in asked if p.answered is None and p.seat != TABLE)
        async with actor.turn():
            user = next(seat.user for seat in actor.live.row.seats if seat.seat == prompt.seat)
            await actor.decide(prompt.seat, prompt.id, prompt.menu.sample(lots), user=user)
        waiting = {queue.audience: queue.at for queue in await store.queues(hall.app.tables.now())}
        put = [p for p in actor.live.prompts() if p not in asked]
        new = {p.seat for p in put if _worth_a_message(actor.live, p) or p.kind == WINDOW}
        for audience, at in waiting.items():
            kind = "public" if audience == PUBLIC else "own" if audience == prompt.seat else "other"
            posts = await store.due_posts(hall.app.tables.now(), per_queue=9, queue=(table, audience))
            panel = all(post.kind in ("panel", "seat_card") for post in posts)  # not waited for: it may be private
            assert (at == 0) == (panel or (kind == "other" and audience in new)), (kind, audience, new)
            seen.add((kind, at == 0))
        await forget(hall)
        if not actor.live.is_running:
            break
        hall.app.tables.run_automatic(table)
        await until(lambda: table not in hall.app.tables._settling)
        await forget(hall)
    assert {("public", False), ("own", False), ("other", True)} <= seen


async def test_long_news_goes_out_in_parts(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.footers.TEXTS", 1500)
    table = await hall.start("Ada", computers=1)
    await post(hall, table, *("x" * 100 + f" {n}" for n in range(20)))
    await hall.settled()
    assert len(lines(hall, table)) == 20
    assert any("(2/2)" in m.all_words for m in hall.thread(table).messages.values())


@pytest.mark.parametrize(
    "fault",
    [
        Fault("POST", POST, status=500, times=6),
        Fault("POST", POST, status=503, times=1),
        Fault("POST", POST, lose="request", times=2),
        Fault("POST", POST, lose="answer", times=2),
        Fault("POST", POST, limited=0.05, times=2),
        Fault("POST", POST, status=502, times=1, skip=1),
    ],
    ids=["500", "503", "lost", "answer lost", "429", "502 later"],
)
async def test_what_fails_is_tried_again_and_posted_once(
    hall: InProcess, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", computers=1)
    monkeypatch.setattr("bot.delivery.worker.retry_delay_seconds", lambda post: 0.05)
    monkeypatch.setattr("discord.http.asyncio.sleep", quick(hall))
    hall.sandbox.faults.add(fault)
    await post(hall, table, "n0")
    await until(lambda: lines(hall, table))
    await post(hall, table, "n1", "n2")
    await until(lambda: len(lines(hall, table)) >= 3)
    await hall.settled()
    assert fault.hit
    assert [line.split()[0] for line in lines(hall, table)] == ["n0", "n1", "n2"]


async def test_a_message_of_a_lost_line_is_not_taken_for_a_post(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restored backup numbers are given a second time: what bears one with another head is none of ours."""
    table = await hall.start("Ada", computers=1)
    await hall.settled()
    monkeypatch.setattr("bot.delivery.worker.retry_delay_seconds", lambda post: 0.05)
    monkeypatch.setattr("discord.http.asyncio.sleep", quick(hall))
    thread, hub = hall.thread(table), hall.sandbox.hub
    number = max(numbers(hall, table)) + 1
    said = f"lost given the game up\n{post_footer((number,), table, head='0123456789' * 4)}"
    messages.create_message(hub, thread, hub.bot_id, {"content": said}, [])
    hall.sandbox.faults.add(Fault("POST", POST, lose="request", times=1))
    await post(hall, table, "n0")
    await until(lambda: len(lines(hall, table)) > 1)
    await hall.settled()
    assert [line.split()[0] for line in lines(hall, table)] == ["lost", "n0"]
    assert numbers(hall, table).count(number) == 2


def quick(hall: InProcess):  # type: ignore[no-untyped-def]
    """Return a sleep that lets discord.py try again at once (it waits whole seconds between its own tries)."""
    import asyncio

    slept = asyncio.sleep

    async def sleep(seconds: float, result: object = None) -> object:
        return await slept(min(seconds, 0.05), result)

    return sleep


async def crash_after_sending(hall: InProcess, monkeypatch: pytest.MonkeyPatch, *, noted: int = 0) -> None:
    """Let the worker die between a send and its notes, of which `noted` are still made."""
    left = [noted]
    sent = hall.app.store.mark_sent

    async def dies(post_id: int, message: int | None, channel: int | None, now: float) -> None:
        if message is not None and left[0] <= 0:
            raise ConnectionAbortedError
        left[0] -= 1
        await sent(post_id, message, channel, now)

    monkeypatch.setattr(hall.app.store, "mark_sent", dies)
    monkeypatch.setattr("bot.delivery.worker.retry_delay_seconds", lambda post: 3600.0)  # until it is started anew


@pytest.mark.parametrize("noted", [0, 1, 2])
@pytest.mark.parametrize("outage", [0.0, 4000.0])
async def test_a_kill_between_a_send_and_its_notes_doubles_nothing(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, noted: int, outage: float
) -> None:
    table = await hall.start("Ada", computers=1)
    with monkeypatch.context() as patched:
        await crash_after_sending(hall, patched, noted=noted)
        await post(hall, table, "n0", "n1", "n2")
        await until(lambda: len(lines(hall, table)) == 3)
        await until(lambda: not hall.app.worker._busy)
    hall.sandbox.advance(outage)  # longer than Discord remembers a nonce
    await post(hall, table, "n3")
    await hall.app.store.retry_now(table, hall.app.tables.now())
    hall.app.worker.notify()
    await until(lambda: len(lines(hall, table)) >= 4)
    await hall.settled()
    assert [line.split()[0] for line in lines(hall, table)] == ["n0", "n1", "n2", "n3"]
    assert len(set(numbers(hall, table))) == len(numbers(hall, table))


@pytest.mark.parametrize("outage", [0.0, 4000.0])
async def test_a_kill_after_posting_the_panel_leaves_one_panel(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, outage: float
) -> None:
    table = await hall.start("Ada", computers=1)
    ada, thread = hall.person("Ada"), hall.thread(table)

    def panels() -> list[str]:
        return [
            m.id
            for m in ada.messages(thread)
            if m.all_words.startswith("### ")
            and f"table {table}" in m.all_words
            and m.author_id == hall.sandbox.hub.bot_id
        ]

    (old,) = panels()
    anew = NewPost(audience=PUBLIC, kind="panel", payload={"anew": True}, replaces="panel", numbered=False)
    with monkeypatch.context() as patched:

        async def dies(*args: object, **more: object) -> None:
            raise ConnectionAbortedError

        patched.setattr("bot.delivery.worker.retry_delay_seconds", lambda post: 3600.0)
        patched.setattr(hall.app.store, "update_table", dies)
        await hall.app.store.post(table, [anew])
        hall.app.worker.notify()
        await until(lambda: len(panels()) == 2)
        await until(lambda: not hall.app.worker._busy)
    hall.sandbox.advance(outage)
    await hall.app.store.retry_now(table, hall.app.tables.now())
    hall.app.worker.notify()
    await hall.settled()
    (new,) = panels()
    assert new != old and [m.id for m in ada.pins(thread)] == [new]


async def test_the_public_s_numbers_count_no_private_step(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1)
    before = max(numbers(hall, table))
    for _ in range(5):  # the panel is brought up to date at steps of which the public learns nothing
        panel = NewPost(audience=PUBLIC, kind="panel", payload={"anew": False}, replaces="panel", numbered=False)
        await hall.app.store.post(table, [panel])
    await post(hall, table, "n0")
    await hall.settled()
    assert max(numbers(hall, table)) == before + 1


# Closed DMs


async def test_dms_that_are_closed_at_joining(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    boris.set_dms(open=False)
    table = await hall.create("Ada")
    joined = await boris.slash("game join", "games", table=table)
    assert "Your DMs are closed to me" in joined.text and joined.is_ephemeral
    await hall.settled()
    told = [m.all_words for m in ada.messages("dm") if "cannot be reached by DM" in m.all_words]
    assert len(told) == 1 and "Boris" in told[0]


async def test_dms_that_are_closed_later_fall_back_to_the_thread(hall: InProcess) -> None:
    ada, boris = hall.person("Ada"), hall.person("Boris")
    table = await hall.start("Ada", "Boris", options="deck=closed_deck")
    thread, live = hall.thread(table), (await hall.actor(table)).live
    boris.set_dms(open=False)
    seen = len(boris.messages("dm"))
    for _ in range(3):
        news = {"decision": 0, "events": [], "prompts": [], "over": True}
        await hall.app.store.post(table, [NewPost(audience="2", kind="dm", payload=news)])
        hall.app.worker.notify()
        await hall.settled()
    assert len(boris.messages("dm")) == seen
    nudges = [m for m in boris.messages(thread) if boris.mention in m.all_words]
    assert len(nudges) == 3 and all(m.mentions == [boris.id] for m in nudges)
    cards = [live.words.name(card) for card in live.state.hand("2")]
    assert all(name not in text_of(m) for m in nudges for name in cards)
    assert all("something for you" in m.all_words and not m.attachments for m in nudges)
    told = [m.all_words for m in ada.messages("dm") if "cannot be reached by DM" in m.all_words]
    assert len(told) == 1 and not any(name in told[0] for name in cards)
    mine = await (await boris.press(nudges[0], "My table")).wait_until_answered()
    assert mine.is_ephemeral and f"table {table}" in mine.text
    hand = await (await boris.slash("hand", thread)).wait_until_answered()
    assert all(name in hand.text for name in cards) and hand.is_ephemeral


async def test_a_nudge_in_a_window_comes_to_him_who_has_nothing_to_play(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris")
    boris, thread = hall.person("Boris"), hall.thread(table)
    await hall.app.store.set_person(int(boris.id), dm_open=False)
    for window, count in ((False, 0), (True, 1)):
        news = {"decision": 0, "events": [], "prompts": ["closed by now"], "over": False, "window": window}
        await hall.app.store.post(table, [NewPost(audience="2", kind="dm", payload=news)])
        hall.app.worker.notify()
        await hall.settled()
        assert len([m for m in boris.messages(thread) if boris.mention in m.all_words]) == count


async def test_a_post_waits_for_the_table_to_move_on(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision's rows can be read a moment before its table has taken it over (a commit waits for the disk)."""
    table = await hall.create("Ada")
    set_seats = hall.app.store.set_seats

    async def slow(*args: Any, **more: Any) -> Any:
        row = await set_seats(*args, **more)
        hall.app.worker.notify()
        await until(lambda: hall.app.worker._busy)  # the worker has read them, and waits
        return row

    monkeypatch.setattr(hall.app.store, "set_seats", slow)
    await hall.person("Boris").slash("game join", table=table)
    await until(lambda: "**2 seated**" in hall.card(table).all_words)


async def test_a_post_of_a_newer_version_holds_its_queue_and_the_log_says_so(
    hall: InProcess, caplog: pytest.LogCaptureFixture
) -> None:
    table = await hall.create("Ada")
    store = hall.app.store
    await store.post(table, [NewPost(audience=PUBLIC, kind="hologram", payload={}), ledger("later")])
    hall.app.worker.notify()
    await until(lambda: "no such post: hologram" in caplog.text)
    assert lines(hall, table) == []
    later = await store.due_posts(hall.app.tables.now() + 60, 9, per_queue=9, queue=(table, PUBLIC))
    assert [post.kind for post in later] == ["hologram", "ledger"]


async def test_a_pin_that_was_refused_is_tried_again(hall: InProcess) -> None:
    """With the next edit of the panel, not too often; also after a restart, since the table keeps that it lacks it."""
    table = await hall.start("Ada", "Boris")
    refused = Fault("PUT", PIN, status=403, code=50013, times=1)
    hall.sandbox.faults.add(refused)
    await hall.app.store.post(table, [panel_post(anew=True)])
    await hall.settled()
    thread, ada, actor = hall.thread(table), hall.person("Ada"), await hall.actor(table)
    assert refused.hit == 1 and str(actor.live.row.panel) not in [m.id for m in ada.pins(thread)]
    pinned = actor.live.row.panel

    async def edited() -> None:
        await hall.app.store.post(table, [panel_post()])
        hall.app.worker.notify()
        await hall.settled()

    await edited()  # a moment later nothing is asked of Discord
    assert str(pinned) not in [m.id for m in ada.pins(thread)]
    hall.app.worker.panels.tried.clear()  # as after a restart, or some minutes
    await edited()
    assert actor.live.row.panel == pinned and str(pinned) in [m.id for m in ada.pins(thread)]
    renewed = extra_of(actor.live.row).renewed
    assert renewed is not None and not renewed.unpinned
