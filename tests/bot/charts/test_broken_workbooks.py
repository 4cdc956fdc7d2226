"""Workbooks that are broken on purpose, or by a slip: each is told in a sentence with its cell; nothing is kept."""

import datetime
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from xlsxwriter import Workbook

from bot.charts.children import ReadWorkbook, read_workbook
from bot.charts.told import fault_lines
from bot.words import Words
from engine.workbooks.confined import read
from tests.bot.charts.filled import ours, written
from tests.tiers import thinned

GAME = "sword_of_rome"
ROOT = Path(__file__).parents[3]
Grid = list[list[Any]]


def leaders(change: Callable[[Grid], object]) -> Callable[[Path], Path]:
    """Return what writes the leaders with a change."""

    def write(folder: Path) -> Path:
        grid = ours(GAME)["leaders"]
        change(grid)
        return written(folder / "own.xlsx", {"leaders": grid})

    return write


def put(row: int, column: int, value: Any) -> Callable[[Path], Path]:
    return leaders(lambda grid: grid[row].__setitem__(column, value))


def with_book(fill: Callable[[Any, Any], object]) -> Callable[[Path], Path]:
    """Return what writes the leaders by the library itself, and does something more."""

    def write(folder: Path) -> Path:
        book = Workbook(str(folder / "own.xlsx"))
        page = book.add_worksheet("leaders")
        for number, cells in enumerate(ours(GAME)["leaders"]):
            page.write_row(number, 0, cells)
        fill(book, page)
        book.close()
        return folder / "own.xlsx"

    return write


def with_part(name: str, content: bytes) -> Callable[[Path], Path]:
    """Return what writes the leaders with one part more in the file."""

    def write(folder: Path) -> Path:
        path = written(folder / "own.xlsx", {"leaders": ours(GAME)["leaders"]})
        with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as packed:
            packed.writestr(name, content)
        return path

    return write


def file(name: str, content: bytes) -> Callable[[Path], Path]:
    def write(folder: Path) -> Path:
        (folder / name).write_bytes(content)
        return folder / name

    return write


def of_links(folder: Path) -> Path:
    grid = ours(GAME)["links"]
    grid[5][2] = "atlantis"
    return written(folder / "own.xlsx", {"links": grid})


def of_spaces(folder: Path) -> Path:
    grid = ours(GAME)["spaces"]
    grid[3][2] = "persian"
    return written(folder / "own.xlsx", {"spaces": grid})


OFFICE = "urn:oasis:names:tc:opendocument:xmlns"
ODS = """<o:document-content xmlns:o="{at}:office:1.0" xmlns:t="{at}:table:1.0"><o:body><o:spreadsheet>
<t:table t:name="leaders"><t:table-row><t:table-cell {said}/></t:table-row></t:table>
</o:spreadsheet></o:body></o:document-content>"""


