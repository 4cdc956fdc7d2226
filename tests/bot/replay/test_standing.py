"""Maps as data with what stood on them: what is equal is kept once, and the detail of the ground can be left out."""

from typing import Any

import pytest

from bot.replay import making
from bot.replay.making import Made, replay_page_within_limit
from bot.replay.standing import Standing, groundless_point_map
from bot.replay.steps import SeenGame
from bot.tables.live import LiveTable
from render import RenderService
from render.map_places import MapPlace
from render.replay.tiles import Tiles
from render.touch.touch_map import TouchGround, TouchLink, TouchMap, TouchPlace, TouchTiles, file_hash, keyed_map
from render.touch.touch_tokens import TouchRow, TouchToken, TouchTokens, keyed_tokens
from testbed.drills.leaks.replays import replay_data
from tests.bot.replay.test_fitting import a_step
from tests.engine.store.players import a_table
from tests.games import EXAMPLE

SMALL, WIDE, LEGION, FLEET = (file_hash(name) for name in (b"small", b"wide", b"legion", b"fleet"))
FILES = {SMALL: b"a ground", WIDE: b"a wide ground", LEGION: b"legion" * 9, FLEET: b"fleet" * 9}
PLACE = TouchPlace(id="roma", kind="node", heart=(5, 5))


def a_map(*squares: str) -> TouchMap:
    """Return a map whose ground is in squares of these names."""
    grounds = (TouchGround(800, 400, SMALL), TouchGround(1600, 800, WIDE))
    tiles = TouchTiles(512, 2, 1.0, squares)
    return keyed_map(TouchMap("", (10, 10), grounds, (PLACE,), tiles=tiles, links=(TouchLink("roma", "roma"),)))


def a_token(sprite: str, at: int) -> TouchToken:
    """Return a piece that stands somewhere."""
    return TouchToken(id=sprite, kind="piece", at="roma", box=(at, 0, 4, 4), sprite=sprite)


class Drawn(RenderService):
    """A render service that has drawn already: a view is a map and its tokens. squares: files by their names."""

    def __init__(self, squares: dict[str, bytes]) -> None:
        super().__init__()
        self.squares, self.looks = squares, list[tuple[str, str]]()

    async def touch_map(self, game: str, view: Any, theme: str = "light", palette: str = "") -> TouchMap:
        self.looks.append((theme, palette))
        found: TouchMap = view[0]
        return found

    async def map_tokens_as_data(self, game: str, view: Any, theme: str = "light", palette: str = "") -> TouchTokens:
        return keyed_tokens(TouchTokens("", view[1], rows={"roma": (TouchRow("said elsewhere"),)}))

    def touch_file(self, name: str) -> bytes | None:
        return FILES.get(name)

    async def touch_tile(self, name: str) -> bytes | None:
        return self.squares.get(name)


ONE, OTHER = a_map("a", "b"), a_map("c", "d")
SQUARES = {"a": b"sea", "b": b"land", "c": b"sea", "d": b"a road"}
LEGIONS, FLEETS = (a_token(LEGION, 1),), (a_token(LEGION, 1), a_token(FLEET, 2))


async def added(*views: Any, palette: str = "", squares: dict[str, bytes] = SQUARES) -> Standing:
    """Return views that were added."""
    renderer = Drawn(squares)
    standing = Standing(renderer, EXAMPLE, palette=palette)
    for view in views:
        await standing.add_map(view)
    await standing.draw_squares()
    renderer.close()
    assert set(renderer.looks) == {("dark", "") if palette == "dark" else ("light", palette)}
    return standing


async def test_what_is_equal_is_kept_once() -> None:
    standing = await added((ONE, LEGIONS), (ONE, FLEETS), (OTHER, LEGIONS))
    packed = standing.pack_maps([0, 1, 2])
    assert [(stand.map, stand.tokens) for stand in packed.stands] == [(0, (0,)), (0, (0, 1)), (1, (0,))]
    assert packed.tokens == FLEETS and len(packed.maps) == 2
    sea, land, road = (file_hash(data) for data in (b"sea", b"land", b"a road"))
    assert [one.tiles and one.tiles.hashes for one in packed.maps] == [(sea, land), (sea, road)], "squares are shared"
    assert packed.files.keys() == {WIDE, LEGION, FLEET, sea, land, road}, "of the ground the widest alone"
    assert packed.maps[0].links == ()


async def test_what_is_left_out_takes_nothing() -> None:
    standing = await added((ONE, LEGIONS), (ONE, FLEETS), (OTHER, LEGIONS))
    assert standing.size_of_later_maps([0, 1, 2]) == len(FILES[FLEET]) and standing.size_of_later_maps([0, 2]) == 0
    packed = standing.pack_maps([0, 2], in_detail=False)
    assert [one.tiles for one in packed.maps] == [None, None] and packed.files.keys() == {WIDE, LEGION}


async def test_a_map_of_which_a_square_is_missing_has_none() -> None:
    (ground,) = (await added((ONE, LEGIONS), squares={"a": b"sea"})).pack_maps([0]).maps
    assert ground.tiles is None


@pytest.mark.parametrize("palette", ["", "dark", "grey"])
async def test_maps_are_in_the_colours_that_are_wanted(palette: str) -> None:
    await added((ONE, LEGIONS), palette=palette)


async def test_a_page_that_is_too_large_gives_up_the_detail_of_the_ground_first() -> None:
    squares = {name: name.encode() * 6000 for name in SQUARES}
    standing = await added((ONE, LEGIONS), (ONE, FLEETS), squares=squares)
    live = LiveTable(a_table(game=EXAMPLE))
    steps = (a_step(0), a_step(1))
    made = Made(live, None, SeenGame(chapters=["Round 1"]), steps, Tiles(), standing=standing)
    whole = replay_page_within_limit(made, language="en")
    smaller = replay_page_within_limit(made, language="en", limit=len(whole) - 1)
    assert (
        "tiles" in replay_data(whole)["stands"]["maps"][0] and "tiles" not in replay_data(smaller)["stands"]["maps"][0]
    )
    assert len(replay_data(smaller)["steps"]) == 2 and len(smaller) < len(whole) - 15_000


async def test_maps_with_many_sprites_are_fewer_where_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "LEAST", 2)
    sprites = [file_hash(b"%d" % n) for n in range(12)]
    monkeypatch.setitem(globals(), "FILES", FILES | {name: name.encode() * 300 for name in sprites})
    standing = await added(*((ONE, (a_token(name, 1),)) for name in sprites))
    made = Made(
        LiveTable(a_table(game=EXAMPLE)), None, SeenGame(chapters=["Round 1"]), tuple(map(a_step, range(12))), Tiles(),
        standing=standing,
    )  # fmt: skip
    whole = replay_page_within_limit(made, language="en")
    smaller = replay_page_within_limit(made, language="en", limit=len(whole) - 30_000)
    assert len(smaller) <= len(whole) - 30_000 and 4 < len(replay_data(smaller)["steps"]) < 10


def test_a_map_that_is_a_picture_has_points_for_places() -> None:
    places = {"roma": MapPlace(0.5, 0.25, "Roma"), "capua": MapPlace(0.1, 1, "Capua", (), 0, (0.2, 0.3))}
    roma, capua = groundless_point_map(places, (200, 100)).places
    assert (roma.id, roma.name, roma.heart, roma.inset, roma.main) == ("roma", "Roma", (100, 25), -1, None)
    assert (capua.heart, capua.inset, capua.main) == ((20, 100), 0, (40, 30))
