"""What every drawing ends as: a small file with its name, its size and its words for who cannot see it."""

import re
import struct
import zlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

from isal import isal_zlib
from PIL import Image

from render.drawing.style import PALETTE

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SQUEEZE = 2  # of 0 to 3; 3 takes twice as long and gains little
HASHED = re.compile(r"-[0-9a-f]{8}\.png$")
MORE = "; …"
ALT_LIMIT = 1024  # Discord's, for an attachment's description


@dataclass(frozen=True)
class Picture:
    """An encoded picture. Its file name never says more than its kind."""

    data: bytes
    mime: str
    filename: str
    alt: str
    width: int
    height: int
    words: str = ""  # all that the alt text would say if it had no limit; "": the alt text says it all
    type_size: int = 0  # pixels of its smallest type; 0: it is never cut for the large form
    whole: tuple[tuple[int, int, int, int], ...] = ()  # boxes of what should lie whole in a part of the large form
    parts: tuple[tuple[str, tuple[int, int, int, int]], ...] = ()  # of the large form by name; (): where it cuts least
    apart: bool = False  # stands below others, never beside them
    again: Callable[[], Awaitable["Picture"]] | None = field(default=None, compare=False, repr=False)  # in large type

    @property
    def description(self) -> str:
        """Return in words what the picture shows."""
        return self.words or self.alt


def named_by_content(picture: Picture) -> Picture:
    """Return the same picture under a name that ends with a hash of it, so that a message's present picture can be told
    from another by its name alone: `places-1a2b3c4d.png`. The name says nothing that the picture does not."""
    kind, end = picture.filename.rsplit(".", 1)
    mark = zlib.crc32(picture.alt.encode(), zlib.crc32(picture.data))
    return replace(picture, filename=f"{kind}-{mark:08x}.{end}")


def is_named_by_content(filename: str) -> bool:
    """Return whether a picture's name ends with a hash of it."""
    return HASHED.search(filename) is not None


def fitted_palette(image: Image.Image, care: int = 0) -> Image.Image:
    """Return a palette image that fits. care: how often it is improved; for plates, that reuse it often.

    It is found from every third pixel of every third row, without care every fifth: they are quite as many colours,
    and each pixel counts in the time (of a plate of 4 million: 3 s of the first picture on a fresh machine)."""
    share = 3 if care else 5
    few = image.resize((image.width // share or 1, image.height // share or 1), Image.Resampling.NEAREST)
    return few.quantize(PALETTE, method=Image.Quantize.MEDIANCUT, kmeans=care, dither=Image.Dither.NONE)


def encode_picture(
    image: Image.Image,
    kind: str,
    alt: str,
    colours: Image.Image | None = None,
    width: int = 0,
    *,
    type_size: int = 0,
    whole: Sequence[tuple[float, float, float, float]] = (),
    parts: Sequence[tuple[str, tuple[float, float, float, float]]] = (),
) -> Picture:
    """Encode as a PNG with a palette: letters stay crisp, and it is quicker to make than WebP.

    type_size, whole, parts: as of a `Picture`, in pixels of the image.
    """
    share = width / image.width if width else 1.0
    if width and width != image.width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    flat = image.quantize(palette=colours or fitted_palette(image), dither=Image.Dither.NONE)
    said = shorten_alt_text(alt)
    return Picture(
        palette_image_png(flat),
        "image/png",
        f"{kind}.png",
        said,
        image.width,
        image.height,
        words=alt if said != alt else "",
        type_size=round(type_size * share),
        whole=tuple([_scaled(box, share) for box in whole]),
        parts=tuple([(name, _scaled(box, share)) for name, box in parts]),
    )


def _scaled(box: tuple[float, float, float, float], share: float) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(value * share) for value in box)
    return left, top, right, bottom


def palette_image_png(flat: Image.Image) -> bytes:
    """Return a palette image as a PNG file, in a fifth of the time that Pillow's own writer takes."""
    raw, width = flat.tobytes(), flat.width
    rows = b"".join(b"\0" + raw[start : start + width] for start in range(0, len(raw), width))  # 0: an unfiltered row
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, flat.height, 8, 3, 0, 0, 0)),  # 8 bits a pixel, by palette
        (b"PLTE", bytes(flat.getpalette("RGB") or ())),
        (b"IDAT", isal_zlib.compress(rows, SQUEEZE)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in parts
    )


def shorten_alt_text(alt: str) -> str:
    """Keep whole sentences up to the limit; where a long list would leave little more than a heading, whole entries of
    that."""
    if len(alt) <= ALT_LIMIT:
        return alt
    cut = alt[: ALT_LIMIT - len(MORE)]
    end, entry = cut.rfind(". "), cut.rfind("; ")
    if end < ALT_LIMIT // 2 < entry:
        return cut[:entry] + MORE
    return cut[: end + 1] if end > 0 else cut + "…"
