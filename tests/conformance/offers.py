"""What a game offers in its first decisions; run as a program, with every module of these games imported before it:

python -m tests.conformance.offers GAME ...
"""

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module

import msgspec

from engine.games import game_by_id as find_game
from engine.games import registration_of
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run

DECISIONS = 60


def offers(game_id: str) -> Iterator[str]:
    """Yield the rights of each procedure in their order, then what is asked in a random game, with what is offered and
    what was answered."""
    game = find_game(game_id)
    for frame, known in sorted(game.rules.procedures.items(), key=lambda one: one[0].__qualname__):
        yield f"{frame.__qualname__} {[may.moment for may in known.mays]}"
    run = Run(game, {str(n): RandomPlayer() for n in range(1, game.least_seats + 1)}, "order")
    state = run.start()
    while game.outcome(state) is None and run.decisions < DECISIONS:
        for asked in (*game.prompts(state).values(), *game.open_side_action_prompts(state).values()):
            yield f"{asked.moment} {asked.seat} {list(asked.menu.forms)}"
        state = run.step(state)
        yield msgspec.json.encode(run.log[-1].action).decode()


def import_otherwise(game_id: str) -> None:
    """Import all modules of a game's package by the last letters of their names: an order that no game has."""
    package = registration_of(game_id).game.partition(":")[0].rpartition(".")[0]
    listed = pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    for module in sorted((one.name for one in listed), key=lambda name: name[::-1]):
        import_module(module)


if __name__ == "__main__":
    for one in sys.argv[1:]:
        import_otherwise(one)
    sys.stdout.buffer.write(msgspec.json.encode({one: list(offers(one)) for one in sys.argv[1:]}))
