"""Rules and figures that change under a running table: an epoch, told to the players, known to verification."""

import asyncio
import sqlite3
from contextlib import closing

from bot.tables.actor import Actor
from bot.tables.house import House
from engine.store.kept import ARCHIVED
from engine.store.replay import SHOWN, fingerprint

from .clockwork import default
from .hall import InProcess, until


async def test_other_figures_open_an_epoch(hall: InProcess) -> None:
    table = await hall.start("Ada", computers=1, options="last_round=1")
    store = hall.app.store
    actor = await hall.actor(table)
    async with actor.turn():
        await store.update_table(table, data_hash="0" * 16)
    later = House(store)
    live = (await later.actor(table)).live
    assert live.row.data_hash == live.game.data_hash
    epochs = await store.epochs(table)
    assert [e.reason for e in epochs][-1] == "rules" and len(epochs) == 2
    assert live.head == (await store.load(table))[0]
    again = (await House(store).actor(table)).live
    assert len(await store.epochs(table)) == 2 and again.head == live.head, "an epoch is opened once"
    hall.app.house.posted()
    thread = hall.thread(table)
    base = fingerprint(await store.state_at(table, epochs[-1].decision))[:SHOWN]
    await until(lambda: any(f"`{base}`" in m.content for m in hall.person("Ada").messages(thread)))
    trail = await store.audit_trail(table)
    assert [line.what for line in trail] == ["epoch"] and trail[0].details["fingerprint"] == base


async def outdated(hall: InProcess) -> tuple[str, Actor]:
    """Return a running table that began under other figures and was brought up to date, and has gone on since."""
    table = await hall.start("Ada", "Boris", options="last_round=1")
    hall.app.house._actors.clear()
    with closing(sqlite3.connect(hall.app.settings.database)) as conn, conn:
        conn.execute("UPDATE tables SET data_hash = 'old'")
        conn.execute("UPDATE epochs SET data_hash = 'old'")
    actor = await hall.actor(table)
    await default(actor)
    await hall.settled()
    return table, actor


async def test_who_goes_back_before_an_epoch_goes_on_under_the_installed_rules(hall: InProcess) -> None:
    """The step that is decided then was kept as one of the older rules, which never saw it."""
    table, actor = await outdated(hall)
    epoch = (await hall.app.store.epochs(table))[-1]
    async with actor.turn():
        before = next(d for d in await hall.app.store.path(table) if d.id == epoch.decision).parent
        assert before is not None
        marker = {"what": "undone", "seat": "1", "user": 1, "label": {"key": "list.none"}}
        await actor.move(before, marker, lead="ledger.undone_agreed")
    epochs = await hall.app.store.epochs(table)
    assert len(epochs) == 2 and epochs[-1].decision > epoch.decision
    assert actor.live.row.data_hash == actor.live.game.data_hash == epochs[-1].data_hash
    await default(actor)
    assert (await hall.app.store.load(table))[0] == actor.live.head


async def test_a_table_that_was_put_aside_is_brought_up_to_date_when_it_is_revived(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    store = hall.app.store
    await store.update_table(table, status=ARCHIVED, data_hash="old")
    hall.app.house._actors.clear()
    await (await hall.person("Ada").slash("game revive", "games", table=table)).settled()
    assert [e.reason for e in await store.epochs(table)] == ["start", "rules"]
    live = (await hall.actor(table)).live
    assert live.head == (await store.load(table))[0] and live.row.data_hash == live.game.data_hash


async def test_two_who_open_a_table_at_the_same_time_open_one_epoch(hall: InProcess) -> None:
    table = await hall.start("Ada", "Boris", options="last_round=1")
    await hall.app.store.update_table(table, data_hash="old")
    later = House(hall.app.store)
    one, two = await asyncio.gather(later.actor(table), later.actor(table))
    assert one is two and one.live.head == (await hall.app.store.load(table))[0]
    assert len(await hall.app.store.epochs(table)) == 2
