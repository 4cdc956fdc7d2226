"""What is forked is a process as any other: its environment, folder, streams, status and end are its own."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from testbed.fork_server import ForkedProcess, ForkServer, run_forked, start_module

ONE = """
import os, random, sys
print(os.environ["SAID"], os.getcwd(), sys.argv[1:], random.random())
print("to errors", file=sys.stderr)
sys.exit(int(os.environ.get("STATUS", "0")))
"""
LONG = """
import sys
print("up", file=sys.stderr, flush=True)
sys.stdin.read()
print("input is closed", file=sys.stderr, flush=True)
"""
BROKEN = "raise ValueError('as planted')"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with modules that a server of this test's own finds."""
    for name, code in (("one", ONE), ("long", LONG), ("broken", BROKEN)):
        (tmp_path / f"forked_{name}.py").write_text(code, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = ForkServer()
    monkeypatch.setattr(ForkServer, "of_this_process", lambda: server)
    yield tmp_path
    server.close()


def test_it_has_an_environment_a_folder_words_and_a_status_of_its_own(folder: Path) -> None:
    said = [
        run_forked("forked_one", "a", f"{n}", env={**os.environ, "SAID": "hello", "STATUS": f"{n}"}, cwd=folder)
        for n in (0, 3)
    ]
    assert [one.returncode for one in said] == [0, 3] and {one.stderr for one in said} == {"to errors\n"}
    parts = [one.stdout.split() for one in said]
    assert [one[:4] for one in parts] == [["hello", str(folder), "['a',", f"'{n}']"] for n in (0, 3)]
    assert parts[0][4] != parts[1][4], "each has chance of its own"


def test_what_breaks_says_so_and_has_a_status(folder: Path) -> None:
    done = run_forked("forked_broken", env=os.environ, cwd=folder)
    assert done.returncode == 1 and "as planted" in done.stderr and "Traceback" in done.stderr


async def started(folder: Path) -> ForkedProcess:
    process = await start_module("forked_long", env=os.environ, cwd=folder)
    assert isinstance(process, ForkedProcess) and process.returncode is None
    assert await process.stderr.readline() == b"up\n"
    return process


async def test_a_signal_ends_it_and_is_its_status(folder: Path) -> None:
    process, other = await started(folder), await started(folder)
    process.kill()
    assert await asyncio.wait_for(process.wait(), 60) == process.returncode == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        process.send_signal(signal.SIGTERM)
    assert other.returncode is None, "nobody else is struck"
    other.stdin.close()
    assert await other.stderr.read() == b"input is closed\n" and await other.wait() == 0


async def test_all_end_with_the_server(folder: Path) -> None:
    process = await started(folder)
    ForkServer.of_this_process().close()
    assert await asyncio.wait_for(process.wait(), 60) == -signal.SIGKILL


async def test_where_other_code_is_to_be_found_it_starts_from_nothing(folder: Path, tmp_path: Path) -> None:
    elsewhere = os.pathsep.join((str(folder), str(tmp_path / "elsewhere")))
    other = {**os.environ, "PYTHONPATH": elsewhere, "SAID": "from nothing"}
    assert not ForkServer.of_this_process().is_for_environment(other)
    process = await start_module("forked_long", env=other, cwd=folder)
    assert not isinstance(process, ForkedProcess) and process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0
    done = run_forked("forked_one", env=other, cwd=folder)
    assert done.args[0] == sys.executable and done.stdout.startswith("from nothing ")
