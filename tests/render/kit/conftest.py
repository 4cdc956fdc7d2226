"""What takes long about a map of hexes is worked out once in a process."""

from typing import Any

import pytest
from PIL import Image

from render.kit.hexes import hex_canvas, hex_plates
from render.kit.hexes.hex_terrain import draw_terrain_fields

FIELDS: dict[tuple[object, ...], Any] = {}
GROUNDS: dict[tuple[object, ...], Image.Image] = {}
MOST = 12  # whole maps, of seven megabytes each


@pytest.fixture(autouse=True)
def worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the soft fields and the ground of whole maps; `draw_anew` lets them go."""
    ground = hex_canvas.draw_map_ground

    def kept_fields(chart: Any, theme: Any) -> Any:
        key = (chart.key, theme.name)
        if key not in FIELDS:
            FIELDS[key] = draw_terrain_fields(chart, theme)
        return FIELDS[key]

    def kept_ground(made: Any, theme: Any, soft: Any, washes: Any) -> Image.Image:
        key = (made.chart.key, theme.name, tuple(sorted(washes.items())))
        if key not in GROUNDS:
            if len(GROUNDS) == MOST:
                GROUNDS.pop(next(iter(GROUNDS)))
            GROUNDS[key] = ground(made, theme, soft, washes)
        return GROUNDS[key].copy()

    monkeypatch.setattr(hex_plates, "draw_terrain_fields", kept_fields)
    monkeypatch.setattr(hex_canvas, "draw_map_ground", kept_ground)


def draw_anew() -> None:
    """Let go what is kept: for a test that the same comes out again."""
    FIELDS.clear()
    GROUNDS.clear()
