"""The live card of a seat: one message in its DM, edited by its person's own presses; what another brings is new."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery.footers import post_numbers_of_table
from bot.delivery.seats import made_of
from bot.messages.card import DIVIDER
from bot.sandbox.faults import Fault
from bot.sandbox.interactions import DEFER_UPDATE
from bot.sandbox.people.person import Person, Receipt, text_of
from bot.sandbox.world import Message
from bot.screens.seat_card import folded_screen, lay_out_card, lead_above_questions, outcome_lines, plain_call_line
from bot.tables.actor import Actor
from bot.tables.automatic import AutomaticStep, next_step
from bot.tables.live import LiveTable
from bot.tables.post_types import seat_card
from bot.tables.table_extra import SeatMark, extra_of
from bot.tables.visible_events import SeatHistory, seat_history
from engine.kernel.actions import Pass
from engine.kernel.events import TABLE, OfferAnswered, OfferMade
from engine.kernel.prompts import SEALED
from engine.store.models import Decision
from testbed.drills.script import scripted_answer
from testbed.drills.steps import presses_for_answer
from tests.bot.clockwork import DAY, HOUR, Time, asked, default, seat_of, seated
from tests.bot.hall import InProcess, button, my_table, until, verbs

ANSWERS = {"ok", "do", "add", "sel", "pick", "bag", "open"}
EDIT = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
SILENT = 1 << 12  # Discord: no push and no sound


def cards(who: Person) -> list[Message]:
    """Return the messages in a person's DM on which something can be answered."""
    return [m for m in who.messages("dm") if ANSWERS & set(verbs(m))]


async def answers(actor: Actor, who: Person, message: Message, seed: str = "x") -> list[Receipt]:
    """Let a person answer their question by pressing on a message, step by step."""
    prompt = next(p for p in actor.live.prompts_waited_for() if p.seat == seat_of(actor, who) and p.answered is None)
    pressed = presses_for_answer(actor.live, prompt, scripted_answer(prompt, seed))
    return [await (await who.forge(message, step.custom_id, step.values)).wait_until_answered() for step in pressed]


def mark_of(actor: Actor, who: Person) -> SeatMark:
    """Return which message is a person's live card, as it is kept with the table."""
    return extra_of(actor.live.row).cards[seat_of(actor, who)]


def numbers(who: Person, table: str) -> list[int]:
    """Return all numbers that the messages in a person's DM bear."""
    return [n for m in who.messages("dm") for n in post_numbers_of_table(m.all_words, table)]


async def turn(hall: InProcess) -> tuple[str, Actor, Person, Person]:
    """Return a table of two, its actor, who is asked first, and the other."""
    table, actor, consul, other = await seated(hall)
    await hall.settled()
    return table, actor, consul, other


async def test_ones_own_press_edits_the_card_step_by_step(hall: InProcess) -> None:
    """The draft, then what came of it and the next question: one message, no sound, whatever it takes."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    assert (
        not card.flags & SILENT
        and card.content.startswith(f"{actor.live.row.name}, ")
        and mark_of(actor, consul).message
    )
    before = len(consul.messages("dm"))
    while any(p.answered is None and p.seat == seat_of(actor, consul) for p in actor.live.prompts_waited_for()):
        receipts = await answers(actor, consul, card)
        assert all(r.kind in (6, 7) and r.message is not None and r.message.id == card.id for r in receipts)
        await hall.settled()
        if len(cards(consul)) != 1:
            break
    assert len(consul.messages("dm")) <= before + 1
    assert len(set(numbers(consul, table))) == len(numbers(consul, table))


async def test_a_press_that_was_put_off_ends_with_the_edit_of_its_card(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot edits the card as its own message, not by the interaction: whoever waited for that waited for minutes."""
    monkeypatch.setattr("bot.interactions.context.PATIENCE", 0.0)
    _, actor, consul, _ = await turn(hall)
    prompt, (card,) = asked(actor), cards(consul)
    steps, put_off = presses_for_answer(actor.live, prompt, scripted_answer(prompt, "x")), 0
    for step in steps:
        receipt = await consul.forge(card, step.custom_id, step.values)
        await until(lambda: not hall.app.calls)
        assert not receipt.is_pending
        put_off += receipt.kind == DEFER_UPDATE
    assert prompt.id not in [p.id for p in actor.live.prompts_waited_for() if p.answered is None] and put_off


