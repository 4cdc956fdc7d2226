"""The drill of faults at a table's opening, starting, moving and ending: it holds, and it bites."""

import msgspec
import pytest

from bot.sandbox import messages
from bot.sandbox.people.person import Receipt
from bot.sandbox.threads import start_thread
from engine.kernel.dice import UnverifiedRandom
from testbed.drills import stage as drill_stage
from testbed.drills import tables
from testbed.drills.consistency import check_answer_is_true, check_cards_and_threads, snapshot_of_stage
from testbed.drills.report import Report
from testbed.drills.stage import Stage, open_stage
from testbed.drills.table_lifetime import ACTS, FORUMS, make_saved_tables
from tests.games import EXAMPLE
from tests.tiers import thinned

ROUNDS = 2  # `make drill` goes through all requests


@pytest.mark.parametrize(
    ("act", "trouble"),
    thinned(
        [
            ("create", "killed after"),
            ("create", "answer lost"),
            ("start", "refused for good"),
            ("end", "refused for good"),
            ("open the last word", "killed after"),
            ("leave with words open", "killed after"),
            ("rebuild", "killed after"),
            ("start", "killed before"),
            ("end", "killed after"),
            ("thread", "forbidden"),
            ("start in a forum", "post archived"),
            ("close in a forum", "post deleted"),
            ("create in a forum that requires a tag", "rights lost"),
            ("start while the post sleeps", "killed after"),
        ],
        5,
    ),
)
async def test_it_holds(act: str, trouble: str) -> None:
    report = await tables.drill("short", ROUNDS, game=EXAMPLE, acts=(act,), troubles=(trouble,))
    assert report.has_held, report.said
    absent = int(report.figures.get("requests that did not come", 0))  # another was struck in its place
    assert report.rounds > 0 and report.rounds + absent >= ROUNDS  # a name may be asked for later


async def test_the_card_that_a_table_leaves_in_a_sleeping_post_says_where_it_is_now() -> None:
    report = await tables.drill("left", 12, game=EXAMPLE, acts=("out of a forum",), troubles=("post archived",))
    assert report.has_held, report.said
    assert report.rounds > 0


@pytest.mark.parametrize(("late", "held"), [(True, True), (False, False)])
async def test_an_act_is_tried_again_where_its_answer_came_too_late_alone(*, late: bool, held: bool) -> None:
    """On a busy machine what Discord no longer took an answer to was called undone."""
    act, report, tries = next(act for act in ACTS if act.name == "create"), Report(name="tables"), list[Stage]()

    async def hindered(stage: Stage, table: str, game: str) -> Receipt:
        tries.append(stage)
        if len(tries) > 1:
            return await act.do(stage, table, game)
        refused = await stage.person("Ada").slash("game start", "games", table="XXXXX")
        refused.interaction.failed = late
        return refused

    saved = (await make_saved_tables(EXAMPLE, {act.saved}))[act.saved]
    await tables.requests_of_act(saved, msgspec.structs.replace(act, do=hindered), report)
    assert report.has_held == held, report.said
    assert len(tries) == (2 if late else 1)


async def _table(stage: Stage) -> str:
    await stage.launch()
    created = await (await stage.person("Ada").slash("game create", "games", game="samnite_wars")).wait_until_answered()
    table = str(created.text.split("(table ")[1][:5])
    await stage.wait_until_quiet(table)
    return table


async def test_it_finds_what_lies_about() -> None:
    async with open_stage() as stage:
        row = stage.records.table_row(await _table(stage))
        hub, games = stage.sandbox.hub, stage.sandbox.channel("games")
        report = Report(name="tables")
        check_cards_and_threads(stage, report)
        assert report.has_held, report.said
        other = messages.create_message(
            hub, games, hub.bot_id, {"content": "## Samnite Wars: x\n-# table XXXXX\nThe table is"}
        )
        check_cards_and_threads(stage, report)
        assert report.doubled == 1 and "no table's card" in report.said[-1]
        start_thread(hub, games, hub.bot_id, {"name": "x"}, other)
        messages.delete_message(hub, other)
        report = Report(name="tables")
        check_cards_and_threads(stage, report)
        assert report.doubled == 1 and "thread is nobody's" in report.said[-1]
        messages.delete_message(hub, games.messages[str(row["lobby_card"])])
        check_cards_and_threads(stage, report)
        assert report.lost == 1 and any("without a card" in said for said in report.said)


async def test_it_finds_what_is_not_so() -> None:
    saved = await drill_stage.begin_saved_table("samnite_wars", ("Ada",))
    async with open_stage(saved) as stage:
        host, now = stage.person("Ada"), snapshot_of_stage(stage)
        for told, done in (
            ("**x** is open (table ABCDE). Its thread: <#1>.", False),
            ("**x was not opened.** Why? What I had begun of it is taken away again.", True),
            ("The game begins: <#1>", False),
        ):
            report = Report(name="tables")
            check_answer_is_true(told, host, now, now, done=done, report=report)
            assert not report.has_held, told
            report = Report(name="tables")
            check_answer_is_true(told, host, now, now, done=not done, report=report)
            assert report.has_held, report.said
        report = Report(name="tables")
        before = type(now)(rows=(), cards=(), threads=(), heard=now.heard)
        check_answer_is_true("-# Nothing has changed.", host, before, now, done=False, report=report)
        assert report.violations == 1


def test_what_is_done_in_a_forum_is_tried_with_tables_of_forums_alone() -> None:
    requests = [("POST", "/channels/{channel_id}/messages", 0)]
    for act in ACTS:
        tried = {point.trouble for point in tables._points(act, requests, UnverifiedRandom("points"))}
        assert set(tables.IN_FORUM) <= tried if act.is_table_in_forum else not set(tables.IN_FORUM) & tried, act.name
    assert {act.saved for act in ACTS if act.is_table_in_forum} == set(FORUMS)
