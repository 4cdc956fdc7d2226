"""Decisions: each is one transaction with its events, its state and its posts. The path is the chain of parents from
the head back to the set-up (decision 0)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.errors import SaveError
from engine.kernel.play import SIDE_ACTION
from engine.store import snapshots
from engine.store.chain import links
from engine.store.interface import Conflict
from engine.store.models import LOBBY, OVER, RUNNING, BasePosition, Decision, EventRow, NewPost, TableRow
from engine.store.outbox_write import enqueue_posts
from engine.store.row_changes import merged_mapping
from engine.store.rows import DECISION_COLUMNS, decision_of, decision_values, to_json
from engine.store.sql.interface import Connection, table_lock
from engine.store.store_part import StorePart, claim_interaction, one_table, require_lease

SETUP = {"do": "setup"}  # what decision 0 keeps as its action
EPOCH = "epoch"  # what the step that opens an epoch is, and why it was taken

# From a decision back to the set-up, or over so many decisions. Lazy: whoever stops reading stops the walk.
WALK = (
    "WITH RECURSIVE walk (id, parent, depth) AS ("
    "SELECT id, parent, 1 FROM decisions WHERE table_id = :table AND id = :start "
    "UNION ALL SELECT d.id, d.parent, walk.depth + 1 FROM walk "
    "JOIN decisions d ON d.table_id = :table AND d.id = walk.parent "
    "WHERE walk.depth < :last) "
)
ALL = 2**62  # decisions: more than a table ever has
KEEP_EPOCH = (
    "INSERT INTO epochs (table_id, number, decision, reason, rules_version, data_hash, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


class DecisionsPart(StorePart):
    """The methods of `Store` for decisions and states."""

    async def start(
        self,
        table_id: str,
        state: bytes,
        events: Sequence[EventRow],
        draws: Sequence[Any],
        posts: Sequence[NewPost],
        *,
        key_words: Mapping[str, str],
        bound: Mapping[str, str] | None = None,
        before: TableRow | None = None,
        extra: dict[str, Any] | None = None,
        rules_version: str,
        data_hash: str,
        interaction: int | None = None,
        base: BasePosition | None = None,
    ) -> TableRow:
        """Keep the set-up as decision 0, with the first epoch, and set the table running. Conflict if it runs. bound:
        by seat, the hash of a word that was given before any was opened. extra: what the bot keeps with the table
        from now on (None: as before); before: the row that it was made of. base: the position that it goes on from
        instead, in an epoch of its own."""
        now = self._clock()
        setup = Decision(
            id=0,
            parent=None,
            seat="table",
            prompt="",
            moment="setup",
            action=dict(SETUP),
            label={"key": "action.setup", "args": {}},
            barrier="setup",
            draws=tuple(draws),
            at=now,
        )

        def work(conn: Connection) -> TableRow:
            claim_interaction(conn, interaction, None, now)
            table = one_table(conn, table_id)
            if table.head is not None or table.status != LOBBY:
                raise Conflict(table_id)
            conn.execute(
                "UPDATE tables SET head = 0, next_decision = 1, next_event = ?, status = ?, rules_version = ?, "
                "data_hash = ?, touched = ? WHERE id = ?",
                (1 + len(events), RUNNING, rules_version, data_hash, now, table_id),
            )
            conn.execute("UPDATE secrets SET words = ? WHERE table_id = ?", (to_json(dict(key_words)), table_id))
            if extra is not None:
                merged = merged_mapping((before or table).extra, extra, table.extra)
                conn.execute("UPDATE tables SET extra = ? WHERE id = ?", (to_json(merged), table_id))
            conn.execute("UPDATE chains SET bound = ? WHERE table_id = ?", (to_json(dict(bound or {})), table_id))
            # What the key was made of is what the seats keep, should a word have changed in this very moment.
            conn.executemany(
                "UPDATE seats SET word = ? WHERE table_id = ? AND seat = ?",
                [(word, table_id, seat) for seat, word in key_words.items()],
            )
            values = (table_id, 0, 0, "start", rules_version, data_hash, now)
            conn.execute(KEEP_EPOCH, values)
            keep_decision(conn, table_id, setup, 0, 1, state, events)
            step = 0
            if base is not None:
                step = begin_epoch(
                    conn, table_id, 0, base.state, base.reason, (rules_version, data_hash), base.draws, now=now
                )
            enqueue_posts(conn, table_id, posts, now, step)
            return one_table(conn, table_id)

        return await self._db.write(work, lock=table_lock(table_id))

    async def load(self, table_id: str) -> tuple[int, bytes]:
        """Return (head, state) of a table that was started; SaveError for one in the lobby."""

        def work(conn: Connection) -> tuple[int, bytes]:
            head = head_of_started_table(conn, table_id)
            return head, snapshots.get_snapshot(conn, table_id, head)

        return await self._db.read(work)

    async def commit(
        self,
        table_id: str,
        head: int,
        decision: Decision,
        state: bytes,
        events: Sequence[EventRow],
        posts: Sequence[NewPost],
        *,
        status: str = RUNNING,
        interaction: int | None = None,
        answer: Mapping[str, Any] | None = None,
        lease: str | None = None,
    ) -> None:
        """Keep a decision with all that comes of it, in one transaction. `decision.id` must be
        `next_decision_id(table)`, `decision.parent` the head. Conflict, AlreadyDone, LeaseLost: nothing was written.
        Events are numbered here, in the order given."""
        if decision.parent != head:
            raise ValueError(f"decision {decision.id} hangs on {decision.parent}, not on the head {head}")
        now = self._clock()

        def work(conn: Connection) -> None:
            claim_interaction(conn, interaction, answer, now)
            require_lease(conn, table_id, lease)
            row = conn.execute(
                "UPDATE tables SET head = next_decision, next_decision = next_decision + 1, "
                # what is done aside ends no way to redo: it would tell of itself
                "next_event = next_event + ?, redo_tip = CASE WHEN ? THEN redo_tip END, "
                "status = ?, touched = ? WHERE id = ? AND head = ? AND next_decision = ? RETURNING epoch, next_event",
                (len(events), decision.barrier == SIDE_ACTION, status, now, table_id, head, decision.id),
            ).fetchone()
            if row is None:
                raise Conflict(table_id)
            keep_decision(conn, table_id, decision, row[0], row[1] - len(events), state, events)
            if status == OVER:
                links.note_game_end(conn, table_id, status, decision.id)
                conn.execute("DELETE FROM followers WHERE table_id = ?", (table_id,))  # there is nothing more to tell
            enqueue_posts(conn, table_id, posts, now, decision.id, decision)

        await self._db.write(work, lock=table_lock(table_id))

    async def next_decision_id(self, table_id: str) -> int:
        """Return the id that the table's next decision will have (one more than the largest ever used)."""

        def work(conn: Connection) -> int:
            row = conn.execute("SELECT next_decision FROM tables WHERE id = ?", (table_id,)).fetchone()
            if row is None:
                raise SaveError(f"there is no table {table_id}")
            return int(row[0])

        return await self._db.read(work)

    async def path(self, table_id: str, *, last: int | None = None) -> list[Decision]:
        """Return the decisions that took effect, from the set-up (or the last `last` of them) to the head."""

        def work(conn: Connection) -> list[Decision]:
            head = one_table(conn, table_id).head
            return [] if head is None else decisions_up_to_head(conn, table_id, head, last=last)

        return await self._db.read(work)

    async def state_at(self, table_id: str, decision: int) -> bytes:
        """Return the snapshot after a decision."""
        return await self._db.read(lambda conn: snapshots.get_snapshot(conn, table_id, decision))

    async def states(self, table_id: str, decisions: Sequence[int]) -> list[bytes]:
        """Return the snapshots after several decisions."""
        return await self._db.read(
            lambda conn: [snapshots.get_snapshot(conn, table_id, decision) for decision in decisions]
        )


