"""A map as data: its places with their shapes, the ground that lies under them as files, insets and links.

All is in pixels of the whole map's picture, so that one layout serves the pictures and whoever touches the map. It is
the same for every table that plays on the same map in the same language and theme, and is named by a hash of it.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

HASH = 16  # hexadecimal digits of a file's name
IntBox = tuple[int, int, int, int]  # left, top, right, bottom
PlaceKind = Literal["region", "water", "node", "hex", "box", "area"]


class TouchGround(msgspec.Struct, frozen=True):
    """The ground at a width, or what stands still over it, as the WebP file of this hash."""

    width: int
    height: int
    hash: str


class TouchTiles(msgspec.Struct, frozen=True):
    """The ground, or the names over it, in more detail, cut into squares: `side` pixels each, `across` in a row, row by
    row as WebP files of these names, which are drawn when they are asked for. scale: pixels of a square to one of the
    map."""

    side: int
    across: int
    scale: float
    hashes: tuple[str, ...]


class TouchGrid(msgspec.Struct, frozen=True):
    """How hexes lie, flat sides up: the middle of column c, row r is (x + c * across, y + r * down), half a step `down`
    lower in columns that are odd (lower 1) or even (lower 0). radius: from the middle to a corner."""

    x: float
    y: float
    across: float
    down: float
    lower: int
    radius: float


class TouchInset(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the map that is shown again in `box`: what is at p in `source` is at box + (p - source) * times."""

    box: IntBox
    source: tuple[float, float, float, float]
    times: float
    name: str = ""


class TouchPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place: its id and name, and one shape.

    heart: where it is said to be, its pieces first, its labels; of a hex it is left out, the grid says it.
    outline: the rings of a region, or of an area that holds other places, as the data of an SVG path. disc: the radius
    of a round place about its heart. hex: column and row. box: an off-map box. inset: by its number, the inset that
    shows it (its heart is there); main: of one in an inset, where it is on the map itself.
    """

    id: str
    kind: PlaceKind = "hex"
    name: str = ""
    heart: tuple[int, int] | None = None
    outline: str = ""
    disc: int = 0
    hex: tuple[int, int] | None = None
    box: IntBox | None = None
    inset: int = -1
    main: tuple[int, int] | None = None


class TouchLink(msgspec.Struct, frozen=True, omit_defaults=True):
    """Two places between which one may go. line: the curve that the picture draws, as the data of an SVG path; kind:
    how it draws it."""

    a: str
    b: str
    kind: str = ""
    line: str = ""
    one_way: bool = False


class TouchMap(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole map. key: a hash of all the rest. over: names and signs, transparent elsewhere, which lie over the washes
    of regions and under the tokens; () where no region is washed, and they are on the ground. tiles, over_tiles: both
    in more detail; the squares of the second lie as those of the first do."""

    key: str
    size: tuple[int, int]
    grounds: tuple[TouchGround, ...]
    places: tuple[TouchPlace, ...]
    over: tuple[TouchGround, ...] = ()
    tiles: TouchTiles | None = None
    over_tiles: TouchTiles | None = None
    grid: TouchGrid | None = None
    insets: tuple[TouchInset, ...] = ()
    links: tuple[TouchLink, ...] = ()


@dataclass(frozen=True)
class MadeMap:
    """A map with the files that it names, by their hashes; its tiles are none of these."""

    map: TouchMap
    files: Mapping[str, bytes]


def tile_names(made: TouchMap) -> tuple[str, ...]:
    """Return the names of all squares of a map by their numbers: those of the ground, then those of the names over
    it."""
    return tuple([name for tiles in (made.tiles, made.over_tiles) if tiles is not None for name in tiles.hashes])


def file_hash(data: bytes) -> str:
    """Return the name of a file by what is in it."""
    return hashlib.sha256(data).hexdigest()[:HASH]


def int_box(box: tuple[float, float, float, float]) -> IntBox:
    """Return a box in whole pixels."""
    left, top, right, bottom = box
    return round(left), round(top), round(right), round(bottom)


def keyed_map(made: TouchMap) -> TouchMap:
    """Return a map with its key."""
    bare = msgspec.structs.replace(made, key="")
    return msgspec.structs.replace(bare, key=file_hash(msgspec.json.encode(bare)))
