"""What lies on a plate, as plain items with boxes: laid out first (and tested), painted afterwards."""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing import fonts, labels, pieces, tokens
from render.drawing.inking import smooth_ink_mask
from render.drawing.labels import Box, Label
from render.drawing.projection import Point
from render.drawing.style import Colour, Theme
from render.layout import placing
from render.plates.ground_plate import Plate


@dataclass(frozen=True)
class SceneText:
    """One line of type; `anchor` is Pillow's (l, m, r and s for the baseline)."""

    x: float
    y: float
    text: str
    cut: str
    size: int
    colour: Colour
    anchor: str = "ls"

    @property
    def box(self) -> Box:
        """The box of its ink."""
        return fonts.text_ink_box((self.x, self.y), self.text, self.cut, self.size, self.anchor)


@dataclass(frozen=True)
class Stamp:
    """A token: which one, with what, and where its middle is."""

    x: float
    y: float
    size: int
    kind: str  # a function of `tokens` or `pieces`, or one of MAKERS
    args: tuple[object, ...]
    high: int = 0  # the height of what is not square; `size` is its width then
    label: str = ""  # the name that it belongs to: a crop that leaves out the name leaves out the stamp

    @property
    def box(self) -> Box:
        """The box that it reaches."""
        wide, high = self.size / 2, (self.high or self.size) / 2
        return self.x - wide, self.y - high, self.x + wide, self.y + high

    @property
    def core(self) -> Box:
        """The box that it fills: a disc or a lozenge leaves its corners free."""
        share = _FILLED.get(self.kind, 1.0)
        wide, high = self.size / 2 * share, (self.high or self.size) / 2 * share
        return self.x - wide, self.y - high, self.x + wide, self.y + high


MAKERS: dict[str, Callable[..., Image.Image]] = {}  # drawings of stamps that other modules lend, by kind
FAINT = [round(v * 0.62) for v in range(256)]
_FILLED = {"disc": 0.84, "place": 0.84, "badge": 0.72}


@dataclass(frozen=True)
class ScenePanel:
    """A framed sheet of paper; `rows` are rules across it, `marked` bands behind rows."""

    box: Box
    rules: tuple[float, ...] = ()
    marked: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True)
class Arrow:
    """A curved arrow between two places."""

    start: Point
    end: Point
    colour: Colour
    edge: Colour
    width: float
    bow: float = 0.18


@dataclass(frozen=True)
class Wash:
    """A region under a livery."""

    region: str
    colour: Colour
    pattern: str


@dataclass(frozen=True)
class Leader:
    """A thin line from a token that found no room to where it stands, or from a name to what it names."""

    start: Point
    end: Point
    colour: Colour
    halo: Colour
    width: int = 3
    label: str = ""  # the name that it belongs to: it is left out with it


@dataclass(frozen=True)
class SceneRoad:
    """A road across a border."""

    line: tuple[Point, ...]
    colour: Colour
    edge: Colour


