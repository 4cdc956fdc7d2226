"""How long pictures take and how large they are, for `praetor bench render`."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

import data
from engine.games.samnite_wars.view import CombatView, PlayerView, RegionView, SamniteView
from engine.games.total_war_rome.view import ArmyView, FactionView, RomeView
from render import Face, Picture, draw_hand, draw_map, draw_rome_map

RUNS = 15
Clock = Callable[[], float]  # in seconds
NAMES = {str(number): f"Player {number}" for number in range(1, 6)}


def sample(turn: int) -> SamniteView:
    """Return a made-up position that is different each turn, in the middle of a war."""
    raw = data.load("samnite_wars", "regions")["regions"]
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


def measure(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return milliseconds by a clock (first drawing with its plate, then the median and worst after a change) and
    bytes."""
    started = clock()
    first = draw_map(sample(0), NAMES)
    cold = (clock() - started) * 1000
    changed = _times(lambda turn: draw_map(sample(turn), NAMES), clock)
    crop = _times(lambda turn: draw_map(sample(turn), NAMES, crop="samnites"), clock)
    faces = [Face(id=str(n), name=f"Card {n}", kind="battle", force=n % 4, lines=("Rome only",)) for n in range(15)]
    hand = _times(lambda _: draw_hand(faces, title="Hand"), clock)
    out = {"map_first_ms": cold, "map_bytes": float(len(first.data))}
    for name, found in (("map", changed), ("crop", crop), ("hand", hand)):
        out[f"{name}_p50_ms"] = found[len(found) // 2]
        out[f"{name}_worst_ms"] = found[-1]
    out |= rome_figures(clock)
    return {key: round(value, 1) for key, value in out.items()}


def rome(turn: int) -> RomeView:
    """Return a made-up position of Total War: Rome that is different each turn: others hold, others stand elsewhere."""
    rows = data.load("total_war_rome", "regions")["regions"]
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


def rome_figures(clock: Clock = time.perf_counter) -> dict[str, float]:
    """Return the same figures for the board of Total War: Rome."""
    started = clock()
    first = draw_rome_map(rome(0), NAMES)
    out = {"rome_first_ms": (clock() - started) * 1000, "rome_bytes": float(len(first.data))}
    changed = _times(lambda turn: draw_rome_map(rome(turn), NAMES), clock)
    crop = _times(lambda turn: draw_rome_map(rome(turn), NAMES, crop="latium"), clock)
    for name, found in (("rome_map", changed), ("rome_crop", crop)):
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


def _times(draw: Callable[[int], Picture], clock: Clock) -> list[float]:
    found = []
    for turn in range(1, RUNS + 1):
        started = clock()
        draw(turn)
        found.append((clock() - started) * 1000)
    return sorted(found)
