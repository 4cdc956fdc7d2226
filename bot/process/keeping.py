"""What is measured of all that is kept: database, write-ahead log, free disk, backups; and which build this is."""

import platform
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
from prometheus_client.core import GaugeMetricFamily

from bot.process.backup_hook import HookNote, read_hook_note
from bot.process.scheduled_backups import ScheduledBackups
from bot.process.version import installed_version_number
from engine.store.postgres.address import PostgresAddress
from engine.store.schema import schema_migrations

DATABASE, BACKUPS = "database", "backups"  # folders, as a label


class KeptReport(msgspec.Struct, frozen=True, kw_only=True):
    """What was found at a look. Sizes are bytes, moments Unix seconds, 0 where there is nothing.

    free: by what the folder is for; newest, proven: when the newest backup, and the newest proven one, was made.
    """

    database: int = 0
    log: int = 0
    free: dict[str, int] = {}
    newest: float = 0.0
    proven: float = 0.0
    backup: int = 0
    backups: dict[str, int] = {}
    hook: HookNote | None = None


class Keeping:
    """Tells of the database and its backups. `look` waits for the disk, `families` for nothing."""

    def __init__(self, database: Path | PostgresAddress, schedule: ScheduledBackups | None) -> None:
        self.database, self.schedule, self.kept = database, schedule, KeptReport()

    def measure_all(self) -> None:
        """Measure everything; what is not there is 0."""
        file, free = self.database, dict[str, int]()
        found = KeptReport(free=free)
        if isinstance(file, Path):  # a server is watched by its own means
            free[DATABASE] = _free(file.absolute().parent)
            log = _size(file.with_name(file.name + "-wal"))
            found = KeptReport(database=_size(file), log=log, free=free)
        schedule = self.schedule
        if schedule is not None:
            proven = schedule.proven_backups()
            free[BACKUPS] = _free(schedule.folder)
            found = msgspec.structs.replace(
                found,
                newest=schedule.newest_backup_time(),
                proven=max(map(schedule.backup_time, proven), default=0.0),
                backup=_size(proven[0]) if proven else 0,
                backups={
                    "proven": len(proven),
                    "unreplayed": len(schedule.backups_failing_replay()),
                    "unproven": len(schedule.unproven_backups()),
                },
                hook=read_hook_note(schedule.folder) if schedule.hook is not None else None,
            )
        self.kept = found

    def metric_families(self) -> Iterator[GaugeMetricFamily]:
        """Yield what was found at the last look, for Prometheus."""
        kept = self.kept
        labels = ("version", "python", "sqlite", "schema")
        build = GaugeMetricFamily("praetor_build_info", "1, with what is running as labels", labels=labels)
        schema = str(schema_migrations()[-1][0])
        build.add_metric((installed_version_number(), platform.python_version(), sqlite3.sqlite_version, schema), 1)
        yield build
        yield GaugeMetricFamily("praetor_database_bytes", "Size of the database's file", kept.database)
        yield GaugeMetricFamily("praetor_wal_bytes", "Size of its write-ahead log", kept.log)
        free = GaugeMetricFamily("praetor_disk_free_bytes", "Free on the disk of this folder", labels=("folder",))
        for folder, size in kept.free.items():
            free.add_metric((folder,), size)
        yield free
        yield GaugeMetricFamily("praetor_last_backup_timestamp_seconds", "When the newest was made", kept.newest)
        told = "When the newest proven one was made"
        yield GaugeMetricFamily("praetor_last_proven_backup_timestamp_seconds", told, kept.proven)
        yield GaugeMetricFamily("praetor_last_backup_bytes", "Size of the newest proven backup", kept.backup)
        backups = GaugeMetricFamily("praetor_backups", "Backups in the folder, by kind", labels=("kind",))
        for kind, count in kept.backups.items():
            backups.add_metric((kind,), count)
        yield backups
        told = "1 while the program that takes backups failed when it was run last"
        failed = bool(kept.hook and kept.hook.failed)
        yield GaugeMetricFamily("praetor_backup_hook_failed", told, float(failed))
        told = "When the program that takes backups last took one"
        yield GaugeMetricFamily("praetor_backup_hook_timestamp_seconds", told, kept.hook.succeeded if kept.hook else 0)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _free(folder: Path) -> int:
    """Return the free bytes of a folder's disk; of the nearest one above it, where it is not there yet."""
    there = next((one for one in (folder.absolute(), *folder.absolute().parents) if one.is_dir()), None)
    try:
        return shutil.disk_usage(there).free if there is not None else 0
    except OSError:
        return 0
