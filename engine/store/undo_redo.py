"""Undo and redo move the head to another decision and leave a marker; an epoch puts a new base state at the head.
Decisions are never deleted.

A private action (a battle plan changed, cards shown to an ally) is no step: it is written again wherever the head
moves, and it does not end the possibility to redo. Otherwise a player who takes back their own step would learn that
another has done something in private.
"""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from engine.kernel.play import SIDE_ACTION
from engine.store import snapshots
from engine.store.chain import links
from engine.store.decisions import (
    begin_epoch,
    decisions_up_to_head,
    head_of_started_table,
    keep_decision,
    pin_to_epoch,
    walk_back_decisions,
)
from engine.store.interface import Conflict
from engine.store.models import RUNNING, AuditNote, Carried, Decision, EpochRow, MarkerRow, NewPost, VersionRow
from engine.store.outbox_write import enqueue_posts, note_in_audit_trail, void_undone
from engine.store.rows import of_json, to_json
from engine.store.sql.interface import Connection, table_lock
from engine.store.store_part import StorePart, claim_interaction, require_lease

UNDO, REDO = "undo", "redo"
RESTORED = "restored"  # why an epoch begins: hidden decks are shuffled again
RULES = "rules"  # why an epoch begins: other rules or data, the position stays as it is


class UndoRedoPart(StorePart):
    """The methods of `Store` for undo, redo and epochs."""

    async def move_head(
        self,
        table_id: str,
        head: int,
        to: int,
        marker: Mapping[str, Any],
        posts: Sequence[NewPost],
        *,
        carried: Sequence[Carried] = (),
        status: str = RUNNING,
        interaction: int | None = None,
        answer: Mapping[str, Any] | None = None,
        lease: str | None = None,
    ) -> bytes:
        """Undo or redo: move the head to a decision of the same line, put `carried` on top of it, leave a marker (who,
        why, in words), void what was not delivered of the steps undone, and return the state there. Redo: `to` is on
        `redo_path`. ValueError if `to` is neither; Conflict, AlreadyDone, LeaseLost: nothing was written."""
        now = self._clock()

        def work(conn: Connection) -> bytes:
            claim_interaction(conn, interaction, answer, now)
            require_lease(conn, table_id, lease)
            row = conn.execute("SELECT head, redo_tip FROM tables WHERE id = ?", (table_id,)).fetchone()
            if row is None or row[0] != head:
                raise Conflict(table_id)
            kind, tip, undone = _direction(conn, table_id, head, to, row[1])
            void_undone(conn, table_id, undone, now)
            links.note_for_next_link(conn, table_id, kind, **{"from": head, "to": to})
            conn.execute(
                "UPDATE tables SET head = ?, redo_tip = ?, status = ?, touched = ?, "
                "epoch = (SELECT epoch FROM decisions WHERE table_id = tables.id AND id = ?) WHERE id = ?",
                (to, tip, status, now, to, table_id),
            )
            pin_to_epoch(conn, table_id)
            now_at = _carry(conn, table_id, to, carried)
            conn.execute(
                "INSERT INTO markers (table_id, number, kind, from_decision, to_decision, marker, at) "
                "SELECT ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ? "
                "FROM markers WHERE table_id = ?",
                (table_id, kind, head, to, to_json(dict(marker)), now, table_id),
            )
            enqueue_posts(conn, table_id, posts, now)
            return snapshots.get_snapshot(conn, table_id, now_at)

        return await self._db.write(work, lock=table_lock(table_id))

    async def last_undone_step(self, table_id: str) -> Decision | None:
        """Return the step that was undone last; None where there is none, or where a step was decided since (private
        actions do not count)."""
        return next(iter(await self.redo_path(table_id)), None)

    async def redo_path(self, table_id: str) -> list[Decision]:
        """Return the steps that were undone and can be done again, the next one first, without private actions."""

        def work(conn: Connection) -> list[Decision]:
            row = conn.execute("SELECT head, redo_tip FROM tables WHERE id = ?", (table_id,)).fetchone()
            way = [] if row is None else _redo_way(conn, table_id, row[0], row[1])
            known = set(way)
            return [d for d in decisions_up_to_head(conn, table_id, way[-1]) if d.id in known] if way else []

        return await self._db.read(work)

    async def asides_lost_by_head_move(self, table_id: str, to: int) -> list[Decision]:
        """Return the private actions on the path to the head that would be lost if the head moved to `to`, oldest
        first."""

        def work(conn: Connection) -> list[Decision]:
            head = head_of_started_table(conn, table_id)
            there = set(walk_back_decisions(conn, table_id, to))
            left = list(takewhile(lambda step: step not in there, walk_back_decisions(conn, table_id, head)))
            return (
                [d for d in decisions_up_to_head(conn, table_id, head, last=len(left)) if d.barrier == SIDE_ACTION]
                if left
                else []
            )

        return await self._db.read(work)

    async def last_step(self, table_id: str) -> tuple[Decision, int]:
        """Return the last step on the path that was not done aside, and the decision before it that was not either
        (the set-up's own for the set-up)."""

        def work(conn: Connection) -> tuple[Decision, int]:
            last = _step(conn, table_id, head_of_started_table(conn, table_id))
            kept = decisions_up_to_head(conn, table_id, last, last=1)[0]
            return kept, last if kept.parent is None else _step(conn, table_id, kept.parent)

        return await self._db.read(work)

    async def undo_markers(self, table_id: str) -> list[MarkerRow]:
        """Return every undo and redo of a table, oldest first."""

        def work(conn: Connection) -> list[MarkerRow]:
            rows = conn.execute(
                "SELECT kind, from_decision, to_decision, marker, at FROM markers WHERE table_id = ? ORDER BY number",
                (table_id,),
            )
            return [MarkerRow(kind=r[0], frm=r[1], to=r[2], marker=of_json(r[3]), at=r[4]) for r in rows]

        return await self._db.read(work)

    async def new_epoch(
        self,
        table_id: str,
        head: int,
        state: bytes,
        *,
        reason: str,
        rules_version: str,
        data_hash: str,
        user: int | None = None,
        posts: Sequence[NewPost] = (),
        draws: Sequence[Any] = (),
        restore: int = 0,
        lease: str | None = None,
    ) -> int:
        """Open an epoch (new rules, new data, a moderator's edit) with `state` as its base, and return the id of the
        step that does it. The step stands on the path as a decision of the table (why "epoch", barrier "epoch"), so
        that it can be undone with consent and its number explains itself in the export. draws, restore: of the shuffles
        after a restore, which are done with it."""
        now = self._clock()

        def work(conn: Connection) -> int:
            require_lease(conn, table_id, lease)
            if head_of_started_table(conn, table_id) != head:
                raise Conflict(table_id)
            step = begin_epoch(
                conn, table_id, head, state, reason, (rules_version, data_hash), draws, now=now, user=user
            )
            if restore:
                conn.execute("UPDATE chains SET settled = ? WHERE table_id = ?", (restore, table_id))
            enqueue_posts(conn, table_id, posts, now, step)
            return step

        return await self._db.write(work, lock=table_lock(table_id))

    async def replace_rules_of_epoch(
        self,
        table_id: str,
        head: int,
        audit_note: AuditNote,
        *,
        rules_version: str,
        data_hash: str,
        lease: str | None = None,
    ) -> None:
        """Let the epoch that the head is in name other rules and data, which lead to the same states all along. What it
        named before is kept beside it, `audit_note` goes into the audit trail. Conflict, LeaseLost: nothing was
        written."""
        now = self._clock()

        def work(conn: Connection) -> None:
            require_lease(conn, table_id, lease)
            if head_of_started_table(conn, table_id) != head:
                raise Conflict(table_id)
            (epoch,) = conn.execute("SELECT epoch FROM tables WHERE id = ?", (table_id,)).fetchone()
            conn.execute(
                "INSERT INTO versions (table_id, epoch, number, until, rules_version, data_hash, at) "
                "SELECT e.table_id, e.number, "
                "(SELECT coalesce(max(v.number), 0) + 1 FROM versions v "
                "WHERE v.table_id = e.table_id AND v.epoch = e.number), "
                "?, e.rules_version, e.data_hash, ? FROM epochs e WHERE e.table_id = ? AND e.number = ?",
                (head, now, table_id, epoch),
            )
            conn.execute(
                "UPDATE epochs SET rules_version = ?, data_hash = ? WHERE table_id = ? AND number = ?",
                (rules_version, data_hash, table_id, epoch),
            )
            pin_to_epoch(conn, table_id)
            links.note_for_next_link(
                conn, table_id, links.RULES, until=head, rules_version=rules_version, data_hash=data_hash
            )
            note_in_audit_trail(conn, table_id, audit_note, now)

        await self._db.write(work, lock=table_lock(table_id))

    async def epochs(self, table_id: str) -> list[EpochRow]:
        """Return the epochs that the path to the head goes through, oldest first."""

        def work(conn: Connection) -> list[EpochRow]:
            on_path = set(walk_back_decisions(conn, table_id, head_of_started_table(conn, table_id)))
            rows = conn.execute(
                "SELECT number, decision, reason, rules_version, data_hash, at FROM epochs WHERE table_id = ? "
                "ORDER BY number",
                (table_id,),
            )
            return [_epoch(conn, table_id, row) for row in rows.fetchall() if row[1] in on_path]

        return await self._db.read(work)

    async def redoable_decisions(self, table_id: str) -> list[Decision]:
        """Return all that was undone and may come back by a redo, what was done aside between it too, oldest first."""

        def work(conn: Connection) -> list[Decision]:
            row = conn.execute("SELECT head, redo_tip FROM tables WHERE id = ?", (table_id,)).fetchone()
            if row is None or None in row:
                return []
            there = set(walk_back_decisions(conn, table_id, row[0]))
            undone = list(takewhile(lambda step: step not in there, walk_back_decisions(conn, table_id, row[1])))
            return decisions_up_to_head(conn, table_id, row[1], last=len(undone)) if undone else []

        return await self._db.read(work)

    async def dice_key_words(self, table_id: str) -> dict[str, str]:
        """Return the words that went into the dice key at the start, by seat."""

        def work(conn: Connection) -> dict[str, str]:
            row = conn.execute("SELECT words FROM secrets WHERE table_id = ?", (table_id,)).fetchone()
            words: dict[str, str] = of_json(row[0]) if row and row[0] else {}
            return words

        return await self._db.read(work)


