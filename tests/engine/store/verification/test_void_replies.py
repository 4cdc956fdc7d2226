"""Which replies never took effect, where a position was set by hand: what did take effect is told, and is checked."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from engine.kernel.actions import Close
from engine.kernel.prompts import SEALED
from engine.store import snapshots
from engine.store.models import ABANDONED
from engine.store.verification.verify import verify_export
from tests.engine.store.players import Table, row_of
from tests.engine.store.toy import TOY, Bid
from tests.engine.store.verification.test_export import exported, finished, prompt_of, to_question


async def _set_by_hand(table: Table, state: Any) -> None:
    """Put a position in the place of the present one in the database, as its owner can, without telling anybody."""
    with closing(sqlite3.connect(table.store.database.path)) as conn, conn:
        conn.execute("DELETE FROM snapshots WHERE table_id = ? AND decision = ?", (table.id, table.head))
        snapshots.put_snapshot(conn, table.id, table.head, None, TOY.encode(state))
    await table.load()


@pytest.mark.sqlite_file
async def test_a_position_set_by_hand_is_false_where_its_questions_were_answered_before(table: Table) -> None:
    """The answers that took effect before are no replies that came to nothing because the same is asked again."""
    await to_question(table, SEALED)
    began = table.state
    for gold, seat in enumerate(("1", "2", "3")):
        await table.decide(prompt_of(table, seat), Bid(gold))
    await _set_by_hand(table, began)
    for gold, seat in enumerate(("1", "2", "3"), 5):
        await table.decide(prompt_of(table, seat), Bid(gold))
    document = await finished(table)
    given = [step["action"]["gold"] for step in document["decisions"] if step["action"].get("do") == "bid"][:6]
    assert given == [0, 1, 2, 5, 6, 7]
    report = verify_export(document, game=TOY)
    assert report.status == 1 and "is not asked this here" in report.difference


@pytest.mark.sqlite_file
async def test_of_a_game_given_up_too_a_position_set_by_hand_is_false(table: Table) -> None:
    """Only the last answer of each question is sealed still."""
    await to_question(table, SEALED)
    began = table.state
    for seat in ("1", "2", "3"):
        await table.decide(prompt_of(table, seat), Bid(1))
    await table.decide(prompt_of(table, "table"), Close())
    await _set_by_hand(table, began)
    await table.decide(prompt_of(table, "2"), Bid(9))
    await table.store.update_table(await row_of(table.store, "ABCDE"), status=ABANDONED)
    document = await exported(table.store)
    assert document["void"] == [table.head]
    assert verify_export(document, game=TOY).status == 1


async def test_what_was_decided_before_an_epoch_went_back_is_told(table: Table) -> None:
    await to_question(table, SEALED)
    began = table.state
    for seat in ("1", "2", "3"):
        await table.decide(prompt_of(table, seat), Bid(1))
    await table.store.new_epoch(
        "ABCDE", table.head, TOY.encode(began), reason="moderator", rules_version="1", data_hash="toydata"
    )
    await table.load()
    document = await finished(table)
    bids = [step for step in document["decisions"] if step["action"] == {"do": "bid", "gold": 1}]
    assert len(bids) >= 3 and not {step["id"] for step in bids[:3]} & set(document["void"])
    report = verify_export(document, game=TOY)
    assert report.status == 1 and "set by hand there" in report.difference


async def test_a_sealed_answer_that_an_epoch_took_away_stays_secret(table: Table) -> None:
    await to_question(table, SEALED)
    began = table.state
    await table.decide(prompt_of(table, "2"), Bid(7))
    taken = table.head
    await table.store.new_epoch(
        "ABCDE", table.head, TOY.encode(began), reason="moderator", rules_version="1", data_hash="toydata"
    )
    await table.load()
    await table.decide(prompt_of(table, "2"), Bid(8))
    assert taken in (await finished(table))["void"]
