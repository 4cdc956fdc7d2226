"""How much room finished games take, and how much once they are compressed, for `praetor bench packing`.

Whole random games of persons are played through the real actors, so with everything that is posted of them; each post
counts as sent. Sizes are those of the database's file, written anew (VACUUM) before and after.
"""

import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.kernel.dice import dice_secret_hash
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.models import HUMAN, LOBBY, OVER, RUNNING, Pace, SeatRow, TableRow
from engine.store.sqlite import SqliteStore, open_store

Figures = dict[str, dict[str, float]]
MOST = 6000  # decisions after which a game that does not end is broken off
HOST = 900_000_000_000_000_001
LATER = 1e6  # seconds: whatever waits for more to be told with is due by then


async def measure(game: str, seeds: int) -> Figures:
    """Return KiB a game before and after, their ratio, and the milliseconds that packing and unpacking take."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        store = await open_store(path)
        store.database.hasty = True
        empty = await _size(store, path)
        decisions = sum([await _played(store, game, seed) for seed in range(seeds)])
        before = await _size(store, path) - empty
        tables = await store.tables_to_pack(time.time() + LATER)
        began = time.perf_counter()
        for table_id in tables:
            await store.keep_packed(await store.packed_form(table_id))
        packed = time.perf_counter()
        after = await _size(store, path) - empty
        back = time.perf_counter()
        for table_id in tables:
            await store.unpack_table(table_id)
        unpacked = time.perf_counter()
        await store.close()
    count = len(tables)
    sizes = {"games": count, "decisions": decisions / count, "kib_before": before / count / 1024}
    sizes |= {"kib_after": after / count / 1024, "ratio": before / after}
    return {game: {**sizes, "pack_ms": (packed - began) / count * 1e3, "unpack_ms": (unpacked - back) / count * 1e3}}


async def _size(store: SqliteStore, path: Path) -> int:
    def written_anew(conn: sqlite3.Connection) -> None:
        conn.execute("VACUUM")
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    await store.database.run_outside_transaction(written_anew)
    with closing(sqlite3.connect(path)) as conn:
        return int(conn.execute("PRAGMA page_count").fetchone()[0] * conn.execute("PRAGMA page_size").fetchone()[0])


async def _played(store: SqliteStore, name: str, seed: int) -> int:
    """Play a game to its end, or to MOST decisions, and return how many it had."""
    game, secret = find_game(name), f"{name} {seed}".encode().ljust(32, b".")[:32]
    seats = [
        SeatRow(seat=str(n), kind=HUMAN, user=HOST + n, name=f"Player {n}", word="")
        for n in range(1, game.least_seats + 1)
    ]
    now = time.time()
    row = TableRow(
        id=f"T{seed:04}", game=name, name="bench", status=LOBBY, guild=1, channel=1, thread=1, host=HOST + 1,
        options=game.complete({}), pace=Pace(), seats=tuple(seats), commitment=dice_secret_hash(secret),
        rules_version=game.version, data_hash=game.data_hash, head=None, created=now, touched=now,
    )  # fmt: skip
    await store.create_table(row, secret)
    actor = Actor(store, LiveTable(row), time.time)
    await actor.start()
    run, count = Run(game, {seat.seat: RandomPlayer() for seat in seats}, str(seed)), 0
    while actor.live.row.status == RUNNING and count < MOST:
        prompt, action = run._decide(actor.live.state)
        async with actor.turn():
            seat = actor.live.seat_row(prompt.seat)
            await actor.decide(prompt.seat, prompt.id, action, user=seat.user if seat else None)
        count += 1
        for post in await store.due_posts(time.time() + LATER, 1000, per_queue=1000):
            await store.mark_sent(post.id, HOST + post.id, 1, time.time())
    if actor.live.row.status == RUNNING:
        await store.update_table(row, status=OVER)
    return count
