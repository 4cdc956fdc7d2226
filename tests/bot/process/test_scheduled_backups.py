"""Backups that the bot makes by itself: when, how many are kept, and what is said of one that fails."""

import logging
from pathlib import Path

import pytest

from bot.process.scheduled_backups import ScheduledBackups
from bot.testbed.drills.stage import opened, until
from engine.store.read_only import looking
from tests.engine.store.running_tables import database

DAY = 86400.0
NOON = 1_800_000_000.0


class Clock:
    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def schedule(tmp_path: Path) -> ScheduledBackups:
    """Backups of a database with running tables, once a day, two of them kept."""
    return ScheduledBackups(database(tmp_path), tmp_path / "kept" / "here", 24.0, 2, Clock())


async def test_one_is_due_at_once_then_every_so_many_hours(schedule: ScheduledBackups) -> None:
    assert schedule.due() <= NOON
    assert await schedule.make()
    (made,) = schedule.proven()
    assert schedule.due() == NOON + DAY
    again = ScheduledBackups(schedule.database, schedule.folder, 6.0, 2, Clock())  # as after a restart
    assert again.due() == NOON + DAY / 4
    assert [path.name for path in schedule.folder.iterdir()] == [made.name]
    assert made.stat().st_mode & 0o077 == 0
    async with looking(made) as store:
        assert await store.tables()


async def test_the_newest_are_kept_and_what_is_somebodys_stays(schedule: ScheduledBackups) -> None:
    clock = schedule.clock
    assert isinstance(clock, Clock)
    schedule.folder.mkdir(parents=True)
    own = schedule.folder / "mine.sqlite3"
    own.write_bytes(b"dear to somebody")
    for stamp in ("20200101-000000Z", "20200102-000000Z"):
        (schedule.folder / f"praetor-{stamp}.sqlite3").write_bytes(b"an old one")
    (schedule.folder / "praetor-20200103-000000Z.sqlite3.unproven.part").write_bytes(b"of a kill")
    assert await schedule.make()
    names = sorted(path.name for path in schedule.folder.iterdir())
    assert names == ["mine.sqlite3", "praetor-20200102-000000Z.sqlite3", schedule.proven()[0].name]


async def test_one_that_fails_is_told_drops_nothing_and_is_tried_again(
    schedule: ScheduledBackups, caplog: pytest.LogCaptureFixture
) -> None:
    assert await schedule.make()
    clock = schedule.clock
    assert isinstance(clock, Clock)
    clock.now += DAY
    whole = schedule.database.read_bytes()
    schedule.database.write_bytes(whole[: len(whole) // 2])
    with caplog.at_level(logging.ERROR):
        assert not await schedule.make()
    assert "not proven" in caplog.text and "damaged" in caplog.text
    assert len(schedule.proven()) == 1 and schedule.due() == clock.now + 3600
    schedule.database.write_bytes(whole)
    assert await schedule.make() and len(schedule.proven()) == 2


async def test_the_bot_makes_them_beside_its_work(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with opened(PRAETOR_BACKUPS=str(folder)) as stage:
        await stage.launch()
        await until(lambda: any(folder.glob("praetor-*Z.sqlite3")), "no backup was made", 60.0)
        await until(lambda: any("backup made and proven" in line for line in stage.log), "it was not logged", 60.0)
