"""The bench of the page in short: a few readers of a few tables before a bot of its own."""

import pytest

from testbed.bench.page import figures_of_game


@pytest.mark.soak(20)
async def test_readers_are_served_and_told_of_a_decision() -> None:
    found = await figures_of_game("samnite_wars", readers=3, idle=6, presses=4)
    took = [value for key, value in found.items() if key.endswith("_ms")]
    assert len(took) == len(found) - 1 == 9 and all(value > 0 for value in took) and "idle_mib" in found
    assert found["news_p50_ms"] <= found["news_most_ms"] and found["press_p50_ms"] <= found["press_p99_ms"]
