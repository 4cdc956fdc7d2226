"""Two writers of one table, person or setting, each with what they have read before the other wrote: nothing is lost
without a word. The two are two stores on one file, as two processes have them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.store import row_changes
from engine.store.models import LOBBY, OVER
from engine.store.row_changes import StaleRow, merged_mapping
from engine.store.sqlite import SqliteStore, open_store
from tests.engine.store.players import SECRET, a_table, row_of

WRITERS = 20


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[SqliteStore, SqliteStore]]:
    """Two stores on one file, in which a table waits for players."""
    stores = [await open_store(tmp_path / "two.sqlite3") for _ in range(2)]
    await stores[0].create_table(a_table(extra={"closed": [7]}), SECRET)
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


async def test_what_another_has_written_stays(two: tuple[SqliteStore, SqliteStore]) -> None:
    read = await row_of(two[0], "ABCDE")
    await two[1].update_table(read, extra={**read.extra, "told_host": 50013}, host=5)
    row = await two[0].update_table(read, extra={**read.extra, "language": "it"}, name="Other")
    assert row.extra == {"closed": [7], "told_host": 50013, "language": "it"}
    assert (row.host, row.name) == (5, "Other") and row == await row_of(two[1], "ABCDE")


async def test_who_changes_the_same_is_told_and_nothing_is_written(two: tuple[SqliteStore, SqliteStore]) -> None:
    read = await row_of(two[0], "ABCDE")
    after = await two[1].update_table(read, extra={"closed": [7, 8]}, status=OVER)
    changes: tuple[dict[str, Any], ...] = ({"extra": {"closed": [9]}}, {"extra": {}}, {"status": "abandoned"})
    for fields in changes:
        with pytest.raises(StaleRow):
            await two[0].update_table(read, **fields, name="Other", posts=[])
    assert await row_of(two[0], "ABCDE") == after
    assert (await two[0].update_table(read, extra={"closed": [7, 8]}, status=OVER)).extra == after.extra  # the same


async def test_seats_are_changed_by_who_knows_them(two: tuple[SqliteStore, SqliteStore]) -> None:
    read = await row_of(two[0], "ABCDE")
    first, *others = read.seats
    left = await two[1].set_seats(read, others)
    with pytest.raises(StaleRow):
        await two[0].set_seats(read, [msgspec.structs.replace(first, name="Zoe"), *others])
    with pytest.raises(StaleRow):
        await two[0].renew_secret(read, b"another", "c2", read.seats, read.extra, [])
    assert (await row_of(two[0], "ABCDE")).seats == left.seats and await two[0].secret("ABCDE") == SECRET
    again = await two[0].set_seats(left, [first], extra={"closed": []})
    assert again.seats == (first,) and again.extra == {"closed": []}


async def test_a_start_keeps_what_others_wrote(two: tuple[SqliteStore, SqliteStore]) -> None:
    read = await row_of(two[0], "ABCDE")
    await two[1].update_table(read, extra={**read.extra, "told_host": 1})
    begun = await two[0].start(
        "ABCDE", b"\x80", [], [], [], key_words={}, before=read, extra={**read.extra, "bound": ["1"]},
        rules_version="1", data_hash="x",
    )  # fmt: skip
    assert begun.status != LOBBY
    assert begun.extra == {"closed": [7], "told_host": 1, "bound": ["1"]}


async def test_twenty_writers_at_once_lose_nothing(two: tuple[SqliteStore, SqliteStore]) -> None:
    """Each has read the table before any of them wrote."""
    read = await row_of(two[0], "ABCDE")

    async def write(n: int) -> None:
        await two[n % 2].update_table(read, extra={**read.extra, f"key{n}": n})

    await asyncio.gather(*map(write, range(WRITERS)))
    assert (await row_of(two[0], "ABCDE")).extra == {"closed": [7], **{f"key{n}": n for n in range(WRITERS)}}


async def test_writing_all_that_was_read_would_lose_them(
    two: tuple[SqliteStore, SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted fault: the row becomes what the writer has in memory."""
    monkeypatch.setattr(row_changes, "merged_mapping", lambda read, wanted, kept: dict(wanted))
    read = await row_of(two[0], "ABCDE")
    for n in range(2):
        await two[n].update_table(read, extra={**read.extra, f"key{n}": n})
    assert (await row_of(two[0], "ABCDE")).extra == {"closed": [7], "key1": 1}


async def test_what_a_person_chose_at_two_places_is_all_kept(two: tuple[SqliteStore, SqliteStore]) -> None:
    await two[0].set_person(5, dm_channel=9)

    def absent(n: int) -> Any:
        return lambda kept: {"away": [*kept.get("away", []), n], f"met{n}": 1}

    await asyncio.gather(*(two[n % 2].change_preferences(5, absent(n)) for n in range(WRITERS)))
    kept = await two[0].person(5)
    assert kept["dm_channel"] == 9 and sorted(kept["preferences"]["away"]) == list(range(WRITERS))
    assert all(kept["preferences"][f"met{n}"] for n in range(WRITERS))


async def test_a_setting_that_many_add_to_has_them_all(two: tuple[SqliteStore, SqliteStore]) -> None:
    def added(n: int) -> Any:
        return lambda kept: " ".join([*(kept or "").split(), str(n)])

    await asyncio.gather(*(two[n % 2].change_setting("servers", added(n)) for n in range(WRITERS)))
    assert sorted(map(int, (await two[1].setting("servers") or "").split())) == list(range(WRITERS))


def test_values_are_compared_as_they_are_kept() -> None:
    """A tuple is kept as a list."""
    assert merged_mapping({"a": (1, 2)}, {"a": [1, 2], "b": (3,)}, {"a": [5]}) == {"a": [5], "b": [3]}
    assert merged_mapping({"a": 1}, {}, {"a": 1, "b": 2}) == {"b": 2}
