"""What a game lets standing orders say: on which conditions, and with which answers.

Both are pure functions of what the asked seat sees, its view and its prompt, so that an order tells nothing that its
owner does not know:

    conditions = {
        "roll": Condition(holds=lambda view, prompt, n: prompt.about(Entered).needs <= n, low=1, high=6),
        "outnumbered": Condition(holds=lambda view, prompt, n: view.theirs >= 2 * view.own, moments=("entry.react",)),
    }
    replies = {"all_go_inside": Reply(action=lambda view, prompt: React(inside=view.most_inside))}

The words are the game's: `condition.roll` ("the roll succeeds on {n} or less"), `reply.all_go_inside`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from engine.kernel.actions import Action
from engine.kernel.prompts import Prompt

NUMBERED = ":"  # parts a condition's name from its number, in a standing order: "roll:4"


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """A condition that a standing order may name.

    holds: of (the asked seat's view, its prompt, the number that the order names, 0 where it takes none).
    moments: the questions that it can be used for, as `procedure.step`; (): all.
    low, high: the numbers that it takes, both included; None: it takes none.
    """

    holds: Callable[[Any, Prompt, int], bool]
    moments: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None

    def takes(self, number: str) -> bool:
        """Return whether an order may name it with this number, as it is typed; "" for none."""
        if self.low is None or self.high is None:
            return not number
        return number.isdecimal() and len(number) < 6 and self.low <= int(number) <= self.high

    def numbers(self) -> Iterator[str]:
        """Yield every number that it may be named with, as strings; only "" where it takes none."""
        if self.low is None or self.high is None:
            yield ""
        else:
            yield from (str(n) for n in range(self.low, self.high + 1))


class OrderReply(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that a standing order may name.

    action: of (the asked seat's view, its prompt): the action; None if this reply does not fit. If it is None or not
        on the menu, the seat is asked.
    moments: the questions that it can be used for; (): all.
    """

    action: Callable[[Any, Prompt], Action | None]
    moments: tuple[str, ...] = ()


def parse_condition(name: str) -> tuple[str, str]:
    """Return a condition's own name and its number, "" for none.

    >>> parse_condition("roll:4"), parse_condition("outnumbered")
    (('roll', '4'), ('outnumbered', ''))
    """
    own, _, number = name.partition(NUMBERED)
    return own, number


def conditions_at(conditions: Mapping[str, Condition], moment: str) -> list[str]:
    """Return every condition that an order for this moment may name, as it names it; one that takes numbers stands
    there once for each."""
    return [
        f"{name}{NUMBERED}{number}" if number else name
        for name, condition in conditions.items()
        if not condition.moments or moment in condition.moments
        for number in condition.numbers()
    ]


def replies_at(replies: Mapping[str, OrderReply], moment: str) -> list[str]:
    """Return every reply that an order for a moment may name."""
    return [name for name, reply in replies.items() if not reply.moments or moment in reply.moments]
