"""Reminders, as each person has set them: after an interval, before the deadline, one turn ahead, as the last who is
waited for; never in their quiet hours, nor while the clock stands still. They go by DM alone, bear no number, and are
taken away once they are answered.
"""

from collections.abc import Mapping

from bot.tables import notices
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.persons.preferences import Preferences, PreferenceStore
from bot.tables.table_extra import Reminded, SeatMark, with_extra
from bot.tables.timing import (
    HOUR,
    answers_hidden_until,
    first_moment_awake,
    opened_at,
    paused_at,
    question_deadline,
    start_of_quiet_hours,
)
from bot.titles import title_of_game
from engine.kernel.events import Seat
from engine.kernel.prompts import MUST, SEALED, WINDOW, Prompt
from engine.kernel.texts import Text, keyed_text
from engine.store.models import NewPost, SeatRow

LAST_CALL = 6 * HOUR  # before the deadline, or a quarter of it where that is less


async def send_due_reminders(actor: Actor, now: float, scale: float) -> float | None:
    """Send the reminders that are due, and return when to look again."""
    live = actor.live
    opened = opened_at(live)
    if opened is None or paused_at(live) is not None:
        return None
    kept = live.extra
    marks = dict(kept.reminded)
    mover, ahead, posts = await _ahead(actor, kept.mover, kept.ahead)
    looks, known = list[float](), _open_offers(live, kept.offers, now)
    posts += _answered(live, marks)
    for seat in live.humans():
        prefs = await actor.preferences.of(seat.user)
        if prefs.absence(live.row.id, now):
            continue
        said, late = len(posts), question_deadline(live, scale, seat.seat)
        in_digest = await _is_in_digest(actor, seat, prefs)
        if _asked(live, seat) and not in_digest and not await _tells_of_window(actor, seat):
            mark = _of_question(live, marks.get(seat.seat))
            due = _next(mark, prefs, opened, late, now)
            if due is not None and due[0] <= now:
                posts.append(_reminder(live, seat, late))
                last = bool(mark and mark.last)
                mark = Reminded(live.open_question_key(), now, due[1] or bool(mark and mark.last_call), last)
                marks[seat.seat] = mark
                due = _next(mark, prefs, opened, late, now)
            looks += [due[0]] if due is not None else []
            wants = prefs.last and not in_digest and not (mark is not None and mark.last)
            if wants and is_last_waited_for(live, seat.seat, scale, now):
                awake = first_moment_awake(now, prefs.quiet_hours())
                if awake > now:
                    looks.append(awake)
                elif len(posts) == said:
                    posts.append(_last(live, seat.seat))
                    marks[seat.seat] = Reminded(live.open_question_key(), now, bool(mark and mark.last_call), last=True)
        if not prefs.digest:
            looks += await _of_offers(actor, seat, prefs, now, known, posts, said=len(posts) > said)
    if posts or mover != kept.mover or known != kept.offers:
        extra = with_extra(live.row, reminded=marks, mover=mover, ahead=ahead, offers=known)
        row = await actor.store.update_table(live.row, extra=extra, posts=posts)
        live.replace(row=row)
    return min(looks, default=None)


def _asked(live: LiveTable, seat: SeatRow) -> bool:
    return any(
        p.answered is None and p.seat == seat.seat and p in live.questions_seat_can_answer(seat.seat)
        for p in live.prompts_waited_for()
    )


def is_last_waited_for(live: LiveTable, seat: Seat, scale: float, now: float) -> bool:
    """Return whether a seat is the last of several persons whom the table waits for, as its panel says too: of an open
    question that several must answer, or of a sealed one that names who has answered, after its hold."""
    persons = {one.seat for one in live.humans()}
    pending = live.state.pending if live.state is not None else None
    if pending is not None and pending.kind == MUST:
        several = len(persons & set(pending.seats.values())) > 1
        return several and {p.seat for p in live.prompts_waited_for()} == {seat}
    asked = [p for p in live.prompts_waited_for() if p.kind == SEALED and p.shown and p.seat in persons]
    if now < answers_hidden_until(live, scale) or len({p.seat for p in asked}) < 2:
        return False
    return {p.seat for p in asked if p.answered is None} == {seat}


