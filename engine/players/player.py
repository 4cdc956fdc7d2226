"""What a computer player is, and one that plays any game at random."""

from typing import Any, Protocol

from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import OPTIONAL, Prompt

View = Any


class Player(Protocol):
    """A computer player.

    looks: whether it wants the view. If not, it gets None, which saves the time to make the view.
    draws: whether it only returns what the choices themselves have drawn (`sample`), so that it need not be checked.
    """

    looks: bool
    draws: bool

    def answer(self, view: View, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return the answer to a prompt; None leaves a right or an offer alone."""
        ...


class RandomPlayer:
    """Answers at random, and uses one right or offer in five."""

    looks = False
    draws = True

    def answer(self, view: View, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
        """Return a random answer; in four cases of five, None for a right or an offer."""
        if prompt.kind in OPTIONAL and lots.integer_below(5):
            return None
        return prompt.menu.sample(lots)
