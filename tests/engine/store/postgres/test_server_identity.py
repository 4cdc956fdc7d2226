"""Which server the database is on: on another, or after a promotion, all tables go on by other keys of their dice."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any, cast

import msgspec
import pytest

from engine.kernel.errors import SaveError
from engine.store.chain.chain_part import SERVER
from engine.store.models import NewPost, TableRow
from engine.store.postgres.driver import open_session
from engine.store.postgres.store import PostgresStore, open_postgres_store
from engine.store.sql.known_session import refuse_writes_after_break
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import Table, ledger
from tests.postgres import fresh_address, server


@pytest.fixture
async def there() -> AsyncIterator[PostgresStore]:
    opened = await open_postgres_store(fresh_address())
    yield opened
    await opened.close()


@pytest.fixture
def least_rights() -> Iterator[str]:
    """A role that may ask nothing of the server's control file."""
    with open_session(server().schema_address(), name="tests") as raw:
        raw.execute("CREATE ROLE least LOGIN; GRANT CREATE ON DATABASE postgres TO least")
        raw.execute("REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC")
        yield "least"
        raw.execute("GRANT EXECUTE ON FUNCTION pg_control_system() TO PUBLIC")
        raw.execute("DROP OWNED BY least CASCADE; DROP ROLE least")


def news(row: TableRow, at: float) -> list[NewPost]:
    return [ledger(back=True)]


async def told(store: PostgresStore) -> int:
    return sum(post.payload == {"back": True} for post in await store.due_posts(1e12, per_queue=1000, limit=1000))


async def test_on_another_server_the_dice_have_another_key_and_the_table_is_told_once(there: PostgresStore) -> None:
    table = await Table(cast("SqliteStore", there)).begin()
    await table.play(4)
    before = (await there.dice_keys("ABCDE")).last
    assert await there.rekey_tables_after_server_change(news) == 0, "it is the first that it is asked for"
    system, timeline = (await there.database.server_identity()).split("/")
    assert system.isdigit() and int(timeline, 16) == 1 and await there.setting(SERVER) == f"{system}/{timeline}"
    for known in (f"{system}/-", f"-/{timeline}", "-/-"):
        await there.set_bot_setting(SERVER, known)
        assert await there.rekey_tables_after_server_change(news) == 0, "what is not known is no other"
    for n, other in enumerate((f"1/{timeline}", f"{system}/00000000", "1/-"), 1):
        await there.set_bot_setting(SERVER, other)
        assert (
            await there.rekey_tables_after_server_change(news) == 1
            and await there.rekey_tables_after_server_change(news) == 0
        )
        assert await there.unshuffled_restore("ABCDE") == n == await told(there)
    assert (await there.dice_keys("ABCDE")).last != before


async def test_a_role_that_may_not_ask_says_so(least_rights: str) -> None:
    address = fresh_address()
    least = msgspec.structs.replace(address, url=address.url.replace("praetor@", f"{least_rights}@", 1))
    store = await open_postgres_store(least)
    assert await store.database.server_identity() == "-/00000001"
    await store.close()


async def test_a_thread_s_first_session_notes_the_loss_of_others(there: PostgresStore) -> None:
    await there.set_bot_setting("by", "1")
    with open_session(there.database.address, name="tests") as raw:
        ended = "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE pid = ANY(%s)"
        raw.execute(ended, ([one.info.backend_pid for one in there.database._sessions],))
    await asyncio.to_thread(there.database._session)
    assert there.connection_loss_count == 1
    await there.set_bot_setting("by", "2")
    assert there.connection_loss_count == 1


async def test_a_session_that_ends_as_it_is_made_is_told_as_any_other_loss(
    there: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*given: Any, **named: Any) -> Any:
        raw = open_session(*given, **named)
        with open_session(there.database.address, name="tests") as other:
            other.execute("SELECT pg_terminate_backend(%s::int, 30000)", (raw.info.backend_pid,))
        return raw

    monkeypatch.setattr("engine.store.postgres.database.open_session", ended)
    with pytest.raises(SaveError):
        await asyncio.to_thread(there.database._session)


async def test_what_was_read_before_a_loss_of_the_connection_decides_nothing(there: PostgresStore) -> None:
    """Each loss counts once, however many sessions end with it."""

    async def lose_all() -> None:
        with open_session(there.database.address, name="tests") as raw:
            ended = "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE pid = ANY(%s)"
            raw.execute(ended, ([one.info.backend_pid for one in there.database._sessions],))

    await Table(cast("SqliteStore", there)).begin()
    for n in (1, 2):
        with refuse_writes_after_break(there.connection_loss_count):
            await there.set_bot_setting("by", str(n))
            await lose_all()
            with pytest.raises(SaveError, match="made anew"):
                await there.set_bot_setting("by", "what was before")
        assert there.connection_loss_count == n and await there.setting("by") == str(n)
        await there.set_bot_setting("by", str(n))
        assert there.connection_loss_count == n
