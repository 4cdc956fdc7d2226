"""A short form of every drill; soak has the long ones, and `make drill` runs them alone."""

from typing import Any

import pytest

from engine.kernel.dice import UnverifiedRandom
from testbed.drills import cheats, disk, hostile, kill, load, outages
from testbed.drills import stage as drill_stage
from testbed.drills.many_tables import Crowd
from testbed.drills.report import Report
from tests.games import EXAMPLE
from tests.testbed.drills.short import SHORT, held
from tests.tiers import thinned


@pytest.mark.soak(36)
async def test_kill() -> None:
    """Each game is killed at chosen requests, `test_kill_points.py`."""
    figures = held(await kill.drill("short", 4, game=EXAMPLE, options=SHORT))
    assert figures["rounds"] >= 3


async def test_kills_at_a_practice_table_and_while_the_database_is_made() -> None:
    """The parts of the kill drill that no game of persons has."""
    report, lots = Report(name="kill"), UnverifiedRandom("short")
    await kill.kill_while_migrating(lots, report)
    await kill.play_practice_with_kills(EXAMPLE, "short practice", 1, report, {})
    figures = held(report)
    assert figures["kills migrating"] == figures["kills at practice tables"] == 1


@pytest.mark.parametrize(
    "trouble",
    thinned([outages.cut_lines, outages.server_errors, outages.closed_dms, outages.deleted_thread], seconds=8),
)
async def test_discord(trouble: outages.Trouble) -> None:
    held(await outages.drill("short", 1, game=EXAMPLE, options=SHORT, first=outages.TROUBLES.index(trouble)))


@pytest.mark.soak(20)  # thirty forgeries and the other cheats have tests of their own
async def test_cheats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one of the four that the real process alone can show: a database that was copied back."""
    monkeypatch.setattr(cheats, "COPIES", 1)
    held(await cheats.drill("short", 1, game=EXAMPLE, options=SHORT, parts=(cheats.try_old_database,)))


@pytest.mark.parametrize(
    "part", thinned([disk.run_full_disk, disk.run_two_bots_on_one_database], seconds=8), ids=["full", "shared"]
)
async def test_disk(part: Any) -> None:
    held(await disk.drill("short", 1, game=EXAMPLE, options=SHORT, parts=(part,)))


@pytest.mark.parametrize("presses", thinned([100, 400], seconds=20))
async def test_hostile(presses: int) -> None:
    figures = held(await hostile.drill("short", presses, game=EXAMPLE))
    assert figures["interactions"] == presses
    assert figures["monstrous names"] > 10


@pytest.mark.soak(9)
async def test_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Followers are told of rounds in the midst of it; a message that is not there afterwards is found."""
    check, missed = load.check_followers_told, Report(name="load")

    def tampered(crowd: Crowd, stage: drill_stage.Stage, report: Report) -> None:
        check(crowd, stage, report)
        world = stage.sandbox.world
        dms = [world.channels[world.dms[user]] for user in crowd.spectators]
        next(m for dm in dms for m in dm.messages.values()).deleted = True
        check(crowd, stage, missed)

    monkeypatch.setattr(load, "check_followers_told", tampered)
    figures = held(await load.drill("short", 3, game=EXAMPLE, tables=24, late=180, strict=False))
    assert figures["dropped"] == 0
    assert figures["presses"] >= 175
    assert figures["rounds_for_followers"] >= figures["posts_to_followers"] > 0
    assert missed.lost == 1
