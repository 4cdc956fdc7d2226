"""Whose the files are: the owner's alone. A database holds hands, dice secrets and who plays; so do its copies."""

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger(__name__)
OWNER = 0o600
SIDE_FILES = ("-wal", "-shm", "-journal")  # what SQLite puts beside a database, with the mode that the database has


def make_file_private(path: Path) -> None:
    """Make a file the owner's alone before anything is written to it, whatever the umask: it is made empty if it is
    not there; one that others could read is tightened, which the log tells."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER))
    except FileExistsError:
        tighten_file_permissions(path)


def tighten_file_permissions(path: Path) -> None:
    """Take from others what they may do with a file and with SQLite's files beside it, and say so in the log."""
    for file in (path, *(path.with_name(path.name + suffix) for suffix in SIDE_FILES)):
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
        except FileNotFoundError:
            continue
        if os.name != "posix" or not mode & ~OWNER & 0o777:
            continue
        try:
            file.chmod(OWNER)
        except OSError as error:
            log.warning("%s is open to others (%03o), and that cannot be changed: %s", file.name, mode, error.strerror)
        else:
            log.warning("%s was open to others (%03o): now it is its owner's alone (%03o)", file.name, mode, OWNER)


def owned_as(path: Path, like: Path) -> None:
    """Give a file the owner and group of another, or of a folder: what root restores must be the bot's. Whoever is not
    root can give nothing away, and leaves it as it is. The mode is the owner's alone, as always."""
    if os.name != "posix" or os.geteuid() != 0:
        return
    found = like.stat()
    os.chown(path, found.st_uid, found.st_gid)


def write_private(path: Path, data: bytes) -> None:
    """Write a file that is the owner's alone, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    make_file_private(part)
    try:
        part.write_bytes(data)
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
