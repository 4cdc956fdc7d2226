"""A chart of figures by round: a line a side. Each line has its own marker and dashes and has its name at its end, so
that it reads without colour, and on a phone.

    chart = Chart(title="Victory points by round", lines=(Line(name="Red", colour=(170, 40, 40), values=(0, 2, 5)),))
    picture = draw_chart(chart)
"""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from PIL import Image, ImageDraw

from render.drawing import fonts
from render.drawing.contrast import readable_ink
from render.drawing.style import THEMES, Colour, Theme
from render.drawing.tokens import mix
from render.large import is_drawing_large
from render.picture import Picture, encode_picture
from render.words import picture_words, say_message

SIZE = (1200, 800)  # 3:2: Discord's galleries jump at wider ones
LEFT, TOP, RIGHT, BOTTOM = 110, 130, 400, 90  # margins: figures, title, names at the ends of lines, rounds
LARGE = ((900, 900), 300)  # its size in large type, and the room of names
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)  # between the figures at the left
TICKS = 6  # figures at the left at most
NAME_LINES, NAME_GAP = 2, 8  # lines that a name is broken into at most; pixels between two names
NAME, FIGURE, TITLE = 42, 40, 52  # sizes of type: 14 px and more where a phone shows it 400 px wide
MARKERS = ("disc", "square", "diamond", "triangle", "cross", "ring")
DASHES = ((1, 0), (26, 12), (8, 10), (40, 10, 8, 10), (16, 8), (4, 14))  # pixels drawn and left out, by turns
CROWDED, MARKED = 40, 10  # values from which a line has only so many markers
OVER = 2  # drawn so much larger, for smooth edges


def _size() -> tuple[int, int]:
    return LARGE[0] if is_drawing_large() else SIZE


def _right() -> int:
    return LARGE[1] if is_drawing_large() else RIGHT


class ChartLine(msgspec.Struct, frozen=True, kw_only=True):
    """One side's figures: its name, its colour, a value for each round."""

    name: str
    colour: Colour
    values: tuple[int, ...]


class LineChart(msgspec.Struct, frozen=True, kw_only=True):
    """A chart. first: the number of the round that the first values are of. marks: in place of the numbers below it
    what stands there, each with the place of its value (from 0), as where values are not of rounds."""

    title: str
    lines: tuple[ChartLine, ...]
    first: int = 1
    marks: tuple[tuple[int, str], ...] = ()


