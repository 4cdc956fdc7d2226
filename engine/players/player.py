"""What a computer player is, and the one that plays anything at random."""

from typing import Any, Protocol

from engine.kernel.actions import Action
from engine.kernel.dice import Lots
from engine.kernel.prompts import OPTIONAL, Prompt

View = Any


class Player(Protocol):
    """A computer player of one game or of any. `looks`: it wants the view (else it gets None, which is cheaper).
    `draws`: all its answers are drawn by the choices themselves (`sample`), so that they are allowed as they come."""

    looks: bool
    draws: bool

    def answer(self, view: View, prompt: Prompt, lots: Lots) -> Action | None:
        """Return the answer to a prompt; None lets a right (`may`) or an offer rest."""
        ...


class RandomPlayer:
    """Answers anything that the choices allow, and uses a right now and then."""

    looks = False
    draws = True

    def answer(self, view: View, prompt: Prompt, lots: Lots) -> Action | None:
        """Return any answer; a right or an offer is left alone four times of five."""
        if prompt.kind in OPTIONAL and lots.below(5):
            return None
        return prompt.menu.sample(lots)