def _epoch(conn: Connection, table_id: str, row: Sequence[Any]) -> EpochRow:
    number, decision, reason, rules, data, at = row
    earlier = conn.execute(
        "SELECT until, rules_version, data_hash FROM versions WHERE table_id = ? AND epoch = ? ORDER BY number",
        (table_id, number),
    )
    versions = tuple(VersionRow(until=v[0], rules_version=v[1], data_hash=v[2]) for v in earlier)
    return EpochRow(decision=decision, reason=reason, rules_version=rules, data_hash=data, at=at, earlier=versions)


def _carry(conn: Connection, table_id: str, to: int, carried: Sequence[Carried]) -> int:
    """Put asides on top of where the head now is and return the decision that it is then at. Conflict if the ids are
    not the table's next."""
    for kept in carried:
        row = conn.execute(
            "UPDATE tables SET head = next_decision, next_decision = next_decision + 1, next_event = next_event + ? "
            "WHERE id = ? AND head = ? AND next_decision = ? RETURNING epoch, next_event",
            (len(kept.events), table_id, kept.decision.parent, kept.decision.id),
        ).fetchone()
        if row is None:
            raise Conflict(table_id)
        keep_decision(conn, table_id, kept.decision, row[0], row[1] - len(kept.events), kept.state, kept.events)
        to = kept.decision.id
    return to


