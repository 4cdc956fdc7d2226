"""Sprites: the stamps of the pictures as small WebP files, each once."""

import io
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.layout.scene import Leader, SceneRoad, Stamp, stamp_image
from render.touch.outlines import line_path
from render.touch.touch_map import IntBox, file_hash
from render.touch.touch_tokens import TouchLine, hex_colour

KEPT = 1024  # sprites that are remembered
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


@lru_cache(maxsize=KEPT)
def _stamped(stamp: Stamp) -> Sprite:
    return sprite_of(stamp_image(stamp))


@dataclass
class SpriteSheet:
    """The sprites of one map in the making, by their hashes."""

    files: dict[str, bytes] = field(default_factory=dict)

    def stamp(self, stamp: Stamp) -> Sprite:
        """Add a stamp's sprite."""
        return self.add(_stamped(replace(stamp, x=0, y=0, label="")))

    def add(self, sprite: Sprite) -> Sprite:
        """Add a sprite."""
        self.files[sprite.hash] = sprite.data
        return sprite

    def stamps(self, stamps: Iterable[Stamp]) -> tuple[Sprite, float, float]:
        """Add several stamps that make one token, as one sprite; return it with its middle."""
        made = list(stamps)
        if len(made) == 1:
            return self.stamp(made[0]), made[0].x, made[0].y
        images = [(stamp_image(one), one) for one in made]
        boxes = [
            (round(one.x - image.width / 2), round(one.y - image.height / 2), image.width, image.height)
            for image, one in images
        ]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        whole = Image.new("RGBA", (right - left, bottom - top))
        for (image, _), box in zip(images, boxes, strict=True):
            whole.alpha_composite(image.convert("RGBA"), (box[0] - left, box[1] - top))
        return self.add(sprite_of(whole)), (left + right) / 2, (top + bottom) / 2


def leader_line(leader: Leader) -> TouchLine:
    """Return a leader as data."""
    return TouchLine(
        "leader",
        line_path((leader.start, leader.end)),
        hex_colour(leader.colour),
        hex_colour(leader.halo),
        leader.width,
    )


def road_line(road: SceneRoad) -> TouchLine:
    """Return a road as data."""
    return TouchLine("road", line_path(road.line), hex_colour(road.colour), hex_colour(road.edge), ROAD)
