"""What stands on a map as data, from what its picture shows of a view: pieces with their places and sprites.

The order is that of printing: what comes later lies over what came before.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from render.drawing.style import Colour
from render.touch.touch_map import IntBox, file_hash

TokenKind = Literal["piece", "mark", "face", "figure", "emblem", "counter"]


class TouchWash(msgspec.Struct, frozen=True, omit_defaults=True):
    """A region under the colour of whoever holds it, which lets half of the ground through. pattern: how its picture
    hatches it, for who cannot tell colours apart: bend, fess, pale, check, plain. sprite, box: the wash as a file, and
    where it lies, left, top, width and height; where there is none the place's outline is filled."""

    place: str
    owner: str
    colour: str
    pattern: str = ""
    sprite: str = ""
    box: IntBox | None = None


class TouchToken(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that stands on the map.

    id: of its own, on this map once. kind: a `piece` moves and is asked about; a `mark` says something of its place; a
    `face` is the place itself; a `figure` stands at a name; an `emblem` lies faint on the land; a `counter` lies on a
    track. at: the place that it belongs to, "" for none. box: left, top, width and height of its sprite, a file of this
    hash. count: how many it says it is. owner, colour: whose it is. holds: further ids that it stands for, such as the
    agents that share one token. label: what it is called.
    """

    id: str
    kind: TokenKind
    at: str
    box: IntBox
    sprite: str
    count: int | None = None
    owner: str = ""
    colour: str = ""
    label: str = ""
    holds: tuple[str, ...] = ()

    @property
    def x(self) -> int:
        """Its middle."""
        return self.box[0] + self.box[2] // 2

    @property
    def y(self) -> int:
        """Its middle."""
        return self.box[1] + self.box[3] // 2


class TouchLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line over the ground: a leader from a token to its place, or a road, as the data of an SVG path; edge: the
    colour of the wider line under it."""

    kind: Literal["leader", "road"]
    line: str
    colour: str
    edge: str
    width: int = 3


class TouchRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line in words on what stands in a place, in the colour of whose it is."""

    said: str
    colour: str = ""


class TouchTokens(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that stands on a map. key: a hash of all the rest. rows: by place what is said of it, where there is any."""

    key: str
    tokens: tuple[TouchToken, ...] = ()
    washes: tuple[TouchWash, ...] = ()
    lines: tuple[TouchLine, ...] = ()
    rows: Mapping[str, tuple[TouchRow, ...]] = {}


@dataclass(frozen=True)
class MadeTokens:
    """What stands on a map with its sprites, by their hashes."""

    tokens: TouchTokens
    files: Mapping[str, bytes]


def keyed_tokens(made: TouchTokens) -> TouchTokens:
    """Return tokens with their key."""
    bare = msgspec.structs.replace(made, key="")
    return msgspec.structs.replace(bare, key=file_hash(msgspec.json.encode(bare)))


def css_colour(colour: Colour) -> str:
    """Return a colour as pages write it.

    >>> css_colour((176, 42, 37))
    '#b02a25'
    """
    return "#{:02x}{:02x}{:02x}".format(*colour)