def _direction(
    conn: Connection, table_id: str, head: int, to: int, tip: int | None
) -> tuple[str, int | None, list[int]]:
    """Return (undo or redo, what is then the deepest step to redo, the steps undone, without asides)."""
    undone: list[int] = []
    for step in walk_back_decisions(conn, table_id, head):
        if step == to and undone:
            steps = [s for s in undone if not _aside(conn, table_id, s)]
            return UNDO, _step(conn, table_id, head) if tip is None else tip, steps
        undone.append(step)
    if to not in _redo_way(conn, table_id, head, tip):
        raise ValueError(f"{to} is not on the line that leads to {head}, nor was it undone from there")
    return REDO, None if to == tip else tip, []


def _redo_way(conn: Connection, table_id: str, head: int | None, tip: int | None) -> list[int]:
    """Return the steps from `head` (without it) to `tip`, the next one first, without asides; none if they are not on
    one line."""
    if head is None or tip is None:
        return []
    base = _step(conn, table_id, head)
    way: list[int] = []
    for step in walk_back_decisions(conn, table_id, tip):
        if step == base:
            return [s for s in reversed(way) if not _aside(conn, table_id, s)]
        way.append(step)
    return []


def _step(conn: Connection, table_id: str, decision: int) -> int:
    """Return the last step that is none done aside, from a decision backwards."""
    return next(step for step in walk_back_decisions(conn, table_id, decision) if not _aside(conn, table_id, step))


def _aside(conn: Connection, table_id: str, decision: int) -> bool:
    """Return whether a decision was done aside."""
    asked = "SELECT barrier FROM decisions WHERE table_id = ? AND id = ?"
    return bool(conn.execute(asked, (table_id, decision)).fetchone()[0] == SIDE_ACTION)
