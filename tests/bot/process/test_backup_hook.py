"""The program that is given each proven backup: what it is told, and what comes of one that fails or hangs."""

import asyncio
import json
import os
import sys
import time
from pathlib import Path

import msgspec
import pytest

from bot.doctor.database import database_findings as doctor
from bot.doctor.findings import GOOD, NOTE, WRONG, DoctorFinding
from bot.process.backup_hook import AGAIN, BackupHook, read_hook_note
from bot.process.backup_hook import NOTE as FILE
from bot.process.scheduled_backups import ScheduledBackups
from bot.process.settings import Settings
from tests.bot.hall import until
from tests.engine.store.running_tables import database as running_tables

NOON = 1_800_000_000.0
NAME = "praetor-20260131-120000Z.sqlite3"


class Clock:
    now = NOON

    def __call__(self) -> float:
        return self.now


def program(folder: Path, does: str) -> Path:
    """Return a program that notes what it was given, and then does something."""
    path = folder / "carry away"  # a blank: no shell takes it apart
    path.write_text(
        f"#!{sys.executable}\nimport json, os, sys, time\n"
        f"with open({str(folder / 'given')!r}, 'a') as out:\n"
        "    out.write(json.dumps([sys.argv[1:], 'DISCORD_TOKEN' in os.environ]) + '\\n')\n"
        f"{does}\n"
    )
    path.chmod(0o700)
    return path


def given(folder: Path) -> list[list[object]]:
    """Return each time that the program was started: its arguments, and whether it had the token."""
    path = folder / "given"
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def hook(folder: Path, does: str, seconds: float = 60.0) -> tuple[BackupHook, Path]:
    """Return the hook, and a backup whose name no shell would leave whole."""
    kept = folder / "kept; rm -r *"
    kept.mkdir()
    backup = kept / NAME
    backup.write_bytes(b"proven")
    return BackupHook(program(folder, does), kept, seconds, Clock()), backup


async def test_each_proven_backup_is_given_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc.def.ghi")
    one, backup = hook(tmp_path, "")
    await one.give_newest_backup([])
    assert given(tmp_path) == []
    for _ in range(3):
        await one.give_newest_backup([backup])
    assert given(tmp_path) == [[[str(backup)], False]]
    assert read_hook_note(one.folder) == msgspec.structs.replace(
        read_hook_note(one.folder), failed="", succeeded=NOON, backup=NAME
    )
    newer = backup.with_name("praetor-20260201-120000Z.sqlite3")
    await one.give_newest_backup([newer, backup])
    assert len(given(tmp_path)) == 2


async def test_one_that_fails_is_noted_and_tried_again_within_the_hour(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    one, backup = hook(tmp_path, "print('abc.def.ghi'); sys.exit(7)")
    clock = one.clock
    assert isinstance(clock, Clock)
    await one.give_newest_backup([backup])
    await one.give_newest_backup([backup])
    assert len(given(tmp_path)) == 1 and read_hook_note(one.folder).failed == "exit status 7"
    assert "exit status 7" in caplog.text and "abc.def.ghi" not in caplog.text
    clock.now += AGAIN
    await one.give_newest_backup([backup])
    assert len(given(tmp_path)) == 2 and read_hook_note(one.folder).succeeded == 0.0


async def test_one_that_hangs_is_killed_with_all_that_it_has_started(tmp_path: Path) -> None:
    child = (
        "import subprocess\n"
        "one = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"open({str(tmp_path / 'child')!r}, 'w').write(str(one.pid))\ntime.sleep(600)"
    )
    one, backup = hook(tmp_path, child, 600.0)
    running = asyncio.create_task(one.give_newest_backup([backup]))
    await until(lambda: (tmp_path / "child").exists() and (tmp_path / "child").read_text())
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    pid = int((tmp_path / "child").read_text())
    await until(lambda: not _alive(pid))
    assert read_hook_note(one.folder).backup == ""  # it is run again after the start
    one.seconds = 0.2
    await one.give_newest_backup([backup])
    assert "not done after 0.2 seconds" in read_hook_note(one.folder).failed


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not state.exists() or state.read_text().rsplit(")", 1)[1].split()[0] != "Z"


async def test_what_cannot_be_started_is_noted(tmp_path: Path) -> None:
    one, backup = hook(tmp_path, "")
    one.program.unlink()
    await one.give_newest_backup([backup])
    assert "cannot be started" in read_hook_note(one.folder).failed


async def test_the_schedule_gives_it_what_is_proven(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    taker = BackupHook(program(tmp_path, ""), folder, 60.0)
    schedule = ScheduledBackups(running_tables(tmp_path), folder, 24.0, 2, hook=taker)
    running = asyncio.create_task(schedule.run())
    await until(lambda: given(tmp_path))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert given(tmp_path)[0][0] == [str(schedule.proven_backups()[0])]
    assert [path.name for path in folder.glob("praetor-*")] == [schedule.proven_backups()[0].name]


def test_the_doctor_tells_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "kept"
    settings = Settings(database=running_tables(tmp_path), backups=kept, backup_hook=program(tmp_path, ""))
    kept.mkdir()

    def found() -> DoctorFinding:
        (one,) = [finding for finding in doctor(settings) if finding.about == "backup hook"]
        return one

    assert found().verdict == NOTE
    (kept / FILE).write_text(json.dumps({"backup": NAME, "at": time.time(), "failed": "exit status 7"}))
    assert found().verdict == WRONG and "exit status 7" in found().said and NAME in found().mend
    (kept / FILE).write_text(json.dumps({"backup": NAME, "at": time.time(), "succeeded": time.time()}))
    assert found().verdict == GOOD and NAME in found().said
    settings = msgspec.structs.replace(settings, backups=None)
    assert found().verdict == WRONG and "never run" in found().said
