"""The one place for inks, weights, type sizes and palettes. Lengths are pixels of a picture 1600 wide."""

from dataclasses import dataclass
from typing import Final

Colour = tuple[int, int, int]

REFERENCE_WIDTH: Final = 1600
MIN_TYPE: Final = 28  # 14 px when a phone shows the map 800 wide
OVERSAMPLE: Final = 2  # plates are drawn this much larger, then made smaller, for smooth edges
PALETTE: Final = 256  # colours of a finished picture


def colour_from_hex(code: str) -> Colour:
    """Read "#rrggbb"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


@dataclass(frozen=True)
class Type:
    """Type sizes: the smallest is MIN_TYPE."""

    title: int = 50
    heading: int = 30
    text: int = 30
    small: int = 28
    number: int = 40
    big: int = 68
    region: int = 32
    letter: int = 40
    sea: int = 40
    land: int = 30


@dataclass(frozen=True)
class Weight:
    """Widths of inked lines and sizes of things."""

    coast: float = 2.6
    coast_second: float = 1.5
    coast_gap: float = 7.5
    border: float = 3.0
    frontier: float = 2.2
    river_border: float = 5.2
    mountain_border: float = 2.4
    sea_border: float = 2.2
    rivers: tuple[float, ...] = (3.6, 2.6, 1.9)
    halo: int = 3
    frame: int = 3
    token: int = 66
    token_small: int = 54
    badge: int = 54
    hatch_gap: int = 13
    hatch: float = 2.2
    arrow: float = 26.0


TYPE: Final = Type()
WEIGHT: Final = Weight()


@dataclass(frozen=True)
class PlayerStyle:
    """A seat's livery: a colour never stands alone, its glyph and pattern go with it."""

    colour: Colour
    glyph: str
    pattern: str


@dataclass(frozen=True)
class Theme:
    """A palette: light like a printed plate, dark like the same plate by lamplight."""

    name: str
    sea: Colour
    sea_deep: Colour
    sea_ink: Colour
    land: Colour
    high: Colour
    muted: Colour
    ink: Colour
    faint: Colour
    halo: Colour
    shadow: Colour
    light: Colour
    river: Colour
    river_border: Colour
    ridge: Colour
    tree: Colour
    road: Colour
    coast: Colour
    control: Colour
    control_ink: Colour
    token: Colour
    glyph: Colour
    glow: Colour
    panel: Colour
    panel_edge: Colour
    card: Colour
    table: Colour
    table_ink: Colour
    gold: Colour
    gold_ink: Colour
    laurel: Colour
    badge: Colour
    badge_ink: Colour
    tints: tuple[Colour, ...]
    players: tuple[PlayerStyle, ...]
    relief: float

    @property
    def sea_halo(self) -> Colour:
        """The light round names on the water: of the water, and lighter than its shores by day, darker by lamplight."""
        paper = self.halo if self.name != "dark" else self.shadow
        red, green, blue = (round(a + (b - a) * 0.6) for a, b in zip(self.sea, paper, strict=True))
        return red, green, blue


@dataclass(frozen=True)
class Kind:
    """How a type of card looks: a colour, and for who cannot tell colours, a pattern and a glyph."""

    colour: Colour
    pattern: str
    glyph: str


CARD_BACK: Final = Kind(colour_from_hex("#7c241e"), "check", "eagle")


_GLYPHS = (
    ("star", "plain"),
    ("crescent", "bend"),
    ("tower", "pale"),
    ("trident", "fess"),
    ("leaf", "chevron"),
    ("wheel", "check"),
)
# Okabe and Ito's distinguishable set, darkened to carry white glyphs.
_LIVERIES_LIGHT = ("#b3432b", "#1f5f94", "#2f7d5b", "#8a5a9c", "#b07d12", "#4b5560")
_LIVERIES_DARK = ("#d0644a", "#4488c2", "#45a078", "#a87bbb", "#d19d2e", "#7f8c99")


def _players(colours: tuple[str, ...]) -> tuple[PlayerStyle, ...]:
    return tuple(
        PlayerStyle(colour_from_hex(c), glyph, pattern) for c, (glyph, pattern) in zip(colours, _GLYPHS, strict=True)
    )


