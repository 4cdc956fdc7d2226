"""Figures that stand nowhere, planted in the sheets of a title: wherever one shows, an owner's figures show."""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import data
from data.chart_names import NAMES
from data.charts import ROWS, WHOLE
from engine.workbooks.free_tables import chart_value_from_rows
from engine.workbooks.handlers import HandlerFigure, effect_of, handler_figures, operations_of, operations_with_figures
from engine.workbooks.schema import (
    ChartSheet,
    is_sure,
    renamable_ids,
    rows_of,
    sheets_of,
    value_at_name_path,
    value_of,
)
from engine.workbooks.sheets import said_by
from tests.bot.charts.filled import with_changes

Held = Mapping[str, Collection[str]]
FIRST, STEP = 7001, 134  # the number that is planted in the first sheet, and how far on the next one has its own


def marked(number: int) -> str:
    """Return a name that has a number."""
    return f"Planted {number}"


def planted(game: str, held: Held) -> tuple[dict[str, Any], dict[str, int]]:
    """Return what charts say that have a number of its own in every figure of each sheet (in names, in each name), and
    these numbers by sheet. A sheet without a figure that may be so has another word, or figure, in one cell. held: the
    columns, tables, or figures of effects that are left as they are, by sheet."""
    said, numbers = dict[str, Any](), dict[str, int]()
    changed = with_changes(game)
    for at, sheet in enumerate(sheets_of(game)):
        number, kept = FIRST + STEP * at, held.get(sheet.id, frozenset())
        own = _names(game, number) if sheet.shape == NAMES else _figures(game, sheet, number, kept)
        if own:
            numbers[sheet.id] = number
        elif sheet.id not in kept:
            own = said_by(game, {sheet.id: changed[sheet.id]})[0].get(sheet.file, {})
        said[sheet.file] = _merged(said.get(sheet.file, {}), own)
    return said, numbers


def found_in(text: str, numbers: Mapping[str, int]) -> set[str]:
    """Return the sheets of which a number stands in a text."""
    return {sheet for sheet, number in numbers.items() if re.search(rf"(?<![\w.]){number}(?![\w.])", text)}


def _names(game: str, number: int) -> dict[str, Any]:
    return {
        "any": {one: f"{marked(number)} {chr(ord('A') + n % 26)}{n // 26}" for n, one in enumerate(renamable_ids(game))}
    }


def _figures(game: str, sheet: ChartSheet, number: int, held: Collection[str]) -> dict[str, Any]:
    if sheet.free:
        return _last_bound(game, sheet, number)
    out = dict[str, Any]()
    for path, value in (*_in_cells(game, sheet, number, held), *_of_effects(game, sheet, number, held)):
        *outer, last = path
        place = out
        for name in outer:
            place = place.setdefault(name, {})
        place[last] = value
    return out


def _in_cells(
    game: str, sheet: ChartSheet, number: int, held: Collection[str]
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield the number for each figure of a sheet, by where it lies in its file, but for those that are held."""
    for key, row in rows_of(game, sheet):
        if sheet.figures and not {*held} & {*str(key).split(".")}:
            yield tuple(str(key).split(".")), number
        for name, column in sheet.columns.items():
            if column.is_number and name not in held and isinstance(value_of(row, name, column), int | float):
                within = () if column.itself else (name if column.index is None else str(column.index),)
                yield (*sheet.path, str(key), *within), number


def _of_effects(
    game: str, sheet: ChartSheet, number: int, held: Collection[str]
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield the operations of each effect of a sheet's rows with the number for each of their figures, by where they
    lie in its file, but for figures that are held."""
    for name, column in sheet.columns.items():
        for key, row in rows_of(game, sheet) if column.takes else ():
            effect = effect_of(sheet, column, key, row, None)
            operations = operations_of(game, sheet, column, effect)
            known = [one for one in handler_figures(game, operations) if _is_planted(one, held)]
            if not known or is_sure(sheet, key, row, name):
                continue
            figures = {one.name: _planted_value(one, number) for one in known}
            whole = {ROWS: operations_with_figures(operations, known, figures)}
            if column.into:
                yield (column.into, str(key)), whole
                continue
            at, notes = (*sheet.path, str(key)), sheet.columns[column.takes].notes
            yield (*at, column.operations), whole
            yield (*at, name), figures
            yield (*at, notes), effect


def _is_planted(figure: HandlerFigure, held: Collection[str]) -> bool:
    return figure.plain_name not in held and (figure.column.is_number or bool(figure.column.of))


def _planted_value(figure: HandlerFigure, number: int) -> Any:
    """Return the number, as often as a figure has any; of one in words the last that it may be, on every face."""
    column = figure.column
    if column.is_number:
        return [number] * column.count if column.count else number
    return [column.of[-1]] * len(figure.ours)


def worded_rows(game: str) -> set[str]:
    """Return the rows that have an effect with a figure in words, such as what each face of a die brings."""
    return {
        str(key)
        for sheet in sheets_of(game)
        for column in sheet.columns.values()
        for key, row in (rows_of(game, sheet) if column.takes else ())
        for one in handler_figures(game, operations_of(game, sheet, column, effect_of(sheet, column, key, row, None)))
        if not one.column.is_number
    }


def _last_bound(game: str, sheet: ChartSheet, number: int) -> dict[str, Any]:
    """Return a table by bounds of which the last is the number; {} for another that is free: its figures are counts of
    what lies on the map at the start."""
    if sheet.shape != "keyed":
        return {}
    first, rows = next(iter(sheet.columns)), [dict(row) for _, row in rows_of(game, sheet)]
    rows[-1][first] = number
    out = chart_value_from_rows(sheet, value_at_name_path(data.load_game_data(game, sheet.file), sheet.path), rows)
    for name in reversed(sheet.path):
        out = {name: out}
    return dict(out)


def _merged(one: Any, other: Any) -> Any:
    if not isinstance(one, dict) or not isinstance(other, dict) or {ROWS, WHOLE} & {*other}:
        return other
    return {key: _merged(one.get(key), other[key]) if key in other else one[key] for key in {**one, **other}}
