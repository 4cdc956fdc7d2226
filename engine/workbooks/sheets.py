"""A title's sheets as grids of cells: our figures written out, and what an owner has filled in read again.

A grid is a list of rows; the first holds the names of the columns, the first column the keys of the rows. What is
read is what differs from ours, in the form of a chart (`data/charts.py`), or faults, each at its cell.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any

import msgspec

import data
from data.charted_games import plain_name
from data.charts import ROWS, WHOLE
from engine.games import game_ids
from engine.kernel.texts import Text, keyed_text
from engine.workbooks.schema import ChartSheet, Key, SheetColumn, is_sure, rows_of, sheets_of, table_in, value_of

Cell = Any  # what a workbook has in a cell: a number, a text, True or False, a moment, None
Grid = Sequence[Sequence[Cell]]
ID, NAME, FIGURE, ROW = "id", "name", "figure", "row"  # columns that every sheet of a kind has
YES, NO = ("yes", "x", "true", "1", "sì", "si"), ("", "no", "false", "0")
LONGEST = 60  # characters of a cell: figures and short names, no texts of cards


class CellFault(msgspec.Struct, frozen=True):
    """What is wrong in a workbook. sheet: "" of the workbook itself. cell: such as D14; "" of a sheet itself."""

    sheet: str
    cell: str
    why: Text

    @property
    def where(self) -> str:
        """Return where it is, as people write it: leaders!D14."""
        return f"{self.sheet}!{self.cell}" if self.cell else self.sheet


class ReadSheet(msgspec.Struct):
    """What was read of a sheet: what it says of its file, how many rows differ from ours, and what is wrong."""

    said: Any = None
    changed: int = 0
    faults: list[CellFault] = msgspec.field(default_factory=list)


def column_letters(number: int) -> str:
    """Return what a column is called, from 0.

    >>> column_letters(0), column_letters(3), column_letters(27)
    ('A', 'D', 'AB')
    """
    found = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        found = chr(ord("A") + rest) + found
    return found


def headings(sheet: ChartSheet) -> list[str]:
    """Return the names of a sheet's columns, the key's first."""
    if sheet.figures:
        return [ID, FIGURE]
    return [ROW if sheet.free else ID, NAME, *sheet.columns] if not sheet.free else [ROW, *sheet.columns]


def grid_of(game: str, sheet: ChartSheet, names: Mapping[str, str] = {}) -> list[list[Cell]]:
    """Return a sheet by our figures. names: of ids, for people to read; nothing is read of them."""
    out: list[list[Cell]] = [list(headings(sheet))]
    for key, row in rows_of(game, sheet):
        if sheet.figures:
            out.append([key, row])
            continue
        cells = [_shown(value_of(row, name, column), column) for name, column in sheet.columns.items()]
        shown = key + 1 if isinstance(key, int) and not isinstance(row, str) and _is_list(game, sheet) else str(key)
        out.append([shown, *([] if sheet.free else [names.get(str(key), "")]), *cells])
    return out


def _is_list(game: str, sheet: ChartSheet) -> bool:
    table = table_in(data.load_game_data(plain_name(game), sheet.file), sheet.path)
    return isinstance(table, list) or bool(sheet.pairs)


def _shown(value: Any, column: SheetColumn) -> Cell:
    """Return a value as a cell shows it."""
    if value is None or (value == column.default and not column.is_number and not value):
        return ""
    if column.flag:
        return YES[0] if value else ""
    if column.many:
        return " ".join(str(one) for one in value)
    return value


def read_grid(game: str, sheet: ChartSheet, grid: Grid) -> ReadSheet:
    """Return what a grid says where it differs from our figures."""
    return _Reader(plain_name(game), sheet, grid).read()


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
    """Return what sheets say as a chart, how many rows of each differ, and what is wrong; sheets that are not given say
    what ours say."""
    said, changed, faults = dict[str, Any](), dict[str, int](), list[CellFault]()
    known = {sheet.id: sheet for sheet in sheets_of(game)}
    for name, grid in grids.items():
        if name not in known:
            faults.append(CellFault(name[:LONGEST], "", keyed_text("charts.no_sheet", known=", ".join(known))))
            continue
        found = read_grid(game, known[name], grid)
        faults += found.faults
        if found.changed:
            changed[name] = found.changed
            said[known[name].file] = _joined(said.get(known[name].file), found.said)
    return said, changed, faults


def _joined(one: Any, other: Any) -> Any:
    """Return what two sheets of one file say together."""
    if not (isinstance(one, dict) and isinstance(other, dict)) or {ROWS, WHOLE} & {*one, *other}:
        return other
    return {key: _joined(one.get(key), other[key]) if key in other else one[key] for key in {**one, **other}}


class _Reader:
    """Reads one sheet."""

    def __init__(self, game: str, sheet: ChartSheet, grid: Grid) -> None:
        self.game, self.sheet, self.grid = game, sheet, grid
        self.found = ReadSheet()
        self.at: dict[str, int] = {}  # by heading, its column
        self._words = {name: frozenset(column.words(game)) for name, column in sheet.columns.items()}

    def read(self) -> ReadSheet:
        """Return what the sheet says."""
        if self._headings():
            if self.sheet.free:
                self._free()
            else:
                self._fixed()
        return self.found

    def wrong(self, row: int, column: int, key: str, /, **args: Any) -> None:
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
                self.wrong(0, number, "no_column", column=_cut(cell), known=", ".join(wanted))
                return False
            self.at[name] = number
        lacking = [name for name in wanted if name not in self.at and name not in (NAME, ROW)]
        if lacking:
            self.wrong(0, 0, "column_lacks", column=lacking[0])
        return not lacking

    def _rows(self) -> Iterator[tuple[int, Sequence[Cell]]]:
        """Yield the rows that hold anything, with their numbers."""
        for number, row in enumerate(self.grid):
            if number and any(cell not in (None, "") for cell in row):
                long = next((n for n, cell in enumerate(row) if isinstance(cell, str) and len(cell) > LONGEST), None)
                if long is not None and self._is_list_of_words(long):
                    long = None
                if long is not None:
                    self.wrong(number, long, "too_long", most=LONGEST)
                else:
                    yield number, row

    def _is_list_of_words(self, column: int) -> bool:
        name = next((name for name, at in self.at.items() if at == column), "")
        return name in self.sheet.columns and self.sheet.columns[name].many

    def _cell(self, row: Sequence[Cell], name: str) -> Cell:
        at = self.at[name]
        return row[at] if at < len(row) else None

    # Sheets whose rows are ours

    def _fixed(self) -> None:
        ours, seen = {_key_of(key): (key, row) for key, row in rows_of(self.game, self.sheet)}, set[str]()
        listed = self._is_numbered(ours)
        said: dict[str, Any] = {}
        for number, cells in self._rows():
            key = _key_text(self._cell(cells, ID))
            key = str(int(key) - 1) if listed and key.isdecimal() else key
            if key not in ours or key in seen:
                self.wrong(
                    number, self.at[ID], "no_row" if key not in ours else "row_twice", row=_cut(self._cell(cells, ID))
                )
                continue
            seen.add(key)
            own = (
                self._figure(number, cells, ours[key][1])
                if self.sheet.figures
                else self._record(number, cells, *ours[key])
            )
            if own is not None:
                said[key] = own
                self.found.changed += 1
        lacking = [key for key in ours if key not in seen]
        if lacking and not self.found.faults:
            self.wrong(0, self.at[ID], "row_lacks", row=lacking[0])
        self.found.said = self._within(said)

    def _is_numbered(self, ours: Mapping[str, tuple[Key, Any]]) -> bool:
        return not self.sheet.figures and _is_list(self.game, self.sheet)

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
        whole: Any = said
        for name in reversed(self.sheet.path):
            whole = {name: whole}
        return whole

    def _figure(self, number: int, cells: Sequence[Cell], ours: Any) -> Any:
        column = SheetColumn(low=self.sheet.low, high=self.sheet.high, decimal=isinstance(ours, float))
        well, value = self._read(number, self.at[FIGURE], self._cell(cells, FIGURE), column, FIGURE, required=True)
        return value if well and value != ours else None

    def _record(self, number: int, cells: Sequence[Cell], key: Key, ours: Any) -> dict[str, Any] | None:
        own: dict[str, Any] = {}
        for name, column in self.sheet.columns.items():
            before = value_of(ours, name, column)
            required = before is not None and column.default is None and not column.flag and not column.many
            well, value = self._read(number, self.at[name], self._cell(cells, name), column, name, required=required)
            if not well or not _differs(value, before, column):
                continue
            if is_sure(self.game, self.sheet, key, ours, name):
                self.wrong(number, self.at[name], "sure", column=name, ours=_shown(before, column))
                continue
            if column.like:
                own |= self._like(str(value), column)
            else:
                own[name if column.index is None else str(column.index)] = value
                own |= dict.fromkeys((gone for gone in column.drops if isinstance(ours, dict) and gone in ours), None)
        return own or None

    def _like(self, other: str, column: SheetColumn) -> dict[str, Any]:
        """Return the fields of another row that are taken over, those that it lacks as gone."""
        file, *tables = column.ids.split(".")
        row = table_in(data.load_game_data(self.game, file), tables)[other]
        taken = {name: row.get(name) for name in column.like}
        whole = {name: {ROWS: one} if isinstance(one, list) else one for name, one in taken.items()}
        return whole | ({column.notes: other} if column.notes else {})

    # Sheets whose rows may be others

    def _free(self) -> None:
        rows = list[dict[str, Any]]()
        ours = [row for _, row in rows_of(self.game, self.sheet)]
        for number, cells in self._rows():
            own: dict[str, Any] = {}
            for name, column in self.sheet.columns.items():
                well, value = self._read(
                    number, self.at[name], self._cell(cells, name), column, name, required=not column.flag
                )
                if well and value not in (None, False, ""):
                    own[name] = value
            if len(own) + sum(column.flag for column in self.sheet.columns.values()) >= len(self.sheet.columns):
                rows.append(own)
        before = [
            {name: row[name] for name in self.sheet.columns if row.get(name) not in (None, False, "")} for row in ours
        ]
        self.found.changed = sum(row not in before for row in rows) + sum(row not in rows for row in before)
        if not rows and ours:
            self.wrong(0, 0, "no_rows")
        if self.found.changed:
            self.found.said = self._pairs(rows) if self.sheet.pairs else self._within_list(rows)

    def _within_list(self, rows: list[dict[str, Any]]) -> Any:
        whole: Any = {ROWS: rows}
        for name in reversed(self.sheet.path):
            whole = {name: whole}
        return whole

    def _pairs(self, rows: list[dict[str, Any]]) -> Any:
        by_row = dict[str, dict[str, str]]()
        for row in rows:
            by_row.setdefault(row["a"], {})[row["b"]] = row["kind"]
        table = table_in(data.load_game_data(self.game, self.sheet.file), self.sheet.path)
        whole: Any = {
            key: {self.sheet.pairs: {ROWS: by_row.get(key, {})}}
            for key, row in table.items()
            if row.get(self.sheet.pairs, {}) != by_row.get(key, {})
        }
        for name in reversed(self.sheet.path):
            whole = {name: whole}
        return whole

    # Cells

    def _read(
        self, row: int, at: int, cell: Cell, column: SheetColumn, name: str, *, required: bool
    ) -> tuple[bool, Any]:
        """Return whether a cell holds what its column may have, and what."""
        cell = cell.strip() if isinstance(cell, str) else cell
        if isinstance(cell, date | datetime | time | timedelta):
            self.wrong(row, at, "moment", column=name)
            return False, None
        if cell in (None, "") and not column.flag:
            if required:
                self.wrong(row, at, "empty", column=name)
                return False, None
            return True, [] if column.many and column.default is None else column.default
        if column.flag:
            return self._flag(row, at, cell, name)
        if column.is_number:
            return self._number(row, at, cell, column, name)
        return self._word(row, at, cell, column, name)

    def _flag(self, row: int, at: int, cell: Cell, name: str) -> tuple[bool, Any]:
        said = "" if cell is None else str(int(cell) if isinstance(cell, bool | float) else cell).lower()
        if said not in (*YES, *NO):
            self.wrong(row, at, "not_flag", column=name)
        return said in (*YES, *NO), said in YES

    def _number(self, row: int, at: int, cell: Cell, column: SheetColumn, name: str) -> tuple[bool, Any]:
        low, high = _plain_number(column.low or 0), _plain_number(column.high if column.high is not None else 999)
        try:
            value = float(str(cell).replace(",", ".")) if not isinstance(cell, bool) else float("nan")
        except ValueError:
            value = float("nan")
        if not low <= value <= high or (not column.decimal and value != int(value)):
            self.wrong(row, at, "not_number", column=name, low=str(low), high=str(high), whole=str(not column.decimal))
            return False, None
        return True, value if column.decimal else int(value)

    def _word(self, row: int, at: int, cell: Cell, column: SheetColumn, name: str) -> tuple[bool, Any]:
        said = _key_text(cell)
        words = said.replace(",", " ").split() if column.many else [said]
        known = self._words[name]
        odd = next((word for word in words if word not in known), None)
        if odd is not None:
            listed = ", ".join(sorted(known)) if len(known) <= 20 else ""
            self.wrong(row, at, "not_word", column=name, word=_cut(odd), known=listed, listed=str(bool(listed)))
            return False, None
        return True, words if column.many else said


def _differs(value: Any, before: Any, column: SheetColumn) -> bool:
    if column.like:
        return value not in (None, "")
    if before is None:
        return value not in (None, "", [], False) and value != column.default
    return bool(value != before)


def _plain_number(value: float) -> float | int:
    return int(value) if value == int(value) else value


def _key_of(key: Key) -> str:
    return str(key)


def _key_text(cell: Cell) -> str:
    """Return a key as text: workbooks keep 112 as 112.0."""
    return str(int(cell)) if isinstance(cell, float) and cell == int(cell) else str(cell or "").strip()


def _cut(cell: Cell) -> str:
    """Return a cell as it may be told again."""
    return "".join(letter for letter in str(cell)[:LONGEST] if letter.isprintable())
