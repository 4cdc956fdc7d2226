"""Whom a card keeps from acting against the Etruscans for a turn (E12)."""

from engine.games.sword_of_rome.board.control import is_controlled_by
from engine.games.sword_of_rome.board.stacks import cu_in
from engine.games.sword_of_rome.effects import SHUNNED, effect_in_force
from engine.games.sword_of_rome.powers import ETRUSCAN
from engine.games.sword_of_rome.state import Power, SwordState


def is_shunning_etruscans(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power does nothing against Etruscans who are in a space, or hold it, this turn (E12)."""
    theirs = is_controlled_by(state, ETRUSCAN, space) or cu_in(state, ETRUSCAN, space)
    return bool(theirs) and effect_in_force(state, SHUNNED, power=power) is not None
