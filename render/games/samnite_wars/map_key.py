"""The key to the map of Samnite Wars: the very tokens that lie on it."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.drawing import tokens
from render.drawing.inking import hatch_box
from render.drawing.style import THEMES, WEIGHT, Theme
from render.games.samnite_wars import GAME_ID
from render.kit import map_key
from render.kit.map_key import KeyEntry
from render.layout.scene import Arrow, arrow_masks
from render.picture import Picture
from render.words import Words, picture_words

LAND = (96, 64)

Sign = tuple[str, Image.Image]  # the id of what it means, and how the map prints it


def draw_key(view: object = None, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the key; there is no view that it depends on."""
    look = THEMES[theme]
    entries = tuple(KeyEntry(f"key.{sign}", image) for sign, image in _signs(look))
    return map_key.draw_key(entries, look, words or picture_words(GAME_ID))


def _signs(theme: Theme) -> Iterator[Sign]:
    yield ("token", tokens.disc(WEIGHT.token + 8, theme.token, theme.gold, "eagle", theme.glyph))
    yield ("place", tokens.place(WEIGHT.token + 8, theme.faint, theme.halo))
    yield ("controlled", _land(theme))
    yield ("attack", _arrow(theme))
    yield ("treasury", tokens.coin(70, theme))
    yield ("prestige", tokens.glyph(70, "laurel", theme.laurel))
    yield ("cards", tokens.glyph(64, "cards", theme.faint))
    player = theme.players[0]
    yield ("player", tokens.shield(70, player.colour, player.pattern, player.glyph, theme.panel_edge))
    yield ("letter", tokens.badge(84, "A", theme))


def _land(theme: Theme) -> Image.Image:
    """Return a piece of land under Rome's control."""
    image = Image.new("RGB", LAND, tokens.mix(theme.land, theme.control, 0.62))
    stripes = Image.new("L", LAND)
    hatch_box(ImageDraw.Draw(stripes), (0, 0, *LAND), "bend", 1.0, 2.0)
    image.paste(theme.control, (0, 0), stripes)
    ImageDraw.Draw(image).rectangle((0, 0, LAND[0] - 1, LAND[1] - 1), outline=theme.control_ink, width=3)
    return image


def _arrow(theme: Theme) -> Image.Image:
    """Return an arrow from whom attacks to whom is attacked."""
    outline, body, _ = arrow_masks(Arrow((0, 40), (84, 20), theme.control_ink, theme.halo, WEIGHT.arrow))
    image = Image.new("RGBA", body.size, (0, 0, 0, 0))
    image.paste(theme.halo, (0, 0), outline)
    image.paste(theme.control_ink, (0, 0), body)
    return image
