"""A drawing that takes long costs nobody an answer: each route that draws is acknowledged at once, what was one's own
message stays the one that is changed, and the picture comes when it is there."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.interactions import context, lesson_presses, presses
from bot.messages.screen import Screen
from bot.process.cost_limit import PICTURE_COMMANDS, PICTURE_PRESSES
from bot.sandbox.interactions import DEFER_UPDATE
from bot.sandbox.people.person import Person, Receipt, controls_of
from bot.sandbox.world import Channel, Message
from render import Picture
from render.service.render_service import RenderService
from testbed.drills.plain_pictures import PIXEL
from tests.bot.hall import InProcess, button, forward, my_table, rest_of, until, verbs
from tests.bot.replay.test_requests import Drawn, drawn
from tests.bot.screens.test_finale import SHORT, ended
from tests.conformance.walks import some_games
from tests.games import EXAMPLE

__all__ = ("drawn",)  # a fixture
COMMANDS = ("map", "hand", "log", "stats", "watch")
PRESSES = ("map", "hand", "chart")  # of My table and the panel, which also stand elsewhere
LEAVING = frozenset({"quit", "goleave", "end", "leave", "ok", "do", "quick"})  # what ends a table or a question
NOT_A_TABLES = frozenset({"card", "replay"})  # one needs a card's name, the other a finished game


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """Every drawing waits for this; whoever waits for one does so for a tenth of the usual time."""
    go = asyncio.Event()

    async def draw(self: RenderService, game: str, kind: str, *args: Any, **options: Any) -> Picture:
        await go.wait()
        return Picture(data=PIXEL, mime="image/png", filename=f"{kind}.png", alt=kind, width=2, height=3)

    monkeypatch.setattr(RenderService, "draw", draw)
    monkeypatch.setattr(context, "DRAWING", 0.06)
    monkeypatch.setattr(context, "PATIENCE", 0.15)
    yield go
    go.set()


async def acknowledged(receipt: Receipt) -> Receipt:
    """Wait until Discord has a first answer."""
    await until(lambda: receipt.kind is not None or receipt.has_failed)
    assert not receipt.has_failed and receipt.kind is not None
    return receipt


def own(who: Person, where: str | Channel) -> list[Message]:
    """Return the messages of a place that only this person sees."""
    return [m for m in who.messages(where) if m.ephemeral_to is not None and not m.deleted]


@pytest.mark.parametrize("path", COMMANDS)
async def test_a_command_is_answered_before_its_drawing(hall: InProcess, drawing: asyncio.Event, path: str) -> None:
    table = await hall.start("Ada", "Boris", game=EXAMPLE)
    receipt = await acknowledged(await hall.person("Ada").slash(path, hall.thread(table)))
    assert receipt.is_ephemeral
    drawing.set()
    assert (await receipt.wait_until_answered()).message is not None and not receipt.has_failed


@pytest.mark.parametrize("verb", PRESSES)
async def test_a_press_on_ones_own_message_is_answered_before_its_drawing(
    hall: InProcess, drawing: asyncio.Event, verb: str
) -> None:
    table = await hall.start("Ada", "Boris", game=EXAMPLE)
    ada, thread = hall.person("Ada"), hall.thread(table)
    message = await my_table(ada, thread)
    if verb not in verbs(message):
        message = next(m for m in reversed(thread.messages.values()) if verb in verbs(m))
    receipts = [await acknowledged(await ada.press(message, custom_id=button(message, verb))) for _ in range(2)]
    drawing.set()
    for receipt in receipts:
        assert (await receipt.wait_until_answered()).message is not None and not receipt.has_failed
    assert not any(one.is_loading for one in ada.messages(thread))


async def test_a_page_of_a_lesson_is_turned_before_its_map_is_drawn(hall: InProcess, drawing: asyncio.Event) -> None:
    ada = hall.person("Ada")
    opened = await (await ada.slash("learn", "games", game=EXAMPLE)).wait_until_answered()
    message = opened.message
    assert message is not None
    count = len(own(ada, "games"))
    turned = await acknowledged(await ada.press(message, custom_id=forward(message)))
    assert turned.message is not None and turned.message.id == message.id
    drawing.set()
    await until(lambda: any(file.filename == "map.png" for file in message.attachments))
    assert len(own(ada, "games")) == count and "page 2 of" in message.all_words, "one page, and nothing beside it"


async def test_what_is_put_off_on_ones_own_message_becomes_that_message(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer that takes long without any drawing: the pressed message waits, and no other says "thinking"."""
    ada, go, page = hall.person("Ada"), asyncio.Event(), lesson_presses._page
    message = (await (await ada.slash("learn", "games", game=EXAMPLE)).wait_until_answered()).message
    assert message is not None

    async def later(*args: Any) -> Screen:
        await go.wait()
        return await page(*args)

    monkeypatch.setattr(context, "PATIENCE", 0.05)
    monkeypatch.setattr(lesson_presses, "_page", later)
    count, on = len(own(ada, "games")), forward(message)
    receipts = [await acknowledged(await ada.press(message, custom_id=on)) for _ in range(2)]
    assert all(receipt.is_pending for receipt in receipts) and not message.is_loading
    go.set()
    for receipt in receipts:
        await receipt.wait_until_answered()
        assert "page 2 of" in message.all_words and not receipt.is_pending
    await hall.settled()
    assert len(own(ada, "games")) == count and {receipt.message and receipt.message.id for receipt in receipts} == {
        message.id
    }


