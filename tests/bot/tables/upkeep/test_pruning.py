"""What was told long ago goes, and whoever asks is shown as ever."""

from typing import cast

from bot.tables.post_types import PASSING, TYPES, kind_of
from bot.tables.upkeep.pruning import KEPT, Pruning
from engine.store.sqlite import SqliteStore
from tests.bot.clockwork import DAY, Time, seated
from tests.bot.hall import InProcess, my_table
from tests.bot.operators.owners import says

SHOWN = ("log", "game show", "fair", "host audit")


async def rows(hall: InProcess) -> dict[str, int]:
    """Return how many posts of each kind are kept."""
    sql, store = "SELECT kind, count(*) FROM outbox GROUP BY kind", cast("SqliteStore", hall.app.store)
    return {str(kind): int(count) for kind, count in await store.database.read(lambda c: c.execute(sql).fetchall())}


async def test_a_game_that_goes_on_for_long_keeps_only_what_is_asked_for(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, _, _ = await seated(hall)
    await hall.settled()
    before = await rows(hall)
    shown = [(await says(hall.person("Ada"), command, table=table)).text for command in SHOWN]
    clock.at += KEPT + DAY
    await Pruning(hall.app.tables).run_once()
    after = await rows(hall)
    assert {"panel"} & set(before) and not {"panel", "dm", "seat_card"} & set(after)
    assert {kind: count for kind, count in before.items() if kind in ("card", "ledger", "opening")} == after
    assert [(await says(hall.person("Ada"), command, table=table)).text for command in SHOWN] == shown
    assert await my_table(hall.person("Ada"), hall.thread(table))
    assert actor.live.is_running


async def test_what_is_young_is_kept(hall: InProcess) -> None:
    await seated(hall)
    await hall.settled()
    before = await rows(hall)
    await Pruning(hall.app.tables).run_once()
    assert await rows(hall) == before


def test_what_is_told_or_edited_again_is_kept() -> None:
    stays = {kind_of(one) for one in set(TYPES) - set(PASSING)}
    assert stays == {"ledger", "report", "card", "offer", "film", "records", "secret", "notice", "opening"}
