"""Missed deadlines, so that a game never hangs on one person; absence, replacement, pauses and idle tables.

When a deadline passes, standing orders have answered already; else the prompt's default is played. After several
deadlines missed in a row a computer player takes the seat, which is told in public; the person can take it back at any
time, or the host offers it to somebody else. A table where no person is left is archived and can be revived. Missed
windows do not count: nobody need look at a moment that is another's. Call everything here within the actor's turn.
"""

from collections.abc import Sequence

import msgspec

from bot.tables import epochs, notices
from bot.tables.actor import Actor
from bot.tables.clocks.seat_clocks import announced_holiday_record, clock_data_for_new_person, clocks_without_span
from bot.tables.endings import archive
from bot.tables.forum import status_posts
from bot.tables.live import LiveTable
from bot.tables.lobby import data_without_former_player, seats_with_computer_instead
from bot.tables.persons.preferences import PAUSE_PLAYS, Away
from bot.tables.persons.seat_names import shown_name
from bot.tables.post_types import hand_post, panel_post, seat_card
from bot.tables.table_extra import OpenQuestion, extra_of, with_extra
from bot.tables.timing import DAY, HOUR, opened_at, paused_at, question_deadline
from bot.tables.upkeep.gaps import Gap
from bot.words import unmarked_text
from engine.kernel.errors import RuleError
from engine.kernel.texts import Text, keyed_text
from engine.store.models import (
    ARCHIVED,
    COMPUTER,
    FORCED,
    HUMAN,
    LOBBY,
    PUBLIC,
    RUNNING,
    AuditNote,
    NewPost,
    SeatRow,
    TableRow,
)

MISSED = 3  # deadlines in a row, until a computer player takes over
TOGETHER = 60.0  # seconds within which a deadline plays for all sides of a seat
LOOK_BACK = 200  # decisions in which missed deadlines are counted
IDLE = 30 * DAY  # a question without a deadline is open so long until the table is put aside
IDLE_LOBBY = 14 * DAY
UNASKED = ("order", FORCED)  # why something was decided within its time without the person (`Decision.why`)


def missed_deadline_limit(live: LiveTable) -> int:
    """Return how many missed deadlines hand a seat to a computer player; 0 for never."""
    after = live.extra.after
    return MISSED if after is None else after


async def missed_deadlines_in_row(actor: Actor, seat: SeatRow) -> int:
    """Return how many deadlines a person has missed in a row, since they sat down."""
    return len(await _in_a_row(actor, seat))


async def _in_a_row(actor: Actor, seat: SeatRow) -> list[tuple[str, float]]:
    """Return the deadlines that a person has missed in a row, the last one first, each by its question's moment and its
    time. What a deadline plays for several of their sides is one."""
    since = actor.live.extra.since.get(seat.seat, 0.0)
    found: list[tuple[str, float]] = []
    for decision in reversed(await actor.store.path(actor.live.row.id, last=LOOK_BACK)):
        if decision.seat != seat.seat or decision.why in UNASKED:
            continue
        if decision.why != "deadline" or decision.at < since:
            break
        if not found or not _same(found[-1], (decision.moment, decision.at)):
            found.append((decision.moment, decision.at))
    return found


def _same(one: tuple[str, float], other: tuple[str, float]) -> bool:
    return one[0] == other[0] and abs(one[1] - other[1]) <= TOGETHER


async def hand_over_after_missed_deadline(actor: Actor, seat: SeatRow | None) -> bool:
    """Hand the seat of one who misses yet another deadline to a computer player, if it is time; return whether."""
    most = missed_deadline_limit(actor.live)
    if seat is None or seat.kind != HUMAN or not most:
        return False
    before = await _in_a_row(actor, seat)
    present = (next((prompt.moment for prompt in actor.live.prompts_waited_for()), ""), actor.now())
    if before and _same(before[0], present):
        return False  # it has been counted when it played for another of their sides
    if len(before) + 1 < most:
        return False
    why = keyed_text("notice.why_missed", count=most)
    await hand_to_computer(actor, seat, "ledger.taken_over", owner=seat.user, count=most, why=why)
    return True


