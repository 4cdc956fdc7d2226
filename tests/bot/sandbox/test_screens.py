"""`scripts/screens.py`: a game is played by presses alone, and every screen of it is kept."""

from argparse import Namespace
from copy import copy
from pathlib import Path
from typing import Any, cast

import pytest

from bot.sandbox.launch import Sandbox, save_world
from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.actions.siege import DrawGarrison, LeaveGarrison
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu
from engine.kernel.prompts import Prompt
from scripts.screens import Album, picture_single_messages
from scripts.screens_play import ANSWERS, Play
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


def test_what_can_be_done_and_undone_without_end_is_ended() -> None:
    """A garrison was left and taken back dozens of times in one phase of the Republic."""
    names = ("leave_garrison", "draw_garrison", "end_phase")
    buttons = [{"type": 2, "style": 2, "custom_id": f"do:AAAAA:q:{name}", "label": name} for name in names]
    message = Message(id="1", channel_id="2", author_id="3", at=0.0, components=[{"type": 1, "components": buttons}])
    menu = Menu(Form(LeaveGarrison, sp=Number(1, 3)), Form(DrawGarrison, sp=Number(1, 3)), Form(EndPhase))
    prompt = Prompt(id="q", seat="1", side="rome", kind="must", moment="phase.act", within=("phase_3",),
                    menu_of=lambda side: menu, default_of=lambda side: EndPhase())  # fmt: skip
    player: Any = Play(cast(InProcess, None), [cast(Person, None)], cast(Any, None))
    assert player._next(message, prompt)["custom_id"].endswith("leave_garrison")
    player._answered["phase.act", "phase_3"] = ANSWERS
    assert player._next(message, prompt)["custom_id"].endswith("end_phase")
    elsewhere = copy(prompt)
    elsewhere.within = ("phase_4",)
    assert player._next(message, elsewhere)["custom_id"].endswith("leave_garrison")


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
