"""Workbooks for tests: filled in well, or badly."""

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xlsxwriter import Workbook

from data.chart_names import NAMES
from engine.workbooks.schema import FIGURE, ChartSheet, SheetColumn, headings, is_sure, rows_of, sheets_of
from engine.workbooks.sheet_reader import Grid
from engine.workbooks.sheets import grid_of

HELD = [("terrain", "kind"), ("start_armies", "army")]  # no land has no terrain either; of armies each is there once


def written(path: Path, sheets: Mapping[str, Grid]) -> Path:
    """Write sheets as a plain workbook; the same sheets make the same bytes."""
    book = Workbook(str(path), {"strings_to_formulas": False})
    book.set_properties({"created": datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)})
    for name, grid in sheets.items():
        page = book.add_worksheet(name)
        for row, cells in enumerate(grid):
            for column, cell in enumerate(cells):
                page.write(row, column, cell)
    book.close()
    return path


def ours(game: str) -> dict[str, list[list[Any]]]:
    """Return all sheets of a game by our figures."""
    return {sheet.id: grid_of(game, sheet) for sheet in sheets_of(game)}


def sheet_of(game: str, name: str) -> ChartSheet:
    """Return a sheet by its name."""
    return next(sheet for sheet in sheets_of(game) if sheet.id == name)


def with_changes(game: str) -> dict[str, list[list[Any]]]:
    """Return all sheets of a game with another value in one cell of each: a number one lower or higher, another of the
    words."""
    found = ours(game)
    for sheet in sheets_of(game):
        _change(game, sheet, found[sheet.id])
    return found


def _change(game: str, sheet: ChartSheet, grid: list[list[Any]]) -> None:
    heads, columns = headings(sheet), {**sheet.columns, FIGURE: SheetColumn(low=sheet.low, high=sheet.high)}
    rows = list(enumerate(rows_of(game, sheet), 1))
    if sheet.shape == NAMES:
        grid[1][-1] = f"Other than {grid[1][-1]}"
        return
    for number, (key, row) in reversed(rows) if sheet.figures else rows:
        for at, name in enumerate(heads):
            column = columns.get(name)
            if column is None or (sheet.id, name) in HELD or (name in sheet.columns and is_sure(sheet, key, row, name)):
                continue
            value = grid[number][at]
            other = _other(game, column, value)
            if other is None and sheet.free and column.ids and column.default == "" and value:
                other = ""  # whoever is named there is not
            if other is not None:
                grid[number][at] = other
                return
    if sheet.free and rows:
        del grid[-1]
        return
    if sheet.free:  # ours is empty: the last of the words of each column
        grid.append([1, *[list(column.words(game))[-1] for column in sheet.columns.values()]])
        return
    for at, name in enumerate(heads):  # a table of neighbours: the first and the last become some
        if name in sheet.columns and sheet.columns[name].mutual:
            first, last = grid[1], grid[-1]
            first[at], last[at] = f"{first[at]} {last[0]}", f"{last[at]} {first[0]}"
            return
        if name in sheet.columns and sheet.columns[name].many and sheet.columns[name].ids:  # a way: it is shorter
            last = grid[-1]
            last[at] = last[at].rpartition(" ")[0]
            return
    raise AssertionError(sheet.id)


def _other(game: str, column: SheetColumn, value: Any) -> Any:
    if column.is_number and isinstance(value, int | float) and column.high is not None:
        return value + 1 if value + 1 <= column.high else value - 1
    if column.of and not column.many and value:
        return next((word for word in column.of if word != value), None)
    if column.of and column.many and value:
        return next(word for word in column.of if word != value)
    return None
