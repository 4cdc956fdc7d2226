"""What every drawing ends as: a small file with its name, its size and its words for who cannot see it."""

import io
from dataclasses import dataclass

from PIL import Image

from render.style import PALETTE

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


def palette(image: Image.Image, care: int = 0) -> Image.Image:
    """Return a palette image that fits; with care it is improved so many times, for plates that reuse it often."""
    return image.quantize(PALETTE, method=Image.Quantize.MEDIANCUT, kmeans=care, dither=Image.Dither.NONE)


def encode(image: Image.Image, kind: str, alt: str, colours: Image.Image | None = None, width: int = 0) -> Picture:
    """Encode as a PNG with a palette: letters stay crisp, and it is quicker to make than WebP."""
    if width and width != image.width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    flat = image.quantize(palette=colours, dither=Image.Dither.NONE) if colours else palette(image)
    file = io.BytesIO()
    flat.save(file, "PNG", compress_level=2)
    return Picture(file.getvalue(), "image/png", f"{kind}.png", shorten(alt), image.width, image.height)


def shorten(alt: str) -> str:
    """Keep whole sentences up to the limit."""
    if len(alt) <= ALT_LIMIT:
        return alt
    cut = alt[: ALT_LIMIT - 1]
    end = cut.rfind(". ")
    return cut[: end + 1] if end > 0 else cut + "…"
