"""The relief of a map: what an inset does not show is not drawn, and all themes share one."""

import pytest

from render.drawing.projection import Projection, projection_to_fit
from render.plates import relief
from render.plates.geography import mountain_ranges

INSETS = (
    projection_to_fit((11.0, 40.5, 15.5, 43.0), 300, 240),
    projection_to_fit((14.5, 36.5, 17.5, 39.5), 240, 300),
    projection_to_fit((7.0, 43.5, 13.5, 46.5), 320, 200),
)


@pytest.mark.parametrize("projection", INSETS, ids=("latium", "bruttium", "po"))
def test_ranges_out_of_sight_change_nothing(projection: Projection, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = relief.relief_height_limit(mountain_ranges(), projection).tobytes()
    reaching = [one for one in mountain_ranges() if relief.relief_height_limit([one], projection).getbbox()]
    monkeypatch.setattr(relief, "_may_reach_canvas", lambda *asked: True)
    assert relief.relief_height_limit(mountain_ranges(), projection).tobytes() == drawn
    assert 0 < len(reaching) < len(mountain_ranges()), "each inset shows some of them"


def test_a_second_theme_makes_no_relief_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    relief._packed_shading_masks.cache_clear()
    first = relief.relief_shading_masks(mountain_ranges(), INSETS[0], 0.5)
    monkeypatch.setattr(relief, "relief_height_limit", lambda *asked: pytest.fail("made anew"))
    again = relief.relief_shading_masks(mountain_ranges(), INSETS[0], 0.5)
    assert [one.tobytes() for one in again] == [one.tobytes() for one in first]
    assert all(one.getbbox() for one in first), "there are mountains"
