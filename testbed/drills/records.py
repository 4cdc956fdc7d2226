"""Reads the bot's database from another process while the bot runs, to compare Discord with it; or changes
it by hand."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.store import snapshots
from engine.store.decisions import decisions_up_to_head
from engine.store.places.opening import Place
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.connection import PostgresConnection
from engine.store.postgres.driver import driver, open_session
from engine.store.postgres.faults import raise_save_error
from engine.store.sql.interface import Connection
from engine.store.store_part import one_table

SOON = 5.0  # seconds: what waits longer for another try does not disturb the peace


class Records:
    """The database, a file or on a server. Each look at a file opens and closes a connection of its own, so nothing is
    held open when the bot is killed; a server keeps one session for all of them."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._raw: Any = None

    def close(self) -> None:
        """End the session on a server, if there is one."""
        if self._raw is not None:
            self._raw.close()

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(self.place, isolation_level=None, timeout=10)) as conn:
                conn.execute("PRAGMA query_only = ON")
                conn.execute("BEGIN")
                yield conn
            return
        raw = self._begun(self.place)
        try:
            yield PostgresConnection(raw)
        except driver().OperationalError as error:
            raw.close()
            raise_save_error(error, self.place.name)
        finally:
            if not raw.closed:
                raw.rollback()

    def _begun(self, place: PostgresAddress) -> Any:
        """Return a session in a transaction, made anew where it was lost since the last look."""
        for last in (False, True):
            if self._raw is None or self._raw.closed or self._raw.broken:
                self._raw = open_session(place, name="praetor drill")
            try:
                self._raw.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                break
            except driver().OperationalError as error:
                self._raw.close()
                if last:
                    raise_save_error(error, place.name)
        return self._raw

    def change(self, sql: str, *values: Any) -> None:
        """Change rows by hand, beside the bot, as somebody may who has the database."""
        if isinstance(self.place, Path):
            with closing(sqlite3.connect(self.place, isolation_level=None, timeout=10)) as conn:
                conn.execute(sql, values)
            return
        with open_session(self.place, name="praetor drill") as raw:
            PostgresConnection(raw).execute(sql, values)

    def rows(self, sql: str, *values: Any) -> list[dict[str, Any]]:
        """Return rows as dictionaries."""
        with self._open() as conn:
            found = conn.execute(sql, values)
            names = [str(column[0]) for column in found.description]
            return [dict(zip(names, row, strict=True)) for row in found.fetchall()]

    def first_value(self, sql: str, *values: Any) -> Any:
        """Return the first value of the first row, None if there is none."""
        with self._open() as conn:
            row = conn.execute(sql, values).fetchone()
            return row[0] if row else None

    def table_row(self, table: str) -> dict[str, Any]:
        """Return a table's row."""
        return self.rows("SELECT * FROM tables WHERE id = ?", table)[0]

    def live_table(self, table: str) -> LiveTable:
        """Return a table as it stands."""
        with self._open() as conn:
            row = one_table(conn, table)
            saved = snapshots.get_snapshot(conn, table, row.head) if row.head is not None else None
        state = find_game(row.game).decode(saved) if saved is not None else None
        return LiveTable(row, state, row.head if row.head is not None else -1)

    def saved_state(self, table: str, decision: int | None = None) -> bytes:
        """Return the state after a decision (None: at the head) as it is kept."""
        with self._open() as conn:
            head = conn.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()[0]
            return snapshots.get_snapshot(conn, table, head if decision is None else decision)

    def decisions(self, table: str) -> list[int]:
        """Return the decisions that took effect, from the set-up to the head."""
        with self._open() as conn:
            head = conn.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()[0]
            return [] if head is None else [one.id for one in decisions_up_to_head(conn, table, head)]

    def due_soon_post_count(self, table: str, soon: float = SOON) -> int:
        """Return how many posts will be tried soon."""
        sql = "SELECT count(*) FROM outbox WHERE table_id = ? AND status = 'waiting' AND not_before < ?"
        return int(self.first_value(sql, table, time.time() + soon))

    def is_all_delivered(self, table: str) -> bool:
        """Return whether everything is delivered and the game waits for people only."""
        return not self.due_soon_post_count(table) and not self.will_table_go_on(table)

    def will_table_go_on(self, table: str) -> bool:
        """Return whether the table will go on without anybody's press."""
        live = self.live_table(table)
        if not live.is_running:
            return False
        open_prompts = [p for p in live.prompts_waited_for() if p.answered is None]
        persons = {seat.seat for seat in live.humans()}
        mine = [p for p in open_prompts if p.seat in persons and p in live.questions_seat_can_answer(p.seat)]
        return not mine or any(p.seat not in persons and p.seat != "table" for p in open_prompts)
