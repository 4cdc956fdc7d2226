"""Load: a thousand running tables in one bot, some of them followed, a hundred presses a second, one of twenty for a
map."""

import asyncio
import contextlib
import gc
import re
import sqlite3
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bot.messages.ids import Press
from bot.sandbox import interactions
from bot.sandbox.limits import Limits
from bot.sandbox.people.person import Receipt
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.kernel.dice import UnverifiedRandom, dice_secret_hash
from engine.store.models import LOBBY, RUNNING
from engine.store.sqlite import open_store
from testbed.drills.leaks.twin_tables import seated_table_row
from testbed.drills.many_tables import Crowd, table_id
from testbed.drills.report import Report
from testbed.drills.script import asked_of_persons, scripted_answer
from testbed.drills.spectators import check_follower_told, round_starts_since
from testbed.drills.stage import Stage, StuckError, faults_in_log, open_stage, wait_until
from testbed.drills.steps import Step, presses_for_answer
from testbed.process_memory import rss_mib

RATE = 100  # presses a second
MAP_EVERY = 20
BUSY = 60  # tables at which people press at any one time
DELIVERED = 120.0  # seconds after the last press until all is written to followers, on a busy machine
START_S, MEMORY_MIB, ANSWER_MS, BLOCKED_MS = 5.0, 400, 300, 50
LOOKS = re.compile(r"collector: looks (\d+), longest_ms ([\d.]+)")
KEPT = "the event loop is kept by "
PULSE = re.compile(r"longest_ms ([\d.]+), over_50_ms (\d+), longest_own_ms ([\d.]+), own_over_50_ms (\d+)")


class Presser:
    """Presses buttons at all tables, at a steady rate."""

    def __init__(self, stage: Stage, crowd: Crowd, seed: str) -> None:
        self.stage, self.crowd, self.seed = stage, crowd, seed
        self.lots = UnverifiedRandom(f"load {seed}")
        self.plans: dict[str, deque[tuple[str, Step]]] = {}  # table -> (user, step) still to be pressed
        self.receipts: list[Receipt] = []
        self.late = 0
        self.busy: list[str] = []
        self.threads = {r["id"]: str(r["thread"]) for r in stage.records.rows("SELECT id, thread FROM tables")}
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, seconds: float) -> None:
        """Press for `seconds`."""
        start = time.monotonic()
        for n in range(int(seconds * RATE)):
            wait = start + n / RATE - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            elif wait < -1.0:
                self.late += 1  # the drill's own fault: it could not press as fast
            self._press(n)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=20)

    def _press(self, n: int) -> None:
        table = self._table()
        user, step = self._next(table, n)
        task = asyncio.create_task(self._sent(table, user, step))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _table(self) -> str:
        """Return one of the tables at which somebody is in the middle of an answer; now and then another."""
        while len(self.busy) < BUSY or self.lots.integer_below(20) == 0:
            self.busy.append(table_id(self.lots.integer_below(self.crowd.tables)))
            if len(self.busy) > BUSY:
                self.busy.pop(0)
        return self.lots.choose(self.busy)

    def _next(self, table: str, n: int) -> tuple[str, Step]:
        if n % MAP_EVERY == 0:
            return self._sitter(table), Step(Press("map", table).id())
        plan = self.plans.setdefault(table, deque())
        if not plan:
            plan.extend(self._plan(table))
        return plan.popleft() if plan else (self._sitter(table), Step(Press("mine", table).id()))

    def _sitter(self, table: str) -> str:
        row = self.stage.records.first_value(
            "SELECT person_id FROM seats WHERE table_id = ? AND person_id IS NOT NULL", table
        )
        return str(row)

    def _plan(self, table: str) -> list[tuple[str, Step]]:
        """Return the presses that answer the table's question: My table, the choices, Confirm."""
        live = self.stage.records.live_table(table)
        asked = asked_of_persons(live) if live.is_running else []
        if not asked:
            return []
        prompt = asked[0]
        seat = live.seat_row(prompt.seat)
        user = str(seat.user if seat else 0)
        first = Step(Press("mine", table).id())
        return [(user, step) for step in (first, *presses_for_answer(live, prompt, scripted_answer(prompt, self.seed)))]

    async def _sent(self, table: str, user: str, step: Step) -> None:
        hub = self.stage.sandbox.hub
        thread = hub.world.channels[self.threads[table]]
        message = thread.messages[self.crowd.panels[table]]
        data: dict[str, Any] = {"custom_id": step.custom_id, "component_type": 3 if step.values else 2, "id": 1}
        if step.values:
            data["values"] = list(step.values)
        interaction, done = interactions.start_interaction(
            hub, interactions.COMPONENT, user, thread.id, data, name=step.custom_id, message=message
        )
        await done
        self.receipts.append(Receipt(hub, interaction))


