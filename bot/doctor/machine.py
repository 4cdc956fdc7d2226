"""The machine: Python and libraries, fonts, folders and their disks, whose the files are, the games."""

import errno
import os
import shutil
import socket
import stat
import sys
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from shlex import quote

from packaging.requirements import Requirement

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.process.settings import FILE, LOOPBACK, Settings
from bot.process.version import PACKAGE
from bot.titles.whole_games import import_whole_games
from data.cache_folder import cache_folder
from engine.games import game_ids
from engine.store.file_permissions import SIDE_FILES
from engine.store.process_lock import SUFFIX as LEASE
from render.drawing.fonts import FOLDER, broken_cuts

LEAST_PYTHON = (3, 11)
LITTLE, TOO_LITTLE = 1024**3, 100 * 1024**2  # bytes that are free: a note, and no room for a backup
LISTEN = "set PRAETOR_WEB_LISTEN to a port of this machine, and let a proxy or tunnel stand before it"
SETUP = "install Praetor again (make setup, or pip install)"


def machine_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield what is found on this machine."""
    yield from _python()
    yield from _libraries()
    yield from _fonts()
    yield from _games()
    yield from _folders(settings)
    yield from _modes(settings)
    yield from _owners(settings)
    yield from _unknown(settings)
    yield from _page(settings)


def _python() -> Iterator[DoctorFinding]:
    here = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < LEAST_PYTHON:
        yield fault_finding("Python", f"Python {here} is too old", "install Python 3.11 or newer, then make setup")
    else:
        yield good_finding("Python", f"Python {here}")


def _libraries() -> Iterator[DoctorFinding]:
    """Compare what is installed with what this version asks for."""
    try:
        asked = metadata.requires(PACKAGE) or []
    except metadata.PackageNotFoundError:
        yield fault_finding("libraries", "Praetor is not installed as a package", SETUP)
        return
    lacking = [line for line in asked if not _met(line)]
    if lacking:
        yield fault_finding("libraries", f"not as asked for: {', '.join(lacking)}", SETUP)
    else:
        yield good_finding("libraries", f"all {len(asked)} are as asked for")


def _met(line: str) -> bool:
    """Return whether a requirement such as "Pillow>=13,<14" is met, or none of this machine's."""
    asked = Requirement(line)
    if asked.marker is not None and not asked.marker.evaluate():
        return True
    try:
        return asked.specifier.contains(metadata.version(asked.name), prereleases=True)
    except metadata.PackageNotFoundError:
        return False


def _fonts() -> Iterator[DoctorFinding]:
    broken = [f"{cut}.ttf" for cut in broken_cuts()]
    if broken:
        yield fault_finding("fonts", f"{', '.join(broken)} cannot be read in {FOLDER.name}", SETUP)
    else:
        yield good_finding("fonts", "all can be read")


def _games() -> Iterator[DoctorFinding]:
    faults = import_whole_games()
    for fault in faults:
        yield fault_finding(
            "games", str(fault), "install that game's package again, or take it away; its tables wait meanwhile"
        )
    if not faults:
        yield good_finding("games", f"{len(game_ids())} can be played")


# Folders and files


def _folders(settings: Settings) -> Iterator[DoctorFinding]:
    plates = cache_folder()
    beside = settings.database.absolute().parent if settings.postgres is None else None
    asked = [("database", beside), ("backups", settings.backups), ("plates", plates)]
    if settings.log is not None:
        asked.append(("log", settings.log.absolute().parent))
    for about, folder in asked:
        if folder is not None:
            yield from _folder(about, _there(folder), folder)
    if plates is None:
        yield finding_to_note(
            "plates", "drawn plates are not kept", "set PRAETOR_CACHE to a folder: first maps come in a second"
        )
    if settings.postgres is not None:
        if settings.backups is not None:
            told = "a PostgreSQL server is backed up by its own tools: PRAETOR_BACKUPS does nothing"
            yield finding_to_note("backups", told, "see docs/postgresql.md")
    elif settings.backups is None:
        yield finding_to_note(
            "backups", "the bot makes none by itself", "set PRAETOR_BACKUPS to a folder on another disk"
        )
    elif settings.backups.absolute() == beside:
        yield finding_to_note(
            "backups", "they lie beside the database", "set PRAETOR_BACKUPS to a folder on another disk"
        )