def _answered(live: LiveTable, marks: dict[str, Reminded]) -> list[NewPost]:
    """Return what takes away the reminders of questions that are answered or asked no more, out of `marks` too."""
    done = {
        seat: mark
        for seat, mark in marks.items()
        if (row := live.seat_row(seat)) is None or mark.question != live.open_question_key() or not _asked(live, row)
    }
    for seat in done:
        del marks[seat]
    return [notices.remove_reminders_post(seat, mark.question) for seat, mark in done.items()]


def _last(live: LiveTable, seat: Seat) -> NewPost:
    """Return the word that a seat is the last who is waited for."""
    key = notices.last_waited_for_key(live.open_question_key())
    return notices.temporary_post(seat, keyed_text("remind.last"), ("mine", "", "", "primary"), key=key)


async def _is_in_digest(actor: Actor, seat: SeatRow, prefs: Preferences) -> bool:
    """Return whether a digest tells a person all that they would be reminded of, at each of their tables: so that they
    never get both in the same moment."""
    return bool(prefs.digest) and not await _has_closed_dms(actor, seat)


async def _tells_of_window(actor: Actor, seat: SeatRow) -> bool:
    """Return whether a reminder would only make the thread tell that somebody has not answered a window yet."""
    return any(p.kind == WINDOW for p in actor.live.prompts_waited_for()) and await _has_closed_dms(actor, seat)


async def _has_closed_dms(actor: Actor, seat: SeatRow) -> bool:
    return seat.user is not None and (await actor.store.person(seat.user)).get("dm_open") is False


def is_told_by_digest_in_time(live: LiveTable, seat: Seat, prefs: Preferences, scale: float) -> bool:
    """Return whether a digest tells a seat's person in time what waits for them there, so that its card need not call
    them: well before the deadline, and while they are awake."""
    opened, late, every = opened_at(live), question_deadline(live, scale, seat), prefs.digest * HOUR
    if not every or opened is None or late is None:
        return bool(every) and opened is not None
    return late >= opened + 2 * every and first_moment_awake(opened + every, prefs.quiet_hours()) < late


def _of_question(live: LiveTable, mark: Reminded | None) -> Reminded | None:
    """Return what was sent for the present question."""
    return mark if mark and mark.question == live.open_question_key() else None


def _next(
    mark: Reminded | None, prefs: Preferences, opened: float, late: float | None, now: float
) -> tuple[float, bool] | None:
    """Return when the next reminder is due, and whether it is the last call. What came due by night, since nothing ran
    before, waits for the morning."""
    interval, call, quiet = prefs.reminder_interval(), last_call_at(prefs, opened, late), prefs.quiet_hours()
    found = []
    if interval is not None:
        found.append(first_moment_awake(max((mark.at if mark else opened) + interval, now), quiet))
    if call is not None and not (mark and mark.last_call):
        call = first_moment_awake(max(call, now), quiet)
        found.append(call)
    else:
        call = None
    due = min((at for at in found if late is None or at < late), default=None)
    return None if due is None else (due, call is not None and call <= due)


async def is_in_digest(preferences: PreferenceStore, live: LiveTable, seat: Seat, scale: float) -> bool:
    """Return whether a digest tells what is asked of whoever plays a seat, so that its card makes no sound."""
    row = live.seat_row(seat)
    return is_told_by_digest_in_time(live, seat, await preferences.of(row.user if row is not None else None), scale)


def last_call_at(prefs: Preferences, opened: float, late: float | None) -> float | None:
    """Return when a person is called last before a deadline; None where they do not want it, or there is none. Where
    the deadline passes while they sleep that is an hour before they go to bed; not where they were asked but now, or by
    night: the question has called them itself."""
    if not prefs.last_call or late is None:
        return None
    call, quiet = late - min(LAST_CALL, (late - opened) / 4), prefs.quiet_hours()
    awake = first_moment_awake(call, quiet)
    if awake < late:
        return awake
    before = start_of_quiet_hours(call, quiet) - HOUR
    return before if before >= opened + HOUR else None


