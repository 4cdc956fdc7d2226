"""The posts about a decision or an undo, which are written to the outbox in the same transaction.

Public events go to the thread; what a seat learns beyond them goes to the seat by DM; so does a new question.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

import msgspec

from bot.tables import event_spans, notices, offers
from bot.tables.live import WAITING, LiveTable, nothing_to_decide
from bot.tables.post_types import (
    LOBBY_CARD,
    Ledger,
    Map,
    PicturedEvent,
    Records,
    Report,
    SeatNews,
    Secret,
    hand,
    live_message,
    panel,
    post,
)
from bot.titles import title
from engine.kernel.events import Event, Told
from engine.kernel.prompts import WINDOW, Prompt
from engine.store.models import HUMAN, PUBLIC, EventRow, NewPost

TOGETHER = 2.0  # seconds in which what happens at a table is told as one message
OWN = 5.0  # the same for a person's own steps, of which he has read in the answers already
SPELL = 300.0  # the same for what befalls a person in others' turns, unless he is asked something before
LATEST = 3  # events of a span that goes on that are told again to who is asked next


def rows_of(decision: int, told: Sequence[Told]) -> list[EventRow]:
    """Return events as they are kept."""
    return [EventRow(decision=decision, number=n, event=msgspec.json.encode(t.event), within=t.within)
            for n, t in enumerate(told)]  # fmt: skip


def of_decision(
    before: Iterable[Prompt],
    after: LiveTable,
    decision: int,
    told: Sequence[Told],
    *,
    lead: str = "",
    by: str = "",
    doer: str = "",
    broken: bool = False,
) -> list[NewPost]:
    """Return what is told of a decision. `before`: the prompts that were asked before it; `after`: the
    table as it will stand; `lead`: a key of words for the ledger that is no event (an undo, a deadline); `by`:
    the seat whose own press it was; `doer`: the seat that decided, by a press or without; `broken`: it ends a span of
    which nothing is told (`bot.tables.event_spans`)."""
    asked_before = list(before)
    known = {prompt.id for prompt in asked_before}
    events = [t.event for t in told]
    befell = _news(after, events, doer) if decision else {}  # the set-up befalls everybody alike
    over = after.game.outcome(after.state) is not None
    wait = 0.0 if over else TOGETHER
    posts = [msgspec.structs.replace(p, max_delay=wait) for p in _public(after, decision, events, lead, broken)]
    for seat in after.row.seats:
        if seat.kind != HUMAN:
            continue
        about = [e for e in events if not offers.shown_elsewhere(after, e, seat.seat)]
        own = [form for e in about if (form := _own_form(e, seat.seat, befell)) is not None]
        learned = any(_own_form(e, seat.seat, {}) is not None for e in about)
        asked = [p for p in after.prompts_of(seat.seat) if p.id not in known and _worth_a_message(p)]
        window = any(p.id not in known and p.kind == WINDOW and p.answered is None for p in after.prompts_of(seat.seat))
        if asked:  # what the next answer hangs on stands in the thread's live message alone
            own = [*(form for form in _latest(after, events, seat.seat) if form not in own), *own]
        mine = seat.seat == by and not over
        if own or asked or over or window:
            news = SeatNews(
                decision=decision,
                events=_kept(own),
                prompts=[p.id for p in asked],
                over=over,
                window=window,
                own=mine,
                news=bool(own) and not (learned or asked or over or window),
            )
            delay = _max_delay(mine=mine, urgent=bool(asked) or over or window, learned=learned)
            posts.append(msgspec.structs.replace(post(seat.seat, news), max_delay=delay))
    posts += offers.of_decision(asked_before, after, events)
    return posts + (_beside(after) if over else [])


def _beside(after: LiveTable) -> list[NewPost]:
    """Return how a game ended, to those who do not sit there but have a part in it: a host who does not play, and whose
    seat a computer player keeps."""
    playing = {seat.user for seat in after.humans()}
    return [notices.notice(user, notices.over(after)) for user in notices.persons_of(after.row) if user not in playing]


def _max_delay(*, mine: bool, urgent: bool, learned: bool) -> float:
    """Return how long a seat's message may wait for more."""
    if mine:
        return OWN
    return 0.0 if urgent else TOGETHER if learned else SPELL


