"""Nothing is told by colour alone: sides, kinds and states that differ in colour differ in form or letter too."""

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.drawing import dice
from render.games import draw_sign, drawings_of
from render.kit.chart import DASHES, MARKERS
from tests.conformance.walks import GAMES

SMALL = 44  # pixels: twice a sign in a line of text
DIFFERS = 0.02  # the share of a sign whose form is another


def form(image: Image.Image) -> Image.Image:
    """Return what is left of a drawing without any colour or lightness of its own: where it is lighter than the middle
    of its field, which the darkest and the lightest of it bound."""
    grey = image.resize((SMALL, SMALL), Image.Resampling.LANCZOS).convert("RGBA")
    ground = Image.new("RGBA", grey.size, (128, 128, 128, 255))
    ground.alpha_composite(grey)
    flat = ground.convert("L").crop((6, 6, SMALL - 6, SMALL - 6))
    low, high = flat.getextrema()
    return flat.point([255 * (value > (int(low) + int(high)) / 2) for value in range(256)])  # type: ignore[arg-type]


def differ(one: Image.Image, other: Image.Image) -> float:
    """Return the share of two forms that differs, the one or the other way round (light on dark, dark on light)."""
    share = ImageStat.Stat(ImageChops.difference(form(one), form(other))).mean[0] / 255
    return min(share, 1 - share)


@pytest.mark.parametrize("game_id", GAMES)
def test_signs_differ_in_form(game_id: str) -> None:
    """Emblems of sides, their forces and agents, players, kinds of cards, dice, states: any two of a family, which the
    first word of their ids is."""
    drawn = {
        sign: Image.open(io.BytesIO(draw_sign(game_id, sign).data)).convert("RGBA")
        for sign in drawings_of(game_id).signs
    }
    kin = [(a, b) for a, b in combinations(drawn, 2) if a.partition("_")[0] == b.partition("_")[0]]
    alike = [(a, b) for a, b in kin if differ(drawn[a], drawn[b]) < DIFFERS]
    assert len(kin) > 10 or len(drawn) < 10  # a game with few signs may have no two of a family
    assert not alike


def test_dice_of_every_face_differ_in_form() -> None:
    for face in ("", "SKULL", "X", "S", "BLANK"):
        made = {colour: dice.coloured_die(SMALL, colour, face) for colour in dice.DICE}
        assert all(differ(made[a], made[b]) > 0.005 for a, b in combinations(made, 2)), face


def test_lines_of_a_chart_differ_in_marker_and_dashes() -> None:
    assert len(set(MARKERS)) == len(MARKERS) >= 6 and len(set(DASHES)) == len(DASHES) >= 6


def test_the_measure_bites() -> None:
    red, blue = (Image.new("RGBA", (99, 99), colour) for colour in ((180, 30, 30, 255), (30, 60, 180, 255)))
    for image in (red, blue):
        image.paste((255, 255, 255, 255), (30, 30, 70, 70))
    assert differ(red, blue) < DIFFERS
