"""Both databases are measured in turns, by the same commits."""

from testbed.bench.databases import measure
from tests.postgres import require_server


async def test_both_are_measured_beside_the_disk() -> None:
    require_server()
    figures = await measure(runs=2, commits={1: 2, 3: 6})
    for kind in ("sqlite", "postgresql"):
        for width in (1, 3):
            found = figures[f"{kind}, {width} in flight"]
            assert found["p99_ms"] >= found["p50_ms"] > 0 and found["cpu_ms"] >= found["loop_ms"] > 0
    assert figures["fdatasync"]["p50_ms"] > 0 and figures["times as long, 3 in flight"]["p50_ms"] > 0
