"""Backups that are no way back: each is found by `praetor doctor`, told how it is mended, and good again after that."""

from pathlib import Path

import pytest

from bot.doctor.database import database_findings
from bot.doctor.findings import GOOD, NOTE, DoctorFinding
from bot.process.scheduled_backups import ScheduledBackups
from bot.process.settings import Settings
from engine.store.sqlite import open_store
from tests.engine.store.running_tables import database as running_tables


def of(found: list[DoctorFinding], about: str) -> list[DoctorFinding]:
    """Return what was found about something and is not good."""
    return [one for one in found if one.about == about and one.verdict != GOOD]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """An installation in which all is well."""
    return Settings(database=running_tables(tmp_path), backups=tmp_path / "elsewhere")


async def test_backups_that_stopped_and_one_that_is_not_proven(settings: Settings) -> None:
    assert settings.backups is not None
    settings.backups.mkdir()
    old = settings.backups / "praetor-20200101-000000Z.sqlite3"
    old.write_bytes(b"")
    (settings.backups / "praetor-20200102-000000Z.sqlite3.unproven").write_bytes(b"")
    told = [one.said for one in of(list(database_findings(settings)), "backups")]
    assert "hours old" in told[0] and "could not be proven" in told[1]
    assert await ScheduledBackups.from_settings(settings, settings.backups).make_backup()
    assert of(list(database_findings(settings)), "backups") == []


async def test_a_backup_dated_ahead_is_no_new_one(settings: Settings) -> None:
    assert settings.backups is not None
    settings.backups.mkdir()
    ahead = settings.backups / "praetor-20990101-000000Z.sqlite3"
    ahead.write_bytes(b"")
    none, dated = of(list(database_findings(settings)), "backups")
    assert "there is none" in none.said and "one at once" in none.mend
    assert ahead.name in dated.said and "ahead" in dated.said and "clock" in dated.mend
    assert await ScheduledBackups.from_settings(settings, settings.backups).make_backup()
    (dated,) = of(list(database_findings(settings)), "backups")
    ahead.rename(settings.backups / "kept.sqlite3")  # as it is told
    assert of(list(database_findings(settings)), "backups") == []


async def test_an_own_file_among_backups_is_none(settings: Settings) -> None:
    assert settings.backups is not None
    settings.backups.mkdir()
    own = settings.backups / "praetor-before-upgrade.sqlite3"
    own.write_bytes(b"")
    own.chmod(0o600)
    (none,) = of(list(database_findings(settings)), "backups")
    assert "there is none" in none.said
    assert await ScheduledBackups.from_settings(settings, settings.backups).make_backup()
    assert own.exists() and of(list(database_findings(settings)), "backups") == []


async def test_a_backup_without_a_replayed_table_is_noted(settings: Settings) -> None:
    settings.database.unlink()
    await (await open_store(settings.database)).close()
    assert settings.backups is not None
    assert not await ScheduledBackups.from_settings(settings, settings.backups).make_backup()
    (found,) = of(list(database_findings(settings)), "backups")
    assert found.verdict == NOTE and "no table of it could be replayed" in found.said
