"""What a person waits for, measured over real HTTP and WebSocket against the stand-in, for `praetor bench wire`.

The bot and a bare discord.py bot run one after the other in the same run, each in a process of its own, so that a slow
machine slows both. A latency is the time from the press to the bot's answer, as the stand-in sees it.
"""

import asyncio
import os
import re
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.titles import title_of_game
from bot.titles.command_line import WireBench
from engine.games import game_by_id as find_game
from engine.games import game_ids
from render.service.own_python import module_run_command
from testbed.process_memory import rss_mib

if TYPE_CHECKING:
    from bot.sandbox.launch import Sandbox
    from bot.sandbox.people.person import Receipt

Figures = dict[str, dict[str, float]]
Timed = Callable[[], Awaitable["Receipt"]]
WARM_UP, ALONE, TOGETHER, IN_FLIGHT = 100, 500, 2000, 10
COMPUTERS = 3  # at the table that is measured, if so many may sit there
PULSE = re.compile(
    r"beats (?P<beats>\d+), longest_ms (?P<longest>[\d.]+), over_50_ms \d+, longest_own_ms (?P<own>[\d.]+)"
)
STILL = 4  # half seconds in which a bot that is idle asks for no more memory
WARM = 60.0  # seconds until the pictures that it warms are surely drawn


async def table_figures(game: str) -> Figures:
    """Return what the tables that a game's title offers take, each in a process of its own."""
    return {name: await _played(play) for name, play in title_of_game(game).wire_benches().items()}


async def measure(scale: float = 1.0) -> Figures:
    """Return p50_ms, p99_ms and per_s of `/table` and of the bare bot's `/ping`, alone and with 10 in flight; and
    rss_mib of both, idle, and of the bot with a game under way; and how long the tables that titles offer keep the
    event loop (longest_own_ms by its own work; 20 is the bound). scale: fewer calls; for tests, without the tables."""
    figures: Figures = {}
    async with running_bot("bot", "run") as (stand_in, process, log):
        await _drawn(log)
        figures["idle"] = {"rss_mib": await _idle(process.pid)}
        thread, ada = await _table(stand_in), stand_in.person("Ada")
        await _measure(figures, "table", lambda: ada.slash("table", thread), scale)
        figures["playing"] = {"rss_mib": _rss(process.pid)}
    if scale >= 1:
        for game in game_ids():
            figures |= await table_figures(game)
    async with running_bot("testbed.bench.bare_bot") as (stand_in, process, _):
        ada = stand_in.person("Ada")
        figures["bare_idle"] = {"rss_mib": await _idle(process.pid)}
        await _measure(figures, "bare_ping", lambda: ada.slash("ping"), scale)
    bare = figures["bare_ping_10_in_flight"]["per_s"]
    figures["table_10_in_flight"]["of_bare"] = round(figures["table_10_in_flight"]["per_s"] / bare, 3)
    return figures


async def _played(play: WireBench) -> dict[str, float]:
    """Return what a table of a title asks of the event loop."""
    async with running_bot("bot", "run", PRAETOR_PULSE="1") as (stand_in, process, log):
        figures = await play(stand_in)
        process.terminate()
        await process.wait()  # it says how its loop fared when it ends
        return {**figures, **_held(log)}


def _held(log: Path) -> dict[str, float]:
    """Return what the bot's log says of its loop, last of all."""
    found = list(PULSE.finditer(log.read_text(encoding="utf-8")))
    if not found:
        return {}
    last = found[-1]
    return {"beats": float(last["beats"]), "longest_ms": float(last["longest"]), "longest_own_ms": float(last["own"])}


@asynccontextmanager
async def running_bot(
    module: str, *args: str, **settings: str
) -> "AsyncIterator[tuple[Sandbox, asyncio.subprocess.Process, Path]]":
    """Run a stand-in, and a bot against it."""
    from bot.sandbox.launch import serve_sandbox
    from bot.sandbox.limits import Limits

    stand_in = await serve_sandbox(limits=Limits(rate_limits=False), validate=False)
    with tempfile.TemporaryDirectory(prefix="praetor-") as folder:
        environment = {
            **os.environ,
            **stand_in.environment,
            "PRAETOR_HOLD_SCALE": "0",
            "PRAETOR_GATHER": "0",
            "PRAETOR_EMOJIS": "0",
            **settings,
        }
        environment["PRAETOR_DATABASE"] = str(Path(folder) / "praetor.sqlite3")
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            process = await asyncio.create_subprocess_exec(
                *module_run_command(module, *args), env=environment, stderr=errors
            )
        try:
            await stand_in.gateway.wait_until_connected()
            await stand_in.hub.wait_until(lambda: stand_in.world.commands)
            yield stand_in, process, log
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
            await stand_in.stop()


async def _table(stand_in: "Sandbox") -> str:
    """Start a game of a person against computers, and return its thread."""
    ada = stand_in.person("Ada")
    game = game_ids()[0]
    others = min(COMPUTERS, find_game(game).most_seats - 1)
    opened = await ada.slash("game create", game=game, computers=others)
    await opened.wait_until_answered()
    (thread,) = ada.threads()
    await (await ada.slash("game start", thread)).wait_until_answered()
    await stand_in.hub.wait_until(lambda: len(thread.pins) == 1)
    return thread.id


async def _measure(figures: Figures, name: str, call: Timed, scale: float) -> None:
    await _calls(call, max(round(WARM_UP * scale), 5), 1)
    figures[f"{name}_alone"] = await _calls(call, max(round(ALONE * scale), 20), 1)
    together = await _calls(call, max(round(TOGETHER * scale), 50), IN_FLIGHT)
    figures[f"{name}_{IN_FLIGHT}_in_flight"] = together


async def _calls(call: Timed, count: int, at_once: int) -> dict[str, float]:
    """Make calls, so many at once, and return how long they took."""
    taken: list[float] = []
    left = iter(range(count))

    async def caller() -> None:
        for _ in left:
            receipt = await call()
            if receipt.latency is None or not receipt.is_ephemeral:
                raise RuntimeError(f"no answer: {receipt!r}")
            taken.append(receipt.latency * 1000)

    began = time.perf_counter()
    await asyncio.gather(*(caller() for _ in range(at_once)))
    seconds = time.perf_counter() - began
    taken.sort()
    return {
        "p50_ms": round(taken[len(taken) // 2], 2),
        "p99_ms": round(taken[min(len(taken) - 1, len(taken) * 99 // 100)], 2),
        "per_s": round(count / seconds, 1),
    }


async def _drawn(log: Path) -> None:
    """Wait until the bot has drawn the maps' plates that it draws at its start: it logs that it has."""
    end = time.monotonic() + WARM
    while "plates of the maps are drawn" not in log.read_text(encoding="utf-8") and time.monotonic() < end:
        await asyncio.sleep(0.1)


async def _idle(pid: int) -> float:
    """Wait, half a minute at most, until a process asks for no more memory, and return what it has."""
    seen = [_rss(pid)]
    while len(seen) < 60 and (len(seen) <= STILL or max(seen[-STILL:]) - min(seen[-STILL:]) > 0.5):
        await asyncio.sleep(0.5)
        seen.append(_rss(pid))
    return seen[-1]


def _rss(pid: int) -> float:
    return round(sum(rss_mib(pid)), 1)
