"""What stands on and beside a map of either kind: insets, off-map boxes, tracks with their counters.

Maps of points and of hexes both declare them (`PointMap` and `HexMap` are `MapParts`), and both print them with these
functions. Places and sizes are in pixels of the whole map's canvas.

>>> parts = MapParts(tracks=(Track(id="turn", name="Turn", first=1, last=4, at=(20, 20)),))
>>> track_sentences(parts, (Counter(track="turn", at=3, side="red"),), {"red": "Red"}.get)
['Turn: Red 3.']
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec
from PIL import ImageDraw

from render.drawing import fonts
from render.drawing.labels import Box
from render.drawing.style import MIN_TYPE, Theme
from render.kit import boxes, tracks
from render.kit.boxes import OffMap
from render.kit.insets import Inset, Pane
from render.kit.tracks import Counter, Track
from render.layout.placing import boxes_overlap
from render.layout.scene import Scene, ScenePanel, SceneText

TITLE = 46  # pixels of an inset's heading
POINTER, NEAR, STEP = 40, 6, 30  # pixels of a line by a frame, between them, and between two places that are tried


class MapParts(msgspec.Struct, frozen=True, kw_only=True):
    """A map's insets, off-map boxes and tracks.

    insets: parts of the map that are shown again, larger.
    boxes: places beyond the map; what stands in one has the box's id as its place, and links and routes may end there.
    tracks: rows of numbered cells; a `Position` says which counters stand on them.
    """

    insets: tuple[Inset, ...] = ()
    boxes: tuple[OffMap, ...] = ()
    tracks: tuple[Track, ...] = ()


def panel_boxes(parts: MapParts) -> list[Box]:
    """Return what the off-map boxes and tracks fill."""
    return [*(one.box for one in parts.boxes), *(tracks.track_layout(one).box for one in parts.tracks)]


def print_panels(on: Scene, parts: MapParts, theme: Theme) -> None:
    """Add the empty boxes and tracks to a scene."""
    for off in parts.boxes:
        boxes.add_box_to_scene(on, off, theme)
    for track in parts.tracks:
        tracks.add_track_to_scene(on, tracks.track_layout(track), theme)


def print_counters(
    on: Scene,
    parts: MapParts,
    counters: Sequence[Counter],
    discs: Callable[[str | int], tuple[object, ...]],
    theme: Theme,
) -> None:
    """Add the counters of all tracks to a scene; one of nobody (its side is "") is of plain paper.

    discs: the arguments of `tokens.disc` for a side: its colour, the rim's, the glyph, the glyph's colour.
    """

    def look(counter: Counter) -> tuple[object, ...]:
        fill, edge, glyph, ink = (
            discs(counter.side) if counter.side != "" else (theme.panel, theme.ink, "star", theme.ink)
        )
        return fill, edge, counter.glyph or glyph, ink

    for track in parts.tracks:
        here = [one for one in counters if one.track == track.id]
        on.panel_stamps.extend(tracks.track_counter_stamps(tracks.track_layout(track), here, look))


def title_box(pane: Pane) -> Box:
    """Return what an inset's title fills in its left top corner.

    >>> title_box(Pane((0, 0, 300, 175), (100, 50, 700, 400), 2.0, "Latium"))[:2]
    (100, 50)
    """
    left, top = pane.box[:2]
    return left, top, left + fonts.text_width(fonts.CAPITALS, MIN_TYPE, pane.name) + 30, top + TITLE


def print_titles(on: Scene, panes: Sequence[Pane], theme: Theme) -> None:
    """Add the titles of insets to a scene."""
    for pane in panes:
        box = title_box(pane)
        on.panels.append(ScenePanel(box))
        middle = (box[0] + box[2]) / 2
        on.texts.append(SceneText(middle, box[3] - 14, pane.name, fonts.CAPITALS, MIN_TYPE, theme.ink, "ms"))


def print_pointers(
    on: Scene, panes: Sequence[Pane], taken: Sequence[Box], size: tuple[int, int], said: str, theme: Theme
) -> list[Box]:
    """Say by the frame of what an inset shows that what stands there is to be seen in the inset, off what is taken.
    Return what these words fill. panes: the insets in which something stands. said: "see inset"."""
    wide, out = fonts.text_width(fonts.TEXT, MIN_TYPE, said) + 20, list[Box]()
    for pane in panes:
        found = [box for box in _beside(pane.source, wide, POINTER) if _holds((0, 0, *size), box)]
        if found:
            box = min(found, key=lambda one: sum(boxes_overlap(one, other) for other in (*taken, *out)))
            out.append(box)
            on.panels.append(ScenePanel(box))
            middle = (box[0] + box[2]) / 2
            on.texts.append(SceneText(middle, box[3] - 11, said, fonts.TEXT, MIN_TYPE, theme.ink, "ms"))
    return out


def _beside(source: Box, wide: float, high: float) -> Iterator[Box]:
    """Yield where a line of words may stand by a frame: along its edges, outside and inside."""
    left, top, right, bottom = source
    for y in (bottom + NEAR, top - NEAR - high, bottom - NEAR - high, top + NEAR):
        steps = max(0, round((right - left - wide) / STEP))
        for x in (left + (right - left - wide) * n / max(1, steps) for n in range(steps + 1)):
            yield x, y, x + wide, y + high
    for x in (right + NEAR, left - NEAR - wide):
        for n in range(5):
            y = top + (bottom - top - high) * n / 4
            yield x, y, x + wide, y + high


def _holds(outer: Box, box: Box) -> bool:
    return outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def draw_frames(draw: ImageDraw.ImageDraw, panes: Sequence[Pane], theme: Theme) -> None:
    """Draw the frames of insets."""
    for pane in panes:
        draw_inset_frame(draw, pane.box, theme, 4)


def draw_inset_frame(draw: ImageDraw.ImageDraw, box: Box, theme: Theme, width: int) -> None:
    """Draw the frame of an inset, or of what it shows."""
    left, top, right, bottom = (round(v) for v in box)
    draw.rectangle((left - width, top - width, right + width, bottom + width), outline=theme.panel, width=width * 2 + 1)
    draw.rectangle((left, top, right, bottom), outline=theme.panel_edge, width=width)


def track_sentences(parts: MapParts, counters: Sequence[Counter], name: Callable[[str | int], str | None]) -> list[str]:
    """Return a sentence for each track that has counters. name: a side's name; a counter of nobody has none."""
    out = []
    for track in parts.tracks:
        here = []
        for one in counters:
            if one.track == track.id:
                who = name(one.side) if one.side != "" else None
                at = tracks.cell_label_text(track, tracks.number_within_track(track, one.at))
                here.append(f"{who} {at}" if who else at)
        if here:
            out.append(f"{track.name}: {', '.join(here)}.")
    return out
