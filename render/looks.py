"""How a picture is shown to somebody: in whose colours, and large or in words.

The large form is the same picture in parts: two thirds of it each way, side by side, so that type, tokens and cards are
half as large again where a screen shows a part as wide as the whole. Parts overlap by a third: whatever is no wider
than that lies whole in one of them, and nothing is drawn closer together for it, in any game. In words a picture is all
that its description says, without Discord's limit of an alt text.
"""

import io
from functools import lru_cache
from typing import Final

import msgspec
from PIL import Image

from render.palettes import recoloured
from render.picture import SIGNATURE, Picture, is_named_by_content, named_by_content, png, shorten

LARGE, WORDS = "large", "words"
SIZES: Final = (LARGE, WORDS)
WIDE: Final = 900  # pixels: what is narrower is large enough as it is (a card, a question's places)
TALL: Final = 1.2  # of its width: what is higher is in four parts


class Look(msgspec.Struct, frozen=True):
    """In whose colours pictures are ("": as drawn), and whether as drawn (""), large, or in words."""

    palette: str = ""
    size: str = ""


def shown(picture: Picture, look: Look) -> tuple[Picture, ...]:
    """Return what is shown for a picture: itself, in a palette, or its parts. What is no PNG stays as it is."""
    parts = enlarged(picture) if look.size == LARGE else (picture,)
    return tuple([recoloured(part, look.palette) for part in parts]) if look.palette else parts


@lru_cache(maxsize=64)
def enlarged(picture: Picture) -> tuple[Picture, ...]:
    """Return a wide picture in parts, from left to right and from top to bottom, each named and described as one of so
    many; one that is narrow, or no PNG, is its only part."""
    if picture.width < WIDE or not picture.data.startswith(SIGNATURE):
        return (picture,)
    with Image.open(io.BytesIO(picture.data)) as image:
        if image.mode != "P":
            return (picture,)
        boxes = boxes_of(*image.size)
        return tuple([_part(picture, image.crop(box), n, len(boxes)) for n, box in enumerate(boxes, 1)])


def boxes_of(width: int, height: int) -> list[tuple[int, int, int, int]]:
    """Return the parts of a picture of this size as boxes.

    >>> boxes_of(1500, 900)
    [(0, 0, 1000, 900), (500, 0, 1500, 900)]
    """
    across = [(0, width * 2 // 3), (width - width * 2 // 3, width)]
    down = [(0, height)] if height < width * TALL else [(0, height * 2 // 3), (height - height * 2 // 3, height)]
    return [(left, top, right, bottom) for top, bottom in down for left, right in across]


def _part(picture: Picture, image: Image.Image, number: int, of: int) -> Picture:
    named = is_named_by_content(picture.filename)
    stem = picture.filename.rsplit("-" if named else ".", 1)[0]
    alt = shorten(f"({number}/{of}) {picture.alt}") if number == 1 else f"({number}/{of})"
    made = Picture(png(image), picture.mime, f"{stem}_{number}.png", alt, image.width, image.height)
    return named_by_content(made) if named else made
