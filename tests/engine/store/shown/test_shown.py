"""What messages show is kept with their table, goes with it, and is forgotten where a backup was brought back."""

from engine.store.models import RestoreMark
from engine.store.sqlite import SqliteStore
from tests.engine.store.players import Table


async def test_what_is_kept_of_one_table_is_that_table_s(store: SqliteStore, table: Table) -> None:
    await store.keep_shown(table.id, {"face:10": "a", "face:9": "b", "hand:1": "c"})
    await store.keep_shown(table.id, {"face:10": "d", "face:9": None})
    await store.keep_shown("OTHER", {"face:10": "x"})  # there is no such table
    assert await store.kept_of_messages(table.id) == {"face:10": "d", "hand:1": "c"}
    assert await store.kept_of_messages(table.id[:-1]) == {} == await store.kept_of_messages("OTHER")


async def test_it_is_forgotten_with_what_its_messages_show(store: SqliteStore, table: Table) -> None:
    await store.keep_shown(table.id, {"face:10": "a"})
    await store.continue_after_copy_back(table.id, RestoreMark(1, 1), lambda row, at: [])
    assert await store.kept_of_messages(table.id) == {}
    await store.keep_shown(table.id, {"face:10": "a"})
    row = await store.table(table.id)
    assert row is not None
    await store.remove_server(row.guild)
    assert await store.kept_of_messages(table.id) == {}