def _inks(*codes: str) -> tuple[Colour, ...]:
    return tuple(colour_from_hex(code) for code in codes)


LIGHT: Final = Theme(
    name="light",
    sea=colour_from_hex("#a9c3c4"),
    sea_deep=colour_from_hex("#7fa3aa"),
    sea_ink=colour_from_hex("#183c46"),
    land=colour_from_hex("#f2e7cd"),
    high=colour_from_hex("#dfc9a0"),
    muted=colour_from_hex("#e0d8c4"),
    ink=colour_from_hex("#33261a"),
    faint=colour_from_hex("#574d3f"),
    halo=colour_from_hex("#f6eedb"),
    shadow=colour_from_hex("#6b4d2c"),
    light=colour_from_hex("#fffaf0"),
    river=colour_from_hex("#5c8796"),
    river_border=colour_from_hex("#2f6f9c"),
    ridge=colour_from_hex("#7a4a22"),
    tree=colour_from_hex("#3d6032"),
    road=colour_from_hex("#8a5a1e"),
    coast=colour_from_hex("#2c4b54"),
    control=colour_from_hex("#c2564a"),
    control_ink=colour_from_hex("#741c17"),
    token=colour_from_hex("#8e2b24"),
    glyph=colour_from_hex("#fff6e3"),
    glow=colour_from_hex("#f2b632"),
    panel=colour_from_hex("#f7f0df"),
    panel_edge=colour_from_hex("#5b4630"),
    card=colour_from_hex("#fbf5e6"),
    table=colour_from_hex("#d9cbab"),
    table_ink=colour_from_hex("#33261a"),
    gold=colour_from_hex("#e0ad3c"),
    gold_ink=colour_from_hex("#2f1e02"),
    laurel=colour_from_hex("#7a5e12"),
    badge=colour_from_hex("#2b2119"),
    badge_ink=colour_from_hex("#fff6df"),
    tints=_inks("#b3923c", "#718f52", "#a0714f", "#8c6c95", "#bd8440", "#7f8348"),
    players=_players(_LIVERIES_LIGHT),
    relief=1.0,
)
DARK: Final = Theme(
    name="dark",
    sea=colour_from_hex("#24383f"),
    sea_deep=colour_from_hex("#17262c"),
    sea_ink=colour_from_hex("#bcd8dc"),
    land=colour_from_hex("#4d4538"),
    high=colour_from_hex("#655844"),
    muted=colour_from_hex("#3a3831"),
    ink=colour_from_hex("#f3e8d0"),
    faint=colour_from_hex("#c6b99f"),
    halo=colour_from_hex("#2a241c"),
    shadow=colour_from_hex("#120d08"),
    light=colour_from_hex("#a3937a"),
    river=colour_from_hex("#7fa9b5"),
    river_border=colour_from_hex("#6fb6dd"),
    ridge=colour_from_hex("#d2a06a"),
    tree=colour_from_hex("#9cc384"),
    road=colour_from_hex("#e2b25e"),
    coast=colour_from_hex("#9fbcc0"),
    control=colour_from_hex("#b0433a"),
    control_ink=colour_from_hex("#f0a396"),
    token=colour_from_hex("#8e2b24"),
    glyph=colour_from_hex("#fff6e3"),
    glow=colour_from_hex("#ffcf5a"),
    panel=colour_from_hex("#2b261f"),
    panel_edge=colour_from_hex("#a08c6a"),
    card=colour_from_hex("#332c23"),
    table=colour_from_hex("#191612"),
    table_ink=colour_from_hex("#f3e8d0"),
    gold=colour_from_hex("#d8a63a"),
    gold_ink=colour_from_hex("#33230a"),
    laurel=colour_from_hex("#d8a63a"),
    badge=colour_from_hex("#f6ead0"),
    badge_ink=colour_from_hex("#241b12"),
    tints=_inks("#c2a24f", "#86a968", "#b98a66", "#a885b2", "#cf985a", "#979c60"),
    players=_players(_LIVERIES_DARK),
    relief=0.8,
)
THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK)}
