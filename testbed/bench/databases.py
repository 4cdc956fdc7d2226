"""SQLite and PostgreSQL beside each other, for `praetor bench databases`: the same commits in turns, on the same disk.

Each run measures both, one after the other, in another order each time, so that what else the machine does strikes
both alike; and the disk's own `fdatasync` beside them. What is told is the median of the runs.
"""

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from engine.store.postgres.store import open_postgres_store
from engine.store.sql.store import SqlStore
from engine.store.sqlite import open_store
from testbed.bench.store import commit_decision, start_table, state_after, timing_figures
from testbed.postgres_server import Server

RUNS = 10
COMMITS = {1: 40, 10: 200, 50: 500}  # by how many are in flight: how many are measured in a run
SYNCS, BLOCK = 50, b"x" * 4096
FILE, SERVER = "sqlite", "postgresql"
TICK = os.sysconf("SC_CLK_TCK")
Figures = dict[str, dict[str, float]]


async def measure(runs: int = RUNS, commits: Mapping[int, int] = COMMITS) -> Figures:
    """Return p50_ms, p99_ms and per_s of commits of decisions alone, 10 and 50 in flight, and processor time of one:
    loop_ms of the event loop's thread, cpu_ms of the process, server_ms of the server's processes. SaveError where
    there is no PostgreSQL."""
    server = (await asyncio.to_thread(Server, fsync=True)).start()
    try:
        with tempfile.TemporaryDirectory(dir=server.folder.parent) as folder:
            first_process = int((server.data / "postmaster.pid").read_text().split()[0])
            stores: dict[str, SqlStore] = {
                FILE: await open_store(Path(folder) / "bench.sqlite3"),
                SERVER: await open_postgres_store(server.schema_address()),
            }
            try:
                return await _measure(stores, Path(folder), first_process, runs, commits)
            finally:
                for store in stores.values():
                    await store.close()
    finally:
        await asyncio.to_thread(server.stop_for_good)


async def _measure(
    stores: Mapping[str, SqlStore], folder: Path, server: int, runs: int, commits: Mapping[int, int]
) -> Figures:
    found: dict[str, list[dict[str, float]]] = {"fdatasync": []}
    for run in range(runs):
        found["fdatasync"].append(await asyncio.to_thread(_syncs, folder / "synced"))
        kinds = [*stores][:: 1 if run % 2 == 0 else -1]
        for width, count in commits.items():
            for kind in kinds:
                told = await _commits(stores[kind], f"{width}R{run}", width, count // width, server)
                found.setdefault(f"{kind}, {width} in flight", []).append(told)
    figures = {name: _middle(of_runs) for name, of_runs in found.items()}
    for width in commits:
        file, other = figures[f"{FILE}, {width} in flight"], figures[f"{SERVER}, {width} in flight"]
        figures[f"times as long, {width} in flight"] = {
            key: round(other[key] / file[key], 2) for key in ("p50_ms", "p99_ms")
        }
    return figures


async def _commits(store: SqlStore, name: str, width: int, each: int, server: int) -> dict[str, float]:
    """Measure so many decisions at each of some tables at once."""
    tables = [f"{name}T{n}" for n in range(width)]
    for table_id in tables:
        await start_table(store, table_id)
    states, times = [state_after(n + 1) for n in range(each)], list[float]()

    async def play(table_id: str) -> None:
        for n in range(each):
            began = time.perf_counter()
            await commit_decision(store, table_id, n, states[n])
            times.append(time.perf_counter() - began)

    began, loop, process, others = time.perf_counter(), time.thread_time(), time.process_time(), _seconds_of(server)
    await asyncio.gather(*map(play, tables))
    whole = time.perf_counter() - began
    took = {
        "loop_ms": time.thread_time() - loop,
        "cpu_ms": time.process_time() - process,
        "server_ms": _seconds_of(server) - others,
    }
    return timing_figures(times, whole) | {key: 1000 * value / len(times) for key, value in took.items()}


def _syncs(file: Path) -> dict[str, float]:
    """Measure how long the disk takes to have a block."""
    times = []
    with file.open("wb", buffering=0) as out:
        for _ in range(SYNCS):
            out.write(BLOCK)
            began = time.perf_counter()
            os.fdatasync(out.fileno())
            times.append(time.perf_counter() - began)
    return timing_figures(times, sum(times))


def _seconds_of(first: int) -> float:
    """Return the processor time of a server's processes, those included that have ended."""
    return sum(_ticks(one) for one in (first, *_children(first))) / TICK


def _children(parent: int) -> Iterator[int]:
    for entry in Path("/proc").iterdir():
        with suppress(ValueError, OSError, IndexError):
            if entry.name.isdigit() and int(_fields(int(entry.name))[1]) == parent:
                yield int(entry.name)


def _ticks(pid: int) -> int:
    with suppress(OSError):
        return sum(int(_fields(pid)[n]) for n in (11, 12, 13, 14))
    return 0


def _fields(pid: int) -> Sequence[str]:
    """Return the fields of a process after its name: state, parent, …"""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def _middle(of_runs: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {key: round(statistics.median(one[key] for one in of_runs), 3) for key in of_runs[0]}
