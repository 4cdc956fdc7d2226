"""Backups that the bot makes by itself: every so many hours, each proven before it counts, the newest few kept.

Each is made by a process of its own (`praetor backup FILE --prove`), so that nothing in the bot waits. Until it is
proven it carries another name; one that is not proven stays under that name, for a look, and never makes an older one
go. What is due is seen from the files themselves, so that a restart neither makes one more nor leaves one out. A file
counts by the whole form of its name alone, so that what an operator lays beside is neither counted nor deleted; one
that is dated ahead, by a clock that was once wrong, counts as older than all others. A backup that came back without a
table that could be replayed is kept under a third name, counts as made, and drives out no proven one.
"""

import asyncio
import calendar
import contextlib
import json
import logging
import re
import shutil
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bot.process.backup_hook import BackupHook
from bot.process.settings import Settings
from data.secret_settings import secretless_environment
from engine.store.file_permissions import SIDE_FILES
from engine.store.verification.backup_proof import SCRATCH
from render.service.own_python import module_run_command

log = logging.getLogger(__name__)
PREFIX, SUFFIX, UNPROVEN, PART = "praetor-", ".sqlite3", ".unproven", ".part"
UNREPLAYED = "-unreplayed"  # before the suffix, of one that came back without a table that could be replayed
OURS = re.compile(
    rf"{PREFIX}(?P<stamp>\d{{8}}-\d{{6}}Z)(?P<unreplayed>{UNREPLAYED})?{re.escape(SUFFIX)}(?P<left>{re.escape(UNPROVEN)}.*|{re.escape(PART)}.*)?"
)  # the names that the bot gives; left: of one that is not proven, or not yet
STAMP = "%Y%m%d-%H%M%SZ"  # in UTC
HOUR = 3600.0
AGAIN = HOUR  # seconds until the next try after one that failed
LOOK = 60.0  # seconds between looks at the clock, which somebody may set


