"""Figures that stand nowhere, planted in the sheets of a title: wherever one shows, an owner's figures show."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from data.chart_names import NAMES
from data.charts import ROWS
from engine.workbooks.schema import ChartSheet, named_ids, rows_of, sheets_of, value_of

FIRST = 7001  # the number that is planted in the first sheet; the next has the next odd one
# What play itself shows as it begins, and so everybody may see: stocks and forces at the start, what stands on the map
# (loyalty, a city's defence), the markers in the cup, the Guile that is left, the years of a turn; and where another
# number could not be played by: bounds of tables, and what is looked up in another table.
HELD = {
    ("rise_of_the_roman_republic", "leaders"): {"initiative", "guile"},
    ("rise_of_the_roman_republic", "battle"): {"battle", "force_ratio", "unpredictable"},
    ("rise_of_the_roman_republic", "start"): {"scenarios"},
    ("rise_of_the_roman_republic", "defence"): {"defence"},
    ("sword_of_rome", "spaces"): {"loyalty", "subjugation"},
    ("sword_of_rome", "turns"): {"first", "last"},
    ("sword_of_rome", "battle"): {"force_ratio"},
    ("sword_of_rome", "gallic_cards"): {"value"},
    ("total_war_rome", "regions"): {"gold"},
    ("total_war_rome", "generals"): {"stars"},
    ("total_war_rome", "start"): {"factions"},
    ("total_war_rome", "mercenaries"): {"packs"},
    ("total_war_rome", "specials"): {"count"},
}


def marked(number: int) -> str:
    """Return a name that has a number."""
    return f"Planted {number}"


def planted(game: str) -> tuple[dict[str, Any], dict[str, int]]:
    """Return what charts say that have a number of its own in every figure of each sheet (in names, in each name), and
    these numbers by sheet."""
    said, numbers = dict[str, Any](), dict[str, int]()
    for at, sheet in enumerate(sheets_of(game)):
        number = FIRST + 2 * at
        own = _names(game, number) if sheet.shape == NAMES else _figures(game, sheet, number)
        if own:
            said[sheet.file] = _merged(said.get(sheet.file), own)
            numbers[sheet.id] = number
    return said, numbers


def found_in(text: str, numbers: Mapping[str, int]) -> set[str]:
    """Return the sheets of which a number stands in a text."""
    return {sheet for sheet, number in numbers.items() if re.search(rf"(?<![\d.]){number}(?![\d.])", text)}


def _names(game: str, number: int) -> dict[str, Any]:
    return {
        "any": {one: f"{marked(number)} {chr(ord('A') + n % 26)}{n // 26}" for n, one in enumerate(named_ids(game))}
    }


def _figures(game: str, sheet: ChartSheet, number: int) -> dict[str, Any]:
    out = dict[str, Any]()
    for path in _paths(game, sheet):
        *outer, last = path
        place = out
        for name in outer:
            place = place.setdefault(name, {})
        place[last] = number
    return out


def _paths(game: str, sheet: ChartSheet) -> Iterator[tuple[str, ...]]:
    """Yield where the figures of a sheet lie in its file, but for those that are held."""
    held = HELD.get((game, sheet.id), set())
    for key, row in rows_of(game, sheet) if not sheet.free else ():
        if sheet.figures and not held & {*str(key).split(".")}:
            yield tuple(str(key).split("."))
        for name, column in sheet.columns.items():
            if column.is_number and name not in held and value_of(row, name, column) is not None:
                yield (*sheet.path, str(key), name if column.index is None else str(column.index))


def _merged(one: Any, other: Any) -> Any:
    if not isinstance(one, dict) or not isinstance(other, dict) or ROWS in other:
        return other
    return {key: _merged(one.get(key), other[key]) if key in other else one[key] for key in {**one, **other}}
