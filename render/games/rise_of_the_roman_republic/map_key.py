"""The key to the map: the very signs that lie on it."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.drawing import tokens
from render.drawing.style import THEMES, Theme
from render.drawing.tokens import WHITE, mix
from render.games.rise_of_the_roman_republic import GAME_ID
from render.games.rise_of_the_roman_republic.board import scenario_map
from render.games.rise_of_the_roman_republic.position import DEVASTATED, INSIDE, SACKED, SIEGE
from render.kit import counters, map_key
from render.kit.hexes import hex_terrain
from render.kit.hexes.themes import theme_with_liveries
from render.kit.map_key import KeyEntry
from render.picture import Picture
from render.words import Words, picture_words

SCENARIO = "alexander"  # in whose liveries the signs are shown
COUNTER, TOWN, MARK, LINE = 84, (72, 62), 62, 96  # pixels


def draw_key(view: object = None, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the key; there is no view that it depends on."""
    shown = theme_with_liveries(THEMES[theme], scenario_map(SCENARIO).liveries)
    entries = tuple(KeyEntry(f"key.{sign}", image) for sign, image in _signs(shown))
    return map_key.draw_key(entries, shown, words or picture_words(GAME_ID))


def _signs(theme: Theme) -> Iterator[tuple[str, Image.Image]]:
    look = theme.players[0]
    edge = mix(look.colour, (0, 0, 0), 0.45)
    yield "army", counters.square_counter(COUNTER, COUNTER, look.colour, look.pattern, look.glyph, edge, "31", "+3")
    yield "inside", counters.square_counter(COUNTER, COUNTER, look.colour, look.pattern, INSIDE, edge, "31", "+3")
    yield "city", counters.walled_town(*TOWN, look.colour, look.pattern, mix(look.colour, (0, 0, 0), 0.5), WHITE, "3")
    yield (
        "tribal_city",
        counters.walled_town(*TOWN, theme.card, "plain", mix(theme.ink, theme.card, 0.1), theme.ink, "1"),
    )
    for name, glyph in (("siege", SIEGE), ("sacked", SACKED), ("devastated", DEVASTATED)):
        yield name, tokens.disc(MARK, theme.panel, theme.ink, glyph, theme.ink)
    for terrain in ("rough", "mountain", "marsh"):
        made = hex_terrain.terrain_sign(terrain, 0, theme)
        if made is not None:
            yield terrain, made
    yield "river", _line(theme.river_border, 9)
    yield "road", _line(theme.road, 6)
    yield "level", tokens.shield(COUNTER, look.colour, look.pattern, "ship", edge)
    yield "letter", tokens.badge(72, "A", theme)


def _line(colour: tuple[int, int, int], width: int) -> Image.Image:
    image = Image.new("RGBA", (LINE, 30), (0, 0, 0, 0))
    ImageDraw.Draw(image).line((4, 24, LINE // 3, 8, 2 * LINE // 3, 20, LINE - 4, 6), fill=colour, width=width,
                               joint="curve")  # fmt: skip
    return image
