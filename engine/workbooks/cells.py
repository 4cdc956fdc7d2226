"""The cells of a sheet: what one holds as a value of its column, or why it cannot be one."""

from collections.abc import Collection
from datetime import date, datetime, time, timedelta
from typing import Any

import msgspec

from data.chart_names import LONGEST, is_permitted_name
from engine.kernel.texts import Text
from engine.workbooks.schema import SheetColumn

Cell = Any  # what a workbook has in a cell: a number, a text, True or False, a moment, None
YES, NO = ("yes", "x", "true", "1", "sì", "si"), ("", "no", "false", "0")


class CellFault(msgspec.Struct, frozen=True):
    """What is wrong in a workbook. sheet: "" of the workbook itself. cell: such as D14; "" of a sheet itself."""

    sheet: str
    cell: str
    why: Text

    @property
    def where(self) -> str:
        """Return where it is, as people write it: leaders!D14."""
        return f"{self.sheet}!{self.cell}" if self.cell else self.sheet


class UnfitCellError(Exception):
    """What a cell holds is no value of its column: the key of the words that say so, and their arguments."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key, self.args_said = key, args


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


def key_text(cell: Cell) -> str:
    """Return a key as text: workbooks keep 112 as 112.0.

    >>> key_text(112.0), key_text(" roma "), key_text(None)
    ('112', 'roma', '')
    """
    return str(int(cell)) if isinstance(cell, float) and cell == int(cell) else str(cell or "").strip()


def cut_cell(cell: Cell) -> str:
    """Return a cell as it may be told again."""
    return "".join(letter for letter in str(cell)[:LONGEST] if letter.isprintable())


def shown_value(value: Any, column: SheetColumn) -> Cell:
    """Return a value as a cell shows it."""
    if value is None or (value == column.default and not column.is_number and not value):
        return ""
    if column.flag:
        return YES[0] if value else ""
    if column.many:
        return " ".join(str(one) for one in value)
    return value


def value_in_cell(cell: Cell, column: SheetColumn, words: Collection[str], *, required: bool) -> Any:
    """Return what a cell holds. words: that its column may have. UnfitCellError for what it cannot."""
    cell = cell.strip() if isinstance(cell, str) else cell
    if isinstance(cell, date | datetime | time | timedelta):
        raise UnfitCellError("moment")
    if cell in (None, "") and not column.flag:
        if required:
            raise UnfitCellError("empty")
        return [] if column.many and column.default is None else column.default
    if column.flag:
        return _flag(cell)
    if column.count:
        return _several(cell, column, words)
    if column.is_number and (not column.of or key_text(cell) not in column.of):
        return _number(cell, column)
    return _name(cell) if column.name else _word(cell, column, words)


def _several(cell: Cell, column: SheetColumn, words: Collection[str]) -> list[Any]:
    """Return values that stand side by side: as many as there must be."""
    parts = key_text(cell).split()
    if len(parts) != column.count:
        raise UnfitCellError("not_count", count=column.count)
    return [_number(part, column) if column.is_number else _word(part, column, words)[0] for part in parts]


def _flag(cell: Cell) -> bool:
    said = "" if cell is None else str(int(cell) if isinstance(cell, bool | float) else cell).lower()
    if said not in (*YES, *NO):
        raise UnfitCellError("not_flag")
    return said in YES


def _number(cell: Cell, column: SheetColumn) -> float | int:
    low, high = _plain_number(column.low or 0), _plain_number(column.high if column.high is not None else 999)
    try:
        value = float(str(cell).replace(",", ".").replace("−", "-")) if not isinstance(cell, bool) else float("nan")
    except ValueError:
        value = float("nan")
    if not low <= value <= high or (not column.decimal and value != int(value)):
        also = ", ".join(column.of) or "none"
        raise UnfitCellError("not_number", low=str(low), high=str(high), whole=str(not column.decimal), also=also)
    return value if column.decimal else int(value)


def _plain_number(value: float) -> float | int:
    return int(value) if value == int(value) else value


def _name(cell: Cell) -> str:
    said = key_text(cell)
    if not is_permitted_name(said):
        raise UnfitCellError("not_name")
    return said


def _word(cell: Cell, column: SheetColumn, words: Collection[str]) -> str | list[str]:
    said = key_text(cell)
    found = said.replace(",", " ").split() if column.many else [said]
    odd = next((word for word in found if word not in words), None)
    if odd is not None:
        listed = ", ".join(sorted(words)) if len(words) <= 20 else ""
        raise UnfitCellError("not_word", word=cut_cell(odd), known=listed, listed=str(bool(listed)))
    return found if column.many else said
