"""Figures of the store, for `praetor bench store`: a busy file with many tables and long histories."""

import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from hashlib import shake_128
from pathlib import Path

import msgspec

from engine.kernel.dice import dice_secret_hash
from engine.store.models import LOBBY, PUBLIC, Decision, EventRow, NewPost, Pace, SeatRow, TableRow
from engine.store.sql.store import SqlStore
from engine.store.sqlite import SqliteStore, open_store

TABLES = 1000
LONG = "LONG2"  # the table with the long history
HISTORY = 2000
Figures = dict[str, dict[str, float]]


async def measure(rounds: int = 500) -> Figures:
    """Return p50_ms, p99_ms, per_s (and bytes where something is written) of what the bot asks all the time.

    A decision has four events, three posts, a draw and a state of some 5 kB of which a little changes.
    `commit_first` is a table's first decisions, `commit_long` those past 2,000.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sqlite3"
        store = await open_store(path)
        try:
            return await _measure(store, path, rounds)
        finally:
            await store.close()


async def _measure(store: SqliteStore, path: Path, rounds: int) -> Figures:
    figures: Figures = {}
    await _furnish(store)
    await start_table(store, LONG)
    first = await _commits(store, LONG, 0, min(rounds, HISTORY // 4))
    figures["commit_first"] = first
    await _commits(store, LONG, min(rounds, HISTORY // 4), HISTORY)
    await _deliver_all(store)
    before = _size(path)
    figures["commit_long"] = await _commits(store, LONG, HISTORY, HISTORY + rounds)
    figures["commit_long"]["bytes"] = (_size(path) - before) / rounds
    figures["due"] = await _timed(rounds, lambda n: store.due_posts(time.time()))
    await _deliver_all(store)
    figures["due_nothing"] = await _timed(rounds, lambda n: store.due_posts(time.time()))
    figures["load"] = await _timed(rounds, lambda n: store.load(LONG))
    figures["state_at"] = await _timed(rounds, lambda n: store.state_at(LONG, (n * 37) % HISTORY))
    figures["table"] = await _timed(rounds, lambda n: store.table(LONG))
    figures["path_last_20"] = await _timed(rounds, lambda n: store.path(LONG, last=20))
    figures["path_whole"] = await _timed(max(rounds // 50, 5), lambda n: store.path(LONG))
    figures["events_last_50"] = await _timed(rounds, lambda n: store.events(LONG))
    figures["delivery"] = await _delivery(store, rounds)
    figures["commit_10_in_flight"] = await _in_flight(store, rounds)
    figures["all"] = {"rss_mib": _rss(), "bytes": float(_size(path))}
    return figures


def _size(path: Path) -> int:
    return sum(file.stat().st_size for file in path.parent.glob(path.name + "*") if not file.name.endswith("-shm"))


def _rss() -> float:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def _row(table_id: str) -> TableRow:
    seats = tuple(SeatRow(seat=str(n), kind="human", user=n, name=f"Player {n}") for n in range(1, 5))
    return TableRow(
        id=table_id,
        game="bench",
        name="bench",
        status=LOBBY,
        guild=1,
        channel=1,
        thread=None,
        host=1,
        options={},
        pace=Pace(),
        seats=seats,
        commitment=dice_secret_hash(table_id.encode()),
        rules_version="1",
        data_hash="",
        head=None,
        created=time.time(),
        touched=time.time(),
    )


async def _furnish(store: SqliteStore) -> None:
    """Fill the database with other tables, all running, each with a reminder that is due tomorrow."""
    tomorrow = NewPost(audience=PUBLIC, kind="reminder", payload={}, not_before=time.time() + 86400)
    with _hasty(store):
        for n in range(TABLES - 1):
            await start_table(store, f"T{n:04}")
            await store.post(f"T{n:04}", [tomorrow])


@contextmanager
def _hasty(store: SqliteStore) -> Iterator[None]:
    """Make tables without waiting for the disk at each commit; only what is measured waits for it."""
    store.database.hasty = True
    try:
        yield
    finally:
        store.database.hasty = False


async def start_table(store: SqlStore, table_id: str) -> None:
    """Make a table that runs."""
    await store.create_table(_row(table_id), table_id.encode())
    await store.start(table_id, state_after(0), [], [], [], key_words={}, rules_version="1", data_hash="")


def state_after(n: int) -> bytes:
    """Return a state of a realistic size, of which most stays the same from one decision to the next."""
    regions = {f"region_{r}": {"owner": str(r % 4), "army": list(shake_128(b"%d" % r).digest(12))} for r in range(120)}
    for k in range(8):
        regions[f"region_{(n // 8 * 8 + k) % 120}"] = {
            "owner": str(n % 4),
            "army": list(shake_128(b"%d" % n).digest(12)),
        }
    return msgspec.msgpack.encode({"serial": n, "regions": regions})


async def commit_decision(store: SqlStore, table_id: str, head: int, state: bytes) -> None:
    """Commit a table's next decision: four events, three posts, a draw, and the state after it."""
    n = head + 1
    decision = Decision(
        id=n,
        parent=head,
        seat="1",
        prompt="0123456789abcdef",
        moment="battle.losses",
        action={"do": "march", "army": "first", "route": ["latium", "samnium"]},
        label={"key": "action.march", "args": {"army": "first", "route": ["latium", "samnium"]}},
        barrier="die",
        draws=(["battle", 0, 6, "4"],),
        at=time.time(),
        user=1,
    )
    event = b'{"is":"die_rolled","battle":"battle_17","side":"1","sides":6,"result":4}'
    events = [EventRow(decision=n, number=0, event=event, within=("turn_3", "battle_17")) for _ in range(4)]
    posts = [
        NewPost(audience=PUBLIC, kind="ledger", payload={"decision": n, "events": list(range(4))}),
        NewPost(audience=PUBLIC, kind="panel", payload={"anew": False}, replaces="panel"),
        NewPost(audience="1", kind="prompt", payload={"decision": n, "prompt": "0123456789abcdef"}, replaces="prompt"),
    ]
    interaction = int.from_bytes(shake_128(f"{table_id}{n}".encode()).digest(7), "big")
    await store.commit(
        table_id, head, decision, state, events, posts, interaction=interaction, answer={"text": "Done."}
    )


