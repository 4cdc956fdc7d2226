"""How a workbook looks: its lines are as high as what stands in them, and its rows bear their own names alone."""

import re
import zipfile
from pathlib import Path

import pytest

from bot.charts.effects import effect_lines
from bot.charts.workbook import EFFECTS, row_names, write_workbook
from bot.words import Words
from engine.workbooks.schema import sheets_of
from tests.bot.charts.filled import sheet_of

HEIGHT = re.compile(r'<row r="(\d+)"[^>]*? ht="([\d.]+)"')
LETTERS = 13.0  # points that a line of letters takes at least


@pytest.mark.parametrize("game", ["sword_of_rome", "total_war_rome", "rise_of_the_roman_republic"])
def test_what_an_effect_does_and_takes_is_read_whole(game: str, tmp_path: Path) -> None:
    """Not every program makes a row higher by itself for a text of several lines."""
    write_workbook(game, tmp_path / "own.xlsx", "it")
    with zipfile.ZipFile(tmp_path / "own.xlsx") as packed:
        last = f"xl/worksheets/sheet{len(sheets_of(game)) + 2}.xml"
        heights = {int(row): float(high) for row, high in HEIGHT.findall(packed.read(last).decode())}
    for row, texts in enumerate(effect_lines(Words(game, language="it"), game), 2):
        lines = max(-(-len(text) // wide) for text, wide in zip(texts, EFFECTS.values(), strict=True))
        assert heights[row] >= LETTERS * lines, texts


def test_no_row_bears_the_name_of_something_else() -> None:
    """An operation is called as a garrison's marker is, a general's stars as a card."""
    for game, name in (("total_war_rome", "general_dice"), ("rise_of_the_roman_republic", "operations")):
        assert row_names(game, Words(game, language="en"), sheet_of(game, name)) == {}


@pytest.mark.parametrize(
    ("game", "without"),
    [("total_war_rome", {"general_dice"}), ("rise_of_the_roman_republic", {"elephants", "operations"})],
)
def test_a_column_of_names_that_holds_none_is_hidden(game: str, without: set[str], tmp_path: Path) -> None:
    write_workbook(game, tmp_path / "own.xlsx", "en")
    with zipfile.ZipFile(tmp_path / "own.xlsx") as packed:
        pages = {
            sheet.id: packed.read(f"xl/worksheets/sheet{number}.xml").decode()
            for number, sheet in enumerate(sheets_of(game), 2)
        }
    assert {name for name, page in pages.items() if 'hidden="1"' in page} == without


def test_each_printed_page_says_of_which_sheet_it_is_under_which_headings(tmp_path: Path) -> None:
    """The Republic's hexes alone take a dozen pages; the effects of the decks take four."""
    game = "sword_of_rome"
    write_workbook(game, tmp_path / "own.xlsx", "en")
    with zipfile.ZipFile(tmp_path / "own.xlsx") as packed:
        names = [name for name in packed.namelist() if re.fullmatch(r"xl/worksheets/sheet\d+\.xml", name)]
        pages = [packed.read(name).decode() for name in names]
        book = packed.read("xl/workbook.xml").decode()
    assert len(pages) == len(sheets_of(game)) + 2 and all("&amp;B&amp;A" in page for page in pages)
    repeated = re.findall(r'"_xlnm.Print_Titles" localSheetId="(\d+)"', book)
    assert sorted(int(one) for one in repeated) == list(range(1, len(pages)))