def ods(said: str) -> bytes:
    """Return an .ods file with one cell of which this is said."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        packed.writestr("content.xml", ODS.format(at=OFFICE, said=said))
    return out.getvalue()


def dated(book: Any, page: Any) -> None:
    page.write_datetime("D3", datetime.datetime(2026, 2, 1), book.add_format({"num_format": "d/m/yy"}))


LONG = "a" * 61
BROKEN: dict[str, tuple[Callable[[Path], Path], str]] = {
    "a wrong sheet": (lambda f: written(f / "own.xlsx", {"heroes": [["id"]]}), "heroes: there is no such sheet"),
    "joined cells": (with_book(lambda book, page: page.merge_range("C3:D3", "2")), "leaders!C3: cells are joined"),
    "a formula": (with_book(lambda _, page: page.write_formula("D4", "=1+1")), "leaders!D4: there is a formula"),
    "a date for a number": (
        with_book(dated),
        "leaders!D3: tactics is a date",
    ),
    "a million rows": (with_book(lambda _, page: page.write(999_999, 0, "x")), "leaders!A4001: a sheet may have 4000"),
    "too many columns": (with_book(lambda book, page: page.write(0, 60, "x")), "leaders!AO1: a sheet may have 40"),
    "a bomb": (with_part("xl/media/bomb.bin", bytes(60 * 2**20)), "unpacked, the file is larger"),
    "macros": (with_part("xl/vbaProject.bin", b"x"), "the workbook has macros"),
    "UTF-16 CSV": (file("leaders.csv", "id,tactics\n".encode("utf-16")), "leaders!A1: this is not UTF-8"),
    "an old form": (file("own.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)), "this is a workbook of the"),
    "no workbook": (file("own.xlsx", b"PK\x03\x04 nothing of the kind"), "this is no workbook that can be read"),
    "a picture": (file("own.xlsx", b"\x89PNG\r\n\x1a\n" + bytes(99)), "this is no workbook that can be read"),
    "too large": (file("own.xlsx", bytes(3 * 2**20)), "the file is larger than 2 MB"),
    "a figure out of bounds": (put(2, 3, 7), "leaders!D3: tactics is 0 to 4"),
    "half a figure": (put(2, 3, 2.5), "leaders!D3: tactics is 0 to 4"),
    "a word for a number": (put(2, 3, "many"), "leaders!D3: tactics is 0 to 4"),
    "an empty figure": (put(2, 3, ""), "leaders!D3: tactics must not be empty"),
    "a column of their own": (put(0, 3, "guile"), "leaders!D1: there is no column “guile”"),
    "a column left out": (put(0, 3, ""), "leaders!A1: the column “tactics” is missing"),
    "a row twice": (put(3, 0, "camillus"), "leaders!A4: the row “camillus” is there twice"),
    "a row of their own": (put(3, 0, "spartacus"), "leaders!A4: there is no row “spartacus”"),
    "a row left out": (leaders(lambda grid: grid.pop(3)), "leaders!A1: the row “claudius” is missing"),
    "a text of a card": (put(2, 1, LONG), "leaders!B3: a cell may have 60 characters"),
    "what is sure": (put(1, 3, 1), "leaders!D2: tactics is no reconstruction here and stays 4"),
    "a link that leads nowhere": (of_links, "links!C6: b cannot be “atlantis”"),
    "a home of nobody": (of_spaces, "spaces!C4: home cannot be “persian”: it is one of carthaginian"),
    "a formula of .ods": (file("own.ods", ods('t:formula="of:=1+1"')), "leaders!A1: there is a formula"),
    "joined cells of .ods": (file("own.ods", ods('t:number-columns-spanned="2"')), "leaders!A1: cells are joined"),
}  # fmt: skip


def read_here(game: str, path: Path) -> ReadWorkbook:
    """Return what the process that reads a workbook would answer, without one."""
    return msgspec.json.decode(json.dumps(read(game, path)), type=ReadWorkbook)


@pytest.mark.parametrize("what", thinned(["a formula", *(one for one in BROKEN if one != "a formula")], 40, seconds=1))
def test_a_process_of_its_own_reads_the_same(what: str, tmp_path: Path) -> None:
    path = BROKEN[what][0](tmp_path)
    assert read_workbook(GAME, path) == read_here(GAME, path)


@pytest.mark.parametrize("what", BROKEN)
def test_it_is_told_in_a_sentence_with_its_cell(what: str, tmp_path: Path) -> None:
    write, told = BROKEN[what]
    found = read_here(GAME, write(tmp_path))
    assert found.content == "" and found.faults
    for language in ("en", "it"):
        lines = fault_lines(Words(GAME, language=language), found.faults)
        assert len(lines) == 1 + len(found.faults) and all("charts." not in line for line in lines)
    first = fault_lines(Words(GAME, language="en"), found.faults)[1].replace("**", "")
    assert first.startswith(told)


MEASURED = """
import re, sys
from pathlib import Path
from engine.workbooks.confined import READ_MEMORY, READ_SECONDS, confine_process, read
confine_process(READ_MEMORY, READ_SECONDS)
assert read(sys.argv[1], Path(sys.argv[2]))["faults"]
print(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1])
"""


@pytest.mark.parametrize("what", ["a million rows", "a bomb"])
def test_the_child_stays_within_its_limits(what: str, tmp_path: Path) -> None:
    """Its processor time is limited by the system: more than ten seconds would have ended it."""
    command = (sys.executable, "-c", MEASURED, GAME, str(BROKEN[what][0](tmp_path)))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own command
    assert int(done.stdout) * 1024 < 300 * 2**20
