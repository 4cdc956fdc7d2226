"""What somebody may look at of a table: all of it as it stands or, if they have no seat there and the table has a
delay, as it stood some rounds ago.

A delay of N rounds leaves out the last N, the one that goes on among them. All that is shown of a game on demand (map,
log, figures, panel, replay, suggestions of rounds) is made of a `VisibleTable`, and the delayed one can give nothing
later.
"""

from collections.abc import Collection, Sequence
from typing import Any, Protocol

import msgspec

from bot.tables.live import LiveTable
from data.charts import CHARTS
from engine.kernel.errors import EngineBug, RuleError
from engine.kernel.game import Game
from engine.kernel.texts import keyed_text
from engine.store.interface import Store
from engine.store.models import ABANDONED, OVER, Decision, EventRow, TableRow

MOST = 10  # rounds of a delay


class History(Protocol):
    """The part of the store that tells what has happened at a table; each method as in `Store`."""

    async def path(self, table_id: str, *, last: int | None = None) -> list[Decision]:
        """Return the decisions that took effect."""
        ...

    async def events(self, table_id: str, *, last: int = 50, before: int | None = None) -> list[EventRow]:
        """Return the last events."""
        ...

    async def events_between(self, table_id: str, first: int, before: int | None = None) -> list[EventRow]:
        """Return events by their numbers."""
        ...

    async def milestones(self, table_id: str, tags: Collection[str]) -> list[EventRow]:
        """Return the events of some tags."""
        ...

    async def state_at(self, table_id: str, decision: int) -> bytes:
        """Return the snapshot after a decision."""
        ...

    async def states(self, table_id: str, decisions: Sequence[int]) -> list[bytes]:
        """Return the snapshots after several decisions."""
        ...


class VisibleTable(Protocol):
    """A table to be looked at: as it stands (its `Actor`), or as it stood (`TableSnapshot`)."""

    @property
    def live(self) -> LiveTable:
        """Return the table."""
        ...

    @property
    def store(self) -> History:
        """Return its history."""
        ...


class TableSnapshot:
    """A table as it stood after a decision, with nothing of what came later.

    delay: the rounds for which it is held back. at: when the decision was taken, in Unix seconds. by_ours: it is shown
    by our figures, though it is played by an owner's charts.
    """

    def __init__(self, store: Store, live: LiveTable, delay: int, at: float, *, by_ours: bool = False) -> None:
        self.live, self.delay, self.at, self.by_ours = live, delay, at, by_ours
        self.store: History = HistoryView(store, live.head)


def row_without_charts(row: TableRow) -> TableRow:
    """Return the row of a table as if no charts had been chosen there."""
    return msgspec.structs.replace(row, options={key: one for key, one in row.options.items() if key != CHARTS})


class TableByOurFigures:
    """A table that is played by an owner's charts, as who has no part in it is shown it: with our own figures where
    what is shown is read off tables. What play itself told stays as it was told.

    seen: the table as they may see it.
    """

    def __init__(self, seen: VisibleTable) -> None:
        live = seen.live
        ours = LiveTable(row_without_charts(live.row), head=live.head)
        if live.state is not None:
            kept = live.game.encode(live.state)
            ours.replace(kept=kept, state=ours.game.decode(kept))
        self.live, self.store = ours, seen.store


class HistoryView:
    """The history of a table up to a decision."""

    def __init__(self, store: Store, until: int) -> None:
        self._store, self.until = store, until

    async def path(self, table_id: str, *, last: int | None = None) -> list[Decision]:
        """Return the decisions that took effect up to it (or the last `last` of them)."""
        found = [one for one in await self._store.path(table_id) if one.id <= self.until]
        return found if last is None else found[-last:]

    async def events(self, table_id: str, *, last: int = 50, before: int | None = None) -> list[EventRow]:
        """Return the last events up to it."""
        return (await self.events_between(table_id, 0, before))[-last:]

    async def events_between(self, table_id: str, first: int, before: int | None = None) -> list[EventRow]:
        """Return events by their numbers, up to it."""
        return self._upto(await self._store.events_between(table_id, first, before))

    async def milestones(self, table_id: str, tags: Collection[str]) -> list[EventRow]:
        """Return the events of some tags up to it."""
        return self._upto(await self._store.milestones(table_id, tags))

    async def state_at(self, table_id: str, decision: int) -> bytes:
        """Return the snapshot after a decision. EngineBug for a later one."""
        return (await self.states(table_id, (decision,)))[0]

    async def states(self, table_id: str, decisions: Sequence[int]) -> list[bytes]:
        """Return the snapshots after several decisions. EngineBug for a later one."""
        if any(decision > self.until for decision in decisions):
            raise EngineBug("who sees a table with a delay was to be shown what came later")
        return await self._store.states(table_id, decisions)

    def _upto(self, rows: Sequence[EventRow]) -> list[EventRow]:
        return [row for row in rows if row.decision <= self.until]