def reminder_text(live: LiveTable, seat: SeatRow, late: float | None) -> Text:
    """Return a reminder in words, one for all sides that a seat plays, with a link to its card where it has one. late:
    until when there is time, None without end."""
    sides = [p.side for p in live.prompts_waited_for() if p.seat == seat.seat and p.names_side and p.answered is None]
    key = f"remind.{'open' if late is None else 'until'}{'_sides' if sides else ''}"
    mark = _card_of(live, seat)
    link = keyed_text("remind.card", channel=mark.channel, message=mark.message) if mark is not None else ""
    return keyed_text(key, until=late, sides=list(dict.fromkeys(sides)), card=link)


def _card_of(live: LiveTable, seat: SeatRow) -> SeatMark | None:
    mark = live.extra.cards.get(seat.seat)
    return mark if mark is not None and mark.user == seat.user else None


def _reminder(live: LiveTable, seat: SeatRow, late: float | None) -> NewPost:
    """Return a reminder, with a button where its seat has no card that it could link to."""
    buttons = () if _card_of(live, seat) is not None else (("mine", "", "", "primary"),)
    said, key = reminder_text(live, seat, late), notices.reminder_key(live.open_question_key())
    return notices.temporary_post(seat.seat, said, *buttons, key=key)


# One turn ahead


Told = tuple[Seat, str] | None  # whom it was told last that their turn is the next, and what names that word


async def _ahead(actor: Actor, before: str, told: Told) -> tuple[str, Told, list[NewPost]]:
    """Return whose turn it is, and where it was another's (`before`) a word to the one whose turn is the next. The one
    before that (`told`) is taken away then."""
    live = actor.live
    view, shown = live.view(None), title_of_game(live.played)
    mover = shown.seat_on_turn(view)
    if before == mover:
        return mover, told, []
    gone = [notices.remove_reminders_post(*told)] if told is not None else []
    after = _after(live, mover, list(shown.seats_in_turn_order(view)))
    if after is None or after.seat == mover or not (await actor.preferences.of(after.user)).ahead:
        return mover, None, gone
    said: Text = keyed_text("remind.ahead", seat=mover)
    told = (after.seat, f"ahead:{live.open_question_key()}")
    key = notices.reminder_key(told[1])
    return mover, told, [*gone, notices.temporary_post(after.seat, said, ("mine", "", "", "primary"), key=key)]


def _after(live: LiveTable, mover: str, turns: list[str]) -> SeatRow | None:
    """Return the person whose turn comes next, if no computer player's comes between."""
    order = turns or [s.seat for s in live.row.seats]
    place = order.index(mover) + 1 if mover in order else len(order)
    if not turns and mover in order:
        place %= len(order)
    following = live.seat_row(order[place]) if place < len(order) else None
    return following if following in live.humans() else None


# Offers


def _open_offers(live: LiveTable, before: Mapping[str, float], now: float) -> dict[str, float]:
    """Return the offers that wait for an answer, by prompt: since when, or when somebody was reminded of it last."""
    return {p.id: before.get(p.id, now) for s in live.humans() for p in live.offers_of(s.seat) if p.is_received_offer}


async def _of_offers(
    actor: Actor,
    seat: SeatRow,
    prefs: Preferences,
    now: float,
    known: dict[str, float],
    posts: list[NewPost],
    *,
    said: bool,
) -> list[float]:
    """Remind a person of the offers that they have not answered, by DM alone, and return when that is due again.
    `known` takes when it was done. said: they are reminded of their own question this moment, and find the offers
    beside it."""
    interval, looks = prefs.reminder_interval(), list[float]()
    if interval is None or seat.user is None or (await actor.store.person(seat.user)).get("dm_open") is False:
        return looks
    for prompt in actor.live.offers_of(seat.seat):
        if prompt.id not in known:
            continue
        due = first_moment_awake(known[prompt.id] + interval, prefs.quiet_hours())
        if due <= now or said:
            posts += [] if said else [_offer_reminder(seat, prompt)]
            known[prompt.id] = now
            due = first_moment_awake(now + interval, prefs.quiet_hours())
        looks.append(due)
    return looks


def _offer_reminder(seat: SeatRow, prompt: Prompt) -> NewPost:
    said = keyed_text("remind.offer", **(prompt.subject.args if prompt.subject is not None else {}))
    key = notices.reminder_key(prompt.id)
    return notices.temporary_post(seat.seat, said, ("open", prompt.id, "", "primary"), key=key, private=True)
