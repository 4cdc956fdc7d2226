"""What each decision changes of a table's row, its chain and its numbers is written beside it, in no index anew."""

import time

from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.driver import open_session
from engine.store.postgres.store import open_postgres_store
from testbed.bench.store import commit_decision, start_table, state_after
from testbed.drills.stage import wait_until
from tests.postgres import fresh_address

DECISIONS = 40
ROWS = ("tables", "chains", "lines")
FIGURES = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE schemaname = %s AND relname = %s"


async def test_updates_of_hot_rows_touch_no_index() -> None:
    address = fresh_address()
    store = await open_postgres_store(address)
    await start_table(store, "ABCDE")
    for number in range(DECISIONS):
        await commit_decision(store, "ABCDE", number, state_after(number + 1))
        for post in await store.due_posts(time.time(), 200, per_queue=200):
            await store.mark_sent(post.id, post.id, 1, time.time())
    await store.close()  # the server counts what a session has done at its end
    for name in ROWS:
        updates, in_place = await wait_until(lambda name=name: counted(address, name), f"figures of {name}", 60.0)
        assert in_place >= 0.9 * updates, f"{name}: {in_place} of {updates}"


def counted(address: PostgresAddress, name: str) -> tuple[int, int] | None:
    """Return how many updates of a table the server has counted, and how many of them in place; None before it has."""
    with open_session(address) as raw:
        row = raw.execute(FIGURES, (address.schema, name)).fetchone()
    return (int(row[0]), int(row[1])) if row is not None and row[0] >= DECISIONS else None
