"""Pictures reach each person in the colours that they have chosen, by DM and as answers; the thread's stay as drawn."""

import io
from typing import Any

import pytest
from PIL import Image

from bot.sandbox.people.person import Person
from bot.sandbox.world import Message
from bot.titles import title_of_game
from bot.titles.map_request import MapRequest
from render.picture import Picture, encode_picture
from tests.bot.clockwork import default, seated
from tests.bot.hall import InProcess, until
from tests.games import EXAMPLE

RED, BLUE = (179, 67, 43), (31, 95, 148)


@pytest.fixture
def in_two_colours(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw two colours, as drawings are encoded, in place of a pixel."""

    async def one(self: Any, *args: Any, **more: Any) -> Picture:
        image = Image.new("RGB", (60, 40), RED)
        image.paste(BLUE, (0, 0, 30, 40))
        return encode_picture(image, "map", "Two colours")

    async def several(self: Any, *args: Any, **more: Any) -> tuple[Picture, ...]:
        return (await one(self),)

    for name in ("draw_map", "draw_places", "draw_card", "draw_event"):
        monkeypatch.setattr(type(title_of_game(EXAMPLE)), name, one)
    monkeypatch.setattr(type(title_of_game(EXAMPLE)), "draw_hand", several)


def grey(message: Message) -> bool:
    """Return whether all colours of a message's pictures are grey."""
    found = [one for one in message.attachments if one.content_type == "image/png"]
    assert found
    return all(red == green == blue for one in found for red, green, blue in _colours(one.data))


def _colours(data: bytes) -> list[tuple[int, int, int]]:
    with Image.open(io.BytesIO(data)) as image:
        pixels = image.convert("RGB").resize((90, 90), Image.Resampling.NEAREST).tobytes()
    return [(pixels[n], pixels[n + 1], pixels[n + 2]) for n in range(0, len(pixels), 3)]


async def test_a_map_that_is_turned_dark_is_drawn_light(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever theme is asked for: a dark drawing would be turned light."""
    table, _, consul, _ = await seated(hall)
    themes: list[str] = []

    async def drawn(self: Any, renderer: Any, view: Any, words: Any, request: MapRequest) -> Picture:
        themes.append(request.theme)
        return encode_picture(Image.new("RGB", (60, 40), RED), "map", "One colour")

    monkeypatch.setattr(type(title_of_game(EXAMPLE)), "draw_map", drawn)
    for pictures, when in (("drawn", ""), ("dark", ""), ("dark", "1")):
        await (await consul.slash("settings", "games", pictures=pictures)).wait_until_answered()
        given = {"theme": "dark", "when": when} if when else {"theme": "dark"}
        await (await consul.slash_with("map", hall.thread(table), given)).wait_until_answered()
    assert themes == ["dark", "light", "light"]


async def asked_for(who: Person, command: str, hall: InProcess, table: str) -> Message:
    receipt = await (await who.slash(command, hall.thread(table))).wait_until_answered()
    await until(lambda: receipt.message is not None and receipt.message.attachments)
    assert receipt.message is not None
    return receipt.message


async def test_a_person_s_pictures_are_in_his_colours_and_nobody_else_s_are(
    hall: InProcess, in_two_colours: None
) -> None:
    table, actor, consul, other = await seated(hall)
    set_to = await (await consul.slash("settings", "games", pictures="grey")).wait_until_answered()
    assert "Pictures: Grey" in set_to.text
    assert grey(await asked_for(consul, "map", hall, table)) and grey(await asked_for(consul, "hand", hall, table))
    assert not grey(await asked_for(other, "map", hall, table))
    before = len(consul.messages("dm"))
    while len(consul.messages("dm")) == before or not consul.messages("dm")[-1].attachments:
        await default(actor)
        await hall.settled()
    assert grey(consul.messages("dm")[-1])
    assert not grey([m for m in hall.thread(table).messages.values() if m.attachments][-1])
    back = await (await consul.slash("settings", "games", pictures="drawn")).wait_until_answered()
    assert "Original colours" in back.text
    assert not grey(await asked_for(consul, "map", hall, table))
