"""What a seat does not know, replaced at random: for the tests of secrecy, and for computer players to think ahead."""

from engine.games.samnite_wars.state import SamniteState
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.machine import Machine
from engine.kernel.zones import PUBLIC, seat_mask


def dealt_anew(
    machine: Machine[SamniteState], state: SamniteState, seat: str | None, lots: UnverifiedRandom
) -> SamniteState:
    """Return a state that looks the same to `seat`: unknown cards are dealt again, and the secret answers of the
    others are drawn from their new hands."""
    new = state.copy()
    new.cards.determinize(PUBLIC if seat is None else seat_mask(state.seats, seat), lots)
    machine.answer_anew(new, seat, lots)
    return new
