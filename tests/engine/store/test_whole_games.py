"""Whole games of Samnite Wars through the store, with undos on the way: exported, verified, patch-checked."""

import pytest

from engine.games import game_by_id as find_game
from engine.kernel.dice import dice_secret_hash
from engine.store.sqlite import SqliteStore
from engine.store.verification.export import export_table
from engine.store.verification.patch_check import check_running_tables
from engine.store.verification.verify import verify_export
from tests.engine.store.whole_games import TABLE, exported_game


@pytest.mark.parametrize("seed", range(3))
async def test_a_game_is_verified_to_the_last_die(store: SqliteStore, seed: int) -> None:
    store.database.hasty = True
    document = await exported_game(store, find_game("samnite_wars"), seed=seed, undos=0.02, midway=_holds_midway)
    report = verify_export(document)
    assert (report.ok, report.whole, report.difference) == (True, True, "")
    assert report.draws > 50 and document["commitment"] == dice_secret_hash(bytes([seed]) * 32)
    assert document["void"] and document["undone"]


async def _holds_midway(store: SqliteStore) -> None:
    (found,) = await check_running_tables(store)
    assert found.is_without_change and found.decisions > 100, found
    running = verify_export(await export_table(store, TABLE))
    assert running.ok and not running.whole
