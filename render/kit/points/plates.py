"""The plate of a map of points: sea, land, washes of home areas, links, insets; drawn once for a theme, and kept."""

import hashlib
from dataclasses import dataclass, field, replace
from functools import lru_cache

import msgspec
from PIL import Image, ImageChops, ImageDraw

from render.drawing import inking, pieces
from render.drawing.labels import Box
from render.drawing.projection import Projection, projection_to_fit
from render.drawing.style import LIGHT, THEMES, Colour, Theme, colour_from_hex
from render.drawing.tokens import mix
from render.kit import faces, map_parts
from render.kit.insets import Pane
from render.kit.points import home_washes, legend, links, names, node_layout
from render.kit.points.declared import Legend, PointMap, PointPosition
from render.kit.points.names import Ground
from render.kit.points.token_layout import side_colour
from render.layout import scene
from render.layout.scene import Scene, Stamp
from render.picture import fitted_palette
from render.plates import ground_plate, plate_cache
from render.plates.borders import Network
from render.plates.ground_plate import Plate, Sheet

GREY = replace(LIGHT, name="grey", control_ink=LIGHT.ink, gold_ink=LIGHT.ink)
CARE = 2  # how often a plate's palette is improved
WASH_EDGE, WASH_MIDDLE, WASH_BAND = 0.78, 0.34, 20.0


@dataclass
class Board:
    """A map that is ready to be drawn on: its layout, and its plate without and with what stands still."""

    declared: PointMap
    theme: Theme
    ground: Ground
    bare: Plate
    full: Image.Image
    colours: Image.Image
    printed: Scene = field(default_factory=Scene)


def theme_by_form(name: str) -> Theme:
    """Return the theme of a form; grey is the light one, whose red would be pale without its colour."""
    return GREY if name == "grey" else THEMES[name]


def board_with_plate(declared: PointMap, theme: str) -> Board:
    """Return a map that is ready to be drawn on; made once in a process, and its plate once on a machine."""
    return _board(msgspec.msgpack.encode(declared), theme_by_form(theme).name)


@lru_cache(maxsize=4)
def _board(packed: bytes, theme_name: str) -> Board:
    declared, theme = msgspec.msgpack.decode(packed, type=PointMap), theme_by_form(theme_name)
    key: Legend | None = declared.legend
    ground = names.lay_out_fixed(declared, theme, [legend.legend_box(key)] if key else [])
    name = f"{declared.id}-{hashlib.sha256(packed).hexdigest()[:10]}"
    flat = ground.sheets.projection or projection_to_fit((0, 40, 10, 50), *declared.size)
    sheet = Sheet(flat, Network((), {}), {})

    def draw() -> plate_cache.Kept:
        drawn = _drawn(declared, ground, theme)
        colours = fitted_palette(_swatched(drawn, declared, theme), CARE)
        plate = Plate(sheet, theme, drawn, {}, None, [])
        plate.reduce_to_palette(colours)
        return plate, colours

    plate, colours = plate_cache.load_or_draw(name, sheet, theme, draw)
    printed = _printed(declared, ground, theme)
    full = inking.image_in_palette(scene.paint_scene(plate, printed), colours)
    return Board(declared, theme, ground, plate, full, colours, printed)


def _drawn(declared: PointMap, ground: Ground, theme: Theme) -> Image.Image:
    """Draw the plate: the map, then each inset in its frame, then all links."""
    places = {spot.node: _true(ground, spot.node) for spot in ground.sheets.spots.values()}
    cells = home_washes.nearest_land(places)
    main = ground.sheets.projection
    image = _land(declared, cells, main, declared.size, theme, None)
    draw = ImageDraw.Draw(image)
    for pane in ground.sheets.panes:
        map_parts.draw_inset_frame(draw, pane.source, theme, 2)
        left, top, right, bottom = (round(v) for v in pane.box)
        part = _land(
            declared, cells, pane.projection(main) if main else None, (right - left, bottom - top), theme, pane
        )
        image.paste(part, (left, top))
    links.paint_links(image, ground.paths, ground.sheets, theme)
    for dot in ground.sheets.dots.values():
        _dot(draw, dot.box, theme)
    map_parts.draw_frames(draw, ground.sheets.panes, theme)
    return image


def _true(ground: Ground, node: str) -> tuple[float, float]:
    return (ground.sheets.dots.get(node) or ground.sheets.spots[node]).true


