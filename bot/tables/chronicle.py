"""The history of a game by chapters (rounds or turns): what happened in each, and how the table stood as it began.

Everything is in its reader's form: events as their seat may know them, the view that their seat had then. A chapter
begins with the events after which the thread is sent a new map (`Title.map_after`).
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.tables.visible_events import AT_ONCE, visible_events
from bot.tables.watching.sight import VisibleTable
from bot.titles import title_of_game
from bot.words import unmarked_text, without_stop
from engine.kernel.events import Event, Seat
from engine.kernel.play import SIDE_ACTION
from engine.store.models import EventRow

LOOKED_THROUGH = 400  # decisions in which one's own last is looked for
TOLD = 1000  # events since it, at most


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter: its place among all (from 1) and its name in words; the decision that it began with; its events by
    number, from `first` on and below `before`."""

    number: int
    label: str
    decision: int
    first: int
    before: int | None


async def game_chapters(seen: VisibleTable) -> list[Chapter]:
    """Return the chapters of a game that has begun, the first first; at least one."""
    live = seen.live
    found = await seen.store.milestones(live.row.id, title_of_game(live.played).map_after)
    if not found:
        return [
            Chapter(number=1, label=unmarked_text(live.row.name), decision=live.first_decision, first=0, before=None)
        ]
    ends = [row.number for row in found[1:]]
    labels = _labels(seen, found)
    return [
        Chapter(
            number=n,
            label=labels[n - 1],
            decision=row.decision if n > 1 else live.first_decision,
            first=row.number if n > 1 else 0,
            before=ends[n - 1] if n <= len(ends) else None,
        )
        for n, row in enumerate(found, 1)
    ]


def _labels(seen: VisibleTable, rows: Sequence[EventRow]) -> list[str]:
    """Return the names of chapters; one that begins without a word is a further part of the one before."""
    found: list[str] = []
    named, part = unmarked_text(seen.live.row.name), 0
    for row in rows:
        own = _label(seen, row)
        named, part = (own, 1) if own else (named, part + 1)
        found.append(own or seen.live.words("log.part", label=named, part=part))
    return found


def _label(seen: VisibleTable, row: EventRow) -> str:
    live = seen.live
    form = live.game.event(row.event).seen_by(None)
    told = form.label() if form is not None else None
    return chapter_headline(live.words.say(told)) if told is not None else ""


def chapter_headline(said: str) -> str:
    """Return what a chapter begins with as its name."""
    return unmarked_text(without_stop(said))


async def chapter_lines(seen: VisibleTable, reader: Seat | None, chapter: Chapter) -> list[str]:
    """Return what happened in a chapter, in a reader's words (None: the public's)."""
    rows = await seen.store.events_between(seen.live.row.id, chapter.first, chapter.before)
    return await event_lines(seen, reader, rows)


async def lines_since_last_decision(seen: VisibleTable, seat: Seat) -> list[str]:
    """Return what happened since a seat decided last (but aside), in its own words."""
    path = await seen.store.path(seen.live.row.id, last=LOOKED_THROUGH)
    own = [d.id for d in path if d.seat == seat and d.barrier != SIDE_ACTION]
    rows = await seen.store.events(seen.live.row.id, last=TOLD)
    return await event_lines(seen, seat, [row for row in rows if not own or row.decision > own[-1]])


async def event_lines(seen: VisibleTable, reader: Seat | None, rows: Iterable[EventRow]) -> list[str]:
    """Return events in a reader's words, without those of which they learn nothing."""
    words, out = seen.live.words, []
    for n, (_, form) in enumerate(await visible_events(seen.live.game, rows, reader), 1):
        said = form.label()
        if said is not None and (line := words.say(said)):
            out.append(line)
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
    return out


async def public_events(seen: VisibleTable) -> list[Event]:
    """Return all that has happened in a game, as everybody knows it."""
    rows = await seen.store.events_between(seen.live.row.id, 0)
    return [form for _, form in await visible_events(seen.live.game, rows, None)]


async def view_then(seen: VisibleTable, reader: Seat | None, chapter: Chapter) -> Any:
    """Return what a reader knew as a chapter began."""
    live = seen.live
    saved = await seen.store.state_at(live.row.id, chapter.decision)
    return live.game.view(live.game.decode(saved), reader)


def adjacent_chapters(found: list[Chapter], chapter: Chapter) -> tuple[Chapter | None, Chapter | None]:
    """Return the chapters before and after one."""
    around = [None, *found, None]
    return around[chapter.number - 1], around[chapter.number + 1]
