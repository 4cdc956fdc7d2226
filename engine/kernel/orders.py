"""Standing orders: a computer player that may abstain. They live with the table, not in the state.

A seat's orders are gone through in their sequence: the first that is for the moment, and whose condition holds, gives
the answer. What an order names and this version of the game does not know is never guessed: the seat is asked.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engine.kernel.actions import Action, Pass
from engine.kernel.conditions import parse_condition
from engine.kernel.errors import IllegalAction
from engine.kernel.events import TABLE
from engine.kernel.game import Game
from engine.kernel.prompts import WINDOW, Prompt
from engine.kernel.rulebook import Question

ALWAYS, UNLESS_TARGET = "always", "unless_target"
PASS, ASK = "pass", "ask"
EVERY = "*"


class StandingOrder(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat wants done with the windows and reactions of one moment ("*": all), on a condition, until an activity
    ends.

    condition: `always`, `unless_target`, or one of the game's (`Game.conditions`), with its number: `roll:4`.
    answer: `pass`, `ask` (ask me: the order abstains), one of the game's replies by name, or an action of the game as
    kept JSON.
    """

    moment: str = EVERY
    condition: str = ALWAYS
    answer: str | dict[str, Any] = PASS
    until: str = ""  # an activity's id; "" for as long as the table runs


def orders_from(kept: Iterable[Any]) -> tuple[StandingOrder, ...]:
    """Return orders as they were kept. One that this version cannot read asks its owner about everything."""
    return tuple(_order_from(one) for one in kept)


def _order_from(kept: Any) -> StandingOrder:
    try:
        return msgspec.convert(kept, StandingOrder)
    except msgspec.ValidationError:
        return StandingOrder(answer=ASK)


def may_order(prompt: Prompt) -> bool:
    """Return whether standing orders may answer a question: windows, and what the rulebook calls a reaction."""
    return prompt.answered is None and prompt.seat != TABLE and (prompt.kind == WINDOW or prompt.reaction)


def moments_of(game: Game[Any], *, windows: bool = False) -> list[str]:
    """Return every moment of a game that standing orders may be given for; of `windows` alone, on which they may
    pass."""
    return [
        f"{frame.__struct_config__.tag}.{name}"
        for frame, procedure in game.rules.procedures.items()
        for name, step in procedure.steps.items()
        if isinstance(step, Question) and (step.kind == WINDOW or (step.reaction and not windows))
    ]


def follow(game: Game[Any], state: Any, prompt: Prompt, orders: tuple[StandingOrder, ...]) -> Action | None:
    """Return what the first matching order answers to the prompt, None if none does or it says to ask. Reads only what
    the seat's own view, its prompt and public knowledge say; the answer is then an ordinary decision."""
    if not may_order(prompt):
        return None
    for order in orders:
        if order.moment not in (EVERY, prompt.moment) or (order.until and order.until not in prompt.within):
            continue
        holds = _holds(game, state, prompt, order)
        if holds is None:
            return None  # a condition of another version: only its owner knows what he meant
        if holds:
            action = _answer(game, state, prompt, order.answer)
            return action if action is not None and prompt.menu.contains(action) else None
    return None


def _holds(game: Game[Any], state: Any, prompt: Prompt, order: StandingOrder) -> bool | None:
    """Return whether an order's condition holds; None if this version of the game has none of that name for its moment.
    In an order for every moment, a condition that is of some only holds at none of the others."""
    if order.condition == ALWAYS:
        return True
    if order.condition == UNLESS_TARGET:
        return not game.targeted(state, prompt)
    name, number = parse_condition(order.condition)
    found = game.conditions.get(name)
    if found is None or not found.takes(number):
        return None
    if found.moments and prompt.moment not in found.moments:
        return False if order.moment == EVERY else None
    return found.holds(game.view(state, prompt.seat), prompt, int(number or 0))


def _answer(game: Game[Any], state: Any, prompt: Prompt, answer: str | dict[str, Any]) -> Action | None:
    if answer == PASS:
        return Pass()
    if isinstance(answer, str):
        reply = game.replies.get(answer)
        return reply.action(game.view(state, prompt.seat), prompt) if reply is not None else None
    try:
        return game.action(answer)
    except IllegalAction:  # of another version
        return None


def orders_law(game: Game[Any], state: Any, prompt: Prompt) -> Iterator[str]:
    """Check that every reply that the game names for a question is among its choices, where it answers at all, and that
    every condition says yes or no."""
    if not may_order(prompt):
        return
    view = game.view(state, prompt.seat)
    for name, reply in game.replies.items():
        if not reply.moments or prompt.moment in reply.moments:
            action = reply.action(view, prompt)
            if action is not None and not prompt.menu.contains(action):
                yield f"{prompt.moment}: the reply {name} is none of the choices"
    for name, condition in game.conditions.items():
        if not condition.moments or prompt.moment in condition.moments:
            for number in condition.numbers():
                if not isinstance(condition.holds(view, prompt, int(number or 0)), bool):
                    yield f"{prompt.moment}: the condition {name} says neither yes nor no"
