"""`praetor tables` and `praetor block`: beside a bot that runs, and where none does."""

import asyncio
import gzip
import json
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.operator_commands import UNANSWERED
from bot.operators import mailbox
from bot.process.settings import Settings
from engine.store.models import ARCHIVED, RUNNING
from engine.store.process_lock import ProcessLock
from engine.store.read_only import open_store_read_only
from engine.store.sqlite import open_store
from tests.bot.clockwork import thread_text
from tests.bot.hall import BEGUN, ROOT, Process, until
from tests.engine.store.running_tables import database as running_tables
from tests.games import EXAMPLE
from tests.postgres import ON_A_SERVER

OLD = ROOT / "tests" / "engine" / "store" / "old" / "schema_1.sqlite3.gz"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database of running tables of which no bot knows."""
    monkeypatch.chdir(tmp_path)
    path = running_tables(tmp_path)
    asyncio.run(_brought_up(path))
    monkeypatch.setenv("PRAETOR_DATABASE", str(path))
    return path


async def _brought_up(path: Path) -> None:
    await (await open_store(path)).close()


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, Any]:
    """Run a command with `--json`; return its status and what it says."""
    capsys.readouterr()
    status = main([*words, "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_the_list_names_every_open_table_and_changes_nothing(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = database.read_bytes()
    status, found = told(capsys, "tables", "list")
    running = [one for one in found["tables"] if one["status"] == RUNNING]
    assert status == 0 and running and all(one["waits_for"] for one in running)
    assert main(["tables", "list", "--all"]) == 0
    said = capsys.readouterr().out
    assert all(one["table"] in said for one in running) and "<t:" not in said and "**" not in said
    assert database.read_bytes() == before and not list(database.parent.glob("*-wal"))


def test_one_table_is_shown_with_what_it_waits_for_and_since_when(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = told(capsys, "tables", "list")[1]["tables"][0]["table"]
    assert main(["tables", "show", table.lower()]) == 0
    said = capsys.readouterr().out
    assert table in said and "thread" in said and "posts due" in said
    assert main(["tables", "show", "ZZZZZ"]) == 1
    assert "There is no table ZZZZZ" in capsys.readouterr().out


def test_no_hand_is_in_what_an_operator_sees(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line of every table is what the panel in its thread says to everybody."""
    from bot.screens.table_screen import waiting_lines
    from bot.tables.registry import TableRegistry

    found = {one["table"]: one for one in told(capsys, "tables", "list")[1]["tables"]}

    async def panels() -> dict[str, list[str]]:
        async with open_store_read_only(database) as store:
            tables = TableRegistry(store)
            lives = {table: (await tables.actor(table)).live for table in found}
            return {table: list(waiting_lines(live, 1.0, tables.now())) for table, live in lives.items()}

    public = asyncio.run(panels())
    assert {table: one["waits_for"] for table, one in found.items()} == public
    known = {"table", "game", "name", "status", "server", "thread", "touched", "practice", "waits_for", "since"}
    known |= {"deadline", "paused", "due", "aside", "failures", "in_the_way"}
    assert all(one.keys() == known for one in found.values())


def test_where_no_bot_runs_it_is_done_at_once(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "tables", "list")[1]["tables"]
    table = next(one["table"] for one in found if one["status"] == RUNNING and not one["practice"])
    status, answer = told(capsys, "tables", "unstick", table)
    assert status == 0 and answer["ok"] is True
    status, answer = told(capsys, "tables", "notice", "back at nine")
    running = sum(one["status"] == RUNNING and not one["practice"] for one in found)
    assert status == 0 and answer["tables"] == running
    assert main(["tables", "aside", table]) == 0
    status, shown = told(capsys, "tables", "show", table)
    assert shown["table"]["status"] == ARCHIVED and shown["table"]["due"] > 0
    assert told(capsys, "tables", "aside", table)[0] == 1
    assert ProcessLock(database).take()


