"""How long games by owners' charts hold the event loop as they are loaded and dropped, for `praetor bench charts`.

Charts are rows of a database and are read as for a table that has chosen them, then dropped as when no table uses them
any more, with the garbage collector on the bot's own schedule and the loop's pulse beside it. A second process beats as
well and does nothing: how late it is woken is the machine's doing.
"""

import asyncio
import gc
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.app import SWITCH
from bot.process.gc_schedule import GcSchedule
from bot.tables.charts.chosen_charts import drop_unused_charts, read_chosen_charts
from data.charts import CHARTS, Chart, canonical_chart_json
from engine.games import game_ids
from engine.store.charts.interface import ChartRow
from engine.store.interface import Store
from engine.store.sqlite import open_store

Figures = dict[str, dict[str, float]]
EVERY, LONG = 0.002, 0.05
OWNER = 900_000_000_000_000_001
IDLE = """
import asyncio, sys
from testbed.bench.charts import Pulse
async def main():
    pulse = Pulse()
    beating = asyncio.create_task(pulse.beat())
    print("beats", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(pulse.longest)
asyncio.run(main())
"""


class Pulse:
    """Wakes every few milliseconds, and notes how late: longest, by the clock; longest_worked: how long this process
    has worked meanwhile, in whatever thread, which hangs little on what else the machine does. late: by over 50 ms."""

    def __init__(self) -> None:
        self.longest = self.longest_worked = 0.0
        self.late = self.late_by_work = 0

    async def beat(self) -> None:
        """Beat for ever."""
        while True:
            before, worked = time.monotonic(), time.process_time()
            await asyncio.sleep(EVERY)
            lag = max(time.monotonic() - before - EVERY, 0.0)
            busy = min(lag, time.process_time() - worked)
            self.longest, self.longest_worked = max(self.longest, lag), max(self.longest_worked, busy)
            self.late += lag > LONG
            self.late_by_work += busy > LONG


async def measure(game: str, loads: int) -> Figures:
    """Return the longest holds in milliseconds over so many charts of a game, or of each."""
    schedule, before = GcSchedule(), sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "bench.sqlite3")
        try:
            games = (game,) if game else game_ids()
            for one in games:  # their modules, and those of the charts, are made for the first time
                await _load(store, one, 0)
            gc.collect()
            schedule.start()
            return {one: await _held(store, one, loads, schedule) for one in games}
        finally:
            schedule.stop()
            sys.setswitchinterval(before)
            await store.close()


async def _held(store: Store, game: str, loads: int, schedule: GcSchedule) -> dict[str, float]:
    pulse = Pulse()
    with subprocess.Popen(  # noqa: S603 - our own command
        (sys.executable, "-c", IDLE), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as idle:
        if idle.stdout is not None:
            await asyncio.to_thread(idle.stdout.readline)
        beating = asyncio.create_task(pulse.beat())
        began = time.monotonic()
        for number in range(1, loads + 1):
            await _load(store, game, number)
            schedule.note_press()
            schedule.collect_if_pressed()
        beating.cancel()
        said, _ = await asyncio.to_thread(idle.communicate, "")
    return {
        "longest_ms": 1e3 * pulse.longest,
        "over_50": pulse.late,
        "longest_worked_ms": 1e3 * pulse.longest_worked,
        "worked_over_50": pulse.late_by_work,
        "idle_longest_ms": 1e3 * float(said),
        "load_ms": 1e3 * (time.monotonic() - began) / loads,
    }


async def _load(store: Store, game: str, number: int) -> None:
    """Read a chart, and drop it. number: makes it another than those before."""
    chart = Chart(game, f"bench {number}", canonical_chart_json({}).replace(b"}", b" " * number + b"}"))
    row = ChartRow(
        game=game, hash=chart.hash, owner=OWNER, name=chart.name, version=1, content=chart.content, changed={},
        tried="", at=float(number),
    )  # fmt: skip
    if not await store.save_or_replace_chart(row, most=10**6):
        raise AssertionError("it is kept under another name than those before")
    await read_chosen_charts(store, game, {CHARTS: chart.option_value})
    for _ in range(2):  # what nobody used at two looks is dropped
        await drop_unused_charts(())
