"""States after decisions: a keyframe now and then, and between them deltas against the last keyframe.

A delta is zlib with the keyframe as its dictionary, a keyframe zlib with the table's set-up (decision 0) as its
dictionary: what did not change costs a few bytes, any state is three rows away, and zlib's own checksums notice a
damaged one. Whether a keyframe needs the set-up is said by zlib's header, so those of older versions, which stand
alone, are read as ever. Nothing hangs on the game's data: a table brings its own dictionary.
"""

import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.kernel.errors import SaveError
from engine.store.sql.interface import Connection

KEYFRAME_EVERY = 64
SETUP = 0  # the decision whose state is every keyframe's dictionary
WINDOW = 32 * 1024  # zlib looks back no farther
LEVEL = 4  # a delta is mostly one long match: higher levels cost time and win nothing
KEYFRAME_LEVEL = 6
PRESET = 0x20  # zlib's second byte: "a dictionary is needed" (RFC 1950, FDICT)


def _pack(state: bytes, dictionary: bytes, level: int = LEVEL) -> bytes:
    packer = zlib.compressobj(level, zdict=dictionary[-WINDOW:]) if dictionary else zlib.compressobj(level)
    return packer.compress(state) + packer.flush()


def _unpack(data: bytes, dictionary: bytes) -> bytes:
    unpacker = zlib.decompressobj(zdict=dictionary[-WINDOW:]) if dictionary else zlib.decompressobj()
    state = unpacker.decompress(data) + unpacker.flush()
    if not unpacker.eof:
        raise zlib.error("cut off")
    return state


@lru_cache(maxsize=1024)  # keyframes of running tables; the packed bytes are the key, so it can never be out of date
def _keyframe(data: bytes, setup: bytes) -> bytes:
    """Return a keyframe's state; `setup`: the packed state of decision 0."""
    return _unpack(data, _keyframe(setup, b"") if data[1] & PRESET else b"")


def put_snapshot(conn: Connection, table_id: str, decision: int, parent: int | None, state: bytes) -> None:
    """Keep the state after a decision, as a delta where that is worth it."""
    row = conn.execute(
        "SELECT p.decision, p.base, p.age, coalesce(k.data, p.data), s.data FROM snapshots s "
        "LEFT JOIN snapshots p ON p.table_id = s.table_id AND p.decision = ? "
        "LEFT JOIN snapshots k ON k.table_id = p.table_id AND k.decision = p.base "
        "WHERE s.table_id = ? AND s.decision = ?",
        (parent, table_id, SETUP),
    ).fetchone()
    base, age, packed = (None, 0, _pack(state, b"", KEYFRAME_LEVEL)) if row is None else _packed(state, *row)
    conn.execute(
        "INSERT INTO snapshots (table_id, decision, base, age, data) VALUES (?, ?, ?, ?, ?)",
        (table_id, decision, base, age, packed),
    )


def _packed(
    state: bytes, parent: int | None, base: int | None, age: int, key: bytes, setup: bytes
) -> tuple[int | None, int, bytes]:
    """Return (keyframe, deltas since, data) of a state whose parent is the delta of `key`, or `key` itself."""
    if parent is not None and age + 1 < KEYFRAME_EVERY:
        packed = _pack(state, _keyframe(key, setup))
        if len(packed) * 2 <= len(key):  # else the state has moved on: a new keyframe is cheaper for all that follow
            return parent if base is None else base, age + 1, packed
    return None, 0, _pack(state, _keyframe(setup, b""), KEYFRAME_LEVEL)


def states_in(kept: Mapping[int, tuple[int | None, bytes]]) -> Iterator[bytes]:
    """Yield the states of a whole table, in the order of its snapshots: (base, data) by decision. SaveError where one
    is damaged."""
    keyframes: dict[int, bytes] = {}
    for decision, (base, data) in kept.items():
        try:
            at = decision if base is None else base
            if at not in keyframes:
                key = kept[at][1]
                keyframes = {at: _unpack(key, _unpack(kept[SETUP][1], b"") if key[1] & PRESET else b"")}
            yield keyframes[at] if base is None else _unpack(data, keyframes[at])
        except (zlib.error, KeyError, IndexError) as error:
            raise SaveError(f"the state after decision {decision} is damaged") from error


def packed_again(states: Mapping[int, bytes], kept: Sequence[tuple[int, int | None]]) -> dict[int, bytes]:
    """Return the data of snapshots, by decision, made again from a table's states: (decision, base) of each."""
    setup = states.get(SETUP, b"")
    return {
        decision: _pack(states[decision], states[base])
        if base is not None
        else _pack(states[decision], setup if decision != SETUP else b"", KEYFRAME_LEVEL)
        for decision, base in kept
    }


def get_snapshot(conn: Connection, table_id: str, decision: int) -> bytes:
    """Return the state after a decision; SaveError if there is none or it is damaged."""
    row = conn.execute(
        "SELECT s.base, s.data, k.data, f.data FROM snapshots s "
        "LEFT JOIN snapshots k ON k.table_id = s.table_id AND k.decision = s.base "
        "LEFT JOIN snapshots f ON f.table_id = s.table_id AND f.decision = ? "
        "WHERE s.table_id = ? AND s.decision = ?",
        (SETUP, table_id, decision),
    ).fetchone()
    if row is None:
        raise SaveError(f"table {table_id} has no state after decision {decision}")
    base, data, key, setup = row
    try:
        return _keyframe(data, setup) if base is None else _unpack(data, _keyframe(key, setup))
    except (zlib.error, TypeError, IndexError) as error:
        raise SaveError(f"table {table_id}: the state after decision {decision} is damaged") from error
