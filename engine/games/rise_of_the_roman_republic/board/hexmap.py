"""The map by its hexes: what touches what, rivers, roads, straits, and which hexes are in play (rulings c.20 and D7).

Hexes are named by their printed numbers. A step leads over land: from a land or coastal hex to one beside it that is
no sea, and never over a strait.
"""

from functools import cache
from itertools import pairwise

from engine.games.rise_of_the_roman_republic.figures import Terrain
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import (
    HEXES,
    NUMBERING,
    RIVERS,
    ROADS,
    SCENARIOS,
    STRAITS,
    Edge,
    hexside_between,
)

GAULS = "gaul"  # the only power that may be in a scenario's Gallic provinces
AXIAL = {place: NUMBERING.axial(place) for place in HEXES}  # coordinates in which distances are plain sums
ILVA = "2718"  # an island without a city: in play nowhere where no fleet sails (rulings D7 and T19)


def is_land(place: str) -> bool:
    """Return whether a hex is land, the coast included."""
    return HEXES[place].kind != "sea"


def terrain(place: str) -> Terrain:
    """Return the terrain of a hex."""
    return HEXES[place].terrain


def distance(one: str, other: str) -> int:
    """Return the distance of two hexes, in hexes, whatever lies between."""
    (q, r), (p, s) = AXIAL[one], AXIAL[other]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def is_river_between(one: str, other: str) -> bool:
    """Return whether a river runs between two hexes."""
    return hexside_between(one, other) in RIVERS


def is_strait_between(one: str, other: str) -> bool:
    """Return whether a strait runs between two hexes, so that no step leads over land."""
    return hexside_between(one, other) in STRAITS


def is_border_between(one: str, other: str) -> bool:
    """Return whether two hexes lie in different provinces."""
    return HEXES[one].province != HEXES[other].province


@cache
def hexes_around(place: str) -> tuple[str, ...]:
    """Return the hexes that touch a hex, the sea among them, clockwise."""
    return tuple([other for other in NUMBERING.neighbours(place) if other in HEXES])


@cache
def land_neighbours(place: str) -> tuple[str, ...]:
    """Return the hexes to which a step leads over land, clockwise, whether they are in play or not."""
    return (
        tuple([other for other in hexes_around(place) if is_land(other) and not is_strait_between(place, other)])
        if is_land(place)
        else ()
    )


@cache
def hexes_within(place: str, far: int) -> tuple[str, ...]:
    """Return the hexes at most so far away, the hex itself included, sorted by number."""
    return tuple([other for other in NUMBERING.hexes_within(place, far) if other in HEXES])


def land_steps(state: RiseState, place: str, power: Power = "") -> tuple[str, ...]:
    """Return the hexes in play to which a step leads over land, clockwise. power: whose; the Gauls have more."""
    return graph_of(state.scenario, may_leave_map(state, power)).get(place, ())


def may_leave_map(state: RiseState, power: Power) -> bool:
    """Return whether a power may be beyond the border: the Gauls always, others as an augury has opened it."""
    return power == GAULS or any(one.startswith("north") for one in state.season)


def may_be_in_hex(state: RiseState, place: str, power: Power = "") -> bool:
    """Return whether a power may be in a hex at all."""
    return place in graph_of(state.scenario, may_leave_map(state, power))


@cache
def graph_of(scenario: str, gauls: bool = False) -> dict[str, tuple[str, ...]]:
    """Return the land hexes in play in a scenario, each with those to which a step leads. gauls: for the Gauls, and for
    whom an augury lets over the border."""
    known = SCENARIOS[scenario]
    provinces = {*known.in_play, *((*known.gallic, *known.north) if gauls else ())}
    places = {place: None for place, found in HEXES.items() if found.province in provinces and is_land(place)}
    if not known.has_rule("naval"):
        places.pop(ILVA, None)
    return {place: tuple([other for other in land_neighbours(place) if other in places]) for place in places}


def open_road_hexsides(state: RiseState) -> frozenset[Edge]:
    """Return the hexsides that an open road crosses."""
    return _roads(SCENARIOS[state.scenario].roads, state.roads)


def is_road_between(state: RiseState, one: str, other: str) -> bool:
    """Return whether an open road leads from a hex to another."""
    return hexside_between(one, other) in open_road_hexsides(state)


@cache
def _roads(classes: tuple[str, ...], opened: tuple[str, ...]) -> frozenset[Edge]:
    """Return the hexsides of the roads of these classes, and of those that have been opened: "via_valeria" the whole of
    it, "via_appia_capua:3" its first three hexsides."""
    found = [
        hexside_between(one, other)
        for known in ROADS.values()
        if known.kind in classes
        for one, other in pairwise(known.hexes)
    ]
    for name, _, most in [one.partition(":") for one in opened]:
        hexes = ROADS[name].hexes
        found += [hexside_between(*pair) for pair in list(pairwise(hexes))[: int(most) if most else None]]
    return frozenset(found)
