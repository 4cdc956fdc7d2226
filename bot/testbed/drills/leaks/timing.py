"""Leaks by time: what the public sees of a window, and when, must not depend on who could respond.

Each window has a twin: the same table, with everything replaced that the public cannot know, so that other seats
could respond. Both are played by the bot's own actor and automatic decisions, with the same clock. Whoever could
respond passes at some moment. Posts, edits of the panel and the end of the window must come at the same moments in
both.
"""

import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from bot.screens.table_screen import panel_screen
from bot.tables import automatic
from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from bot.tables.lobby import PACES
from bot.testbed.drills.report import Report
from engine.kernel.dice import Lots
from engine.kernel.events import TABLE
from engine.store.models import LOBBY, PUBLIC
from engine.store.sqlite import SqliteStore, open_store

A_GAME = 4  # windows of one game that are looked at
START = 2_000_000.0
TWINS = 6  # deals that are tried for a twin in which others could respond
LONG = 400  # steps until a window must have closed
Seen = list[tuple[float, str]]


class Timer:
    """Plays windows out, each at a table of its own, and notes what the public sees and when."""

    def __init__(self, store: SqliteStore, report: Report) -> None:
        self.store, self.report = store, report
        self.now, self.tables = START, 0

    async def look(self, live: LiveTable, lots: Lots, seed: str) -> None:
        """Compare a window that has just opened with its twin."""
        twin = _twin(live, lots)
        walk = str(lots.below(2**30))
        here, there = await self._played(live, walk), await self._played(twin, walk)
        self.report.add("windows timed")
        if _able(live) != _able(twin):
            self.report.add("windows in which others could respond")
        if here != there:
            differs = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), (here, there))
            self.report.note(f"game {seed}: the time of a window tells who could respond: {differs}", "leaked")

    async def _played(self, live: LiveTable, walk: str) -> Seen:
        """Play a window to its end. Return what the public saw of it, and how many seconds after it had opened."""
        self.now, self.tables = START, self.tables + 1
        actor = await self._table(live)
        window = _window(actor.live)
        seen: Seen = []
        for _ in range(LONG):
            await self._note(actor, seen)
            async with actor.turn():
                step = await automatic.next_step(actor, self.now, 1.0)
                if isinstance(step, automatic.Step):
                    await actor.decide(step.seat, step.prompt, step.action, why=step.why)
                else:
                    await self._wait(actor, step, walk)
            if _window(actor.live) != window:
                return [*seen, (self.now - START, "closed")]
        return [*seen, (self.now - START, "never closed")]

    async def _table(self, live: LiveTable) -> Actor:
        """Store the table as one that has just come to this window."""
        row = msgspec.structs.replace(
            live.row, id=f"T{self.tables:04}", status=LOBBY, head=None, pace=PACES["daily"], created=START
        )
        await self.store.create_table(row, bytes(32))
        words = {seat.seat: seat.word for seat in row.seats}
        saved = live.game.encode(live.state)
        row = await self.store.start(
            row.id, saved, (), (), (), key_words=words, rules_version=row.rules_version, data_hash=row.data_hash
        )
        return Actor(self.store, LiveTable(row, live.state, 0), lambda: self.now)

    async def _wait(self, actor: Actor, until: float | None, walk: str) -> None:
        """Let time pass until something happens: somebody passes, or something is due."""
        live = actor.live
        hold = live.hold(1.0)
        passing = [
            (START + hold * Lots(f"{walk} {p.seat}").chance(), p)
            for seat in live.humans()
            for p in live.open_to(seat.seat)
            if p.answered is None and p.kind == "window" and p.default is not None
        ]
        first = min(passing, key=lambda pair: pair[0], default=None)
        if first is not None and (until is None or first[0] <= until):
            self.now = max(self.now, first[0])
            await actor.decide(first[1].seat, first[1].id, first[1].default)  # type: ignore[arg-type]
        elif until is not None:
            self.now = max(self.now, until)

    async def _note(self, actor: Actor, seen: Seen) -> None:
        """Note new public posts; and the panel, if it shows something else than before."""
        table = actor.live.row.id
        async with actor.turn():
            await automatic.note_question(actor, self.now)  # as delivery does before it shows a panel
        kinds = await self.store.database.read(
            lambda conn: conn.execute(
                "SELECT kind FROM outbox WHERE table_id = ? AND audience = ? AND kind NOT IN ('panel', 'course') "
                "ORDER BY id",
                (table, PUBLIC),
            ).fetchall()
        )
        known = sum(what.startswith("post ") for _, what in seen)
        at = self.now - START
        seen += [(at, f"post {kind}") for (kind,) in kinds[known:]]
        # The panel is edited only where that shows something (bot/delivery/last_rendered.py).
        panel = panel_screen(actor.live, 1.0, self.now).content.replace(table, "")
        if panel != next((what for _, what in reversed(seen) if not what.startswith("post ")), ""):
            seen.append((at, panel))


def _twin(live: LiveTable, lots: Lots) -> LiveTable:
    """Return a table that is the same to the public, but at which others could respond; None if none is found soon."""
    for _ in range(TWINS):
        twin = LiveTable(live.row, live.game.determinize(live.state, None, lots), live.head)
        if _able(twin) != _able(live):
            break
    return twin


def _window(live: LiveTable) -> str:
    closing = live.closing() if live.running else None
    return closing.id if closing is not None else ""


def _able(live: LiveTable) -> set[str]:
    """Return the seats that could respond in the open window."""
    return {s.seat for s in live.humans() if any(p.kind == "window" for p in live.open_to(s.seat))}


def just_opened(live: LiveTable) -> bool:
    """Return whether a window is open in which nobody has answered yet."""
    return bool(_window(live)) and not any(p.answered for p in live.waiting() if p.seat != TABLE)


@contextlib.asynccontextmanager
async def timer(report: Report) -> AsyncIterator[Timer]:
    """Open a timer with a database of its own."""
    with tempfile.TemporaryDirectory(prefix="praetor-drill-") as folder:
        store: Any = await open_store(Path(folder) / "p.sqlite3")
        store.database.hasty = True
        try:
            yield Timer(store, report)
        finally:
            await store.close()
