"""SIGTERM: what is under way is finished, and nothing else is waited for."""

import asyncio
from pathlib import Path

import pytest

from bot import app as program
from bot.commands.registry import Registry

from .hall import InProcess, Process


async def test_a_bot_that_draws_a_plate_leaves_at_once(process: Process, tmp_path: Path) -> None:
    """It waited for the whole plate of Rome, which is drawn as soon as a table of it is opened."""
    process.environment["PRAETOR_CACHE"] = str(tmp_path / "plates")
    await process.launch()
    created = await process.person("Ada").slash("game create", "games", game="total_war_rome")
    await created.settled()
    assert "(table " in created.text
    status, log = await process.end()
    assert status == 0 and "Traceback" not in log
    assert not list(tmp_path.glob("plates/total_war_rome*"))  # what is drawn is kept, and it left before
    await process.launch()  # and nothing keeps the next one from the database
    table = created.text.split("(table ")[1][:5]
    shown = await (await process.person("Ada").slash("game show", "games", table=table)).settled()
    assert table in shown.text
    assert (await process.end())[0] == 0


async def test_a_press_that_takes_too_long_is_let_go_without_a_fault(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It went on beside the closing, and found connection and database closed."""
    monkeypatch.setattr(program, "LEAVING", 0.05)
    started, ended = asyncio.Event(), asyncio.Event()

    async def slow(*_: object) -> None:
        started.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.set()
            raise

    monkeypatch.setattr(Registry, "find", lambda self, path: _Slow(slow))
    pressing = asyncio.create_task(hall.person("Ada").slash("help", "games"))
    await started.wait()
    assert await hall.close() == 0
    assert ended.is_set() and "fault" not in caplog.text
    pressing.cancel()


class _Slow:
    """A command that takes its time."""

    complete = None

    def __init__(self, run: object) -> None:
        self.run = run
