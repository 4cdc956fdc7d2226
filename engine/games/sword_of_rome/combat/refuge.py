"""Where a beaten force may retreat to over land, and what that costs (section 12.4, rulings 93 and 94)."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.sword_of_rome.board.control import enemies_at, enemy_cu, is_friendly
from engine.games.sword_of_rome.board.roads import BOX, adjacent_spaces, is_adjacent, is_clear_link
from engine.games.sword_of_rome.board.stacks import cu_in, stack_in_space, stacks_in_space
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import SPACES, TABLES


class Refuge(NamedTuple):
    """A way to a goal: the spaces entered, the goal last; how many of them are not friendly, and enemy CU in them."""

    way: tuple[str, ...]
    enemy_spaces: int
    enemy_cu: int

    @property
    def cu_cost(self) -> int:
        """Return the CU that it costs."""
        return self.enemy_spaces * TABLES.retreat.each_enemy_space + self.enemy_cu * TABLES.retreat.each_enemy_cu


def can_retreat_end_in_space(state: SwordState, power: Power, space: str, cu: int, own_here: int = 0) -> bool:
    """Return whether a retreat may end in a space: no enemy CU there, and it is friendly without another power's CU,
    or holds more own CU than the force that retreats (ruling 93).

    own_here: CU of that force which stand there already.
    """
    if SPACES[space].kind == "box" or enemies_at(state, power, space):
        return False
    others = any(one.power != power and one.all_cu for one in stacks_in_space(state, space))
    if is_friendly(state, power, space) and not others:
        return True
    return cu_in(state, power, space) - own_here > cu


def nearest_refuges(
    state: SwordState, power: Power, space: str, cu: int, *, first: str = "", barred: str = "", entered: int = 0
) -> Mapping[str, Refuge]:
    """Return the nearest goals of a retreat with the cheapest way to each.

    first: the space that an attacker came from: they go back there first, over whatever link (ruling 143).
    barred: a space that is not entered. entered: how many have been entered before, by sea: four is the limit in all
    (section 12.4.1). Of equally near goals the owner chooses.
    """
    found: dict[str, Refuge] = {}
    ends: list[tuple[tuple[str, ...], int]] = [((), cu)]
    for depth in range(TABLES.retreat.spaces - entered):
        further: list[tuple[tuple[str, ...], int]] = []
        for way, force in ends:
            here = way[-1] if way else space
            for to in _steps(state, power, here, way, space, barred, first if not depth else ""):
                on = (*way, to)
                if can_retreat_end_in_space(state, power, to, force):
                    refuge = _priced(state, power, on)
                    if to not in found or refuge.cu_cost < found[to].cu_cost:
                        found[to] = refuge
                else:
                    further.append((on, force + _joining(state, power, to, force)))
        if found:
            return found
        ends = further
    return found


def _steps(
    state: SwordState, power: Power, here: str, way: tuple[str, ...], start: str, barred: str, first: str
) -> list[str]:
    """Return the spaces that a retreat may enter next: over clear links, none twice."""
    if first:
        return [first] if first != BOX and (is_adjacent(here, first) or is_adjacent(first, here)) else []
    return [
        to for to in adjacent_spaces(here)
        if to not in way and to not in (start, barred, BOX) and is_clear_link(power, here, to)
    ]  # fmt: skip


def _priced(state: SwordState, power: Power, way: tuple[str, ...]) -> Refuge:
    """Return a way with what it costs."""
    hostile = sum([not is_friendly(state, power, space) for space in way])
    return Refuge(way, hostile, sum([enemy_cu(state, power, space) for space in way]))


def _joining(state: SwordState, power: Power, space: str, cu: int) -> int:
    """Return how many own CU in a space join a force that passes: those outside, if they are no more than it; who is
    inside a besieged city stays there (section 12.4.2)."""
    own = stack_in_space(state, power, space).cu
    return own if own <= cu else 0


def stacks_joining_retreat(state: SwordState, power: Power, way: tuple[str, ...], cu: int) -> tuple[str, ...]:
    """Return the spaces on a way, the goal left out, whose own stacks join the retreat: those no larger than the
    force."""
    joining = []
    for space in way[:-1]:
        own = _joining(state, power, space, cu)
        if own:
            joining.append(space)
            cu += own
    return tuple(joining)
