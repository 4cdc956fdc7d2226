"""Whole random games through the store, as an export has them."""

import random
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from data.charted_games import plain_name
from engine.kernel.dice import KeyedDice, game_key, prompt_key
from engine.kernel.game import Game
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.interface import Store
from engine.store.models import HUMAN, OVER, RUNNING, Decision, SeatRow
from engine.store.verification.export import export_table
from tests.engine.store.players import WORDS, a_table, rows_of

TABLE = "G"
Document = dict[str, Any]


async def _nothing(store: Store) -> None:
    pass


async def exported_game(
    store: Store,
    game: Game[Any],
    options: Mapping[str, str] = {},
    seats: int = 3,
    seed: int = 0,
    undos: float = 0.0,
    midway: Callable[[Any], Awaitable[None]] = _nothing,
) -> Document:
    """Return the export of a game that was played to its end. undos: how often some steps are taken back; midway: what
    is done after 200 decisions."""
    secret, sitting = bytes([seed]) * 32, tuple(str(number + 1) for number in range(seats))
    words = {seat: WORDS.get(seat, "") for seat in sitting}
    key, chosen = game_key(secret, words), game.complete(dict(options))
    people = tuple(
        SeatRow(seat=seat, kind=HUMAN, user=9000 + n, name=f"Marcus {seat}", word=words[seat])
        for n, seat in enumerate(sitting)
    )
    row = a_table(TABLE, secret, game=plain_name(game.id), options=chosen, seats=people)
    await store.create_table(row, secret)
    done = game.start(options, sitting, prompt_key(key), KeyedDice(key, 0))
    await store.start(
        TABLE, game.encode(done.state), rows_of(0, done.events), done.draws, [], key_words=words,
        rules_version=game.version, data_hash=game.data_hash,
    )  # fmt: skip
    run = Run(game, {seat: RandomPlayer() for seat in sitting}, str(seed), options)
    await _play_on(store, run, key, done.state, random.Random(seed), undos, midway)
    document: Document = msgspec.json.decode(msgspec.json.encode(await export_table(store, TABLE)))
    return document


async def _play_on(
    store: Store,
    run: Run,
    key: bytes,
    state: Any,
    chance: random.Random,
    undos: float,
    midway: Callable[[Any], Awaitable[None]],
) -> None:
    game, head = run.game, 0
    while game.outcome(state) is None:
        prompt, action = run._decide(state)
        number = await store.next_decision_id(TABLE)
        done = game.apply(state, prompt.id, action, KeyedDice(key, number))
        decision = Decision(
            id=number, parent=head, seat=prompt.seat, prompt=prompt.id, moment=prompt.moment,
            action=action.as_builtins(), label=msgspec.to_builtins(action.label()), barrier=done.barrier,
            draws=done.draws, at=float(number),
        )  # fmt: skip
        over = game.outcome(done.state) is not None
        kept, told = game.encode(done.state), rows_of(number, done.events)
        await store.commit(TABLE, head, decision, kept, told, [], status=OVER if over else RUNNING)
        head, state = number, done.state
        if undos and chance.random() < undos and not over:  # over dice and windows too, as by consent
            to = (await store.path(TABLE, last=4))[0].id
            saved = await store.move_head(TABLE, head, to, {}, [])
            head, state = to, game.decode(saved)
        if number == 200:
            await midway(store)
