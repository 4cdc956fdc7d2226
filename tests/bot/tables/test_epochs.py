"""Rules and figures that change under a running table: an epoch, told to the players, known to verification."""

import asyncio
import threading
import time
from typing import Any

import msgspec
import pytest

from bot.tables import epochs as pins
from bot.tables.actor import Actor
from bot.tables.registry import TableRegistry
from engine.kernel.game import Game
from engine.store import undo_redo
from engine.store.models import ARCHIVED
from engine.store.verification import version_replay
from engine.store.verification.replay import SHOWN, Replay, checked_state_fingerprint
from testbed.drills.records import Records
from tests.bot.clockwork import default
from tests.bot.hall import InProcess, until
from tests.engine.store.players import row_of


@pytest.fixture
def otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the installed rules, from the time of a replay on, draw less at the set-up than those that a table was begun
    by."""
    start = Replay.start

    def drawing_less(self: Replay, options: Any, seats: Any, kept: Any) -> None:
        real = self.game

        class Other:
            def start(self, *args: Any) -> Any:
                done = real.start(*args)
                return msgspec.structs.replace(done, draws=done.draws[1:])

        self.game = Other()  # type: ignore[assignment]
        try:
            start(self, options, seats, kept)
        finally:
            self.game = real

    monkeypatch.setattr(Replay, "start", drawing_less)


async def begun_under(hall: InProcess, table: str, **pinned: str) -> Actor:
    """Let a running table be pinned to rules or figures that are installed no more, and return its actor as it comes
    from the store."""
    hall.app.tables._actors.clear()
    records = Records(hall.app.settings.database_place)
    for column, value in pinned.items():
        for rows, key in (("tables", "id"), ("epochs", "table_id")):
            records.change(f"UPDATE {rows} SET {column} = ? WHERE {key} = ?", value, table)  # noqa: S608 - columns and placeholders of our own
    return await hall.actor(table)


def rows_of(store: Any, *ids: str) -> Any:
    """Return what tells a registry of some tables, in this order."""

    async def tables(self: Any, *, statuses: Any = (), **_: Any) -> list[Any]:
        rows = [await store.table(table) for table in ids]
        return [row for row in rows if row.status in statuses]

    return tables


async def pinned_now(hall: InProcess, actor: Actor) -> bool:
    """Return whether a table, in memory and as it is kept, and its last epoch are pinned to the installed rules."""
    row = await hall.app.store.table(actor.live.row.id)
    game, epoch = actor.live.game, (await hall.app.store.epochs(actor.live.row.id))[-1]
    pins = [(x.rules_version, x.data_hash) for x in (row, actor.live.row, epoch) if x is not None]
    return pins == [(game.version, game.data_hash)] * 3


@pytest.mark.usefixtures("otherwise")
async def test_other_figures_open_an_epoch(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1, options="last_round=1")
    store = hall.app.store
    actor = await begun_under(hall, table, data_hash="0" * 16)
    async with actor.turn() as live:
        assert await pinned_now(hall, actor)
    epochs = await store.epochs(table)
    assert [e.reason for e in epochs][-1] == "rules" and len(epochs) == 2
    assert live.head == (await store.load(table))[0]
    again = await TableRegistry(store).actor(table)
    async with again.turn():
        assert len(await store.epochs(table)) == 2 and again.live.head == live.head, "an epoch is opened once"
    hall.app.tables.posted()
    thread = hall.thread(table)
    base = checked_state_fingerprint(await store.state_at(table, epochs[-1].decision))[:SHOWN]
    await until(lambda: any(f"`{base}`" in m.all_words for m in hall.person("Ada").messages(thread)))
    trail = await store.audit_trail(table)
    assert [line.what for line in trail] == ["epoch"] and trail[0].details["fingerprint"] == base


@pytest.mark.parametrize("old", ["1", "2", "0123456789abcdef"])
async def test_rules_that_lead_to_the_same_states_are_only_recorded(hall: InProcess, old: str) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    store, thread = hall.app.store, hall.thread(table)
    await hall.settled()
    said = [m.all_words for m in hall.person("Ada").messages(thread)]
    actor = await begun_under(hall, table, rules_version=old, data_hash="old")
    head = actor.live.head
    assert actor.live.row.rules_version == old, "nothing is done before something is done at the table"
    await default(actor)
    path = await store.path(table)
    assert await pinned_now(hall, actor) and path[-1].parent == head, "no epoch stands between"
    (epoch,) = await store.epochs(table)
    (before,) = epoch.earlier
    assert (before.until, before.rules_version, before.data_hash) == (head, old, "old")
    trail = await store.audit_trail(table)
    assert [line.what for line in trail] == ["same_rules"] and trail[0].details["before"] == old
    assert actor.live.words(f"deed.{trail[0].what}", **trail[0].details)
    hall.app.tables.posted()
    await hall.settled()
    since = [m.all_words for m in hall.person("Ada").messages(thread)]
    assert not [m for m in since if m not in said and ("brought up to date" in m or actor.live.game.version in m)]


async def test_what_is_recorded_is_recorded_whole_or_not_at_all(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    actor = await begun_under(hall, table, rules_version="2")
    before = await hall.app.store.epochs(table)

    def killed(*_: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(undo_redo, "note_in_audit_trail", killed)
        with pytest.raises(OSError, match="full"):
            await default(actor)
    assert await hall.app.store.epochs(table) == before and actor.live.row.rules_version == "2"
    await default(actor)
    assert await pinned_now(hall, actor)


async def test_a_replay_holds_up_nobody_but_who_decides_at_its_table(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start does not wait for it, nor does a table that is decided meanwhile."""
    slow, quick = [await hall.start("Ada", "Boris", options="last_round=1") for _ in range(2)]
    tables, held, begun = hall.app.tables, threading.Event(), threading.Event()
    for table in (slow, quick):
        await begun_under(hall, table, rules_version="2")
    replay = version_replay._from_base

    def held_up(table: Any, *rest: Any) -> None:
        if table.id == slow:
            begun.set()
            held.wait(20)
        replay(table, *rest)

    monkeypatch.setattr(version_replay, "_from_base", held_up)
    monkeypatch.setattr(type(tables.store), "tables", rows_of(tables.store, slow, quick))
    try:
        await asyncio.wait_for(tables.wake_all(), 5)
        await until(begun.is_set)
        actor = await hall.actor(quick)
        await asyncio.wait_for(default(actor), 10)
        assert await pinned_now(hall, actor)
        waiting = asyncio.create_task(default(await hall.actor(slow)))
        await asyncio.sleep(0.05)
        assert not waiting.done()
    finally:
        held.set()
    await waiting
    assert await pinned_now(hall, await hall.actor(slow))
    await tables.drain()


