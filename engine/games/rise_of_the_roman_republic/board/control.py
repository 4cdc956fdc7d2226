"""Cities and provinces: what exists in a scenario, who controls it (section 11.2, rulings c.33, c.39, G44, G45)."""

from collections.abc import Iterable
from functools import cache
from operator import is_

from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.figures import Scenario, Size
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import (
    CITIES,
    DEFENCE,
    HEXES,
    LEADERS,
    PROVINCES,
    SCENARIOS,
    TABLES,
)
from engine.kernel.state import Side


def scenario_of(state: RiseState) -> Scenario:
    """Return the scenario that is played."""
    return SCENARIOS[state.scenario]


def side_of(state: RiseState, power: Power) -> Side:
    """Return the side that a power is, or that controls it; "" for nobody's."""
    return power if power in state.players else state.masters.get(power, "")


def city_size(known: Scenario, place: str) -> Size:
    """Return the size of a city in a scenario."""
    return known.sizes.get(place, CITIES[place].size)


def full_city_defence(known: Scenario, place: str) -> int:
    """Return the strength of a city's own defence when it is whole (section 9.9)."""
    if found := known.ids.get(place) or CITIES[place].ids:
        return found
    return known.defence.get(city_size(known, place), DEFENCE[city_size(known, place)])


@cache
def cities_of(scenario_id: str, province: str) -> tuple[str, ...]:
    """Return the cities of a province that exist in a scenario."""
    absent = SCENARIOS[scenario_id].absent
    return tuple([place for place, city in CITIES.items() if city.province == province and place not in absent])


@cache
def hexes_of(province: str) -> tuple[str, ...]:
    """Return the hexes of a province."""
    return tuple([place for place, known in HEXES.items() if known.province == province])


def province_of(place: str) -> str:
    """Return the province of a hex; "" for the sea, and for land out of play."""
    return HEXES[place].province


def is_in_roman_italy(state: RiseState, place: str) -> bool:
    """Return whether a hex is in Roman Italy."""
    return province_of(place) in scenario_of(state).roman_italy


def strength_in_province(state: RiseState, province: str) -> dict[Power, tuple[int, int]]:
    """Return the SP of each power in a province: all of them, and those outside cities."""
    found: dict[Power, tuple[int, int]] = {}
    for one in state.stacks.values():
        if province_of(one.hex) == province:
            everywhere, outside = found.get(one.power, (0, 0))
            more = total_sp(state, one)
            found[one.power] = (everywhere + more, outside + (0 if one.inside else more))
    return found


class _Held:
    """Who controls which province by arms, in the position that was asked about last: a state's dicts are replaced
    whole, never changed, so that the same ones say the same."""

    def __init__(self) -> None:
        self.kept: tuple[tuple[object, ...], dict[str, Side]] = ((), {})

    def of(self, state: RiseState) -> dict[str, Side]:
        """Return what is known so far, to be added to."""
        position = (state.stacks, state.legions, state.cities, state.masters, state.players)
        known, found = self.kept  # taken at once: several threads may ask
        if not known or not all(map(is_, known, position)):
            found = {}
            self.kept = (position, found)
        return found


_HELD = _Held()


def military_controller(state: RiseState, province: str) -> Side:
    """Return the side that controls a province by arms (section 11.2): all its Medium and Large cities, more than half
    of all, and no power of another side with more SP outside cities there than it has in the province (ruling G44).
    "" for nobody."""
    found = _HELD.of(state)
    if province not in found:
        found[province] = _military(state, province)
    return found[province]


def _military(state: RiseState, province: str) -> Side:
    places = cities_of(state.scenario, province)
    held: dict[Side, int] = {}
    for place in places:
        if side := _holder(state, place):
            held[side] = held.get(side, 0) + 1
    best = next((side for side, count in held.items() if 2 * count > len(places)), "")
    if not best or best not in state.players:
        return ""
    whole = all(_holder(state, place) == best for place in _chief_cities(state.scenario, province))
    return best if whole and not _outnumbered(state, best, province) else ""


