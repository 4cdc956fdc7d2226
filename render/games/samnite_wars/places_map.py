"""The part of the map that goes with a question for regions: each with its letter, to be read where a phone shows the
picture without a tap."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial

from engine.games.samnite_wars.view import SamniteView
from render.drawing.labels import Box
from render.drawing.projection import Point
from render.drawing.style import MIN_TYPE, THEMES, WEIGHT, Theme
from render.games.samnite_wars import GAME_ID, alt, italy_map
from render.games.samnite_wars.map_options import CHANGES, MapOptions, public_view
from render.layout import occupancy, placing, scene
from render.layout.placing import Window
from render.layout.scene import Scene, Stamp
from render.picture import Picture, encode_picture
from render.plates import borders
from render.words import Words, picture_words, say_message

WIDE = 820  # the width of a crop up to which a letter is 14 pixels high where the picture is shown 400 wide
LEAST = (800, 640)
CORE = 0.72  # the part of a letter's square that its lozenge fills
MARGIN = 16  # a letter keeps so far from the picture's edge
REACH = 260  # how far from a region's tokens its letter may stand
ROUND = 70  # how much of the land around a region's tokens is shown


@dataclass(frozen=True)
class PlacesOptions:
    """What is asked of the picture beside the view. lettered: the letters by regions; around: regions that are shown
    without one, such as what is chosen; `words`: another language."""

    lettered: Mapping[str, str]
    around: tuple[str, ...] = ()
    theme: str = "light"
    words: Words = field(default_factory=partial(picture_words, GAME_ID))


def draw_places(view: SamniteView, **options: object) -> Picture:
    """Draw the regions of a question; options: the fields of `PlacesOptions`."""
    return draw_question_regions(view, PlacesOptions(**options))  # type: ignore[arg-type]


def draw_question_regions(view: SamniteView, options: PlacesOptions) -> Picture:
    """Draw the regions of a question."""
    view = public_view(view)
    drawn, colours = italy_map.settled_plate(options.theme)
    laid, window = lay_out(view, options)
    image = scene.paint_scene(drawn, laid, window)
    said = alt.question_regions_text(view, {**dict.fromkeys(options.around, ""), **options.lettered}, options.words)
    width = min(image.width, 2 * LEAST[0])
    return encode_picture(
        image, "places", said, colours, width, type_size=MIN_TYPE, whole=laid.boxes_not_to_cut(window)
    )


def lay_out(view: SamniteView, options: PlacesOptions) -> tuple[Scene, Window]:
    """Place everything that lies on the plate, and return it with the part of the canvas that is shown."""
    window = _window(options)
    scale = max(1.0, (window[2] - window[0]) / WIDE)
    theme = THEMES[options.theme]
    plain = MapOptions({}, theme=options.theme, crop=CHANGES, words=options.words)
    out = italy_map.map_scene(view, plain)
    _letters(out, options, window, scale, theme)
    return out, window


def _window(options: PlacesOptions) -> Window:
    """Return the part that holds all regions that are asked for with their tokens, 5:4 or 3:2; the whole map where they
    lie too far apart."""
    boxes: list[Box] = []
    for region in (*options.lettered, *options.around):
        for x, y in italy_map.token_places_by_region()[region]:
            boxes.append((x - ROUND, y - ROUND, x + ROUND, y + ROUND))
    wide, high = italy_map.SIZE
    return placing.shaped_window(boxes or [(0.0, 0.0, wide, high)], (wide, high), LEAST)


def _letters(out: Scene, options: PlacesOptions, window: Window, scale: float, theme: Theme) -> None:
    """Put each letter on its region, beside the tokens; names that it covers are left out: they stand in the list."""
    size = math.ceil(WEIGHT.badge * scale)
    left, top, right, bottom = (edge + by for edge, by in zip(window, (MARGIN, MARGIN, -MARGIN, -MARGIN), strict=True))
    wide, high = italy_map.SIZE
    taken: list[Box] = [(0, 0, left, high), (right, 0, wide, high), (0, 0, wide, top), (0, bottom, wide, high)]
    taken += [stamp.core for stamp in out.stamps]
    named = {
        say_message(options.words, f"name.{region}").upper(): region for region in italy_map.token_places_by_region()
    }
    kept = [label for label in out.labels if named.get(label.text) not in options.lettered]
    for region, letter in options.lettered.items():
        stamp = Stamp(*_spot(region, size, taken, [label.box for label in kept]), size, "badge", (letter, theme))
        out.stamps.append(stamp)
        taken.append(stamp.core)
    badges = [stamp.core for stamp in out.stamps if stamp.kind == "badge"]
    out.labels = [
        label
        for label in out.labels
        if not any(placing.boxes_overlap(glyph.box, badge) for glyph in label.glyphs for badge in badges)
    ]


def _spot(region: str, size: int, taken: Sequence[Box], names: Sequence[Box]) -> Point:
    """Return the place of a region's letter: on its land beside the tokens, off the names of other regions if it can
    be; else near by."""
    half = size * CORE / 2

    def free(point: Point, boxes: Sequence[Box]) -> bool:
        box = (point[0] - half, point[1] - half, point[0] + half, point[1] + half)
        return not any(placing.boxes_overlap(box, other) for other in boxes)

    inside = [point for point in (*_land(region, round(half)), *_land(region, 0)) if free(point, taken)]
    clear = next((point for point in inside if free(point, names)), None)
    if clear or inside:
        return clear or inside[0]
    return placing.room_near(italy_map.region_middle(region), size, WEIGHT.token, taken, lambda _: True)


@cache
def _land(region: str, reach: int) -> tuple[Point, ...]:
    """Return places all over a region, so many pixels within its borders, the nearest to its tokens first."""
    middle, rings = italy_map.region_middle(region), italy_map.region_outlines()[region]
    round_about = [(dx * reach, dy * reach) for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))]

    def within(x: float, y: float) -> bool:
        return any(borders.is_inside_ring(ring, (x, y)) for ring in rings)

    near = occupancy.places_around_heart(middle, REACH)
    return tuple((x, y) for x, y in near if all(within(x + dx, y + dy) for dx, dy in round_about))
