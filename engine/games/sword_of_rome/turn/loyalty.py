"""What the Greeks pay to keep their named leaders, and what they are spared for land of Carthage in Sicily (section
8.2.3)."""

from collections.abc import Sequence

from engine.games.sword_of_rome.board.control import is_controlled_by
from engine.games.sword_of_rome.board.stacks import stack_with_leader
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.effects import price_of_keeping_leader
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GREEK
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES

SICILY = "sicily"


def _sicilian(home: str) -> tuple[str, ...]:
    return tuple([space for space, known in SPACES.items() if known.region == SICILY and known.home == home])


GREEK_SICILY, PUNIC_SICILY = _sicilian(GREEK), _sicilian(CARTHAGINIAN)


def sicily_leader_relief(state: SwordState) -> int:
    """Return the loyalty that one leader in Sicily is spared with five players: a point for each home space of Carthage
    there that the Greeks control, as long as they have lost none of their own there (ruling 70)."""
    if not players_five(state) or not all(is_controlled_by(state, GREEK, space) for space in GREEK_SICILY):
        return 0
    return sum([is_controlled_by(state, GREEK, space) for space in PUNIC_SICILY])


def loyalty_price_reduction(state: SwordState, keep: Sequence[str]) -> int:
    """Return what is taken off the price of those who are kept: of the one leader in Sicily for whom it is most (ruling
    244)."""
    most = sicily_leader_relief(state)
    there = [name for name in keep if LEADERS[name].power == GREEK and _in_sicily(state, name)] if most else []
    return max([min(price_of_keeping_leader(state, name), most) for name in there], default=0)


def _in_sicily(state: SwordState, name: str) -> bool:
    stands = stack_with_leader(state, name)
    return stands is not None and SPACES[stands.space].region == SICILY


def loyalty_price_due(state: SwordState, keep: Sequence[str]) -> int:
    """Return the loyalty that is paid to keep leaders."""
    return sum([price_of_keeping_leader(state, name) for name in keep]) - loyalty_price_reduction(state, keep)
