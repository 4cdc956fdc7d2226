"""Faults that drills have found once, each by itself: before the real bot, or its kill."""

import asyncio
import contextlib
import sqlite3
from typing import Literal

import pytest

from bot.sandbox.faults import Fault
from testbed.drills import kill_points
from testbed.drills import stage as drill_stage
from testbed.drills.invariants import check_one_panel
from testbed.drills.report import Report
from testbed.drills.script import Script, Unanswered
from testbed.drills.stage import open_stage, wait_until
from tests.testbed.drills.short import SHORT, held
from tests.tiers import thinned


async def test_an_empty_form_is_refused_and_not_answered_with_another() -> None:
    async with open_stage() as stage:
        await stage.launch()
        created = await (
            await stage.person("Ada").slash("game create", "games", game="samnite_wars")
        ).wait_until_answered()
        table = created.text.split("(table ")[1][:5]
        card = stage.person("Ada").last("games", f"-# table {table}")
        rest = await (await stage.person("Ada").press(card, custom_id=f"rest:{table}")).wait_until_answered()
        form = await stage.person("Ada").press(rest.message or card, custom_id=f"word:{table}")
        assert form.modal is not None
        refused = await (await stage.person("Ada").submit(form, word=" ")).wait_until_answered()
        assert "Nothing has changed" in refused.text
        await stage.end_bot()


@pytest.mark.parametrize(
    "name", thinned(["after pin", "before pin", "before removal of the old panel"], every=3, seconds=2)
)
async def test_a_kill_between_a_new_panel_and_its_pin_leaves_one_panel(name: str) -> None:
    saved = await drill_stage.begin_saved_table("samnite_wars", computers=1, options=SHORT)
    async with open_stage(saved) as stage:
        script, report = Script(stage, saved.table, "drill"), Report(name="kill")
        point = next(p for p in kill_points.POINTS if p.name == name)
        stage.sandbox.faults.add(point.fault(stage, saved.table, 0, stage.kill))
        await stage.launch()
        while stage.is_alive:
            try:
                if await script.answer_one_question():
                    break
            except Unanswered:
                break
        await wait_until(lambda: not stage.is_alive, "no kill")
        await stage.end_bot()
        await stage.launch()
        await stage.wait_until_quiet(saved.table)
        await wait_until(lambda: len(stage.panels(saved.table)) == 1, f"{len(stage.panels(saved.table))} panels")
        check_one_panel(stage, saved.table, report)
        held(report)
        await stage.end_bot()


@pytest.mark.parametrize("lose", ["answer", "request"])
async def test_an_answer_arrives_though_nobody_knows_whether_it_was_put_off(lose: Literal["answer", "request"]) -> None:
    """A deferral whose own answer was lost left "thinking…" for ever."""
    async with open_stage() as stage:
        await stage.launch()
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        created = await (
            await stage.person("Ada").slash("game create", "games", game="samnite_wars")
        ).wait_until_answered()
        table = created.text.split("(table ")[1][:5]
        with contextlib.closing(sqlite3.connect(stage.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # the press waits for the database until the deferral is on its way
            struck = Fault("POST", callback, lose=lose)
            stage.sandbox.faults.add(struck)
            joining = asyncio.create_task(stage.person("Boris").slash("game join", "games", table=table))
            await wait_until(lambda: struck.hit, "no deferral")
            other.execute("ROLLBACK")
        receipt = await (await joining).wait_until_answered()
        assert "You sit at" in receipt.text
        await stage.end_bot()
