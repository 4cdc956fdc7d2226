"""Moments of the game at which chapters have something to do, though the chapter that brings them about knows nothing
of theirs.

    @TURN_ENDED.then
    def expired(play, side): ...

What is registered runs at once, without a question: module by module in the order of their names, whatever is imported
first.
"""

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Moment(Generic[P]):
    """Something that happens: whoever brings it about calls it, with the table first."""

    __slots__ = ("_after",)

    def __init__(self) -> None:
        self._after: list[Callable[P, None]] = []

    def then(self, after: Callable[P, None]) -> Callable[P, None]:
        """Register what follows: a decorator."""
        self._after.append(after)
        self._after.sort(key=lambda one: one.__module__)
        return after

    def __call__(self, *args: P.args, **named: P.kwargs) -> None:
        """Run all that follows."""
        for after in self._after:
            after(*args, **named)
