"""Levels of Naval Superiority by zone, and what they keep open (sections 7.1, 9.44 and 10.21; rulings c.8 and c.57)."""

from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, TABLES
from engine.kernel.state import Side

MOST = TABLES.naval["most"]
OPEN = 1  # any level from this on keeps a port open


def holds_zone_by_allied_fleet(state: RiseState, side: Side, zone: str) -> bool:
    """Return whether a side has a zone by the fleet of a power that it controls: its level there is the fleet's as long
    as that lasts, then its own again (ruling c.57)."""
    fleet = scenario_of(state).fleet
    return fleet is not None and zone in fleet.zones and bool(side) and side_of(state, fleet.power) == side


def fleet_level(state: RiseState, side: Side, zone: str) -> int:
    """Return the level of a side in a zone; the worst for who has no ships there."""
    fleet = scenario_of(state).fleet
    if fleet is not None and holds_zone_by_allied_fleet(state, side, zone):
        return fleet.level
    return state.naval.get(zone, {}).get(side, -MOST)


def fleet_levels_by_zone(state: RiseState) -> dict[str, dict[Side, int]]:
    """Return the levels of all sides, by zone."""
    return {zone: {side: fleet_level(state, side, zone) for side in boxes} for zone, boxes in state.naval.items()}


def zone_of(place: str) -> str:
    """Return the sea zone of a hex; "" for the inland."""
    return HEXES[place].zone


def is_port(place: str) -> bool:
    """Return whether there is a port in a hex."""
    return place in CITIES and bool(CITIES[place].port)


def is_port_open_to(state: RiseState, side: Side, place: str) -> bool:
    """Return whether a city is a port that a side's ships keep open, though it be besieged: at any level above 0."""
    if not is_port(place) or not scenario_of(state).has_rule("naval") or not side:
        return False
    return fleet_level(state, side, zone_of(place)) >= OPEN


def change_fleet_level(state: RiseState, side: Side, zone: str, by: int) -> None:
    """Change the own level of a side in a zone, within the limits."""
    boxes = state.naval[zone]
    new = max(-MOST, min(MOST, boxes.get(side, -MOST) + by))
    state.naval = {**state.naval, zone: {**boxes, side: new}}
