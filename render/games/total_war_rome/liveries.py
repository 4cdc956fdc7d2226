"""How the factions look: a colour, an emblem and a pattern, by theme.

Carthage wears Tyrian purple, since the cream of its box is the colour of paper.
"""

from typing import Final

from render.drawing.style import PlayerStyle, ink

FACTIONS_LIGHT: Final = {
    "rome": PlayerStyle(ink("#b02a25"), "eagle", "bend"),
    "carthage": PlayerStyle(ink("#7d4a94"), "tanit", "fess"),
    "greek_states": PlayerStyle(ink("#2a68a5"), "helmet", "pale"),
    "barbarian_tribes": PlayerStyle(ink("#3f7a3c"), "wheel", "check"),
}
FACTIONS_DARK: Final = {
    "rome": PlayerStyle(ink("#c4473e"), "eagle", "bend"),
    "carthage": PlayerStyle(ink("#8f5eaa"), "tanit", "fess"),
    "greek_states": PlayerStyle(ink("#3d78b2"), "helmet", "pale"),
    "barbarian_tribes": PlayerStyle(ink("#437f3e"), "wheel", "check"),
}
FACTIONS: Final = {"light": FACTIONS_LIGHT, "dark": FACTIONS_DARK}
