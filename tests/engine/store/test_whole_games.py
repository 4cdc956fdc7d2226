"""Whole games of Samnite Wars through the store, with undos on the way: exported, verified, patch-checked."""

import random
from typing import Any

import msgspec
import pytest

from engine.games import game_by_id as find_game
from engine.kernel.dice import KeyedDice, dice_secret_hash, game_key, prompt_key
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.models import OVER, RUNNING, Decision
from engine.store.sqlite import SqliteStore
from engine.store.verification.export import export_table
from engine.store.verification.patch_check import check_running_tables
from engine.store.verification.verify import verify_export
from tests.engine.store.players import WORDS, a_table, rows_of

SEATS = ("1", "2", "3")


@pytest.mark.parametrize("seed", range(3))
async def test_a_game_is_verified_to_the_last_die(store: SqliteStore, seed: int) -> None:
    store.database.hasty = True
    game = find_game("samnite_wars")
    secret = bytes([seed]) * 32
    key = game_key(secret, WORDS)
    await store.create_table(a_table("G", secret, game=game.id, options=game.complete({})), secret)
    done = game.start({}, SEATS, prompt_key(key), KeyedDice(key, 0))
    await store.start(
        "G",
        game.encode(done.state),
        rows_of(0, done.events),
        done.draws,
        [],
        key_words=WORDS,
        rules_version=game.version,
        data_hash=game.data_hash,
    )
    await _play(store, game, key, done.state, seed)
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(await export_table(store, "G")))
    report = verify_export(document)
    assert (report.ok, report.whole, report.difference) == (True, True, "")
    assert report.draws > 50 and document["commitment"] == dice_secret_hash(secret)
    assert document["void"] and document["undone"]


async def _play(store: SqliteStore, game: Any, key: bytes, state: Any, seed: int) -> None:
    run = Run(game, {seat: RandomPlayer() for seat in SEATS}, str(seed))
    chance, head = random.Random(seed), 0
    while game.outcome(state) is None:
        prompt, action = run._decide(state)
        number = await store.next_decision("G")
        done = game.apply(state, prompt.id, action, KeyedDice(key, number))
        decision = Decision(
            id=number,
            parent=head,
            seat=prompt.seat,
            prompt=prompt.id,
            moment=prompt.moment,
            action=action.as_builtins(),
            label=msgspec.to_builtins(action.label()),
            barrier=done.barrier,
            draws=done.draws,
            at=float(number),
        )
        over = game.outcome(done.state) is not None
        await store.commit(
            "G",
            head,
            decision,
            game.encode(done.state),
            rows_of(number, done.events),
            [],
            status=OVER if over else RUNNING,
        )
        head, state = number, done.state
        if chance.random() < 0.02 and not over:  # back a few steps, over dice and windows too, as by consent
            to = (await store.path("G", last=4))[0].id
            saved = await store.move_head("G", head, to, {}, [])
            head, state = to, game.decode(saved)
        if number == 200:
            (found,) = await check_running_tables(store)
            assert found.holds and found.decisions > 100, found
            running = verify_export(await export_table(store, "G"))
            assert running.ok and not running.whole
