"""A server that is set back, or whose heir lacks the last decisions, while the bot runs: nothing is rolled again that
anybody has seen, and the table is told."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from engine.kernel.errors import SaveError
from engine.store.places.moving import TABLES, writing_connection
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.database import PostgresDatabase
from engine.store.postgres.store import open_postgres_store
from tests.bot import conftest
from tests.bot.clockwork import default, seated
from tests.bot.hall import InProcess, until
from tests.postgres import fresh_address

Rows = Mapping[str, tuple[str, Sequence[tuple[object, ...]]]]  # by table: its columns, and the rows

COPIED, MOVED = "is a copy from before post", "is another than before: a standby that took over"


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> PostgresAddress:
    """The place of the hall's store, which asks for it after this."""
    place = fresh_address()
    monkeypatch.setattr(conftest, "open_at", lambda _: open_postgres_store(place))
    return place


def keep(address: PostgresAddress) -> Rows:
    """Return all rows of all tables, each with its columns."""
    kept = dict[str, tuple[str, Sequence[tuple[object, ...]]]]()
    with writing_connection(address) as conn:
        for name in TABLES:
            found = conn.execute(f"SELECT * FROM {name}")  # noqa: S608 - constants
            kept[name] = (", ".join(str(one[0]) for one in found.description), found.fetchall())
    return kept


def set_back(address: PostgresAddress, kept: Rows) -> None:
    """Let the server have those rows alone, and end the sessions of everybody else, as a failover does."""
    with writing_connection(address) as conn:
        conn.execute("BEGIN")
        conn.execute(f"TRUNCATE {', '.join(TABLES)} CASCADE")
        for name, (columns, rows) in kept.items():
            marks = ", ".join("?" * (columns.count(",") + 1))
            conn.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", rows)  # noqa: S608 - the schema's
        conn.execute("COMMIT")
        conn.execute("SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
                     "usename = current_user AND backend_type = 'client backend'")  # fmt: skip


def told(hall: InProcess, table: str, words: str) -> int:
    return sum(words in message.all_words for message in hall.thread(table).messages.values())


async def play_on(hall: InProcess, table: str) -> None:
    """Play a default, again where the connection was just found lost: nothing was written then."""

    async def played() -> bool:
        try:
            await default(await hall.actor(table))
        except SaveError:
            return False
        return True

    await until(played)


async def test_a_server_that_is_set_back_is_found_out_by_the_thread(address: PostgresAddress, hall: InProcess) -> None:
    table, actor, _, _ = await seated(hall)
    await default(actor)
    await hall.settled()
    then, before, head = await asyncio.to_thread(keep, address), (await actor.dice_keys()).last, actor.live.head
    for _ in range(2):
        await default(actor)
    await hall.settled()
    await asyncio.to_thread(set_back, address, then)
    await play_on(hall, table)
    await hall.settled()
    assert hall.app.store.connection_loss_count > 0 and (await actor.dice_keys()).last != before
    assert (told(hall, table, COPIED), told(hall, table, MOVED)) == (1, 0)
    path = [one.id for one in await hall.app.store.path(table)]
    assert path[: path.index(head) + 1] == list(range(head + 1)) and actor.live.head == path[-1] > head
    await default(actor)
    await hall.settled()
    assert told(hall, table, COPIED) == 1, "it is told once"


async def test_what_no_post_has_told_yet_is_known_to_be_lost_too(address: PostgresAddress, hall: InProcess) -> None:
    """By what the bot has in memory, before Discord can be asked for the thread."""
    table, actor, _, _ = await seated(hall)
    await hall.settled()
    hall.app.worker.online.clear()
    then, before = await asyncio.to_thread(keep, address), (await actor.dice_keys()).last
    await default(actor)
    await asyncio.to_thread(set_back, address, then)
    await play_on(hall, table)
    assert (await actor.dice_keys()).last != before
    hall.app.worker.online.set()
    await until(lambda: told(hall, table, MOVED))
    await hall.settled()
    assert (told(hall, table, COPIED), told(hall, table, MOVED)) == (0, 1)


async def test_a_table_is_told_of_another_server_though_nobody_acts(
    address: PostgresAddress, hall: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, actor, _, _ = await seated(hall)
    await default(actor)
    await hall.settled()
    kept, before = await asyncio.to_thread(keep, address), (await actor.dice_keys()).last

    async def promoted() -> str:
        return "1/00000002"

    monkeypatch.setattr(PostgresDatabase, "server_identity", lambda _: promoted())
    await asyncio.to_thread(set_back, address, kept)
    await until(lambda: told(hall, table, MOVED))
    assert (await actor.dice_keys()).last != before
