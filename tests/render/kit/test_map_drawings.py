"""A declared map is a drawing of the render service like any other: found by its game, shared by who see the same."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from engine.games import installed_games
from engine.kernel.errors import SetupError
from engine.kernel.registration import Registration
from render import RenderService, draw_game_picture, games
from render.drawings import Drawings
from render.kit.hexes import hex_data
from render.kit.hexes.hex_drawing import draw_hexes
from render.kit.map_drawings import hex_map, point_map, warm_points
from render.kit.points import point_drawing
from render.kit.points.declared import PointMapOptions, PointPosition, PointStack
from tests.render.kit.hex_sample import WAR, italy
from tests.render.kit.sample_points import board


class View(msgspec.Struct, frozen=True):
    """What a seat of a made-up game sees: an army in Rome, and a hand that no map shows."""

    army: int
    hand: tuple[str, ...] = ()


def standing(view: View) -> PointPosition:
    return PointPosition(stacks=(PointStack(id="r", node="roma", side="roman", count=view.army),))


def marching(view: View) -> hex_data.HexPosition:
    return msgspec.structs.replace(WAR, stacks=(hex_data.HexStack("3714", 0, view.army),))


DRAWINGS = Drawings({"map": point_map(board, standing), "hexes": hex_map(italy, marching)}, warm=warm_points(board))


@pytest.fixture(autouse=True)
def _game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let there be a game whose registration says that its drawings are here."""
    made = Registration(id="made_up", game="", title="", drawings=f"{__name__}:DRAWINGS", data=tmp_path)
    monkeypatch.setitem(installed_games().games, "made_up", made)
    games.drawings_of.cache_clear()
    yield
    games.drawings_of.cache_clear()


async def test_a_map_of_points_is_drawn_by_the_service() -> None:
    renderer = RenderService()
    try:
        await renderer.draw_plates_ahead("made_up", "dark")
        first = await renderer.draw("made_up", "map", View(8), theme="dark", letters={"capua": "A"})
        assert await renderer.draw("made_up", "map", View(8, ("siege",)), theme="dark", letters={"capua": "A"}) is first
        assert renderer.drawings == 1
    finally:
        renderer.close()
    options = PointMapOptions(theme="dark", letters={"capua": "A"})
    assert first == point_drawing.draw_point_map(board(), standing(View(8)), options)
    assert first == draw_game_picture("made_up", "map", View(8), theme="dark", letters={"capua": "A"})


async def test_a_map_of_hexes_is_drawn_by_the_service() -> None:
    renderer = RenderService()
    try:
        first = await renderer.draw("made_up", "hexes", View(12), around=("3714",))
        assert await renderer.draw("made_up", "hexes", View(12, ("siege",)), around=("3714",)) is first
        assert renderer.drawings == 1
    finally:
        renderer.close()
    assert first == draw_hexes(italy(), marching(View(12)), hex_data.HexMapOptions(around=("3714",)))


def test_what_a_game_has_not_is_refused() -> None:
    with pytest.raises(KeyError):
        draw_game_picture("made_up", "portrait", View(1))
    with pytest.raises(SetupError):
        draw_game_picture("chess", "map", View(1))
