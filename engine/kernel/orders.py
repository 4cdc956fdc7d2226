"""Standing orders: what a seat wants to be answered for it, so that the others need not wait for it.

They are kept with the table, not in the state. A seat's orders are looked through in their order: the first that is
for the moment and whose condition holds gives the answer, which is then a decision like any other. If an order names
something that this version of the game does not know, nothing is guessed and the seat is asked.
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
    """What a seat wants answered in a window or to a reaction.

    moment: which question, as `procedure.step`; "*" for all.
    condition: when: `always`, `unless_target` (unless it is done to me), or one of `Game.conditions`, with its number
        if it takes one: "roll:4".
    answer: `pass`, `ask` (do ask me), the name of one of `Game.replies`, or an action of the game as stored JSON.
    until: the id of the activity with which the order ends; "": as long as the table runs.
    """

    moment: str = EVERY
    condition: str = ALWAYS
    answer: str | dict[str, Any] = PASS
    until: str = ""  # an activity's id; "" for as long as the table runs


def orders_from(kept: Iterable[Any]) -> tuple[StandingOrder, ...]:
    """Return the orders that are stored as `kept`. One that cannot be read becomes an order to ask about everything."""
    return tuple(_order_from(one) for one in kept)


def _order_from(kept: Any) -> StandingOrder:
    try:
        return msgspec.convert(kept, StandingOrder)
    except msgspec.ValidationError:
        return StandingOrder(answer=ASK)


def may_order(prompt: Prompt) -> bool:
    """Return whether standing orders may answer this prompt: it is a window, or a question registered as a reaction."""
    return prompt.answered is None and prompt.seat != TABLE and (prompt.kind == WINDOW or prompt.reaction)


def orderable_moments(game: Game[Any], *, windows: bool = False) -> list[str]:
    """Return every moment of the game that a standing order can be given for. windows: only those of windows, where
    it can pass."""
    return [
        f"{frame.__struct_config__.tag}.{name}"
        for frame, procedure in game.rules.procedures.items()
        for name, step in procedure.steps.items()
        if isinstance(step, Question) and (step.kind == WINDOW or (step.reaction and not windows))
    ]


def answer_by_orders(game: Game[Any], state: Any, prompt: Prompt, orders: tuple[StandingOrder, ...]) -> Action | None:
    """Return what the orders answer to the prompt; None if none applies, or the one that applies says to ask.

    Uses only what the asked seat may know.
    """
    if not may_order(prompt):
        return None
    for order in orders:
        if order.moment not in (EVERY, prompt.moment) or (order.until and order.until not in prompt.within):
            continue
        holds = _holds(game, state, prompt, order)
        if holds is None:
            return None  # a condition that this version does not know: ask the seat
        if holds:
            action = _answer(game, state, prompt, order.answer)
            return action if action is not None and prompt.menu.contains(action) else None
    return None


def _holds(game: Game[Any], state: Any, prompt: Prompt, order: StandingOrder) -> bool | None:
    """Return whether an order's condition holds; None if this version of the game does not know it for this moment.

    In an order for every moment ("*"), a condition that is defined for some moments does not hold at the others.
    """
    if order.condition == ALWAYS:
        return True
    if order.condition == UNLESS_TARGET:
        return not game.is_targeted(state, prompt)
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
    except IllegalAction:  # an action that this version does not know
        return None


def order_rule_faults(game: Game[Any], state: Any, prompt: Prompt) -> Iterator[str]:
    """Yield what is wrong with the game's conditions and replies at this prompt, for the test battery: a reply must
    be on the menu (or None), a condition must return True or False."""
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
