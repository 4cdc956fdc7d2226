"""SIGTERM: what is under way is finished, and nothing else is waited for."""

import asyncio
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, shutdown
from bot.interactions.commands.registry import CommandRegistry
from bot.tables import registry
from bot.tables.computers import answers
from engine.store.places.opening import open_at
from tests.bot.hall import PATIENCE, ROOT, InProcess, Process, until


@pytest.mark.drawn
async def test_a_bot_that_draws_a_plate_leaves_at_once(process: Process, tmp_path: Path) -> None:
    """It waited for the whole plate of Rome, which is drawn as soon as a table of it is opened."""
    process.environment["PRAETOR_CACHE"] = str(tmp_path / "plates")
    await process.launch()
    created = await process.person("Ada").slash("game create", "games", game="total_war_rome")
    await created.wait_until_answered()
    assert "(table " in created.text
    status, log = await process.end()
    assert status == 0 and "Traceback" not in log
    assert not list(tmp_path.glob("plates/total_war_rome*"))  # what is drawn is kept, and it left before
    await process.launch()  # and nothing keeps the next one from the database
    table = created.text.split("(table ")[1][:5]
    shown = await (await process.person("Ada").slash("game show", "games", table=table)).wait_until_answered()
    assert table in shown.text
    assert (await process.end())[0] == 0


