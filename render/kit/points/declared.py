"""How a map of points with links is declared: what never changes (`PointMap`), what does (`PointPosition`), what is
asked.

Example: two towns with a road, one held with an army of four.

    towns = (Node(id="a", name="Alba", place=(12.7, 41.7)), Node(id="b", name="Bola", place=(13.0, 41.8)))
    board = PointMap(id="two", name="Two towns", size=(1600, 1200), extent=(12, 41, 14, 43), nodes=towns,
                     links=(Link(a="a", b="b"),), sides=(Side(id="red", name="Red", colour="#b02a25", glyph="eagle"),))
    now = Position(control={"a": "red"}, stacks=(Stack(id="s", node="a", side="red", count=4),))
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from render.kit.map_parts import MapParts
from render.kit.tracks import Counter

Shape = Literal["round", "square", "hexagon"]
LinkKind = Literal["clear", "dashed", "blue", "double"]
ThemeName = Literal["light", "dark", "grey"]


class PointSide(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever may hold a node: colour (and the one by lamplight), glyph and pattern; a colour never stands alone."""

    id: str
    name: str
    colour: str
    dark: str = ""
    glyph: str = "shield"
    pattern: str = "plain"


class Node(msgspec.Struct, frozen=True, kw_only=True):
    """A place: longitude and latitude (or pixels, where the map has no extent). `home`: whose wash lies under it;
    `pips`: how many it has when whole; `prized`: a gold rim and its name in red; `glyph`: a small sign at its name (an
    anchor); `number`: a figure at its name."""

    id: str
    name: str
    place: tuple[float, float]
    kind: Shape = "round"
    home: str = ""
    pips: int = 0
    prized: bool = False
    glyph: str = ""
    number: int = 0


class PointLink(msgspec.Struct, frozen=True, kw_only=True):
    """A way between two nodes, or a node and an off-map box; one way: from a to b alone."""

    a: str
    b: str
    kind: LinkKind = "clear"
    one_way: bool = False


class Sea(msgspec.Struct, frozen=True, kw_only=True):
    """The name of a water, set along two or three places."""

    name: str
    line: tuple[tuple[float, float], ...]


class Legend(msgspec.Struct, frozen=True, kw_only=True):
    """A key to the signs: kinds of nodes and links (and "prized", "glyph:NAME", "number") with what they mean."""

    name: str
    at: tuple[float, float]
    rows: tuple[tuple[str, str], ...]


class LargePart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the map's large form: what of the canvas it shows (nothing, where only insets), and below that which
    insets."""

    name: str
    box: tuple[float, float, float, float] | None = None
    insets: tuple[str, ...] = ()


class PointMap(MapParts, frozen=True, kw_only=True):
    """A map. `size`: the canvas in pixels; `extent`: west, south, east, north, fitted into `field` (left, top, right,
    bottom; the whole canvas if not given); without an extent places are pixels and the ground is plain. `large`: the
    parts of its large form; the map's halves or quarters and each inset where it names none."""

    id: str
    name: str
    size: tuple[int, int]
    nodes: tuple[Node, ...]
    links: tuple[PointLink, ...] = ()
    sides: tuple[PointSide, ...] = ()
    extent: tuple[float, float, float, float] | None = None
    field: tuple[float, float, float, float] | None = None
    seas: tuple[Sea, ...] = ()
    legend: Legend | None = None
    large: tuple[LargePart, ...] = ()


class PointStack(msgspec.Struct, frozen=True, kw_only=True):
    """Pieces of one side that stand together: how many (None: unknown to the viewer), who commands, and how many more
    commanders ("+n") there are. `rating`: figures of who commands, left out where there is little room; `glyph`: a sign
    before their name (they stand within walls, say)."""

    id: str
    node: str
    side: str
    count: int | None = None
    commander: str = ""
    more: int = 0
    rating: str = ""
    glyph: str = ""


class PointMark(msgspec.Struct, frozen=True, kw_only=True):
    """A marker on a node, or on an off-map box: its sign, whose it is ("": nobody's), and what it means in words."""

    node: str
    glyph: str
    said: str
    side: str = ""


class PointPosition(msgspec.Struct, frozen=True, kw_only=True):
    """What changes: who controls which node, what stands where, sieges with their level, pips that are
    left, markers, and the shape of nodes that have become another kind."""

    control: Mapping[str, str] = {}
    stacks: tuple[PointStack, ...] = ()
    sieges: Mapping[str, int] = {}
    pips: Mapping[str, int] = {}
    marks: tuple[PointMark, ...] = ()
    kinds: Mapping[str, Shape] = {}
    counters: tuple[Counter, ...] = ()


class PointWay(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is shown with arrows: through which nodes, in whose colour."""

    side: str
    nodes: tuple[str, ...]


class PointMapOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How a map is to be drawn: letters by node, nodes that glow, moves, and around which nodes it is cropped."""

    theme: ThemeName = "light"
    letters: Mapping[str, str] = {}
    glow: tuple[str, ...] = ()
    ways: tuple[PointWay, ...] = ()
    crop: tuple[str, ...] = ()
    width: int = 0
