"""Total War: Rome: what stands on the board, from a view."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Any

from PIL import Image

import data
from engine.games.total_war_rome.view import RomeView
from render.drawing import fonts, labels
from render.drawing.inking import image_in_palette
from render.drawing.labels import Box, Label
from render.drawing.projection import Point
from render.drawing.style import THEMES, Theme
from render.games.total_war_rome import GAME_ID, alt, board_ground, panels
from render.games.total_war_rome import board_tokens as tokens
from render.games.total_war_rome.liveries import FACTIONS
from render.games.total_war_rome.map_options import CHANGES, MapOptions, public_view
from render.games.total_war_rome.place_names import place_name, whole_name
from render.layout import occupancy, placing, scene
from render.layout.occupancy import OccupancyGrid
from render.layout.scene import Arrow, Scene, SceneRoad, Wash
from render.picture import Picture, encode_picture
from render.words import Entries, Words, picture_words, say_message

SIZE = board_ground.SIZE
PARTS: dict[str, Box] = {  # of the large form, in pixels of the board
    "italy": (930.0, 480.0, 1800.0, 1740.0),
    "gaul": (440.0, 100.0, 1340.0, 860.0),
    "greece": (1580.0, 580.0, 2390.0, 1680.0),
    "spain": (100.0, 690.0, 1130.0, 1500.0),
}
CROP = (1000, 800)
LEAST_TYPE = 42  # of the board and its crops


def draw_map(view: RomeView, names: Mapping[str, str], **options: Any) -> Picture:
    """Draw the board, or a crop of it; names: what each seat is called; options: the other fields of `MapOptions`."""
    return draw_board_map(view, MapOptions(names, **options))


def map_alt_text(view: RomeView, names: Mapping[str, str], **options: Any) -> str:
    """Return what the alt text of the board says, which takes what `draw_map` takes."""
    return alt.board_text(public_view(view), options_with_whole_names(MapOptions(names, **options)))


def draw_board_map(view: RomeView, options: MapOptions) -> Picture:
    """Draw the board, or a crop of it."""
    view, options = public_view(view), options_with_whole_names(options)
    drawn, colours = board_ground.settled_plate(options.theme)
    laid = board_scene(view, options)
    window = _window(view, options, laid)
    if window is None:
        laid.ground = _ground(options.theme, tuple(sorted(options.words.items())))
    image = scene.paint_scene(drawn, laid, window)
    kind, width = ("map", options.width) if window is None else ("detail", 0)
    parts = _parts(options.words) if window is None else ()
    said, whole = alt.board_text(view, options), laid.boxes_not_to_cut(window)
    return encode_picture(image, kind, said, colours, width, type_size=LEAST_TYPE, whole=whole, parts=parts)


def _parts(words: Words) -> list[tuple[str, Box]]:
    """Return the parts of the board that its large form shows one below another."""
    return [(say_message(words, f"part.{part}"), box) for part, box in PARTS.items()]


def options_with_whole_names(options: MapOptions) -> MapOptions:
    """Return the same with regions' names as they are: on a crop there is room for those that the board shortens."""
    return options if options.crop is None else replace(options, words=words_without_short_names(options.words))


def words_without_short_names(words: Words) -> Words:
    """Return a language's words without the short names of regions."""
    return _whole(tuple(sorted(words.items())))


@lru_cache(maxsize=4)
def _whole(entries: Entries) -> Words:
    shorter = {f"short.{region}" for region in board_ground.printed_regions()}
    return {key: name for key, name in entries if key not in shorter}


def board_scene(view: RomeView, options: MapOptions) -> Scene:
    """Place everything that lies on the plate."""
    theme = THEMES[options.theme]
    out = region_wash_scene(view, theme)
    out.roads = [road_of(road, theme) for road in view.roads]
    tokens.lay_region_names(out, view, options.words, options.show, theme)
    out.printed.extend(sea_names(options.theme, tuple(sorted(options.words.items()))))
    if options.crop is None:
        panels.add_panels(out, view, options, theme)
    taken = _taken(out)
    done = tokens.place_pieces(out, view, options.show, theme, taken)
    if options.before is not None:
        _news(out, view, options, options.before, theme)
    if (
        options.crop is not None and options.lettered
    ):  # the names of seas yield to letters; on the board they are printed
        names, out.printed = out.printed, []
        tokens.place_prompt_letters(out, options.lettered, options.words, done, _taken(out), theme)
        badges = [stamp.core for stamp in out.stamps if stamp.kind == "badge"]
        out.printed = [name for name in names if not _covered(name, badges)]
    else:
        tokens.place_prompt_letters(out, options.lettered, options.words, done, taken, theme)
    return out


