"""The drill of two bots on one server, in short: one strike of each kind, of which soak has all but the kill."""

from collections import Counter

import pytest

from bot.delivery.last_rendered import KeptShown
from testbed.drill_commands import DRILLS
from testbed.drills.report import Report
from testbed.drills.takeover import changing_twins, plan
from testbed.drills.takeover import strikes as takeover
from tests.games import EXAMPLE
from tests.postgres import require_server, server
from tests.testbed.drills.short import SHORT, held

UNSEEN = (plan.KILL_READY, plan.STOP_EDIT, plan.STOP_POST, plan.STOP, plan.STOP_DEATH)  # nobody may have to wait
HOWS = [
    pytest.param(how, id=how, marks=() if how == plan.KILL else pytest.mark.soak(30))
    for how in plan.WHOLE
    if how not in (plan.FAIL_OVER, plan.TWINS)
]


@pytest.mark.parametrize("how", HOWS)
async def test_another_plays_on_and_nothing_is_lost_or_doubled(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    require_server()
    monkeypatch.setattr(plan, "LONGEST", 20.0)
    figures = held(await takeover.drill("short", 1, game=EXAMPLE, options=SHORT, strikes=(how,)))
    assert figures[f"strikes: {how}"] == 1 and (figures.get(f"{how}: seconds, most", 0) > 0 or how in UNSEEN)


@pytest.mark.soak(40)
async def test_a_replica_that_lacks_decisions_is_told_of() -> None:
    require_server()
    figures = held(await takeover.drill("short", 1, game=EXAMPLE, strikes=(plan.FAIL_OVER,)))
    assert figures["fail-overs to a replica that lacked decisions"] == 1


@pytest.mark.soak(60)
async def test_nobody_sees_across_a_takeover_who_could_have_answered() -> None:
    require_server()
    figures = held(await takeover.drill("short", 2, game=EXAMPLE, options=SHORT, strikes=(plan.TWINS,)))
    assert figures["twins with a takeover"] == 2


def test_the_whole_plan_has_each_kind_and_stops_of_all_lengths() -> None:
    drawn = plan.planned_strikes("seed", plan.ROUNDS)
    assert Counter(one.how for one in drawn) == plan.WHOLE
    stops = sorted(one.seconds for one in drawn if one.how == plan.STOP)
    assert stops[0] < 1.1 and stops[-1] > 560 and 20 < stops[50] < 30
    assert drawn[0].seconds == stops[-1], "the longest begins first"
    assert DRILLS["takeover"][1] == plan.ROUNDS


def test_a_part_of_the_plan_has_the_kinds_that_were_asked_for() -> None:
    assert {one.how for one in plan.planned_strikes("seed", 30, (plan.KILL, plan.CUT))} == {plan.KILL, plan.CUT}


class Early:
    """Lots by which another bot takes over early, in good order, and others respond after that at the twin."""

    def __init__(self, _: str) -> None:
        self._left = [0.25, 0.9, 0.0]

    def fraction(self) -> float:
        return self._left.pop(0)


@pytest.mark.soak(60)
async def test_a_takeover_that_edits_without_need_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the heir did not know what messages show."""
    require_server()
    known = KeptShown.get
    monkeypatch.setattr(KeptShown, "get", lambda *of: None if of[2].startswith("face") else known(*of))
    monkeypatch.setattr(changing_twins, "UnverifiedRandom", Early)
    report = Report(name="twins")
    await changing_twins.watch_changing_twins(EXAMPLE, "s3", 2, server(), report)
    assert report.leaked
