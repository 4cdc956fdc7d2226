"""The chain as it is kept: a link for each public announcement to the table, of all that came since.

Links are made in the transaction that puts a numbered post for the public into the outbox, and only there: each such
post has its own, whether something private happened in between or not. So neither the moment nor the value of a link
tells of what is done in private. Nothing in the chain is ever changed.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.store import snapshots
from engine.store.chain.hashes import (
    NOTHING,
    SHORT,
    SHOWN,
    Entry,
    epoch_body,
    leaf_hash,
    link_hash,
    link_salt,
    step_body,
    step_salt,
)
from engine.store.chain.state_fingerprint import state_fingerprint
from engine.store.models import Decision
from engine.store.rows import of_json, to_json
from engine.store.shown.shown_rows import forget_shown
from engine.store.sql.interface import Connection

BEGIN, LATE, STEP, EPOCH, RULES = "begin", "late", "step", "epoch", "rules"  # what an entry is
SEATS, RESTORED, SKIPPED, END = "seats", "restored", "skipped", "end"
CALLED_OFF = "called_off"  # a start before the game, with a commitment of its own

# Where the chain of a table stands, as columns of chains c and tables t: part of one query of what a commit needs.
PLACE = (
    "t.head IS NOT NULL, (SELECT s.secret FROM secrets s WHERE s.table_id = c.table_id), c.salts, c.next, c.chained, "
    "c.head, c.restores, t.next_decision, "
    "EXISTS (SELECT 1 FROM chain_notes n WHERE n.table_id = c.table_id AND n.link IS NULL)"
)
# Decisions that are in no link yet; and, of the step that an epoch begins with, what the epoch began with.
OPEN = (
    "SELECT id, seat, prompt, action, draws, CASE WHEN why = 'epoch' THEN epoch END FROM decisions "
    "WHERE table_id = ? AND id >= ? ORDER BY id"
)
BEGAN = (
    "SELECT e.reason, coalesce(v.rules_version, e.rules_version), coalesce(v.data_hash, e.data_hash) FROM epochs e "
    "LEFT JOIN versions v ON v.table_id = e.table_id AND v.epoch = e.number AND v.number = 1 "
    "WHERE e.table_id = ? AND e.number = ?"
)


class KeptLink(msgspec.Struct, frozen=True):
    """A link as it is kept."""

    number: int
    entries: list[Entry]
    hash: bytes


class ChainPosition(NamedTuple):
    """Where the chain of a table stands, by the columns of `PLACE`: whether the game has begun, the dice's secret
    (links are salted by it), the key of the steps' salts, the next link, the first decision that is in no link, the
    last link's hash, the restores, the next decision, and whether notes wait for the next link."""

    begun: int
    secret: bytes
    salts: bytes
    next: int
    chained: int
    head: bytes
    restores: str
    after: int
    noted: int


class Chain(msgspec.Struct, frozen=True, kw_only=True):
    """The chain of a table with the key of its steps' salts, which must not be published, and the dice's secret.
    long_from: the first link that is salted by the secret and whose head is shown in full length."""

    salts: bytes
    secret: bytes
    long_from: int
    links: list[KeptLink]
    restores: list[dict[str, int]]


def begin_empty_chain(conn: Connection, table_id: str, salts: bytes) -> None:
    """Let a table have a chain, still without a link."""
    conn.execute("INSERT INTO chains (table_id, salts) VALUES (?, ?)", (table_id, salts))


def note_for_next_link(conn: Connection, table_id: str, what: str, **fields: Any) -> None:
    """Let the next link tell something that is no decision."""
    conn.execute(
        "INSERT INTO chain_notes (table_id, at, entry) SELECT id, next_decision, ? FROM tables WHERE id = ?",
        (to_json({"is": what, **fields}), table_id),
    )


