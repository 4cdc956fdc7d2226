"""Figures that stand nowhere, planted in the sheets of a title: wherever one shows, an owner's figures show."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from data.chart_names import NAMES
from data.charts import ROWS
from engine.workbooks.schema import ChartSheet, named_ids, rows_of, sheets_of, value_of

Held = Mapping[str, Collection[str]]
FIRST = 7001  # the number that is planted in the first sheet; the next has the next odd one


def marked(number: int) -> str:
    """Return a name that has a number."""
    return f"Planted {number}"


def planted(game: str, held: Held) -> tuple[dict[str, Any], dict[str, int]]:
    """Return what charts say that have a number of its own in every figure of each sheet (in names, in each name), and
    these numbers by sheet. held: what is left as it is, by sheet."""
    said, numbers = dict[str, Any](), dict[str, int]()
    for at, sheet in enumerate(sheets_of(game)):
        number = FIRST + 2 * at
        own = _names(game, number) if sheet.shape == NAMES else _figures(game, sheet, number, held)
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


def _figures(game: str, sheet: ChartSheet, number: int, held: Held) -> dict[str, Any]:
    out = dict[str, Any]()
    for path in _paths(game, sheet, held.get(sheet.id, frozenset())):
        *outer, last = path
        place = out
        for name in outer:
            place = place.setdefault(name, {})
        place[last] = number
    return out


def _paths(game: str, sheet: ChartSheet, held: Collection[str]) -> Iterator[tuple[str, ...]]:
    """Yield where the figures of a sheet lie in its file, but for those that are held."""
    for key, row in rows_of(game, sheet) if not sheet.free else ():
        if sheet.figures and not {*held} & {*str(key).split(".")}:
            yield tuple(str(key).split("."))
        for name, column in sheet.columns.items():
            if column.is_number and name not in held and value_of(row, name, column) is not None:
                yield (*sheet.path, str(key), name if column.index is None else str(column.index))


def _merged(one: Any, other: Any) -> Any:
    if not isinstance(one, dict) or not isinstance(other, dict) or ROWS in other:
        return other
    return {key: _merged(one.get(key), other[key]) if key in other else one[key] for key in {**one, **other}}
