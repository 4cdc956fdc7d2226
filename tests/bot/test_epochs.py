"""Rules and figures that change under a running table: an epoch, told to the players, known to verification."""

from bot.tables.house import House
from engine.store.replay import SHOWN, fingerprint

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
