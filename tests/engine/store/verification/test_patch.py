from typing import Any

import pytest

from engine.kernel.errors import SaveError
from engine.kernel.game import Game
from engine.store.sqlite import SqliteStore
from engine.store.verification.patch_check import EPOCH, SAME, UNCHANGED, PatchFinding, check_running_tables
from tests.engine.store.players import Table
from tests.engine.store.toy import TOY, Dearer, NoBoost, Toy


class Deeper(Toy):
    """The same rules on other data."""

    data_hash = "other"


class Renamed(Toy):
    """The same rules, otherwise written."""

    version = "3"


class Unseen(Dearer):
    """Other rules that say they are the same."""

    version = "1"


async def findings(store: SqliteStore, game: Game[Any]) -> PatchFinding:
    (found,) = await check_running_tables(store, find=lambda _: game)
    return found


async def test_the_same_rules_change_nothing(table: Table, store: SqliteStore) -> None:
    await table.play(25)
    found = await findings(store, TOY)
    assert found == PatchFinding(table="ABCDE", game="toy", decisions=25)
    assert found.is_without_change


async def test_a_changed_rule_is_named_at_its_first_difference(table: Table, store: SqliteStore) -> None:
    await table.play(25)
    found = await findings(store, Dearer())
    assert not found.is_without_change
    path = await store.path("ABCDE")
    first = next(d.id for d in path if d.moment == "auction.bid" and d.draws)
    assert found.difference == f"decision {first} (auction.bid): the state differs in: scores"
    assert (found.other_rules, found.verdict) == ("1 -> 2", EPOCH)


async def test_an_action_that_is_no_longer_legal_is_named_and_its_content_is_not(
    table: Table, store: SqliteStore
) -> None:
    await table.play(25)
    found = await findings(store, NoBoost())
    assert "auction.boost" in found.difference and "not legal" in found.difference
    assert "card_" not in found.difference


async def test_other_data_is_said(table: Table, store: SqliteStore) -> None:
    found = await findings(store, Deeper())
    assert found.is_without_change and found.other_data == "toydata -> other" and found.verdict == SAME


async def test_other_rules_that_lead_to_the_same_states_are_said_to(table: Table, store: SqliteStore) -> None:
    await table.play(25)
    found = await findings(store, Renamed())
    assert found.is_without_change and (found.other_rules, found.verdict) == ("1 -> 3", SAME)


async def test_a_rule_that_changed_unseen_is_met_all_the_same(table: Table, store: SqliteStore) -> None:
    await table.play(25)
    found = await findings(store, Unseen())
    assert not found.is_without_change and "scores" in found.difference and found.verdict == UNCHANGED


async def test_what_was_undone_and_may_come_back_counts_too(table: Table, store: SqliteStore) -> None:
    await table.play(25)
    bid = next(d for d in await store.path("ABCDE") if d.moment == "auction.bid" and d.draws)
    await store.move_head("ABCDE", table.head, bid.id - 1, {}, [])
    found = await findings(store, Dearer())
    assert f"decision {bid.id} (auction.bid)" in found.difference
    assert (await findings(store, Renamed())).is_without_change


async def test_an_epoch_is_where_a_replay_begins(table: Table, store: SqliteStore) -> None:
    await table.play(12)
    await store.new_epoch(
        "ABCDE", table.head, TOY.encode(table.state), reason="rules", rules_version="2", data_hash="toydata"
    )
    found = await findings(store, Dearer())
    assert (found.is_without_change, found.decisions, found.other_rules) == (True, 0, "")


async def test_finished_tables_are_left_alone(table: Table, store: SqliteStore) -> None:
    await table.play()
    assert await check_running_tables(store, find=lambda _: pytest.fail("asked for a game")) == []


class Narrow(Toy):
    """Rules whose laws the position breaks."""

    def check(self, state: Any) -> Any:
        return ["card_01 is nowhere"]


class Mute(Toy):
    """Rules that cannot read the position."""

    def decode(self, saved: bytes) -> Any:
        raise SaveError("unknown field card_01")


@pytest.mark.parametrize(("game", "why"), [(Narrow(), "breaks 1 of their laws"), (Mute(), "cannot read")])
async def test_a_table_that_could_not_go_on_is_named_and_what_it_holds_is_not(
    table: Table, store: SqliteStore, game: Game[Any], why: str
) -> None:
    await table.play(12)
    found = await findings(store, game)
    assert not found.is_without_change and why in found.stuck
    assert "card_" not in found.stuck + found.difference
