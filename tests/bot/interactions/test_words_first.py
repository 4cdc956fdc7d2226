"""A private answer with pictures: its words wait neither for their drawing nor for the right to attach files."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.interactions import context
from bot.testbed.sandbox.faults import Fault
from bot.testbed.sandbox.people.person import Person, Receipt, text_of
from bot.titles import title
from render import Picture
from tests.bot.clockwork import seated
from tests.bot.conftest import PIXEL
from tests.bot.hall import InProcess, until
from tests.games import EXAMPLE

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
HAND = Picture(data=PIXEL, mime="image/png", filename="hand.png", alt="hand", width=2, height=3)


@pytest.fixture
def drawn(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Hands are drawn when this is set, which takes longer than words wait for."""
    ready = asyncio.Event()

    async def draw_hand(*_: object) -> Sequence[Picture]:
        await ready.wait()
        return (HAND,)

    monkeypatch.setattr(type(title(EXAMPLE)), "draw_hand", draw_hand)
    monkeypatch.setattr(context, "DRAWING", 0.05)
    return ready


async def hand_of(hall: InProcess, who: Person, table: str) -> Receipt:
    return await (await who.slash("hand", hall.thread(table))).settled()


def pictured(receipt: Receipt) -> bool:
    return receipt.message is not None and [one.filename for one in receipt.message.attachments] == ["hand.png"]


@pytest.mark.parametrize("plain", [False, True])
async def test_the_words_of_a_hand_come_first_and_its_picture_when_it_is_drawn(
    hall: InProcess, drawn: asyncio.Event, plain: bool
) -> None:
    """A cold hand of The Sword of Rome was answered after 24 seconds on a busy machine."""
    drawn.set()
    table, _, consul, _ = await seated(hall)
    if plain:
        await (await consul.slash("settings", "dm", posts="plain")).settled()
    drawn.clear()
    shown = await hand_of(hall, consul, table)
    assert shown.message is not None and "Your hand" in shown.text and not shown.message.attachments
    drawn.set()
    before = consul.messages(hall.thread(table))
    if plain:
        await until(lambda: any(m.attachments for m in consul.messages(hall.thread(table))[-1:]))
        return
    await until(lambda: pictured(shown))
    assert "Your hand" in text_of(shown.message) and len(consul.messages(hall.thread(table))) == len(before)


async def test_a_hand_that_is_drawn_at_once_is_one_answer(hall: InProcess, drawn: asyncio.Event) -> None:
    drawn.set()
    table, _, consul, _ = await seated(hall)
    await hall.settled()
    edits = [one for one in hall.sandbox.server.log if one[0] == "PATCH"]
    shown = await hand_of(hall, consul, table)
    assert pictured(shown) and [one for one in hall.sandbox.server.log if one[0] == "PATCH"] == edits


@pytest.mark.refused_forms
async def test_a_picture_that_discord_does_not_find_on_the_edit_follows(hall: InProcess, drawn: asyncio.Event) -> None:
    drawn.set()
    table, _, consul, _ = await seated(hall)
    await hall.settled()
    drawn.clear()
    hall.sandbox.faults.traps.gallery_edits = True
    shown = await hand_of(hall, consul, table)
    drawn.set()
    await until(lambda: any(m.attachments for m in consul.messages(hall.thread(table))[-1:]))
    assert shown.message is not None and not shown.message.attachments and "Your hand" in shown.text


@pytest.mark.parametrize("forbidden", ["answer", "follow-up", "edit"])
async def test_words_go_alone_where_the_right_to_attach_files_may_be_missing(
    hall: InProcess, drawn: asyncio.Event, forbidden: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are tried once alone, and nothing is tried again."""
    drawn.set()
    table, _, consul, _ = await seated(hall)
    await hall.settled()
    if forbidden == "follow-up":
        monkeypatch.setattr(context, "PATIENCE", 0.0)
        monkeypatch.setattr(context, "DRAWING", 5.0)
        drawn.clear()
        asyncio.get_running_loop().call_later(0.5, drawn.set)
    faults = [
        Fault(method, route, status=403, code=50013, files=True, times=9)
        for method, route in (("POST", CALLBACK), ("POST", FOLLOW_UP), ("PATCH", f"{FOLLOW_UP}/messages/@original"))
    ]
    for fault in faults:
        hall.sandbox.faults.add(fault)
    if forbidden == "edit":
        drawn.clear()
        asyncio.get_running_loop().call_later(0.5, drawn.set)
    shown: Any = await hand_of(hall, consul, table)
    await until(lambda: "Your hand" in (shown.text or ""))
    await until(lambda: not hall.app.calls)
    assert sum(fault.hit for fault in faults) == 1 and not shown.message.attachments