async def hand_to_computer(
    actor: Actor,
    seat: SeatRow,
    key: str,
    *,
    owner: int | None,
    count: int = 0,
    why: Text | None = None,
    audit_note: AuditNote | None = None,
    opened: bool = False,
) -> None:
    """Let a computer player sit in; whoever it keeps the seat for can take it back. Nobody left: the table rests.
    why: what their own message says first; audit_note: who did it, for the audit trail; opened: whoever wants the seat
    may take it."""
    live = actor.live
    who, extra = unmarked_text(live.names.get(seat.seat, "?")), live.row.extra
    if owner is None:
        seats, extra = seats_with_computer_instead(live.row, seat, owner=None)
    else:
        kept = msgspec.structs.replace(seat, kind=COMPUTER, user=None, owner=owner)
        seats = [kept if s.seat == seat.seat else s for s in live.row.seats]
    said = keyed_text(key, seat=seat.seat, count=count, who=who)
    back = (("retake", "", "", "primary"),) if owner is not None else ()
    posts = notices.attach_audit_note([notices.card_post(PUBLIC, said, *back), panel_post()], audit_note)
    posts.append(seat_card(seat.seat))
    if opened:
        extra = with_extra(extra, open_seats=[*(s for s in live.extra.open_seats if s != seat.seat), seat.seat])
        posts.append(_seat_wanted(seat.seat))
    if seat.user is not None:
        posts.append(notices.personal_notice_post(seat.user, _lost_to_computer(why, kept=bool(back), opened=opened)))
    heir = _heir_of_office(live.row, seats)
    posts += [notices.ledger_post(live, "ledger.office", seat=heir.seat)] if heir is not None else []
    host = heir.user if heir is not None else None
    live.replace(row=await actor.store.set_seats(live.row, seats, extra=extra, posts=posts, host=host))
    if not live.humans() and live.row.status == RUNNING:
        await archive.put_table_aside(actor, "archived_empty")


def _lost_to_computer(why: Text | None, *, kept: bool, opened: bool) -> Text:
    """Return what a person is told whose seat a computer player has: why, and how they come back."""
    told = keyed_text("notice.seat_kept" if kept else "notice.seat_lost")
    if kept and opened:
        told = keyed_text("notice.seat_open")
    return told if why is None else keyed_text("notice.with_why", why=why, told=told)


def _heir_of_office(row: TableRow, seats: Sequence[SeatRow]) -> SeatRow | None:
    """Return who has the host's office from now on, where these sit there and the host is none of them: the first
    person. None where it stays: with who has it from outside, an organiser among them."""
    kept = extra_of(row)
    if kept.host_name is not None or kept.event or any(seat.user == row.host for seat in seats):
        return None
    return next((seat for seat in seats if seat.kind == HUMAN and seat.user is not None), None)


async def pass_office_on(actor: Actor) -> None:
    """Give the host's office to the next person, if the host is neither at the table nor its host from outside."""
    live = actor.live
    heir = _heir_of_office(live.row, live.row.seats)
    if heir is not None and heir.user is not None:
        line = notices.ledger_post(live, "ledger.office", seat=heir.seat)
        live.replace(row=await actor.store.update_table(live.row, host=heir.user, posts=[line]))


async def give_seat_back(actor: Actor, user: int, name: str) -> SeatRow:
    """Give a person the seat back that a computer player keeps for them. RuleError if there is none."""
    live = actor.live
    _need_unlooked(live, user)
    mine = next((s for s in live.row.seats if s.kind == COMPUTER and s.owner == user), None)
    if mine is None:
        raise RuleError(keyed_text("error.no_seat_kept"))
    left = mine.seat in live.extra.left  # then the seat carries a computer player's name
    await _sit(actor, mine, user, name if left or not mine.name else mine.name, "ledger.back")
    return mine


def is_seat_kept_for(row: TableRow, user: int) -> bool:
    """Return whether a computer player keeps a seat for a person who has not left it of their own will."""
    return any(seat.owner == user and seat.seat not in extra_of(row).left for seat in row.seats)


def _need_unlooked(live: LiveTable, user: int) -> None:
    """RuleError for whoever has seen everybody's hands: they never play at this table again."""
    if user in live.extra.looked.values():
        raise RuleError(keyed_text("error.looked"))


