"""Sprites: the stamps of the pictures as small WebP files, each once."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from render.layout.scene import Leader, SceneRoad, Stamp, stamp_image
from render.touch.outlines import line_path
from render.touch.touch_map import IntBox, file_hash
from render.touch.touch_tokens import (
    MadeTokens,
    TokenKind,
    TouchLine,
    TouchToken,
    TouchTokens,
    css_colour,
    keyed_tokens,
)

KEPT = 1024  # sprites that are remembered
SOFT = 50  # quality of what has soft tones, 0 to 100
ROAD = 6  # pixels of a road


class Sprite(NamedTuple):
    """A file with its hash and size in pixels."""

    hash: str
    data: bytes
    width: int
    height: int

    def box(self, x: float, y: float) -> IntBox:
        """Return left, top, width and height of it about a middle."""
        return round(x - self.width / 2), round(y - self.height / 2), self.width, self.height


def sprite_of(image: Image.Image) -> Sprite:
    """Return an image as a sprite."""
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=True, method=4, exact=False)
    data = out.getvalue()
    return Sprite(file_hash(data), data, *image.size)


def lossy_sprite(image: Image.Image) -> Sprite:
    """Return an image of soft tones as a sprite of few bytes."""
    out = io.BytesIO()
    image.save(out, "WEBP", quality=SOFT, alpha_quality=SOFT, method=4)
    data = out.getvalue()
    return Sprite(file_hash(data), data, *image.size)


@lru_cache(maxsize=KEPT)
def _stamped(stamps: tuple[Stamp, ...]) -> tuple[Sprite, tuple[int, int]]:
    """Return stamps as one sprite, and where its left top corner is."""
    images = [stamp_image(stamp).convert("RGBA") for stamp in stamps]
    corners = [
        (round(stamp.x - image.width / 2), round(stamp.y - image.height / 2))
        for stamp, image in zip(stamps, images, strict=True)
    ]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right = max(x + image.width for (x, _), image in zip(corners, images, strict=True))
    bottom = max(y + image.height for (_, y), image in zip(corners, images, strict=True))
    whole = Image.new("RGBA", (right - left, bottom - top))
    for (x, y), image in zip(corners, images, strict=True):
        whole.alpha_composite(image, (x - left, y - top))
    return sprite_of(whole), (left, top)


@dataclass
class SpriteSheet:
    """The sprites of one map in the making, by their hashes."""

    files: dict[str, bytes] = field(default_factory=dict)

    def add(self, sprite: Sprite) -> Sprite:
        """Add a sprite."""
        self.files[sprite.hash] = sprite.data
        return sprite

    def touch_tokens_with_sprites(self, found: TouchTokens) -> MadeTokens:
        """Return what stands on a map with its key and these sprites."""
        return MadeTokens(keyed_tokens(found), self.files)

    def token(self, one: str, kind: TokenKind, at: str, stamps: Sequence[Stamp], **said: Any) -> TouchToken:
        """Return a token with the sprite of its stamps, the first of them undermost. said: further fields of it."""
        first = stamps[0]
        left, top = round(first.x), round(first.y)
        shifted = [replace(stamp, x=stamp.x - left, y=stamp.y - top, label="") for stamp in stamps]
        sprite, (dx, dy) = _stamped(tuple(shifted))
        self.add(sprite)
        box = (left + dx, top + dy, sprite.width, sprite.height)
        return TouchToken(one, kind, at, box, sprite.hash, **said)


def leader_line(leader: Leader) -> TouchLine:
    """Return a leader as data."""
    return TouchLine(
        "leader",
        line_path((leader.start, leader.end)),
        css_colour(leader.colour),
        css_colour(leader.halo),
        leader.width,
    )


def road_line(road: SceneRoad) -> TouchLine:
    """Return a road as data."""
    return TouchLine("road", line_path(road.line), css_colour(road.colour), css_colour(road.edge), ROAD)
