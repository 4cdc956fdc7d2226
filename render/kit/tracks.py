"""Tracks: rows of numbered cells beside a map (turns, points, resources), and the tokens that stand on them.

`track_layout` gives the boxes, `add_track_to_scene` adds what is printed; tokens that share a cell stand side by side
under its number.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from render.drawing import fonts
from render.drawing.labels import Box
from render.drawing.style import MIN_TYPE, Theme
from render.drawing.tokens import mix
from render.layout.scene import Scene, ScenePanel, SceneText, Stamp

HEAD = 44  # pixels of a track's heading
EDGE = 16  # pixels inside the frame
NUMBER = 34  # pixels of a cell's number
LARGEST = 60  # pixels of a token


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """A track from one number to another: where its left top corner is, the size of a cell, and how many cells stand in
    a row (0: all). `labels` stand for numbers: what a turn is called."""

    id: str
    name: str
    first: int
    last: int
    at: tuple[float, float]
    cell: tuple[int, int] = (64, 78)
    across: int = 0
    labels: tuple[str, ...] = ()


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A token on a track.

    side: whose livery it shows, as the map's kind names sides (an id on maps of points, a number on maps of hexes); "":
    nobody's (the turn). glyph: the sign on it, instead of the side's own.
    """

    track: str
    at: int
    side: str | int = ""
    glyph: str = ""


@dataclass(frozen=True)
class Laid:
    """A track with its places: the whole panel, and the box of each cell by its number."""

    track: Track
    box: Box
    cells: Mapping[int, Box]


def track_layout(track: Track) -> Laid:
    """Return where a track and its cells lie."""
    count = track.last - track.first + 1
    across = track.across or count
    wide, high = track.cell
    left, top = track.at[0] + EDGE, track.at[1] + HEAD
    cells = {}
    for number in range(count):
        x, y = left + number % across * wide, top + number // across * high
        cells[track.first + number] = (x, y, x + wide, y + high)
    rows = math.ceil(count / across)
    width = max(across * wide, fonts.text_width(fonts.CAPITALS, MIN_TYPE, track.name)) + 2 * EDGE
    return Laid(track, (*track.at, track.at[0] + width, track.at[1] + HEAD + rows * high + EDGE), cells)


def add_track_to_scene(on: Scene, one: Laid, theme: Theme) -> None:
    """Add a track's panel, heading and numbered cells to a scene."""
    on.panels.append(ScenePanel(one.box))
    x, y = one.box[0] + EDGE + 2, one.box[1] + HEAD - 12
    on.texts.append(SceneText(x, y, one.track.name, fonts.CAPITALS, MIN_TYPE, theme.ink))
    line = mix(theme.panel, theme.panel_edge, 0.55)
    for number, (left, top, right, bottom) in one.cells.items():
        for ends in ((left, top, right, top), (left, bottom, right, bottom), (left, top, left, bottom),
                     (right, top, right, bottom)):  # fmt: skip
            on.strokes.append((ends, line, 2))
        text = fonts.shorten_to_fit(fonts.TEXT, MIN_TYPE, cell_label_text(one.track, number), right - left - 4)
        on.texts.append(SceneText((left + right) / 2, top + 28, text, fonts.TEXT, MIN_TYPE, theme.faint, "ms"))


def cell_label_text(track: Track, number: int) -> str:
    """Return what is written in the cell of a number.

    >>> cell_label_text(Track(id="turn", name="Turn", first=1, last=3, at=(0, 0), labels=("spring", "summer")), 2)
    'summer'
    """
    place = number - track.first
    return track.labels[place] if place < len(track.labels) else str(number)


def number_within_track(track: Track, at: int) -> int:
    """Return a number, or the end of the track that it lies beyond."""
    return min(max(at, track.first), track.last)


def token_places_in_cell(cell: Box, count: int) -> list[tuple[float, float, int]]:
    """Return where so many tokens of a cell stand, under its number, as large as there is room: the middle and size of
    each."""
    left, top, right, bottom = cell
    top += NUMBER

    def size(across: int) -> float:
        return min((right - left) / across, (bottom - top) / math.ceil(count / across), LARGEST)

    across = max(range(1, count + 1), key=size)
    down, side = math.ceil(count / across), size(across)
    out = []
    for number in range(count):
        row, column = divmod(number, across)
        here = min(across, count - row * across)
        x = (left + right) / 2 + (column - (here - 1) / 2) * side
        y = (top + bottom) / 2 + (row - (down - 1) / 2) * side
        out.append((x, y, int(side) - 2))
    return out


def track_counter_stamps(
    one: Laid, counters: Sequence[Counter], look: Callable[[Counter], tuple[object, ...]]
) -> list[Stamp]:
    """Return a disc for each counter of a track; `look` gives the arguments of `tokens.disc`. What is off the track
    stands on its nearest end."""
    cells: dict[int, list[Counter]] = {}
    for counter in counters:
        cells.setdefault(number_within_track(one.track, counter.at), []).append(counter)
    out = []
    for at, found in cells.items():
        for (x, y, size), counter in zip(token_places_in_cell(one.cells[at], len(found)), found, strict=True):
            out.append(Stamp(x, y, size, "disc", look(counter)))
    return out
