"""What standing orders may say in this game beside passing and asking (the reaction form has its own, secret plans)."""

from typing import Any

from engine.games.sword_of_rome.actions.reactions import React
from engine.games.sword_of_rome.contexts import Entered
from engine.kernel.actions import Action
from engine.kernel.conditions import Condition, OrderReply
from engine.kernel.prompts import Prompt

REACT = "march.react"


def _met(prompt: Prompt) -> Entered | None:
    context = prompt.context
    return context if isinstance(context, Entered) else None


def _roll(view: Any, prompt: Prompt, n: int) -> bool:
    met = _met(prompt)
    return met is not None and met.needs >= n


def _outnumbered(view: Any, prompt: Prompt, n: int) -> bool:
    met = _met(prompt)
    return met is not None and met.ours > 0 and met.theirs >= n * met.ours


def _nothing(view: Any, prompt: Prompt) -> Action | None:
    return React()


def _inside(view: Any, prompt: Prompt) -> Action | None:
    default = prompt.default
    return default if isinstance(default, React) and default.inside else None


CONDITIONS = {
    "roll": Condition(holds=_roll, moments=(REACT,), low=1, high=5),
    "outnumbered": Condition(holds=_outnumbered, moments=(REACT,), low=1, high=4),
}
REPLIES = {
    "do_nothing": OrderReply(action=_nothing, moments=(REACT,)),
    "all_go_inside": OrderReply(action=_inside, moments=(REACT,)),
}
