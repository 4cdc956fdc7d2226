"""/owner: what those who run the bot see and do on Discord, and that nobody else does."""

from typing import cast

import pytest

from bot.operators import acts
from bot.operators.table_report import TableReport
from bot.screens.table_screen import waiting_lines
from bot.tables import opening
from bot.words import Words
from data.speaking import known_languages
from engine.store.models import ARCHIVED, RUNNING, NewPost
from engine.store.operators.interface import LATE
from engine.store.sql.interface import NO_LOCK
from engine.store.sqlite import SqliteStore
from tests.bot.clockwork import DAY, Time, dm_text, seated, thread_text
from tests.bot.delivery.test_delivery import post
from tests.bot.delivery.test_refused_posts import BAD, aside, poison
from tests.bot.hall import InProcess, refused, until
from tests.bot.operators.owners import owner_of, says
from tests.bot.tables.test_asked_alike import HOLD, dealt, toy, toys  # noqa: F401 - two are fixtures
from tests.bot.toy_table import decides
from tests.engine.kernel.toy import Hide, Raid

PARTS = {
    "tables": {}, "show": {"table": "ABCDE"}, "unstick": {"table": "ABCDE"}, "aside": {"table": "ABCDE"},
    "notice": {"text": "hello"}, "block": {"server": "1"}, "unblock": {"server": "1"}, "blocked": {},
}  # fmt: skip


@pytest.mark.parametrize("part", PARTS)
async def test_others_are_refused_kindly_and_nothing_is_done(hall: InProcess, part: str) -> None:
    owner_of(hall)
    told = await says(hall.person("Ada"), f"owner {part}", **PARTS[part])
    assert "those who run this bot" in told.text and "/host" in told.text, told.text
    assert await hall.app.store.open_requests() == [] and await hall.app.store.blocked() == []
    assert not (await hall.person("Ada").autocomplete("owner show", "table")).choices


def test_the_command_stays_within_discords_limits(hall: InProcess) -> None:
    payload = hall.app.registry.payload()
    assert len(payload) <= 100 and "owner" in {command["name"] for command in payload}


async def test_an_owner_sees_every_table_and_what_it_waits_for_since_when(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, _ = await seated(hall)
    owner = owner_of(hall)
    listed = (await says(owner, "owner tables", "dm")).text
    assert "1 table is open" in listed and table in listed and consul.name in listed
    shown = (await says(owner, "owner show", "dm", table=table.lower())).text
    (first, *_) = waiting_lines(actor.live, hall.app.tables.hold_scale, clock.at)
    assert first in shown and "Nothing is in its way" in shown and f"<t:{int(clock.at)}" in shown
    assert [one["value"] for one in (await owner.autocomplete("owner show", "table", "", "dm")).choices] == [table]
    await refused(await owner.slash("owner show", "dm", table="ZZZZZ"), "There is no table ZZZZZ")


async def test_what_is_in_a_tables_way_is_named(hall: InProcess) -> None:
    clock, table, number = await aside(hall)
    owner, actor = owner_of(hall), await hall.actor(table)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, thread=None))
    hall.app.tables._failures[table] = 3
    clock.at += 30 * DAY
    shown = (await says(owner, "owner show", "dm", table=table)).text
    for words in ("failed 3 times", "has no thread", f"#{number}", "deadline has passed"):
        assert words in shown, shown
    assert "⚠️" in (await says(owner, "owner tables", "dm")).text


async def test_a_report_names_nobody_as_sealed_before_that_is_public(toys: InProcess) -> None:  # noqa: F811 - a fixture of that name
    """An owner may sit at the table."""
    clock = Time(toys)
    table = await dealt(toys, amber="2")
    await decides(toys, table, "1", Raid())
    before, told = await seen(toys, table), (await says(owner_of(toys), "owner show", "dm", table=table)).text
    await decides(toys, table, "3", Hide())
    await toys.settled()
    toys.app.tables._actors.clear()  # as the command line has it, which reads what is kept
    assert await seen(toys, table) == before
    assert (await says(owner_of(toys), "owner show", "dm", table=table)).text == told
    clock.at += HOLD + 60
    assert "Clara" in str(await seen(toys, table)) and await seen(toys, table) != before


async def seen(toys: InProcess, table: str) -> list[TableReport]:  # noqa: F811 - no fixture
    """Return what operators see of a table, first by itself and then where they see all."""
    row = await toys.app.store.table(table)
    assert row is not None
    return [await toys.app.operators.report_of_table_row(row), *await toys.app.operators.reports()]


async def test_a_private_post_that_is_on_its_way_is_counted_only_once_it_is_late(hall: InProcess) -> None:
    """Else the moment of a private step could be seen."""
    clock = Time(hall)
    table, *_ = await seated(hall)
    store = hall.app.store
    later = clock.at + 10 * DAY
    await store.post(table, [NewPost(audience="1", kind="dm", payload={}, not_before=later)])
    sql = "SELECT created FROM outbox WHERE audience = '1' ORDER BY id DESC LIMIT 1"
    (made,) = await cast("SqliteStore", store).database.read(lambda conn: conn.execute(sql).fetchone())
    assert made <= later and (await store.undelivered_posts(table, later + LATE - 1)).due == 0
    assert (await store.undelivered_posts(table, later + LATE)).due == 1
    await cast("SqliteStore", store).database.write(
        lambda conn: conn.execute("DELETE FROM outbox WHERE kind = 'dm'"), lock=NO_LOCK
    )


