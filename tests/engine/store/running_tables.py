"""The running tables that are kept as they stood at one commit (`running/`, made by `scripts/running_tables.py`).

`tables.sqlite3.gz` is the database, `world.json.gz` the stand-in's world with the very messages whose buttons were
recorded, `exports.json.gz` exports by table, and `expected.json` what must still hold: see `Kept`.
"""

import gzip
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

OTHER = "0" * 16  # a version of the rules that is not installed
FOLDER = Path(__file__).parent / "running"


class Asked(msgspec.Struct, frozen=True):
    """A prompt that was open."""

    seat: str
    id: str
    kind: str
    moment: str
    answered: bool
    aside: bool


class Press(msgspec.Struct, frozen=True):
    """A press that was made: by whom, on which message of which channel, and what kind of answer came: `buttons`,
    `picture`, `words`, `form`, `closed` (the question is; what is asked now was shown) or `refused` with a reason."""

    by: str
    channel: str
    message: str
    id: str
    values: list[str]
    answer: str


class Table(msgspec.Struct, frozen=True):
    """One table as it stood. state: `digest` of the saved state. waiting: [audience, number, kind] of its posts.
    pressed: presses that decide nothing, in order; then `deciding`, one that does. seen: all other custom ids that its
    messages and screens offered."""

    id: str
    about: str
    game: str
    status: str
    decisions: int
    state: str
    prompts: list[Asked]
    redo: bool
    votes: int
    waiting: list[tuple[str, int, str]]
    pressed: list[Press] = []
    deciding: Press | None = None
    seen: list[str] = []


class Kept(msgspec.Struct, frozen=True):
    """All that was recorded; moment: when, in Unix seconds. The tests set the clocks to it."""

    commit: str
    moment: float
    tables: dict[str, Table]


def expected() -> Kept:
    """Return what was recorded."""
    return msgspec.json.decode((FOLDER / "expected.json").read_bytes(), type=Kept)


def packed(name: str) -> bytes:
    """Return a kept file, unpacked."""
    return gzip.decompress((FOLDER / name).read_bytes())


def database(folder: Path, *, others: bool = False) -> Path:
    """Put the kept database into a folder and return where it is. others: its tables pinned to rules that are not
    installed, as those of then will be as soon as a line of the rules' code has changed: they are replayed first."""
    path = folder / "praetor.sqlite3"
    path.write_bytes(packed("tables.sqlite3.gz"))
    path.chmod(0o600)
    if others:
        with closing(sqlite3.connect(path)) as conn, conn:
            conn.execute("UPDATE epochs SET rules_version = ?", (OTHER,))
            conn.execute("UPDATE tables SET rules_version = ?", (OTHER,))
    return path


def digest(saved: bytes) -> str:
    """Return the hash of a saved state with all that is in it, whatever the order of its mappings."""
    state: Any = msgspec.msgpack.decode(saved)
    return hashlib.sha256(msgspec.msgpack.encode(state, order="deterministic")).hexdigest()
