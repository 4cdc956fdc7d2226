"""Backups that the bot makes by itself: when, how many are kept, and what is said of one that fails."""

import logging
from pathlib import Path

import pytest

from bot.process.scheduled_backups import ScheduledBackups
from engine.store.read_only import open_store_read_only
from engine.store.sqlite import open_store
from testbed.drills.stage import open_stage, wait_until
from tests.bot.replay.games import played
from tests.engine.store.running_tables import database
from tests.games import EXAMPLE

DAY = 86400.0
NOON = 1_800_000_000.0


class Clock:
    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
async def schedule(tmp_path: Path) -> ScheduledBackups:
    """Backups of a database with a table that has just begun, once a day, two of them kept."""
    path = tmp_path / "praetor.sqlite3"
    await (await played(path, EXAMPLE, most=3)).close()
    return ScheduledBackups(path, tmp_path / "kept" / "here", 24.0, 2, Clock())


async def test_one_is_due_at_once_then_every_so_many_hours(tmp_path: Path) -> None:
    """Of tables of all games, in the midst of their games."""
    schedule = ScheduledBackups(database(tmp_path), tmp_path / "kept" / "here", 24.0, 2, Clock())
    assert schedule.next_due() <= NOON
    assert await schedule.make_backup()
    (made,) = schedule.proven_backups()
    assert schedule.next_due() == NOON + DAY
    again = ScheduledBackups(schedule.database, schedule.folder, 6.0, 2, Clock())  # as after a restart
    assert again.next_due() == NOON + DAY / 4
    assert [path.name for path in schedule.folder.iterdir()] == [made.name]
    assert made.stat().st_mode & 0o077 == 0
    async with open_store_read_only(made) as store:
        assert await store.tables()


async def test_the_newest_are_kept_and_what_is_somebodys_stays(schedule: ScheduledBackups) -> None:
    clock = schedule.clock
    assert isinstance(clock, Clock)
    schedule.folder.mkdir(parents=True)
    own = (
        "mine.sqlite3",
        "praetor-before-upgrade.sqlite3",
        "praetor-before-upgrade.sqlite3.unproven",
        "praetor-my.part",
    )
    for name in own:
        (schedule.folder / name).write_bytes(b"dear to somebody")
    for stamp in ("20200101-000000Z", "20200102-000000Z"):
        (schedule.folder / f"praetor-{stamp}.sqlite3").write_bytes(b"an old one")
    (schedule.folder / "praetor-20200103-000000Z.sqlite3.unproven.part").write_bytes(b"of a kill")
    assert await schedule.make_backup()
    names = sorted(path.name for path in schedule.folder.iterdir())
    assert names == sorted((*own, "praetor-20200102-000000Z.sqlite3", schedule.proven_backups()[0].name))
    assert schedule.next_due() == NOON + DAY


async def test_a_name_that_is_dated_ahead_of_the_clock_is_no_backup_of_now(schedule: ScheduledBackups) -> None:
    """A clock that was once wrong: the bot makes one at once, and none of the right date goes for those ahead."""
    clock = schedule.clock
    assert isinstance(clock, Clock)
    schedule.folder.mkdir(parents=True)
    ahead = [schedule.folder / f"praetor-2031010{day}-000000Z.sqlite3" for day in (1, 2)]
    for backup in ahead:
        backup.write_bytes(b"of a clock that was ahead")
    assert schedule.newest_backup_time() == 0.0 and schedule.next_due() <= NOON
    assert await schedule.make_backup()
    assert schedule.newest_backup_time() == NOON and schedule.next_due() == NOON + DAY
    clock.now += DAY
    assert await schedule.make_backup()
    assert [backup.exists() for backup in ahead] == [False, False] and len(schedule.proven_backups()) == 2


async def test_a_clock_that_is_set_back_a_little_makes_none_too_many(schedule: ScheduledBackups) -> None:
    assert await schedule.make_backup()
    clock = schedule.clock
    assert isinstance(clock, Clock)
    clock.now -= 60.0
    assert schedule.next_due() > clock.now


async def test_one_of_which_no_table_could_be_replayed_is_kept_and_not_called_proven(
    schedule: ScheduledBackups, caplog: pytest.LogCaptureFixture
) -> None:
    schedule.database.unlink()
    await (await open_store(schedule.database)).close()
    with caplog.at_level(logging.INFO):
        assert not await schedule.make_backup()
    (kept,) = schedule.folder.iterdir()
    assert kept.name.endswith("Z-unreplayed.sqlite3") and schedule.proven_backups() == []
    assert "not proven" in caplog.text and "made and proven" not in caplog.text
    assert schedule.next_due() == NOON + DAY


async def test_those_that_were_not_replayed_drive_no_proven_one_out(schedule: ScheduledBackups) -> None:
    clock = schedule.clock
    assert isinstance(clock, Clock)
    assert await schedule.make_backup()
    (proven,) = schedule.proven_backups()
    schedule.database.unlink()
    await (await open_store(schedule.database)).close()
    for _ in range(3):
        clock.now += DAY
        assert not await schedule.make_backup()
    assert proven.exists() and len(list(schedule.folder.iterdir())) == 1 + schedule.keep


async def test_one_that_fails_is_told_drops_nothing_and_is_tried_again(
    schedule: ScheduledBackups, caplog: pytest.LogCaptureFixture
) -> None:
    assert await schedule.make_backup()
    clock = schedule.clock
    assert isinstance(clock, Clock)
    clock.now += DAY
    whole = schedule.database.read_bytes()
    schedule.database.write_bytes(whole[: len(whole) // 2])
    with caplog.at_level(logging.ERROR):
        assert not await schedule.make_backup()
    assert "not proven" in caplog.text and "damaged" in caplog.text
    assert len(schedule.proven_backups()) == 1 and schedule.next_due() == clock.now + 3600
    schedule.database.write_bytes(whole)
    assert await schedule.make_backup() and len(schedule.proven_backups()) == 2


async def test_the_bot_makes_them_beside_its_work(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    async with open_stage(PRAETOR_BACKUPS=str(folder)) as stage:
        await stage.launch()
        await wait_until(lambda: any(folder.glob("praetor-*Z-unreplayed.sqlite3")), "no backup was made", 60.0)
        await wait_until(
            lambda: any("not proven: there is no table" in line for line in stage.log), "it was not logged", 60.0
        )
