"""Reads a sheet: what it says where it differs from our figures, or what is wrong, each at its cell."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import data
from data.chart_names import LONGEST, NAMES
from data.charts import ROWS, VALUE_ONLY
from engine.kernel.texts import keyed_text
from engine.workbooks.cells import (
    Cell,
    CellFault,
    UnfitCellError,
    column_letters,
    cut_cell,
    key_text,
    shown_value,
    value_in_cell,
)
from engine.workbooks.free_tables import chart_value_from_rows
from engine.workbooks.handlers import (
    effect_of,
    figures_in_cell,
    handler_figures,
    operations_of,
    operations_with_figures,
)
from engine.workbooks.names import names_changed_by_rows
from engine.workbooks.schema import (
    FIGURE,
    ID,
    NAME,
    ROW,
    ChartSheet,
    Key,
    SheetColumn,
    headings,
    is_numbered,
    is_sure,
    rows_of,
    value_at_name_path,
    value_of,
)

Grid = Sequence[Sequence[Cell]]
ITSELF = "itself"  # under which a row that is a value alone has it


class ReadSheet(msgspec.Struct):
    """What was read of a sheet: what it says of its file, how many rows differ from ours, how many cards count by their
    value alone, and what is wrong."""

    said: Any = None
    changed: int = 0
    by_value: int = 0
    faults: list[CellFault] = msgspec.field(default_factory=list)


class SheetReader:
    """Reads one sheet."""

    def __init__(self, game: str, sheet: ChartSheet, grid: Grid) -> None:
        self.game, self.sheet, self.grid = game, sheet, grid
        self.found = ReadSheet()
        self.at: dict[str, int] = {}  # by heading, its column
        self._naming = dict[str, dict[str, tuple[int, Sequence[str]]]]()  # by column and row: its number, whom it names
        self._beside = dict[str, dict[str, Any]]()  # what is written to other tables of the file
        self._words = {name: frozenset(column.words(game)) for name, column in sheet.columns.items()}

    def read(self) -> ReadSheet:
        """Return what the sheet says."""
        if self._headings():
            if self.sheet.free:
                self._free()
            else:
                self._fixed()
        return self.found

    def note_wrong_cell(self, row: int, column: int, key: str, /, **args: Any) -> None:
        """Note what is wrong in a cell, both counted from 0."""
        where = f"{column_letters(column)}{row + 1}"
        self.found.faults.append(CellFault(self.sheet.id, where, keyed_text(f"charts.{key}", **args)))

    def _headings(self) -> bool:
        wanted = headings(self.sheet)
        for number, cell in enumerate(self.grid[0] if self.grid else ()):
            name = str(cell).strip().lower() if cell not in (None, "") else ""
            if not name:
                continue
            if name not in wanted or name in self.at:
                self.note_wrong_cell(0, number, "no_column", column=cut_cell(cell), known=", ".join(wanted))
                return False
            self.at[name] = number
        aside = {NAME, ROW} - {*self.sheet.columns}  # for people to read
        lacking = [name for name in wanted if name not in self.at and name not in aside]
        if lacking:
            self.note_wrong_cell(0, 0, "column_lacks", column=lacking[0])
        return not lacking

    def _rows(self) -> Iterator[tuple[int, Sequence[Cell]]]:
        """Yield the rows that hold anything, with their numbers."""
        for number, row in enumerate(self.grid):
            if number and any(cell not in (None, "") for cell in row):
                long = next((n for n, cell in enumerate(row) if isinstance(cell, str) and len(cell) > LONGEST), None)
                if long is not None and self._is_list_of_words(long):
                    long = None
                if long is not None:
                    self.note_wrong_cell(number, long, "too_long", most=LONGEST)
                else:
                    yield number, row

    def _is_list_of_words(self, column: int) -> bool:
        name = next((name for name, at in self.at.items() if at == column), "")
        return name in self.sheet.columns and bool(self.sheet.columns[name].many or self.sheet.columns[name].takes)

    def _cell(self, row: Sequence[Cell], name: str) -> Cell:
        at = self.at[name]
        return row[at] if at < len(row) else None

    # Sheets whose rows are ours

    def _fixed(self) -> None:
        ours, seen = {str(key): (key, row) for key, row in rows_of(self.game, self.sheet)}, set[str]()
        listed = is_numbered(self.game, self.sheet)
        said: dict[str, Any] = {}
        for number, cells in self._rows():
            key = key_text(self._cell(cells, ID))
            key = str(int(key) - 1) if listed and key.isdecimal() else key
            if key not in ours or key in seen:
                why = "no_row" if key not in ours else "row_twice"
                self.note_wrong_cell(number, self.at[ID], why, row=cut_cell(self._cell(cells, ID)))
                continue
            seen.add(key)
            own = (
                self._figure(number, cells, ours[key][1])
                if self.sheet.figures
                else self._record(number, cells, *ours[key])
            )
            if own is not None:
                said[key] = own
            self.found.changed += own is not None or any(key in one for one in self._beside.values())
        lacking = [key for key in ours if key not in seen]
        if lacking and not self.found.faults:
            self.note_wrong_cell(0, self.at[ID], "row_lacks", row=lacking[0])
        self._check_mutual()
        self.found.said = {**(self._within(said) if said or not self._beside else {}), **self._beside}

    def _check_mutual(self) -> None:
        """Note where a row names another that does not name it."""
        for name, listed in self._naming.items():
            for key, (number, others) in listed.items():
                one = next((other for other in others if other in listed and key not in listed[other][1]), None)
                if one is not None:
                    self.note_wrong_cell(number, self.at[name], "not_mutual", row=key, other=one)

    def _within(self, said: dict[str, Any]) -> Any:
        """Return what rows say, at their place within the file."""
        if self.sheet.figures:
            out: dict[str, Any] = {}
            for path, value in said.items():
                *outer, last = path.split(".")
                place = out
                for name in outer:
                    place = place.setdefault(name, {})
                place[last] = value
            return out
        return self._at_place(said)

    def _figure(self, number: int, cells: Sequence[Cell], ours: Any) -> Any:
        column = SheetColumn(low=self.sheet.low, high=self.sheet.high, decimal=isinstance(ours, float))
        well, value = self._read(number, self.at[FIGURE], self._cell(cells, FIGURE), column, FIGURE, required=True)
        return value if well and value != ours else None

    def _record(self, number: int, cells: Sequence[Cell], key: Key, ours: Any) -> dict[str, Any] | None:
        own, picked = dict[str, Any](), dict[str, Any]()
        for name, column in self.sheet.columns.items():
            if column.takes:
                own |= self._figures_of_effect(number, cells, key, ours, name, picked.get(column.takes)) or {}
                continue
            before = value_of(ours, name, column)
            required = before is not None and column.default is None and not column.flag and not column.many
            well, value = self._read(number, self.at[name], self._cell(cells, name), column, name, required=required)
            picked[name] = value if well else None
            if well and column.mutual:
                self._naming.setdefault(name, {})[str(key)] = (number, value)
            if not well or not _differs(value, before, column):
                continue
            if is_sure(self.sheet, key, ours, name):
                self.note_wrong_cell(number, self.at[name], "sure", column=name, ours=shown_value(before, column))
                continue
            self.found.by_value += value == VALUE_ONLY
            if column.like:
                own |= self._like(str(value), column)
            else:
                own[ITSELF if column.itself else name if column.index is None else str(column.index)] = value
                own |= dict.fromkeys((gone for gone in column.drops if isinstance(ours, dict) and gone in ours), None)
        return own.get(ITSELF, own or None)

    def _figures_of_effect(
        self, number: int, cells: Sequence[Cell], key: Key, ours: Any, name: str, picked: Any
    ) -> dict[str, Any] | None:
        """Return what the figures of a row's effect change; None for nothing. picked: the effect, None for its own."""
        column = self.sheet.columns[name]
        effect = effect_of(self.sheet, column, key, ours, picked)
        operations = operations_of(self.game, self.sheet, column, effect)
        known = handler_figures(self.game, operations)
        try:
            said = figures_in_cell(self.game, self._cell(cells, name), known)
        except UnfitCellError as error:
            self.note_wrong_cell(number, self.at[name], error.key, column=name, **error.args_said)
            return None
        if not said:
            return None
        if is_sure(self.sheet, key, ours, name):
            shown = "; ".join(f"{one.name}={one.ours}" for one in known)
            self.note_wrong_cell(number, self.at[name], "sure", column=name, ours=shown)
            return None
        whole = operations_with_figures(operations, known, said)
        if column.into:
            self._beside.setdefault(column.into, {})[str(key)] = {ROWS: whole}
            return {}
        pick = self.sheet.columns[column.takes]
        return {column.operations: {ROWS: whole}, name: said, **({pick.notes: effect} if pick.notes else {})}

    def _like(self, other: str, column: SheetColumn) -> dict[str, Any]:
        """Return the fields of another row that are taken over, those that it lacks as gone."""
        file, *tables = column.ids.split(".")
        row = column.by_value if other == VALUE_ONLY else None
        row = row or value_at_name_path(data.load_game_data(self.game, file), tables)[other]
        taken = {name: row.get(name) for name in column.like}
        whole = {name: {ROWS: one} if isinstance(one, list) else one for name, one in taken.items()}
        return whole | ({column.notes: other} if column.notes else {})

    # Sheets whose rows may be others

    def _free(self) -> None:
        rows = list[dict[str, Any]]()
        for number, cells in self._rows():
            own = self._free_row(number, cells)
            if own is not None:
                rows.append(own)
        if self.sheet.shape == NAMES:
            self.found.said = names_changed_by_rows(self.game, rows)
            self.found.changed = sum(map(len, self.found.said.values()))
            return
        before = [_filled(row, self.sheet.columns) for _, row in rows_of(self.game, self.sheet)]
        self.found.changed = _count_other(rows, before)
        if not rows and before:
            self.note_wrong_cell(0, 0, "no_rows")
        if self.found.changed:
            table = value_at_name_path(data.load_game_data(self.game, self.sheet.file), self.sheet.path)
            self.found.said = self._at_place(chart_value_from_rows(self.sheet, table, rows))

    def _free_row(self, number: int, cells: Sequence[Cell]) -> dict[str, Any] | None:
        """Return what a row holds; None where a cell of it is wrong."""
        own, wrong = dict[str, Any](), len(self.found.faults)
        for name, column in self.sheet.columns.items():
            required = not column.flag and column.default is None
            well, value = self._read(number, self.at[name], self._cell(cells, name), column, name, required=required)
            if well:
                own[name] = value
        return _filled(own, self.sheet.columns) if len(self.found.faults) == wrong else None

    def _at_place(self, whole: Any) -> Any:
        for name in reversed(self.sheet.path):
            whole = {name: whole}
        return whole

    # Cells

    def _read(
        self, row: int, at: int, cell: Cell, column: SheetColumn, name: str, *, required: bool
    ) -> tuple[bool, Any]:
        """Return whether a cell holds what its column may have, and what."""
        try:
            return True, value_in_cell(cell, column, self._words.get(name, frozenset()), required=required)
        except UnfitCellError as error:
            self.note_wrong_cell(row, at, error.key, column=name, **error.args_said)
            return False, None


def _count_other(rows: Sequence[dict[str, Any]], before: Sequence[dict[str, Any]]) -> int:
    """Return how many rows are only in one of two lists; a row that is there twice counts as two."""
    left, more = list(before), 0
    for row in rows:
        if row in left:
            left.remove(row)
        else:
            more += 1
    return more + len(left)


def _filled(row: Mapping[str, Any], columns: Mapping[str, SheetColumn]) -> dict[str, Any]:
    """Return a row without what is empty."""
    return {name: row[name] for name in columns if row.get(name) not in (None, False, "")}


def _differs(value: Any, before: Any, column: SheetColumn) -> bool:
    if column.like:
        return value not in (None, "")
    if before is None:
        return value not in (None, "", [], False) and value != column.default
    return bool(value != before)
