"""How the factions look: a colour, an emblem and a pattern, by theme.

Carthage wears Tyrian purple, since the cream of its box is the colour of paper.
"""

from typing import Final

from render.drawing.style import Player, ink

FACTIONS_LIGHT: Final = {
    "rome": Player(ink("#b02a25"), "eagle", "bend"),
    "carthage": Player(ink("#7d4a94"), "tanit", "fess"),
    "greek_states": Player(ink("#2a68a5"), "helmet", "pale"),
    "barbarian_tribes": Player(ink("#3f7a3c"), "wheel", "check"),
}
FACTIONS_DARK: Final = {
    "rome": Player(ink("#c4473e"), "eagle", "bend"),
    "carthage": Player(ink("#8f5eaa"), "tanit", "fess"),
    "greek_states": Player(ink("#3d78b2"), "helmet", "pale"),
    "barbarian_tribes": Player(ink("#437f3e"), "wheel", "check"),
}
FACTIONS: Final = {"light": FACTIONS_LIGHT, "dark": FACTIONS_DARK}