async def test_a_post_that_is_tried_again_and_again_is_in_the_way_and_goes_once_it_can(hall: InProcess) -> None:
    clock = Time(hall)
    table, *_ = await seated(hall)
    owner = owner_of(hall)
    poison(hall, status=403, code=50013)
    await post(hall, table, BAD)
    await hall.settled()
    clock.at += 600

    async def shown_in_the_way() -> str:  # it may just be tried again, and what that posts is due for a moment, too
        shown = (await says(owner, "owner show", "dm", table=table)).text
        return shown if "⚠️ Posts that are due: 1, for how many minutes" in shown else ""

    assert "50013" in await until(shown_in_the_way)
    hall.sandbox.faults.clear()
    await says(owner, "owner unstick", "dm", table=table)
    await hall.settled()
    assert thread_text(hall, hall.person("Ada"), table).count(BAD) == 1
    assert "Nothing is in its way" in (await says(owner, "owner show", "dm", table=table)).text


async def test_unstick_sends_what_was_put_aside_and_what_waits_and_lets_what_is_due_happen(hall: InProcess) -> None:
    _, table, _ = await aside(hall)
    owner = owner_of(hall)
    hall.sandbox.faults.clear()
    hall.app.tables._failures[table] = 4
    told = (await says(owner, "owner unstick", "dm", table=table)).text
    assert "put aside 1" in told, told
    await hall.settled()
    assert BAD in thread_text(hall, hall.person("Ada"), table) and not await hall.app.store.posts_aside()
    assert hall.app.tables.failures(table) == 0
    actor = await hall.actor(table)
    async with actor.turn() as live:
        live.replace(row=await hall.app.store.update_table(live.row, thread=None))
    assert "new one is wanted" in (await says(owner, "owner unstick", "dm", table=table)).text
    row = await hall.app.store.table(table)
    assert row is not None and (row.thread is not None or opening.opening_under_way(row) is not None)


async def test_a_table_whose_turn_does_not_end_is_left_alone_and_that_is_said(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acts, "PATIENCE", 0.05)
    table, actor, *_ = await seated(hall)
    owner = owner_of(hall)
    async with actor.turn():
        await refused(await owner.slash("owner unstick", "dm", table=table), "left alone")


async def test_a_table_is_put_aside_and_taken_up_again(hall: InProcess) -> None:
    table, actor, *_ = await seated(hall)
    owner, ada = owner_of(hall), hall.person("Ada")
    told = await says(owner, "owner aside", "dm", table=table, why="It hangs @everyone")
    assert "put aside" in told.text and actor.live.row.status == ARCHIVED
    await hall.settled()
    for said in (thread_text(hall, ada, table), dm_text(ada)):
        assert "Those who run this bot have put this table aside (It hangs" in said and "@everyone" not in said
    await refused(await owner.slash("owner aside", "dm", table=table), "neither gathers nor plays")
    assert "put the table aside" in (await says(ada, "host audit", table=table)).text
    assert owner.name not in (await says(ada, "host audit", table=table)).text
    await says(ada, "game revive", table=table)
    assert actor.live.row.status == RUNNING


async def test_maintenance_is_told_once_at_each_running_table_and_nowhere_else(hall: InProcess) -> None:
    running = [await hall.start("Ada", "Boris"), await hall.start("Clara", "Boris")]
    lobby = await hall.create("Ada")
    owner = owner_of(hall)
    said = "A new version comes"
    assert "2 running tables are told" in (await says(owner, "owner notice", "dm", text=said, minutes=30)).text
    await hall.settled()
    for table in running:
        told = thread_text(hall, hall.person("Boris"), table)
        assert told.count("A new version") == 1 and "From those who run this bot, for <t:" in told
    assert "A new version" not in hall.card(lobby).all_words
    await refused(await owner.slash("owner notice", "dm", text="x" * 1001), "too long")


async def test_a_notice_that_was_noted_before_a_kill_is_given_and_one_that_was_given_is_not_doubled(
    hall: InProcess,
) -> None:
    table = await hall.start("Ada", "Boris")
    store, operators = hall.app.store, hall.app.operators
    request = await store.note_operator_request("interaction:1", acts.NOTICE, {"said": "back at nine"})
    await until(lambda: _answered(hall, request.id))  # as the next start finds it
    assert await operators.carry_out_request("interaction:1", acts.NOTICE, {"said": "back at nine"}) == {
        "ok": True,
        "tables": 1,
    }
    assert await store.queue_posts_for_tables(request.id, [table], lambda row: []) == 1
    await hall.settled()
    assert thread_text(hall, hall.person("Ada"), table).count("back at nine") == 1


async def _answered(hall: InProcess, request: int) -> bool:
    return await hall.app.store.answer_of(request) is not None


def test_a_long_notice_is_told_to_its_end() -> None:
    said = "it comes back " * 60 + "in an hour"
    for language in known_languages():
        assert said in Words("common", language=language)("ledger.maintenance", said=said)
