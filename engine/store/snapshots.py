"""States after decisions: a keyframe now and then, and between them deltas against the last keyframe.

A delta is zlib with the keyframe as its dictionary: what did not change costs a few bytes, any state is two rows away,
and zlib's own checksum notices a damaged one.
"""

import sqlite3
import zlib
from functools import lru_cache

from engine.kernel.errors import SaveError

KEYFRAME_EVERY = 64
WINDOW = 32 * 1024  # zlib looks back no farther
LEVEL = 4  # a delta is mostly one long match: higher levels cost time and win nothing


def _pack(state: bytes, key: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zdict=key[-WINDOW:]) if key else zlib.compressobj(6)
    return packer.compress(state) + packer.flush()


def _unpack(data: bytes, key: bytes) -> bytes:
    unpacker = zlib.decompressobj(zdict=key[-WINDOW:]) if key else zlib.decompressobj()
    return unpacker.decompress(data) + unpacker.flush()


@lru_cache(maxsize=1024)  # keyframes of running tables; the packed bytes are the key, so it can never be out of date
def _keyframe(data: bytes) -> bytes:
    return _unpack(data, b"")


def put(conn: sqlite3.Connection, table_id: str, decision: int, parent: int | None, state: bytes) -> None:
    """Keep the state after a decision, as a delta where that is worth it."""
    base, age, packed = _delta(conn, table_id, parent, state)
    if packed is None:
        base, age, packed = None, 0, _pack(state, b"")
    conn.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?, ?)", (table_id, decision, base, age, packed))


def _delta(
    conn: sqlite3.Connection, table_id: str, parent: int | None, state: bytes
) -> tuple[int | None, int, bytes | None]:
    row = conn.execute(
        "SELECT p.decision, p.base, p.age, coalesce(k.data, p.data) FROM snapshots p "
        "LEFT JOIN snapshots k ON k.table_id = p.table_id AND k.decision = p.base "
        "WHERE p.table_id = ? AND p.decision = ?",
        (table_id, parent),
    ).fetchone()
    if row is None or row[2] + 1 >= KEYFRAME_EVERY:
        return None, 0, None
    parent_id, base, age, key = row
    packed = _pack(state, _keyframe(key))
    if len(packed) * 2 > len(key):  # the state has moved on: a new keyframe is cheaper for all that follow
        return None, 0, None
    return parent_id if base is None else base, age + 1, packed


def get(conn: sqlite3.Connection, table_id: str, decision: int) -> bytes:
    """Return the state after a decision; SaveError if there is none or it is damaged."""
    row = conn.execute(
        "SELECT s.base, s.data, k.data FROM snapshots s "
        "LEFT JOIN snapshots k ON k.table_id = s.table_id AND k.decision = s.base "
        "WHERE s.table_id = ? AND s.decision = ?",
        (table_id, decision),
    ).fetchone()
    if row is None:
        raise SaveError(f"table {table_id} has no state after decision {decision}")
    base, data, key = row
    try:
        return _keyframe(data) if base is None else _unpack(data, _keyframe(key))
    except (zlib.error, TypeError) as error:
        raise SaveError(f"table {table_id}: the state after decision {decision} is damaged") from error
