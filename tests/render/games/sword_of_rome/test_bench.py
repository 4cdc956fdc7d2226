"""The benchmark of the map measures something, and a map is small; how quick it is, `praetor bench render` says."""

import time

from render.games.sword_of_rome.bench import benchmark_figures


def test_the_bench_measures_a_redraw_and_a_crop_and_a_map_is_small() -> None:
    found = benchmark_figures(time.thread_time)
    assert found["sword_map_p50_ms"] > 0 < found["sword_crop_p50_ms"]
    assert found["sword_map_bytes"] < 1_500_000
