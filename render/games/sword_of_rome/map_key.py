"""The key to the map of The Sword of Rome: the very signs that lie on it."""

from collections.abc import Iterator

from PIL import Image

from render.drawing import pieces, tokens
from render.drawing.style import Theme, colour_from_hex
from render.games.sword_of_rome import GAME_ID
from render.games.sword_of_rome.board import FOUR, MARKERS, printed_map_drawing
from render.games.sword_of_rome.position import MILITIA
from render.games.sword_of_rome.sword_map import map_for_player_count
from render.kit import faces, map_key
from render.kit.map_key import KeyEntry
from render.kit.points.declared import PointSide
from render.kit.points.plates import theme_by_form
from render.kit.points.token_layout import BANNER, RIBBON, SIEGE, side_colour
from render.picture import Picture
from render.words import Words, picture_words

FACE = 84  # pixels of a node in the key
EDGE = colour_from_hex("#2b2119")

Sign = tuple[str, Image.Image]  # the id of what it means, and how the map prints it


def draw_key(view: object = None, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the key; there is no view that it depends on."""
    shown = theme_by_form(theme)
    entries = tuple(KeyEntry(f"key.{sign}", image) for sign, image in _signs(shown))
    return map_key.draw_key(entries, shown, words or picture_words(GAME_ID))


def _signs(theme: Theme) -> Iterator[Sign]:
    sides = {side.id: side for side in map_for_player_count(FOUR).sides}
    for power in printed_map_drawing()["liveries"]:
        yield power, _face(theme, sides[power], "round")
    yield from _spaces(theme)
    yield from _stacks(theme, sides["roman"])
    for kind, glyph in MARKERS.items():
        yield kind, _pill(theme, SIEGE + 10, ("glyph", glyph, theme.ink))
    yield "siege_level", _pill(theme, SIEGE + 10, ("glyph", "siege", theme.ink), ("text", "1", theme.ink))
    yield "letter", tokens.badge(72, "A", theme)


def _spaces(theme: Theme) -> Iterator[Sign]:
    for kind, shape, prized, pips, whole in (
        ("open", "round", False, 0, 0),
        ("walled", "square", False, 2, 3),
        ("tribe", "hexagon", False, 2, 2),
        ("victory", "round", True, 0, 0),
    ):
        yield (
            kind,
            faces.node_face(FACE, shape, faces.unheld_node_colour(theme), "plain", "", theme.name, prized, pips, whole),
        )
    yield "port", tokens.glyph(52, "anchor", theme.sea_ink)
    yield "carthaginian_port", tokens.glyph(52, "ship", theme.sea_ink)
    number: tuple[pieces.Item, ...] = (("text", "2", theme.gold_ink),)
    yield "reinforcement", pieces.pill(46, 46, theme.gold, theme.gold_ink, number)


def _stacks(theme: Theme, side: PointSide) -> Iterator[Sign]:
    colour = side_colour(side, theme)
    yield "stack", pieces.banner(BANNER + 6, colour, side.pattern, side.glyph, EDGE, "7")
    rating: tuple[pieces.Item, ...] = (("text", "3·4", theme.faint),)
    yield "rating", pieces.pill(pieces.pill_width(RIBBON, rating), RIBBON, theme.panel, colour, rating)
    more: tuple[pieces.Item, ...] = (("text", "+1", theme.control_ink),)
    yield "more", pieces.pill(pieces.pill_width(RIBBON, more), RIBBON, theme.panel, colour, more)
    star: tuple[pieces.Item, ...] = (("glyph", "star", theme.control_ink),)
    yield "star", pieces.pill(pieces.pill_width(RIBBON, star), RIBBON, theme.panel, colour, star)
    walls: tuple[pieces.Item, ...] = (("glyph", "walls", theme.ink),)
    yield "inside", pieces.pill(pieces.pill_width(RIBBON, walls), RIBBON, theme.panel, colour, walls)
    javelin: tuple[pieces.Item, ...] = (("glyph", MILITIA, theme.ink),)
    yield "militia", pieces.pill(pieces.pill_width(RIBBON, javelin), RIBBON, theme.panel, colour, javelin)


def _face(theme: Theme, side: PointSide, shape: str) -> Image.Image:
    return faces.node_face(FACE, shape, side_colour(side, theme), side.pattern, side.glyph, theme.name, False, 0, 0)


def _pill(theme: Theme, high: int, *items: pieces.Item) -> Image.Image:
    return pieces.pill(pieces.pill_width(high, items), high, theme.panel, theme.ink, items)