async def test_the_start_brings_every_table_to_the_installed_rules(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    actor = await begun_under(hall, table, rules_version="2")
    await hall.app.tables.wake_all()
    await until(lambda: actor.live.row.rules_version == actor.live.game.version)
    assert await pinned_now(hall, actor)


async def test_the_loop_goes_on_while_a_table_is_replayed(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    actor = await begun_under(hall, table, rules_version="2")
    start = Game.start

    def slowly(self: Any, *args: Any) -> Any:
        time.sleep(0.5)
        return start(self, *args)

    monkeypatch.setattr(Game, "start", slowly)
    task, beats = asyncio.create_task(pins.pin_to_installed_rules(hall.app.store, actor.live)), 0
    while not task.done():
        await asyncio.sleep(0.01)
        beats += 1
    await task
    assert beats > 10 and await pinned_now(hall, actor)


async def outdated(hall: InProcess) -> tuple[str, Actor]:
    """Return a running table that began under other figures and was brought up to date, and has gone on since."""
    table = await hall.start("Ada", "Boris", options="last_round=1")
    actor = await begun_under(hall, table, data_hash="old")
    await default(actor)
    await hall.settled()
    return table, actor


@pytest.mark.usefixtures("otherwise")
async def test_who_goes_back_before_an_epoch_goes_on_under_the_installed_rules(hall: InProcess) -> None:
    """The step that is decided then was kept as one of the older rules, which never saw it."""
    table, actor = await outdated(hall)
    epoch = (await hall.app.store.epochs(table))[-1]
    async with actor.turn():
        before = next(d for d in await hall.app.store.path(table) if d.id == epoch.decision).parent
        assert before is not None
        marker = {"what": "undone", "seat": "1", "user": 1, "label": {"key": "list.none"}}
        await actor.move_head(before, marker, lead="ledger.undone_agreed")
    epochs = await hall.app.store.epochs(table)
    assert len(epochs) == 2 and epochs[-1].decision > epoch.decision
    assert actor.live.row.data_hash == actor.live.game.data_hash == epochs[-1].data_hash
    await default(actor)
    assert (await hall.app.store.load(table))[0] == actor.live.head


@pytest.mark.usefixtures("otherwise")
async def test_a_table_that_was_put_aside_is_brought_up_to_date_when_it_is_revived(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    store = hall.app.store
    await store.update_table(await row_of(store, table), status=ARCHIVED, data_hash="old")
    hall.app.tables._actors.clear()
    await (await hall.person("Ada").slash("game revive", "games", table=table)).wait_until_answered()
    assert [e.reason for e in await store.epochs(table)] == ["start", "rules"]
    live = (await hall.actor(table)).live
    assert live.head == (await store.load(table))[0] and live.row.data_hash == live.game.data_hash


@pytest.mark.usefixtures("otherwise")
async def test_two_who_open_a_table_at_the_same_time_open_one_epoch(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    await begun_under(hall, table, data_hash="old")
    later = TableRegistry(hall.app.store)

    async def turn() -> Actor:
        actor = await later.actor(table)
        async with actor.turn():
            return actor

    one, two = await asyncio.gather(turn(), turn())
    assert one is two and one.live.head == (await hall.app.store.load(table))[0]
    assert len(await hall.app.store.epochs(table)) == 2


async def test_to_open_and_start_a_table_keeps_nobody_waiting_for_the_hash_of_the_rules(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read all code of a game takes a tenth of a second; a table opened right after the start had it read by the
    event loop."""
    readers: list[threading.Thread] = []

    def version(game: Game[Any]) -> str:
        readers.append(threading.current_thread())
        return "0"

    monkeypatch.setattr(Game, "version", property(version))
    await hall.start("Ada")
    opens_it, starts_it, *_ = readers
    assert threading.main_thread() not in (opens_it, starts_it), "later it is known"
