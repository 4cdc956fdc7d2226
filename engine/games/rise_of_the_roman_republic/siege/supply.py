"""Supply by land of those who besiege (ruling c.43)."""

from engine.games.rise_of_the_roman_republic.board.hexmap import land_steps
from engine.games.rise_of_the_roman_republic.board.sieges import enemies_outside, is_friendly_city
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES


def is_supplied(state: RiseState, power: Power, start: str) -> bool:
    """Return whether a way of at most so many hexes, free of enemy forces outside cities, leads from a hex to a
    friendly city that is neither besieged nor sacked."""
    seen, edge = {start}, [start]
    for _ in range(TABLES.siege_attrition.supply_hexes):
        new = []
        for here in edge:
            for to in land_steps(state, here, power):
                if to in seen:
                    continue
                seen.add(to)
                if enemies_outside(state, power, to):
                    continue
                if _source(state, power, to):
                    return True
                new.append(to)
        edge = new
    return False


def _source(state: RiseState, power: Power, place: str) -> bool:
    city = state.cities.get(place)
    return city is not None and not city.besieger and not city.sacked and is_friendly_city(state, power, place)