def _there(folder: Path) -> Path:
    """Return a folder, or the nearest above it that is there: the bot makes what is missing."""
    return next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())


def _folder(about: str, there: Path, folder: Path) -> Iterator[DoctorFinding]:
    shown = quote(str(there))
    if not there.is_dir():
        mend = f"name another folder, or rename that file: mv {shown} NEW"
        yield fault_finding(about, f"{there} is a file, not a folder", mend)
        return
    if not os.access(there, os.W_OK | os.X_OK):
        yield fault_finding(about, f"{there} cannot be written to", f"let the bot's user own it: chown -R USER {shown}")
        return
    free = shutil.disk_usage(there).free
    left = f"{free / 1024**3:.1f} GiB are free in {folder}"
    if free < TOO_LITTLE:
        yield fault_finding(about, left, "make room: a full disk stops every decision until there is some")
    elif free < LITTLE:
        yield finding_to_note(about, left, "make room before it is full")
    else:
        yield good_finding(about, left)


def _modes(settings: Settings) -> Iterator[DoctorFinding]:
    """Look whether others may read what holds hands, dice secrets or the token."""
    if os.name != "posix":
        return
    open_ones = [path for path in _private(settings) if stat.S_IMODE(path.stat().st_mode) & 0o077]
    for path in open_ones:
        yield fault_finding("modes", f"others may read {path.name}", f"chmod 600 {quote(str(path))}")
    if not open_ones:
        yield good_finding("modes", "databases and settings are their owner's alone")


def _owners(settings: Settings) -> Iterator[DoctorFinding]:
    """Look whether the bot's user owns what it must write: who asks, or for root whose the database's folder is."""
    folder = settings.database.absolute().parent
    if os.name != "posix" or not folder.is_dir() or settings.postgres is not None:
        return
    bot = os.geteuid() or folder.stat().st_uid
    paths = _private(settings)
    files = [path for path in paths if path.name != FILE and not path.is_symlink() and path.stat().st_uid != bot]
    for path in files:
        said = (
            f"{path.name} belongs to {_user(path.stat().st_uid)}, and the bot runs as {_user(bot)}: it cannot open it"
        )
        yield fault_finding("owner", said, f"chown {_user(bot)} {quote(str(path))}")
    if not files:
        yield good_finding("owner", f"databases are {_user(bot)}'s")


def _user(number: int) -> str:
    """Return a user's name, or their number where they have none."""
    import pwd  # of POSIX alone

    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def _unknown(settings: Settings) -> Iterator[DoctorFinding]:
    for name in settings.unknown:
        yield fault_finding(
            "settings", f"{name} is no setting, and does nothing", "write it as in docs/operating.md, or remove it"
        )


def _private(settings: Settings) -> Iterable[Path]:
    database = settings.database
    files = [Path(FILE), *(database.with_name(database.name + side) for side in ("", *SIDE_FILES, LEASE))]
    if settings.backups is not None:
        files += settings.backups.glob("*.sqlite3")
    if settings.log is not None:
        files += settings.log.absolute().parent.glob(f"{settings.log.name}*")
    return [path for path in files if path.exists()]


def _page(settings: Settings) -> Iterator[DoctorFinding]:
    """Look whether the page of tables can be served, where it is asked for, and by whom it is reached in clear text."""
    if not settings.web:
        return
    host, port = settings.web_listen
    try:
        with socket.create_server((host, port)):
            said = f"tables can be served as pages at {host}:{port}"
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            yield fault_finding("page", f"{host}:{port} cannot be listened on ({error.strerror})", LISTEN)
            return
        said = f"{host}:{port} is taken, by the bot if it runs"
    if host in LOOPBACK:
        yield good_finding("page", said)
    else:
        yield finding_to_note("page", f"{said}; whoever reaches it there does so without TLS", LISTEN)
