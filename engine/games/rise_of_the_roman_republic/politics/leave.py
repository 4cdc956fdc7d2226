"""Where a magistrate may go without the Senate's leave (sections 5.21 to 5.29, 5.41 and 5.61 to 5.63; ruling G64)."""

from collections.abc import Collection
from functools import cache
from itertools import pairwise

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import graph_of, hexes_around
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.forces import numbers_of
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import PROVINCES, ROME
from engine.kernel.state import Side

Way = tuple[str, ...]  # the hexes that are entered, in order


def permitted_provinces(state: RiseState, leader: str, led: Collection[str] = ()) -> frozenset[str] | None:
    """Return the provinces in which a magistrate may march with those whom they take along; None: anywhere.

    A Dictator or Master of Horse goes anywhere with all of their force; so does who has the Senate's leave, which holds
    for all whom they lead (section 5.61).
    """
    own = _realm(state, leader)
    if own is None:
        return None
    found = own
    for one in led:
        other = _realm(state, one)
        found = found if other is None else found & other
    return found


def _realm(state: RiseState, leader: str) -> frozenset[str] | None:
    man, known = state.republic.office_of_leader(leader), scenario_of(state)
    if man is None or man.rank == 1 or "leave" in man.granted:
        return None
    if man.office == "urban_praetor":
        return frozenset()  # not even Latium: the city is their place
    found = {*_areas(man.province), *_areas(man.start)}
    if known.has_rule("free_consuls") and man in state.republic.consuls:
        found |= {*known.roman_italy, *known.free_provinces}
    elif man.office == "rome_consul":
        found |= {*known.roman_italy}
    return frozenset(found)


@cache
def _areas(name: str) -> tuple[str, ...]:
    """Return the provinces of an area or province, with those that are one area with it: Etruria, ... (section
    2.1)."""
    area = PROVINCES[name].area if name in PROVINCES else name
    found = tuple([one for one, known in PROVINCES.items() if area and known.area == area])
    return found or ((name,) if name else ())


def always_permitted_provinces(state: RiseState, man: Magistrate) -> tuple[str, ...]:
    """Return the provinces to which a magistrate may always go: that which they are assigned, for a Rome Consul Roman
    Italy (sections 5.21 and 5.41)."""
    return scenario_of(state).roman_italy if man.office == "rome_consul" else _areas(man.province)


def needs_leave(state: RiseState, leader: str, led: Collection[str], way: Way) -> bool:
    """Return whether a march needs the Senate's leave. way: the hexes that are entered."""
    if _realm(state, leader) is None:
        return False
    here = stack_of_leader(state, leader)
    start = here.hex if here is not None else ""
    return any(_leaves(state, one, start, way) for one in (leader, *led))


def _leaves(state: RiseState, leader: str, start: str, way: Way) -> bool:
    man, found = state.republic.office_of_leader(leader), _realm(state, leader)
    if man is None or found is None:
        return False
    if man.office == "urban_praetor":
        return any(one != ROME for one in way)  # they may return
    return not all(province_of(one) in found for one in way) and not _direct(state, man, (start, *way))


def _direct(state: RiseState, man: Magistrate, way: Way) -> bool:
    """Return whether a way leads to their province as directly as possible: it ends there, and no step leads away from
    it (section 5.41)."""
    to = always_permitted_provinces(state, man)
    far = land_distances(state.scenario, tuple(sorted(to)))
    return province_of(way[-1]) in to and all(far.get(b, 0) <= far.get(a, 0) for a, b in pairwise(way))


@cache
def land_distances(scenario_id: str, provinces: tuple[str, ...]) -> dict[str, int]:
    """Return how many steps it is over land from each hex in play to the nearest of these provinces."""
    steps = graph_of(scenario_id)
    far = {place: 0 for place in steps if province_of(place) in provinces}
    edge = list(far)
    while edge:
        new = list(dict.fromkeys([other for one in edge for other in steps[one] if other not in far]))
        far |= dict.fromkeys(new, far[edge[0]] + 1)
        edge = new
    return far


def enters_rome(state: RiseState, leader: str, way: Way) -> bool:
    """Return whether a force comes into the city of Rome against the law, even in passing: without the Senate's leave,
    unless the Urban Praetor leads it back (section 5.63). A leader alone is always free to enter."""
    man = state.republic.office_of_leader(leader)
    if ROME not in way or man is None or man.office == "urban_praetor":
        return False
    return "enter_rome" not in man.granted


def hot_pursuit(state: RiseState, side: Side, place: str) -> bool:
    """Return whether a march that ends in a hex may leave its province without leave: there, or outside a city beside
    it, stands an enemy (section 5.62, ruling G64)."""
    near = {*hexes_around(place), place}
    enemies = [one for one in state.stacks.values() if one.hex in near and side_of(state, one.power) != side]
    return any((one.hex == place or not one.inside) and total_sp(state, one) for one in enemies)


def note_magistrate_arrival(state: RiseState, leader: str) -> None:
    """Note that a magistrate of new legions has come to their province, in which they stay from now on (section
    5.29)."""
    man, there = state.republic.office_of_leader(leader), stack_of_leader(state, leader)
    if man is None or not man.bound or there is None:
        return
    if man.legions and not {*man.legions} & {*numbers_of(there.legions)}:
        return
    if province_of(there.hex) in _areas(man.province):
        new = msgspec.structs.replace(man, bound=False, start=province_of(there.hex))
        state.republic = state.republic.with_magistrate(new)
