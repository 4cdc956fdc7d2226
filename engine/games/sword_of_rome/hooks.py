"""Points of the sequence of play at which other chapters have something to do, though the chapter that comes to them
knows nothing of theirs.

    @TURN_ENDED.then
    def end_effects(play, side): ...

What is registered runs at once, without a question: module by module in the order of their names, whatever is imported
first.

TURN_ENDED: (play, side): a player's turn in a round is over (ruling 103; effects that last so long).
ROUND_ENDED, GAME_TURN_ENDED: (play): effects that last so long.
LEFT_GAME: (play, side): a side is eliminated (ruling 53).
"""

from collections.abc import Callable
from typing import Generic, ParamSpec

from engine.games.sword_of_rome.rules import SwordPlay
from engine.kernel.state import Side

P = ParamSpec("P")


class Hook(Generic[P]):
    """A point of the sequence of play: whoever comes to it calls it, with the table first."""

    __slots__ = ("_after",)

    def __init__(self) -> None:
        self._after: list[Callable[P, None]] = []

    def register_what_follows(self, after: Callable[P, None]) -> Callable[P, None]:
        """Register what follows: a decorator."""
        self._after.append(after)
        self._after.sort(key=lambda one: one.__module__)
        return after

    def __call__(self, *args: P.args, **named: P.kwargs) -> None:
        """Run all that follows."""
        for after in self._after:
            after(*args, **named)


TURN_ENDED: Hook[[SwordPlay, Side]] = Hook()
ROUND_ENDED: Hook[[SwordPlay]] = Hook()
GAME_TURN_ENDED: Hook[[SwordPlay]] = Hook()
LEFT_GAME: Hook[[SwordPlay, Side]] = Hook()