def note_game_end(conn: Connection, table_id: str, status: str, decision: int) -> None:
    """Tell in a link of its own that the game is over, or was given up, after a decision."""
    state = state_fingerprint(snapshots.get_snapshot(conn, table_id, decision))
    note_for_next_link(conn, table_id, END, status=status, state=state)
    known = conn.execute(
        f"SELECT {PLACE} FROM chains c JOIN tables t ON t.id = c.table_id WHERE c.table_id = ?",  # noqa: S608 - a constant
        (table_id,),
    ).fetchone()
    link_kept_entries(conn, table_id, ChainPosition(*known))


def note_restore(conn: Connection, table_id: str, least: int = 1) -> None:
    """Let a table go on by another key of its dice, since a backup was brought back, and tell it in the next link.
    least: the lowest number that the restore may have, where others are known that this database has lost."""
    kept, after = conn.execute(
        "SELECT c.restores, t.next_decision FROM chains c JOIN tables t ON t.id = c.table_id WHERE t.id = ?",
        (table_id,),
    ).fetchone()
    restore = {"n": max(least, last_restore(kept) + 1), "decision": after}
    conn.execute("UPDATE chains SET restores = ? WHERE table_id = ?", (to_json([*of_json(kept), restore]), table_id))
    note_for_next_link(conn, table_id, RESTORED, **restore)
    forget_shown(conn, table_id)  # its messages show what came after, too


def last_restore(restores: str) -> int:
    """Return the number of the last restore, of the column as it is kept; 0: there was none."""
    return max((int(one["n"]) for one in of_json(restores)), default=0) if restores != "[]" else 0


def link_kept_entries(
    conn: Connection, table_id: str, place: ChainPosition, kept: Decision | None = None
) -> tuple[str, list[Entry]]:
    """Make a link of all that was kept since the last one, and return its head as a post tells it ("" before the game)
    and which numbers of decisions were found to have been passed over: first, last. kept: the decision of this
    transaction, which is mostly all that has to be linked, and then is not read back."""
    begun, secret, salts, number, chained, before, restores, after, noted = place
    if not begun:
        return "", []
    notes = _waiting(conn, table_id) if noted else []
    entries = [] if number else [_header(conn, table_id, chained)]
    if kept is not None and kept.id == chained and after == chained + 1 and kept.why != EPOCH:
        body = step_body(kept.id, kept.seat, kept.prompt, kept.action, kept.draws)
        steps: Iterator[tuple[int, Entry]] = iter([(kept.id, _entry(salts, kept.id, body, STEP))])
    else:
        steps = _steps(conn, table_id, salts, chained, after)
    entries += _merged(steps, notes)
    now = link_hash(before or NOTHING, number, link_salt(secret, number), entries)
    conn.execute(
        "INSERT INTO links (table_id, number, entries, hash) VALUES (?, ?, ?, ?)",
        (table_id, number, to_json(entries), now),
    )
    conn.execute(
        "UPDATE chains SET next = ?, chained = ?, head = ? WHERE table_id = ?", (number + 1, after, now, table_id)
    )
    if notes:
        conn.execute("UPDATE chain_notes SET link = ? WHERE table_id = ? AND link IS NULL", (number, table_id))
    unused = [entry for entry in entries if entry["is"] == SKIPPED]
    return shortened_chain_head(now, restores), [{"first": entry["first"], "last": entry["last"]} for entry in unused]


def _waiting(conn: Connection, table_id: str) -> list[Any]:
    return conn.execute(
        "SELECT id, at, entry FROM chain_notes WHERE table_id = ? AND link IS NULL ORDER BY id", (table_id,)
    ).fetchall()


def is_head(conn: Connection, table_id: str, head: str) -> bool:
    """Return whether a head, as posts tell it but without a restore, is of a link of the chain: a short one of those
    that were told so."""
    if len(head) not in (SHORT, SHOWN):
        return False
    begins = f"substr(l.hash, 1, {len(head) // 2}) = ?{'' if len(head) == SHOWN else ' AND l.number < c.long_from'}"
    found = conn.execute(
        f"SELECT 1 FROM links l JOIN chains c USING (table_id) WHERE l.table_id = ? AND {begins}",  # noqa: S608 - a number
        (table_id, bytes.fromhex(head)),
    )
    return found.fetchone() is not None


