"""The measured figures of the map: by the time of its own thread, since other work shares the machine."""

import time

from render.games.sword_of_rome.bench import benchmark_figures


def test_a_redraw_and_a_crop_are_quick_and_a_map_is_small() -> None:
    found = benchmark_figures(time.thread_time)
    assert found["sword_map_p50_ms"] < 120
    assert found["sword_crop_p50_ms"] < 60
    assert found["sword_map_bytes"] < 1_500_000
