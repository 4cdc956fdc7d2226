"""Two processes on one database: the second waits or leaves."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from engine.kernel.errors import SaveError
from engine.store.process_lock import ProcessLock

HOLD = """
import sys
from pathlib import Path
from engine.store.process_lock import ProcessLock
lease = ProcessLock(Path(sys.argv[1]))
print(lease.take(), flush=True)
sys.stdin.read()
"""


PATIENCE = 60.0  # seconds: a busy machine is slow


def holder(path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", HOLD, str(path)]
    pipe, root = subprocess.PIPE, Path(__file__).parents[3]
    process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=root)  # noqa: S603 - our own words
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "True"
    return process


def end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdin.close()
    process.stdout.close()


def test_it_is_taken_once_and_given_back(tmp_path: Path) -> None:
    one, two = ProcessLock(tmp_path / "p.sqlite3"), ProcessLock(tmp_path / "p.sqlite3")
    assert one.take()
    assert not two.take()
    one.give_back()
    assert two.take()
    two.give_back()


async def test_the_second_leaves_and_a_killed_holder_is_followed_at_once(tmp_path: Path) -> None:
    process, lease = holder(tmp_path / "p.sqlite3"), ProcessLock(tmp_path / "p.sqlite3")
    try:
        with pytest.raises(SaveError, match="another Praetor"):
            await lease.wait(0.2)
        waiting = asyncio.create_task(lease.wait(PATIENCE))
        await asyncio.sleep(0)
        assert not waiting.done()
        process.kill()
        await waiting
    finally:
        lease.give_back()
        end(process)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be opened"):
        ProcessLock(tmp_path / "none" / "p.sqlite3").take()