@dataclass
class Scene:
    """Everything that lies on one plate, in the order of printing within each kind."""

    ground: Image.Image | None = None  # what lies under everything, instead of the plate: the plate with names on it
    washes: list[Wash] = field(default_factory=list)
    emblems: list[tuple[str, Stamp]] = field(default_factory=list)  # faint on their region's land alone
    glows: list[str] = field(default_factory=list)
    under: list[Stamp] = field(default_factory=list)  # what lies under everything else, cut at a window's edge or not
    roads: list[SceneRoad] = field(default_factory=list)
    leaders: list[Leader] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    printed: list[Label] = field(default_factory=list)  # names that the ground has already; they need their room
    stamps: list[Stamp] = field(default_factory=list)
    panels: list[ScenePanel] = field(default_factory=list)
    pieces: dict[str, Stamp] = field(default_factory=dict)  # the stamps of what moves, by its id
    texts: list[SceneText] = field(default_factory=list)
    panel_stamps: list[Stamp] = field(default_factory=list)
    strokes: list[tuple[Box, Colour, int]] = field(default_factory=list)  # straight lines on panels

    def boxes(self) -> Iterable[tuple[str, Box]]:
        """Yield the box of everything that must not overlap anything else, with a name for the test's message."""
        for label in (*self.labels, *self.printed):
            for glyph in label.glyphs:
                yield label.text, glyph.box
        for stamp in self.stamps:
            yield f"token {stamp.kind}", stamp.core
        for panel in self.panels:
            yield "panel", panel.box

    def boxes_not_to_cut(self, window: tuple[int, int, int, int] | None = None) -> list[Box]:
        """Return the boxes of what should not be cut, names, tokens, lines of type and panels, as they lie in a
        window."""
        found = [label.box for label in (*self.labels, *self.printed)]
        found += [stamp.box for stamp in (*self.stamps, *self.panel_stamps)]
        if window is None:
            return found + [text.box for text in self.texts] + [panel.box for panel in self.panels]
        left, top = window[:2]
        return [(a - left, b - top, c - left, d - top) for a, b, c, d in found if _within((a, b, c, d), window)]


def paint_scene(plate: Plate, scene: Scene, window: tuple[int, int, int, int] | None = None) -> Image.Image:
    """Print a scene on its settled plate; a window prints only that part, and only what lies wholly in it."""
    image = (scene.ground or plate.free).copy()
    for wash in scene.washes:
        box, mask = plate.masks[wash.region]
        if window is not None and not placing.boxes_overlap(box, window):
            continue
        image.paste(plate.plate_under_wash(wash.colour, wash.pattern).crop(box), box, mask)
    image = image.convert("RGB")
    for region, emblem in scene.emblems:
        _emblem(image, plate, region, emblem)
    for region in scene.glows:
        _glow(image, plate, region)
    for stamp in scene.under:
        _stamp(image, stamp)
    return paint_scene_overlay(image, scene, plate.theme, window)


def paint_scene_overlay(
    image: Image.Image, scene: Scene, theme: Theme, window: tuple[int, int, int, int] | None = None
) -> Image.Image:
    """Print on a ground what lies over it: leaders, arrows, names, tokens, panels, and the frame about all."""
    names = scene.labels if scene.ground else (*scene.labels, *scene.printed)
    cut = {label.text for label in names if not _within(label.box, window)}
    cut |= {stamp.label for stamp in scene.stamps if stamp.label and not _within(stamp.box, window)}
    left_out = {(stamp.x, stamp.y) for stamp in scene.stamps if not _within(stamp.box, window)}
    leaders = [one for one in scene.leaders if one.label not in cut and one.start not in left_out]
    paint_lines(image, scene.roads, leaders)
    for arrow in scene.arrows:
        _arrow(image, arrow)
    for label in names:
        if label.text not in cut:
            labels.paint_label(image, label)
    for stamp in scene.stamps:
        if _within(stamp.box, window) and stamp.label not in cut:
            _stamp(image, stamp)
    if window is not None:
        image = image.crop(window)
    else:
        paint_panels(image, scene, theme)
    draw_picture_frame(image, theme)
    return image


def paint_lines(image: Image.Image, roads: Iterable[SceneRoad], leaders: Iterable[Leader]) -> None:
    """Print roads and leaders: a light edge, then the line."""
    draw = ImageDraw.Draw(image)
    for road in roads:
        draw.line(road.line, fill=road.edge, width=11, joint="curve")
        draw.line(road.line, fill=road.colour, width=6, joint="curve")
    for leader in leaders:
        (x, y), dot = leader.end, 2 * leader.width
        draw.line((*leader.start, x, y), fill=leader.halo, width=leader.width + 5)
        draw.ellipse((x - dot - 2, y - dot - 2, x + dot + 2, y + dot + 2), fill=leader.halo)
        draw.line((*leader.start, x, y), fill=leader.colour, width=leader.width)
        draw.ellipse((x - dot, y - dot, x + dot, y + dot), fill=leader.colour)