def keep_decision(
    conn: Connection,
    table_id: str,
    decision: Decision,
    epoch: int,
    first_event: int,
    state: bytes,
    events: Sequence[EventRow],
) -> None:
    """Write a decision with its events, numbered from `first_event` on, and its snapshot."""
    conn.execute(
        f"INSERT INTO decisions (table_id, epoch, {DECISION_COLUMNS}) "  # noqa: S608 - constant
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, epoch, *decision_values(decision)),
    )
    conn.executemany(
        "INSERT INTO events (table_id, decision, number, event, within) VALUES (?, ?, ?, ?, ?)",
        [
            (table_id, decision.id, number, event.event, to_json(event.within))
            for number, event in enumerate(events, first_event)
        ],
    )
    snapshots.put_snapshot(conn, table_id, decision.id, decision.parent, state)


def begin_epoch(
    conn: Connection,
    table_id: str,
    head: int,
    state: bytes,
    reason: str,
    rules: tuple[str, str],
    draws: Sequence[Any],
    *,
    now: float,
    user: int | None = None,
) -> int:
    """Open an epoch with a state as its base, on top of the head, and return the id of the step that does it: a
    decision of the table. rules: their version and the hash of the data."""
    number = conn.execute(
        "SELECT coalesce(max(number), -1) + 1 FROM epochs WHERE table_id = ?", (table_id,)
    ).fetchone()[0]
    step = conn.execute(
        "UPDATE tables SET head = next_decision, next_decision = next_decision + 1, redo_tip = NULL, "
        "epoch = ?, touched = ? WHERE id = ? RETURNING head",
        (number, now, table_id),
    ).fetchone()[0]
    decision = _epoch_step(step, head, reason, draws, now, user)
    conn.execute(
        f"INSERT INTO decisions (table_id, epoch, {DECISION_COLUMNS}) "  # noqa: S608 - constant
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, number, *decision_values(decision)),
    )
    conn.execute(KEEP_EPOCH, (table_id, number, step, reason, *rules, now))
    pin_to_epoch(conn, table_id)
    snapshots.put_snapshot(conn, table_id, step, None, state)
    return int(step)


