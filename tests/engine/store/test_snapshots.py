"""States as the store keeps them: how large, what older versions wrote, what damage does."""

import sqlite3
import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from engine.games.samnite_wars.game import GAME as SAMNITE_WARS
from engine.games.total_war_rome.game import GAME as TOTAL_WAR_ROME
from engine.kernel.errors import SaveError
from engine.kernel.game import Game
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store import snapshots

SCHEMA = (
    "CREATE TABLE snapshots (table_id TEXT, decision INTEGER, base INTEGER, age INTEGER, data BLOB, "
    "PRIMARY KEY (table_id, decision))"
)
FIRST = b"set-up " + bytes(range(200)) * 4
NEXT = b"set-up " + bytes(range(200)) * 3 + b"something has changed" * 9 + bytes(range(190))


@pytest.fixture
def kept() -> Iterator[sqlite3.Connection]:
    conn = sqlite3.connect(":memory:")
    conn.execute(SCHEMA)
    yield conn
    conn.close()


def rows(conn: sqlite3.Connection) -> dict[int, tuple[int | None, bytes]]:
    return {row[0]: row[1:] for row in conn.execute("SELECT decision, base, data FROM snapshots ORDER BY decision")}


def states(game: Game[Any], players: int, options: Mapping[str, str]) -> Iterator[bytes]:
    run = Run(game, {str(n): RandomPlayer() for n in range(1, players + 1)}, f"kept {players}", dict(options))
    state = run.start()
    yield game.encode(state)
    while game.outcome(state) is None:
        state = run.step(state)
        yield game.encode(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_snapshot_of_a_whole_game_takes_three_kilobytes(kept: sqlite3.Connection, players: int) -> None:
    """Neither the set-up nor a keyframe nor a delta, from the first decision of a game to its last."""
    ends = {}
    for n, state in enumerate(states(TOTAL_WAR_ROME, players, {"length": "long"})):
        snapshots.put_snapshot(kept, "ABCDE", n, n - 1 if n else None, state)
        if n % 50 in (0, 1, 49):
            ends[n] = state
    found = rows(kept)
    assert max(len(data) for _, data in found.values()) < 3072
    assert 2 < sum(base is None for base, _ in found.values()) < len(found) / 20
    assert all(snapshots.get_snapshot(kept, "ABCDE", n) == state for n, state in ends.items())


def test_every_state_as_a_keyframe_is_small_too(kept: sqlite3.Connection) -> None:
    """An epoch or an undone branch may make a keyframe of any state."""
    for n, state in enumerate(states(TOTAL_WAR_ROME, 4, {"last_round": "8"})):
        snapshots.put_snapshot(kept, "ABCDE", n, None, state)
    found = rows(kept)
    assert len(found) > 200 and all(base is None for base, _ in found.values())
    assert max(len(data) for _, data in found.values()) < 3072


def test_the_other_game_gains_too(kept: sqlite3.Connection) -> None:
    """The dictionary is the table's own set-up, whatever the title."""
    for n, state in enumerate(states(SAMNITE_WARS, 2, {})):
        snapshots.put_snapshot(kept, "ABCDE", n, None, state)
        assert snapshots.get_snapshot(kept, "ABCDE", n) == state
    found = rows(kept)
    last = max(found)
    assert len(found[last][1]) < len(zlib.compress(snapshots.get_snapshot(kept, "ABCDE", last)))


def test_keyframes_of_older_versions_are_read(kept: sqlite3.Connection) -> None:
    """They were packed without a dictionary, and so were the deltas upon them."""
    packer = zlib.compressobj(4, zdict=NEXT)
    delta = packer.compress(NEXT + b"!") + packer.flush()
    for row in ((0, None, 0, zlib.compress(FIRST)), (1, None, 0, zlib.compress(NEXT)), (2, 1, 1, delta)):
        kept.execute("INSERT INTO snapshots VALUES ('ABCDE', ?, ?, ?, ?)", row)
    assert [snapshots.get_snapshot(kept, "ABCDE", n) for n in range(3)] == [FIRST, NEXT, NEXT + b"!"]
    snapshots.put_snapshot(kept, "ABCDE", 3, 2, NEXT + b"?")
    assert rows(kept)[3][0] == 1 and snapshots.get_snapshot(kept, "ABCDE", 3) == NEXT + b"?"


def test_a_table_leans_on_its_own_set_up_only(kept: sqlite3.Connection) -> None:
    """Two tables of one game with other beginnings: neither reads the other's."""
    snapshots.put_snapshot(kept, "AAAAA", 0, None, FIRST)
    snapshots.put_snapshot(kept, "BBBBB", 0, None, FIRST[::-1])
    snapshots.put_snapshot(kept, "AAAAA", 1, None, NEXT)
    snapshots.put_snapshot(kept, "BBBBB", 1, None, NEXT)
    assert snapshots.get_snapshot(kept, "AAAAA", 1) == snapshots.get_snapshot(kept, "BBBBB", 1) == NEXT
    theirs = "(SELECT data FROM snapshots WHERE table_id = 'BBBBB' AND decision = 0)"
    kept.execute(f"UPDATE snapshots SET data = {theirs} WHERE table_id = 'AAAAA' AND decision = 0")  # noqa: S608 - columns and placeholders of our own
    with pytest.raises(SaveError, match="table AAAAA: the state after decision 1 is damaged"):
        snapshots.get_snapshot(kept, "AAAAA", 1)


@pytest.mark.parametrize("lost", [b"", b"\x78", b"not a state at all", zlib.compress(b"another set-up")])
def test_a_damaged_set_up_is_noticed(kept: sqlite3.Connection, lost: bytes) -> None:
    """A keyframe that leans on it is not read as something else."""
    snapshots.put_snapshot(kept, "ABCDE", 0, None, FIRST)
    snapshots.put_snapshot(kept, "ABCDE", 1, None, NEXT)
    kept.execute("UPDATE snapshots SET data = ? WHERE decision = 0", (lost,))
    with pytest.raises(SaveError, match="the state after decision 1 is damaged"):
        snapshots.get_snapshot(kept, "ABCDE", 1)


def test_a_lost_set_up_is_noticed(kept: sqlite3.Connection) -> None:
    """So is one that is not there."""
    snapshots.put_snapshot(kept, "ABCDE", 0, None, FIRST)
    snapshots.put_snapshot(kept, "ABCDE", 1, None, NEXT)
    kept.execute("DELETE FROM snapshots WHERE decision = 0")
    with pytest.raises(SaveError, match="is damaged"):
        snapshots.get_snapshot(kept, "ABCDE", 1)


def test_a_damaged_delta_is_noticed(kept: sqlite3.Connection) -> None:
    """One flipped bit."""
    snapshots.put_snapshot(kept, "ABCDE", 0, None, FIRST)
    snapshots.put_snapshot(kept, "ABCDE", 1, 0, FIRST + b"and more")
    base, data = rows(kept)[1]
    assert base == 0
    kept.execute("UPDATE snapshots SET data = ? WHERE decision = 1", (data[:-1] + bytes([data[-1] ^ 1]),))
    with pytest.raises(SaveError, match="the state after decision 1 is damaged"):
        snapshots.get_snapshot(kept, "ABCDE", 1)