async def test_a_new_card_tells_first_what_came_of_the_last_decision(hall: InProcess) -> None:
    """A card that another's deed brings stands below the folded one: the result is read where the question is."""
    _, actor, consul, other = await turn(hall)
    seen, told = {m.id for who in (consul, other) for m in who.messages("dm")}, 0
    for _ in range(40):
        for who in (consul, other):
            seat = seat_of(actor, who)
            fresh = [m for m in cards(who) if m.id not in seen]
            seen |= {m.id for m in who.messages("dm")}
            history = await seat_history(actor.store, actor.live, seat)
            if fresh and history.decision is not None:
                assert outcome_lines(actor.live, seat, history)[0] in text_of(fresh[-1])
                told += 1
            if cards(who) and any(p.answered is None and p.seat == seat for p in actor.live.prompts_waited_for()):
                await answers(actor, who, cards(who)[-1])
                await hall.settled()
        if told >= 3:
            return
    raise AssertionError(f"only {told} new cards came after a decision")


async def test_a_press_elsewhere_is_answered_there_and_the_card_follows(hall: InProcess) -> None:
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    before, first = len(consul.messages("dm")), text_of(card)
    shown = await my_table(consul, hall.thread(table))
    receipts = await answers(actor, consul, shown)
    assert receipts[-1].is_ephemeral
    await hall.settled()
    assert len(consul.messages("dm")) == before and text_of(card) != first
    assert "For" in text_of(card) or "**" in text_of(card)


async def test_what_another_brings_is_a_new_message_and_the_old_one_is_folded(hall: InProcess) -> None:
    """Its first line says what is wanted, where and until when; the one before has one line and no button."""
    table, actor, consul, other = await turn(hall)
    while not cards(other):
        who = consul if asked(actor).seat == seat_of(actor, consul) else other
        await answers(actor, who, cards(who)[-1])
        await hall.settled()
    first = cards(other)[-1]
    mark = mark_of(actor, other)
    assert int(first.id) == mark.message and not first.flags & SILENT
    for _ in range(30):
        who = consul if asked(actor).seat == seat_of(actor, consul) else other
        await answers(actor, who, cards(who)[-1], seed="fold")
        await hall.settled()
        if mark_of(actor, other).message != mark.message:
            break
    assert mark_of(actor, other).message != mark.message
    assert not verbs(first) and first.content.count("\n") == 2  # label, answer, number
    decision = (await seat_history(actor.store, actor.live, seat_of(actor, other))).decision
    assert decision is not None
    key = "sealed" if decision.barrier == SEALED else "answered"
    assert first.content.split("\n")[1] == actor.live.words(f"seat_card.{key}", action=decision.label)
    assert len(set(numbers(other, table))) == len(numbers(other, table))
    for person in (consul, other):
        assert len(cards(person)) <= 1


