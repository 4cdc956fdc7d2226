"""How long pictures of Total War: Rome take, on made-up positions."""

import time
from typing import Any

import msgspec

import data
from engine.games.total_war_rome.view import ArmyView, FactionView, RomeView
from render.bench import Clock, drawing_times
from render.games.total_war_rome import GAME_ID
from render.games.total_war_rome.board_map import draw_map
from render.games.total_war_rome.places_map import draw_places

NAMES = {str(number): f"Player {number}" for number in range(1, 6)}


def sample_view_of_turn(turn: int) -> RomeView:
    """Return a made-up position that is different each turn: others hold, others stand elsewhere."""
    rows = data.load_game_data(GAME_ID, "regions")["regions"]
    sides = ("rome", "carthage", "greek_states", "barbarian_tribes")
    held = {r: row.get("home") or ("", *sides)[(n + turn) % 5] for n, (r, row) in enumerate(rows.items())}
    regions = list(rows)
    armies = [
        ArmyView(
            id=f"{side}_{n}", owner=side, at=regions[(turn + 7 * n + 15 * k) % 60], navy="", general=None, count=3 + n,
            mercenaries=0, siege=False, spent=0,
        )
        for k, side in enumerate(sides)
        for n in range(4)
    ]  # fmt: skip
    factions = {
        side: FactionView(
            side=side, seat=str(n + 1), gold=turn + n, vp=turn, hand_size=5, developments={}, spare_count=0
        )
        for n, side in enumerate(sides)
    }
    lands: Any = {
        region: Holding(owner=owner, market=n % 3 == turn % 3) for n, (region, owner) in enumerate(held.items())
    }
    return RomeView(
        seat=None, sides=(), round=turn, last_round=20, phase="campaign", turn="rome", order=sides, final=False,
        trigger=20, factions=factions, regions=lands, besieged=(), roads=(), armies={one.id: one for one in armies},
        navies={}, agents={}, relations={}, packs={}, deck_size=30, discards=(),
    )  # fmt: skip


def benchmark_figures(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return milliseconds by a clock and bytes: the first board with its plate; board, crop, a question's map."""
    started = clock()
    first = draw_map(sample_view_of_turn(0), NAMES)
    out = {"rome_first_ms": (clock() - started) * 1000, "rome_bytes": float(len(first.data))}
    changed = drawing_times(lambda turn: draw_map(sample_view_of_turn(turn), NAMES), clock)
    crop = drawing_times(lambda turn: draw_map(sample_view_of_turn(turn), NAMES, crop="latium"), clock)
    asked = dict(zip(("latium", "campania", "samnium", "etruria", "mare_ligusticum"), "ABCDE", strict=True))
    places = drawing_times(lambda turn: draw_places(sample_view_of_turn(turn), lettered=asked, own=("rome",)), clock)
    for name, found in (("rome_map", changed), ("rome_crop", crop), ("rome_places", places)):
        out[f"{name}_p50_ms"] = found[len(found) // 2]
        out[f"{name}_worst_ms"] = found[-1]
    return out


class Holding(msgspec.Struct, frozen=True):
    """A region as a view holds it; the engine's own struct is no view."""

    owner: str = ""
    unrest: int = 0
    market: bool = False
    barracks: bool = False
    walls: bool = False
    wonder: bool = False
