"""A clock that is led: it goes on only once all that is due has happened."""

from tests.bot.hall import InProcess, until


async def test_tables_that_wake_are_waited_for(hall: InProcess) -> None:
    """A clock that was moved on right after a start passed deadlines of tables that were not woken yet: these came an
    hour late, by what stands in their game."""
    await hall.start("Ada", "Boris")
    tables = hall.app.tables
    await until(lambda: not tables.is_busy)
    waking = tables.begin_waking_tables()
    assert tables.is_busy
    await waking
    await until(lambda: not tables.is_busy)