async def _sit(actor: Actor, seat: SeatRow, user: int, name: str, key: str) -> None:
    """Let a person sit down in a running game: hand and questions go to them."""
    live = actor.live
    new = msgspec.structs.replace(seat, kind=HUMAN, user=user, owner=None, name=shown_name(name))
    seats = [new if s.seat == seat.seat else s for s in live.row.seats]
    live.replace(row=await actor.store.set_seats(live.row, seats))
    kept = live.extra
    since = {**kept.since, seat.seat: actor.now()}
    opened = [s for s in kept.open_seats if s != seat.seat]
    posts = [notices.ledger_post(live, key, seat=seat.seat), panel_post()]
    if live.state is not None and live.row.status == RUNNING:
        posts += [hand_post(seat.seat, "dm.your_seat"), *notices.question_posts(live, [seat.seat])]
    left = [s for s in kept.left if s != seat.seat]
    former = {one: called for one, called in kept.former.items() if one != str(user)}
    own = {} if user in (seat.user, seat.owner) else clock_data_for_new_person(live, seat.seat)
    extra = with_extra(live.row, since=since, open_seats=opened, left=left, former=former, **own)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))


async def tell_of_absence(actor: Actor, seat: SeatRow, gone: Away) -> None:
    """Tell the table of an absence, once."""
    live = actor.live
    before = live.extra.away
    if before.get(seat.seat) == (gone.frm, gone.to):
        return
    rests = gone.plays == PAUSE_PLAYS and live.extra.holiday > 0
    how = "pause_not" if gone.plays == PAUSE_PLAYS and not rests else gone.plays
    args = {
        "seat": seat.seat,
        "frm": gone.frm,
        "to": gone.to,
        "plays": msgspec.to_builtins(keyed_text(f"away.{how}")),
    }
    rest = announced_holiday_record(live, seat.seat, gone.frm, gone.to, actor.now()) if rests else {}
    posts = [notices.ledger_post(live, "ledger.away", **args)]
    posts += notices.deadline_update_posts(live) if rests else [panel_post()]
    extra = with_extra(live.row, away={**before, seat.seat: (gone.frm, gone.to)}, **rest)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))


async def end_absences(actor: Actor, now: float) -> float | None:
    """Take absences that are over off the panel; return when the next one of those that are told there is."""
    live = actor.live
    going = {seat: span for seat, span in live.extra.away.items() if span[1] > now}
    if len(going) < len(live.extra.away):
        extra = with_extra(live.row, away=going)
        live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=[panel_post()]))
    return min((to for _, to in going.values()), default=None)


# A replacement


async def open_seat(actor: Actor, seat: SeatRow, audit_note: AuditNote) -> None:
    """Offer a seat of a running game to whoever wants it: the first who presses takes over hand and seat."""
    live = actor.live
    if live.row.status != RUNNING:
        raise RuleError(keyed_text("error.not_running"))
    opened = [*(s for s in live.extra.open_seats if s != seat.seat), seat.seat]
    extra = with_extra(live.row, open_seats=opened)
    posts = notices.attach_audit_note([_seat_wanted(seat.seat)], audit_note)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))


def _seat_wanted(seat: str) -> NewPost:
    """Return the card on which whoever wants a seat takes it."""
    return notices.card_post(PUBLIC, keyed_text("replace.wanted", seat=seat), ("take", "", seat, "success"))


async def take_seat(actor: Actor, seat_id: str, user: int, name: str) -> None:
    """Take over a seat that was opened, with its hand. RuleError if it is not open, or they sit here already."""
    live = actor.live
    seat = live.seat_row(seat_id)
    if seat is None or seat_id not in live.extra.open_seats or live.row.status != RUNNING:
        raise RuleError(keyed_text("error.seat_not_open"))
    _need_unlooked(live, user)
    if live.seat_of(user) is not None:
        raise RuleError(keyed_text("error.already_joined"))
    before = seat.user or seat.owner
    live.replace(row=await actor.store.update_table(live.row, extra=data_without_former_player(live.row, seat)))
    await _sit(actor, seat, user, name, "ledger.replaced")
    await actor.store.set_orders(live.row.id, seat_id, ())
    await actor.store.drop_draft(live.row.id, seat_id)
    if before is not None and before != user:
        await actor.store.post(live.row.id, [notices.personal_notice_post(before, keyed_text("notice.replaced"))])
    await pass_office_on(actor)


# Time


