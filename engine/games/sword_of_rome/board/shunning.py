"""Whom a card keeps from acting against the Etruscans for a turn (E12)."""

from engine.games.sword_of_rome.board.control import controls
from engine.games.sword_of_rome.board.stacks import cu_in
from engine.games.sword_of_rome.effects import SHUNNED, effect
from engine.games.sword_of_rome.powers import ETRUSCAN
from engine.games.sword_of_rome.state import Power, SwordState


def shuns(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power does nothing against Etruscans who are in a space, or hold it, this turn (E12)."""
    theirs = controls(state, ETRUSCAN, space) or cu_in(state, ETRUSCAN, space)
    return bool(theirs) and effect(state, SHUNNED, power=power) is not None
