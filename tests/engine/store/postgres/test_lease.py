"""One process is the bot of a database, by a lease: who was replaced writes nothing, whenever it goes on."""

import asyncio

import pytest

from engine.kernel.errors import SaveError
from engine.store.postgres import lease
from engine.store.postgres.address import PostgresAddress
from engine.store.postgres.driver import open_session
from engine.store.postgres.lease import SILENCE, Lease
from engine.store.postgres.store import open_postgres_store
from engine.store.sql.interface import NO_LOCK, Connection
from tests.postgres import fresh_address

SHORT = 0.4  # seconds


async def test_a_second_process_waits_until_the_first_gives_it_back() -> None:
    address = fresh_address()
    first, second = Lease(address), Lease(address)
    assert first.take() and not second.take()
    with pytest.raises(SaveError, match="another Praetor has this database"):
        await second.wait(0.1)
    first.give_back()
    assert second.take() and (second.epoch or 0) > (first.epoch or 0)
    second.give_back()


async def test_a_lease_that_is_renewed_outlives_its_seconds() -> None:
    address = fresh_address()
    first = Lease(address, seconds=2 * SHORT, beat=SHORT / 4)
    assert first.take()
    await asyncio.sleep(3 * SHORT)
    assert not Lease(address).take() and not first.is_lost.is_set()
    first.give_back()


def may_send(lease: Lease) -> bool:
    return lease.may_send


async def test_who_has_no_answer_for_five_seconds_may_send_nothing_until_it_is_renewed() -> None:
    address, now = fresh_address(), [100.0]
    first, second = Lease(address, seconds=SHORT, beat=60.0, clock=lambda: now[0]), Lease(address)
    assert not may_send(first), "nobody has taken it"
    assert first.take() and may_send(first)
    now[0] += SILENCE
    assert not may_send(first)
    with open_session(address) as raw:
        first.renew(raw)
        assert may_send(first), "nobody was quicker"
        await second.wait(20.0)  # the first is stopped
        now[0] += 60.0
        assert not may_send(first), "it wakes, and has asked nobody yet"
        now[0] -= 60.0
        first.renew(raw)
        assert first.is_lost.is_set() and not may_send(first), "by its own clock no time has passed"
    assert may_send(second)
    second.give_back()
    assert not may_send(second)
    first.give_back()


async def test_who_was_replaced_writes_nothing() -> None:
    address = fresh_address()
    first, second = Lease(address, seconds=SHORT, beat=60.0), Lease(address)
    assert first.take()
    store = await open_postgres_store(address, lease=first)
    await store.set_bot_setting("by", "first")
    await second.wait(20.0)  # the first does not renew it, as if it were stopped
    with pytest.raises(SaveError, match="taken this database over"):
        await store.set_bot_setting("by", "stopped")
    assert await store.setting("by") == "first" and first.is_lost.is_set()
    await first.until_lost()
    await store.close()
    second.give_back()


async def test_who_is_replaced_in_the_midst_of_a_write_keeps_nothing_of_it() -> None:
    address = fresh_address()
    first, second = Lease(address, seconds=SHORT, beat=60.0), Lease(address)
    assert first.take()
    store = await open_postgres_store(address, lease=first)

    def slow(conn: Connection) -> None:
        conn.execute("INSERT INTO settings (key, value) VALUES ('by', 'stopped')")
        while not second.take():
            pass
        conn.execute("INSERT INTO settings (key, value) VALUES ('more', 'stopped')")

    with pytest.raises(SaveError):
        await store.database.write(slow, lock=NO_LOCK)
    assert await store.setting("by") is None and second.epoch is not None
    await store.close()
    second.give_back()


async def test_who_waits_goes_on_waiting_while_the_server_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    address, away = fresh_address(), [True, True]
    first, second = Lease(address), Lease(address)
    assert first.take() and not second.take()
    first.give_back()

    def refused(asked: PostgresAddress) -> object:
        if away:
            away.pop()
            raise SaveError(f"{asked.name}: the server cannot be reached")
        return open_session(asked)

    monkeypatch.setattr(lease, "AWAY", 0.01)
    monkeypatch.setattr(lease, "open_session", refused)
    await second.wait(20.0)
    assert second.epoch is not None and not away
    monkeypatch.undo()
    second.give_back()
