"""How well ink stands out from its ground, by the measure of WCAG 2, and ink that is changed until it is."""

from typing import Final

from render.drawing.style import Colour
from render.palettes import luminance, srgb_to_linear

TEXT_LEAST: Final = 4.7  # of type: 4.5, and a little for what a palette takes
SIGN_LEAST: Final = 3.2  # of signs: 3


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours, 1 to 21.

    >>> round(contrast((0, 0, 0), (255, 255, 255)))
    21
    """
    lights = sorted(luminance((srgb_to_linear(r), srgb_to_linear(g), srgb_to_linear(b))) for r, g, b in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def readable_ink(ink: Colour, ground: Colour, least: float = TEXT_LEAST) -> Colour:
    """Return an ink, brought as far towards black or white as it needs to be for a contrast with its ground.

    >>> readable_ink((200, 200, 200), (255, 255, 255)) < (120, 120, 120)
    True
    """
    end = max(((0, 0, 0), (255, 255, 255)), key=lambda one: contrast(one, ground))
    found = ink
    for step in range(1, 21):
        if contrast(found, ground) >= least:
            break
        red, green, blue = (round(a + (b - a) * step / 20) for a, b in zip(ink, end, strict=True))
        found = (red, green, blue)
    return found
