"""What a seat does not know, replaced at random: only answers that others have sealed, such as Guile for a tribe."""

from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.machine import Machine


def dealt_anew(machine: Machine[RiseState], state: RiseState, seat: str | None, lots: UnverifiedRandom) -> RiseState:
    """Return a state that looks the same to `seat`. What is drawn next from the cup or the pool is no part of a
    state, so there is nothing else to deal."""
    new = state.copy()
    machine.answer_anew(new, seat, lots)
    return new
