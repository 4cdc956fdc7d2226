"""Leaks by time: what somebody sees of a window or a sealed question, and when, must not depend on who could respond,
nor on who has planned how. News of the table's page are among it.

Each such question has a twin: the same table, with everything replaced that one pair of eyes cannot know, so that
others could respond. Both are played by the bot's own actor and automatic decisions, with the same clock. Who is asked
answers at some moment, the same in both. Posts, edits of the panel and the end of the question must come at the same
moments, and the accounts of time that it shows must stand alike. `twins.py` does the same over the wire.
"""

import contextlib
import re
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from bot.screens.table_screen import panel_screen
from bot.tables import automatic
from bot.tables.actor import Actor
from bot.tables.clocks.seat_clocks import note_question
from bot.tables.live import LiveTable
from bot.tables.lobby import PACES
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.events import Seat
from engine.store.models import LOBBY, PUBLIC
from engine.store.sqlite import SqliteStore, open_store
from testbed.drills.leaks.page import Drafted, StillPage
from testbed.drills.leaks.twin_tables import (
    able_responders,
    answer_times,
    fields_with_time_terms,
    secret_question_name,
    secretly_asked,
    twin_table,
)
from testbed.drills.report import Report

A_GAME = 6  # questions of one game that are looked at
START = 2_000_000.0
PAGE = "page "
MARKS = re.compile(r'"(newest|mark)":"[0-9a-f]*"')  # hashes of what no two tables share
LONG = 400  # steps until a question must have been closed
Seen = list[tuple[float, str]]  # what was seen, and how many seconds after the question was put


class Timer:
    """Plays windows out, each at a table of its own, and notes what the public sees and when."""

    def __init__(self, store: SqliteStore, report: Report) -> None:
        self.store, self.report = store, report
        self.now, self.tables, self.page = START, 0, StillPage()

    async def compare_with_twin(self, live: LiveTable, lots: UnverifiedRandom, seed: str) -> None:
        """Compare a secret question that has just been put with its twin, as one seat or the public sees it."""
        eyes = lots.choose((None, *(seat.seat for seat in live.humans())))
        twin = twin_table(live, eyes, lots)
        walk = str(lots.integer_below(2**30))
        here, there = await self._played(live, eyes, walk), await self._played(twin, eyes, walk)
        self.report.add(f"{secretly_asked(live)[0].kind} questions timed")
        if able_responders(live) != able_responders(twin):
            self.report.add("questions to which others could respond")
        if here != there:
            differs = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), (here, there))
            moment = secretly_asked(live)[0].moment
            self.report.note(f"game {seed}: {moment}: the time tells {eyes} who could respond: {differs}", "leaked")

    async def _played(self, live: LiveTable, eyes: Seat | None, walk: str) -> Seen:
        """Play a question to its end. Return what is seen of it, and how many seconds after it was put."""
        self.now, self.tables = START, self.tables + 1
        actor = await self._table(live)
        question, seen, when = secret_question_name(actor.live), Seen(), answer_times(actor.live, START, walk)
        for _ in range(LONG):
            await self._note(actor, eyes, seen)
            async with actor.turn():
                step = await automatic.next_step(actor, self.now, 1.0)
                if isinstance(step, automatic.AutomaticStep):
                    await actor.decide(step.seat, step.prompt, step.action, why=step.why)
                else:
                    await self._wait(actor, step, when)
            if secret_question_name(actor.live) != question:
                return [*seen, (self.now - START, "closed")]
        return [*seen, (self.now - START, "never closed")]

    async def _table(self, live: LiveTable) -> Actor:
        """Store the table as one that has just come to this window."""
        row = msgspec.structs.replace(
            live.row,
            id=f"T{self.tables:04}",
            status=LOBBY,
            head=None,
            pace=PACES["daily"],
            created=START,
            extra=fields_with_time_terms(live.row),
        )
        await self.store.create_table(row, bytes(32))
        words = {seat.seat: seat.word for seat in row.seats}
        saved = live.game.encode(live.state)
        row = await self.store.start(
            row.id, saved, (), (), (), key_words=words, rules_version=row.rules_version, data_hash=row.data_hash
        )
        return Actor(self.store, LiveTable(row, live.state, 0), lambda: self.now)

    async def _wait(self, actor: Actor, until: float | None, when: dict[str, float]) -> None:
        """Let time pass until something happens: somebody answers, or something is due."""
        live = actor.live
        open_now = [p for p in secretly_asked(live) if p.answered is None and not live.is_passed_by_table(p)]
        first = min(open_now, key=lambda p: when[p.id], default=None)
        if first is not None and (until is None or when[first.id] <= until):
            self.now = max(self.now, when[first.id])
            await actor.decide(first.seat, first.id, first.default)  # type: ignore[arg-type]
        elif until is not None:
            self.now = max(self.now, until)

    async def _note(self, actor: Actor, eyes: Seat | None, seen: Seen) -> None:
        """Note new posts for the public and for `eyes`; and the panel, if it shows something else than before."""
        table = actor.live.row.id
        async with actor.turn():
            await note_question(actor, self.now, 1.0)  # as delivery does before it shows a panel
        told = await self.store.database.read(
            lambda conn: conn.execute(
                "SELECT audience, kind FROM outbox WHERE table_id = ? AND audience IN (?, ?) "
                "AND kind NOT IN ('panel', 'course') ORDER BY id",
                (table, PUBLIC, eyes or PUBLIC),
            ).fetchall()
        )
        known = sum(what.startswith("post ") for _, what in seen)
        at = self.now - START
        seen += [(at, f"post {kind} to {audience}") for audience, kind in told[known:]]
        await self._note_page(actor, eyes, seen)
        # The panel is edited only where that shows something (bot/delivery/last_rendered.py).
        panel = panel_screen(actor.live, 1.0, self.now).content.replace(table, "")
        if panel != next((what for _, what in reversed(seen) if not what.startswith(("post ", PAGE))), ""):
            seen.append((at, panel))

    async def _note_page(self, actor: Actor, eyes: Seat | None, seen: Seen) -> None:
        """Note the table's page, if it shows something else than before: that is when its reader is told of news."""
        live, self.page.now = actor.live, self.now
        self.page.serve_table(live, Drafted(actor.store, live, eyes))
        (_, shown), _ = await self.page.table_pieces(live, eyes)
        page = PAGE + MARKS.sub("", shown.decode()).replace(live.row.id, "")
        if page != next((what for _, what in reversed(seen) if what.startswith(PAGE)), ""):
            seen.append((self.now - START, page))


@contextlib.asynccontextmanager
async def open_timer(report: Report) -> AsyncIterator[Timer]:
    """Open a timer with a database of its own."""
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        store: Any = await open_store(Path(folder) / "p.sqlite3")
        store.database.hasty = True
        made = Timer(store, report)
        try:
            yield made
        finally:
            await store.close()
            made.page.close()
