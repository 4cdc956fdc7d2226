"""Backups that the bot makes by itself: every so many hours, each proven before it counts, the newest few kept.

Each is made by a process of its own (`praetor backup FILE --prove`), so that nothing in the bot waits. Until it is
proven it bears another name; one that is not proven stays under that name, for a look, and never makes an older one go.
What is due is seen from the files themselves, so that a restart neither makes one more nor leaves one out.
"""

import asyncio
import calendar
import contextlib
import json
import logging
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.settings import Settings
from engine.store.file_permissions import SIDE_FILES
from engine.store.verification.backup_proof import SCRATCH
from render.service.own_python import command

log = logging.getLogger(__name__)
PREFIX, SUFFIX, UNPROVEN, PART = "praetor-", ".sqlite3", ".unproven", ".part"
STAMP = "%Y%m%d-%H%M%SZ"  # in UTC
HOUR = 3600.0
AGAIN = HOUR  # seconds until the next try after one that failed
LOOK = 60.0  # seconds between looks at the clock, which somebody may set


class ScheduledBackups:
    """Makes a backup of a database whenever one is due.

    folder: where they go; it is made if it is not there. hours: between two of them. keep: how many.
    """

    def __init__(
        self, database: Path, folder: Path, hours: float, keep: int, clock: Callable[[], float] = time.time
    ) -> None:
        self.database, self.folder, self.hours, self.keep, self.clock = database, folder, hours, keep, clock
        self.failed = 0.0  # when the last try failed; 0.0: it did not

    @classmethod
    def of(cls, settings: Settings, folder: Path) -> "ScheduledBackups":
        """Return what an operator has set."""
        return cls(settings.database, folder, settings.backup_hours, settings.backup_keep)

    def proven(self) -> list[Path]:
        """Return the backups that are there, the newest first."""
        return sorted(self.folder.glob(f"{PREFIX}*{SUFFIX}"), reverse=True)

    def newest(self) -> float:
        """Return when the newest backup was made, by its name; 0.0 if there is none."""
        for backup in self.proven():
            with contextlib.suppress(ValueError):  # somebody's own file
                return float(calendar.timegm(time.strptime(backup.name, f"{PREFIX}{STAMP}{SUFFIX}")))
        return 0.0

    def due(self) -> float:
        """Return when the next is to be made."""
        return max(self.newest() + self.hours * HOUR, self.failed + min(AGAIN, self.hours * HOUR) if self.failed else 0)

    async def run(self) -> None:
        """Make one whenever it is due, as long as the bot runs."""
        while True:
            await asyncio.sleep(min(max(self.due() - self.clock(), 0.0), LOOK))
            if self.due() <= self.clock():
                await self.make()

    async def make(self) -> bool:
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
                self._drop_old()
        except OSError as error:
            found = {"error": f"{type(error).__name__}: {error.strerror}"}
        self.failed = 0.0 if found.get("ok") else self.clock()
        self._tell(found)
        return bool(found.get("ok"))

    async def _copied(self, target: Path) -> dict[str, Any]:
        """Run the process, and return what it says."""
        environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
        environment["PRAETOR_DATABASE"] = str(self.database.absolute())
        process = await asyncio.create_subprocess_exec(
            *command("bot", "backup", str(target.absolute()), "--prove", "--gently", "--json"),
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
        for left in (*self.folder.glob(f"{PREFIX}*{PART}*"), *self.folder.glob(f"{PREFIX}*{UNPROVEN}*")):
            left.unlink(missing_ok=True)
        for scratch in self.folder.glob(f"{SCRATCH}*"):
            shutil.rmtree(scratch, ignore_errors=True)

    def _drop_old(self) -> None:
        for old in self.proven()[self.keep :]:
            for name in (old.name, *(old.name + side for side in SIDE_FILES)):
                old.with_name(name).unlink(missing_ok=True)

    def _tell(self, found: dict[str, Any]) -> None:
        if found.get("ok"):
            proof = found["proof"]
            log.info("backup made and proven: %d tables, %d replayed", found["tables"], proof["replayed"])
            return
        why = found.get("error") or "; ".join(found.get("proof", {}).get("wrong", ())) or "unknown"
        log.error("the backup is not proven (%s); older ones stay, and it is tried again", why)