def _news(after: LiveTable, events: Sequence[Event], doer: str) -> dict[str, set[int]]:
    """Return by seat which events (by identity) befall it though it decided nothing: as far as it may know them."""
    found: dict[str, set[int]] = {}
    for event in events:
        for seat in after.humans():
            form = event.seen_by(seat.seat)
            if seat.seat != doer and form is not None and seat.seat in after.game.befallen(after.state, form):
                found.setdefault(seat.seat, set()).add(id(event))
    return found


def _worth_a_message(prompt: Prompt) -> bool:
    return prompt.answered is None and prompt.kind in WAITING and not nothing_to_decide(prompt)


def _latest(after: LiveTable, events: Sequence[Event], seat: str) -> list[Event]:
    """Return the last of what the live message tells, of which a seat has no form of its own."""
    running = title(after.row.game).running
    seen = [form for e in events if (form := e.seen_by(None)) is not None and form == e.seen_by(seat)]
    return [form for form in seen if type(form).tag() in running and form.told() is not None][-LATEST:]


def _own_form(event: Event, seat: str, news: Mapping[str, Set[int]]) -> Event | None:
    """Return what a seat is told of an event in private: what it learns beyond the public, or what befalls it (see
    `_news`); None if that is nothing."""
    form = event.seen_by(seat)
    if form is None or form.told() is None:
        return None
    return form if form != event.seen_by(None) or id(event) in news.get(seat, ()) else None


def _public(after: LiveTable, decision: int, events: Sequence[Event], lead: str, broken: bool) -> Iterable[NewPost]:
    shown = title(after.row.game)
    seen = [form for e in events if (form := e.seen_by(None)) is not None]
    tags = {type(form).tag() for form in seen}
    told = [form for form in seen if type(form).tag() not in shown.running and form.told() is not None]
    if told or lead:
        yield post(PUBLIC, Ledger(decision=decision, events=_kept(told), lead=lead))
    ended = event_spans.ended(seen, shown, after.state, broken=broken)
    if ended or tags & (shown.running | shown.opens):
        yield live_message(decision)
    for later in reversed(range(ended)):
        yield post(PUBLIC, Report(decision=decision, later=later))
    for form in seen:
        if type(form).tag() in shown.pictured_events:
            yield post(PUBLIC, PicturedEvent(event=_kept([form])[0]))
    milestone = bool(tags & shown.map_after)
    over = after.game.outcome(after.state) is not None
    if milestone or over:
        yield post(PUBLIC, Map(decision=decision, over=over))
    if over:
        yield post(PUBLIC, Records(decision=decision))
        yield post(PUBLIC, Secret(decision=decision))
        yield LOBBY_CARD  # it says in the channel that the game is over, and who won
    yield panel(anew=milestone or over)


def _kept(events: Sequence[Event]) -> list[str]:
    return [msgspec.json.encode(event).decode() for event in events]


def of_move(
    before: LiveTable, after: LiveTable, to: int, lead: str, args: Mapping[str, Any], *, far: bool = False
) -> list[NewPost]:
    """Return what is told of a way back (or forth): the public line, what is asked now, and to each whose hand is
    another now that hand, since what he was shown before is true no more. far: with map and panel anew."""
    posts = [post(PUBLIC, Ledger(lead=lead, lead_args=dict(args), decision=to))]
    holding = title(after.row.game).holding
    posts += [
        hand(seat.seat, "undo.hand")
        for seat in after.humans()
        if holding(before.view(seat.seat)) != holding(after.view(seat.seat))
    ]
    posts += of_decision(before.prompts(), after, to, ())
    if title(after.row.game).opens:  # what goes on stands otherwise now, or has not begun
        posts.append(live_message(to))
    if far:  # the last map that the thread shows is of what is undone
        posts.append(post(PUBLIC, Map(decision=to)))
        posts.append(panel(anew=True))
    return posts
