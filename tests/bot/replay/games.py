"""Games that were really played into a database, to be replayed, and browsers that look at their pages."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.tables.actor import Actor
from bot.tables.live import LiveTable
from engine.games import game_by_id as find_game
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.models import COMPUTER, HUMAN, OVER, SeatRow
from engine.store.sqlite import SqliteStore, open_store
from tests.engine.store.players import SECRET, a_table

TABLE = "GAME1"
NAMES = ("Ann <b>", 'Ben "&', "Cleo", "Dan", "Eve")  # that would be markup where a page does not keep them apart

SHORT = {"last_round": "3"}  # where a game has such an option


async def played(
    path: Path, title: str, *, seed: int = 1, most: int = 100_000, wanted: Mapping[str, str] | None = None
) -> SqliteStore:
    """Play a game of few rounds, or with the options wanted, up to so many decisions, into a database; return its
    store."""
    game = find_game(title)
    count = max(game.seat_range_for_options(wanted)[0] if wanted else game.least_seats, 2)
    names = [NAMES[n] for n in range(count)]
    seats = tuple(
        SeatRow(seat=str(n), kind=HUMAN if n == 1 else COMPUTER, user=77 if n == 1 else None, name=name)
        for n, name in enumerate(names, 1)
    )
    short = {key: value for key, value in SHORT.items() if key in {one.key for one in game.options}}
    options = game.complete(short if wanted is None else wanted)
    row = a_table(TABLE, game=game.id, options=options)
    rules = {"rules_version": game.version, "data_hash": game.data_hash}
    row = msgspec.structs.replace(row, seats=seats, name="The *long* war", **rules)
    store = await open_store(path)
    await store.create_table(row, SECRET)
    actor = Actor(store, LiveTable(row), lambda: 1.0)
    await actor.start()
    run = Run(game, {seat.seat: RandomPlayer() for seat in seats}, str(seed))
    for _ in range(most):
        if actor.live.row.status == OVER:
            break
        prompt, action = run._decide(actor.live.state)
        await actor.decide(prompt.seat, prompt.id, action)
    return store