def _holder(state: RiseState, place: str) -> Side:
    """Return the side for which a city counts: those of tribes count for nobody (ruling A6)."""
    holder = state.cities[place].holder
    if holder in state.players:
        return holder
    return "" if holder in TABLES.tribes else state.masters.get(holder, "")


@cache
def _chief_cities(scenario_id: str, province: str) -> tuple[str, ...]:
    """Return the Medium and Large cities of a province."""
    known = SCENARIOS[scenario_id]
    return tuple([place for place in cities_of(scenario_id, province) if city_size(known, place) != "small"])


def _outnumbered(state: RiseState, side: Side, province: str) -> bool:
    there = strength_in_province(state, province)
    own = sum([all_sp for power, (all_sp, _) in there.items() if side_of(state, power) == side])
    return any(outside > own for power, (_, outside) in there.items() if side_of(state, power) != side)


def has_province_control(state: RiseState, side: Side, province: str) -> bool:
    """Return whether a side controls a province: by arms, else as its ally (sections 11.2 and 11.3, ruling G45)."""
    holder = military_controller(state, province)
    if holder:
        return holder == side
    ally = next((one for one in state.players if alliance_level(state, one, province) >= TABLES.alliance.ally), "")
    return (ally or _printed(state, province)) == side


def alliance_level(state: RiseState, side: Side, province: str) -> int:
    """Return how many boxes of the alliance track speak for a side in a province; 0 where there are none."""
    return state.levels.get(alliance_row_of(province), {}).get(side, 0)


def _printed(state: RiseState, province: str) -> Side:
    """Return the side to which a province is printed, while it holds a city there, where that counts (ruling G45); ""
    for nobody."""
    known = scenario_of(state)
    if not known.has_rule("printed_control"):
        return ""
    side = next((one for one in state.players if province in known.held.get(one, ())), "")
    held = any(state.cities[place].holder == side for place in cities_of(state.scenario, province))
    return side if side and held else ""


def alliance_row_of(province: str) -> str:
    """Return the row of the alliance track that a province belongs to: Etruria is one (ruling W24), Sardinia, Corsica
    and Melita belong to Western Sicily, which is Carthage's, the Liparae to Eastern Sicily (rulings E7 and E22)."""
    return PROVINCES[province].row or province


def is_in_area(place: str, area: str) -> bool:
    """Return whether a hex lies in a larger area (section 2.1)."""
    province = province_of(place)
    return bool(province) and PROVINCES[province].area == area


def power_of_leader(state: RiseState, leader: str) -> Power:
    """Return the power that a leader serves: their own, or the side that has won it over so that its men join the
    side's (The Eagle)."""
    own = LEADERS[leader].side
    serves = scenario_of(state).enlists.get(own, "")
    return serves if serves and state.masters.get(own) == serves else own


def sp_inside_by_power(state: RiseState, place: str) -> dict[Power, int]:
    """Return the SP inside a city, by power (ruling G4)."""
    found: dict[Power, int] = {}
    for one in state.stacks.values():
        if one.inside and one.hex == place and (count := total_sp(state, one)):
            found[one.power] = found.get(one.power, 0) + count
    return found


def controlled_provinces(state: RiseState, side: Side, among: Iterable[str]) -> tuple[str, ...]:
    """Return which of these provinces a side controls."""
    return tuple([province for province in among if has_province_control(state, side, province)])


def controlled_values_by_side(state: RiseState) -> dict[Side, dict[str, int]]:
    """Return by side the provinces that it controls, each with its Attrition Value (First Alexander, ruling s.4)."""
    known = scenario_of(state)
    return {
        side: {one: PROVINCES[one].attrition for one in controlled_provinces(state, side, known.in_play)}
        for side in state.players
    }


def victory_points(state: RiseState) -> dict[Side, int]:
    """Return the sum of what the provinces of each side are worth."""
    return {side: sum(held.values()) for side, held in controlled_values_by_side(state).items()}
