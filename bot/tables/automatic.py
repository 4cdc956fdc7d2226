"""What is decided without a press: computer players, questions that openly leave nothing to decide, plans and standing
orders, the closing of windows, deadlines, and those who are away. Each is an ordinary decision of its seat. Reminders,
votes that run out, idle tables and the term of games that were ended are looked after beside.
"""

import logging

import msgspec

from bot.tables.actor import Actor
from bot.tables.clocks.late_seats import handle_late_seat
from bot.tables.clocks.seat_clocks import note_question
from bot.tables.computers.answers import answer_of_computer
from bot.tables.computers.thinking import answer_thought_out_so_far, thought_answer
from bot.tables.dice_words import opening
from bot.tables.endings import archive, results
from bot.tables.live import WAITING, LiveTable
from bot.tables.missed_deadlines import end_absences, put_idle_table_aside, tell_of_absence
from bot.tables.persons.preferences import COMPUTER_PLAYS, PAUSE_PLAYS
from bot.tables.post_types import panel_post
from bot.tables.reminders import send_due_reminders
from bot.tables.table_extra import with_extra
from bot.tables.timing import DAY, answers_hidden_until, opened_at, paused_at, question_deadline
from bot.tables.upkeep.gaps import Gap, note_gap
from bot.tables.upkeep.lost_settings import tell_lost
from bot.tables.votes import close_expired_votes
from bot.titles import title_of_game
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import SaveError
from engine.kernel.events import TABLE
from engine.kernel.orders import answer_by_orders, may_order, orders_from
from engine.kernel.prompts import MAY, MUST, OFFER, SEALED, WINDOW, Prompt, only_possible_answer, openly_forced
from engine.store.models import FORCED, LOBBY, RUNNING, SeatRow

log = logging.getLogger(__name__)
NO_TIME = 0.0  # at which nobody has waited long enough


class AutomaticStep(msgspec.Struct, frozen=True):
    """One automatic decision."""

    seat: str
    prompt: str
    action: Action
    why: str


async def next_step(actor: Actor, now: float, scale: float, gap: Gap | None = None) -> AutomaticStep | float | None:
    """Return the next automatic decision; or when to look again; or None where only persons are waited for, without a
    deadline. gap: the last time in which nothing ran, or the clock was wrong. Call within the actor's turn."""
    if actor.live.row.status == LOBBY:
        terms = (await opening.settle_due_words(actor, now, gap), await close_expired_votes(actor, now, gap))
        return min((term for term in terms if term is not None), default=None)
    if results.is_result_missing(actor.live.row):
        await results.keep_result(actor)
    if not actor.live.is_running:
        return await archive.give_up_ended_game(actor, now, gap)
    if not actor.live.humans():  # a kill came between the last person's going and this
        await archive.put_table_aside(actor, "archived_empty")
        return None
    await note_question(actor, now, scale)
    await note_gap(actor, gap, now, scale)
    await tell_lost(actor, now)
    patient = await _computers(actor, now, scale)
    if isinstance(patient, AutomaticStep):
        return patient
    ordered = await _lead_in(actor) or await _orders(actor, now, scale)
    if isinstance(ordered, AutomaticStep):
        return ordered
    later, step = ordered, await _absent(actor, now, gap)
    if isinstance(step, AutomaticStep):
        return step
    due = await _clock(actor, now, scale)
    if isinstance(due, AutomaticStep):
        return due
    if actor.live.row.status != RUNNING:  # the last person's seat went to a computer player: the table rests
        return None
    looks = (
        await _name_sealed(actor, now, scale),
        patient,
        later,
        step,
        due,
        None if actor.live.is_practice else await send_due_reminders(actor, now, scale),
        await close_expired_votes(actor, now, gap),
        None if actor.live.is_practice else await put_idle_table_aside(actor, now, scale),
    )
    return min((look for look in looks if look is not None), default=None)