def _within(box: Box, window: tuple[int, int, int, int] | None) -> bool:
    if window is None:
        return True
    return box[0] > window[0] + 8 and box[1] > window[1] + 8 and box[2] < window[2] - 8 and box[3] < window[3] - 8


def paint_panels(image: Image.Image, scene: Scene, theme: Theme) -> None:
    """Print the panels of a scene and what stands on them."""
    draw = ImageDraw.Draw(image)
    for panel in scene.panels:
        _panel(image, draw, panel, theme)
    for ends, colour, width in scene.strokes:
        draw.line(ends, fill=colour, width=width)
    for stamp in scene.panel_stamps:
        _stamp(image, stamp)
    for text in scene.texts:
        draw_text(draw, text)


def draw_text(draw: ImageDraw.ImageDraw, text: SceneText) -> None:
    """Print one line of type."""
    fonts.write_line(draw, (text.x, text.y), text.text, text.cut, text.size, text.colour, text.anchor)


def _emblem(image: Image.Image, plate: Plate, region: str, stamp: Stamp) -> None:
    """Print an emblem faintly where it lies on its region."""
    made = stamp_image(stamp)
    image.paste(made, (round(stamp.x - made.width / 2), round(stamp.y - made.height / 2)), _faint(plate, region, stamp))


def emblem_image(plate: Plate, region: str, stamp: Stamp) -> Image.Image:
    """Return an emblem as it lies on its region: faint, and on that land alone."""
    made = stamp_image(stamp).convert("RGBA")
    made.putalpha(_faint(plate, region, stamp))
    return made


def _faint(plate: Plate, region: str, stamp: Stamp) -> Image.Image:
    key = (region, stamp)
    if key not in plate.faint:
        made = stamp_image(stamp)
        left, top = round(stamp.x - made.width / 2), round(stamp.y - made.height / 2)
        box, mask = plate.masks[region]
        on_land = mask.crop((left - box[0], top - box[1], left - box[0] + made.width, top - box[1] + made.height))
        plate.faint[key] = ImageChops.multiply(made.getchannel("A"), on_land).point(FAINT)
    return plate.faint[key]


def _stamp(image: Image.Image, stamp: Stamp) -> None:
    made = stamp_image(stamp)
    image.paste(made, (round(stamp.x - made.width / 2), round(stamp.y - made.height / 2)), made)


def stamp_image(stamp: Stamp) -> Image.Image:
    """Return the token of a stamp."""
    maker = MAKERS.get(stamp.kind) or getattr(tokens, stamp.kind, None) or getattr(pieces, stamp.kind)
    sizes = (stamp.size, stamp.high) if stamp.high else (stamp.size,)
    made: Image.Image = maker(*sizes, *stamp.args)
    return made


@lru_cache(maxsize=16)
def _shadow(width: int, height: int) -> Image.Image:
    shadow = Image.new("L", (width + 40, height + 40))
    ImageDraw.Draw(shadow).rectangle((20, 20, width + 20, height + 20), fill=110)
    return shadow.filter(ImageFilter.BoxBlur(7))


def _panel(image: Image.Image, draw: ImageDraw.ImageDraw, panel: ScenePanel, theme: Theme) -> None:
    left, top, right, bottom = (round(value) for value in panel.box)
    image.paste((0, 0, 0), (left - 16, top - 14), _shadow(right - left, bottom - top))
    draw.rectangle((left, top, right, bottom), fill=theme.panel, outline=theme.panel_edge, width=3)
    draw.rectangle((left + 7, top + 7, right - 7, bottom - 7), outline=theme.panel_edge, width=1)
    for start, end in panel.marked:
        fill = tokens.mix(theme.panel, theme.gold, 0.22)
        draw.rectangle((left + 10, round(start), right - 10, round(end)), fill=fill)
    for y in panel.rules:
        draw.line((left + 26, y, right - 26, y), fill=tokens.mix(theme.panel, theme.panel_edge, 0.45), width=2)


