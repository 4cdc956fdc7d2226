"""What the crash tests kill: plays tables at a store for ever and says what was acknowledged.

python -m tests.engine.store.crash_child play|migrate FILE
"""

import asyncio
import sqlite3
import sys
from pathlib import Path

from engine.store.schema import migrate_schema, schema_migrations
from engine.store.sqlite import open_store
from tests.engine.store.players import Table

SLOW = """
CREATE TABLE half_way (n INTEGER);
INSERT INTO half_way
WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 100000000) SELECT n FROM c;
CREATE TABLE all_the_way (n INTEGER);
"""


def say(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


async def play(path: Path) -> None:
    store = await open_store(path)
    table = Table(store, seed=3)
    table = await (table.load() if await store.table(table.id) else table.begin())
    say("head", table.head)
    while True:
        if table.over:
            await table.undo(0)
            say("undo")
        decision = await table.step(posts=3)
        say("head", decision.id)
        for post in await store.due_posts(2e9, limit=2):
            if await store.note_try(post.id, 1.0):
                say("note_try", post.id)
                await store.mark_sent(post.id, post.id, 3, 2.0)


def slow_migration(path: Path) -> None:
    conn = sqlite3.connect(path, isolation_level=None)
    conn.execute("PRAGMA journal_mode = WAL")
    say("migrating")
    migrate_schema(conn, path.name, (*schema_migrations(), (len(schema_migrations()) + 1, SLOW)))


if __name__ == "__main__":
    file = Path(sys.argv[2])
    if sys.argv[1] == "play":
        asyncio.run(play(file))
    else:
        slow_migration(file)