def shortened_chain_head(head: bytes, restores: str) -> str:
    """Return a head as a post tells it: shortened, with the number of the last restore."""
    last = last_restore(restores)
    return head.hex()[:SHOWN] + (f"/{last}" if last else "")


def chain_of_table(conn: Connection, table_id: str) -> Chain:
    """Return the chain of a table."""
    salts, restores, long_from, secret = conn.execute(
        "SELECT c.salts, c.restores, c.long_from, s.secret FROM chains c JOIN secrets s USING (table_id) "
        "WHERE c.table_id = ?",
        (table_id,),
    ).fetchone()
    rows = conn.execute("SELECT number, entries, hash FROM links WHERE table_id = ? ORDER BY number", (table_id,))
    return Chain(
        salts=salts,
        secret=secret,
        long_from=long_from,
        links=[KeptLink(row[0], of_json(row[1]), row[2]) for row in rows],
        restores=of_json(restores),
    )


def _header(conn: Connection, table_id: str, chained: int) -> Entry:
    """Return what link 0 begins with: all that a later export says of the table itself."""
    game, options, commitment, words, bound = conn.execute(
        "SELECT t.game, t.options, t.commitment, s.words, c.bound FROM tables t JOIN secrets s ON s.table_id = t.id "
        "JOIN chains c ON c.table_id = t.id WHERE t.id = ?",
        (table_id,),
    ).fetchone()
    _, rules, data = conn.execute(BEGAN, (table_id, 0)).fetchone()
    said: Entry = {
        "is": LATE if chained else BEGIN,
        "table": table_id,
        "game": game,
        "options": of_json(options),
        "seats": seats_of(conn, table_id),
        "rules_version": rules,
        "data_hash": data,
        "commitment": commitment,
        "words": of_json(words) if words else {},
        "bound": of_json(bound),
    }
    return {**said, "next": chained} if chained else said


def seats_of(conn: Connection, table_id: str) -> list[list[str]]:
    """Return the seats of a table with what kind of player sits there."""
    rows = conn.execute("SELECT seat, kind FROM seats WHERE table_id = ? ORDER BY position", (table_id,))
    return [list(row) for row in rows]


def _steps(conn: Connection, table_id: str, salts: bytes, first: int, after: int) -> Iterator[tuple[int, Entry]]:
    """Yield the decisions from a number on, each with its leaf, and the numbers that were never used."""
    expected = first
    for number, seat, prompt, action, draws, epoch in conn.execute(OPEN, (table_id, first)).fetchall():
        yield from _unused(expected, number)
        expected = number + 1
        drawn = of_json(draws)
        if epoch is None:
            body: Mapping[str, Any] = step_body(number, seat, prompt, of_json(action), drawn)
        else:
            reason, rules, data = conn.execute(BEGAN, (table_id, epoch)).fetchone()
            body = epoch_body(
                number, reason, rules, data, state_fingerprint(snapshots.get_snapshot(conn, table_id, number)), drawn
            )
        yield number, _entry(salts, number, body, STEP if epoch is None else EPOCH)
    yield from _unused(expected, after)


def _entry(salts: bytes, number: int, body: Mapping[str, Any], kind: str) -> Entry:
    return {"is": kind, "id": number, "leaf": leaf_hash(step_salt(salts, number), body)}


def _unused(first: int, then: int) -> Iterator[tuple[int, Entry]]:
    if first < then:
        yield first, {"is": SKIPPED, "first": first, "last": then - 1}


def _merged(steps: Iterator[tuple[int, Entry]], notes: list[Any]) -> Iterator[Entry]:
    """Yield steps and notes as they came: a note before the decision that came next."""
    waiting = [(at, of_json(entry)) for _, at, entry in notes]
    for number, entry in steps:
        while waiting and waiting[0][0] <= number:
            yield waiting.pop(0)[1]
        yield entry
    yield from (entry for _, entry in waiting)
