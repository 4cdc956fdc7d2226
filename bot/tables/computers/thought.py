"""Thinking a position out by itself: what a process does that has nothing but the position."""

from typing import Any

import msgspec

from engine.games import game_by_id, player_of_strength, strongest_player
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.game import Game
from engine.kernel.prompts import Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.reckoning import Reckoning, Search
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


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """An answer with its reasons (`engine.kit.reckoning.Reckoning`), its actions as plain data."""

    answer: dict[str, Any] | None
    policy: str = ""
    plan: str = ""
    second: dict[str, Any] | None = None
    search: Search | None = None


def think_out_answer(position: Position) -> dict[str, Any] | None:
    """Return the answer to a position as plain data, None for none: whatever is worked out is on the menu."""
    asked = _question(position)
    if asked is None:
        return None
    player, worlds, prompt = asked
    answer = player.think(worlds, prompt, UnverifiedRandom(position.lots))
    return answer.as_builtins() if answer is not None and prompt.menu.contains(answer) else None


def advice_thought_out(position: Position) -> dict[str, Any] | None:
    """Return the answer to a position with its reasons as plain data (`Advice`); None where nothing is asked."""
    asked = _question(position)
    if asked is None:
        return None
    player, worlds, prompt = asked
    found = player.considered(worlds, prompt, UnverifiedRandom(position.lots))
    if found.answer is None or not prompt.menu.contains(found.answer):
        advice = Advice(answer=None, policy=found.policy)
    else:
        second = None if found.second is None else found.second.as_builtins()
        advice = Advice(
            answer=found.answer.as_builtins(), policy=found.policy, plan=found.plan, second=second, search=found.search
        )
    plain: dict[str, Any] = msgspec.to_builtins(advice)
    return plain


def reckoning_from_plain_data(game: Game[Any], plain: dict[str, Any]) -> Reckoning:
    """Return an answer with its reasons as they were before a process gave them as plain data."""
    advice = msgspec.convert(plain, Advice)
    answer, second = (None if one is None else game.action(one) for one in (advice.answer, advice.second))
    return Reckoning(answer, advice.policy, advice.plan, second, advice.search)


def _question(position: Position) -> tuple[DecidingPlayer[Any], Worlds[Any], Prompt] | None:
    """Return who thinks about a position, in what, and about which question; None where nothing is to be thought of."""
    game, player = game_by_id(position.game), player_of_strength(position.game, position.strength)
    state = game.decode(position.state)
    prompt = game.prompts(state).get(position.prompt)
    if prompt is None or not isinstance(player, DecidingPlayer):
        return None
    return player, Worlds(game, state, position.seat), prompt


def prepare_to_think(game: str) -> bool:
    """Load what is needed to think about a game; return whether there is one of that id."""
    strongest_player(game)
    return game_by_id(game).id == game
