"""Kills while a table is played on its page, answers given twice at once, lines that break: each answer counts once."""

import pytest

from testbed.drills import invariants, kill
from testbed.drills.kill_points import CALLBACK, POINTS
from testbed.drills.page_script import PageScript, web_settings
from testbed.drills.report import Report
from testbed.drills.stage import open_stage
from tests.games import EXAMPLE
from tests.testbed.drills.short import SHORT

DECISIONS = 8  # of a table that is left then
FEW = {"commit", "after edit of a DM"}  # moments at which the short form strikes


async def test_a_kill_at_a_press_of_the_page_loses_and_doubles_nothing() -> None:
    report = Report(name="kill")
    saved, undisturbed, _ = await invariants.play_undisturbed(EXAMPLE, SHORT, decisions=DECISIONS)
    names = (*kill.INSTANTS, *(point.name for point in POINTS))
    tried = {name: kill.PASSED_OVER for name in names if name not in FEW}
    await kill.play_game_with_kills(saved, undisturbed, "page", len(FEW), report, tried, plain=True, paged=True)
    assert report.has_held, report.said
    assert int(report.figures["page's presses done"]) > 0  # where an answer was lost, it is told as done before


async def test_two_tabs_and_the_chat_at_once_show_one_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("testbed.drills.page_script.TWICE", 0.7)
    monkeypatch.setattr("testbed.drills.page_script.BROKEN", 0.3)
    report = Report(name="page")
    saved, undisturbed, _ = await invariants.play_undisturbed(EXAMPLE, SHORT, decisions=DECISIONS)
    async with open_stage(saved) as stage:
        stage.environment |= web_settings()
        await stage.launch()
        script = PageScript(stage, saved.table, "drill", saved.last, report)
        while not await script.answer_one_question():
            pass
        await stage.wait_until_quiet(saved.table)
        invariants.check_acknowledged_kept(stage, saved.table, script.acknowledged, report)
        invariants.check_posts_told_once(stage, saved.table, report)
        invariants.check_same_ending(invariants.ending_of(stage, saved.table), undisturbed, report)
    assert report.has_held, report.said
    assert int(report.figures["page and chat compared"]) > 1


@pytest.mark.soak(60)
async def test_thirty_kills_at_presses_of_the_page() -> None:
    report = Report(name="kill")
    saved, undisturbed, _ = await invariants.play_undisturbed(EXAMPLE, SHORT, decisions=12)
    assert await kill.play_paged_games_with_kills(saved, undisturbed, "thirty", 30, report) >= 30
    assert report.has_held, report.said
    assert CALLBACK not in report.figures
