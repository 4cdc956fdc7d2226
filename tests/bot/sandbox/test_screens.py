"""`scripts/screens.py`: a game is played by presses alone, and every screen of it is kept."""

from argparse import Namespace
from pathlib import Path

import pytest

from bot.sandbox.launch import Sandbox, save_world
from scripts.screens import Album, picture_single_messages
from scripts.screens_play import Play
from tests.bot.hall import InProcess
from tests.games import EXAMPLE

from .browsing import PHONE, open_browser
from .conftest import PNG, Rest
from .test_v2 import V2, box, gallery, row, send, text


async def test_a_person_plays_by_presses_and_every_screen_is_written_down(hall: InProcess, tmp_path: Path) -> None:
    ada = hall.person("Ada")
    album = Album(hall.sandbox, ada, tmp_path, None, ())
    said = await Play(hall, (ada,), album.picture_new_messages).run(EXAMPLE, 1, {"computers": 1})
    album.close()
    written = (tmp_path / "screens.txt").read_text(encoding="utf-8")
    assert said.endswith("round 2, running") and not said.startswith("0 presses")
    assert written.count("\n\n") >= album.count > 10
    assert "(push: " in written and "· thread · edited" in written and "(only you can see this)" in written


async def test_a_table_with_seats_left_is_filled_and_started(hall: InProcess, tmp_path: Path) -> None:
    ada = hall.person("Ada")
    album = Album(hall.sandbox, ada, tmp_path, None, ())
    said = await Play(hall, (ada,), album.picture_new_messages).run(EXAMPLE, 0, {"computers": 0})
    album.close()
    assert said == "0 presses, round 1, running"


@pytest.mark.browser
async def test_a_message_is_pictured_at_both_widths(sandbox: Sandbox, rest: Rest, tmp_path: Path) -> None:
    games = sandbox.channel("games")
    pick = {"type": 3, "custom_id": "s", "placeholder": "Which?", "options": [{"label": "One", "value": "1"}]}
    card = box(text("**Taken**"), gallery("map.png", description="The map"), {"type": 14}, row(pick))
    path = f"/channels/{games.id}/messages"
    assert (await send(rest, "POST", path, {"flags": V2, "components": [card]}, map_png=PNG))[0] == 200
    ada = sandbox.person("Ada")
    async with open_browser() as browser:
        album = Album(sandbox, ada, tmp_path, browser, ())
        await album.picture_new_messages([games])
        await album.picture_new_messages([games])  # nothing is new
        album.close()
    assert sorted(file.name for file in tmp_path.glob("*.png")) == ["001-games-1280.png", "001-games-390.png"]
    size = (tmp_path / "001-games-390.png").read_bytes()[16:20]
    assert int.from_bytes(size, "big") == PHONE
    written = (tmp_path / "screens.txt").read_text(encoding="utf-8")
    assert written == "001 · games · new\n**Taken**\n<picture: The map>\n---\n[Which? v]\n    One\n\n"


async def test_a_message_of_a_kept_world_is_found_by_its_words(sandbox: Sandbox, rest: Rest, tmp_path: Path) -> None:
    await rest.say(sandbox.channel("games").id, "the wanted one", embeds=[{"title": "A card", "description": "a\n\nb"}])
    await rest.say(sandbox.channel("games").id, "another")
    save_world(sandbox.hub, tmp_path / "world.json")
    wanted = ["Ada:games:wanted", "Boris:games:another"]
    args = Namespace(world=tmp_path / "world.json", show=wanted, out=tmp_path, fonts=[], width=None, plain=True)
    assert await picture_single_messages(args) == 0
    written = (tmp_path / "screens.txt").read_text(encoding="utf-8")
    assert written == "001 · games · kept\nthe wanted one\n| A card\n| a\n| b\n\n002 · games · kept\nanother\n\n"
