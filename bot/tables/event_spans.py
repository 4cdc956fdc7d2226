"""Spans of events: what goes on for several decisions and is told as one live message, such as a battle.

A span begins with an event whose tag is in `Title.opens`. It ends with one whose tag is in `Title.closes`; or without
such an event, when the procedures that it goes on in (`Title.lasts`) are gone (a storm sinks who was to retreat, the
game is over); at the latest when the next span begins.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.tables.live import LiveTable
from bot.tables.visible_events import span_frames, visible_events
from bot.titles import Title, title_of_game
from engine.kernel.events import EmittedEvent, Event
from engine.store.interface import Store
from engine.store.models import ARCHIVED, RUNNING

LOOK_BACK = 600  # events in which a span is looked for


class EventSpan(msgspec.Struct, frozen=True):
    """A span: the decision that it began with, its public events so far (from the one that opens it on), and the
    decision that ended it; None while it goes on."""

    start: int
    events: tuple[Event, ...]
    end: int | None


def may_event_span_go_on(live: LiveTable, state: Any) -> bool:
    """Return whether a span may go on at a table in a state: one that was given up goes on no more."""
    return live.row.status in (RUNNING, ARCHIVED) and bool(span_frames(state, title_of_game(live.played)))


def spans_of(told: Sequence[tuple[int, Event]], shown: Title[Any], *, on: bool, at: int) -> list[EventSpan]:
    """Return the spans of some public events, each with its decision, the last one last. on: whether the last may go
    on still at decision `at`, up to which the events are."""
    found: list[EventSpan] = []
    for decision, event in told:
        if type(event).tag() in shown.opens:
            if found and found[-1].end is None:
                found[-1] = msgspec.structs.replace(found[-1], end=decision)
            found.append(EventSpan(decision, (event,), None))
        elif found:
            end = decision if found[-1].end is None and type(event).tag() in shown.closes else found[-1].end
            found[-1] = EventSpan(found[-1].start, (*found[-1].events, event), end)
    if found and found[-1].end is None and not on:
        found[-1] = msgspec.structs.replace(found[-1], end=at)
    return found


async def span_ended_by_decision(
    store: Store, live: LiveTable, decision: int, later: int = 0, *, state: Any = None
) -> EventSpan | None:
    """Return a span that a decision ended: of several the last but `later`; None where it was taken back. state: the
    one after the decision, where the caller has it."""
    shown = title_of_game(live.played)
    if state is None:
        here = decision == live.head
        state = live.state if here else live.game.decode(await store.state_at(live.row.id, decision))
    rows = [row for row in await store.events(live.row.id, last=LOOK_BACK) if row.decision <= decision]
    told = [(row.decision, form) for row, form in await visible_events(live.game, rows, None)]
    ended = [s for s in spans_of(told, shown, on=bool(span_frames(state, shown)), at=decision) if s.end == decision]
    return ended[-1 - later] if len(ended) > later else None


def span_end_positions(seen: Sequence[EmittedEvent], shown: Title[Any], after: Any, *, broken: bool) -> list[int]:
    """Return where spans end among the public events of a decision, after which the state is `after`: for each the
    number of events before its end, the first first. broken: one that was under way before ends without a word."""
    found: list[int] = []
    on = broken
    for n, told in enumerate(seen):
        tag = type(told.event).tag()
        if tag in shown.opens:
            found += [n] if on else []
            on = True
        elif tag in shown.closes:
            found.append(n + 1)
            on = False
    if on and not span_frames(after, shown):
        inside = (n for n, told in enumerate(seen) if _inside(told, shown) or type(told.event).tag() in shown.opens)
        found.append(1 + max(inside, default=-1))
    return found


def events_told_by_live_message(seen: Sequence[EmittedEvent], shown: Title[Any]) -> frozenset[int]:
    """Return which public events of a decision a live message tells, so that the ledger need not: those that it is made
    of, all that happens within its procedures, and what leads to its end."""
    found: set[int] = set()
    since = 0
    for n, told in enumerate(seen):
        tag = type(told.event).tag()
        since = n if tag in shown.opens else since
        if tag in shown.running | shown.opens or _inside(told, shown):
            found.add(n)
        if tag in shown.closes:
            found.update(range(since, n + 1))
            since = n + 1
    return frozenset(found)


def _inside(told: EmittedEvent, shown: Title[Any]) -> bool:
    return any(activity.rpartition("_")[0] in shown.lasts for activity in told.within)


async def has_span_ended(store: Store, live: LiveTable, after: Any, told: Sequence[EmittedEvent]) -> bool:
    """Return whether a decision, of which this is told, ends the span that is under way at a table without a word."""
    shown = title_of_game(live.played)
    if span_frames(live.state, shown) <= span_frames(after, shown):
        return False
    seen = [form for t in told if (form := t.event.seen_by(None)) is not None]
    if _last(seen[::-1], shown) in shown.closes:
        return False
    rows = await store.events(live.row.id, last=LOOK_BACK)
    before = [form for _, form in await visible_events(live.game, rows, None)]
    return _last(before, shown) in shown.opens


def _last(events: Sequence[Event], shown: Title[Any]) -> str:
    """Return the tag of the last event that opens or closes a span; "" if there is none."""
    tags = (type(event).tag() for event in reversed(events))
    return next((tag for tag in tags if tag in shown.opens | shown.closes), "")
