"""What is changed in a database that was restored from a backup, or copied back by hand: Discord has seen posts and
numbers that it does not know."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from engine.store.chain import links
from engine.store.models import ARCHIVED, LOBBY, OPENING, PUBLIC, RUNNING, News, RestoreMark
from engine.store.outbox_write import enqueue_posts
from engine.store.sql.dialect import larger_of
from engine.store.sql.interface import Connection
from engine.store.store_part import one_table

# Numbers of posts left out by the first restore: those behind the backup were given to posts that this database knows
# nothing of. The next leaves out as many more: where one copy comes back twice, the numbers after its first return are
# unknown too.
GAP = 1000


def adapt_restored_database(path: Path, news: News, now: float, known: Mapping[str, int]) -> int:
    """Fit a restored database for a Discord that went on without it, and return how many running tables there are.
    known: the last restore of each table that the database has seen which is set aside (`backup.restores_of`)."""
    with closing(sqlite3.connect(path)) as conn, conn:
        for (table_id,) in conn.execute(
            "SELECT id FROM tables WHERE status IN (?, ?, ?, ?)", (OPENING, LOBBY, RUNNING, ARCHIVED)
        ).fetchall():
            links.note_restore(conn, table_id, known.get(table_id, 0) + 1)
        every = [str(row[0]) for row in conn.execute("SELECT id FROM tables").fetchall()]
        for table_id in every:
            _part(conn, table_id, now)
        running = [str(row[0]) for row in conn.execute("SELECT id FROM tables WHERE status = ?", (RUNNING,)).fetchall()]
        for table_id in running:
            announce_restore(conn, table_id, news, now)
    return len(running)


def note_table_copied_back(conn: Connection, table_id: str, news: News, now: float, lost: RestoreMark) -> None:
    """Do the same for one table of a database that was copied back."""
    links.note_restore(conn, table_id, lost.restore + 1)
    conn.execute(
        "INSERT INTO lines (table_id, audience, last) VALUES (?, ?, ?) "  # noqa: S608 - constants
        f"ON CONFLICT (table_id, audience) DO UPDATE SET last = {larger_of('lines.last', 'excluded.last')}",
        (table_id, PUBLIC, lost.number),
    )
    _part(conn, table_id, now)
    announce_restore(conn, table_id, news, now)


def _part(conn: Connection, table_id: str, now: float) -> None:
    """Let posts have numbers that were never given. What waited to be posted may be there by now: it is looked for
    before it is sent.

    From here on the dice of a table that still goes on have another key (`engine.kernel.dice.Keys`), which nobody has
    chosen: what was rolled after the copy was made, and is lost, tells nobody what comes. The number of the restore
    stands in the chain and in the footers of posts, and is never given twice. Hidden decks are shuffled again when the
    table is opened."""
    conn.execute("UPDATE outbox SET first_tried = ?, unknown = unknown + 1 "
                 "WHERE table_id = ? AND status IN ('waiting', 'aside') AND first_tried IS NULL",
                 (now, table_id))  # fmt: skip
    kept = conn.execute("SELECT restores FROM chains WHERE table_id = ?", (table_id,)).fetchone()
    restore = max(links.last_restore(kept[0]) if kept else 0, 1)
    # Also those of seats that had been told nothing when the copy was made.
    conn.execute(
        "INSERT INTO lines (table_id, audience, last) "
        "SELECT table_id, seat, 0 FROM seats WHERE table_id = ? ON CONFLICT DO NOTHING",
        (table_id,),
    )
    conn.execute("UPDATE lines SET last = last + ? WHERE table_id = ?", (GAP * restore, table_id))


def announce_restore(conn: Connection, table_id: str, news: News, now: float) -> None:
    """Put the messages about a restore into the outbox."""
    at = conn.execute("SELECT max(at) FROM decisions WHERE table_id = ?", (table_id,)).fetchone()[0] or 0.0
    enqueue_posts(conn, table_id, news(one_table(conn, table_id), float(at)), now)
