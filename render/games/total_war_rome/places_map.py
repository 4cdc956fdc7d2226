"""The part of the board that goes with a question for a place: each place with its letter, to be read where a phone
shows the picture without a tap; the asker's forces on a bright field, and the way that was chosen so far."""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise

from engine.games.total_war_rome.view import RomeView
from render.drawing.labels import Box, Label
from render.drawing.projection import Point
from render.drawing.style import THEMES, Theme
from render.games.total_war_rome import GAME_ID, alt, board_ground, board_map
from render.games.total_war_rome import board_tokens as tokens
from render.games.total_war_rome.board_tokens import BADGE, LOZENGE, Piece
from render.games.total_war_rome.map_options import public_view
from render.layout import occupancy, placing, scene
from render.layout.leader_lines import LeaderPlanner
from render.layout.occupancy import OccupancyGrid
from render.layout.placing import Window
from render.layout.scene import Arrow, Leader, Scene, Stamp
from render.picture import Picture, encode_picture
from render.words import Words, picture_words

WIDE = 1200  # the width of a crop up to which type of 42 pixels is 14 where the picture is shown 400 wide
LEAST = (1000, 800)
ROUND = 90  # how much of the land around a place is shown
BESIDE = 50  # how far from the middle of a place, and from the edge of the part, its letter may stand
CROWD = 1.35  # above this scale the asker's own forces alone have room
EDGE = 50  # how far within the part a place must lie for its forces to be shown
RING = 1.4  # the size of the light round a force, of its own


@dataclass(frozen=True)
class PlacesOptions:
    """What is asked of the picture beside the view.

    lettered: the letters by the ids of regions and sea areas. own: the factions of the seat that is asked. moved: the
    ids of the forces that the question is about. way: the places of the way that was chosen so far, the first after
    where the force stands. around: places that are shown without a letter. `words`: another language than English.
    """

    lettered: Mapping[str, str]
    own: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    theme: str = "light"
    words: Words = field(default_factory=partial(picture_words, GAME_ID))


def draw_places(view: RomeView, **options: object) -> Picture:
    """Draw the places of a question; options: the fields of `PlacesOptions`."""
    return draw_question_places(view, PlacesOptions(**options))  # type: ignore[arg-type]


def draw_question_places(view: RomeView, options: PlacesOptions) -> Picture:
    """Draw the places of a question."""
    view = public_view(view)
    drawn, colours = board_ground.settled_plate(options.theme)
    laid, window = lay_out(view, options)
    image = scene.paint_scene(drawn, laid, window)
    said = alt.question_places_text(view, options.lettered, options.words, options.way, options.around)
    size = round(board_map.LEAST_TYPE * max(1.0, image.width / WIDE))
    return encode_picture(
        image, "places", said, colours, min(image.width, WIDE), type_size=size, whole=laid.boxes_not_to_cut(window)
    )


def lay_out(view: RomeView, options: PlacesOptions) -> tuple[Scene, Window]:
    """Place everything that lies on the plate, and return it with the part of the canvas that is shown."""
    window = _window(view, options)
    scale = _scale(window)
    theme = THEMES[options.theme]
    out = board_map.region_wash_scene(view, theme)
    taken = _margins(window)
    if scale == 1.0:
        tokens.lay_region_names(out, view, board_map.words_without_short_names(options.words), "control", theme)
    out.roads = [board_map.road_of(one, theme) for one in view.roads]
    _letters(out, options, scale, taken, theme)
    _drop_names(out, [stamp.core for stamp in out.stamps if stamp.kind == "badge"])
    for _, box in out.boxes():
        taken.mark_box_taken(box)
    done = tokens.place_pieces(out, view, "control", theme, taken, chosen=_chosen(view, options, window, scale))
    out.under += [_ring(done[one], theme) for one in _own(view, options) if one in done]
    out.arrows += _arrows(view, options, scale, theme)
    return out, window


# Which part is shown


def _window(view: RomeView, options: PlacesOptions) -> Window:
    """Return the part that holds all lettered places, the way, and the forces that the question is about, 5:4 or 3:2;
    the whole board where they lie too far apart."""
    where = {
        *options.lettered,
        *options.way,
        *options.around,
        *filter(None, (force_location(view, one) for one in options.moved)),
    }
    first = _window_around(where, ROUND)
    badge = BADGE * _scale(first) / 2 + BESIDE  # a letter is larger on a large part, and is left out where it is cut
    return first if badge <= ROUND else _window_around(where, badge)


def _scale(window: Window) -> float:
    """Return how much larger than on the board letters are drawn, so that a large part stays readable."""
    return max(1.0, (window[2] - window[0]) / WIDE * 1.01)


def _window_around(where: Collection[str], margin: float) -> Window:
    """Return the part that holds the middles of these places with a margin, and small regions whole."""
    spots = [tokens.place_middle(one) for one in sorted(where) if _is_place(one)]
    boxes: list[Box] = [occupancy.box_around_place(spot, 2 * margin, 2 * margin) for spot in spots]
    for one in sorted(set(where) & set(board_ground.printed_regions())):  # a small region whole
        box = board_ground.region_masks()[one][0]
        if box[2] - box[0] <= 300 and box[3] - box[1] <= 300:
            boxes.append(box)
    wide, high = board_ground.SIZE
    return placing.shaped_window(boxes or [(0.0, 0.0, wide, high)], (wide, high), LEAST)


