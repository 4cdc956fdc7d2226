"""The game's figures: all of data/rise_of_the_roman_republic, read once into frozen records.

An error names the file and the entry. Offices and the Senate stand in `office_figures.py`.
"""

from collections.abc import Container, Mapping
from typing import Any, NoReturn, TypeVar

import msgspec

from data import load_game_data
from engine.games.rise_of_the_roman_republic.figures import City, Figure, Hex, Leader, Province, Road, Scenario, Size
from engine.games.rise_of_the_roman_republic.map_checks import wrong_on_map
from engine.games.rise_of_the_roman_republic.table_figures import Tables
from engine.kit.bad_entries import report_entry
from engine.kit.hexes import Numbering

GAME_ID = "rise_of_the_roman_republic"
ROME = "3714"
MOST_ADJUSTED, MOST_SP, HUNDRED, DIE = 40, 500, 100, 10  # what tables have to cover: a die and its modifiers, an army
NUMBERING = Numbering(shifted=1)
F = TypeVar("F", bound=Figure)
T = TypeVar("T")
Edge = tuple[str, str]  # two hexes, the lower number first


def raise_data_error(file: str, entry: str, why: object) -> NoReturn:
    """Report an entry of a data file that is not what it should be."""
    report_entry(GAME_ID, file, entry, why)


def read_record(file: str, entry: str, row: Any, kind: type[F]) -> F:
    """Return an entry as a record of its kind."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise_data_error(file, entry, error)


def check_known_id(file: str, entry: str, value: str, ids: Container[str], what: str) -> None:
    """Check that an entry names something that is there."""
    if value not in ids:
        raise_data_error(file, entry, f"there is no {what} {value!r}")


def _records(file: str, key: str, kind: type[F]) -> dict[str, F]:
    rows: Mapping[Any, Any] = load_game_data(GAME_ID, file)[key]
    return {str(one): read_record(file, f"{key} {one}", row, kind) for one, row in rows.items()}


def hexside_between(one: str, other: str) -> Edge:
    """Return the side between two hexes."""
    return (one, other) if one < other else (other, one)


def _pairs(key: str) -> frozenset[Edge]:
    rows = load_game_data(GAME_ID, "hexes")[key]
    listed = [pair for pairs in rows.values() for pair in pairs] if isinstance(rows, dict) else rows
    for pair in listed:
        for one in pair:
            check_known_id("hexes", f"{key} {pair}", one, HEXES, "hex")
    return frozenset([hexside_between(one, other) for one, other in listed])


def _check_scenario(name: str, scenario: Scenario) -> None:
    entry = f"scenario {name}"
    named = {*scenario.in_play, *scenario.roman_italy, *scenario.gallic}
    named |= {province for held in (*scenario.home.values(), *scenario.held.values()) for province in held}
    for province in sorted(named):
        check_known_id("scenarios", entry, province, PROVINCES, "province")
    for row in (*scenario.stacks, *scenario.later):
        check_known_id("scenarios", entry, row.hex, HEXES, "hex")
        for leader in row.leaders:
            check_known_id("scenarios", entry, leader, LEADERS, "leader")
        if row.inside:
            check_known_id("scenarios", entry, row.hex, CITIES, "city")
    for place in [one for held in scenario.cities.values() for one in held]:
        check_known_id("scenarios", entry, place, CITIES, "city")
    for one in [one for barred in (*scenario.barred.values(), scenario.north) for one in barred]:
        check_known_id("scenarios", entry, one, PROVINCES, "province")


def _check_tables(tables: Tables) -> None:
    """Check what charts must have beyond their form: bounds that rise and cover every die, rows as long as their
    columns. An owner's charts may have other bounds and columns than ours."""
    for name, bounds, least in (
        ("battle", [row.upto for row in tables.battle], MOST_ADJUSTED),
        ("unpredictable", [row.upto for row in tables.unpredictable], DIE),
        ("movement_attrition", list(tables.movement_attrition.rows), MOST_SP),
        ("inertia", list(tables.inertia.percent), MOST_ADJUSTED),
        ("siege_assault", list(tables.siege_assault.rows), MOST_ADJUSTED),
        ("siege_attrition", list(tables.siege_attrition.percent), MOST_ADJUSTED),
        ("augury_samnite", list(tables.augury_samnite), HUNDRED),
        ("augury_eagle", list(tables.augury_eagle), HUNDRED),
    ):
        if bounds != sorted(set(bounds)) or bounds[-1] < least:
            raise_data_error("tables", name, f"the bounds must rise, up to {least} at least: {bounds}")
    request, men = tables.legion_request, tables.samnite_manpower
    for name, columns, rows in (
        ("movement_attrition", len(tables.movement_attrition.columns), tables.movement_attrition.rows.values()),
        ("siege_assault", len(tables.siege_assault.columns), tables.siege_assault.rows.values()),
        ("legion_request", len(request.reinforcements), (*request.legions, request.naval)),
        ("samnite_manpower", len(men.columns), men.rows.values()),
    ):
        for row in rows:
            if len(row) != columns:
                raise_data_error("tables", name, f"a row must have {columns} entries, not {len(row)}")
    if len(request.legions) != len(request.columns):
        raise_data_error("tables", "legion_request", f"there must be {len(request.columns)} rows of legions")
    for name, dice in (("elephants", tables.elephants), ("samnite_manpower", men.rows)):
        if not {*range(DIE)} <= {*dice}:
            raise_data_error("tables", name, "every die from 0 to 9 must have its row")


def row_up_to(rows: Mapping[int, T], adjusted: int) -> T:
    """Return the row of a table whose bound covers an adjusted die: the last one for what an owner's modifiers bring
    beyond all bounds."""
    return next((row for upto, row in rows.items() if adjusted <= upto), rows[max(rows)])


def rounded_share(percent: int, count: int) -> int:
    """Return a share of so many, .5 up (ruling c.1)."""
    return (percent * count + 50) // HUNDRED


def assault_loss(percent: int, strength: int) -> int:
    """Return what a city loses of its strength in an assault: all of it at the percentage at which it falls at once."""
    return strength if percent >= HUNDRED else rounded_share(percent, strength)


HEXES = _records("hexes", "hexes", Hex)
ZONES = tuple(sorted({one.zone for one in HEXES.values()} - {""}))  # of the sea
RIVERS = _pairs("rivers")
STRAITS = _pairs("straits")
SEAS = frozenset(
    [hexside_between(one, other) for one, other in load_game_data(GAME_ID, "hexes")["zone_graph"]]
)  # sea zones that touch
PROVINCES = _records("provinces", "provinces", Province)
CITIES = _records("cities", "cities", City)
DEFENCE: Mapping[Size, int] = load_game_data(GAME_ID, "cities")["defence"]
ROADS = _records("roads", "roads", Road)
LEADERS = _records("leaders", "leaders", Leader)
YEARS: Mapping[str, tuple[tuple[str, int], ...]] = {
    leader: tuple([(office, year) for office, year in rows])
    for leader, rows in load_game_data(GAME_ID, "magistrates")["magistrates"].items()
}
TABLES = read_record("tables", "all of it", load_game_data(GAME_ID, "tables"), Tables)
_check_tables(TABLES)
SCENARIOS = _records("scenarios", "scenarios", Scenario)
for _name, _scenario in SCENARIOS.items():
    _check_scenario(_name, _scenario)
for _wrong in wrong_on_map(NUMBERING, HEXES, CITIES, PROVINCES, ROADS, {"rivers": RIVERS, "straits": STRAITS}):
    raise_data_error(*_wrong)