def percentile(values: list[float], part: float) -> float:
    """Return a percentile."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


@contextlib.contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Switch off garbage collection in the drill's own process.

    With all that the stand-in holds, one collection takes a second. A hundred people would then press at once, and
    the bot would seem slow.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def run_crowded_bot(seed: str, seconds: float, tables: int, game: str, report: Report, players: int = 0) -> None:
    """Run the bot with many tables, and press."""
    async with open_stage(
        limits=Limits(active_threads=10**6), plain=False, PRAETOR_PULSE="1", PRAETOR_GATHER="1"
    ) as stage:
        crowd = Crowd(stage.sandbox, game, tables, players)
        await crowd.start_games(stage.database)
        begun = time.monotonic()
        await stage.launch("-v")
        presser = Presser(stage, crowd, seed)
        await presser.run(0.1)
        report.figures["start_s"] = round(time.monotonic() - begun, 2)
        await wait_until(lambda: any("plates" in line for line in stage.log), "the plates are never drawn")
        presser.receipts.clear()
        with without_garbage_collection():
            await presser.run(seconds)
        assert stage.process is not None  # noqa: S101 - it was launched
        each = rss_mib(stage.process.pid)
        report.figures["rss_mib"] = round(sum(each), 1)
        report.figures["rss_of_its_worker_mib"] = round(sum(each[1:]), 1)
        report.figures["decisions"] = int(stage.records.first_value("SELECT sum(next_decision - 1) FROM tables"))
        report.figures["posts_waiting"] = int(
            stage.records.first_value("SELECT count(*) FROM outbox WHERE status = 'waiting'")
        )
        await _delivered(stage, report)
        status = await stage.end_bot()
        if status:
            report.note(f"the bot left with {status}", "crashed")
        check_followers_told(crowd, stage, report)
        _measure(presser, stage, seconds, report)


async def _delivered(stage: Stage, report: Report) -> None:
    """Wait until all that is to be written to followers is; what is not then will be found missing."""
    begun, sql = time.monotonic(), "SELECT count(*) FROM outbox WHERE status = 'waiting' AND audience GLOB 'user:*'"
    with contextlib.suppress(StuckError):
        await wait_until(lambda: not stage.records.first_value(sql), "followers wait", DELIVERED, 0.2)
    report.figures["followers_waited_s"] = round(time.monotonic() - begun, 1)


def check_followers_told(crowd: Crowd, stage: Stage, report: Report) -> None:
    """Check that every follower of a table was told of its rounds and its end, and of each once; count it."""
    followed, told = crowd.followers_by_table(), 0
    for table, users in followed.items():
        begun = round_starts_since(stage, table, 0)
        told += sum(check_follower_told(stage, table, user, begun, report) for user in users)
    sent = "SELECT count(*) FROM outbox WHERE status = 'sent' AND audience GLOB 'user:*'"
    report.figures |= {
        "followed_tables": len(followed),
        "followers": len(crowd.spectators),
        "rounds_for_followers": told,
        "posts_to_followers": int(stage.records.first_value(sent)),
    }


def _measure(presser: Presser, stage: Stage, seconds: float, report: Report) -> None:
    latencies = [1000 * r.latency for r in presser.receipts if r.latency is not None]
    dropped = sum(r.has_failed or r.latency is None for r in presser.receipts)
    faults = faults_in_log(stage.log)
    refused = sum("429" in line for line in stage.log)
    figures: dict[str, Any] = {
        "presses": len(presser.receipts),
        "presses_per_s": round(len(presser.receipts) / seconds, 1),
        "p50_ms": round(percentile(latencies, 0.5), 1),
        "p99_ms": round(percentile(latencies, 0.99), 1),
        "max_ms": round(max(latencies, default=0.0), 1),
        "dropped": dropped,
        "late_presses_of_the_drill": presser.late,
        "rate_limited": refused,
    }
    report.figures |= figures | _loop(stage.log)
    if dropped:
        report.note(f"{dropped} presses were not answered", "lost", dropped)
    for fault in faults:
        report.note(fault, "crashed")


def _loop(log: list[str]) -> dict[str, Any]:
    """Return what the bot has logged of its event loop: the longest time for which it was blocked, and by what."""
    figures: dict[str, Any] = {}
    for found in filter(None, map(PULSE.search, log)):  # the last counts
        figures |= {"loop_longest_ms": float(found[1]), "loop_over_50_ms": int(found[2])}
        figures |= {"loop_longest_own_ms": float(found[3]), "loop_own_over_50_ms": int(found[4])}
    for found in filter(None, map(LOOKS.search, log)):
        figures |= {"collector_looks": int(found[1]), "collector_longest_ms": float(found[2])}
    kept = Counter(" < ".join(line.split(KEPT, 1)[1].split(" < ")[:3]) for line in log if KEPT in line)
    figures["loop_kept_by"] = "; ".join(f"{place} ({count})" for place, count in kept.most_common(4))
    return figures


def check_limits(report: Report) -> None:
    """Compare the figures with the limits, which hold for a machine with two free cores."""
    for key, most in (
        ("start_s", START_S),
        ("rss_mib", MEMORY_MIB),
        ("p99_ms", ANSWER_MS),
        ("loop_longest_own_ms", BLOCKED_MS),
    ):
        if float(report.figures.get(key, 0)) > most:
            report.note(f"{key} {report.figures[key]}, more than {most}")


# The cost of a decision, early and late


async def compare_late_and_early_decisions(game: str, late: int, report: Report, players: int = 0) -> None:
    """Take decisions at one table whose history is very long, and compare the time of late ones with that of early
    ones."""
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        store = await open_store(Path(folder) / "p.sqlite3")
        store.database.hasty = True
        try:
            took = await _decide_on(store, game, late + 200, players)
        finally:
            await store.close()
    early, after = percentile(took[50:250], 0.5), percentile(took[late : late + 200], 0.5)
    report.figures["decision_50_ms"] = round(1000 * early, 2)
    report.figures[f"decision_{late}_ms"] = round(1000 * after, 2)
    if after > 1.5 * early + 0.001:
        report.note(f"a decision costs {1000 * after:.1f} ms at {late}, {1000 * early:.1f} ms at 50")


async def _decide_on(store: Any, game: str, decisions: int, players: int) -> list[float]:
    rules = find_game(game)
    seats = tuple(str(n) for n in range(1, (players or max(2, rules.least_seats)) + 1))
    row = seated_table_row(game, seats, rules.complete({}))
    row = msgspec.structs.replace(row, status=LOBBY, head=None, commitment=dice_secret_hash(b"x"))
    await store.create_table(row, bytes(32))
    actor = Actor(store, LiveTable(row), time.time)
    await actor.start()
    beginning, running, lots = actor.live.state, actor.live.row, UnverifiedRandom("cost")
    took: list[float] = []
    while len(took) < decisions:
        prompts = [p for p in actor.live.prompts() if p.answered is None]
        if not prompts:  # the next game in the same history
            actor.live.replace(row=msgspec.structs.replace(running, status=RUNNING), state=beginning)
            continue
        prompt = lots.choose(prompts)
        action = prompt.menu.sample(lots)
        begun = time.perf_counter()
        async with actor.turn():
            await actor.decide(prompt.seat, prompt.id, action)
        took.append(time.perf_counter() - begun)
    return took


async def drill(
    seed: str,
    rounds: int,
    *,
    game: str,
    players: int = 0,
    tables: int = 1000,
    late: int = 2000,
    strict: bool = True,
) -> Report:
    """Press for `rounds` seconds. players: seats of each table; 0: as few as the game can be played with."""
    report = Report(name="load", rounds=rounds)
    report.figures["tables"] = tables
    try:
        await run_crowded_bot(seed, rounds, tables, game, report, players)
        await compare_late_and_early_decisions(game, late, report, players)
    except (StuckError, sqlite3.Error) as error:
        report.note(str(error), "crashed")
    if strict:
        check_limits(report)
    return report
