"""Pictures that Discord refuses follow by a row of the outbox: once, whatever breaks between the refusal and them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.delivery.seat_cards import SeatCards
from bot.sandbox.faults import Fault
from bot.sandbox.people.person import text_of
from bot.sandbox.world import SUPPRESS_NOTIFICATIONS as SILENT
from bot.sandbox.world import Message
from bot.tables.post_types import seat_card
from bot.titles import title_of_game
from render import Picture
from tests.bot.clockwork import default, seat_of, seated
from tests.bot.delivery.test_seat_cards import CALLBACK, EDIT, answers, cards, turn
from tests.bot.hall import InProcess, my_table, until
from tests.bot.sandbox.conftest import PNG
from tests.games import EXAMPLE

POST = "/channels/{channel_id}/messages"
MAP = Picture(data=PNG, mime="image/png", filename="map.png", alt="the map", width=1, height=1)
STEPS = 60  # until a picture is posted


async def refused(hall: InProcess, *, times: int = 1, lost: int = 0) -> tuple[list[Message], list[int]]:
    """Play until a picture is refused in the thread, so many times; the words that then go alone are lost as often.
    Return the messages of the thread from there on, and all numbers that the thread bears."""
    table, actor, _, _ = await seated(hall)
    thread = hall.thread(table)
    places = frozenset({thread.id})
    words = Fault("POST", POST, lose="request", times=lost, files=False, places=places)

    def then_lost() -> None:
        if lost and not words.hit:
            hall.sandbox.faults.add(words)

    fault = Fault("POST", POST, status=400, code=40005, files=True, places=places, times=times, then=then_lost)
    hall.sandbox.faults.add(fault)
    before = len(thread.messages)
    for _ in range(STEPS):
        if fault.hit:
            break
        before = len(thread.messages)
        await default(actor)
        await hall.settled()
    assert fault.hit == times and words.hit == lost

    async def all_told() -> bool:
        return not await hall.app.store.due_posts(9e9, 99)

    await until(all_told)
    messages = [m for m in thread.messages.values() if not m.deleted]
    numbers = [n for m in messages for n in post_numbers_of_table(m.all_words, table)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    return list(thread.messages.values())[before:], numbers


async def test_a_refused_picture_follows_its_words_with_a_number_of_its_own(hall: InProcess) -> None:
    messages, numbers = await refused(hall)
    (late,) = [m for m in messages if m.attachments]
    assert late.all_words.startswith(f"-# #{numbers[-1]}") and late.attachments[0].description and late.flags & SILENT


async def test_where_the_words_are_lost_after_the_refusal_the_picture_still_comes_once(hall: InProcess) -> None:
    """They are sent anew then, with their picture, so the row that is there for it has nothing to do."""
    messages, _ = await refused(hall, lost=1)
    (whole,) = [m for m in messages if m.attachments]
    assert not whole.all_words.startswith("-# #")


async def test_a_picture_that_is_refused_again_is_told_by_its_alt_text(hall: InProcess) -> None:
    messages, numbers = await refused(hall, times=2)
    assert not [m for m in messages if m.attachments]
    assert len(messages[-1].all_words.split(f"-# #{numbers[-1]}")[0]) > 10


@pytest.mark.parametrize("route", [("POST", CALLBACK), ("PATCH", EDIT)])
async def test_a_live_card_whose_picture_is_refused_gets_it_by_another_edit(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, route: tuple[str, str]
) -> None:
    """By the answer to its press, or by an edit of the outbox: no second message, and the picture is there."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    before = len(consul.messages("dm"))

    async def drawn(*_: object) -> tuple[Picture, ...]:
        return (MAP,)

    monkeypatch.setattr(SeatCards, "_map", drawn)
    fault = Fault(*route, status=400, code=40005, files=True)
    hall.sandbox.faults.add(fault)
    await answers(actor, consul, card if route[0] == "POST" else await my_table(consul, hall.thread(table)))
    await hall.settled()
    assert fault.hit and [file.filename for file in card.attachments] == ["map.png"]
    assert len(consul.messages("dm")) == before


async def test_a_press_is_answered_in_words_where_the_right_to_attach_files_may_be_missing(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once with the picture, once without; that is no fault of the press, nor tried by the outbox."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)

    async def drawn(*_: object) -> tuple[Picture, ...]:
        return (MAP,)

    monkeypatch.setattr(SeatCards, "_map", drawn)
    refused = [Fault("POST", CALLBACK, status=403, code=50013, files=True, times=99)]
    refused.append(Fault("PATCH", EDIT, status=403, code=50013, files=True, times=99))
    for fault in refused:
        hall.sandbox.faults.add(fault)
    before, shown = text_of(card), await answers(actor, consul, card)
    await hall.settled()
    assert all(one.kind == 7 and one.message is not None and one.message.id == card.id for one in shown)
    assert text_of(card) != before and table
    assert refused[0].hit <= len(shown) and not any(
        one.attachments for one in consul.messages("dm") if one.id == card.id
    )


@pytest.mark.parametrize(("status", "code"), [(400, 40005), (500, 0)])
async def test_a_hand_whose_edit_is_refused_comes_by_the_next(hall: InProcess, status: int, code: int) -> None:
    """It was noted as shown before the edit, so that neither the next edit nor a later one drew it."""
    _, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    seat, composer = seat_of(actor, consul), hall.app.composer
    composer.note_hand_not_shown(actor.live, seat)
    fault = Fault("PATCH", EDIT, status=status, code=code, files=True, times=1 if status == 400 else 5)
    hall.sandbox.faults.add(fault)
    await hall.app.store.post(actor.live.row.id, [seat_card(seat)])
    hall.app.worker.notify()

    async def there() -> bool:
        await hall.app.store.retry_now(actor.live.row.id, hall.app.tables.now())
        hall.app.worker.notify()
        return bool(fault.hit) and [file.filename for file in card.attachments] == ["hand.png"]

    await until(there)


async def test_what_is_drawn_beside_a_hand_is_drawn_anew_when_it_changes(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question that came in the place of the last showed the board as it was before the answer."""
    gold = [5]

    async def draw_hand(*_: object) -> Sequence[Picture]:
        return (replace(MAP, filename="hand.png", alt=f"gold {gold[0]}"),)

    monkeypatch.setattr(type(title_of_game(EXAMPLE)), "draw_hand", draw_hand)
    monkeypatch.setattr(type(title_of_game(EXAMPLE)), "hand_board_data", lambda self, view: (gold[0],))
    _, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    gold[0] = 3
    await answers(actor, consul, card)
    await until(lambda: [file.description for file in card.attachments] == ["gold 3"])
