"""What the computer players of a table answer, and why: thought out off the event loop, from the seat's own view."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.tables.actor import Actor
from bot.tables.computers.strengths import strength_of_seat
from bot.tables.computers.thinking import advice_thought_through
from engine.games import computer_player_factory, player_of_strength
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import Prompt
from engine.kit.player import DecidingPlayer
from engine.kit.reckoning import Reckoning
from engine.kit.weights import NORMAL
from engine.store.models import SeatRow

THINKING = ThreadPoolExecutor(
    1, "computer"
)  # one at a time: more would only take the interpreter from persons' presses


async def answer_of_computer(actor: Actor, seat: SeatRow, prompt: Prompt, strength: str = "") -> Action | None:
    """Return what the computer player answers by its rules, thought out off the event loop, from the seat's own view.
    strength: of that player; "": that of the seat."""
    live = actor.live
    lots = await actor.computer_lots(seat.seat, prompt.id)
    view: Any = live.view(seat.seat)
    strength = strength or strength_of_seat(live.row, seat)
    loop = asyncio.get_running_loop()
    answer = await loop.run_in_executor(THINKING, _think, live.played, strength, view, prompt, lots)
    return answer if answer is not None and prompt.menu.contains(answer) else None


async def reckoning_of_computer(actor: Actor, seat: SeatRow, prompt: Prompt) -> Reckoning:
    """Return what a computer player would answer with its reasons, from the seat's own view: the hard one where those
    of the table are such, else the normal one, as an easy one would advise its slips."""
    thought = await advice_thought_through(actor, seat, prompt)
    if thought is not None:
        return thought
    live = actor.live
    lots = await actor.computer_lots(seat.seat, prompt.id)
    view: Any = live.view(seat.seat)
    return await asyncio.get_running_loop().run_in_executor(THINKING, computer_answer, live.played, view, prompt, lots)


def computer_answer(game: str, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Reckoning:
    """Return the normal computer player's answer, with its reasons if it is one that knows the game; what is not on the
    menu is no answer."""
    player = player_of_strength(game, NORMAL)
    if not isinstance(player, DecidingPlayer):
        return Reckoning(player.answer(view, prompt, lots))
    found = player.answer_with_reasons(view, prompt, lots)
    return found if found.answer is not None and prompt.menu.contains(found.answer) else Reckoning(None, found.policy)


def policy_of(game: str, moment: str) -> str:
    """Return the name of the rule by which the computer player answers a question; "" where it has none."""
    player: object = computer_player_factory(game)
    return (
        player.rule_answering_question(moment)
        if isinstance(player, type) and issubclass(player, DecidingPlayer)
        else ""
    )


def _think(game: str, strength: str, view: Any, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Return a computer player's answer: away from the event loop, since the first one loads the player too."""
    return player_of_strength(game, strength).answer(view, prompt, lots)
