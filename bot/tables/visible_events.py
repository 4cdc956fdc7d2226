"""Stored events in the form that a reader may know (`Event.seen_by`), and what a seat is told of its last decision."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.tables import offers
from bot.tables.live import LiveTable
from bot.titles import Title, title_of_game
from engine.kernel.actions import Pass
from engine.kernel.events import TABLE, Event, Seat
from engine.kernel.game import Game
from engine.kernel.play import SIDE_ACTION
from engine.kernel.prompts import MUST
from engine.store.interface import Store
from engine.store.models import Decision, EventRow

AT_ONCE = 50  # events that are read before others have their turn: a long history must keep nobody waiting
LOOK_BACK = 300  # decisions among which a seat's last one is looked for
LOOKS_ON = 20.0  # seconds for which a person looks at what their press has done
SEALED = "sealed"  # the barrier of an answer that is still collected in secret


def span_frames(state: Any, shown: Title[Any]) -> frozenset[int]:
    """Return the procedures under way in which what a live message tells goes on (`Title.lasts`)."""
    return frozenset(f.serial for f in state.frames if f.__struct_config__.tag in shown.lasts)


async def visible_events(
    game: Game[Any], rows: Iterable[EventRow], reader: Seat | None
) -> list[tuple[EventRow, Event]]:
    """Return (row, event) for each stored event that a reader may know, in their form. reader None: the public. Events
    of which they know nothing are left out."""
    out: list[tuple[EventRow, Event]] = []
    for n, row in enumerate(rows, 1):
        form = game.event(row.event).seen_by(reader)
        if form is not None:
            out.append((row, form))
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
    return out


class SeatHistory(msgspec.Struct, frozen=True):
    """What a seat is told of what it did last, and of what has happened to it since.

    decision: what its person decided last, None before the first time.
    came_of: the dice of the decision that it carries on, its events and those of what it led to without another's
        decision of their own (windows that were closed, answers that were collected), in the seat's form.
    since: what others did to it since with the dice of it, or what it alone has learned, in its form.
    others: what happened since and does not concern it, as all know it.
    automatic: what was decided for it since (a deadline, a computer player, a standing order), the last first.
    is_last: nothing but private actions was decided since, by anybody.
    alone: no other person has decided anything since but aside: what is asked now comes of computers and of the table.
    known: of `since` what everybody may know, as they know it.
    """

    decision: Decision | None = None
    came_of: tuple[Event, ...] = ()
    since: tuple[Event, ...] = ()
    others: tuple[Event, ...] = ()
    automatic: tuple[Decision, ...] = ()
    is_last: bool = False
    alone: bool = False
    known: tuple[Event, ...] = ()

    def has_person_just_pressed(self, now: float) -> bool:
        """Return whether its person has just pressed, and only computers have answered since: nothing rings for what
        they see come."""
        return self.alone and self.decision is not None and now - self.decision.at < LOOKS_ON


async def seat_history(store: Store, live: LiveTable, seat: Seat, *, aside: bool = False) -> SeatHistory:
    """Return the history of a seat as its table stands. aside: a private action beside all questions counts as its last
    decision, too."""
    key = (seat, aside)
    known, head = live.caches.histories, live.head
    found = known.get(key)
    if found is None:
        found = await _history(store, live, seat, aside=aside)
        if live.head == head:
            known[key] = found
    return found


async def _history(store: Store, live: LiveTable, seat: Seat, *, aside: bool) -> SeatHistory:
    path = await store.path(live.row.id, last=LOOK_BACK)
    own = [n for n, d in enumerate(path) if d.seat == seat and d.user is not None and not d.why]
    own = own if aside else [n for n in own if path[n].barrier != SIDE_ACTION]
    start = own[-1] if own else None
    shown, before = title_of_game(live.played), _carried_on(live, path, start)
    first = before or (path[start].id if start is not None else 0)
    led = set[int]() if start is None else {d.id for d in _span(path[start:])}
    rows = await _rows(store, live, first) if path else []
    told = await visible_events(live.game, rows, seat)
    own_forms = {row.number: form for row, form in told}
    thrown = {row.number for row, form in told if type(form).tag() in shown.throws}
    came_of = tuple(f for row, f in told if row.decision in led or (row.decision == before and row.number in thrown))
    since = [row for row in rows if row.decision not in {*led, before} and row.number in own_forms]
    begun = {one for row in rows if row.decision in led for one in _spans(shown, row)}  # it sees how its battle ends
    mine = {
        row.number for row in since if _concerns(live, seat, row, own_forms[row.number]) or begun & _spans(shown, row)
    }
    hit = {row.decision for row in since if row.number in mine}
    hit = {d.id for n, one in enumerate(path) if one.id in hit for d in _span(path[n:])}  # dice may fall after a window
    mine |= {row.number for row in since if row.decision in hit and row.number in thrown}
    befell = [row for row in since if row.number in mine]
    known = tuple(form for row in befell if (form := live.game.event(row.event).seen_by(None)) is not None)
    rest = [own_forms[row.number] for row in since if row.number not in mine and _public(live, row)]
    later = path if start is None else path[start + 1 :]
    automatic = tuple(d for d in reversed(later) if d.seat == seat and d.why and not _needless(d))
    is_last = start is not None and all(d.barrier == SIDE_ACTION for d in later)
    alone = start is not None and all(d.user is None or d.seat == seat or d.barrier == SIDE_ACTION for d in later)
    decision = path[start] if start is not None else None
    since_forms = tuple(own_forms[row.number] for row in befell)
    return SeatHistory(decision, came_of, since_forms, tuple(rest), automatic, is_last, alone, known)


def _spans(shown: Title[Any], row: EventRow) -> set[str]:
    """Return the battles, or what else `Title.lasts`, in which an event happened."""
    return {one for one in row.within if one.rpartition("_")[0] in shown.lasts}


def _carried_on(live: LiveTable, path: Sequence[Decision], start: int | None) -> int:
    """Return the decision that the one at `start` carries on, by the same seat (`Title.carry_on`); 0 for none. What
    somebody does aside between them is none of it: others may not know that it was done."""
    if not start or path[start].moment not in title_of_game(live.played).carry_on:
        return 0
    before = next((one for one in reversed(path[:start]) if one.barrier != SIDE_ACTION), None)
    return before.id if before is not None and before.seat == path[start].seat else 0


def undoable_decision(live: LiveTable, seat: Seat) -> Decision | None:
    """Return the decision that a seat may take back by itself, as far as its history has been read; None where there is
    none: something was decided since, a die or a reveal bars it, or others are asked in secret."""
    found: SeatHistory | None = live.caches.histories.get((seat, False))
    decision = found.decision if found is not None and found.is_last else None
    if decision is None or decision.barrier or any(p.kind != MUST for p in live.prompts_waited_for()):
        return None
    return decision


def _needless(decision: Decision) -> bool:
    """Return whether a decision is a pass that was given unasked: nobody had anything to decide, or had said so."""
    return decision.why == "order" and decision.action.get("do") == Pass.tag()


def _span(path: Sequence[Decision]) -> Iterable[Decision]:
    """Yield a decision and those after it that only carry it on: answers that are collected in secret, with the last of
    them, which opens them all, and what the table decides. What somebody does aside meanwhile is none of it."""
    yield path[0]
    collected = path[0].moment if path[0].barrier == SEALED else ""  # the moment at which answers are collected
    for decision in path[1:]:
        if decision.barrier == SIDE_ACTION:  # of which others may not know: it ends nothing
            continue
        if decision.seat == TABLE:
            collected = ""
        elif decision.barrier == SEALED:
            collected = decision.moment
        elif decision.moment != collected:
            return
        else:
            yield decision
            return
        yield decision


async def _rows(store: Store, live: LiveTable, first: int) -> list[EventRow]:
    """Return the stored events of the decisions from `first` on."""
    count = 100
    while True:
        rows = await store.events(live.row.id, last=count)
        if len(rows) < count or rows[0].decision < first or count >= 3200:
            return [row for row in rows if row.decision >= first]
        count *= 2


def _public(live: LiveTable, row: EventRow) -> bool:
    """Return whether everybody knows of an event."""
    return live.game.event(row.event).seen_by(None) is not None


def _concerns(live: LiveTable, seat: Seat, row: EventRow, form: Event) -> bool:
    """Return whether a seat is told of an event in private: it learns more than the public, the event affects it, or
    only a live message in the thread tells it that still goes on: on it the seat's next answer may hang."""
    if form.label() is None or offers.knows_of_offer_already(live, form, seat):
        return False
    if type(form).tag() in title_of_game(live.played).running and span_frames(live.state, title_of_game(live.played)):
        return True
    return form != live.game.event(row.event).seen_by(None) or seat in live.game.affected_seats(live.state, form)