@pytest.mark.parametrize("lose", ["request", "answer"])
async def test_an_answer_that_is_lost_is_made_up_for_by_an_edit(hall: InProcess, lose: str) -> None:
    """A kill between the decision and the answer, or an answer that never comes: the outbox brings the card up to
    date, and nothing is told twice."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    prompt = asked(actor)
    before = len(consul.messages("dm"))
    *draft, last = presses_for_answer(actor.live, prompt, scripted_answer(prompt, "x"))
    for step in draft:
        await (await consul.forge(card, step.custom_id, step.values)).wait_until_answered()
    hall.sandbox.faults.add(Fault("POST", CALLBACK, lose=lose, times=9))  # type: ignore[arg-type]
    press = asyncio.create_task(consul.forge(card, last.custom_id, last.values))  # which no answer ends
    await until(lambda: prompt.id not in {p.id for p in actor.live.prompts() if p.answered is None})
    await until(lambda: not hall.app.calls)
    await hall.settled()
    press.cancel()
    assert prompt.id not in {p.id for p in actor.live.prompts() if p.answered is None}
    assert len(consul.messages("dm")) == before and prompt.id not in str(card.components)
    assert len(set(numbers(consul, table))) == len(numbers(consul, table))


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50005), (429, 30046)])
async def test_a_card_that_cannot_be_edited_stays_and_a_new_one_comes(hall: InProcess, status: int, code: int) -> None:
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    fault = Fault("PATCH", EDIT, status=status, code=code, times=9, places=frozenset({card.channel_id}))
    if status == 429:
        fault = Fault("PATCH", EDIT, limited=4000.0, times=9, places=frozenset({card.channel_id}))
    hall.sandbox.faults.add(fault)
    await answers(actor, consul, await my_table(consul, hall.thread(table)))
    await hall.settled()
    new = cards(consul)[-1]
    assert fault.hit and new.id != card.id and new.flags & SILENT
    assert mark_of(actor, consul).message == int(new.id)
    stale = await (await consul.forge(card, button(card, "mine"))).wait_until_answered()
    assert stale.is_ephemeral  # the old one answers beside itself


async def test_a_deadline_folds_the_card_into_what_was_played(hall: InProcess) -> None:
    clock = Time(hall)
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    prompt = asked(actor)
    await clock.passes(2 * DAY, table)
    await hall.settled()
    assert prompt.id not in str(card.components)


async def test_an_undo_opens_the_card_again(hall: InProcess) -> None:
    """The own step taken back: the same message asks again, without a sound."""
    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    prompt = asked(actor)
    async with actor.turn():
        await actor.decide(prompt.seat, prompt.id, prompt.default, user=int(consul.id))  # type: ignore[arg-type]
    hall.app.tables.run_automatic(table)
    await hall.settled()
    asked_then = prompt.id in str(card.components)
    marker = {"what": "undone", "seat": prompt.seat, "user": int(consul.id), "label": {"key": "list.none"}}
    before = len(consul.messages("dm"))
    async with actor.turn():
        await actor.move_head(0, marker)
    hall.app.tables.posted()
    await hall.settled()
    assert not asked_then and prompt.id in str(card.components)
    assert len([m for m in consul.messages("dm") if "go back" not in text_of(m)]) <= before + 1


async def test_a_computer_player_that_sits_in_folds_the_card(hall: InProcess) -> None:
    from bot.tables import missed_deadlines

    table, actor, consul, _ = await turn(hall)
    (card,) = cards(consul)
    seat = actor.live.seat_of(int(consul.id))
    assert seat is not None
    async with actor.turn():
        await missed_deadlines.hand_to_computer(actor, seat, "ledger.kicked", owner=seat.user)
    hall.app.tables.run_automatic(table)
    await hall.settled()
    assert not verbs(card) and "Another plays this seat" in text_of(card)
    assert seat.seat not in extra_of(actor.live.row).cards


@pytest.mark.parametrize("outage", [0.0, 4000.0])
async def test_a_kill_after_a_card_was_sent_doubles_nothing_and_folds_the_old(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch, outage: float
) -> None:
    table, actor, consul, other = await turn(hall)
    while not cards(other):
        who = consul if asked(actor).seat == seat_of(actor, consul) else other
        await answers(actor, who, cards(who)[-1])
        await hall.settled()
    old = cards(other)[-1]
    seen = len(other.messages("dm"))
    with monkeypatch.context() as patched:

        async def dies(*args: object, **more: object) -> None:
            raise ConnectionAbortedError

        patched.setattr("bot.delivery.worker.retry_delay_seconds", lambda post: 3600.0)
        patched.setattr(hall.app.worker.seat_cards, "take_sent_message", dies)
        for _ in range(30):
            prompt = asked(actor)
            async with actor.turn():
                await actor.decide(prompt.seat, prompt.id, prompt.default)  # type: ignore[arg-type]
            hall.app.tables.run_automatic(table)
            await until(lambda: not hall.app.worker._busy and table not in hall.app.tables._settling)
            if len(other.messages("dm")) > seen:
                break
    hall.sandbox.advance(outage)
    await hall.app.store.retry_now(table, hall.app.tables.now())
    hall.app.worker.notify()
    await hall.settled()
    assert not verbs(old) and len(cards(other)) <= 1
    assert len(set(numbers(other, table))) == len(numbers(other, table))


async def test_old_cards_outlive_a_restart(hall: InProcess) -> None:
    """Which message it is lies with the table: another actor, made from the store, finds it."""
    table, actor, consul, _ = await turn(hall)
    row = await hall.app.store.table(table)
    assert row is not None and extra_of(row).cards[seat_of(actor, consul)] == mark_of(actor, consul)
    await default(actor)


async def test_the_line_that_calls_says_what_where_and_until_when(hall: InProcess) -> None:
    """Read as it was created, before any edit: plain words that the whole table may read, and none of the hand's."""
    table, actor, consul, other = await turn(hall)
    for n in range(25):
        for who in (consul, other):
            live, seat = actor.live, seat_of(actor, who)
            if not live.is_running or not any(p.seat == seat and p.answered is None for p in live.prompts_waited_for()):
                continue
            card = cards(who)[-1]
            if int(card.id) == mark_of(actor, who).message and card.edited_at is None:
                assert card.content.startswith("Ada's table, round ")
                assert any(said in card.content for said in ("your turn", "you may respond", "?"))
                assert "Answer within " in card.content and "<t:" not in card.content
                held = [live.words.name(one) for one in live.view(seat).hand]
                assert not any(name in card.content for name in held)
            await answers(actor, who, card, seed=f"push {n}")
            await hall.settled()
            break
    assert table


