"""Standing orders: a computer player that may abstain. They live with the table, not in the state."""

from typing import Any

import msgspec

from engine.kernel.actions import Action, Pass
from engine.kernel.game import Game
from engine.kernel.prompts import WINDOW, Prompt

ALWAYS, UNLESS_TARGET = "always", "unless_target"
PASS, ASK = "pass", "ask"


class StandingOrder(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat wants done with the windows of one moment ("*": all), on a condition, until an activity ends.

    answer: `pass`, `ask` (ask me: the order abstains), or an action of the game as kept JSON.
    """

    moment: str = "*"
    condition: str = ALWAYS
    answer: str | dict[str, Any] = PASS
    until: str = ""  # an activity's id; "" for as long as the table runs


def follow(game: Game[Any], state: Any, prompt: Prompt, orders: tuple[StandingOrder, ...]) -> Action | None:
    """Return what the first matching order answers to the prompt, None if none does. Reads only what the seat's own
    prompt and public knowledge say; the answer is then an ordinary decision."""
    if prompt.kind != WINDOW or prompt.answered is not None:
        return None
    for order in orders:
        if order.moment not in ("*", prompt.moment) or (order.until and order.until not in prompt.within):
            continue
        if order.condition == UNLESS_TARGET and game.targeted(state, prompt):
            continue
        if order.answer == ASK:
            return None
        action = Pass() if order.answer == PASS or isinstance(order.answer, str) else game.action(order.answer)
        return action if prompt.menu.contains(action) else None
    return None
