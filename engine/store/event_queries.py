"""Queries of the events on the path to the head: the last ones, a range of numbers, and those of some tags (with which
rounds and turns begin). Events of undone decisions are left out."""

from collections.abc import Collection, Iterable

from engine.store.decisions import walk_back_decisions
from engine.store.models import EventRow
from engine.store.rows import EVENT_COLUMNS, event_of, to_json
from engine.store.sql.dialect import field_of_bytes, json_texts
from engine.store.sql.interface import Connection
from engine.store.store_part import StorePart, one_table

BY_COMPUTER = "computer"  # why a decision was taken, where a computer player took it


class EventsPart(StorePart):
    """The event queries of `Store`."""

    async def events(self, table_id: str, *, last: int = 50, before: int | None = None) -> list[EventRow]:
        """Return the last events along the path to the head (those numbered below `before`), oldest first."""

        def work(conn: Connection) -> list[EventRow]:
            head = one_table(conn, table_id).head
            found: list[EventRow] = []
            if head is None:
                return found
            for decision in walk_back_decisions(conn, table_id, head):
                rows = conn.execute(
                    f"SELECT {EVENT_COLUMNS} FROM events WHERE table_id = ? AND decision = ? AND number < ? "  # noqa: S608 - columns and placeholders of our own
                    "ORDER BY number DESC LIMIT ?",
                    (table_id, decision, 2**62 if before is None else before, last - len(found)),
                )
                found.extend(map(event_of, rows))
                if len(found) >= last:
                    break
            return found[::-1]

        return await self._db.read(work)

    async def own_decision_share_by_seat(self, table_id: str) -> dict[str, float]:
        """Return by seat which part of its decisions was the person's who sits there now, by themselves, their orders
        or a deadline of theirs; computer players and others who sat there before took the rest."""

        def work(conn: Connection) -> dict[str, float]:
            rows = conn.execute(
                "SELECT d.seat, count(*), "
                "sum(CASE WHEN d.why <> ? AND coalesce(d.person_id, s.person_id) = s.person_id THEN 1 ELSE 0 END) "
                "FROM decisions d JOIN seats s ON s.table_id = d.table_id AND s.seat = d.seat "
                "WHERE d.table_id = ? AND d.id > 0 "
                "GROUP BY d.seat",
                (BY_COMPUTER, table_id),
            )
            return {seat: round((own or 0) / count, 3) for seat, count, own in rows}

        return await self._db.read(work)

    async def events_between(self, table_id: str, first: int, before: int | None = None) -> list[EventRow]:
        """Return the events along the path numbered from `first` on and below `before`, oldest first."""

        def work(conn: Connection) -> list[EventRow]:
            rows = conn.execute(
                f"SELECT {EVENT_COLUMNS} FROM events WHERE table_id = ? AND number >= ? AND number < ? "  # noqa: S608 - columns and placeholders of our own
                "ORDER BY number",
                (table_id, first, 2**62 if before is None else before),
            )
            return _on_path(conn, table_id, map(event_of, rows))

        return await self._db.read(work)

    async def milestones(self, table_id: str, tags: Collection[str]) -> list[EventRow]:
        """Return the events of some tags along the path, oldest first: where the chapters of a game begin."""

        def work(conn: Connection) -> list[EventRow]:
            rows = conn.execute(
                f"SELECT {EVENT_COLUMNS} FROM events WHERE table_id = ? AND {field_of_bytes('event', 'is')} "  # noqa: S608 - columns and placeholders of our own
                f"IN {json_texts()} ORDER BY number",
                (table_id, to_json(sorted(tags))),
            )
            return _on_path(conn, table_id, map(event_of, rows))

        return await self._db.read(work)


def _on_path(conn: Connection, table_id: str, rows: Iterable[EventRow]) -> list[EventRow]:
    """Return the events of decisions that took effect, without those that were undone."""
    head = one_table(conn, table_id).head
    steps = set() if head is None else set(walk_back_decisions(conn, table_id, head))
    return [row for row in rows if row.decision in steps]