def test_every_route_that_draws_is_known() -> None:
    assert set(COMMANDS) == PICTURE_COMMANDS - NOT_A_TABLES
    assert set(PRESSES) <= PICTURE_PRESSES


async def _use(who: Person, message: Message, control: dict[str, Any]) -> list[Receipt]:
    """Press a button, or choose the first line of a list, twice before the bot can have answered."""
    name, lines = str(control["custom_id"]), control.get("options")
    if lines:
        value = lines[0]["value"]
        return await asyncio.gather(*(who.select(message, value, custom_id=name) for _ in range(2)))
    return await asyncio.gather(*(who.press(message, custom_id=name) for _ in range(2)))


async def _press_all(who: Person, thread: Channel, shown: list[Message], tried: set[tuple[str, bool]]) -> None:
    """Press every button and list of these messages, and of those that they lead to, but for what ends something."""
    while shown:
        message = shown.pop(0)
        public = message.ephemeral_to is None and message.channel_id == thread.id
        for control in controls_of(message):
            verb = str(control.get("custom_id", "")).split(":")[0]
            if not verb or verb in LEAVING or (verb, public) in tried or control.get("disabled"):
                continue
            tried.add((verb, public))
            receipts = [await acknowledged(receipt) for receipt in await _use(who, message, control)]
            for receipt in receipts:
                if receipt.kind != DEFER_UPDATE:
                    assert not (await receipt.wait_until_answered()).is_pending, f"{verb} waits for its drawing"
                    shown += [receipt.message] if receipt.message is not None and not receipt.modal else []
            if not public and any(receipt.message is message for receipt in receipts):
                shown.append(message)
                break  # it shows something else now


@pytest.mark.parametrize("game", some_games(0, 1))
async def test_no_press_waits_for_a_drawing(hall: InProcess, drawing: asyncio.Event, game: str) -> None:
    """Every button and list that a person meets at a table is pressed twice while nothing is ever drawn: each press is
    answered in words all the same."""
    drawing.set()  # until the table stands
    table = await hall.start("Ada", "Boris", game=game)
    ada, thread, tried = hall.person("Ada"), hall.thread(table), set[tuple[str, bool]]()
    shown = [await my_table(ada, thread), *reversed(ada.messages("dm")), *reversed(ada.messages(thread))]
    drawing.clear()
    for path in COMMANDS:
        answer = (await (await ada.slash(path, thread)).wait_until_answered()).message
        assert answer is not None and not answer.is_loading, path
        shown.append(answer)
    await _press_all(ada, thread, shown, tried)
    met = {verb for verb, _ in tried}
    assert set(PRESSES) <= met and {verb for verb, public in tried if public} >= {"mine", "map"}, tried
    drawing.set()
    await hall.settled()
    assert not any(one.is_loading for place in ("dm", thread) for one in ada.messages(place))


