"""What a seat does not know, replaced at random: for the tests of secrecy, and for computer players to think ahead."""

from engine.games.samnite_wars.state import SamniteState
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.machine import Machine
from engine.kernel.prompts import MUST
from engine.kernel.zones import PUBLIC, seat_mask


def dealt_anew(
    machine: Machine[SamniteState], state: SamniteState, seat: str | None, lots: UnverifiedRandom
) -> SamniteState:
    """Return a state that looks the same to `seat`: unknown cards are dealt again, and the secret answers of the
    others are drawn from their new hands."""
    new = state.copy()
    new.cards.determinize(PUBLIC if seat is None else seat_mask(state.seats, seat), lots)
    machine.replace_secret_answers(new, seat, lots)
    return new


def sampled_world(state: SamniteState, seat: str, lots: UnverifiedRandom) -> SamniteState:
    """Return a world that agrees with all that `seat` may know: each deal of the cards that it does not know is as
    likely, and the secret answers of the others are still to be given."""
    new = state.copy()
    new.cards.sample(seat_mask(state.seats, seat), lots)
    if new.pending is not None and new.pending.kind != MUST:
        new.pending.answers = {
            side: answer for side, answer in new.pending.answers.items() if new.pending.seats[side] == seat
        }
    return new
