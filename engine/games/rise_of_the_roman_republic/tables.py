"""The game's figures: all of data/rise_of_the_roman_republic, read once into frozen records.

An error names the file and the entry. Offices and the Senate stand in `office_figures.py`.
"""

from collections.abc import Container, Mapping
from typing import Any, NoReturn, TypeVar

import msgspec

from data import load
from engine.games.rise_of_the_roman_republic.figures import City, Figure, Hex, Leader, Province, Road, Scenario, Size
from engine.games.rise_of_the_roman_republic.table_figures import Tables
from engine.kernel.errors import EngineBug
from engine.kit.hexes import Numbering

GAME_ID = "rise_of_the_roman_republic"
ROME = "3714"
NUMBERING = Numbering(shifted=1)
F = TypeVar("F", bound=Figure)
Edge = tuple[str, str]  # two hexes, the lower number first


def wrong(file: str, entry: str, why: object) -> NoReturn:
    """Report an entry of a data file that is not what it should be."""
    raise EngineBug(f"data/{GAME_ID}/{file}.yaml, {entry}: {why}")


def read(file: str, entry: str, row: Any, kind: type[F]) -> F:
    """Return an entry as a record of its kind."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        wrong(file, entry, error)


def known(file: str, entry: str, value: str, ids: Container[str], what: str) -> None:
    """Check that an entry names something that is there."""
    if value not in ids:
        wrong(file, entry, f"there is no {what} {value!r}")


def _records(file: str, key: str, kind: type[F]) -> dict[str, F]:
    rows: Mapping[Any, Any] = load(GAME_ID, file)[key]
    return {str(one): read(file, f"{key} {one}", row, kind) for one, row in rows.items()}


def edge(one: str, other: str) -> Edge:
    """Return the side between two hexes."""
    return (one, other) if one < other else (other, one)


def _pairs(key: str) -> frozenset[Edge]:
    rows = load(GAME_ID, "hexes")[key]
    listed = [pair for pairs in rows.values() for pair in pairs] if isinstance(rows, dict) else rows
    for pair in listed:
        for one in pair:
            known("hexes", f"{key} {pair}", one, HEXES, "hex")
    return frozenset([edge(one, other) for one, other in listed])


def _check_scenario(name: str, scenario: Scenario) -> None:
    entry = f"scenario {name}"
    named = {*scenario.in_play, *scenario.roman_italy, *scenario.gallic}
    named |= {province for held in (*scenario.home.values(), *scenario.held.values()) for province in held}
    for province in sorted(named):
        known("scenarios", entry, province, PROVINCES, "province")
    for row in (*scenario.stacks, *scenario.later):
        known("scenarios", entry, row.hex, HEXES, "hex")
        for leader in row.leaders:
            known("scenarios", entry, leader, LEADERS, "leader")
        if row.inside:
            known("scenarios", entry, row.hex, CITIES, "city")
    for place in [one for held in scenario.cities.values() for one in held]:
        known("scenarios", entry, place, CITIES, "city")
    for one in [one for barred in (*scenario.barred.values(), scenario.north) for one in barred]:
        known("scenarios", entry, one, PROVINCES, "province")


HEXES = _records("hexes", "hexes", Hex)
RIVERS = _pairs("rivers")
STRAITS = _pairs("straits")
SEAS = frozenset([edge(one, other) for one, other in load(GAME_ID, "hexes")["zone_graph"]])  # sea zones that touch
PROVINCES = _records("provinces", "provinces", Province)
CITIES = _records("cities", "cities", City)
DEFENCE: Mapping[Size, int] = load(GAME_ID, "cities")["defence"]
ROADS = _records("roads", "roads", Road)
LEADERS = _records("leaders", "leaders", Leader)
YEARS: Mapping[str, tuple[tuple[str, int], ...]] = {
    leader: tuple([(office, year) for office, year in rows])
    for leader, rows in load(GAME_ID, "magistrates")["magistrates"].items()
}
TABLES = read("tables", "all of it", load(GAME_ID, "tables"), Tables)
SCENARIOS = _records("scenarios", "scenarios", Scenario)
for _name, _scenario in SCENARIOS.items():
    _check_scenario(_name, _scenario)
