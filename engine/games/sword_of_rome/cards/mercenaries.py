"""Carthage's mercenaries: where they stand, how many come and how many leave (sections 5.10 and 7.2.4)."""

from collections.abc import Sequence

from engine.games.sword_of_rome.board.stacks import stacks_of_power
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.powers import CARTHAGINIAN, in_revolt
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import TABLES


def mercenaries_by_space(state: SwordState) -> dict[str, int]:
    """Return how many mercenaries of Carthage stand in each space that has some; those in revolt are not among them."""
    return {one.space: one.mercenaries for one in stacks_of_power(state, CARTHAGINIAN) if one.mercenaries}


def mercenaries_due(state: SwordState, powers: Sequence[Power]) -> int:
    """Return how many mercenaries come to these powers in the Reinforcement Phase (5.10.1)."""
    if CARTHAGINIAN not in powers or not players_five(state):
        return 0
    figures = TABLES.reinforcements
    return figures.mercenaries_in_revolt if in_revolt(state) else figures.mercenaries


DOUBLE_PAY = "double_pay"  # the effect that keeps most of them


def mercenaries_per_leaver(state: SwordState) -> int:
    """Return of how many mercenaries one leaves before others come: of two, of more where a card pays them double."""
    paid = next((one.amount for one in state.effects if one.kind == DOUBLE_PAY), 0)
    return paid or TABLES.reinforcements.mercenaries_leave


def mercenaries_leaving(state: SwordState) -> int:
    """Return how many mercenaries leave before others come, fractions up."""
    return -(-sum(mercenaries_by_space(state).values()) // mercenaries_per_leaver(state))
