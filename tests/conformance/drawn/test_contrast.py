"""What is drawn is read: every text and every sign of every kind of picture stands out from what really lies under it.

4.5 for text and 3 for signs, as WCAG asks, in both themes and, of what is drawn in the light one, in every palette.
`tests/render/ink_record.py` notes the ink as it is drawn.
"""

from itertools import pairwise

import pytest

from render.palettes import PALETTES
from tests.conformance.drawn.every_picture import missing, requests, some
from tests.conformance.walks import GAMES, turned
from tests.render.ink_record import SIGN, TEXT, Ink, ratio, recorded
from tests.tiers import thinned

LEAST = {TEXT: 4.5, SIGN: 3.0}
ENOUGH = 40  # texts and signs of a game's pictures together; far more are drawn


@pytest.mark.parametrize("game_id", GAMES)
async def test_every_kind_of_picture_is_asked_for(game_id: str) -> None:
    assert not missing(game_id, await requests(game_id))


# Each game in one theme, each theme with every other game; in soak all.
CASES = [(game, theme) for n, game in enumerate(GAMES) for theme in turned(("light", "dark"), n)]


@pytest.mark.parametrize(("game_id", "theme"), thinned(CASES, every=4, seconds=3))
async def test_text_and_signs_stand_out(game_id: str, theme: str) -> None:
    """What pictures share, such as a plate or a token, is drawn and looked at once."""
    faint: dict[tuple[str, str, str, str], float] = {}
    drawn: list[tuple[str, int]] = []  # kinds, with how much ink there was before each
    with recorded() as found:
        for one in await some(game_id, 1):
            drawn.append((one.kind, len(found)))
            one.drawn(theme=theme) if one.kind != "key" else one.drawn()
    for (kind, begin), (_, end) in pairwise((*drawn, ("", len(found)))):
        for ink in found[begin:end]:
            for palette in ("", *PALETTES) if theme == "light" else ("",):
                if ink.contrast(palette) < LEAST[ink.kind]:
                    key = (kind, ink.kind, ink.what, palette)
                    faint[key] = round(min(ink.contrast(palette), faint.get(key, 99.0)), 2)
    assert len(found) > ENOUGH
    assert not faint, faint


def test_the_measure_is_that_of_wcag() -> None:
    assert round(ratio((0, 0, 0), (255, 255, 255)), 2) == 21.0
    assert round(ratio((118, 118, 118), (255, 255, 255)), 1) == 4.5  # the classical grey
    pale = Ink(TEXT, "pale", 20, (150, 150, 150), (((255, 255, 255), 9), ((0, 0, 0), 1)))
    assert pale.contrast() < LEAST[TEXT] < Ink(TEXT, "dark", 20, (60, 60, 60), (((255, 255, 255), 1),)).contrast()