async def test_a_press_that_takes_too_long_is_let_go_without_a_fault(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It went on beside the closing, and found connection and database closed."""
    monkeypatch.setattr(shutdown, "CALLS", 0.05)
    started, ended = asyncio.Event(), asyncio.Event()

    async def slow(*_: object) -> None:
        started.set()
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            ended.set()
            raise

    monkeypatch.setattr(CommandRegistry, "find", lambda self, path: _Slow(slow))
    pressing = asyncio.create_task(hall.person("Ada").slash("help", "games"))
    await started.wait()
    assert await hall.close() == 0
    assert ended.is_set() and "fault" not in caplog.text
    receipt = await asyncio.wait_for(pressing, PATIENCE)
    assert "being restarted, before this came to its end" in receipt.text  # who pressed is told


@pytest.mark.sqlite_file  # on a server another takes the session up
async def test_who_presses_while_it_leaves_is_told_that_nothing_was_done(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = asyncio.Event()
    started = asyncio.Event()

    async def slow(*_: object) -> None:
        started.set()
        await release.wait()

    monkeypatch.setattr(CommandRegistry, "find", lambda self, path: _Slow(slow))
    first = asyncio.create_task(hall.person("Ada").slash("help", "games"))
    await started.wait()
    hall.app.stop()
    receipt = await (
        await hall.person("Boris").slash("game create", "games", game="samnite_wars")
    ).wait_until_answered()
    assert receipt.text == "I am being restarted just now, so this was not done. Try again in a minute."
    release.set()
    first.cancel()


@pytest.mark.drawn
async def test_a_cold_map_is_not_waited_for_and_who_asked_for_it_is_answered(process: Process, tmp_path: Path) -> None:
    """A first map of Rome takes many seconds on a slow machine: it held up the end, and nobody was answered."""
    process.environment["PRAETOR_CACHE"] = "off"
    await process.launch()
    ada = process.person("Ada")
    created = await (await ada.slash("game create", "games", game="total_war_rome", computers=1)).wait_until_answered()
    table = created.text.split("(table ")[1][:5]
    await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    asking = asyncio.create_task(ada.slash("map", "games", table=table))
    await asyncio.sleep(0.3)
    began = time.monotonic()
    status, log = await process.end()
    assert status == 0 and time.monotonic() - began < 8 and "Traceback" not in log, log
    receipt = await asyncio.wait_for(asking, PATIENCE)
    assert not receipt.has_failed and receipt.text, receipt


async def test_a_thread_that_thinks_is_not_waited_for() -> None:
    """Python waits for its threads: a computer player that thought held the process after everything was closed."""
    thinking = (
        "import asyncio, time\n"
        "from bot.app.shutdown import end_process_at_once\n"
        "async def main():\n"
        "    asyncio.get_running_loop().run_in_executor(None, time.sleep, 60)\n"
        "    await asyncio.sleep(0.1)\n"
        "    end_process_at_once(3)\n"
        "asyncio.run(main())\n"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", thinking, cwd=ROOT)
    assert await asyncio.wait_for(process.wait(), 20) == 3


class _Slow:
    """A command that takes its time."""

    complete = None

    def __init__(self, run: object) -> None:
        self.run = self.carry_out = run


async def test_a_bot_whose_tables_are_still_waking_leaves_at_once(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looked for its end only when every table had been woken: with many that have much to do, after minutes."""
    thinking, release, think = threading.Event(), threading.Event(), answers._think

    def slow(*asked: Any) -> Any:
        thinking.set()
        release.wait(30)
        return think(*asked)

    monkeypatch.setattr(answers, "_think", slow)
    monkeypatch.setattr(shutdown, "TABLES", 0.05)
    monkeypatch.setattr(registry, "AWAKENED", 0)
    monkeypatch.setattr(registry, "PATIENCE", 30.0)
    created = await (
        await hall.person("Ada").slash("game create", "games", game="samnite_wars", computers=1)
    ).wait_until_answered()
    table = created.text.split("(table ")[1][:5]
    starting = asyncio.create_task(hall.person("Ada").slash("game start", "games", table=table))
    await until(thinking.is_set)
    await starting
    assert await hall.close() == 0
    thinking.clear()
    monkeypatch.setattr(answers, "THINKING", ThreadPoolExecutor(1))  # of the other process
    again = await _anew(hall)
    try:
        await until(thinking.is_set)
        again.app.stop()
        assert await asyncio.wait_for(asyncio.shield(again.running), 5) == 0
    finally:
        release.set()
        await again.close()
    last = await _anew(hall)

    async def decided() -> bool:
        return await last.app.store.next_decision_id(table) > 1

    await until(decided)  # what the computer player was about to decide
    assert await last.close() == 0


async def test_a_task_that_begins_while_the_program_ends_is_let_go_before_the_store_is_closed(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord names the bot's servers once more as the line closes: what that began found the store closed."""
    started, ended, kept = asyncio.Event(), asyncio.Event(), list[bool]()
    close, line_closed, store_closed = hall.app.store.close, hall.app.client.close, asyncio.Event()

    async def work() -> None:
        started.set()
        try:
            await asyncio.sleep(60)
        finally:
            kept.append(not store_closed.is_set())
            ended.set()

    async def closing() -> None:
        await line_closed()
        hall.app.start_background(work())
        await started.wait()

    async def closed() -> None:
        store_closed.set()
        await close()

    monkeypatch.setattr(hall.app.client, "close", closing)
    monkeypatch.setattr(hall.app.store, "close", closed)
    hall.app.stop()
    await until(store_closed.is_set)
    assert ended.is_set() and kept == [True]


async def _anew(hall: InProcess) -> InProcess:
    """Start another bot on the same database."""
    return InProcess(hall.sandbox, App(hall.app.settings, await open_at(hall.app.settings.database_place)))


async def test_who_waits_for_what_he_may_type_is_answered_too(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "CALLS", 0.05)
    started = asyncio.Event()
    slow = _Slow(None)

    async def complete(*_: object) -> list[tuple[str, str]]:
        started.set()
        await asyncio.sleep(60)
        return [("never", "never")]

    monkeypatch.setattr(slow, "complete", complete, raising=False)
    monkeypatch.setattr(CommandRegistry, "find", lambda self, path: slow)
    typing = asyncio.create_task(hall.person("Ada").autocomplete("game show", "table", "", "games"))
    await started.wait()
    assert await hall.close() == 0
    receipt = await asyncio.wait_for(typing, PATIENCE)
    assert not receipt.has_failed and receipt.interaction.choices == []
