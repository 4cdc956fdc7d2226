"""How the factions look: a colour, an emblem and a pattern, by theme.

Carthage wears Tyrian purple, since the cream of its box is the colour of paper.
"""

from typing import Final

from render.drawing.style import PlayerStyle, colour_from_hex

FACTIONS_LIGHT: Final = {
    "rome": PlayerStyle(colour_from_hex("#b02a25"), "eagle", "bend"),
    "carthage": PlayerStyle(colour_from_hex("#7d4a94"), "tanit", "fess"),
    "greek_states": PlayerStyle(colour_from_hex("#2a68a5"), "helmet", "pale"),
    "barbarian_tribes": PlayerStyle(colour_from_hex("#3f7a3c"), "wheel", "check"),
}
FACTIONS_DARK: Final = {
    "rome": PlayerStyle(colour_from_hex("#c4473e"), "eagle", "bend"),
    "carthage": PlayerStyle(colour_from_hex("#8f5eaa"), "tanit", "fess"),
    "greek_states": PlayerStyle(colour_from_hex("#3d78b2"), "helmet", "pale"),
    "barbarian_tribes": PlayerStyle(colour_from_hex("#437f3e"), "wheel", "check"),
}
FACTIONS: Final = {"light": FACTIONS_LIGHT, "dark": FACTIONS_DARK}
