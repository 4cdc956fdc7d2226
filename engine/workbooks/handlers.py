"""What a card does, and with which figures: an owner's card takes an effect of ours, and may give its own figures.

`effects`, beside the sheets of a `charts.yaml`, says which figures effects take, by operation and field, each as a
column is said; `also`: fields that have the same figure. A column with `takes` holds them: "place_cu=3; draw=1". A
figure is called after its operation, with the field where that is none of `PLAIN`, and numbered where an effect has
the operation twice.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import data
from data.charts import CHARTS, VALUE_ONLY
from engine.workbooks.cells import Cell, UnfitCellError, cut_cell, value_in_cell
from engine.workbooks.schema import ChartSheet, Key, SheetColumn, value_at_name_path, value_of

PLAIN = ("n", "mod", "value", "amount", "delta")
Operations = Sequence[Mapping[str, Any]]


class HandlerFigure(msgspec.Struct, frozen=True):
    """A figure that an effect takes: its name, the number of its operation, its field, fields that have the same,
    what ours has, and what it may be."""

    name: str
    number: int
    field: str
    also: tuple[str, ...]
    ours: Any
    column: SheetColumn

    @property
    def plain_name(self) -> str:
        """Return what it is called where it is the first of its kind."""
        return self.name.rstrip("0123456789")


def operations_of(game: str, sheet: ChartSheet, column: SheetColumn, effect: str) -> Operations:
    """Return the operations of an effect, as ours has them. column: that holds its figures."""
    if effect == VALUE_ONLY:
        return ()
    file, *tables = sheet.columns[column.takes].ids.split(".")
    row = value_at_name_path(data.load_game_data(game, file), tables).get(effect, {})
    found: Operations = row.get(column.operations, ())
    return found


def handler_figures(game: str, operations: Operations) -> list[HandlerFigure]:
    """Return the figures that an effect takes."""
    declared: Mapping[str, Any] = data.load_game_data(game, CHARTS).get("effects", {})
    found, seen = list[HandlerFigure](), Counter[str]()
    for number, operation in enumerate(operations):
        for field, ours in operation.items():
            said = declared.get(f"{operation['op']}.{field}")
            if said is None or not _is_figure(ours, said):
                continue
            plain = {key: value for key, value in said.items() if key != "also"}
            name = operation["op"] if field in PLAIN else f"{operation['op']}_{field}"
            seen[name] += 1
            column = msgspec.convert(plain, SheetColumn)
            whole = name if seen[name] == 1 else f"{name}{seen[name]}"
            found.append(HandlerFigure(whole, number, field, tuple(said.get("also", ())), ours, column))
    return found


def _is_figure(ours: Any, said: Mapping[str, Any]) -> bool:
    if "low" in said and not said.get("many"):
        return isinstance(ours, int) and not isinstance(ours, bool)
    return isinstance(ours, list | str)


def figures_in_cell(game: str, cell: Cell, known: Sequence[HandlerFigure]) -> dict[str, Any]:
    """Return the figures in a cell by their names, those that differ from ours. UnfitCellError for what is none."""
    by_name, said = {one.name: one for one in known}, dict[str, Any]()
    for part in str(cell or "").split(";"):
        name, sign, value = (word.strip() for word in part.partition("="))
        if not part.strip():
            continue
        if not sign or name not in by_name or name in said:
            taken = ", ".join(by_name)
            raise UnfitCellError("no_figure", figure=cut_cell(part.strip()), known=taken, some=str(bool(taken)))
        column = by_name[name].column
        said[name] = value_in_cell(value, column, column.words(game), required=True)
    return {name: value for name, value in said.items() if value != by_name[name].ours}


def operations_with_figures(
    operations: Operations, known: Sequence[HandlerFigure], said: Mapping[str, Any]
) -> list[Any]:
    """Return the operations of an effect with other figures."""
    out = [dict(one) for one in operations]
    for figure in known:
        if figure.name not in said:
            continue
        out[figure.number][figure.field] = said[figure.name]
        for other in figure.also:
            operation, _, field = other.partition(".")
            for one in out:
                if one["op"] == operation and field in one:
                    one[field] = said[figure.name]
    return out


def effect_columns(sheets: Sequence[ChartSheet]) -> Iterator[tuple[ChartSheet, SheetColumn, SheetColumn | None]]:
    """Yield the columns that pick an effect, with the one that gives its figures, if any."""
    for sheet in sheets:
        for name, column in sheet.columns.items():
            if column.told:
                yield sheet, column, next((one for one in sheet.columns.values() if one.takes == name), None)


def effect_of(sheet: ChartSheet, column: SheetColumn, key: Key, row: Any, picked: Any) -> str:
    """Return the effect of a row: the one that is picked for it, else what it does by ours."""
    pick = sheet.columns[column.takes]
    return str(picked or value_of(row, column.takes, pick) or key)