def _dot(draw: ImageDraw.ImageDraw, box: Box, theme: Theme) -> None:
    draw.ellipse((box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2), fill=theme.halo)
    draw.ellipse(box, fill=theme.ink)
    draw.ellipse((box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4), fill=theme.panel)


def _land(
    declared: PointMap,
    cells: dict[str, list[tuple[float, float]]],
    projection: Projection | None,
    size: tuple[int, int],
    theme: Theme,
    pane: Pane | None,
) -> Image.Image:
    """Draw the land of one sheet under the washes of its home areas."""
    masks = home_washes.home_land_masks({node.id: node.home for node in declared.nodes}, cells, size, pane)
    inks: list[tuple[Image.Image, Colour]] = []
    if projection is None:
        land = Image.new("L", size, 255)
        image = Image.new("RGB", size, theme.land)
    else:
        sheet = Sheet(projection, Network((), {}), {}, weight=1.0)
        land = inking.smooth_ink_mask(size, lambda draw, by: ground_plate.draw_land(draw, by, sheet))
        image = ground_plate.draw_ground(sheet, theme, land, masks)
        inks = ground_plate.draw_inks(sheet, theme, land)
    tints = {side.id: side_colour(side, theme) for side in declared.sides}
    for home, (box, mask) in masks.items():
        colour = mix(tints[home], theme.land, 0.35)
        on_land = inking.outline_band_mask(mask, WASH_BAND, WASH_EDGE, WASH_MIDDLE)
        inking.paste_multiplied(image, colour, box, ImageChops.multiply(on_land, land), theme)
    inking.print_inks(image, inks)
    return image


def _swatched(image: Image.Image, declared: PointMap, theme: Theme) -> Image.Image:
    """Return a plate with the colours of everything that may lie on it, so that its palette has them."""
    out = image.copy()
    flat = [theme.panel, theme.gold, theme.gold_ink, theme.glow, theme.ink, theme.badge, theme.badge_ink,
            colour_from_hex("#e0ad3c"),
            theme.control_ink, colour_from_hex("#f6c945"), theme.panel_edge, theme.faint]  # fmt: skip
    draw, wide = ImageDraw.Draw(out), 120
    for number, colour in enumerate(flat):
        draw.rectangle((20 + number * 60, 20, 76 + number * 60, 60), fill=colour)
    for number, side in enumerate(declared.sides):
        colour, x = side_colour(side, theme), 20 + number * (wide + 4)
        draw.rectangle((x, 70, x + wide, 110), fill=colour)
        stamp = pieces.banner(wide, colour, side.pattern, side.glyph, colour_from_hex("#2b2119"), "7")
        out.paste(stamp, (x, 120), stamp)
        face = faces.node_face(wide, "round", colour, side.pattern, side.glyph, theme.name, True, 1, 2)
        out.paste(face, (x, 120 + wide), face)
    return out


def _printed(declared: PointMap, ground: Ground, theme: Theme) -> Scene:
    """Return what stands still above the plate: names, insets' titles, boxes, tracks, the legend."""
    on, nodes = Scene(), {node.id: node for node in declared.nodes}
    on.labels.extend(ground.seas)
    for name in ground.names:
        label, stamps, leaders = names.printed_name_parts(name, nodes[name.node], theme)
        on.labels.append(label)
        on.stamps.extend(stamps)
        on.leaders.extend(leaders)
    map_parts.print_titles(on, ground.sheets.panes, theme)
    map_parts.print_panels(on, declared, theme)
    if declared.legend:
        legend.add_legend_to_scene(on, declared.legend, theme)
    return on


def face_stamps(made: Board, position: PointPosition) -> list[Stamp]:
    """Return the face of every node, in the livery of who controls it."""
    sides = {side.id: side for side in made.declared.sides}
    size = round(node_layout.NODE / faces.WITHIN)
    out = []
    for node in made.declared.nodes:
        spot, side = made.ground.sheets.spots[node.id], sides.get(position.control.get(node.id, ""))
        fill = side_colour(side, made.theme) if side else faces.unheld_node_colour(made.theme)
        left = position.pips.get(node.id, node.pips)
        shape = position.kinds.get(node.id, node.kind)
        args = (shape, fill, side.pattern if side else "plain", side.glyph if side else "", made.theme.name,
                node.prized, left, node.pips)  # fmt: skip
        out.append(Stamp(spot.x, spot.y, size, "node", args))
    return out