def test_a_database_is_written_anew_while_no_bot_runs(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as conn, conn:
        conn.execute("INSERT INTO settings VALUES ('long', ?)", ("x" * 2_000_000,))
        conn.execute("DELETE FROM settings WHERE key = 'long'")
    before = told(capsys, "tables", "list")
    status, found = told(capsys, "tables", "shrink")
    assert status == 0 and found["after"] < found["before"] - 1_900_000
    assert found["after"] == database.stat().st_size and told(capsys, "tables", "list") == before
    lock = ProcessLock(database)
    assert lock.take()
    assert main(["tables", "shrink"]) == 1 and "stop it first" in capsys.readouterr().out
    lock.give_back()


def test_the_block_list(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "block", "add", "person", "12345678901234567", "--why", "spam")[0] == 0
    assert told(capsys, "block", "add", "server", "76543210987654321")[0] == 0
    _, found = told(capsys, "block", "list")
    assert {(one["kind"], one["id"], one["why"]) for one in found["blocked"]} == {
        ("person", 12345678901234567, "spam"), ("server", 76543210987654321, ""),
    }  # fmt: skip
    assert main(["block", "remove", "person", "12345678901234567"]) == 0
    assert main(["block", "remove", "person", "12345678901234567"]) == 1
    assert "not blocked" in capsys.readouterr().out


def test_a_database_that_is_not_there_or_of_another_schema_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PRAETOR_DATABASE", str(tmp_path / "p.sqlite3"))
    for words in (["list"], ["unstick", "ABCDE"]):
        assert main(["tables", *words]) == 1 and "there is no database" in capsys.readouterr().out
    (tmp_path / "p.sqlite3").write_bytes(gzip.decompress(OLD.read_bytes()))
    before = (tmp_path / "p.sqlite3").read_bytes()
    assert main(["tables", "unstick", "ABCDE"]) == 1 and "start the bot first" in capsys.readouterr().out
    assert (tmp_path / "p.sqlite3").read_bytes() == before


def test_a_bot_that_does_not_answer_in_time_has_it_noted(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailbox, "PATIENCE", 0.0)
    lock = ProcessLock(database)
    assert lock.take()
    status, answer = told(capsys, "tables", "notice", "back at nine")
    lock.give_back()
    assert (status, answer) == (3, {"ok": None})

    async def noted() -> list[str]:
        async with open_store_read_only(database) as store:
            return [request.what for request in await store.open_requests()]

    assert asyncio.run(noted()) == ["notice"]
    assert Settings().owners == frozenset()


async def praetor(process: Process, *words: str) -> tuple[int, str]:
    """Run a command beside the bot's process; return its status and what it says."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *words), cwd=ROOT, env={**os.environ, **process.environment},
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    said, _ = await child.communicate()
    return child.returncode or 0, said.decode()


async def test_beside_a_bot_that_runs_it_is_done_by_it_and_a_kill_neither_loses_nor_doubles_a_notice(
    process: Process,
) -> None:
    await process.launch()
    ada = process.person("Ada")
    table = await process.create("Ada", game=EXAMPLE, computers=3)
    started = await (await ada.slash("game start", "games", table=table)).wait_until_answered()
    assert BEGUN.search(started.text)
    status, said = await praetor(process, "tables", "list")
    assert status == 0 and table in said
    status, said = await praetor(process, "tables", "notice", "back at nine")
    assert status == 0 and "are told: 1" in said
    await process.end(signal.SIGKILL)
    status, said = await praetor(process, "tables", "notice", "and again at ten")
    done = status == 0 and "are told: 1" in said
    # A server holds the killed one's place free for some seconds more.
    noted = ON_A_SERVER and status == UNANSWERED and "it is noted, and will be done" in said
    assert done or noted, said
    await process.launch()
    await until(lambda: "and again at ten" in thread_text(process, ada, table))
    status, said = await praetor(process, "tables", "unstick", table)
    assert status == 0 and "read anew" in said
    assert (await process.end())[0] == 0
    told = thread_text(process, ada, table)
    assert told.count("back at nine") == told.count("and again at ten") == 1