@pytest.mark.parametrize("game", SHORT[1:2])
async def test_no_press_at_a_table_at_rest_waits_for_a_drawing(
    hall: InProcess, drawing: asyncio.Event, drawn: Drawn, game: str
) -> None:
    """After the end, too: who looks on step by step, by anybody's eyes, what came of it, the replay and the film."""
    drawing.set()
    table, card = await ended(hall, game, "Boris")
    felix, thread, tried = hall.person("Felix"), hall.thread(table), set[tuple[str, bool]]()
    drawing.clear()
    drawn.hold.clear()
    shown = []
    asked = [("log", {}), ("stats", {}), ("watch", {}), ("replay", {}), ("map", {}), ("map", {"when": "1"})]
    for path, given in asked:
        answer = (await (await felix.slash(path, thread, **given)).wait_until_answered()).message
        assert answer is not None and not answer.is_loading, path
        shown.append(answer)
    await _press_all(felix, thread, [*shown, card, *reversed(felix.messages(thread))], tried)
    met = {verb for verb, _ in tried}
    assert met >= {"watch", "then", "eyes", "map", "replay", "film", "stats"}, met
    drawing.set()
    drawn.hold.set()
    await hall.settled()
    assert not any(one.is_loading for one in felix.messages(thread))


async def test_presses_on_a_posted_message_are_one_while_the_first_is_carried_out(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, go, carried = await hall.start("Ada", "Boris", game=EXAMPLE), asyncio.Event(), presses.HANDLERS["map"]
    ada, boris, thread, count = hall.person("Ada"), hall.person("Boris"), hall.thread(table), 0
    message = next(m for m in reversed(thread.messages.values()) if m.ephemeral_to is None and "map" in verbs(m))

    async def later(context: Any, actor: Any) -> None:
        nonlocal count
        count += 1
        await go.wait()
        await carried(context, actor)

    monkeypatch.setattr(context, "PATIENCE", 0.05)
    monkeypatch.setitem(presses.HANDLERS, "map", later)
    before = len(own(ada, thread))
    first, second, other = [
        await acknowledged(await who.press(message, custom_id=button(message, "map"))) for who in (ada, ada, boris)
    ]
    assert second.kind == DEFER_UPDATE and first.is_pending and other.is_pending and count == 2
    assert first.is_ephemeral and other.is_ephemeral, "the message is everybody's"
    go.set()
    await first.wait_until_answered()
    await other.wait_until_answered()
    again = await acknowledged(await ada.press(message, custom_id=button(message, "map")))
    assert again.is_ephemeral and len(own(ada, thread)) == before + 2, "the third press came after the answer"


async def test_a_form_for_which_it_is_too_late_is_asked_for_again(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes no form once an answer was put off: the words that stand for it say so, and nothing still waits."""
    ada, go, opens = hall.person("Ada"), asyncio.Event(), presses.HANDLERS["word"]
    message = await rest_of(ada, hall.card(await hall.create("Ada", "Boris")))

    async def later(context: Any, actor: Any) -> None:
        await go.wait()
        await opens(context, actor)

    monkeypatch.setattr(context, "PATIENCE", 0.05)
    monkeypatch.setitem(presses.HANDLERS, "word", later)
    late = await acknowledged(await ada.press(message, "A word for the dice"))
    assert (late.is_pending, late.modal) == (True, None)
    go.set()
    await until(lambda: any("Press again" in one.all_words for one in own(ada, "games")))
    await hall.settled()
    assert not late.is_pending and not any(one.is_loading for one in own(ada, "games"))
