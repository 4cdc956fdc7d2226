"""What a computer player thinks of doing: an action with what it is expected to gain, in victory points."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.kernel.actions import Action
from engine.kernel.forms import Menu
from engine.kit.reckoning import note_scored_choices


class Idea(NamedTuple):
    """An action and its worth. who: the leader that it activates; "" for none. space: where it leads to."""

    worth: float
    action: Action
    who: str = ""
    space: str = ""


TRIES = 60  # ideas that are held against the menu at most: a turn may have a thousand, each takes up to 1 ms


def best_legal(ideas: Iterable[Idea], menu: Menu, above: float = 0.0) -> Idea | None:
    """Return the best idea that is on a menu and worth more than a least gain; None if none of the best `TRIES` is."""
    ranked = sorted(ideas, key=lambda one: -one.worth)[:TRIES]
    note_scored_choices([(idea.worth, idea.action) for idea in ranked])
    for idea in ranked:
        if idea.worth <= above:
            return None
        if menu.contains(idea.action):
            return idea
    return None
