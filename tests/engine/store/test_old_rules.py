"""Tables that were begun under the first version of both games' rules (their databases were made by that Praetor): they
open an epoch, are played to their end by today's rules, and stay verifiable."""

import gzip
from pathlib import Path

import pytest

from bot.tables.registry import TableRegistry
from engine.games import game_by_id as find_game
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.models import OVER
from engine.store.sqlite import open_store
from engine.store.verification.export import export_table
from engine.store.verification.export_format import fingerprint_of
from engine.store.verification.findings import NOT_PROVEN
from engine.store.verification.verify import verify_export
from tests.engine.store.verification.played import again

KEPT = Path(__file__).parent / "old"


@pytest.mark.parametrize("title", ["samnite_wars", "total_war_rome"])
async def test_a_table_begun_under_the_first_rules_is_played_on_and_verified(tmp_path: Path, title: str) -> None:
    database = tmp_path / "praetor.sqlite3"
    database.write_bytes(gzip.decompress((KEPT / f"rules_1_{title}.db.gz").read_bytes()))
    store = await open_store(database, clock=lambda: 1.0)
    store.database.hasty = True
    try:
        before = await store.table("OLD11")
        assert before is not None and before.rules_version == "1" != find_game(title).version
        actor = await TableRegistry(store).actor("OLD11")
        run = Run(find_game(title), {seat.seat: RandomPlayer() for seat in before.seats}, "2")
        while actor.live.row.status != OVER:
            prompt, action = run._decide(actor.live.state)
            async with actor.turn():
                await actor.decide(prompt.seat, prompt.id, action)
        document = again(await export_table(store, "OLD11"))
    finally:
        await store.close()
    first, then = document["epochs"]
    assert (first["rules_version"], then["rules_version"]) == ("1", find_game(title).version)
    report = verify_export(document)
    assert report.status == 3 and report.ok, report.difference
    assert report.dice_only + report.decisions == len(document["decisions"])
    older = sum(step["id"] < then["decision"] for step in document["decisions"])
    if report.dice_only:
        assert report.dice_only == older and not report.whole
        told = [one.said for one in report.findings if one.verdict == NOT_PROVEN]
        assert any(f"Of {older} decisions under other rules only the dice were checked" in said for said in told)
    beside = verify_export(document, commitment=document["commitment"], fingerprint=fingerprint_of(document))
    assert beside.status == (3 if report.dice_only or document["void"] else 0)
    draws = next(step["draws"] for step in document["decisions"] if step["draws"])
    draws[0][3] = draws[0][3][::-1] if "," in draws[0][3] else str(int(draws[0][3]) % draws[0][2] + 1)
    assert verify_export(document).status == 1
