"""The drill of two bots on one server, in short: one strike of each kind, of which soak has all but the kill."""

import pytest

from testbed.drills.takeover import strikes as takeover
from tests.games import EXAMPLE
from tests.postgres import require_server
from tests.testbed.drills.short import SHORT, held

UNSEEN = (takeover.KILL_READY, takeover.WAKE_SOON, takeover.STOP_EDIT, takeover.STOP_POST)  # nobody may have to wait
HOWS = [
    pytest.param(how, id=how, marks=() if how == takeover.KILL else pytest.mark.soak(30))
    for how in sorted(set(takeover.HOWS))
]


@pytest.mark.parametrize("how", HOWS)
async def test_another_plays_on_and_nothing_is_lost_or_doubled(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    require_server()
    monkeypatch.setattr(takeover, "HOWS", (how,))
    figures = held(await takeover.drill("short", 1, game=EXAMPLE, options=SHORT, fails_over=False))
    assert figures[f"strikes: {how}"] == 1 and (figures.get(f"{how}: seconds, most", 0) > 0 or how in UNSEEN)


@pytest.mark.soak(40)
async def test_a_replica_that_lacks_decisions_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    require_server()
    monkeypatch.setattr(takeover, "HOWS", (takeover.WAKE_SOON,))
    figures = held(await takeover.drill("short", 1, game=EXAMPLE, options=takeover.OPTIONS))
    assert figures["fail-overs to a replica that lacked decisions"] == 1
