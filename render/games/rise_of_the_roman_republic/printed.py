"""What is printed on the map, read from the game's data: hexes, cities, roads, what of them a scenario uses."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from data import load_game_data
from render.games.rise_of_the_roman_republic import GAME_ID

Raw = Mapping[str, Any]


def printed_map_drawing() -> Raw:
    """Return how the map is drawn."""
    found: Raw = load_game_data(GAME_ID, "map")
    return found


def printed_scenario(name: str) -> Raw:
    """Return a scenario."""
    found: Raw = load_game_data(GAME_ID, "scenarios")["scenarios"][name]
    return found


def hexes() -> Mapping[str, tuple[str, str, str, str]]:
    """Return the hexes by their numbers: kind, terrain, province, sea zone."""
    found: Mapping[str, tuple[str, str, str, str]] = load_game_data(GAME_ID, "hexes")["hexes"]
    return found


def cities() -> Mapping[str, Raw]:
    """Return the cities by their hexes."""
    found: Mapping[str, Raw] = load_game_data(GAME_ID, "cities")["cities"]
    return found


def provinces() -> Mapping[str, Raw]:
    """Return the provinces: Attrition Value, and the larger area of some."""
    found: Mapping[str, Raw] = load_game_data(GAME_ID, "provinces")["provinces"]
    return found


def roads() -> Mapping[str, Raw]:
    """Return the roads by their names."""
    found: Mapping[str, Raw] = load_game_data(GAME_ID, "roads")["roads"]
    return found


def river_hexsides() -> list[tuple[str, str]]:
    """Return the hexsides that rivers run along."""
    return _pairs(pair for pairs in load_game_data(GAME_ID, "hexes")["rivers"].values() for pair in pairs)


def strait_hexsides() -> list[tuple[str, str]]:
    """Return the hexsides that no step leads over."""
    return _pairs(load_game_data(GAME_ID, "hexes")["straits"])


def _pairs(listed: Iterable[list[str]]) -> list[tuple[str, str]]:
    return sorted((min(pair), max(pair)) for pair in listed)


def scenario_provinces_in_play(name: str) -> tuple[str, ...]:
    """Return the provinces of a scenario, those that Gauls alone may be in the last."""
    known = printed_scenario(name)
    return (*known["in_play"], *known.get("gallic", ()))


@cache
def hexes_of(province: str) -> tuple[str, ...]:
    """Return the hexes of a province."""
    return tuple([number for number, one in hexes().items() if one[2] == province])