def _glow(image: Image.Image, plate: Plate, region: str) -> None:
    """Draw a bright line along the inside of a region's outline."""
    box, mask = plate.masks[region]
    pad = 24
    wide = Image.new("L", (mask.width + 2 * pad, mask.height + 2 * pad))
    wide.paste(mask, (pad, pad))
    soft = wide.filter(ImageFilter.GaussianBlur(6))
    edge = soft.point([max(0, 255 - round(abs(v - 124) * 3.2)) for v in range(256)])
    image.paste(plate.theme.glow, (box[0] - pad, box[1] - pad), edge)


def _arrow(image: Image.Image, arrow: Arrow) -> None:
    outline, body, origin = arrow_masks(arrow)
    image.paste(arrow.edge, origin, outline)
    image.paste(arrow.colour, origin, body)


def arrow_masks(arrow: Arrow) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """Return the arrow's outline and body as masks, and where they go."""
    shape = _arrow_shape(arrow)
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    left, top = int(min(xs)) - 12, int(min(ys)) - 12
    size = (int(max(xs)) + 12 - left, int(max(ys)) + 12 - top)

    def ink(points: list[Point]) -> Image.Image:
        return smooth_ink_mask(
            size, lambda draw, by: draw.polygon([((x - left) * by, (y - top) * by) for x, y in points], fill=255)
        )

    def line(draw: ImageDraw.ImageDraw, by: float) -> None:
        path = [((x - left) * by, (y - top) * by) for x, y in [*shape, shape[0]]]
        draw.line(path, fill=255, width=round(6 * by), joint="curve")

    body = ink(shape)
    outline = ImageChops.lighter(body, smooth_ink_mask(size, line))
    body = body.point([round(v * 0.92) for v in range(256)])
    return outline, body, (left, top)


def _arrow_shape(arrow: Arrow) -> list[Point]:
    """Return a tapering curved arrow as a polygon."""
    (ax, ay), (bx, by) = arrow.start, arrow.end
    mx, my = (ax + bx) / 2 - (by - ay) * arrow.bow, (ay + by) / 2 + (bx - ax) * arrow.bow
    steps = 24
    curve = [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in (i / steps for i in range(steps + 1))
    ]
    length = sum(abs(p[0] - q[0]) + abs(p[1] - q[1]) for p, q in itertools.pairwise(curve)) / 1.25
    head = min(0.42, 1.5 * arrow.width / max(length, 1.0))
    neck = round(steps * (1 - head))
    left: list[Point] = []
    right: list[Point] = []
    for i in range(neck + 1):
        x, y = curve[i]
        nx, ny = (
            curve[min(i + 1, steps)][0] - curve[max(i - 1, 0)][0],
            curve[min(i + 1, steps)][1] - curve[max(i - 1, 0)][1],
        )
        norm = (nx * nx + ny * ny) ** 0.5 or 1.0
        half = arrow.width * (0.16 + 0.26 * i / steps)
        left.append((x - ny / norm * half, y + nx / norm * half))
        right.append((x + ny / norm * half, y - nx / norm * half))
        if i == neck:
            barb = arrow.width * 0.86
            left.append((x - ny / norm * barb, y + nx / norm * barb))
            right.append((x + ny / norm * barb, y - nx / norm * barb))
    return [*left, curve[-1], *right[::-1]]


def draw_picture_frame(image: Image.Image, theme: Theme) -> None:
    """Draw the neat line around a picture."""
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width - 1, image.height - 1), outline=theme.panel, width=9)
    draw.rectangle((3, 3, image.width - 4, image.height - 4), outline=theme.panel_edge, width=3)
    draw.rectangle((9, 9, image.width - 10, image.height - 10), outline=theme.panel_edge, width=1)
