"""What an owner hands in, as grids of cells: a workbook (.xlsx, .ods), or a folder of CSV files.

It comes from anybody, so it is looked at before it is read: how large it is unpacked, whether it has macros, formulas
or joined cells. Run it where memory, time and network are limited (`confined.py`). python-calamine reads it, since it
is written in Rust and reads both formats, dates as dates; it is imported here alone, as it is an extra
(`praetor[charts]`).
"""

import csv
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from engine.kernel.texts import keyed_text
from engine.workbooks.cells import Cell, CellFault, column_letters

MOST_BYTES = 2 * 2**20  # of a file: a template has 60,000 to 90,000
MOST_UNPACKED = 24 * 2**20  # of what a workbook holds
MOST_PARTS = 400
MOST_ROWS, MOST_COLUMNS = 4000, 40
ASIDE = ("about", "effects")  # sheets for people, of which nothing is read
Grids = dict[str, list[list[Cell]]]


class UnreadableWorkbookError(Exception):
    """What an owner handed in cannot be read at all; `faults` say why."""

    def __init__(self, *faults: CellFault) -> None:
        super().__init__("; ".join(fault.why.key for fault in faults))
        self.faults = list(faults)


def whole_fault(key: str, **args: Any) -> UnreadableWorkbookError:
    """Return the error of a workbook that is wrong as a whole."""
    return UnreadableWorkbookError(CellFault("", "", keyed_text(f"charts.{key}", **args)))


