"""The coast, rivers, lakes and ranges of `data/geo`: the same for every game."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import data
from render.drawing.projection import Point


@dataclass(frozen=True)
class Range:
    """A mountain range: its crest, its height (1 is the Alps) and its half-width in degrees of latitude."""

    name: str
    height: float
    width: float
    line: tuple[Point, ...]


@dataclass(frozen=True)
class River:
    """A river from its source to its mouth; rank 1 is the widest ink."""

    rank: int
    line: tuple[Point, ...]


@cache
def coast_rings() -> tuple[tuple[Point, ...], ...]:
    """Return the shore as open rings (the last point joins the first), the mainland first."""
    found = json.loads((data.ROOT / "geo" / "coast.json").read_text(encoding="utf-8"))
    scale = found["scale"]
    rings = []
    for steps in found["rings"]:
        x = y = 0
        ring = []
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x / scale, y / scale))
        rings.append(tuple(ring))
    return tuple(rings)


def points_from_lists(raw: Any) -> tuple[Point, ...]:
    """Read a list of [lon, lat]."""
    return tuple((float(lon), float(lat)) for lon, lat in raw)


@cache
def rivers_by_key() -> dict[str, River]:
    """Return every river by its key."""
    return {
        key: River(raw["rank"], points_from_lists(raw["line"]))
        for key, raw in data.load_game_data("geo", "rivers")["rivers"].items()
    }


@cache
def lakes() -> tuple[tuple[Point, ...], ...]:
    """Return the outlines of the lakes."""
    return tuple(points_from_lists(raw) for raw in data.load_game_data("geo", "rivers")["lakes"].values())


@cache
def mountain_ranges() -> tuple[Range, ...]:
    """Return every mountain range."""
    return tuple(
        Range(raw["name"], float(raw["height"]), float(raw["width"]), points_from_lists(raw["line"]))
        for raw in data.load_game_data("geo", "ranges")["ranges"]
    )