def region_wash_scene(view: RomeView, theme: Theme) -> Scene:
    """Return a scene with the wash of each faction's regions alone."""
    looks = FACTIONS[theme.name]
    return Scene(
        washes=[
            Wash(region, looks[one.owner].colour, looks[one.owner].pattern)
            for region, one in view.regions.items()
            if one.owner
        ]
    )


def _covered(name: Label, boxes: Sequence[Box]) -> bool:
    return any(placing.boxes_overlap(glyph.box, box) for glyph in name.glyphs for box in boxes)


def _taken(out: Scene) -> OccupancyGrid:
    """Return the room that names, signs and panels leave."""
    taken = OccupancyGrid(*SIZE)
    taken.mark_box_taken((0, 0, SIZE[0], 14))
    taken.mark_box_taken((0, SIZE[1] - 14, SIZE[0], SIZE[1]))
    taken.mark_box_taken((0, 0, 14, SIZE[1]))
    taken.mark_box_taken((SIZE[0] - 14, 0, SIZE[0], SIZE[1]))
    for _, box in out.boxes():
        taken.mark_box_taken(box)
    return taken


def _news(out: Scene, view: RomeView, options: MapOptions, before: RomeView, theme: Theme) -> None:
    """Let what changed hands glow, and draw an arrow for each move to where the piece is now."""
    out.glows = changed_regions(view, before)
    hanging = {leader.start for leader in out.leaders}
    for owner, start, end, piece in tokens.moves_since(view, before):
        if piece not in out.pieces and options.show == "income":
            continue
        look = tokens.faction_livery(theme, owner)
        stamp = out.pieces.get(piece)
        if (
            stamp is not None and (stamp.x, stamp.y) not in hanging
        ):  # what hangs beside its place has moved to the place
            end = (stamp.x, stamp.y)
        width = 22.0 if piece in view.agents else 38.0
        out.arrows.append(
            Arrow(
                shortened_arrow_start(start, end, 30),
                shortened_arrow_start(end, start, 44),
                look.colour,
                theme.halo,
                width,
            )
        )


def shortened_arrow_start(start: Point, end: Point, by: float) -> Point:
    """Return a start nearer to the end, by so many pixels and a fifth of the way at most."""
    length = tokens.point_distance(start, end) or 1.0
    by = min(by, length / 5)
    return start[0] + (end[0] - start[0]) * by / length, start[1] + (end[1] - start[1]) * by / length


def changed_regions(view: RomeView, before: RomeView | None) -> list[str]:
    """Return the regions that differ from an earlier view."""
    if before is None:
        return []
    return [region for region, one in view.regions.items() if before.regions.get(region) != one]


def road_of(road: str, theme: Theme) -> SceneRoad:
    """Return a road across a border: between the hearts' sides, through the middle of the border."""
    a, b = road.split("-")
    middle = board_ground.border_middle(a, b)
    ends = [shortened_arrow_start(middle, board_ground.region_middles()[one], 34) for one in (a, b)]
    return SceneRoad((ends[0], middle, ends[1]), theme.road, theme.halo)


@lru_cache(maxsize=4)
def sea_names(theme_name: str, entries: Entries) -> tuple[Label, ...]:
    """Set the name of each sea area where it covers nothing: shortened first, then whole where there is room left."""
    theme, words = THEMES[theme_name], dict(entries)
    paths = {
        sea: [board_ground.project_to_canvas(lon, lat) for lon, lat in one["line"]]
        for sea, one in data.load_game_data(GAME_ID, "map")["seas"].items()
    }
    found: dict[str, Label] = {}
    for name in (place_name, whole_name):
        for sea, path in paths.items():
            taken = board_ground.names_room(words)
            for glyph in (glyph for other, label in found.items() if other != sea for glyph in label.glyphs):
                taken.mark_box_taken(glyph.box)
            text = name(words, sea)
            label = _sea_name(text, path, taken, theme, near=sea in found)
            found[sea] = (
                label
                or found.get(sea)
                or labels.lay_text_along_path(text, fonts.ITALIC, board_ground.SEA, path, theme.sea_ink, theme.sea_halo)
            )
    return tuple(found.values())


def _sea_name(text: str, path: list[Point], taken: OccupancyGrid, theme: Theme, near: bool) -> Label | None:
    """Return a sea's name at the first free place on the water: as map.yaml bends it, near there; or (unless it is to
    be near, with no letter on land) straight and close, at any slant."""
    tries = _bent(path, 60 if near else 130)
    if not near:
        tries = chain(tries, _straight(path, fonts.text_width(fonts.ITALIC, board_ground.SEA, text)))
    for spread, shifted in tries:
        if all(
            taken.is_free(occupancy.box_around_place(point, board_ground.SEA / 2, board_ground.SEA / 2))
            for point in shifted[1:-1]
        ):
            label = labels.lay_text_along_path(
                text, fonts.ITALIC, board_ground.SEA, shifted, theme.sea_ink, theme.sea_halo, spread=spread
            )
            if _clear(label, taken, 1.0 if near else 0.85):
                return label
    return None


