"""How long pictures of Samnite Wars take, on made-up positions."""

import time

import data
from engine.games.samnite_wars.view import CombatView, PlayerView, RegionView, SamniteView
from render.bench import Clock, drawing_times
from render.games.samnite_wars import GAME_ID
from render.games.samnite_wars.cards import Face, draw_hand
from render.games.samnite_wars.italy_map import draw_map
from render.games.samnite_wars.places_map import draw_places

NAMES = {str(number): f"Player {number}" for number in range(1, 6)}


def sample_view_of_turn(turn: int) -> SamniteView:
    """Return a made-up position that is different each turn, in the middle of a war."""
    raw = data.load_game_data(GAME_ID, "regions")["regions"]
    regions = tuple(
        RegionView(region=region, tokens=held * one["tokens"], needed=one["tokens"], controlled=bool(held))
        for number, (region, one) in enumerate(raw.items())
        for held in [int(region == "latins" or (number + turn) % 3 == 0)]
    )
    players = tuple(PlayerView(seat=seat, triumph=7 * int(seat) + turn, hand_size=10) for seat in NAMES)
    combat = CombatView(kind="war", region="samnites", consul="1", enemy="3", rome_attacks=False)
    return SamniteView(
        seat=None,
        round=turn + 1,
        last_round=30,
        phase="resolution",
        consul="1",
        treasury=turn % 20,
        players=players,
        regions=regions,
        event="war",
        combat=combat,
        deck_size=50,
        top_card="siege",
        discard_size=3,
    )


def benchmark_figures(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return milliseconds by a clock and bytes: the first map with its plate; map, crop, a question's map, hand."""
    started = clock()
    first = draw_map(sample_view_of_turn(0), NAMES)
    cold = (clock() - started) * 1000
    changed = drawing_times(lambda turn: draw_map(sample_view_of_turn(turn), NAMES), clock)
    crop = drawing_times(lambda turn: draw_map(sample_view_of_turn(turn), NAMES, crop="samnites"), clock)
    asked = {"latins": "A", "samnites": "B", "campanians": "C"}
    places = drawing_times(lambda turn: draw_places(sample_view_of_turn(turn), lettered=asked), clock)
    faces = [Face(id=str(n), name=f"Card {n}", kind="battle", force=n % 4, lines=("Rome only",)) for n in range(15)]
    hand = drawing_times(lambda _: draw_hand(faces, title="Hand"), clock)
    out = {"map_first_ms": cold, "map_bytes": float(len(first.data))}
    for name, found in (("map", changed), ("crop", crop), ("places", places), ("hand", hand)):
        out[f"{name}_p50_ms"] = found[len(found) // 2]
        out[f"{name}_worst_ms"] = found[-1]
    return out
