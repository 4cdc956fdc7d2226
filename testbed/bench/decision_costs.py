"""What a decision takes of the processor, of a bot that plays games over the wire: for `praetor bench decisions`."""

import os
from pathlib import Path

from bot.titles import title_of_game
from engine.games import game_ids
from engine.store.places.opening import open_database_snapshot
from testbed.bench.wire import Figures, running_bot

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """Return the seconds of the processor that a process has used, without those that it started."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def descendant_processes(pid: int) -> list[int]:
    """Return the processes that a process has started and that still run, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text(encoding="utf-8").split():
            found += [int(child), *descendant_processes(int(child))]
    return found


async def measure(game: str = "") -> Figures:
    """Return by game the decisions of a table of computer players, how often a person who looks on asked for the map,
    their table, their hand at each, and the milliseconds of a core that a decision with these took of the bot's
    process and of those that it started (drawing)."""
    figures: Figures = {}
    for one in (game,) if game else game_ids():
        for name, play in title_of_game(one).wire_benches().items():
            async with running_bot("bot", "run") as (stand_in, process, log):
                began = processor_seconds(process.pid)
                played = await play(stand_in)
                drawn = sum(processor_seconds(child) for child in descendant_processes(process.pid))
                used = processor_seconds(process.pid) - began
                process.terminate()
                await process.wait()
                count = decisions_in_database(log.with_name("praetor.sqlite3"))
            figures[f"{one} {name}"] = {
                "decisions": count,
                "looks": round(played.get("asked", 0) / count, 1),
                "loop_ms": round(1000 * used / count, 1),
                "drawing_ms": round(1000 * drawn / count, 1),
            }
    return figures


def decisions_in_database(database: Path) -> int:
    """Return how many decisions a bot's database has."""
    with open_database_snapshot(database) as conn:
        (count,) = conn.execute("SELECT count(*) FROM decisions").fetchone()
    return int(count)
