"""A title's sheets as grids of cells: our figures written out, and what an owner has filled in read again.

A grid is a list of rows; the first holds the names of the columns, the first column the keys of the rows. What is
read is what differs from ours, in the form of a chart (`data/charts.py`), or faults, each at its cell.
"""

from collections.abc import Mapping
from typing import Any

from data.chart_names import NAMES
from data.charted_games import plain_name
from data.charts import ROWS, VALUE_ONLY, WHOLE
from data.words import LANGUAGE
from engine.games import game_ids
from engine.kernel.texts import keyed_text
from engine.workbooks.cells import Cell, CellFault, cut_cell, shown_value
from engine.workbooks.names import name_rows
from engine.workbooks.schema import ChartSheet, headings, is_numbered, rows_of, sheets_of, value_of
from engine.workbooks.sheet_reader import Grid, ReadSheet, SheetReader


def grid_of(game: str, sheet: ChartSheet, names: Mapping[str, str] = {}, language: str = LANGUAGE) -> list[list[Cell]]:
    """Return a sheet by our figures. names: of ids, for people to read; nothing is read of them. language: of the sheet
    of names."""
    if sheet.shape == NAMES:
        listed = [list(row.values()) for row in name_rows(plain_name(game), language)]
        return [list(headings(sheet)), *([number, *cells] for number, cells in enumerate(listed, 1))]
    out: list[list[Cell]] = [list(headings(sheet))]
    numbered = is_numbered(game, sheet)
    for key, row in rows_of(game, sheet):
        if sheet.figures:
            out.append([key, row])
            continue
        cells = [shown_value(value_of(row, name, column), column) for name, column in sheet.columns.items()]
        shown = int(key) + 1 if numbered else str(key)
        out.append([shown, *([] if sheet.free else [names.get(str(key), "")]), *cells])
    return out


def read_differences_in_grid(game: str, sheet: ChartSheet, grid: Grid) -> ReadSheet:
    """Return what a grid says where it differs from our figures."""
    return SheetReader(plain_name(game), sheet, grid).read()


def game_with_sheets(grids: Mapping[str, Grid]) -> str:
    """Return the game whose sheets a workbook has, by their names and headings."""

    def alike(game: str) -> int:
        known = {sheet.id: sheet for sheet in sheets_of(game)}
        return sum(
            1 + len({str(cell) for cell in (grid or [[]])[0]} & {*headings(known[name])})
            for name, grid in grids.items()
            if name in known
        )

    return max(game_ids(), key=alike)


def said_by(game: str, grids: Mapping[str, Grid]) -> tuple[dict[str, Any], dict[str, int], list[CellFault]]:
    """Return what sheets say as a chart, how many rows of each differ (and under `VALUE_ONLY` how many cards count by
    their value alone), and what is wrong; sheets that are not given say what ours say."""
    said, changed, faults, by_value = dict[str, Any](), dict[str, int](), list[CellFault](), 0
    known = {sheet.id: sheet for sheet in sheets_of(game)}
    for name, grid in grids.items():
        if name not in known:
            faults.append(CellFault(cut_cell(name), "", keyed_text("charts.no_sheet", known=", ".join(known))))
            continue
        found = read_differences_in_grid(game, known[name], grid)
        faults += found.faults
        if found.changed:
            changed[name] = found.changed
            by_value += found.by_value
            said[known[name].file] = _joined(said.get(known[name].file), found.said)
    return said, changed | ({VALUE_ONLY: by_value} if by_value else {}), faults


def _joined(one: Any, other: Any) -> Any:
    """Return what two sheets of one file say together."""
    if not (isinstance(one, dict) and isinstance(other, dict)) or {ROWS, WHOLE} & {*one, *other}:
        return other
    return {key: _joined(one.get(key), other[key]) if key in other else one[key] for key in {**one, **other}}