class HasTable(Protocol):
    """A table that is to be looked at as it stands or stood: its actor."""

    @property
    def live(self) -> LiveTable:
        """Return the table."""
        ...

    @property
    def store(self) -> Store:
        """Return the store."""
        ...


def are_secrets_out(live: LiveTable) -> bool:
    """Return whether the secrets of a game are out, so that anybody may see it by anybody's eyes."""
    return live.row.status in (OVER, ABANDONED)


def has_part_in(live: LiveTable, user: int) -> bool:
    """Return whether a person has a part in a table: a seat, one that is kept for them, or the host's office."""
    return user == live.row.host or any(user in (seat.user, seat.owner) for seat in live.row.seats)


def rounds_of_delay_for_person(live: LiveTable, user: int) -> int:
    """Return by how many rounds later a person sees a table than it is played."""
    if live.state is None or are_secrets_out(live) or has_part_in(live, user):
        return 0
    return live.extra.delay


async def visible_table(actor: HasTable, user: int) -> VisibleTable:
    """Return what a person may look at of a table. RuleError where that is nothing yet."""
    live, delay = actor.live, rounds_of_delay_for_person(actor.live, user)
    if not delay:
        return table_by_figures_for(actor, user)
    if live.caches.past is None:
        live.caches.past = await _past(actor, delay) or False
    past: TableSnapshot | bool = live.caches.past
    if isinstance(past, bool):
        raise RuleError(keyed_text("error.watch_nothing_yet", delay=delay))
    return past


def table_by_figures_for(seen: HasTable, user: int) -> VisibleTable:
    """Return a table as it is, or by our figures for who has no part in one that is played by an owner's charts."""
    live = seen.live
    if live.played == live.row.game or has_part_in(live, user):
        return seen
    if live.caches.ours is None:
        live.caches.ours = TableByOurFigures(seen)
    ours: TableByOurFigures = live.caches.ours
    return ours


async def _past(actor: HasTable, delay: int) -> TableSnapshot | None:
    """Return a table as it stood before its last rounds; None where it has not had more than these."""
    live = actor.live
    last = await last_decision_up_to_round(actor.store, live, live.game.round(live.state) - delay)
    if last is None:
        return None
    state = live.game.decode(await actor.store.state_at(live.row.id, last.id))
    past = LiveTable(live.row, state, last.id)
    by_ours = live.played != live.row.game
    if by_ours:  # who sees it late has no part in it
        past = TableByOurFigures(TableSnapshot(actor.store, past, delay, last.at)).live
    return TableSnapshot(actor.store, past, delay, last.at, by_ours=by_ours)


async def last_decision_up_to_round(store: Store, live: LiveTable, number: int) -> Decision | None:
    """Return the last decision after which a table's round was this one or an earlier; None where there is none.
    Rounds never go back along the path, so it is halved until it is found."""
    if number < 1:
        return None
    path = [one for one in await store.path(live.row.id) if one.id >= live.first_decision]
    low, high = 0, len(path)  # before `low` all are early enough, from `high` on none
    while low < high:
        middle = (low + high) // 2
        saved = await store.state_at(live.row.id, path[middle].id)
        low, high = (middle + 1, high) if _round(live.game, saved) <= number else (low, middle)
    return path[low - 1] if low else None


def _round(game: Game[Any], saved: bytes) -> int:
    return game.round(game.decode(saved))


def delay_notice_lines(seen: VisibleTable) -> list[str]:
    """Return the lines that say how late a table is seen, and that it is shown by our figures; none where it is
    not."""
    live, lines = seen.live, list[str]()
    if isinstance(seen, TableSnapshot):
        lines.append(live.words("watch.late", round=live.game.round(live.state), delay=seen.delay))
    if isinstance(seen, TableByOurFigures) or (isinstance(seen, TableSnapshot) and seen.by_ours):
        lines.append(live.words("charts.by_ours"))
    return lines