async def _commits(store: SqliteStore, table_id: str, frm: int, to: int) -> dict[str, float]:
    states = [state_after(n + 1) for n in range(frm, to)]
    return await _timed(to - frm, lambda n: commit_decision(store, table_id, frm + n, states[n]))


async def _timed(rounds: int, once: Callable[[int], Awaitable[object]]) -> dict[str, float]:
    times = []
    for n in range(rounds):
        began = time.perf_counter()
        await once(n)
        times.append(time.perf_counter() - began)
    return timing_figures(times, sum(times))


def timing_figures(times: list[float], seconds: float) -> dict[str, float]:
    """Return p50_ms, p99_ms and per_s of what took these seconds each, and so many in all."""
    ordered = sorted(times)
    return {
        "p50_ms": round(ordered[len(ordered) // 2] * 1000, 3),
        "p99_ms": round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000, 3),
        "per_s": round(len(ordered) / seconds, 1),
    }


async def _deliver_all(store: SqliteStore) -> None:
    with _hasty(store):
        while posts := await store.due_posts(time.time(), 200, per_queue=200):
            for post in posts:
                await store.mark_sent(post.id, post.id, 1, time.time())


async def _delivery(store: SqliteStore, rounds: int) -> dict[str, float]:
    """Measure what the delivery of a post asks of the store: find it due, note the attempt, note that it was sent."""
    await store.post(LONG, [NewPost(audience=PUBLIC, kind="ledger", payload={"n": n}) for n in range(rounds)])

    async def one(_: int) -> None:
        (post, *_rest) = await store.due_posts(time.time(), 1)
        await store.note_try(post.id, time.time())
        await store.mark_sent(post.id, post.id, 1, time.time())

    return await _timed(rounds, one)


async def _in_flight(store: SqliteStore, rounds: int) -> dict[str, float]:
    """Measure decisions at ten tables at once, as on a busy evening."""
    times: list[float] = []

    async def table(table_id: str) -> None:
        for n in range(rounds // 10):
            began = time.perf_counter()
            await commit_decision(store, table_id, n, states[n])
            times.append(time.perf_counter() - began)

    states = [state_after(n + 1) for n in range(rounds // 10)]
    began = time.perf_counter()
    await asyncio.gather(*(table(f"T{n:04}") for n in range(10)))
    return timing_figures(times, time.perf_counter() - began)
