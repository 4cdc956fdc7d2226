"""What a seat does not know, replaced at random: only answers that others have sealed, such as Guile for a tribe."""

from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.machine import Machine
from engine.kernel.prompts import MUST


def dealt_anew(machine: Machine[RiseState], state: RiseState, seat: str | None, lots: UnverifiedRandom) -> RiseState:
    """Return a state that looks the same to `seat`. What is drawn next from the cup or the pool is no part of a
    state, so there is nothing else to deal."""
    new = state.copy()
    machine.replace_secret_answers(new, seat, lots)
    return new


def sampled_world(state: RiseState, seat: str, lots: UnverifiedRandom) -> RiseState:
    """Return a world that agrees with all that `seat` may know: the secret answers of the others are still to be given,
    and nothing else is hidden."""
    new = state.copy()
    if new.pending is not None and new.pending.kind != MUST:
        new.pending.answers = {
            side: answer for side, answer in new.pending.answers.items() if new.pending.seats[side] == seat
        }
    return new
