"""Worlds to think in: what a player who thinks ahead may ask for, and how a world is played on.

A world is a state that agrees with all that its seat may know, drawn with the chances that it has for that seat
(`Game.sample_world`). It never depends on what lies there in truth: what a player thinks in is no better known to it
than to a person who has noted everything down.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.kernel.actions import Action
from engine.kernel.dice import Dice, UnverifiedRandom
from engine.kernel.events import TABLE, Seat
from engine.kernel.game import Game
from engine.kernel.prompts import OPTIONAL, Prompt
from engine.kernel.state import State

S = TypeVar("S", bound=State[Any, Any])
Sampler = Callable[[S, Seat, UnverifiedRandom], S]  # draws a world for a seat
Policy = Callable[[S, Prompt], Action | None]
LONGEST = 2000  # decisions after which a world is played on no further


class Worlds(Generic[S]):
    """What a player who thinks ahead is given at a question: the view of its seat, and as many worlds as it asks for.
    The state itself is not for it.

    game: its rules. seat: who thinks.

    >>> class Coin:
    ...     def view(self, state, seat):
    ...         return "a coin under a cup"
    ...     def sample_world(self, state, seat, lots):
    ...         return lots.choose(("heads", "tails"))
    >>> worlds = Worlds(Coin(), "heads", "1")
    >>> worlds.view, worlds.sample(UnverifiedRandom(1)) in ("heads", "tails")
    ('a coin under a cup', True)
    """

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self._state = state
        self.view: Any = game.view(state, seat)

    def sample(self, lots: UnverifiedRandom) -> S:
        """Return a world."""
        return self.game.sample_world(self._state, self.seat, lots)


def advance(game: Game[S], state: S, policy: Policy[S], until: Callable[[S], bool], dice: Dice) -> S:
    """Return what a state becomes as it is played on, until something holds or the game is over.

    policy: answers each prompt, the sealed ones of all others too; None leaves a right or an offer alone, and plays the
        default of what must be answered. It must not answer with what is not on the menu.
    until: whether to stop at a state. It is asked before each decision.
    dice: for all that is rolled. Where they are `KeyedDice` of one key, the same roll comes out the same in every world
        that is played on with such, as far as it comes at all: what is luck for one is luck for all.
    """
    for _ in range(LONGEST):
        if game.outcome(state) is not None or until(state):
            break
        following = _next_answer(game, state, policy)
        if following is None:
            break
        prompt, action = following
        state = game.carry_out(state, prompt, action, dice).state
    return state


def _next_answer(game: Game[S], state: S, policy: Policy[S]) -> tuple[Prompt, Action] | None:
    """Return which prompt is answered next, and how: the table's own last; None where nothing is asked."""
    closing: Prompt | None = None
    for prompt in game.prompts(state).values():
        if prompt.seat == TABLE:
            closing = prompt
            continue
        if prompt.answered is not None:
            continue
        action = policy(state, prompt)
        if action is None and prompt.kind not in OPTIONAL:
            action = prompt.default
        if action is not None:
            return prompt, action
    return (closing, closing.default) if closing is not None and closing.default is not None else None
