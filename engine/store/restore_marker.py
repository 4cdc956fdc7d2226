"""What is changed in a database that was restored from a backup: Discord has seen posts and numbers that the backup
does not know."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from engine.store.chain import links
from engine.store.models import ARCHIVED, LOBBY, OPENING, RUNNING, NewPost, TableRow
from engine.store.outbox_write import enqueue
from engine.store.store_part import one_table

GAP = 1000  # numbers of posts left out: those behind the backup were given to posts that this database knows nothing of

# What is to be told at a table, of its row and the time of its last decision (seconds since 1970).
News = Callable[[TableRow, float], Sequence[NewPost]]


def part_ways(path: Path, news: News, now: float) -> int:
    """Fit a restored database for a Discord that went on without it, and return how many running tables there are.

    What waited to be posted may be there by now: it is looked for before it is sent. New posts get numbers that were
    never given. From here on the dice of a table that still goes on have another key (`engine.kernel.dice.Keys`), which
    nobody has chosen: what was rolled after the backup was made, and is lost, tells nobody what comes. The number of
    the restore stands in the chain and in the footers of posts. Hidden decks are shuffled anew when the table is
    opened."""
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("UPDATE outbox SET first_tried = ?, unknown = unknown + 1 "
                     "WHERE status = 'waiting' AND first_tried IS NULL", (now,))  # fmt: skip
        conn.execute("UPDATE lines SET last = last + ?", (GAP,))
        for (table_id,) in conn.execute(
            "SELECT id FROM tables WHERE status IN (?, ?, ?, ?)", (OPENING, LOBBY, RUNNING, ARCHIVED)
        ).fetchall():
            links.note_restore(conn, table_id)
        running = [str(row[0]) for row in conn.execute("SELECT id FROM tables WHERE status = ?", (RUNNING,)).fetchall()]
        for table_id in running:
            at = conn.execute("SELECT max(at) FROM decisions WHERE table_id = ?", (table_id,)).fetchone()[0] or 0.0
            enqueue(conn, table_id, news(one_table(conn, table_id), float(at)), now)
    return len(running)