async def _computers(actor: Actor, now: float, scale: float) -> AutomaticStep | float | None:
    """Return what a computer player decides next: first an answer to an offer. Who has made an offer to a person waits
    for their answer as long as a window is held at this table's pace, and goes on then, and who looks ahead takes its
    time; else return when that is. now: `NO_TIME` where no time is taken for that."""
    live = actor.live
    since = max(opened_at(live) or now, live.extra.gap or 0.0)  # in a gap nobody could answer
    due = since + live.row.pace.hold * scale
    patient = (
        {seat.seat for seat in live.computers() if live.has_offer_open_to_person(seat.seat)} if now < due else set()
    )
    later = [due] if patient else []
    for seat, prompt in _asked_of_computers(live):
        if (
            prompt.answered is not None
            or prompt.id in actor.rights_let_rest
            or (seat.seat in patient and prompt.kind != OFFER)
        ):
            continue
        at_once = now == NO_TIME
        thought = (
            answer_thought_out_so_far(actor, seat, prompt)
            if at_once
            else await thought_answer(actor, seat, prompt, now, scale)
        )
        if isinstance(thought, float):
            later.append(thought)
            continue
        action = thought or await answer_of_computer(actor, seat, prompt)
        if action is None and prompt.kind in (MAY, OFFER):
            actor.rights_let_rest.add(prompt.id)
            continue
        chosen = action or prompt.default
        if chosen is not None:
            return AutomaticStep(seat.seat, prompt.id, chosen, "computer")
    return min(later, default=None)


async def _lead_in(actor: Actor) -> AutomaticStep | None:
    """Return what a computer player would answer for a guided round's person, as long as nothing has come of that with
    which it begins; None everywhere else."""
    live = actor.live
    if not live.extra.led_in:
        return None
    begins, seat = title_of_game(live.played).lesson_begins, live.seat_row(live.extra.practice)
    asked = [p for p in live.prompts_of(live.extra.practice) if p.kind in WAITING and p.answered is None]
    if seat is None or any(prompt.moment in begins for prompt in asked):
        live.replace(row=await actor.store.update_table(live.row, extra=with_extra(live.row, led_in=False)))
        return None
    for prompt in asked:
        if chosen := await answer_of_computer(actor, seat, prompt) or prompt.default:
            return AutomaticStep(seat.seat, prompt.id, chosen, "computer")
    return None


def _asked_of_computers(live: LiveTable) -> list[tuple[SeatRow, Prompt]]:
    """Return what is asked of computer players: offers that were made to them first, which may lapse with what their
    makers do next."""
    asked = [(seat, prompt) for seat in live.computers() for prompt in live.prompts_of(seat.seat)]
    return sorted(asked, key=lambda one: not (one[1].kind == OFFER and one[1].is_received_offer))


async def decide_computers_first(actor: Actor, prompt: str) -> None:
    """Let the computer players decide what is theirs before a person answers a prompt, as long as it is asked: call it
    within the turn in which they answer.

    As a rule they have long decided. But a press may come before the table has been woken after a start, or while an
    automatic decision that failed waits to be tried again: then it must not take a right from a computer player that
    is open only as long as this is asked, nor may a restart change how a game goes on. What is done aside waits for
    nobody.
    """
    live = actor.live
    question = live.open_question_key()
    try:
        while live.open_question_key() == question and any(
            p.id == prompt and not p.side_action for p in live.prompts()
        ):
            step = await _computers(actor, NO_TIME, 1.0)
            if not isinstance(step, AutomaticStep):
                return
            await actor.decide(step.seat, step.prompt, step.action, why=step.why)
    except SaveError:
        raise  # what the person decides could not be kept either
    except Exception:  # nor does a computer player that is broken hold up a person
        log.exception("table %s: a computer player could not decide", live.row.id)


async def _orders(actor: Actor, now: float, scale: float) -> AutomaticStep | float | None:
    """Answer what leaves nothing to decide, as far as that may be seen, and what plans and standing orders answer; else
    return when the next of them does."""
    live, later = actor.live, []
    for seat in live.humans():
        for prompt in live.prompts_of(seat.seat):
            action = await _unasked(actor, prompt) if prompt.answered is None else None
            if action is None:
                continue
            due = automatic_answer_time(live, prompt, now, scale)
            if now >= due:
                why = FORCED if live.is_forced(prompt) else "order"
                return AutomaticStep(seat.seat, prompt.id, action, why)
            later.append(due)
    return min(later, default=None)


async def _unasked(actor: Actor, prompt: Prompt) -> Action | None:
    """Return what is answered for a seat without a press: the only answer, its plan, what a standing order says; None
    where it answers itself."""
    live = actor.live
    if live.is_passed_by_table(prompt) or live.is_forced(prompt):
        return prompt.menu.value_of_tokens(only_possible_answer(prompt.menu) or ())
    if prompt.prepared is not None:
        return prompt.prepared
    if not may_order(prompt):
        return None
    return answer_by_orders(
        live.game, live.state, prompt, orders_from(await actor.store.orders(live.row.id, prompt.seat))
    )


