"""The posts about a decision or an undo, which are written to the outbox in the same transaction.

Public events go to the thread; what a seat learns beyond them goes to the seat by DM; so does a new question.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

import msgspec

from bot.tables import event_spans, notices, offers
from bot.tables.forum import status_posts
from bot.tables.live import WAITING, LiveTable
from bot.tables.post_types import (
    Ledger,
    Map,
    PicturedEvent,
    Records,
    Report,
    SeatNews,
    Secret,
    hand_post,
    live_message,
    outbox_post,
    panel_post,
    seat_card,
)
from bot.tables.timing import HOUR
from bot.tables.visible_events import span_frames
from bot.titles import title_of_game
from bot.titles.card_keys import JOINS
from engine.kernel.events import EmittedEvent, Event
from engine.kernel.prompts import WINDOW, Prompt
from engine.store.models import PUBLIC, EventRow, NewPost

TOGETHER = 2.0  # seconds in which what happens at a table is told as one message
OWN = 5.0  # the same for a person's own steps, of which they have read in the answers already
NEWS = 3 * HOUR  # after which a person is told what happened, though nothing is asked of them: most are asked sooner,
# and read it above the question; three hours later it is still of the same day


def event_rows(decision: int, told: Sequence[EmittedEvent]) -> list[EventRow]:
    """Return events as they are kept."""
    return [EventRow(decision=decision, number=n, event=msgspec.json.encode(t.event), within=t.within)
            for n, t in enumerate(told)]  # fmt: skip


def posts_of_decision(
    before: Iterable[Prompt],
    after: LiveTable,
    decision: int,
    told: Sequence[EmittedEvent],
    *,
    lead: str = "",
    by: str = "",
    doer: str = "",
    broken: bool = False,
    now: float = 0.0,
) -> list[NewPost]:
    """Return what is said of a decision. `before`: the prompts that were asked before it; `after`: the
    table as it will stand; `lead`: a key of words for the ledger that is no event (an undo, a deadline); `by`:
    the seat whose own press it was; `doer`: the seat that decided, by a press or without; `broken`: it ends a span of
    which nothing is said (`bot.tables.event_spans`); `now`: Unix seconds, from which on news wait."""
    asked_before = list(before)
    events = [t.event for t in told]
    befell = _news(after, events, doer) if decision else {}  # the set-up affects everybody alike
    over = after.game.outcome(after.state) is not None
    wait = 0.0 if over else TOGETHER
    posts = [msgspec.structs.replace(p, max_delay=wait) for p in _public(after, decision, told, lead, broken)]
    for seat in after.humans():
        about = [e for e in events if not offers.knows_of_offer_already(after, e, seat.seat)]
        own = [form for e in about if (form := _own_form(e, seat.seat, befell)) is not None]
        posts += _to_seat(asked_before, after, seat.seat, decision, own, over=over, mine=seat.seat == by, now=now)
    posts += offers.offer_posts_of_decision(asked_before, after, events)
    return posts + ([*_reminders_over(after), *_beside(after)] if over else [])


def _to_seat(
    before: Sequence[Prompt],
    after: LiveTable,
    seat: str,
    decision: int,
    own: Sequence[Event],
    *,
    over: bool,
    mine: bool,
    now: float,
) -> list[NewPost]:
    """Return what goes to a seat of a decision: what is asked, or how the game ended; what it is told beside, which
    waits for the next question; and that its live card changes, where nothing else says so. own: the events that it is
    told in private; mine: it has decided itself, by a press."""
    known = {prompt.id for prompt in before}
    prompts = after.prompts_of(seat)
    asked = [p for p in prompts if p.id not in known and _worth_a_message(after, p)]
    window = any(p.id not in known and p.kind == WINDOW and p.answered is None for p in prompts)
    urgent = bool(asked) or over or window
    mine = mine and not over
    if urgent or (own and mine):
        ids = [p.id for p in asked]
        news = SeatNews(decision=decision, events=_kept(own), prompts=ids, over=over, window=window, own=mine)
        return [msgspec.structs.replace(outbox_post(seat, news), max_delay=OWN if mine else 0.0)]
    found = []
    if own:
        news = SeatNews(decision=decision, events=_kept(own), news=True)
        found.append(msgspec.structs.replace(outbox_post(seat, news), not_before=now + NEWS))
    still = {p.id for p in prompts if _worth_a_message(after, p)}
    closed = any(p.seat == seat and _worth_a_message(after, p) and p.id not in still for p in before)
    if mine or closed or (own and still):  # they may be looking at the question that it stands above
        found.append(seat_card(seat))
    return found


def _reminders_over(after: LiveTable) -> list[NewPost]:
    """Return what takes away the reminders that are open as a game ends: nobody looks after them any more."""
    kept = after.extra
    told = [(seat, mark.question) for seat, mark in kept.reminded.items()]
    return [notices.remove_reminders_post(*one) for one in [*told, *([kept.ahead] if kept.ahead else [])]]


def _beside(after: LiveTable) -> list[NewPost]:
    """Return how a game ended, to those who do not sit there but have a part in it: a host who does not play, and whose
    seat a computer player keeps."""
    playing = {seat.user for seat in after.humans()}
    return [
        notices.personal_notice_post(user, notices.outcome_text(after))
        for user in notices.persons_concerned_by_end(after.row)
        if user not in playing
    ]


def _news(after: LiveTable, events: Sequence[Event], doer: str) -> dict[str, set[int]]:
    """Return by seat which events (by identity) affect it though it decided nothing: as far as it may know them."""
    found: dict[str, set[int]] = {}
    for event in events:
        for seat in after.humans():
            form = event.seen_by(seat.seat)
            if seat.seat != doer and form is not None and seat.seat in after.game.affected_seats(after.state, form):
                found.setdefault(seat.seat, set()).add(id(event))
    return found


def _worth_a_message(live: LiveTable, prompt: Prompt) -> bool:
    return prompt.answered is None and prompt.kind in WAITING and not live.needs_no_answer_from_seat(prompt)


def _own_form(event: Event, seat: str, news: Mapping[str, Set[int]]) -> Event | None:
    """Return what a seat is told of an event in private: what it learns beyond the public, or what affects it (see
    `_news`); None if that is nothing."""
    form = event.seen_by(seat)
    if form is None or form.label() is None:
        return None
    return form if form != event.seen_by(None) or id(event) in news.get(seat, ()) else None


def _public(
    after: LiveTable, decision: int, told: Sequence[EmittedEvent], lead: str, broken: bool
) -> Iterable[NewPost]:
    """Yield what the thread is told, in the order in which it happened."""
    shown, view = title_of_game(after.played), after.view(None)
    seen = [EmittedEvent(form, t.within) for t in told if (form := t.event.seen_by(None)) is not None]
    tags = [type(t.event).tag() for t in seen]
    over = after.game.outcome(after.state) is not None
    ends = event_spans.span_end_positions(seen, shown, after.state, broken=broken)
    marks = [n for n, tag in enumerate(tags) if tag in shown.map_after][-1:]
    if lead and decision == 0:  # the commitment: a post of its own, which is never edited
        yield outbox_post(PUBLIC, Ledger(decision=decision, lead=lead))
        lead = ""
    elsewhere = event_spans.events_told_by_live_message(seen, shown)
    lines = _Lines(after, view, decision, lead)
    for n, one in enumerate(seen):
        yield from lines.upto(n, ends, marks)
        if tags[n] in shown.pictured_events:
            yield from (*lines.flush(), outbox_post(PUBLIC, PicturedEvent(event=_kept([one.event])[0])))
        if one.event.label() is not None and n not in elsewhere:
            yield from lines.add(one)
    yield from lines.upto(len(seen), ends, marks)
    yield from lines.flush()
    if span_frames(after.state, shown) and set(tags) & (shown.running | shown.opens):
        yield live_message(decision)
    if over:
        yield outbox_post(PUBLIC, Records(decision=decision))
        yield outbox_post(PUBLIC, Secret(decision=decision))
        yield from status_posts(after.row)  # it says in the channel that the game is over, and who won
    yield panel_post(anew=bool(marks) or over)


class _Lines:
    """The public events of a decision on their way into posts: one for each card that they belong to."""

    def __init__(self, after: LiveTable, view: Any, decision: int, lead: str) -> None:
        self.after, self.view, self.decision, self.lead = after, view, decision, lead
        self.shown = title_of_game(after.played)
        self.key, self.events, self.ended = "", list[Event](), 0

    def add(self, told: EmittedEvent) -> Iterable[NewPost]:
        """Put an event to those that wait; yield these first, where it belongs to another card."""
        key = self.shown.card_key_of_event(told.event, told.within)
        if self.events and key != self.key:
            yield from self.flush()
        self.key = key
        self.events.append(told.event)

    def upto(self, n: int, ends: Sequence[int], marks: Sequence[int]) -> Iterable[NewPost]:
        """Yield what comes before event `n`: the report of a span that ends there, the map at the start of a turn."""
        while self.ended < len(ends) and ends[self.ended] == n:
            self.ended += 1
            yield from (
                *self.flush(),
                outbox_post(PUBLIC, Report(decision=self.decision, later=len(ends) - self.ended)),
            )
        if n in marks:
            yield from (*self.flush(), outbox_post(PUBLIC, Map(decision=self.decision)))

    def flush(self) -> Iterable[NewPost]:
        """Yield the events that wait, as a post."""
        if self.events or self.lead:
            key = self.key if self.events else JOINS
            actor = self.shown.acting_side(self.view) if self._goes_on(key) else ""
            kept = _kept(self.events)
            yield outbox_post(
                PUBLIC, Ledger(decision=self.decision, events=kept, lead=self.lead, card=key, actor=actor)
            )
        self.lead, self.events = "", []

    def _goes_on(self, key: str) -> bool:
        """Return whether the procedure that a card is of is under way still."""
        return any(frame.activity == key for frame in self.after.state.frames)


def _kept(events: Sequence[Event]) -> list[str]:
    return [msgspec.json.encode(event).decode() for event in events]


def posts_of_undo_or_redo(
    before: LiveTable,
    after: LiveTable,
    to: int,
    lead: str,
    args: Mapping[str, Any],
    *,
    far: bool = False,
    by: str = "",
    now: float = 0.0,
) -> list[NewPost]:
    """Return what is said of a way back (or forth): the public line, what is asked now, and to each whose hand is
    another now that hand, since what they were shown before is true no more. far: with map and panel again; by: the
    seat whose own press it was; now: Unix seconds."""
    posts = [outbox_post(PUBLIC, Ledger(lead=lead, lead_args=dict(args), decision=to, card=JOINS))]
    holding = title_of_game(after.played).hand_data
    posts += [
        hand_post(seat.seat, "undo.hand")
        for seat in after.humans()
        if holding(before.view(seat.seat)) != holding(after.view(seat.seat))
    ]
    posts += posts_of_decision(before.prompts(), after, to, (), by=by, now=now)
    if title_of_game(after.played).opens:  # what goes on stands otherwise now, or has not begun
        posts.append(live_message(to))
    if far:  # the last map that the thread shows is of what is undone
        posts.append(outbox_post(PUBLIC, Map(decision=to)))
        posts.append(panel_post(anew=True))
    return posts
