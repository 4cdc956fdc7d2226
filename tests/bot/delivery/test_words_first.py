"""A private answer with pictures: its words wait neither for their drawing nor for the right to attach files."""

import asyncio
import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.interactions import context
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import Person, Receipt, text_of
from bot.sandbox.world import Message
from bot.titles import title_of_game
from render import Picture
from testbed.drills.plain_pictures import PIXEL
from testbed.drills.script import scripted_answer
from testbed.drills.steps import Step, presses_for_answer
from tests.bot.clockwork import asked, default, seat_of, seated
from tests.bot.delivery.test_seat_cards import mark_of
from tests.bot.hall import InProcess, my_table, until
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

    monkeypatch.setattr(type(title_of_game(EXAMPLE)), "draw_hand", draw_hand)
    monkeypatch.setattr(context, "DRAWING", 0.05)
    return ready


async def hand_of(hall: InProcess, who: Person, table: str) -> Receipt:
    return await (await who.slash("hand", hall.thread(table))).wait_until_answered()


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
        await (await consul.slash("settings", "dm", posts="plain")).wait_until_answered()
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


@pytest.fixture
def mapped(hall: InProcess, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Maps of drafts are drawn when this is set, which takes longer than words wait for."""
    ready = asyncio.Event()

    async def draw(live: Any, store: Any, renderer: Any, prompt: Any, draft: Any, *_: object) -> tuple[Picture, ...]:
        await ready.wait()
        return (dataclasses.replace(HAND, filename=f"{len(draft.given)}.png"),)

    monkeypatch.setattr("bot.delivery.question_maps.question_pictures", draw)
    monkeypatch.setattr("bot.delivery.seat_cards.question_pictures", draw)
    monkeypatch.setattr(context, "DRAWING", 0.05)
    monkeypatch.setattr("bot.interactions.decisions.DRAWING", 0.05)
    return ready


def files(message: Message | None) -> list[str]:
    """Return the names of a message's files."""
    return [one.filename for one in message.attachments] if message is not None else []


async def drafted(hall: InProcess, mapped: asyncio.Event) -> tuple[Person, list[Step], Message, Message]:
    """Return who is asked something that takes two steps at least, the steps, their live card and their "My table"."""
    mapped.set()
    table, actor, *people = await seated(hall)
    await hall.settled()
    for n in range(60):
        prompt = asked(actor)
        who = next(one for one in people if seat_of(actor, one) == prompt.seat)
        pressed = presses_for_answer(actor.live, prompt, scripted_answer(prompt, f"{n}"))
        if len(pressed) > 2:
            break
        await default(actor)
        hall.app.tables.run_automatic(table)
        await hall.settled()
    card = next(m for m in who.messages("dm") if int(m.id) == mark_of(actor, who).message)
    return who, pressed, card, await my_table(who, hall.thread(table))


async def test_a_step_of_a_draft_is_shown_at_once_and_its_map_when_it_is_drawn(
    hall: InProcess, mapped: asyncio.Event
) -> None:
    """After a start each press waited for the first maps, one after another."""
    who, pressed, _, mine = await drafted(hall, mapped)
    mapped.clear()
    shown = await (await who.forge(mine, pressed[0].custom_id, pressed[0].values)).wait_until_answered()
    assert shown.kind == 7 and not files(shown.message)
    mapped.set()
    await until(lambda: files(shown.message))
    assert shown.message is not None and text_of(shown.message)
    await until(lambda: not hall.app.calls)


async def test_a_map_that_comes_after_the_next_press_changes_nothing(hall: InProcess, mapped: asyncio.Event) -> None:
    who, pressed, _, mine = await drafted(hall, mapped)
    mapped.clear()
    await (await who.forge(mine, pressed[0].custom_id, pressed[0].values)).wait_until_answered()
    second = await (await who.forge(mine, pressed[1].custom_id, pressed[1].values)).wait_until_answered()
    assert second.message is not None
    said = text_of(second.message)
    mapped.set()
    await until(lambda: files(second.message))
    await until(lambda: not hall.app.calls)
    assert text_of(second.message) == said and len(files(second.message)) == 1


async def test_a_step_on_the_live_card_is_shown_at_once_and_the_outbox_adds_its_map(
    hall: InProcess, mapped: asyncio.Event
) -> None:
    who, pressed, card, _ = await drafted(hall, mapped)
    before = len(who.messages("dm"))
    mapped.clear()
    for step in pressed[:2]:
        shown = await (await who.forge(card, step.custom_id, step.values)).wait_until_answered()
        assert shown.kind == 7 and not files(card), "the map of before is taken away"
    said = text_of(card)
    mapped.set()
    await until(lambda: files(card))
    await hall.settled()
    assert text_of(card) == said and len(files(card)) == 1 and len(who.messages("dm")) == before


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


@pytest.mark.parametrize(
    ("who", "command", "options", "says"),
    [
        ("Ada", "map", {}, "Round 1"),
        ("Ada", "map", {"when": "1"}, "Round 1"),
        ("Ada", "stats", {}, "Prestige"),
        ("Ada", "card", {"card": "Siege"}, "Siege"),
        ("Clara", "watch", {}, "Round 1"),
    ],
)
async def test_whatever_is_looked_up_is_answered_in_words_first(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, who: str, command: str, options: dict[str, str], says: str
) -> None:
    """As a hand is: nobody waits for a map, a chart or a card to read what it says."""
    table, ready = await hall.start("Ada", "Boris"), asyncio.Event()
    await hall.settled()
    asks, thread = hall.person(who), hall.thread(table)

    async def draw(*_: object, **__: object) -> Picture:
        await ready.wait()
        return HAND

    monkeypatch.setattr(hall.app.renderer, "draw", draw)
    for name in ("draw_map", "draw_card"):
        monkeypatch.setattr(type(title_of_game(EXAMPLE)), name, draw)
    monkeypatch.setattr(context, "DRAWING", 0.05)
    told = await (await asks.slash(command, thread, **options)).wait_until_answered()
    assert says in told.text and told.message is not None and not told.message.attachments, told
    ready.set()
    await until(lambda: pictured(told))
    assert says in told.text
