"""The order of the phases that concern all: non-player powers, then players by descending VP (section 5)."""

from engine.games.sword_of_rome.powers import POWERS_OF, non_players, sides_by_most_points
from engine.games.sword_of_rome.state import Power, SwordState


def phase_order(state: SwordState) -> tuple[Power, ...]:
    """Return all powers in the order in which a phase of all goes through them."""
    return (*non_players(state), *(power for side in sides_by_most_points(state) for power in POWERS_OF[side]))