def _epoch_step(step: int, head: int, reason: str, draws: Sequence[Any], now: float, user: int | None) -> Decision:
    return Decision(
        id=step,
        parent=head,
        seat="table",
        prompt="",
        moment=EPOCH,
        action={"do": EPOCH, "reason": reason},
        label={"key": "action.epoch", "args": {"reason": reason}},
        barrier=EPOCH,
        draws=tuple(draws),
        at=now,
        user=user,
        why=EPOCH,
    )


def pin_to_epoch(conn: Connection, table_id: str) -> None:
    """Let the table name the rules of the epoch that its head is in."""
    conn.execute(
        "UPDATE tables SET (rules_version, data_hash) = (SELECT e.rules_version, e.data_hash FROM epochs e "
        "WHERE e.table_id = tables.id AND e.number = tables.epoch) WHERE id = ?",
        (table_id,),
    )


def head_of_started_table(conn: Connection, table_id: str) -> int:
    """Return the head of a table; SaveError if there is no such table or it was not started."""
    row = conn.execute("SELECT head FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise SaveError(f"there is no table {table_id}")
    if row[0] is None:
        raise SaveError(f"table {table_id} was not started")
    return int(row[0])


def walk_back_decisions(conn: Connection, table_id: str, start: int) -> Iterator[int]:
    """Yield the decisions from `start` back to the set-up."""
    values = {"table": table_id, "start": start, "last": ALL}
    for row in conn.execute(f"{WALK} SELECT id FROM walk", values):  # noqa: S608 - constant
        yield row[0]


def decisions_up_to_head(conn: Connection, table_id: str, head: int, *, last: int | None = None) -> list[Decision]:
    """Return the decisions from the set-up (or the last `last` of them) to `head`."""
    columns = ", ".join(f"d.{column.strip()}" for column in DECISION_COLUMNS.split(","))
    rows = conn.execute(
        f"{WALK} SELECT {columns} FROM walk JOIN decisions d "  # noqa: S608 - a constant
        "ON d.table_id = :table AND d.id = walk.id",
        {"table": table_id, "start": head, "last": ALL if last is None else last},
    ).fetchall()
    return sorted(map(decision_of, rows), key=lambda decision: decision.id)