class _Frame:
    """Where rounds and values stand on the picture."""

    def __init__(self, chart: LineChart) -> None:
        values = [value for line in chart.lines for value in line.values] or [0]
        self.rounds = max((len(line.values) for line in chart.lines), default=1) or 1
        self.first = chart.first
        low, high = min(0, *values), max(1, *values)
        self.step = next((s for s in STEPS if (high - low) / s < TICKS), STEPS[-1])
        self.low = low // self.step * self.step
        self.high = -(-high // self.step) * self.step

    def at(self, n: int, value: float) -> tuple[float, float]:
        """Return where the value of the n-th round (from 0) stands."""
        wide, high = _size()[0] - LEFT - _right(), _size()[1] - TOP - BOTTOM
        x = LEFT + wide * (n / max(1, self.rounds - 1) if self.rounds > 1 else 0.5)
        return x, _size()[1] - BOTTOM - high * (value - self.low) / (self.high - self.low)


def draw_chart(chart: LineChart | Sequence[LineChart], *, theme: str = "light") -> Picture:
    """Draw a chart, 1200 x 800 pixels, or narrower in large type; several one below the other. Equal charts give
    the same bytes."""
    charts = (chart,) if isinstance(chart, LineChart) else tuple(chart)
    image = Image.new("RGB", (_size()[0], _size()[1] * len(charts)), THEMES[theme].panel)
    for n, one in enumerate(charts):
        image.paste(_painted(one, THEMES[theme]), (0, n * _size()[1]))
    return encode_picture(image, "chart", " ".join(map(_alt, charts)))


def _painted(chart: LineChart, look: Theme) -> Image.Image:
    frame = _Frame(chart)
    image = Image.new("RGB", (_size()[0] * OVER, _size()[1] * OVER), look.panel)
    draw = ImageDraw.Draw(image)
    _grid(draw, frame, look)
    for n, line in enumerate(chart.lines):
        _line(draw, frame, line, n, look)
    image = image.resize(_size(), Image.Resampling.LANCZOS)
    _words(ImageDraw.Draw(image), chart, frame, look)
    return image


def _grid(draw: ImageDraw.ImageDraw, frame: _Frame, look: Theme) -> None:
    faint = mix(look.panel, look.ink, 0.18)
    for value in range(frame.low, frame.high + 1, frame.step):
        (x0, y), (x1, _) = frame.at(0, value), frame.at(max(0, frame.rounds - 1), value)
        ends = (min(x0, LEFT) * OVER, y * OVER, max(x1, _size()[0] - _right()) * OVER, y * OVER)
        draw.line(ends, fill=look.ink if value == 0 else faint, width=3 if value == 0 else 2)


def _line(draw: ImageDraw.ImageDraw, frame: _Frame, line: ChartLine, n: int, look: Theme) -> None:
    points = [tuple(c * OVER for c in frame.at(k, value)) for k, value in enumerate(line.values)]
    for start, end in pairwise(points):
        _dashed(draw, start, end, DASHES[n % len(DASHES)], line.colour)
    every = 1 if len(points) <= CROWDED else len(points) // MARKED
    for x, y in points[::-every]:
        _marker(draw, MARKERS[n % len(MARKERS)], x, y, 11 * OVER, line.colour, look.panel)


def _dashed(
    draw: ImageDraw.ImageDraw, start: Sequence[float], end: Sequence[float], dashes: Sequence[int], ink: Colour
) -> None:
    (x0, y0), (x1, y1) = start, end
    length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    if not dashes[1]:
        draw.line((x0, y0, x1, y1), fill=ink, width=6 * OVER)
        return
    at, n = 0.0, 0
    while at < length:
        stop = min(length, at + dashes[n % len(dashes)] * OVER)
        if n % 2 == 0:
            a, b = at / length, stop / length
            ends = (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)
            draw.line(ends, fill=ink, width=6 * OVER)
        at, n = stop, n + 1


def _marker(draw: ImageDraw.ImageDraw, kind: str, x: float, y: float, r: float, ink: Colour, paper: Colour) -> None:
    box = (x - r, y - r, x + r, y + r)
    match kind:
        case "disc":
            draw.ellipse(box, fill=ink)
        case "ring":
            draw.ellipse(box, fill=paper, outline=ink, width=4 * OVER)
        case "square":
            draw.rectangle(box, fill=ink)
        case "diamond":
            draw.polygon([(x, y - r * 1.25), (x + r * 1.25, y), (x, y + r * 1.25), (x - r * 1.25, y)], fill=ink)
        case "triangle":
            draw.polygon([(x, y - r * 1.2), (x + r * 1.15, y + r), (x - r * 1.15, y + r)], fill=ink)
        case _:
            draw.line((x - r, y - r, x + r, y + r), fill=ink, width=5 * OVER)
            draw.line((x - r, y + r, x + r, y - r), fill=ink, width=5 * OVER)


def _words(draw: ImageDraw.ImageDraw, chart: LineChart, frame: _Frame, look: Theme) -> None:
    title = fonts.shorten_to_fit(fonts.TITLE, TITLE, chart.title, _size()[0] - 80)
    fonts.write_line(draw, (40, 66), title, fonts.TITLE, TITLE, look.ink, anchor="lm")
    for value in range(frame.low, frame.high + 1, frame.step):
        y = frame.at(0, value)[1]
        fonts.write_line(draw, (LEFT - 24, y), str(value), fonts.STRONG, FIGURE, look.ink, anchor="rm")
    counted = tuple((n, str(frame.first + n)) for n in range(frame.rounds))
    below = chart.marks or counted
    for n, said in below[:: -(-len(below) // 10)]:
        x, y = frame.at(n, frame.low)
        fonts.write_line(draw, (x, y + 46), said, fonts.STRONG, FIGURE, look.ink, anchor="mm")
    for y, line, rows in _name_places(chart, frame):
        for n, row in enumerate(rows):
            place = (_size()[0] - _right() + 28, y + n * NAME)
            fonts.write_line(draw, place, row, fonts.STRONG, NAME, _readable(line.colour, look), anchor="lm")


def name_rows(line: ChartLine) -> list[str]:
    """Return the last value and the name of a line as they are written at its end; a long name takes two rows."""
    return fonts.wrap_text(fonts.STRONG, NAME, f"{line.values[-1]} {line.name}", _right() - 60, NAME_LINES)


def _name_places(chart: LineChart, frame: _Frame) -> list[tuple[float, ChartLine, list[str]]]:
    """Return the names, and the heights at which their first rows stand: beside the ends of their lines, moved apart
    where they would touch."""
    found = sorted(
        ((frame.at(0, line.values[-1])[1], line) for line in chart.lines if line.values), key=lambda one: one[0]
    )
    out, free = [], -1e9
    for end, line in found:
        rows = name_rows(line)
        y = max(end - (len(rows) - 1) * NAME / 2, free)
        out.append((y, line, rows))
        free = y + len(rows) * NAME + NAME_GAP
    over = max(0.0, free - NAME - NAME_GAP - (_size()[1] - BOTTOM / 2))
    return [(y - over, line, rows) for y, line, rows in out]


def _readable(colour: Colour, look: Theme) -> Colour:
    """Return a side's colour nearer to the ink, so that its name has contrast enough on the paper."""
    return readable_ink(mix(colour, look.ink, 0.35), look.panel)


def _told(chart: LineChart, line: ChartLine) -> Sequence[int]:
    """Return the values that a chart's description tells: where others stand below than numbers, those and the last."""
    if not chart.marks:
        return line.values
    return [*(line.values[at] for at, _ in chart.marks), line.values[-1]]


def _alt(chart: LineChart) -> str:
    words = picture_words()
    lines = [
        say_message(words, "chart.line", name=line.name, values=", ".join(map(str, _told(chart, line))))
        for line in chart.lines
    ]
    return say_message(words, "chart.alt", title=chart.title, first=chart.first, lines=" ".join(lines))
