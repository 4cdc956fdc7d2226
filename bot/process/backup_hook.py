"""A program of the operator's that is given each proven backup, to carry it elsewhere: `PRAETOR_BACKUP_HOOK`.

It is started by itself, never by a shell, with the file's path as its only argument and without the token. It has so
many seconds, then it and what it has started are killed. What became of it is kept in a file beside the backups: so a
kill of the bot leaves no backup out, the doctor can tell, and one that failed is tried again within the hour.
"""

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from data.secret_settings import secretless_environment
from engine.store.file_permissions import write_private

log = logging.getLogger(__name__)
NOTE = ".praetor-backup-hook.json"  # beside the backups; its name is none that a backup has
AGAIN = 3600.0  # seconds until the next try after one that failed


class HookNote(msgspec.Struct, frozen=True, kw_only=True):
    """What became of the program. backup: the name of the file that it was given last; at: when it ended (Unix
    seconds); failed: why it failed, "" if it did not; succeeded: when it last did not fail, 0.0 for never."""

    backup: str = ""
    at: float = 0.0
    failed: str = ""
    succeeded: float = 0.0


def read_hook_note(folder: Path) -> HookNote:
    """Return what became of the program that was given backups of a folder; an empty note where none was."""
    try:
        return msgspec.json.decode((folder / NOTE).read_bytes(), type=HookNote)
    except (OSError, msgspec.DecodeError):
        return HookNote()


class BackupHook:
    """Gives a program the backups of a folder.

    seconds: after which it is given up.
    """

    def __init__(self, program: Path, folder: Path, seconds: float, clock: Callable[[], float] = time.time) -> None:
        self.program, self.folder, self.seconds, self.clock = program, folder, seconds, clock

    def backup_to_give(self, proven: Sequence[Path]) -> Path | None:
        """Return the backup that the program is to be given now, of the proven ones, the newest first; None: none."""
        note = read_hook_note(self.folder)
        if not proven or (note.backup == proven[0].name and not note.failed):
            return None
        failed_lately = note.failed and note.backup == proven[0].name and self.clock() < note.at + AGAIN
        return None if failed_lately else proven[0]

    async def give_newest_backup(self, proven: Sequence[Path]) -> None:
        """Give the program the newest proven backup, unless it has it. What goes wrong is logged and noted."""
        backup = self.backup_to_give(proven)
        if backup is None:
            return
        failed = await self._run(backup)
        now = self.clock()
        succeeded = read_hook_note(self.folder).succeeded if failed else now
        note = HookNote(backup=backup.name, at=now, failed=failed, succeeded=succeeded)
        with contextlib.suppress(OSError):  # on a full disk: it is run once more then
            write_private(self.folder / NOTE, msgspec.json.encode(note))
        if failed:
            log.error("the program that takes backups failed with %s (%s); it is tried again", backup.name, failed)
        else:
            log.info("the program that takes backups has taken %s", backup.name)

    async def _run(self, backup: Path) -> str:
        """Run the program; return why it failed, "" if it did not. What it prints is thrown away."""
        environment = secretless_environment()
        nowhere = asyncio.subprocess.DEVNULL
        try:
            process = await asyncio.create_subprocess_exec(
                str(self.program), str(backup.absolute()),
                stdin=nowhere, stdout=nowhere, stderr=nowhere, env=environment, start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            return f"it cannot be started: {error.strerror}"
        try:
            async with asyncio.timeout(self.seconds):
                status = await process.wait()
        except TimeoutError:
            await _killed(process)
            return f"it was not done after {self.seconds:g} seconds"
        except asyncio.CancelledError:
            await _killed(process)
            raise
        return f"exit status {status}" if status else ""


async def _killed(process: asyncio.subprocess.Process) -> None:
    """End a program and all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    await process.wait()
