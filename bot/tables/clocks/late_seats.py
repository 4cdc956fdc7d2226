"""What follows where a seat's time is over, before the default is played: a deadline is forgiven, an account is empty,
or a computer player takes the seat of who has missed too many. Call everything here within the actor's turn."""

import msgspec

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.clocks.time_terms import DEFAULT, REPLACE, SeatClock
from bot.tables.missed_deadlines import hand_over_after_missed_deadline, hand_to_computer
from bot.tables.table_extra import Reminded, with_extra
from bot.tables.timing import (
    account_end,
    counted_seconds,
    granted_seconds,
    opened_at,
    table_quiet_hours,
    uncounted_times_of_seat,
)
from engine.kernel.events import Seat
from engine.kernel.prompts import MUST, Prompt
from engine.kernel.texts import keyed_text
from engine.store.models import HUMAN


async def handle_late_seat(actor: Actor, prompt: Prompt, now: float) -> bool:
    """Deal with a seat whose time for a question is over; return whether nothing is played for its person: they have
    time again, or sit there no more."""
    live, seat = actor.live, actor.live.seat_row(prompt.seat)
    if seat is None or seat.kind != HUMAN:
        return False
    empty = account_end(live, prompt.seat)
    if empty is not None and empty <= now:
        bank = live.extra.bank
        if bank is None or bank.then == DEFAULT:
            await _tell_empty(actor, prompt.seat, seat.user)
            return False
        why, opened = keyed_text("notice.why_account"), bank.then == REPLACE
        key = "ledger.account_open" if opened else "ledger.account_empty"
        await hand_to_computer(actor, seat, key, owner=seat.user, why=why, opened=opened)
        return True
    return await _forgive(actor, prompt, now) or await hand_over_after_missed_deadline(actor, seat)


async def _tell_empty(actor: Actor, seat: Seat, user: int | None) -> None:
    """Tell somebody and the table, once, that an account is empty and what is played from now on."""
    live = actor.live
    clock = live.extra.clocks.get(seat, SeatClock())
    if clock.told_empty:
        return
    extra = with_extra(live.row, clocks={**live.extra.clocks, seat: msgspec.structs.replace(clock, told_empty=True)})
    posts = [notices.ledger_post(live, "ledger.account_default", seat=seat)]
    if user is not None:
        posts.append(notices.personal_notice_post(user, keyed_text("notice.account_default")))
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))


async def _forgive(actor: Actor, prompt: Prompt, now: float) -> bool:
    """Give somebody the whole time for a question once more, if the table forgives a missed deadline and they have one
    left; tell them and the table."""
    live, grace, deadline = actor.live, actor.live.extra.grace, actor.live.row.pace.deadline
    opened, clock = opened_at(live), live.extra.clocks.get(prompt.seat, SeatClock())
    if grace is None or deadline is None or prompt.kind != MUST or opened is None or clock.forgiven >= grace.times:
        return False
    had = counted_seconds(opened, now, table_quiet_hours(live), uncounted_times_of_seat(live, prompt.seat, clock))
    spared = msgspec.structs.replace(
        clock, more=max(had - granted_seconds(live), 0.0), forgiven=clock.forgiven + 1, in_time=0
    )
    question, left = live.open_question_key(), grace.times - spared.forgiven
    extra = with_extra(
        live.row,
        clocks={**live.extra.clocks, prompt.seat: spared},
        reminded={**live.extra.reminded, prompt.seat: Reminded(question, now, last_call=False)},
    )
    said = keyed_text("remind.forgiven", count=left, back=grace.back)
    posts = [
        notices.ledger_post(live, "ledger.forgiven", seat=prompt.seat, count=left),
        notices.card_post(prompt.seat, said, ("mine", "", "", "primary")),
        *notices.deadline_update_posts(live),
    ]
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))
    return True
