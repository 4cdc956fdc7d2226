"""Pictures in other colours: the same picture with another palette, in which what must be read and told apart is."""

import io
from itertools import combinations

import pytest
from PIL import Image

from render.drawing.style import THEMES, Colour
from render.palettes import (
    PALETTES,
    SIMULATED,
    colour_in_palette,
    colour_to_oklab,
    luminance,
    picture_in_palette,
    simulated_colour_vision,
    srgb_to_linear,
)
from render.picture import Picture, encode_picture, named_by_content

LIGHT = THEMES["light"]
BLIND = tuple(SIMULATED)
TEXT, SIGN = 4.5, 3.0  # contrasts that WCAG 2 asks for at its level AA


def drawn() -> Picture:
    image = Image.new("RGB", (60, 20), LIGHT.panel)
    for n, player in enumerate(LIGHT.players):
        image.paste(player.colour, (10 * n, 0, 10 * n + 10, 10))
    return named_by_content(encode_picture(image, "map", "Six colours"))


def pixels(picture: Picture) -> list[Colour]:
    with Image.open(io.BytesIO(picture.data)) as image:
        image.load()  # which checks the sum of every chunk
        found = image.convert("RGB").tobytes()
        return [(found[n], found[n + 1], found[n + 2]) for n in range(0, len(found), 3)]


@pytest.mark.parametrize("palette", PALETTES)
def test_each_pixel_is_exchanged_and_nothing_else(palette: str) -> None:
    before = drawn()
    after = picture_in_palette(before, palette)
    assert pixels(after) == [colour_in_palette(palette, colour) for colour in pixels(before)]
    assert (after.width, after.height, after.alt, after.mime) == (before.width, before.height, before.alt, before.mime)
    assert after.filename != before.filename and after.filename.startswith("map-")
    assert picture_in_palette(before, palette) == after


def test_what_is_not_known_or_no_png_stays_as_it_is() -> None:
    before = drawn()
    assert picture_in_palette(before, "") is before and picture_in_palette(before, "mauve") is before
    page = Picture(b"<html>", "text/html", "game.html", "A game", 0, 0)
    assert picture_in_palette(page, "grey") is page


def contrast(a: Colour, b: Colour) -> float:
    lights = [luminance((srgb_to_linear(one[0]), srgb_to_linear(one[1]), srgb_to_linear(one[2]))) for one in (a, b)]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


@pytest.mark.parametrize("palette", ["", *PALETTES])
def test_words_and_signs_stand_out_from_their_ground(palette: str) -> None:
    def shown(colour: Colour) -> Colour:
        return colour_in_palette(palette, colour) if palette else colour

    words = [(LIGHT.ink, LIGHT.panel), (LIGHT.ink, LIGHT.card), (LIGHT.ink, LIGHT.land), (LIGHT.table_ink, LIGHT.table),
             (LIGHT.badge_ink, LIGHT.badge)]  # fmt: skip
    for ink, ground in words:
        assert contrast(shown(ink), shown(ground)) >= TEXT, (palette, ink, ground)
    for player in LIGHT.players:
        assert contrast(shown(player.colour), shown(LIGHT.glyph)) >= SIGN, (palette, player.colour)


def apart(a: Colour, b: Colour, kind: str) -> float:
    """Return how unlike two colours look to eyes of a kind (0.02 is just seen)."""
    seen = [
        colour_to_oklab(
            simulated_colour_vision(kind, (srgb_to_linear(c[0]), srgb_to_linear(c[1]), srgb_to_linear(c[2])))
        )
        for c in (a, b)
    ]
    return float(sum((x - y) ** 2 for x, y in zip(*seen, strict=True)) ** 0.5)


@pytest.mark.parametrize("kind", BLIND)
def test_sides_look_less_alike_to_those_whom_a_palette_is_for(kind: str) -> None:
    """Each pair is told apart, and the pair that looks most alike is further apart than it was."""
    pairs = list(combinations([player.colour for player in LIGHT.players], 2))
    before = min(apart(a, b, kind) for a, b in pairs)
    after = min(apart(colour_in_palette(kind, a), colour_in_palette(kind, b), kind) for a, b in pairs)
    assert after >= 0.02 and after >= before, (before, after)


def test_grey_is_grey_and_dark_turns_lightness_round() -> None:
    assert all(red == green == blue for red, green, blue in pixels(picture_in_palette(drawn(), "grey")))
    assert sum(colour_in_palette("dark", LIGHT.panel)) < 200 < sum(colour_in_palette("dark", LIGHT.ink))
