"""How long pictures of The Sword of Rome take, on made-up positions."""

import time

from render.bench import Clock, drawing_times
from render.games.sword_of_rome.map_view import MapView, SpaceView, StackView
from render.games.sword_of_rome.position import spaces_on_map
from render.games.sword_of_rome.sword_map import draw_map

POWERS = ("roman", "greek", "gallic", "etruscan", "samnite", "carthaginian", "volsci")
LEADERS = ("camillus", "pyrrhus", "brennus", "etruscan_a", "pontius", "hamilcar_npp", "volsci_a")
CROP = ("roma", "velitrae", "antium")


def sample_view_of_turn(turn: int) -> MapView:
    """Return a made-up position that is different each turn: others hold, others stand elsewhere."""
    spaces = spaces_on_map()
    stacks = [
        StackView(
            power=power,
            space=spaces[(turn * 5 + 9 * number + 17 * part) % len(spaces)],
            cu=turn + part,
            leaders=(LEADERS[number],) if part == 0 else (),
        )
        for number, power in enumerate(POWERS)
        for part in range(3)
    ]
    held = {
        space: SpaceView(owner=POWERS[(number + turn) % len(POWERS)], loyalty=1)
        for number, space in enumerate(spaces)
        if number % 6 == turn % 6
    }
    return MapView(
        players=4, turn=turn % 9 + 1, round=turn % 5 + 1, spaces=held, stacks=tuple(stacks), vp={"roman": turn % 13}
    )


def benchmark_figures(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return milliseconds of the first map and then the median and worst of a whole map and of a crop, each a change
    from the last; and the bytes of a map."""
    started = clock()
    size = len(draw_map(sample_view_of_turn(0)).data)
    first = (clock() - started) * 1000
    whole = drawing_times(lambda turn: draw_map(sample_view_of_turn(turn)), clock)
    crop = drawing_times(lambda turn: draw_map(sample_view_of_turn(turn), crop=CROP), clock)
    return {
        "sword_map_first_ms": first,
        "sword_map_p50_ms": whole[len(whole) // 2],
        "sword_map_worst_ms": whole[-1],
        "sword_crop_p50_ms": crop[len(crop) // 2],
        "sword_map_bytes": size,
    }
