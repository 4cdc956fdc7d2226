"""How a picture is shown to somebody: in whose colours, and large or in words.

The large form (`render.large`) is drawn again where it is laid out otherwise, then cut into parts where type would be
too small. In words a picture is all that its description says, without Discord's limit of an alt text.
"""

import io
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final

import msgspec
from PIL import Image

from render.large import parts_of
from render.named_parts import pictures_with_caption
from render.palettes import PALETTES, picture_in_palette
from render.picture import (
    SIGNATURE,
    Picture,
    is_named_by_content,
    named_by_content,
    palette_image_png,
    shorten_alt_text,
)

LARGE, WORDS = "large", "words"
SIZES: Final = (LARGE, WORDS)


class Look(msgspec.Struct, frozen=True):
    """In whose colours pictures are ("": as drawn), and whether as drawn (""), large, or in words."""

    palette: str = ""
    size: str = ""


def known_look(palette: str, size: str) -> Look:
    """Return a look that was kept; as drawn, where there are no such colours or no such size any more."""
    return Look(palette if palette in PALETTES else "", size if size in SIZES else "")


def pictures_in_look(picture: Picture, look: Look) -> tuple[Picture, ...]:
    """Return what is shown for a picture: itself, in a palette, or its parts. What is no PNG stays as it is."""
    parts = enlarged_picture_parts(picture) if look.size == LARGE else (picture,)
    return tuple([picture_in_palette(part, look.palette) for part in parts]) if look.palette else parts


@lru_cache(maxsize=64)
def enlarged_picture_parts(picture: Picture) -> tuple[Picture, ...]:
    """Return a picture in parts whose type is large enough, row by row, each named and described as one of so many; one
    that is narrow enough, or no PNG, is its only part. Of a picture that names its parts, those."""
    if picture.parts and picture.data.startswith(SIGNATURE):
        return _named_parts(picture)
    boxes = parts_of((picture.width, picture.height), picture.type_size, picture.whole)
    if len(boxes) < 2 or not picture.data.startswith(SIGNATURE):
        return (picture,)
    with Image.open(io.BytesIO(picture.data)) as image:
        if image.mode != "P":
            return (picture,)
        return tuple([_part(picture, image.crop(box), n, len(boxes)) for n, box in enumerate(boxes, 1)])


async def picture_in_large_type(picture: Picture) -> Picture:
    """Return a picture as it is laid out in large type; as it is where nothing can draw it again."""
    if picture.again is None:
        return picture
    made = await picture.again()
    return named_by_content(made) if is_named_by_content(picture.filename) else replace(made, filename=picture.filename)


def _named_parts(picture: Picture) -> tuple[Picture, ...]:
    """Return the parts of a picture that it names itself, each with its name above it: boxes of one name, one below
    another."""
    with Image.open(io.BytesIO(picture.data)) as image:
        if image.mode != "P":
            return (picture,)
        named = groupby(picture.parts, key=itemgetter(0))
        drawn = {name: pictures_with_caption([image.crop(box) for _, box in boxes], name) for name, boxes in named}
        made = [_part(picture, part, n, len(drawn)) for n, part in enumerate(drawn.values(), 1)]
    said = [f"{name}. {picture.alt}" if n == 0 else f"{name}." for n, name in enumerate(drawn)]
    return tuple([replace(part, alt=shorten_alt_text(alt), apart=True) for part, alt in zip(made, said, strict=True)])


def _part(picture: Picture, image: Image.Image, number: int, of: int) -> Picture:
    named = is_named_by_content(picture.filename)
    stem = picture.filename.rsplit("-" if named else ".", 1)[0]
    alt = shorten_alt_text(f"({number}/{of}) {picture.alt}") if number == 1 else f"({number}/{of})"
    made = Picture(palette_image_png(image), picture.mime, f"{stem}_{number}.png", alt, image.width, image.height)
    return named_by_content(made) if named else made
