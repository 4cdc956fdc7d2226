"""The drill of two bots on one server, in short: one kill, and one stop after which another plays."""

import pytest

from testbed.drills.takeover import strikes as takeover
from tests.games import EXAMPLE
from tests.postgres import require_server
from tests.testbed.drills.short import SHORT, held

HOWS = [
    pytest.param(takeover.KILL, id="kill"),
    pytest.param(takeover.WAKE_LATE, id="long stop", marks=pytest.mark.soak(30)),
]


@pytest.mark.parametrize("how", HOWS)
async def test_another_plays_on_and_nothing_is_lost_or_doubled(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    require_server()
    monkeypatch.setattr(takeover, "HOWS", (how,))
    figures = held(await takeover.drill("short", 1, game=EXAMPLE, options=SHORT))
    assert figures[f"strikes: {how}"] == 1 and figures[f"{how}: seconds, most"] > 0
