"""How long maps of The Rise of the Roman Republic take, of each scenario, on made-up positions."""

import time

from render.bench import Clock, drawing_times
from render.games.rise_of_the_roman_republic.board import livery_sides
from render.games.rise_of_the_roman_republic.map_view import CityPiece, MapView, PieceView
from render.games.rise_of_the_roman_republic.printed import (
    cities,
    hexes,
    printed_map_drawing,
    printed_scenario,
    scenario_provinces_in_play,
)
from render.games.rise_of_the_roman_republic.rise_map import draw_map

STACKS = 24
CROP = ("4412", "4213")  # Campania, with Capua


def sample(name: str, turn: int) -> MapView:
    """Return a made-up position of a scenario that is different each turn: others hold, others stand elsewhere."""
    known, order = printed_scenario(name), livery_sides(name)
    land = [number for number, one in hexes().items() if one[2] in scenario_provinces_in_play(name) and one[0] != "sea"]
    towns = [place for place in cities() if hexes()[place][2] in scenario_provinces_in_play(name)]
    stacks = [
        PieceView(
            side=order[number % len(order)],
            hex=land[(turn * 7 + 31 * number) % len(land)],
            sp=turn + number,
            units=number % 4 + 1,
        )
        for number in range(STACKS)
    ]
    held = {place: CityPiece(side=order[(n + turn) % len(order)], ids=n % 4) for n, place in enumerate(towns)}
    seas = {zone: dict.fromkeys(order[:-1], turn % 9 - 4) for zone in known.get("naval", {})}
    return MapView(
        scenario=name, turn=turn % known["turns"] + 1, year=known["start"], stacks=tuple(stacks), cities=held,
        points=dict.fromkeys(order[:-1], turn), seas=seas,
    )  # fmt: skip


def benchmark_figures(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return of each scenario milliseconds of the first map, then the median and worst of the whole map and of a crop,
    each a change from the last; and the bytes of a map."""
    out: dict[str, float] = {}
    for name in printed_map_drawing()["sheets"]:
        started = clock()
        size = len(draw_map(sample(name, 0)).data)
        first = (clock() - started) * 1000
        whole = drawing_times(lambda turn, name=name: draw_map(sample(name, turn)), clock)  # type: ignore[misc]
        crop = drawing_times(lambda turn, name=name: draw_map(sample(name, turn), crop=CROP), clock)  # type: ignore[misc]
        key = name.replace("_", "-")
        out |= {
            f"{key}_map_first_ms": first,
            f"{key}_map_p50_ms": whole[len(whole) // 2],
            f"{key}_map_worst_ms": whole[-1],
            f"{key}_crop_p50_ms": crop[len(crop) // 2],
            f"{key}_map_bytes": float(size),
        }
    return out
