"""The map follows the question: a list of places comes with the crop of these places, in a DM and in an answer."""

from typing import Any

import pytest

from bot.titles.map_request import PlacesRequest
from bot.titles.total_war_rome.title import TITLE
from tests.bot.hall import InProcess, button
from tests.bot.titles.total_war_rome.test_legal import to_campaign, whose


async def test_a_list_of_places_comes_with_its_lettered_crop(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[dict[str, str]] = []
    draw = TITLE.draw_places

    async def noted(renderer: Any, view: Any, words: Any, request: PlacesRequest) -> Any:
        drawn.append(dict(request.letters))
        return await draw(renderer, view, words, request)

    monkeypatch.setattr(TITLE, "draw_places", noted)
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    await to_campaign(hall, name)
    live = (await hall.actor(name)).live
    prompt = next(p for p in live.prompts_waited_for() if "place_army" in p.menu.forms)
    person = whose(hall, live, prompt)
    receipt = await (await person.slash("legal", hall.thread(name), what="Place an army")).wait_until_answered()
    assert receipt.message is not None
    shown = await (await person.press(receipt.message, custom_id=button(receipt.message, "add"))).wait_until_answered()
    assert shown.message is not None
    if not any(drawn):  # which army comes first; the card in the DM is drawn, too, and has no letters
        shown = await (await person.press(shown.message, custom_id=button(shown.message, "add"))).wait_until_answered()
    lettered = [letters for letters in drawn if letters]
    assert lettered and shown.message is not None
    places = {
        o.token
        for o in prompt.menu.choices_after(
            ("place_army", prompt.menu.choices_after(("place_army",)).options[0].token)
        ).options
    }
    assert set(lettered[-1]) <= places and sorted(lettered[-1].values())[0] == "A"
    assert len(shown.message.attachments) == 1, shown.message


async def test_a_picture_that_cannot_be_drawn_costs_no_question(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("no map")

    monkeypatch.setattr(TITLE, "draw_places", broken)
    name = await hall.start("Ada", "Boris", game="total_war_rome")
    await to_campaign(hall, name)
    live = (await hall.actor(name)).live
    prompt = next(p for p in live.prompts_waited_for() if "place_army" in p.menu.forms)
    person = whose(hall, live, prompt)
    receipt = await (await person.slash("legal", hall.thread(name), what="Place an army")).wait_until_answered()
    assert receipt.message is not None
    shown = await (await person.press(receipt.message, custom_id=button(receipt.message, "add"))).wait_until_answered()
    assert "Place an army" in shown.text
