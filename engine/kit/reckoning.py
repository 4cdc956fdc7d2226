"""Why a computer player answers as it does: which rule of thumb it went by, and what it would have done else.

While it thinks, whatever weighs one thing against others notes them here (`kit.player.best`); where nobody asks for its
reasons, nothing is kept.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import msgspec

from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt
from engine.kit.lookahead import Comparison

Weighed = list[tuple[float, Any]]
MOST = 400  # lists that are kept while one answer is thought out
_noted: ContextVar[list[Weighed] | None] = ContextVar("noted", default=None)


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """What answers came to that were compared in imagined worlds. answers: how many were. worlds: in how many the
    answer and what came second were. chance, second_chance: of winning by them, on average. by_rule: whether the answer
    is the one by rule; else that is what came second.

    >>> Search(answers=3, worlds=40, chance=0.55, second_chance=0.4, by_rule=False).worlds
    40
    """

    answers: int
    worlds: int
    chance: float
    second_chance: float
    by_rule: bool


class Reckoning(msgspec.Struct, frozen=True):
    """An answer with its reasons. policy: the rule that it went by, "" for none; plan: which of the plans of that rule,
    by the action's tag; second: what came second, where another answer of the kind was weighed; search: what a
    comparison in imagined worlds came to, of a player that looks ahead.

    >>> Reckoning(None, policy="defend").second is None
    True
    """

    answer: Action | None
    policy: str = ""
    plan: str = ""
    second: Action | None = None
    search: Search | None = None

    def after_search(self, found: Comparison[Action], answers: int) -> "Reckoning":
        """Return it once so many answers were compared: with the one that was found best, and that for a reason."""
        search = Search(
            answers=answers, worlds=found.worlds, chance=found.worth, second_chance=found.second_worth,
            by_rule=found.is_usual,
        )  # fmt: skip
        policy, plan = (self.policy, self.plan) if found.is_usual else ("", found.best.tag())
        return Reckoning(found.best, policy, plan, found.second, search)


@contextmanager
def note_weighed_choices() -> Iterator[list[Weighed]]:
    """Keep what is weighed within, list by list, in the order in which it is done.

    >>> with note_weighed_choices() as weighed:
    ...     note_scored_choices([(0.4, "hold"), (0.7, "march")])
    >>> weighed
    [[(0.4, 'hold'), (0.7, 'march')]]
    """
    found: list[Weighed] = []
    token = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(token)


def note_scored_choices(scored: Sequence[tuple[float, Any]]) -> None:
    """Note some choices with their scores, if somebody wants to know of them."""
    kept = _noted.get()
    if kept is not None and len(kept) < MOST and scored:
        kept.append(list(scored))


def is_noting() -> bool:
    """Return whether somebody wants to know what is weighed."""
    return _noted.get() is not None


def second_best(
    prompt: Prompt, answer: Action, noted: Sequence[Weighed], leeway: float = float("inf")
) -> Action | None:
    """Return what came second to an answer: what follows it in the last list in which it stands, as an answer of its
    own. leeway: the part of the answer's worth that it may lack; None if what follows lacks more."""
    for scored in reversed(noted):
        ranked = sorted(scored, key=lambda one: one[0], reverse=True)
        place = next((n for n, (_, one) in enumerate(ranked) if _instead(answer, one, one) is not None), None)
        for worth, other in ranked[place + 1 :] if place is not None else ():
            best, chosen = ranked[place or 0]
            if best - worth > leeway * abs(best):
                break
            found = _instead(answer, chosen, other)
            if found is not None and found != answer and prompt.menu.contains(found):
                return found
    return None


def _instead(answer: Action, first: Any, other: Any) -> Action | None:
    """Return an answer with another choice in the place of the first; None where the answer is not made of that."""
    if isinstance(first, Action):
        return other if first == answer and isinstance(other, Action) else None
    fields = [field for field in answer.__struct_fields__ if getattr(answer, field) == first]
    if len(fields) != 1 or type(first) is not type(other):
        return None
    made: Action = msgspec.structs.replace(answer, **{fields[0]: other})
    return made
