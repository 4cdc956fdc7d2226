"""How many new messages a person gets by DM in a round of Rome (`praetor bench dms --game total_war_rome` counts more
games)."""

import statistics

import pytest

from testbed.bench.dms import new_messages_by_round
from tests.tiers import thinned

MOST = 8  # the median


@pytest.mark.parametrize(("humans", "games"), thinned([(1, 1), (1, 3), (4, 3)], seconds=4))
async def test_new_messages_in_a_round_are_few(humans: int, games: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Reminders and fights left out; the worst is printed."""
    found = [n for seed in range(games) for n in await new_messages_by_round("total_war_rome", humans, seed, rounds=1)]
    with capsys.disabled():
        print(f"\n{humans} persons: new DMs in a round {sorted(found)}, the worst {max(found)}")  # noqa: T201 - shown by `pytest -s`
    assert found and statistics.median(found) <= MOST
