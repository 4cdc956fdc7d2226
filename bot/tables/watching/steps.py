"""The steps of a game as a reader sees them: each decision after which they were told something, the set-up first.

What they are told nothing of makes no step, so that the numbers of steps count nothing that is private.
"""

import msgspec

from bot.tables.chronicle import Chapter
from bot.tables.visible_events import visible_events
from bot.tables.watching.sight import VisibleTable
from engine.kernel.events import Seat


class WatchedStep(msgspec.Struct, frozen=True):
    """A step: its decision, and the numbers of the first and last event of it that its reader is told."""

    decision: int
    first: int
    last: int


async def steps_of(seen: VisibleTable, reader: Seat | None) -> list[WatchedStep]:
    """Return the steps of a game that has begun, as a reader (None: the public) saw them; at least one."""
    live, known = seen.live, seen.live.caches.steps
    if reader not in known:
        known[reader] = await _steps(seen, reader)
    found: list[WatchedStep] = known[reader] if live.caches.steps is known else await _steps(seen, reader)
    return found


async def _steps(seen: VisibleTable, reader: Seat | None) -> list[WatchedStep]:
    live = seen.live
    rows = await seen.store.events_between(live.row.id, 0)
    found = [WatchedStep(live.first_decision, 0, -1)]
    for row, form in await visible_events(live.game, rows, reader):
        if form.label() is None:
            continue
        if row.decision == found[-1].decision:
            found[-1] = msgspec.structs.replace(found[-1], last=row.number)
        else:
            found.append(WatchedStep(row.decision, row.number, row.number))
    return found


def step_at_decision(steps: list[WatchedStep], decision: int) -> int:
    """Return the place (from 1) of the last step that a decision or an earlier one has made."""
    return max(1, sum(step.decision <= decision for step in steps))


def chapter_at(chapters: list[Chapter], step: WatchedStep) -> Chapter:
    """Return the chapter that a step belongs to: the last one that had begun."""
    begun = [one for one in chapters if one.decision <= step.decision]
    return begun[-1] if begun else chapters[0]
