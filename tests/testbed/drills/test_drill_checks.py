"""What drills build on: a stage and its bot, and checks that call a fault what is one and nothing else."""

import asyncio
import contextlib
import signal
import sqlite3

import pytest

from bot.sandbox import messages
from bot.tables.post_types import Body, Film, Map, Records, kind_of
from bot.tables.post_types import Report as Battle
from engine.store import schema
from engine.store.models import COMPUTER, HUMAN
from testbed.drills import kill
from testbed.drills import stage as drill_stage
from testbed.drills.invariants import check_posts_told_once, ending_of
from testbed.drills.report import Report
from testbed.drills.script import LATE, Script, Unanswered
from testbed.drills.stage import PATIENCE, StuckError, open_stage
from tests.testbed.drills.short import SHORT


@pytest.mark.parametrize("version", range(len(schema.schema_migrations()) + 1))
def test_a_kill_between_two_migrations_leaves_a_whole_schema(version: int) -> None:
    """Each is a transaction of its own: the drill called it a fault when a slow machine was killed between two."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as conn:
        schema.migrate_schema(conn, "test", schema.schema_migrations()[:version])
        between, torn, left = Report(name="kill"), Report(name="kill"), Report(name="kill")
        kill.check_schema_is_whole(conn, between)
        assert between.has_held, between.said
        kill.check_schema_is_whole(conn, left, newest=True)
        assert left.has_held == (version == len(schema.schema_migrations()))
        if version:
            conn.execute("DROP INDEX outbox_due")
            kill.check_schema_is_whole(conn, torn)
            assert not torn.has_held


async def test_a_post_without_a_number_is_looked_for_by_its_message() -> None:
    """The live message of a battle has no number. Its row has one of a count of its own, and the drill looked for
    that among the numbers in the thread: where there were fewer of them, what was there was called lost."""
    saved = await drill_stage.begin_saved_table("samnite_wars")
    async with open_stage(saved) as stage:
        course = stage.person("Ada").post(stage.thread(saved.table), "a battle")

        def told(message: int, number: int) -> list[str]:
            with contextlib.closing(sqlite3.connect(stage.database)) as conn, conn:
                conn.execute("DELETE FROM outbox WHERE kind = 'course'")
                conn.execute(
                    "INSERT INTO outbox (table_id, audience, kind, payload, nonce, replaces, status, not_before, "
                    "created, numbered, message, number) "
                    "VALUES (?, 'public', 'course', '{}', 'n', 'course', 'sent', 0.0, 0.0, FALSE, ?, ?)",
                    (saved.table, message, number),
                )
            report = Report(name="posts")
            check_posts_told_once(stage, saved.table, report)
            return report.said

        assert told(int(course.id), 999) == []
        assert told(int(course.id) + 1, 1) == ["lost: public #1 (course) sent "]


@pytest.mark.parametrize("body", [Battle, Records, Map, Film], ids=kind_of)
async def test_a_picture_that_was_refused_makes_no_lines_of_the_ledger(body: type[Body]) -> None:
    """The report of a battle stood there in words alone, since Discord refused its picture, and the drill said that
    the battle was told besides."""
    saved = await drill_stage.begin_saved_table("samnite_wars")
    async with open_stage(saved) as stage:
        hub, thread, before = stage.sandbox.hub, stage.thread(saved.table), ending_of(stage, saved.table)
        words = {"content": f"### Battle at Luceria\n-# #999 · {saved.table}"}
        message = messages.create_message(hub, thread, hub.bot_id, words, [])
        assert ending_of(stage, saved.table) != before, "it is nobody's"
        with contextlib.closing(sqlite3.connect(stage.database)) as conn, conn:
            conn.execute(
                "INSERT INTO outbox (table_id, audience, kind, payload, nonce, replaces, status, not_before, created, "
                "message, number) VALUES (?, 'public', ?, '{}', 'n', '', 'sent', 0.0, 0.0, ?, 999)",
                (saved.table, kind_of(body), int(message.id)),
            )
        assert ending_of(stage, saved.table) == before


async def test_a_bot_that_was_just_killed_is_not_alive() -> None:
    """A kill in the game's last moment was overlooked: nobody started the bot again, and its posts were called lost."""
    async with open_stage() as stage:
        await stage.launch()
        stage.kill()
        assert not stage.is_alive
        await stage.end_bot()
        await stage.launch()
        assert await stage.end_bot() == 0


@pytest.mark.parametrize(("failing", "held"), [(LATE - 1, True), (LATE, False)])
async def test_an_answer_that_comes_too_late_is_no_crash_until_it_is_the_rule(
    failing: int, held: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a single answer after three seconds was called a crash."""
    step = Script.answer_one_question
    failures = iter(range(failing))

    async def late(script: Script) -> bool:
        if next(failures, None) is not None:
            raise Unanswered
        return await step(script)

    async with open_stage(await drill_stage.begin_saved_table("samnite_wars", options=SHORT)) as stage:
        await stage.launch()
        table, report = str(stage.records.first_value("SELECT id FROM tables")), Report(name="kill")
        monkeypatch.setattr(Script, "answer_one_question", late)
        await kill.play_on_with_kills(stage, table, "late", 1, report, {})
    assert report.has_held == held, report.said
    assert report.figures["answers that failed"] == failing


async def test_a_bot_that_does_not_end_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """The load drill broke off with a TimeoutError, and with it went all that it had measured."""
    async with open_stage() as stage:
        await stage.launch()
        monkeypatch.setattr("testbed.drills.stage.PATIENCE", 0.5)
        with pytest.raises(StuckError, match="does not end"):
            await stage.end_bot(signal.SIGURG)  # which it has no reason to heed
        monkeypatch.undo()
        assert await stage.end_bot() == 0


async def test_a_drill_that_goes_takes_its_bot_with_it() -> None:
    """A killed drill once left a bot behind, which tried to reach its stand-in for ever."""
    async with open_stage() as stage:
        await stage.launch()
        assert stage.process is not None and stage.process.stdin is not None
        stage.process.stdin.close()  # as when the drill is killed
        assert await asyncio.wait_for(stage.process.wait(), PATIENCE) == 0


@pytest.mark.parametrize("players", [2, 3, 5])
async def test_a_drill_opens_a_table_of_as_many_seats_as_it_is_told(players: int) -> None:
    """Two persons sit down; computers take what is left, and nobody where two is the number."""
    saved = await drill_stage.begin_saved_table("sword_of_rome", players=players)
    async with open_stage(saved) as stage:
        seats = stage.records.live_table(saved.table).row.seats
    assert sorted(seat.kind for seat in seats) == [COMPUTER] * (players - 2) + [HUMAN] * 2
