"""A game as a film: one animated WebP of its maps, each with a line that says where in the game it is."""

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from render.drawing import fonts
from render.drawing.style import THEMES, Colour
from render.palettes import PALETTES, colour_in_palette
from render.picture import Picture, shorten_alt_text
from render.picture import fitted_palette as colours_of
from render.replay.tiles import Tiles

LIMIT = 8_000_000  # bytes of a film
FRAMES = 90  # maps of a film at most
WIDE, HIGH = 800, 1000  # a frame has no more pixels than these
FORMS = ((1.0, 1.0, 70), (1.0, 0.66, 55), (0.75, 0.5, 50), (0.5, 0.34, 45))  # of size, of the frames; quality
STEP, LAST = 650, 5000  # milliseconds that a map is shown, and the last
CAPTION, TYPE, MARGIN = 44, 26, 14  # the line's height, its type, and its distance from the edge


class FilmTooLongError(Exception):
    """No form of the film is small enough."""


def replay_film(
    maps: Tiles,
    shown: Sequence[tuple[int, str]],
    alt: str,
    *,
    theme: str = "light",
    palette: str = "",
    limit: int = LIMIT,
) -> Picture:
    """Return a film of some maps: the number of each, and its line, in the colours that a palette makes of the theme's
    (the maps have them already). FilmTooLongError where `limit` bytes hold none."""
    look = THEMES[theme]
    ground, ink = (colour_in_palette(palette, one) if palette in PALETTES else one for one in (look.panel, look.ink))
    for size, share, quality in FORMS:
        frames = thinned_map_lines(shown, max(2, round(FRAMES * share)))
        made = _encoded(maps, frames, size, quality, (ground, ink))
        if len(made[0]) <= limit:
            data, (width, height) = made
            return Picture(data, "image/webp", "replay.webp", shorten_alt_text(alt), width, height)
    raise FilmTooLongError


def thinned_map_lines(shown: Sequence[tuple[int, str]], most: int) -> list[tuple[int, str]]:
    """Return so many at most, evenly taken, the first and the last among them.

    >>> thinned_map_lines([(0, "a"), (1, "b"), (2, "c"), (3, "d"), (4, "e")], 3)
    [(0, 'a'), (2, 'c'), (4, 'e')]
    """
    if len(shown) <= most:
        return list(shown)
    return [shown[round(n * (len(shown) - 1) / (most - 1))] for n in range(most)]


def _encoded(
    maps: Tiles, frames: Sequence[tuple[int, str]], size: float, quality: int, line: tuple[Colour, Colour]
) -> tuple[bytes, tuple[int, int]]:
    first = maps.image(frames[0][0])
    scale = min(WIDE * size / first.width, HIGH * size / first.height, 1.0)
    box = round(first.width * scale), round(first.height * scale)
    flat = _flat(box, first)
    pictures = [flat(_framed(maps.image(number), said, box, line)) for number, said in frames]
    file = BytesIO()
    durations = [STEP] * (len(pictures) - 1) + [LAST]
    pictures[0].save(
        file, "WEBP", save_all=True, append_images=pictures[1:], duration=durations, loop=0, quality=quality, method=3
    )
    return file.getvalue(), pictures[0].size


def _flat(box: tuple[int, int], first: Image.Image) -> Callable[[Image.Image], Image.Image]:
    """Return what makes a frame one byte a pixel, so that all of them together take little room."""
    colours = colours_of(first.resize(box), care=1)
    return lambda image: image.quantize(palette=colours, dither=Image.Dither.NONE)


def _framed(image: Image.Image, said: str, box: tuple[int, int], line: tuple[Colour, Colour]) -> Image.Image:
    ground, ink = line
    frame = Image.new("RGB", (box[0], box[1] + CAPTION), ground)
    frame.paste(image.resize(box, Image.Resampling.LANCZOS))
    text = fonts.shorten_to_fit(fonts.STRONG, TYPE, said, box[0] - 2 * MARGIN)
    base = box[1] + CAPTION - (CAPTION - TYPE) // 2 - MARGIN // 3
    fonts.write_line(ImageDraw.Draw(frame), (MARGIN, base), text, fonts.STRONG, TYPE, ink)
    return frame
