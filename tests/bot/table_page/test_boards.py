"""The map of a page: its data and files by hash, its squares drawn as they are asked for, in the reader's palette."""

import pytest

from engine.games import game_ids
from render.games import drawings_of
from tests.bot.hall import InProcess, until
from tests.bot.table_page.conftest import Json, PagePerson, ServedPage

TILED = [game for game in game_ids() if (touch := drawings_of(game).touch) is not None and touch.tile is not None]
pytestmark = pytest.mark.drawn("touch")
WEBP = b"WEBP"


async def board_of(who: PagePerson) -> Json:
    """Return what the table says of its map, once that is there: a map that takes long to draw comes later."""

    async def board() -> Json | None:
        found: Json | None = (await who.shown())["board"]
        return found

    return dict(await until(board))


async def file_of(served: ServedPage, path: str) -> tuple[int, bytes]:
    async with served.session.get(f"{served.at}/map/{path}") as answer:
        return answer.status, await answer.read()


async def data_of(served: ServedPage, key: str) -> Json:
    async with served.session.get(f"{served.at}/map/{key}.json") as answer:
        assert answer.status == 200
        return dict(await answer.json())


@pytest.mark.parametrize("game_id", TILED)
async def test_squares_of_a_large_map_are_drawn_as_they_are_asked_for(
    hall: InProcess, served: ServedPage, game_id: str
) -> None:
    table = await hall.start("ada", game=game_id)
    who = await served.person("ada", table)
    board = await board_of(who)
    made = await data_of(served, board["map"])
    name = made["tiles"]["hashes"][0]
    assert served.page.services.renderer.touch_file(name) is None
    status, data = await file_of(served, f"{name}.webp")
    assert status == 200 and data[8:12] == WEBP
    assert served.page.services.renderer.touch_file(name) == data
    assert (await file_of(served, f"{'0' * 16}.webp"))[0] == 404


async def test_a_map_is_in_its_readers_palette(hall: InProcess, served: ServedPage) -> None:
    table = await hall.start("ada")
    who = await served.person("ada", table)
    drawn = await board_of(who)
    await hall.app.tables.preferences.change(int(who.who.id), palette="grey")
    grey = await board_of(who)
    assert grey["map"] != drawn["map"]
    tokens, before = [(await data_of(served, one["tokens"]))["tokens"] for one in (grey, drawn)]
    assert [one["id"] for one in tokens] == [one["id"] for one in before]
    inks = {one["colour"] for one in tokens if one.get("colour")}
    assert all(ink[1:3] == ink[3:5] == ink[5:7] for ink in inks)
    sprite = next(one["sprite"] for one, old in zip(tokens, before, strict=True) if one["sprite"] != old["sprite"])
    assert (await file_of(served, f"{sprite}.webp"))[1][8:12] == WEBP