def _set(text: str, path: list[Point], theme: Theme, spread: float = 1.0) -> Label:
    return labels.lay_text_along_path(
        text, fonts.ITALIC, board_ground.SEA, path, theme.sea_ink, theme.sea_halo, spread=spread
    )


def _bent(path: list[Point], reach: int) -> Iterator[tuple[float, list[Point]]]:
    for spread in (0.3, 0.15):
        for dx, dy in occupancy.places_around_heart((0.0, 0.0), reach):
            yield spread, [(x + dx, y + dy) for x, y in path]


def _straight(path: list[Point], length: float) -> Iterator[tuple[float, list[Point]]]:
    middle = path[len(path) // 2]
    half = (length + 40) / 2
    for x, y in occupancy.places_around_heart(middle, 260):
        for slant in (0, 15, -15, 30, -30, 45, -45, 60, -60, 90):
            dx, dy = half * math.cos(math.radians(slant)), half * math.sin(math.radians(slant))
            yield 0.02, [(x - dx, y - dy), (x + dx, y + dy)]


def _clear(label: Label, taken: OccupancyGrid, afloat: float) -> bool:
    """Return whether all letters of a name have room, and so large a part of them water under them."""
    if not all(taken.is_free(glyph.box) for glyph in label.glyphs):
        return False
    return sum(board_ground.is_water((glyph.x, glyph.y)) for glyph in label.glyphs) >= afloat * len(label.glyphs)


@lru_cache(maxsize=4)
def _ground(theme_name: str, entries: Entries) -> Image.Image:
    """Return the free plate with the names of the seas, which never change."""
    plate, colours = board_ground.settled_plate(theme_name)
    image = plate.free.convert("RGB")
    for label in sea_names(theme_name, entries):
        labels.paint_label(image, label)
    return image_in_palette(image, colours)


def _window(view: RomeView, options: MapOptions, laid: Scene) -> tuple[int, int, int, int] | None:
    """Return the part that a crop shows: a region or sea area, or all that changed; what is lettered, too."""
    if options.crop is None:
        return None
    focus = {options.crop} - {CHANGES}
    spots = [
        tokens.place_middle(one)
        for one in options.lettered
        if one in board_ground.printed_regions() or one in board_ground.printed_sea_areas()
    ]
    if options.before is not None:
        focus |= set(changed_regions(view, options.before))
        spots += [place for arrow in laid.arrows for place in (arrow.start, arrow.end)]
    names = board_ground.name_places(options.words)
    boxes: list[Box] = [
        board_ground.region_masks()[one][0] for one in sorted(focus) if one in board_ground.printed_regions()
    ]
    for one in sorted(focus):
        if one in names:
            wide, high = board_ground.name_extent(place_name(options.words, one), one)
            boxes.append(
                (names[one][0] - wide / 2, names[one][1] - high / 2, names[one][0] + wide / 2, names[one][1] + high / 2)
            )
        elif one in board_ground.printed_sea_areas():
            spots.append(tokens.place_middle(one))
    spots += [(stamp.x, stamp.y) for piece, stamp in laid.pieces.items() if piece_location(view, piece) in focus]
    boxes += [(x - 90, y - 90, x + 90, y + 90) for x, y in spots]
    return placing.window_around_boxes(boxes, SIZE, 50, CROP) if boxes else None


def piece_location(view: RomeView, piece: str) -> str:
    """Return the region or sea area in which an army, navy or agent stands; "" for anything else."""
    army, navy, agent = view.armies.get(piece), view.navies.get(piece), view.agents.get(piece)
    if army is not None:
        return army.at or piece_location(view, army.navy)
    if navy is not None:
        return navy.sea or navy.port
    return agent.at if agent is not None else ""


def warm_theme_plate(theme: str) -> None:
    """Draw a theme's plate and find every name its place."""
    words = picture_words(GAME_ID)
    board_ground.settled_plate(theme)
    _ground(theme, tuple(sorted(words.items())))
    for found in (words, _whole(tuple(sorted(words.items())))):
        board_ground.emblem_places(found)
        board_ground.region_name_pointers(found)
        sea_names(theme, tuple(sorted(found.items())))
    board_ground.sea_area_piece_places()
