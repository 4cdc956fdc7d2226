"""The ground of a map as WebP files: whole at some widths, and cut into squares where it has more detail."""

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import PIL
from PIL import Image, ImageChops

from render.touch.kept_files import kept_file
from render.touch.touch_map import MadeMap, TouchGround, TouchMap, TouchTiles, file_hash, keyed_map

WIDTHS = (800, 1200, 1600)  # pixels: a phone, a desk, a sharp screen; what is seen in more detail comes in squares
SIDE = 512  # pixels of a square
INKS = 48  # colours of names with their in-between tones
Paint = Callable[[Image.Image], Image.Image]  # paints on a ground and returns it
QUALITY, FIRST_QUALITY, EFFORT = 60, 50, 4  # of the encoder, 0 to 100 and 0 to 6; of a ground that is shown first


def layer_alone(paint: Paint, size: tuple[int, int]) -> Image.Image:
    """Return what is painted on any ground by itself, transparent where the ground is seen: it is painted on black and
    on white, and what differs there is the ground."""
    black, white = paint(Image.new("RGB", size, "black")), paint(Image.new("RGB", size, "white"))
    seen = ImageChops.subtract(white, black).convert("L").point([255 - value for value in range(256)])
    return Image.merge("RGBa", (*black.split(), seen)).convert("RGBA")


def ground_quality(wide: int) -> int:
    """Return how well a whole ground is encoded: one as small as the first is shown until more of it has come."""
    return FIRST_QUALITY if wide <= WIDTHS[0] else QUALITY


def few_colours(names: Image.Image) -> Image.Image:
    """Return names without a ground in few colours, a byte a pixel."""
    return names.quantize(INKS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def webp_file(image: Image.Image, quality: int = QUALITY) -> bytes:
    """Return a ground, or names without one, as a file."""
    if image.mode == "RGBA":  # names: few colours, and letters stay crisp
        return _crisp_file(few_colours(image))
    out = io.BytesIO()
    image.save(out, "WEBP", quality=quality, method=EFFORT)
    return out.getvalue()


def _crisp_file(names: Image.Image) -> bytes:
    out = io.BytesIO()
    names.convert("RGBA").save(out, "WEBP", lossless=True, quality=QUALITY, method=EFFORT)
    return out.getvalue()


def kept_webp_file(image: Image.Image, quality: int = QUALITY) -> bytes:
    """Return the same as `webp_file`, kept on disk: to make it of a whole ground takes a second."""
    made_of = f"{PIL.__version__} {image.mode} {image.size} {quality} {EFFORT} {INKS}".encode() + image.tobytes()
    return kept_file(made_of, lambda: webp_file(image, quality))


def tile_count(size: tuple[int, int]) -> int:
    """Return how many squares a ground of a size is cut into."""
    return -(-size[0] // SIDE) * -(-size[1] // SIDE)


def tiles_of(size: tuple[int, int], scale: float, edition: str) -> TouchTiles:
    """Return the squares of a ground of a size. scale: its pixels to one of the map. edition: what they are drawn of,
    so that none is taken for another."""
    names = [file_hash(f"{edition} {number}".encode()) for number in range(tile_count(size))]
    return TouchTiles(SIDE, -(-size[0] // SIDE), scale, tuple(names))


def tile_box(size: tuple[int, int], number: int) -> tuple[int, int, int, int]:
    """Return which part of a ground of a size a square shows."""
    row, column = divmod(number, -(-size[0] // SIDE))
    x, y = column * SIDE, row * SIDE
    return x, y, min(x + SIDE, size[0]), min(y + SIDE, size[1])


def tile_file(whole: Image.Image, number: int) -> bytes:
    """Return a square of a whole ground as a file."""
    return webp_file(whole.crop(tile_box(whole.size, number)).convert("RGB"))


def names_tile_file(whole: Image.Image, number: int) -> bytes:
    """Return a square of names without a ground, in few colours (`few_colours`), as a file."""
    return _crisp_file(whole.crop(tile_box(whole.size, number)))


@dataclass
class GroundFiles:
    """Files in the making, by their hashes."""

    files: dict[str, bytes] = field(default_factory=dict)

    def touch_map_with_files(self, found: TouchMap) -> MadeMap:
        """Return a map with its key and these files."""
        return MadeMap(keyed_map(found), self.files)

    def grounds(self, image: Image.Image, widths: Iterable[int] = WIDTHS) -> tuple[TouchGround, ...]:
        """Add the ground at each width that it has, and at its own if it is less than the widest."""
        whole = min(max(widths), image.width)
        wanted = sorted({wide for wide in (*widths, whole) if wide <= image.width})
        return tuple([self._ground(image, wide) for wide in wanted])

    def add_overlay_grounds(
        self, paint: Paint, size: tuple[int, int], widths: Iterable[int] = WIDTHS
    ) -> tuple[TouchGround, ...]:
        """Add what stands still over a ground at each width, transparent where nothing is."""
        return self.grounds(layer_alone(paint, size), widths)

    def keep(self, image: Image.Image, quality: int = QUALITY) -> str:
        """Add an image as a file; return its hash."""
        data = kept_webp_file(image, quality)
        name = file_hash(data)
        self.files[name] = data
        return name

    def _ground(self, image: Image.Image, wide: int) -> TouchGround:
        high = round(image.height * wide / image.width)
        shown = image if wide == image.width else image.resize((wide, high), Image.Resampling.LANCZOS)
        return TouchGround(wide, high, self.keep(shown, ground_quality(wide)))