class ScheduledBackups:
    """Makes a backup of a database whenever one is due.

    folder: where they go; it is made if it is not there. hours: between two of them. keep: how many. hook: a program
    that is given each proven one.
    """

    def __init__(
        self,
        database: Path,
        folder: Path,
        hours: float,
        keep: int,
        clock: Callable[[], float] = time.time,
        hook: BackupHook | None = None,
    ) -> None:
        self.hook = hook
        self.database, self.folder, self.hours, self.keep, self.clock = database, folder, hours, keep, clock
        self.failed = 0.0  # when the last try failed; 0.0: it did not

    @classmethod
    def from_settings(cls, settings: Settings, folder: Path) -> "ScheduledBackups":
        """Return what an operator has set."""
        hook = BackupHook(settings.backup_hook, folder, settings.backup_hook_seconds) if settings.backup_hook else None
        return cls(settings.database, folder, settings.backup_hours, settings.backup_keep, hook=hook)

    def proven_backups(self) -> list[Path]:
        """Return the backups that are proven, the newest first; those that are dated ahead of the clock last."""
        return self._sorted(unreplayed=False)

    def backups_failing_replay(self) -> list[Path]:
        """Return the backups that came back without a table that could be replayed, in the same order."""
        return self._sorted(unreplayed=True)

    def unproven_backups(self) -> list[Path]:
        """Return those that could not be proven, or are being made."""
        return [path for path, _, named in self._named() if named["left"]]

    def dated_in_future(self) -> list[Path]:
        """Return the backups that are dated ahead of the clock: it was wrong once, or is now."""
        return [path for path, at, named in self._named() if at > self._latest() and not named["left"]]

    def newest_backup_time(self) -> float:
        """Return when the newest backup was made, proven or not replayed; 0.0 if there is none."""
        return max(map(self.backup_time, (*self.proven_backups(), *self.backups_failing_replay())), default=0.0)

    def backup_time(self, backup: Path) -> float:
        """Return when a backup was made, by its name; 0.0 for what is none, or dated ahead of the clock."""
        named = OURS.fullmatch(backup.name)
        at = _stamped(named["stamp"]) if named else 0.0
        return at if at <= self._latest() else 0.0

    def _latest(self) -> float:
        """Return the latest date that a backup may carry; a clock may have been set back a little since."""
        return self.clock() + HOUR

    def _named(self) -> list[tuple[Path, float, re.Match[str]]]:
        """Return each file with a name of ours, and the date in it."""
        found = ((path, OURS.fullmatch(path.name)) for path in self.folder.glob(f"{PREFIX}*"))
        dated = ((path, _stamped(named["stamp"]), named) for path, named in found if named)
        return [(path, at, named) for path, at, named in dated if at]

    def _sorted(self, *, unreplayed: bool) -> list[Path]:
        found = (
            path for path, _, named in self._named() if not named["left"] and bool(named["unreplayed"]) == unreplayed
        )
        return sorted(found, key=lambda path: (self.backup_time(path), path.name), reverse=True)

    def next_due(self) -> float:
        """Return when the next is to be made."""
        return max(
            self.newest_backup_time() + self.hours * HOUR,
            self.failed + min(AGAIN, self.hours * HOUR) if self.failed else 0,
        )

    async def run(self) -> None:
        """Make one whenever it is due, as long as the bot runs."""
        while True:
            await asyncio.sleep(min(max(self.next_due() - self.clock(), 0.0), LOOK))
            if self.next_due() <= self.clock():
                await self.make_backup()
            if self.hook is not None:
                await self.hook.give_newest_backup(self.proven_backups())

    async def make_backup(self) -> bool:
        """Make one, and drop those that are too many; return whether it is proven. What goes wrong is logged: the bot
        plays on without a backup rather than not at all."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._clear()
            stamp = time.strftime(STAMP, time.gmtime(self.clock()))
            target = self.folder / f"{PREFIX}{stamp}{SUFFIX}"
            unproven = target.with_name(target.name + UNPROVEN)
            found = await self._copied(unproven)
            if found.get("ok"):
                unproven.rename(target)
            elif was_backup_restorable(found):
                unproven.rename(target.with_name(f"{PREFIX}{stamp}{UNREPLAYED}{SUFFIX}"))
            self._drop_old()
        except OSError as error:
            found = {"error": f"{type(error).__name__}: {error.strerror}"}
        self.failed = 0.0 if was_backup_restorable(found) else self.clock()
        self._tell(found)
        return bool(found.get("ok"))

    async def _copied(self, target: Path) -> dict[str, Any]:
        """Run the process, and return what it says."""
        environment = secretless_environment()
        environment["PRAETOR_DATABASE"] = str(self.database.absolute())
        process = await asyncio.create_subprocess_exec(
            *module_run_command("bot", "backup", str(target.absolute()), "--prove", "--gently", "--json"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env=environment,
        )
        try:
            said, wrong = await process.communicate()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        try:
            found: dict[str, Any] = json.loads(said)
        except ValueError:
            last = wrong.decode(errors="replace").strip().splitlines()[-1:]
            found = {"error": f"exit status {process.returncode}: {' '.join(last)}"}
        return found

    def _clear(self) -> None:
        """Drop what a kill may have left, and an older one that was not proven."""
        for left in self.unproven_backups():
            left.unlink(missing_ok=True)
        for scratch in self.folder.glob(f"{SCRATCH}*"):
            shutil.rmtree(scratch, ignore_errors=True)

    def _drop_old(self) -> None:
        for old in (*self.proven_backups()[self.keep :], *self.backups_failing_replay()[self.keep :]):
            for name in (old.name, *(old.name + side for side in SIDE_FILES)):
                old.with_name(name).unlink(missing_ok=True)

    def _tell(self, found: dict[str, Any]) -> None:
        proof = found.get("proof", {})
        if found.get("ok"):
            log.info("backup made and proven: %d tables, %d replayed", found["tables"], proof["replayed"])
        elif was_backup_restorable(found):
            log.warning(
                "backup made and restored for a trial, but not proven: %s", unreplayed_why(proof["other_rules"])
            )
        else:
            why = found.get("error") or "; ".join(proof.get("wrong", ())) or "unknown"
            log.error("the backup is not proven (%s); older ones stay, and it is tried again", why)


def was_backup_restorable(found: Mapping[str, Any]) -> bool:
    """Return whether a backup could be restored and nothing is wrong with it, replayed or not."""
    return bool(found.get("ok")) or ("proof" in found and not found["proof"]["wrong"])


def unreplayed_why(other_rules: int) -> str:
    """Return why no table of a backup could be replayed, in words."""
    if not other_rules:
        return "there is no table yet that could be replayed"
    return f"none of the {other_rules} tables that were tried comes out the same by the installed rules"


def _stamped(stamp: str) -> float:
    """Return the date in a name, 0.0 where it is none."""
    try:
        return float(calendar.timegm(time.strptime(stamp, STAMP)))
    except ValueError:
        return 0.0
