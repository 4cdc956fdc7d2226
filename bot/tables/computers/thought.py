"""Thinking a position out by itself: what a process does that has nothing but the position."""

from typing import Any

import msgspec

from engine.games import game_by_id, player_of_strength
from engine.kernel.dice import UnverifiedRandom
from engine.kit.player import DecidingPlayer
from engine.kit.worlds import Worlds


class Position(msgspec.Struct, frozen=True):
    """What is to be thought about.

    game: its id. state: as the game encodes it. seat, prompt: who is asked, and the id of what. strength: of the
    player. lots: the seed of its chance.
    """

    game: str
    state: bytes
    seat: str
    prompt: str
    strength: str
    lots: str


def thought_out(position: Position) -> dict[str, Any] | None:
    """Return the answer to a position as plain data, None for none: whatever is worked out is on the menu."""
    game, player = game_by_id(position.game), player_of_strength(position.game, position.strength)
    state = game.decode(position.state)
    prompt = game.prompts(state).get(position.prompt)
    if prompt is None or not isinstance(player, DecidingPlayer):
        return None
    worlds = Worlds(game, state, position.seat)
    answer = player.think(worlds, prompt, UnverifiedRandom(position.lots))
    return answer.as_builtins() if answer is not None and prompt.menu.contains(answer) else None


def prepare_to_think(game: str) -> bool:
    """Load what is needed to think about a game; return whether there is one of that id."""
    player_of_strength(game, "hard")
    return game_by_id(game).id == game
