"""The palettes that maps of the kit are drawn in: light, dark, and grey for print and for who sees no colours."""

from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, Final

from render.drawing.style import LIGHT, Colour, PlayerStyle, Theme, colour_from_hex
from render.drawing.style import THEMES as PRINTED
from render.kit.hexes.hex_data import Livery

# What differs by colour alone in print must differ by brightness here: liveries from dark to light, glyphs stay white.
LIVERIES: Final = (46, 92, 128, 68, 112, 150)


def grey_of(colour: Colour) -> Colour:
    """Return the grey that is as bright as a colour (ITU-R 601)."""
    value = round(0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2])
    return value, value, value


def grey_theme(theme: Theme) -> Theme:
    """Return a theme without colours."""
    changed: dict[str, Any] = {}
    for one in fields(theme):
        value = getattr(theme, one.name)
        if isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value):
            changed[one.name] = grey_of(value)
    changed["tints"] = tuple(grey_of(tint) for tint in theme.tints)
    changed["players"] = tuple(
        replace(player, colour=(value, value, value)) for player, value in zip(theme.players, LIVERIES, strict=True)
    )
    return replace(theme, name="grey", **changed)


THEMES: Final = {**PRINTED, "grey": grey_theme(LIGHT)}


def theme_with_liveries(theme: Theme, liveries: Sequence[Livery]) -> Theme:
    """Return a theme in which the sides wear these liveries; as it is, if there are none."""
    return _worn(theme, tuple(liveries)) if liveries else theme


@cache
def _worn(theme: Theme, liveries: tuple[Livery, ...]) -> Theme:
    def colour(number: int, one: Livery) -> Colour:
        if theme.name == "grey":
            value = LIVERIES[number % len(LIVERIES)]
            return value, value, value
        return colour_from_hex(one.dark if theme.name == "dark" else one.colour)

    players = tuple(PlayerStyle(colour(n, one), one.glyph, one.pattern) for n, one in enumerate(liveries))
    return replace(theme, players=players)
