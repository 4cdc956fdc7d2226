"""How a border is inked: plain, along a river, over a mountain range, across a strait, on the water."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import ImageDraw

from render.drawing import lines
from render.drawing.projection import Point, Projection
from render.drawing.style import WEIGHT
from render.plates.borders import OUTSIDE, Border

PLAIN, RIVER, MOUNTAIN = "plain", "river", "mountain"
Kinds = Mapping[frozenset[str], str]
DASHES = (15.0, 6.0, 4.0, 6.0)
FRONTIER_DASHES = (4.0, 8.0)
SEA_DASHES = (10.0, 9.0)
PEAK = 24.0  # from one peak of a mountain border to the next
DOT = 8.0


@dataclass(frozen=True)
class Crossing:
    """A line that is no border of land: a strait's crossing, a border on the water, a portage."""

    sides: tuple[str, str]
    line: tuple[Point, ...]
    kind: str  # strait, sea, portage


def kind_of(border: Border, kinds: Kinds) -> str:
    """Return what a border runs along; PLAIN where nothing is said."""
    return kinds.get(frozenset(border.sides), PLAIN)


def _scaled(line: Sequence[Point], by: float) -> list[Point]:
    return [(x * by, y * by) for x, y in line]


def ink_plain_borders(
    draw: ImageDraw.ImageDraw, by: float, borders: Sequence[Border], kinds: Kinds, projection: Projection, scale: float
) -> None:
    """Ink the borders that run along nothing, and the frontiers of the map."""
    for border in borders:
        if kind_of(border, kinds) != PLAIN:
            continue
        frontier = OUTSIDE in border.sides
        thick = (WEIGHT.frontier if frontier else WEIGHT.border) * scale * by
        pattern = [u * scale * by for u in (FRONTIER_DASHES if frontier else DASHES)]
        for dash in lines.dashed_line(_scaled(projection.project_line(border.line), by), pattern):
            draw.line(dash, fill=255, width=max(1, round(thick)), joint="curve")


def ink_river_borders(
    draw: ImageDraw.ImageDraw, by: float, borders: Sequence[Border], kinds: Kinds, projection: Projection, scale: float
) -> None:
    """Ink the borders that a major river makes: a broad quiet line."""
    for border in borders:
        if kind_of(border, kinds) == RIVER:
            path = _scaled(projection.project_line(border.line), by)
            draw.line(path, fill=255, width=round(WEIGHT.river_border * scale * by), joint="curve")


def ink_mountain_borders(
    draw: ImageDraw.ImageDraw, by: float, borders: Sequence[Border], kinds: Kinds, projection: Projection, scale: float
) -> None:
    """Ink the borders that a range makes: a line of peaks, to be told from a river without its colour."""
    for border in borders:
        if kind_of(border, kinds) != MOUNTAIN:
            continue
        path = _scaled(projection.project_line(border.line), by)
        draw.line(path, fill=255, width=max(1, round(WEIGHT.mountain_border * scale * by)), joint="curve")
        walked = lines.walked_lengths(path)
        step = PEAK * scale * by
        count = max(1, round(walked[-1] / step))
        for number in range(count):
            (x, y), _ = lines.point_at_distance(path, walked, walked[-1] * (number + 0.5) / count)
            wide, high = 0.36 * step, 0.52 * step
            base = y + 0.2 * high
            draw.polygon([(x - wide, base), (x, base - high), (x + wide, base)], fill=255)


def ink_straits_and_portages(
    draw: ImageDraw.ImageDraw, by: float, found: Sequence[Crossing], projection: Projection, scale: float
) -> None:
    """Ink straits as dots and a portage as finer ones."""
    for one in found:
        if one.kind == "sea":
            continue
        path = _scaled(projection.project_line(one.line), by)
        walked = lines.walked_lengths(path)
        count = max(3, round(walked[-1] / (DOT * scale * by)))
        radius = (2.8 if one.kind == "strait" else 2.0) * scale * by
        for number in range(count + 1):
            (x, y), _ = lines.point_at_distance(path, walked, walked[-1] * number / count)
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def ink_sea_borders(
    draw: ImageDraw.ImageDraw, by: float, found: Sequence[Crossing], projection: Projection, scale: float
) -> None:
    """Ink the borders on the water as long quiet dashes."""
    for one in found:
        if one.kind != "sea":
            continue
        path = lines.smooth(_scaled(projection.project_line(one.line), by), 3)
        for dash in lines.dashed_line(path, [u * scale * by for u in SEA_DASHES]):
            if math.dist(dash[0], dash[-1]) > 1:
                draw.line(dash, fill=255, width=max(1, round(WEIGHT.sea_border * scale * by)), joint="curve")
