"""Tables of both titles that were left running at an earlier commit, each in a situation of its own (`running_tables`):
they open as they stood, under whatever rules are installed now, are played to their end, and verify. So do exports that
were made then. What the bot answers to their old buttons: `tests/bot/test_running_tables.py`."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.tables.registry import TableRegistry
from engine.games import game_by_id as find_game
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification.export import export_table
from engine.store.verification.export_format import fingerprint_of
from engine.store.verification.replay import checked_state_fingerprint
from engine.store.verification.verify import verify_export
from tests.engine.store.running_tables import OTHER, Asked, database, digest, expected, packed
from tests.engine.store.verification.played import unchained

KEPT = expected()
RUNNING = sorted(name for name, table in KEPT.tables.items() if table.status == "running")
LONGER_ANSWERS = {"RMEET"}  # since then a stance says which Slip Away card is played: the sealed ones have a field more
GROWN_GAME = "total_war_rome"  # since then an army keeps what it has shown: other states from the set-up on
GROWN = {name for name in RUNNING if KEPT.tables[name].game == GROWN_GAME}  # an epoch opens, and says so
EXPORTS = msgspec.json.decode(packed("exports.json.gz"))


@pytest.fixture(params=["as it is", "of other rules"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """The kept database: as it is, and with all tables pinned to rules that are not installed, whatever is."""
    path = database(tmp_path, others=request.param == "of other rules")
    opened = await open_store(path, clock=lambda: KEPT.moment)
    opened.database.hasty = True
    yield opened
    await opened.close()


def test_every_situation_is_there() -> None:
    """What the kept tables stand for, so that none is lost unseen."""
    open_now = {(p.kind, p.moment) for table in KEPT.tables.values() for p in table.prompts if not p.answered}
    for kind, moment in (
        ("sealed", "land_battle.prepare"),
        ("sealed", "naval_battle.losses"),
        ("sealed", "meeting.stances"),
        ("window", "agent_deed.foil"),
        ("sealed", "initiative_phase.bid"),
        ("must", "proposal.start"),
        ("sealed", "spending_phase.baskets"),
        ("may", "rounds.battle_plan"),
        ("sealed", "turn.etcetera"),
        ("sealed", "war_effort.effort"),
        ("window", "aftermath.start"),
    ):
        assert (kind, moment) in open_now
    assert {table.status for table in KEPT.tables.values()} == {"running", "lobby", "over"}
    for letter in "RS":
        mine = [table for name, table in KEPT.tables.items() if name.startswith(letter)]
        assert any(table.votes for table in mine) and any(table.redo for table in mine)
    kinds = {kind for table in KEPT.tables.values() for _, _, kind in table.waiting}
    assert kinds >= {"ledger", "dm", "panel", "course", "map", "scene"}


async def test_every_table_opens_as_it_stood(store: SqliteStore) -> None:
    registry = TableRegistry(store, now=lambda: KEPT.moment)
    for name, table in KEPT.tables.items():
        actor = await registry.actor(name)
        async with actor.turn() as live:  # by now it is under the installed rules
            assert (live.row.game, live.row.status) == (table.game, table.status), name
            if live.row.status == "running":
                assert (live.row.rules_version, live.row.data_hash) == (live.game.version, live.game.data_hash)
            if live.row.head is None:
                continue
            kept = (await store.load(name))[1]
            assert digest(kept) == table.state, name
            if name in LONGER_ANSWERS:
                kept = live.game.encode(live.game.decode(kept))
            assert kept == live.game.encode(live.state), name
            asked = [
                Asked(p.seat, p.id, p.kind, p.moment, p.answered is not None, p.side_action) for p in live.prompts()
            ]
            assert asked == table.prompts, name
            assert (await store.last_undone_step(name) is not None) == (table.redo and name not in GROWN), name
            assert len(live.row.extra.get("votes") or {}) == table.votes, name
            assert len(await store.epochs(name)) == 1 + (name in GROWN), f"{name}: today's rules lead to other states"


async def test_what_persons_have_set_is_there(store: SqliteStore) -> None:
    assert len(await store.orders("RPANS", "1")) == 2
    draft = await store.draft("RPANS", "1")
    (asked,) = (p for p in KEPT.tables["RPANS"].prompts if p.seat == "1" and p.kind == "sealed")
    assert draft is not None and draft["prompt"] == asked.id and len(draft["given"]) > 1


async def test_what_was_undone_is_done_again_and_comes_out_the_same(store: SqliteStore) -> None:
    registry = TableRegistry(store, now=lambda: KEPT.moment)
    redone = [name for name, table in KEPT.tables.items() if table.redo and name not in GROWN]
    assert redone
    for name in redone:
        actor = await registry.actor(name)
        again = await store.last_undone_step(name)
        assert again is not None
        before = await store.state_at(name, again.id)
        async with actor.turn():
            await actor.redo(again.seat, user=1)
        assert digest(actor.live.game.encode(actor.live.state)) == digest(before)


@pytest.mark.parametrize("name", RUNNING)
async def test_a_table_is_played_to_its_end_and_verifies(name: str, tmp_path: Path) -> None:
    store = await open_store(database(tmp_path, others=True), clock=lambda: KEPT.moment)
    store.database.hasty = True
    try:
        actor = await TableRegistry(store, now=lambda: KEPT.moment).actor(name)
        game = find_game(actor.live.row.game)
        run = Run(game, {seat.seat: RandomPlayer() for seat in actor.live.row.seats}, name)
        while actor.live.row.status == "running":
            prompt, action = run._decide(actor.live.state)
            async with actor.turn():
                await actor.decide(prompt.seat, prompt.id, action)
        document = msgspec.json.decode(msgspec.json.encode(await export_table(store, name)))
    finally:
        await store.close()
    report = verify_export(document, commitment=document["commitment"], fingerprint=fingerprint_of(document))
    assert report.ok and report.status == 3, report.difference  # what came before the chain is not proven by it
    assert report.decisions + report.dice_only == len(document["decisions"])
    first, *later = document["epochs"]
    assert bool(report.dice_only) == bool(later) == (name in GROWN)
    assert later or first["earlier"][0]["rules_version"] == OTHER


@pytest.mark.parametrize("name", sorted(EXPORTS))
def test_an_export_of_then_verifies(name: str) -> None:
    document, table = EXPORTS[name], KEPT.tables[name]
    assert (document["table"], document["game"], document["status"]) == (name, table.game, table.status)
    for rules in (document["rules_version"], OTHER):  # a later version is taken at its word where it comes out the same
        for of_rules in (document, *document.get("epochs", ())):
            of_rules["rules_version"] = rules
        report = verify_export(document, commitment=document["commitment"], fingerprint=fingerprint_of(document))
        assert report.ok and not report.difference, report.difference
        if table.status == "over":
            by_dice = len(document["decisions"]) if table.game == GROWN_GAME else 0
            assert (report.decisions + report.dice_only, report.dice_only) == (len(document["decisions"]), by_dice)


async def test_an_export_says_today_what_it_said_then(store: SqliteStore) -> None:
    for name, before in EXPORTS.items():
        names = "name" in before["seats"][0]
        now = msgspec.json.decode(msgspec.json.encode(await export_table(store, name, names=names)))
        bound = {"rules_version", "data_hash", "epochs"}  # what they hang on is another, where the rules are
        now = unchained(now) if "decisions" in now else {**now, "praetor_export": 1}
        assert {k: v for k, v in now.items() if k not in bound} == {k: v for k, v in before.items() if k not in bound}
        if now["status"] == "over":
            assert checked_state_fingerprint((await store.load(name))[1]) == before["state_hash"]
