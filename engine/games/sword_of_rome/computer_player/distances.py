"""How far spaces are from each other, in movement points of an army that nobody hinders."""

from functools import cache
from heapq import heappop, heappush

from engine.games.sword_of_rome.board.roads import adjacent_spaces, is_port, link_kind
from engine.games.sword_of_rome.powers import CARTHAGINIAN, GREEK
from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.tables import SPACES, TABLES
from engine.games.sword_of_rome.unrest import GARRISON

FAR = 99
SHIPYARD = "syracusae"  # the port of the large Greek fleet


def movement_distance(power: Power, start: str, goal: str, *, fleets: bool = False) -> int:
    """Return the movement points from a space to another; FAR if there is no way. fleets: Carthage is played, and sails
    from port to port."""
    return movement_distances(power, start, fleets=fleets).get(goal, FAR)


@cache
def movement_distances(power: Power, start: str, *, fleets: bool) -> dict[str, int]:
    """Return the movement points to each space that can be reached, by land, for Greeks by sea from and to Syracusae
    too, for Carthage with `fleets` between all ports."""
    found: dict[str, int] = {}
    heap = [(0, start)]
    while heap:
        cost, here = heappop(heap)
        if here in found:
            continue
        found[here] = cost
        for to in adjacent_spaces(here):
            if to not in found:
                heappush(heap, (cost + TABLES.step_cost(link_kind(power, here, to)), to))
        for to in _by_sea(power, here, fleets=fleets):
            if to not in found:
                heappush(heap, (cost + TABLES.movement.sea, to))
    return found


def _by_sea(power: Power, here: str, *, fleets: bool) -> tuple[str, ...]:
    if power == CARTHAGINIAN and fleets and (is_port(here) or here == GARRISON):
        return (GARRISON, *(space for space in SPACES if is_port(space)))
    if power != GREEK or not is_port(here):
        return ()
    ports = tuple(space for space in SPACES if is_port(space) and SPACES[space].port == "normal" and space != here)
    return ports if here == SHIPYARD else tuple(port for port in ports if port == SHIPYARD)
