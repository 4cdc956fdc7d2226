"""THE GAME BOARD: ways over the map that never change: how far it is by land, and for agents by land and sea."""

from engine.games.total_war_rome.tables import REGIONS, SEAS
from engine.kit.graph import area_graph


def _agent_steps() -> dict[str, tuple[str, ...]]:
    """Moving Agents 1 to 3: land borders, and from port to port by sea, each region and sea area counting one."""
    steps = {r.id: (*r.neighbours, *(r.coast if r.port else ())) for r in REGIONS.values()}
    for sea in SEAS.values():
        steps[sea.id] = (*sea.seas, *sea.ports)
    return steps


BESIDE: dict[str, tuple[str, ...]] = {r.id: (*r.neighbours, *r.coast) for r in REGIONS.values()} | {
    sea.id: (*sea.seas, *sea.shores) for sea in SEAS.values()
}
"""The regions and sea areas that touch a region or sea area."""
_BY_LAND = area_graph({r.id: r.neighbours for r in REGIONS.values()})
_BY_AGENT = area_graph(_agent_steps())
_BY_ANY = area_graph(BESIDE)
BY_SEA = area_graph({sea.id: sea.seas for sea in SEAS.values()})
"""The sea areas."""
LAND: dict[str, dict[str, int]] = {r: dict(_BY_LAND.distances(r)) for r in REGIONS}
"""Land regions between two regions, by land alone; a missing pair is apart."""
AGENT: dict[str, dict[str, int]] = {
    r: {to: n for to, n in _BY_AGENT.distances(r).items() if to in REGIONS} for r in REGIONS
}
"""What an agent spends from region to region (Moving Agents)."""
_ONCE: dict[frozenset[str], frozenset[str]] = {}  # equal sets are one set: together they take a fifth of the room


def _within(ways: dict[str, int], steps: int) -> frozenset[str]:
    found = frozenset(to for to, n in ways.items() if n <= steps)
    return _ONCE.setdefault(found, found)


REACH: dict[str, tuple[frozenset[str], ...]] = {
    r: tuple(_within(ways, steps) for steps in range(16)) for r, ways in AGENT.items()
}
"""The regions within so many steps of an agent; for membership only."""
ACROSS: dict[str, dict[str, int]] = {place: dict(_BY_ANY.distances(place)) for place in BESIDE}
"""Regions and sea areas from a region or sea area to another, from any coast."""
NEAREST = {r: min(n for n in ways.values() if n) for r, ways in AGENT.items()}
"""What an agent spends to the nearest other region."""


def land_distance(a: str, b: str) -> int:
    """Return how many land regions lie from one region to another; 99 where no land way leads."""
    return LAND[a].get(b, 99)
