"""Reads the bot's database from another process while the bot runs, to compare Discord with it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.store import snapshots
from engine.store.decisions import decisions_up_to_head
from engine.store.store_part import one_table

SOON = 5.0  # seconds: what waits longer for another try does not disturb the peace


class Records:
    """The database. Each look opens and closes a connection of its own, so nothing is held open when the bot is
    killed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def close(self) -> None:
        """Nothing is held open."""

    def _open(self) -> sqlite3.Connection:
        conn = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        conn.row_factory = sqlite3.Row
        conn.execute("PRAGMA query_only = ON")
        return conn

    def all(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        """Return rows as dictionaries."""
        with closing(self._open()) as conn:
            return [dict(row) for row in conn.execute(sql, values)]

    def one(self, sql: str, *values: Any) -> Any:
        """Return the first value of the first row, None if there is none."""
        with closing(self._open()) as conn:
            row = conn.execute(sql, values).fetchone()
            return row[0] if row else None

    def row(self, table: str) -> dict[str, Any]:
        """Return a table's row."""
        return self.all("SELECT * FROM tables WHERE id = ?", table)[0]

    def live(self, table: str) -> LiveTable:
        """Return a table as it stands."""
        with closing(self._open()) as conn:
            conn.row_factory = None
            conn.execute("BEGIN")
            row = one_table(conn, table)
            saved = snapshots.get_snapshot(conn, table, row.head) if row.head is not None else None
        state = find_game(row.game).decode(saved) if saved is not None else None
        return LiveTable(row, state, row.head if row.head is not None else -1)

    def saved(self, table: str, decision: int | None = None) -> bytes:
        """Return the state after a decision (None: at the head) as it is kept."""
        with closing(self._open()) as conn:
            conn.row_factory = None
            head = conn.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()[0]
            return snapshots.get_snapshot(conn, table, head if decision is None else decision)

    def decisions(self, table: str) -> list[int]:
        """Return the decisions that took effect, from the set-up to the head."""
        with closing(self._open()) as conn:
            conn.row_factory = None
            head = conn.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()[0]
            return [] if head is None else [one.id for one in decisions_up_to_head(conn, table, head)]

    def waiting(self, table: str, soon: float = SOON) -> int:
        """Return how many posts will be tried soon."""
        sql = "SELECT count(*) FROM outbox WHERE table_id = ? AND status = 'waiting' AND not_before < ?"
        return int(self.one(sql, table, time.time() + soon))

    def quiet(self, table: str) -> bool:
        """Return whether everything is delivered and the game waits for people only."""
        return not self.waiting(table) and not self.moving(table)

    def moving(self, table: str) -> bool:
        """Return whether the table will go on without anybody's press."""
        live = self.live(table)
        if not live.is_running:
            return False
        open_prompts = [p for p in live.waiting() if p.answered is None]
        persons = {seat.seat for seat in live.humans()}
        mine = [p for p in open_prompts if p.seat in persons and p in live.open_to(p.seat)]
        return not mine or any(p.seat not in persons and p.seat != "table" for p in open_prompts)
