"""The database: whether it is there and whole, of which schema, who has it open, how old its newest backup is."""

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from shlex import quote

from bot.doctor.findings import DoctorFinding, fault_finding, finding_to_note, good_finding
from bot.doctor.postgres import postgres_findings
from bot.process.backup_hook import read_hook_note
from bot.process.monitor import post_name_for_operator
from bot.process.scheduled_backups import HOUR, ScheduledBackups
from bot.process.settings import Settings
from engine.kernel.errors import SaveError
from engine.store.connection import LITTLE, primary_code
from engine.store.places.opening import open_database_snapshot
from engine.store.process_lock import SUFFIX, ProcessLock
from engine.store.read_only import open_read_only
from engine.store.refused.refused_part import posts_aside
from engine.store.schema import schema_migrations, schema_version

NAMED = 5  # posts that are named at most
RESTORE = "stop the bot, then praetor restore FILE with the newest backup"


def database_findings(settings: Settings) -> Iterator[DoctorFinding]:
    """Yield what is found about the database. It is opened for reading alone."""
    if settings.postgres is not None:
        yield from postgres_findings(settings.postgres)
        yield from _aside(settings)
        return
    if not settings.database.exists():
        yield finding_to_note("database", f"there is no {settings.database.name} yet", "start the bot: it makes one")
        return
    try:
        yield from _schema(settings)
    except SaveError as error:
        yield fault_finding("database", str(error), _mend(settings, error))
        return
    yield from _lock(settings)
    if settings.backups is not None:
        yield from _backups(ScheduledBackups.from_settings(settings, settings.backups))
    yield from _hook(settings)


def _mend(settings: Settings, error: SaveError) -> str:
    """Return what mends a database that cannot be read: a restore only where it is damaged, since it loses what was
    decided after the backup."""
    folder = settings.database.absolute().parent
    code = primary_code(error.__cause__)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) or error.__cause__ is None:
        return RESTORE
    if shutil.disk_usage(folder).free < LITTLE or code == sqlite3.SQLITE_FULL:
        return f"make room in {folder}, then look again: nothing is lost, and a restore would lose decisions"
    if not os.access(settings.database, os.R_OK | os.W_OK) or not os.access(folder, os.W_OK | os.X_OK):
        return f"let the bot's user own it and its folder (chown -R USER {quote(str(folder))}); no restore is needed"
    return "look again when no other program has it open; a restore only if it proves to be damaged: it loses decisions"


def _schema(settings: Settings) -> Iterator[DoctorFinding]:
    name = settings.database.name
    with open_read_only(settings.database) as conn:
        present, newest = schema_version(conn, name), schema_migrations()[-1][0]
        if conn.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            yield fault_finding("database", f"{name} is damaged", RESTORE)
            return
    if present > newest:
        mend = "install a newer Praetor; or go back: praetor restore FILE --replace, with the backup made before it"
        yield fault_finding("schema", f"{name} is of version {present}, this Praetor knows {newest}", mend)
    elif present < newest:
        mend = "praetor backup FILE and praetor patch --check before the bot is started: it brings it to the present"
        yield finding_to_note("schema", f"{name} is of version {present}, the newest is {newest}", mend)
    else:
        yield good_finding("database", f"{name} is whole, schema version {present}")
        yield from _aside(settings)


def _aside(settings: Settings) -> Iterator[DoctorFinding]:
    """Tell of posts that Discord refuses for good."""
    try:
        with open_database_snapshot(settings.database_place) as conn:
            aside = posts_aside(conn)
    except SaveError:
        return  # which another finding tells
    if aside:
        told = "; ".join(post_name_for_operator(post) for post in aside[:NAMED]) + (" …" if len(aside) > NAMED else "")
        mend = (
            "look for the fault in the bot's log; "
            f"praetor tables unstick {aside[0].table} once that is mended; a newer Praetor tries them by itself"
        )
        yield finding_to_note("posts", f"Discord refuses {len(aside)} for good, they are put aside: {told}", mend)


def _lock(settings: Settings) -> Iterator[DoctorFinding]:
    lock = ProcessLock(settings.database)
    if not settings.database.with_name(settings.database.name + SUFFIX).exists():
        yield finding_to_note("process", "no bot runs on this database", "praetor run")
        return
    try:
        free = lock.take()
    except SaveError as error:
        yield fault_finding("process", str(error), "let the bot's user own the folder of the database")
        return
    finally:
        lock.give_back()
    if free:
        yield finding_to_note("process", "no bot runs on this database", "praetor run")
    else:
        yield good_finding("process", "a bot runs on this database")


def _hook(settings: Settings) -> Iterator[DoctorFinding]:
    """Look what became of the program that takes backups."""
    if settings.backup_hook is None:
        return
    about, program = "backup hook", settings.backup_hook
    if settings.backups is None:
        yield fault_finding(about, f"{program} is never run: no backups are made", "set PRAETOR_BACKUPS to a folder")
        return
    kept = read_hook_note(settings.backups)
    if kept.failed:
        told = f"{program.name} failed with {kept.backup} ({kept.failed})"
        mend = f"run it by hand: {quote(str(program))} {quote(str(settings.backups / kept.backup))}"
        yield fault_finding(about, told, f"{mend}; the bot tries it again within the hour")
    elif not kept.backup:
        yield finding_to_note(about, f"{program.name} was given no backup yet", "it is run after the next proven one")
    else:
        yield good_finding(about, f"{program.name} has taken {kept.backup}")


def _backups(schedule: ScheduledBackups) -> Iterator[DoctorFinding]:
    newest, now = schedule.newest_backup_time(), time.time()
    age = max(now - newest, 0.0) / HOUR
    proven = max(map(schedule.backup_time, schedule.proven_backups()), default=0.0)
    if not newest:
        yield finding_to_note(
            "backups", f"there is none in {schedule.folder} yet", "start the bot: it makes one at once"
        )
    elif age > 2 * schedule.hours:
        told = f"the newest is {age:.0f} hours old, one is due every {schedule.hours:g}"
        yield fault_finding("backups", told, "look for why in the bot's log, or make one: praetor backup FILE --prove")
    elif proven < newest:
        last = (
            f"the newest that was proven is {(now - proven) / HOUR:.0f} hours old" if proven else "none was proven yet"
        )
        told = f"the newest is {age:.0f} hours old and came back, but no table of it could be replayed; {last}"
        yield finding_to_note("backups", told, "play goes on by the installed rules: the next can be proven again")
    else:
        yield good_finding("backups", f"the newest is {age:.0f} hours old and was proven")
    ahead = schedule.dated_in_future()
    if ahead:
        told = (
            f"{ahead[0].name} is dated ahead of this machine's clock, so it does not count as new ({len(ahead)} such)"
        )
        yield finding_to_note(
            "backups", told, "set the clock right; if it is, rename the file, or leave it: it goes first"
        )
    unproven = schedule.unproven_backups()
    if unproven:
        yield fault_finding(
            "backups", f"{unproven[0].name} could not be proven", "praetor backup FILE --prove says why"
        )