async def test_only_while_others_must_answer_is_a_sealed_answer_still_to_be_opened(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The promise stood on folded cards, and above the next question, long after all had been opened."""
    _, actor, _, other = await turn(hall)
    seat, answer = seat_of(actor, other), {"key": "bot.sealed", "args": {}}
    sealed = Decision(
        id=actor.live.head + 1, parent=None, seat=seat, prompt="", moment="", action={}, label=answer, barrier=SEALED,
        draws=(), at=0.0,
    )  # fmt: skip
    history = SeatHistory(decision=sealed)
    promise = "opened when all have answered"
    assert promise not in "\n".join(outcome_lines(actor.live, seat, history))  # nothing of it is open
    with monkeypatch.context() as while_open:
        while_open.setattr(LiveTable, "prompts_of", lambda *_: [SimpleNamespace(answered=Pass())])
        assert promise in "\n".join(outcome_lines(actor.live, seat, history))
    said = folded_screen(actor.live, seat, history, actor.live.head, gone=False).content
    assert "You have sealed" in said and promise not in said


async def test_what_came_of_an_answer_names_it_where_newer_things_stand_above(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bid's end stood below the treaty that was offered after it, as if it had come later."""
    _, actor, _, other = await turn(hall)
    seat, answer = seat_of(actor, other), {"key": "bot.sealed", "args": {}}
    own = Decision(
        id=actor.live.head, parent=None, seat=seat, prompt="", moment="", action={}, label=answer, barrier="", draws=(),
        at=0.0,
    )  # fmt: skip
    monkeypatch.setattr("bot.screens.seat_card.lines_since_decision", lambda *_: ("Newer.",))
    monkeypatch.setattr("bot.screens.seat_card.outcome_lines_of_game", lambda *_: ["**Older.**"])
    named = actor.live.words("seat_card.before", action=answer)
    for is_last, said in ((False, f"Newer.\n---\n{named}\n**Older.**"), (True, "Newer.\n---\n**Older.**")):
        lead = lead_above_questions(actor.live, seat, SeatHistory(decision=own, is_last=is_last), 1.0)
        parts = lay_out_card(lead, "### What now?", ()).card.parts  # type: ignore[union-attr]
        assert "\n".join("---" if part == DIVIDER else str(part) for part in parts) == f"{said}\n---\n### What now?"


def test_what_computers_make_of_a_press_rings_for_nobody_who_looks_on() -> None:
    """Each answer of a computer called anew, with the same words, who had pressed a moment before."""
    own = Decision(
        id=1, parent=None, seat="1", prompt="", moment="", action={}, label={}, barrier="", draws=(), at=100.0, user=7,
    )  # fmt: skip
    assert SeatHistory(decision=own, alone=True).has_person_just_pressed(110.0)
    assert not SeatHistory(decision=own, alone=False).has_person_just_pressed(110.0)  # another person has played
    assert not SeatHistory(decision=own, alone=True).has_person_just_pressed(200.0)  # nobody looks that long
    assert not SeatHistory(alone=True).has_person_just_pressed(110.0)


async def test_an_answer_is_told_after_the_offer_that_it_answers(hall: InProcess) -> None:
    """It stood above it, under "since your last move"."""
    _, actor, _, other = await turn(hall)
    seat, said = seat_of(actor, other), {"key": "bot.offered", "args": {}}
    made, declined = OfferMade(seat, TABLE, "toy", said), OfferAnswered(seat, TABLE, "toy", "declined", said)
    decided = Decision(
        id=actor.live.head + 1, parent=None, seat=seat, prompt="", moment="", action={}, label=said, barrier="",
        draws=(), at=0.0,
    )  # fmt: skip
    history = SeatHistory(decision=decided, came_of=(made,), since=(declined,), is_last=True)
    lead = lead_above_questions(actor.live, seat, history, 1.0)
    assert lead.since == () and "decline" in lead.said[-1] and len(lead.said) > 1


async def test_a_day_that_has_just_begun_is_called_a_day(hall: InProcess) -> None:
    """The line that calls said 23 hours where the card below it said 24."""
    _, actor, _, _ = await turn(hall)
    for seconds, said in ((24 * HOUR - 2, "24 hours"), (23.5 * HOUR, "23 hours"), (15 * 60 - 2, "15 minutes")):
        assert said in plain_call_line(actor.live, f"until <t:{int(seconds)}:R>", 0.0), said


async def decided(actor: Actor) -> None:
    """Let the default of what is asked be played by itself."""
    prompt = asked(actor)
    async with actor.turn():
        await actor.decide(prompt.seat, prompt.id, prompt.default, why="computer")  # type: ignore[arg-type]


def stands(actor: Actor, who: Person) -> str:
    """Return the small print of a person's card as the table stands now."""
    return lead_above_questions(actor.live, seat_of(actor, who), SeatHistory(), 0.0).above


def live_card(actor: Actor, who: Person) -> str:
    """Return what stands on a person's live card."""
    mark = mark_of(actor, who)
    return text_of(next(m for m in who.messages("dm") if int(m.id) == mark.message))


async def test_a_card_whose_picture_takes_long_shows_how_the_table_stands_by_then(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its small print was of before the drawing, its question of after it."""
    monkeypatch.setattr(made_of, "REST", 0.0)
    table, actor, consul, other = await turn(hall)
    drawing, drawn = asyncio.Event(), asyncio.Event()
    plain = hall.app.worker.seat_cards._map

    async def slow(*args: Any) -> Any:
        drawing.set()
        await drawn.wait()
        return await plain(*args)

    moved = 0
    for _ in range(60):
        who = next((one for one in (consul, other) if seat_of(actor, one) in extra_of(actor.live.row).cards), None)
        if who is None or not actor.live.is_running:
            break
        before = stands(actor, who)
        with monkeypatch.context() as patched:
            patched.setattr(hall.app.worker.seat_cards, "_map", slow)
            drawing.clear()
            drawn.clear()
            await hall.app.store.post(table, [seat_card(seat_of(actor, who))])
            hall.app.tables.posted()
            await drawing.wait()
            await decided(actor)
            hall.app.tables.run_automatic(table)
            drawn.set()
            await hall.settled()
        moved += stands(actor, who) != before
        assert stands(actor, who) in live_card(actor, who)
    assert moved > 3


async def test_a_card_that_is_shown_while_the_table_decides_by_itself_is_right_when_it_rests(
    hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press is answered in the middle of what computer players do; the seat is asked nothing of all that."""
    monkeypatch.setattr(made_of, "REST", 0.0)
    table, actor, consul, _ = await turn(hall)
    own, goes_on = seat_of(actor, consul), asyncio.Event()

    async def steps_of_others(*args: Any) -> Any:
        await goes_on.wait()
        prompt = next(
            (p for p in actor.live.prompts_waited_for() if p.answered is None and p.seat not in (own, TABLE)), None
        )
        if prompt is not None and prompt.default is not None:
            return AutomaticStep(prompt.seat, prompt.id, prompt.default, "computer")
        return await next_step(*args)

    moved = 0
    for _ in range(40):
        prompt = asked(actor)
        if prompt.seat != own:
            await decided(actor)
            hall.app.tables.run_automatic(table)
            await hall.settled()
            continue
        with monkeypatch.context() as patched:
            patched.setattr("bot.tables.registry.next_step", steps_of_others)
            goes_on.clear()
            await answers(actor, consul, next(m for m in cards(consul) if int(m.id) == mark_of(actor, consul).message))
            before = stands(actor, consul)
            goes_on.set()
            await hall.settled()
        moved += stands(actor, consul) != before
        assert stands(actor, consul) in live_card(actor, consul)
    assert moved > 1