def automatic_answer_time(live: LiveTable, prompt: Prompt, now: float, scale: float) -> float:
    """Return when a seat is answered for: at once in a window that is held, since nobody sees it before, and where all
    see that there is nothing to decide; a reaction, by a plan or an order, after a part of the hold that hangs on the
    prompt, as if somebody had thought about it, and so a sealed question whose only answer all know; a sealed question
    that leaves nothing to decide, at a table that is quick, at the end of the hold."""
    is_forced = live.is_forced(prompt)
    if (prompt.kind == WINDOW and prompt.held) or openly_forced(prompt) or (prompt.kind == MUST and is_forced):
        return now
    if live.is_passed_by_table(prompt) and not is_forced:
        return (opened_at(live) or now) + live.window_hold_seconds(scale)
    share: float = 0.1 + UnverifiedRandom(prompt.id).integer_below(400) / 1000
    return (opened_at(live) or now) + live.window_hold_seconds(scale) * share


async def _absent(actor: Actor, now: float, gap: Gap | None) -> AutomaticStep | float | None:
    """Answer for those who said that they are away; else return when the next of them leaves, or is back. An absence
    that has begun only because the clock has jumped waits for a day."""
    back = await end_absences(actor, now)
    live, leaves = actor.live, [] if back is None else [back]
    for seat in live.humans():
        prefs = await actor.preferences.of(seat.user)
        away, at = prefs.absence(live.row.id, now), prefs.next_absence_start(live.row.id, now)
        if at is not None:
            leaves.append(at)
        if away is not None and gap is not None and gap.jumped and gap.prolongs_term(away.frm, now):
            leaves.append(gap.ended + DAY)
            away = None
        if away is not None:
            await tell_of_absence(actor, seat, away)  # they may have sat down here after they said so
        if away is None or away.plays == PAUSE_PLAYS:
            continue
        for prompt in live.prompts_of(seat.seat):
            if prompt.answered is not None or prompt.kind not in WAITING:
                continue
            by_computer = away.plays == COMPUTER_PLAYS and prompt.prepared is None
            action = (await answer_of_computer(actor, seat, prompt) if by_computer else None) or prompt.default
            if action is not None:
                return AutomaticStep(seat.seat, prompt.id, action, "computer" if by_computer else "away")
    return min(leaves, default=None)


async def _name_sealed(actor: Actor, now: float, scale: float) -> float | None:
    """Have the panel name who has sealed as the hold of a sealed question ends; else return when that is. Before that
    nobody is named, since plans and standing orders answer within it."""
    live = actor.live
    kept, question, hold = live.extra, live.open_question_key(), live.window_hold_seconds(scale)
    shown = any(p.kind == SEALED and p.shown for p in live.prompts_waited_for())
    if kept.named == question or not shown or not hold or paused_at(live) is not None:
        return None
    until = answers_hidden_until(live, scale)
    if now < until:
        return until
    extra = with_extra(live.row, named=question)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[panel_post()]))
    return None


async def _clock(actor: Actor, now: float, scale: float) -> AutomaticStep | float | None:
    """Close the window after its hold, play defaults after the deadline (or let a computer player take the seat of one
    who misses too many); else return when to look again. While the clock stands still nothing is due."""
    live = actor.live
    if paused_at(live) is not None:
        return None
    opened = opened_at(live) or now
    late = question_deadline(live, scale)
    open_prompts = [p for p in live.prompts_waited_for() if p.answered is None and p.seat != TABLE]
    closing = live.window_prompt()
    if closing is not None:
        held = opened + live.window_hold_seconds(scale) if closing.held else now
        due = late if open_prompts else held
        if due is not None and now >= due:
            return AutomaticStep(TABLE, closing.id, closing.menu.value_of_tokens(("close",)), "")
        return due
    if late is None or now < late:
        return late
    later = []
    for prompt in open_prompts:
        own = question_deadline(live, scale, prompt.seat)
        if prompt.default is None or own is None or now < own:
            later += [own] if own is not None and own > now else []
            continue
        if await handle_late_seat(actor, prompt, now):
            step = await _computers(actor, now, scale)
            return step if isinstance(step, AutomaticStep) else _first(step, question_deadline(live, scale))
        return AutomaticStep(prompt.seat, prompt.id, prompt.default, "deadline")
    return min(later, default=None)


def _first(*looks: float | None) -> float | None:
    """Return the first of some times to look again."""
    return min((at for at in looks if at is not None), default=None)