def _is_place(one: str) -> bool:
    return one in board_ground.printed_regions() or one in board_ground.printed_sea_areas()


def force_location(view: RomeView, piece: str) -> str:
    """Return where a force stands, a region or sea area; "" where it is not on the board, or none."""
    return board_map.piece_location(view, piece)


def _margins(window: Window) -> OccupancyGrid:
    """Return the room of a canvas of which only a part is shown."""
    taken = OccupancyGrid(*board_ground.SIZE)
    left, top, right, bottom = window
    wide, high = board_ground.SIZE
    for box in (
        (0, 0, left + 14, high),
        (right - 14, 0, wide, high),
        (0, 0, wide, top + 14),
        (0, bottom - 14, wide, high),
    ):
        taken.mark_box_taken(box)
    return taken


# What lies on it


def _letters(out: Scene, options: PlacesOptions, scale: float, taken: OccupancyGrid, theme: Theme) -> None:
    """Put each letter on its own region or water; beside it on a leader where another letter stands there."""
    core = LOZENGE * scale
    planner = LeaderPlanner()
    late = []
    for place, letter in options.lettered.items():
        if not _is_place(place):
            continue
        spots = (
            board_ground.region_piece_places()[place]
            if place in board_ground.printed_regions()
            else board_ground.sea_area_piece_places()[place]
        )
        at = occupancy.first_free(taken, spots, core, core)
        if at is None:
            late.append((place, letter))
            continue
        _put(out, at, letter, scale, theme)
        taken.mark_box_taken(occupancy.box_around_place(at, core, core))
        planner.boxes.append(occupancy.box_around_place(at, core, core))
    for place, letter in late:
        middle = tokens.place_middle(place)
        at = middle
        for near in board_ground.overflow_places_around(place):
            free = (one for one in near if taken.is_free(occupancy.box_around_place(one, core, core)))
            found = planner.best_leader_with_cost(free, [middle], (core, core))
            if found is not None:
                at = found[1][0]
                out.leaders.append(Leader(*found[1], theme.badge_ink, theme.badge, round(4 * scale)))
                planner.lines.append(found[1])
                break
        _put(out, at, letter, scale, theme)
        taken.mark_box_taken(occupancy.box_around_place(at, core, core))
        planner.boxes.append(occupancy.box_around_place(at, core, core))


def _put(out: Scene, at: Point, letter: str, scale: float, theme: Theme) -> None:
    out.stamps.append(Stamp(*at, math.ceil(BADGE * scale), "badge", (letter, theme)))


def _drop_names(out: Scene, badges: list[Box]) -> None:
    """Leave out the names that a letter covers, with what stands beside them: they stand in the list."""

    def covered(label: Label) -> bool:
        return any(placing.boxes_overlap(label.box, badge, 4) for badge in badges)

    gone = {label.text for label in out.labels if covered(label)}
    gone |= {one.label for one in out.stamps if one.label and any(placing.boxes_overlap(one.box, b, 4) for b in badges)}
    out.labels = [label for label in out.labels if label.text not in gone]
    out.stamps = [stamp for stamp in out.stamps if stamp.label not in gone or not stamp.label]
    out.leaders = [leader for leader in out.leaders if leader.label not in gone or not leader.label]


def _own(view: RomeView, options: PlacesOptions) -> Iterator[str]:
    for kind in (view.armies, view.navies, view.agents):
        yield from (one for one, piece in kind.items() if piece.owner in options.own)


def _chosen(view: RomeView, options: PlacesOptions, window: Window, scale: float) -> tokens.Chosen:
    """Return which pieces are shown, and how large: those in sight; of a wide part, only forces; of one still wider,
    one's own."""
    own = frozenset(_own(view, options))
    left, top, right, bottom = window

    def sized(where: str, pieces: Iterable[Piece]) -> list[Piece]:
        x, y = tokens.place_middle(where)
        if not (left + EDGE < x < right - EDGE and top + EDGE < y < bottom - EDGE):
            return []
        if scale == 1.0:  # what is built matters where it is asked about
            return [one for one in pieces if where in options.lettered or not one.id.startswith("built-")]
        forces = [one for one in pieces if one.kind in ("banner", "galley") or one.id in own]
        kept = [one for one in forces if scale <= CROWD or one.id in own]
        return [replace(one, wide=math.ceil(one.wide * scale), high=math.ceil(one.high * scale)) for one in kept]

    return sized


def _ring(stamp: Stamp, theme: Theme) -> Stamp:
    high = stamp.high or stamp.size
    return Stamp(
        stamp.x,
        stamp.y,
        round(stamp.size + high * (RING - 1)),
        "bright_field_under_own_force",
        (theme.glow, theme.ink),
        round(high * RING),
    )


def _arrows(view: RomeView, options: PlacesOptions, scale: float, theme: Theme) -> Iterator[Arrow]:
    """Yield an arrow for each leg of the way."""
    start = next(filter(None, (force_location(view, one) for one in options.moved)), "")
    places = [one for one in (start, *options.way) if _is_place(one)]
    for a, b in pairwise(places):
        if a != b:
            here, there = tokens.place_middle(a), tokens.place_middle(b)
            side = options.own[0] if options.own else ""
            colour = tokens.faction_livery(theme, side).colour if side else theme.glow
            yield Arrow(
                board_map.shortened_arrow_start(here, there, 20),
                board_map.shortened_arrow_start(there, here, 20),
                colour,
                theme.halo,
                44 * scale,
            )
