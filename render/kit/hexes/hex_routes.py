"""Marches from hex to hex, as broad ribbons with a head; what is only planned is broken into dashes."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.drawing import inking, lines
from render.drawing.projection import Point
from render.drawing.style import PlayerStyle, Theme

RIBBON, HEAD = 13.0, 2.3  # how broad, and how much broader the head
SHORT = 30.0  # the ribbon begins and ends so far from the middles, where the pieces stand


def paint_route(
    image: Image.Image, line: Sequence[Point], livery: PlayerStyle, theme: Theme, planned: bool, by: float = 1.0
) -> None:
    """Print a route on a picture; a single place is no route."""
    if len(line) < 2:
        return
    course = trimmed_line(lines.smooth(list(line), 3), SHORT * by)
    if len(course) < 2:
        return
    shaft, head = _parts(course, RIBBON * by)
    parts = lines.dashed_line(shaft, (17 * by, 11 * by)) if planned else [shaft]
    pad = RIBBON * by * HEAD + 6
    left, top = int(min(x for x, _ in course) - pad), int(min(y for _, y in course) - pad)
    size = (int(max(x for x, _ in course) + pad) - left, int(max(y for _, y in course) + pad) - top)

    def ink(draw: ImageDraw.ImageDraw, scale: float, edge: float) -> None:
        for part in parts:
            path = [((x - left) * scale, (y - top) * scale) for x, y in part]
            draw.line(path, fill=255, width=round((RIBBON * by + 2 * edge) * scale), joint="curve")
        tip = [((x - left) * scale, (y - top) * scale) for x, y in head]
        draw.polygon(tip, fill=255)
        if edge:
            draw.line([*tip, tip[0]], fill=255, width=round(2 * edge * scale), joint="curve")

    outer = inking.smooth_ink_mask(size, lambda draw, scale: ink(draw, scale, 2.6))
    inner = inking.smooth_ink_mask(size, lambda draw, scale: ink(draw, scale, 0.0))
    image.paste(theme.halo, (left, top), outer.point([round(v * 0.92) for v in range(256)]))
    image.paste(livery.colour, (left, top), inner.point([round(v * 0.94) for v in range(256)]))


def trimmed_line(line: Sequence[Point], much: float) -> list[Point]:
    """Return a line without its two ends."""
    walked = lines.walked_lengths(line)
    if walked[-1] <= 2.4 * much:
        much = walked[-1] * 0.22
    first, last = (
        lines.point_at_distance(line, walked, much)[0],
        lines.point_at_distance(line, walked, walked[-1] - much)[0],
    )
    return [first, *(p for p, w in zip(line, walked, strict=True) if much < w < walked[-1] - much), last]


def _parts(course: Sequence[Point], broad: float) -> tuple[list[Point], list[Point]]:
    """Return the shaft, and the head as a polygon."""
    walked = lines.walked_lengths(course)
    length = min(broad * 2.1, walked[-1] * 0.7)
    neck, _ = lines.point_at_distance(course, walked, walked[-1] - length)
    tip = course[-1]
    angle = math.atan2(tip[1] - neck[1], tip[0] - neck[0])
    across = (-math.sin(angle) * broad * HEAD / 2, math.cos(angle) * broad * HEAD / 2)
    shaft = [p for p, w in zip(course, walked, strict=True) if w < walked[-1] - length] + [neck]
    barbs = [(neck[0] + across[0], neck[1] + across[1]), (neck[0] - across[0], neck[1] - across[1])]
    return (shaft if len(shaft) > 1 else [course[0], neck]), [barbs[0], tip, barbs[1]]