async def extend_deadline(
    actor: Actor, seconds: float, *, question: str, by: str = "", audit_note: AuditNote | None = None
) -> bool:
    """Grant more time for a question, if it is still the one that is open. `by`: the host who gave it, whose act it
    is."""
    live = actor.live
    asked = live.extra.asked
    if not live.is_running or asked is None or asked.question != question or live.open_question_key() != question:
        return False
    longer = msgspec.structs.replace(asked, granted=asked.granted + seconds)
    extra = with_extra(live.row, asked=longer)
    told = notices.ledger_post(live, "audit.extend" if by else "ledger.extended", hours=round(seconds / HOUR), by=by)
    posts = notices.attach_audit_note([told, *notices.deadline_update_posts(live)], audit_note)
    live.replace(row=await actor.store.update_table(live.row, extra=extra, posts=posts))
    return True


async def pause_clock(actor: Actor, posts: list[NewPost]) -> None:
    """Stop the table's clock: no deadline passes, no window closes; who wants to play may."""
    live = actor.live
    if not live.is_running:
        raise RuleError(keyed_text("error.not_running"))
    if paused_at(live) is not None:
        raise RuleError(keyed_text("error.paused_already"))
    extra = with_extra(live.row, paused=actor.now())
    live.replace(
        row=await actor.store.update_table(live.row, extra=extra, posts=[*posts, *notices.deadline_update_posts(live)])
    )


async def resume_clock(actor: Actor, posts: list[NewPost]) -> None:
    """Let the clock go on: the time of the pause does not count."""
    live = actor.live
    since = paused_at(live)
    if since is None:
        raise RuleError(keyed_text("error.not_paused"))
    now, asked = actor.now(), live.extra.asked
    if asked is not None:
        asked = msgspec.structs.replace(asked, since=asked.since + now - max(since, asked.since))
    clocks = clocks_without_span(live.extra.clocks, since, now)
    extra = with_extra(live.row, asked=asked, paused=None, clocks=clocks)
    live.replace(
        row=await actor.store.update_table(live.row, extra=extra, posts=[*posts, *notices.deadline_update_posts(live)])
    )


# Idle tables


async def put_idle_table_aside(actor: Actor, now: float, scale: float) -> float | None:
    """Put a table aside whose question nobody answers and no deadline ends; return when to look again."""
    live = actor.live
    opened = opened_at(live)
    if opened is None or question_deadline(live, scale) is not None:
        return None
    end = max(max(opened, paused_at(live) or 0.0) + IDLE, (live.extra.gap or 0.0) + DAY)
    if now < end:
        return end
    await archive.put_table_aside(actor, "archived")
    return None


async def put_idle_lobby_aside(actor: Actor, now: float) -> None:
    """Put a lobby aside that nobody has touched for a long time."""
    row = actor.live.row
    if row.status == LOBBY and now >= row.touched + IDLE_LOBBY:
        await archive.put_table_aside(actor, "archived")


def clock_of_revived_table(live: LiveTable, now: float) -> OpenQuestion | None:
    """Return the clock of a table that is taken up again: the whole time for its question, from now on."""
    taken_up = LiveTable(msgspec.structs.replace(live.row, status=RUNNING), live.state, live.head)
    return OpenQuestion(taken_up.open_question_key(), now) if live.state is not None else None


async def revive_table(actor: Actor, user: int, name: str, gap: Gap | None = None) -> TableRow:
    """Take a table up again, with the time for the present question from now on. RuleError if it is not put aside, or
    the time in which it could be taken up is over. gap: see `archive.give_up_ended_game`."""
    live = actor.live
    await archive.give_up_ended_game(actor, actor.now(), gap)  # the clock may not have come round to it yet
    if live.row.status != ARCHIVED:
        raise RuleError(keyed_text("error.not_archived"))
    if user != live.row.host and not any(user in (s.user, s.owner) for s in live.row.seats):
        raise RuleError(keyed_text("error.not_your_table"))
    if live.extra.departed is not None:
        raise RuleError(keyed_text("error.departed"))
    status = LOBBY if live.row.head is None else RUNNING
    extra = with_extra(live.row, asked=clock_of_revived_table(live, actor.now()), paused=None, ended=None)
    posts = [
        notices.ledger_post(live, "ledger.revived"),
        *status_posts(live.row),
        *archive.revival_notices(live.row, user),
    ]
    if live.state is not None:
        posts += [panel_post(anew=True), *map(seat_card, live.extra.cards)]
    live.replace(row=await actor.store.update_table(live.row, status=status, extra=extra, posts=posts))
    await epochs.pin_to_installed_rules(actor.store, live)  # it may have been put aside under other rules
    if any(s.kind == COMPUTER and s.owner == user for s in live.row.seats):
        await give_seat_back(actor, user, name)
    return live.row
