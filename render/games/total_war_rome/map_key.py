"""The key to the board of Total War: Rome: the very pieces that lie on it."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.drawing import pieces, tokens
from render.drawing.inking import hatch_box
from render.drawing.style import THEMES, Theme
from render.drawing.tokens import WHITE, mix
from render.games.total_war_rome import GAME_ID, board_ground
from render.games.total_war_rome.board_tokens import ARMY, BADGE, BUILT, COUNTED, NAVY, PLAIN, faction_livery
from render.games.total_war_rome.liveries import FACTIONS
from render.kit import map_key
from render.kit.map_key import KeyEntry
from render.picture import Picture
from render.words import Words, picture_words

LAND = (92, 62)

Sign = tuple[str, Image.Image]  # the id of what it means, and how the map prints it


def draw_key(view: object = None, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the key; there is no view that it depends on."""
    look = THEMES[theme]
    entries = tuple(KeyEntry(f"key.{sign}", image) for sign, image in _signs(look))
    return map_key.draw_key(entries, look, words or picture_words(GAME_ID))


def _signs(theme: Theme) -> Iterator[Sign]:
    for side in FACTIONS[theme.name]:
        yield (side, _land(theme, side))
    yield from _forces(theme)
    yield from _figures(theme)
    inks = {"anchor": theme.sea_ink, "tree": theme.tree, "mountain": theme.ridge}
    for sign, colour in inks.items():
        yield (sign, tokens.glyph(52, sign, colour))
    alarm = theme.token if theme.name == "light" else theme.control_ink
    flame: tuple[pieces.Item, ...] = (("glyph", "flame", alarm), ("text", "2", alarm))
    yield ("unrest", pieces.pill(pieces.pill_width(COUNTED, flame), COUNTED, theme.panel, alarm, flame))
    siege: tuple[pieces.Item, ...] = (("glyph", "siege", alarm),)
    yield ("siege", pieces.pill(PLAIN + 4, PLAIN + 4, theme.panel, alarm, siege))
    for built in BUILT:
        items: tuple[pieces.Item, ...] = (("glyph", built, theme.ink),)
        wide = pieces.pill_width(PLAIN + 10, items)
        yield (built, pieces.pill(wide, PLAIN + 10, theme.panel, theme.panel_edge, items))
    yield ("road", _road(theme))
    yield ("letter", tokens.badge(BADGE, "A", theme))


def _forces(theme: Theme) -> Iterator[Sign]:
    side = next(iter(FACTIONS[theme.name]))
    look = faction_livery(theme, side)
    edge = mix(look.colour, (0, 0, 0), 0.5)
    army = pieces.banner(ARMY, look.colour, look.pattern, look.glyph, edge, "6")
    yield ("army", army)
    yield ("navy", pieces.galley(NAVY, look.colour, look.pattern, look.glyph, edge, "3"))
    items: tuple[pieces.Item, ...] = (("glyph", "agent", WHITE), ("glyph", look.glyph, WHITE))
    wide = pieces.pill_width(PLAIN, items)
    yield ("agent", pieces.pill(wide, PLAIN, look.colour, edge, items))
    light = pieces.bright_field_under_own_force(96, 96, theme.glow, theme.ink).copy()
    light.paste(army, ((96 - ARMY) // 2, (96 - ARMY) // 2), army)
    yield ("own", light)


def _figures(theme: Theme) -> Iterator[Sign]:
    size = board_ground.GOLD + 12
    number: tuple[pieces.Item, ...] = (("text", "2", theme.gold_ink),)
    yield ("gold", pieces.pill(size, size, theme.gold, theme.gold_ink, number, 0.92))
    letter: tuple[pieces.Item, ...] = (("text", "M", theme.badge_ink),)
    yield ("mercenaries", pieces.pill(size, size, theme.badge, theme.badge, letter, 0.92))


def _land(theme: Theme, side: str) -> Image.Image:
    """Return a piece of a faction's land: its colour and pattern, with its emblem."""
    look = faction_livery(theme, side)
    image = Image.new("RGB", LAND, look.colour)
    stripes = Image.new("L", LAND)
    hatch_box(ImageDraw.Draw(stripes), (0, 0, *LAND), look.pattern, 1.0, 2.0)
    image.paste(mix(look.colour, WHITE, 0.34), (0, 0), stripes)
    glyph = tokens.glyph(50, look.glyph, WHITE, tokens.mix(look.colour, (0, 0, 0), 0.35))
    image.paste(glyph, ((LAND[0] - 50) // 2, (LAND[1] - 50) // 2), glyph)
    ImageDraw.Draw(image).rectangle((0, 0, LAND[0] - 1, LAND[1] - 1), outline=mix(look.colour, (0, 0, 0), 0.5), width=3)
    return image


def _road(theme: Theme) -> Image.Image:
    """Return a road as it crosses a border."""
    image = Image.new("RGBA", (88, 40), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.line((6, 30, 82, 10), fill=theme.halo, width=13)
    draw.line((6, 30, 82, 10), fill=theme.road, width=8)
    return image
