"""What a map of hexes is made of, as plain structs: the map itself, what stands on it, what is asked of a picture.

    field = HexMap(name="Sample", cells=(Cell("0101", 1, 1, "flat", "north"), …), provinces={"north": "North"})
    now = Position(stacks=(Stack("0101", side=0, strength=12, counters=3),), held={"north": 0})
    draw_hexes(field, now, MapOptions(around=("0101",)))

Columns run from left to right, rows from top to bottom; each hex has a flat top, and every other column lies half a hex
lower. A side is the number of a livery of the theme: colour, glyph and pattern together.
"""

from collections.abc import Mapping

import msgspec

from render.kit.map_parts import MapParts
from render.kit.tracks import Counter

SEA = "sea"
TERRAINS = ("flat", "rough", "mountain", "marsh", SEA)


class Cell(msgspec.Struct, frozen=True):
    """A hex: the number that is printed on it, where it lies, and what it is. `land`: how much of a coastal one is.
    `sea`: the id of the sea that it belongs to, where the map has several (`SeaName`)."""

    number: str
    column: int
    row: int
    terrain: str
    province: str = ""
    land: float = 1.0
    sea: str = ""


class HexSide(msgspec.Struct, frozen=True):
    """What runs along the border of two neighbours: a river, or a strait that parts two shores."""

    one: str
    other: str
    kind: str  # "river" or "strait"
    name: str = ""


class HexRoad(msgspec.Struct, frozen=True):
    """A road as the chain of hexes that it goes through; of grade 2 where it is a lesser one."""

    cells: tuple[str, ...]
    name: str = ""
    grade: int = 1


class City(msgspec.Struct, frozen=True):
    """A city: its size goes from 1 to 3; its strength is what the map has printed."""

    cell: str
    name: str
    strength: int
    size: int = 1
    port: bool = False


class SeaName(msgspec.Struct, frozen=True):
    """The name of a sea, set along a line of two or three hexes. levels: the hex about which its levels stand on the
    whole map (`SeaLevel`)."""

    text: str
    along: tuple[str, ...]
    id: str = ""
    levels: str = ""


class Livery(msgspec.Struct, frozen=True, kw_only=True):
    """How a side looks: its colour, that by lamplight, and for who sees no colours a glyph and a pattern."""

    colour: str
    dark: str
    glyph: str
    pattern: str


class HexMap(MapParts, frozen=True):
    """All that never changes.

    liveries: of the sides, in the order of their numbers; (): those of the theme.

    lower: whether it is the odd columns that lie lower (1) or the even ones (0). north: degrees from the top of the
    sheet to the north, clockwise. size: width and height of the whole map's picture in pixels; None: 1600 wide, and as
    high as the hexes need. field: which part of it (left, top, right, bottom) the hexes are fitted into; None: all.
    Extents of insets are in columns and rows (`Inset`).
    """

    name: str
    cells: tuple[Cell, ...]
    sides: tuple[HexSide, ...] = ()
    roads: tuple[HexRoad, ...] = ()
    cities: tuple[City, ...] = ()
    provinces: Mapping[str, str] = {}
    seas: tuple[SeaName, ...] = ()
    lower: int = 1
    north: float = 0.0
    legend: str = ""  # the hex that the legend lies around; else where it covers least land
    liveries: tuple[Livery, ...] = ()
    size: tuple[int, int] | None = None
    field: tuple[int, int, int, int] | None = None


class HexStack(msgspec.Struct, frozen=True):
    """All that one side has in a hex or an off-map box, as one counter with the whole strength and "+n" for what lies
    under it."""

    cell: str
    side: int
    strength: int
    counters: int = 1
    glyph: str = ""  # instead of the side's own
    note: str = ""  # what the description says of it beside that
    id: str = ""  # by which the game knows it


class HexRoute(msgspec.Struct, frozen=True):
    """A march from hex to hex, or from or to an off-map box; one that is only planned is dashed."""

    cells: tuple[str, ...]
    side: int
    planned: bool = False


class HexMark(msgspec.Struct, frozen=True):
    """A sign on a hex, such as a siege; the description calls it by its name. side: in whose livery; -1: on paper."""

    cell: str
    glyph: str
    name: str
    side: int = -1


class SeaLevel(msgspec.Struct, frozen=True):
    """How strong a side is in a sea: a figure beside its shield. glyph and name: instead of the side's own."""

    side: int
    text: str
    glyph: str = ""
    name: str = ""


class HexPosition(msgspec.Struct, frozen=True):
    """What stands on the map: stacks, routes, who holds which province and city, cities whose strength changed, marks,
    counters on tracks (their sides are numbers), and levels of sides by the ids of seas."""

    stacks: tuple[HexStack, ...] = ()
    routes: tuple[HexRoute, ...] = ()
    held: dict[str, int] = {}
    owners: dict[str, int] = {}
    strengths: dict[str, int] = {}
    sides: tuple[str, ...] = ()  # the names of the sides, for the legend and the description
    heading: str = ""  # a line under the map's name: the turn, the season
    counters: tuple[Counter, ...] = ()
    marks: tuple[HexMark, ...] = ()
    seas: Mapping[str, tuple[SeaLevel, ...]] = {}


class HexMapOptions(msgspec.Struct, frozen=True):
    """What is asked of a picture: all of the map, or the hexes `around` some; letters on those that a list offers.

    near: cut it closer where the places allow it, so that pieces are read on a phone where it is 400 pixels wide.
    """

    theme: str = "light"
    width: int = 0
    around: tuple[str, ...] = ()
    near: bool = False
    letters: dict[str, str] = {}