def read_grids(path: Path) -> Grids:
    """Return the sheets of a workbook, or of a folder of CSV files, by name. UnreadableWorkbookError says why not."""
    if path.is_dir():
        return {one.stem: _csv(one) for one in sorted(path.glob("*.csv"))}
    if path.stat().st_size > MOST_BYTES:
        raise whole_fault("too_large", most=MOST_BYTES // 2**20)
    if path.suffix == ".csv":
        return {path.stem: _csv(path)}
    return _workbook(path.read_bytes())


def _csv(path: Path) -> list[list[Cell]]:
    """Return the cells of a CSV file; commas or semicolons between them."""
    if path.stat().st_size > MOST_BYTES:
        raise whole_fault("too_large", most=MOST_BYTES // 2**20)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableWorkbookError(CellFault(path.stem, "A1", keyed_text("charts.not_utf8"))) from error
    if "\0" in text:
        raise UnreadableWorkbookError(CellFault(path.stem, "A1", keyed_text("charts.not_utf8")))
    first = text.partition("\n")[0]
    rows = csv.reader(io.StringIO(text), delimiter=";" if first.count(";") > first.count(",") else ",")
    out: list[list[Cell]] = []
    try:
        for row in rows:
            out.append([_number(cell) for cell in row])
            _check_size(path.stem, len(out), len(row))
    except csv.Error as error:
        raise UnreadableWorkbookError(CellFault(path.stem, f"A{len(out) + 1}", keyed_text("charts.not_csv"))) from error
    return out


def _number(cell: str) -> Cell:
    """Return a number where a cell is one; ids that begin with a nought stay words."""
    plain = cell.strip()
    if (
        plain.removeprefix("-").isdecimal()
        and (plain == "0" or not plain.lstrip("-").startswith("0"))
        and len(plain) < 12
    ):
        return int(plain)
    return cell


def _check_size(sheet: str, rows: int, columns: int) -> None:
    if rows > MOST_ROWS:
        raise UnreadableWorkbookError(
            CellFault(sheet, f"A{MOST_ROWS + 1}", keyed_text("charts.many_rows", most=MOST_ROWS))
        )
    if columns > MOST_COLUMNS:
        where = f"{column_letters(MOST_COLUMNS)}1"
        raise UnreadableWorkbookError(CellFault(sheet, where, keyed_text("charts.many_columns", most=MOST_COLUMNS)))


# Workbooks


def _workbook(content: bytes) -> Grids:
    if content.startswith(b"\xd0\xcf\x11\xe0"):
        raise whole_fault("old_form")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            _check_parts(packed)
            names = set(packed.namelist())
            if "xl/workbook.xml" in names:
                faults = list(_odd_cells_of_xlsx(packed))
            elif "content.xml" in names:
                faults = list(_odd_cells_of_ods(packed.open("content.xml")))
            else:
                raise whole_fault("no_workbook")
    except (
        zipfile.BadZipFile,
        ElementTree.ParseError,
        KeyError,
        NotImplementedError,
        RuntimeError,
        EOFError,
        OSError,
    ) as error:
        raise whole_fault("no_workbook") from error
    if faults:
        raise UnreadableWorkbookError(*faults[:20])
    return _cells(content)


def _check_parts(packed: zipfile.ZipFile) -> None:
    """Refuse what would take much room, and what could do something."""
    parts = packed.infolist()
    if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_UNPACKED:
        raise whole_fault("bomb", most=MOST_UNPACKED // 2**20)
    if any(
        part.filename.lower().endswith(("vbaproject.bin", ".js", ".xba"))
        or part.filename.startswith(("Basic/", "Scripts/"))
        for part in parts
    ):
        raise whole_fault("macros")
    if any(part.flag_bits & 1 for part in parts):
        raise whole_fault("locked")


def _sheet_paths(packed: zipfile.ZipFile) -> Iterator[tuple[str, str]]:
    """Yield name and part of each sheet of an .xlsx file."""
    relations = ElementTree.fromstring(packed.read("xl/_rels/workbook.xml.rels"))  # noqa: S314 - expat limits what grows
    targets = {one.get("Id"): str(one.get("Target")) for one in relations}
    for one in ElementTree.fromstring(packed.read("xl/workbook.xml")).iter():  # noqa: S314 - as above
        if _tag(one) == "sheet":
            relation = next((value for key, value in one.attrib.items() if key.endswith("}id")), None)
            target = targets.get(relation, "")
            yield one.get("name", ""), target.removeprefix("/") if target.startswith("/") else f"xl/{target}"


def _odd_cells_of_xlsx(packed: zipfile.ZipFile) -> Iterator[CellFault]:
    names = set(packed.namelist())
    for sheet, part in _sheet_paths(packed):
        if sheet in ASIDE or part not in names:
            continue
        with packed.open(part) as source:
            at, rows = "A1", 0
            for event, one in ElementTree.iterparse(source, ("start", "end")):  # noqa: S314 - as above
                tag = _tag(one)
                if event == "start":
                    if tag == "c":
                        at = one.get("r", at)
                    elif tag == "f":
                        yield CellFault(sheet, at, keyed_text("charts.formula"))
                    elif tag == "mergeCell":
                        yield CellFault(sheet, one.get("ref", "A1").partition(":")[0], keyed_text("charts.merged"))
                    elif tag == "row":
                        rows = max(rows + 1, int(one.get("r", 0)))
                        _check_size(sheet, rows, 0)
                elif tag == "row":
                    one.clear()


def _odd_cells_of_ods(source: Any) -> Iterator[CellFault]:
    sheet, row, column = "", 0, 0
    for event, one in ElementTree.iterparse(source, ("start", "end")):  # noqa: S314 - as above
        tag, found = _tag(one), {key.rpartition("}")[2]: value for key, value in one.attrib.items()}
        if event == "start" and tag == "table":
            sheet, row = found.get("name", ""), 0
        elif event == "start" and tag == "table-row":
            row, column = row + 1, 0
        elif event == "start" and tag == "table-cell" and sheet not in ASIDE:
            where = f"{column_letters(column)}{row}"
            if "formula" in found:
                yield CellFault(sheet, where, keyed_text("charts.formula"))
            if found.get("number-columns-spanned", "1") != "1" or found.get("number-rows-spanned", "1") != "1":
                yield CellFault(sheet, where, keyed_text("charts.merged"))
            column += 1
        elif event == "end" and tag == "table-row":
            if len(one) and any(len(cell) for cell in one):
                _check_size(sheet, row, 0)
            one.clear()


def _tag(element: Any) -> str:
    return str(element.tag).rpartition("}")[2]


def _cells(content: bytes) -> Grids:
    """Return the sheets, as python-calamine reads them."""
    from python_calamine import CalamineError, CalamineWorkbook

    out: Grids = {}
    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(content))
        for name in book.sheet_names:
            if name in ASIDE:
                continue
            sheet = book.get_sheet_by_name(name)
            _check_size(name, sheet.total_height, sheet.total_width)
            rows = sheet.to_python(skip_empty_area=False, nrows=MOST_ROWS)
            out[name] = [[_plain(cell) for cell in row[:MOST_COLUMNS]] for row in rows]
    except CalamineError as error:
        raise whole_fault("no_workbook") from error
    return out


def _plain(cell: Cell) -> Cell:
    return int(cell) if isinstance(cell, float) and cell == int(cell) and abs(cell) < 1e12 else cell
