"""The workbook of a title, to be filled in by who owns the printed game: a sheet a table, with our figures.

What is a reconstruction stands on colour, what is sure in grey; cells have the values that they may take, headings a
note. XlsxWriter makes it (the extra `praetor[charts]`): it alone of those that write such files can do all of that in
little room.
"""

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from bot.charts.effects import effect_lines
from bot.words import Words, unmarked_text
from data.chart_names import NAMES
from engine.workbooks.reading import ASIDE
from engine.workbooks.schema import (
    FIGURE,
    ID,
    NAME,
    ROW,
    ChartSheet,
    Key,
    SheetColumn,
    headings,
    is_sure,
    rows_of,
    sheets_of,
)
from engine.workbooks.sheets import grid_of

INK, PAPER, AMBER, GREY, HEAD = "#1f1b16", "#ffffff", "#fff1cc", "#e7e5e1", "#5c3a21"
WIDEST = 76  # characters of a column
LISTED = 255  # characters of a list that a cell offers: what workbooks can hold
LINE, NOTE = 16, 88  # height of a line of a text, in points; letters that one on the first sheet holds
EFFECTS = {
    "id": 26,
    "name": 30,
    "does": 80,
    "figures": 64,
}  # its columns: letters that a line holds
OF_EFFECT = 40  # letters of a cell that takes figures of an effect
NEW_ROWS = 60  # empty rows below a sheet to which rows may be added


def write_workbook(game: str, path: Path, language: str) -> None:
    """Write the workbook of a title. ImportError where XlsxWriter is not installed."""
    from xlsxwriter import Workbook

    words = Words(game, language=language)
    book = Workbook(str(path), {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
    try:
        _About(book, words).write(game)
        for sheet in sheets_of(game):
            _SheetWriter(book, words, game, sheet).write()
        _write_effects(book, words, game)
    finally:
        book.close()


def row_names(game: str, words: Words, sheet: ChartSheet) -> dict[str, str]:
    """Return what the rows of a sheet are called, for people to read."""
    if sheet.unnamed:
        return {}
    return {
        str(key): unmarked_text(words.name(str(key)))
        for key, _ in rows_of(game, sheet)
        if words.has_words(f"name.{key}")
    }


def column_note(words: Words, game: str, name: str, column: SheetColumn) -> str:
    """Return what may stand in a column, in a sentence."""
    if column.flag:
        return words("charts.note_flag")
    if column.is_number:
        low, high = _plain(column.low), _plain(column.high)
        also = ", ".join(column.of) or "none"
        return words("charts.note_number", low=low, high=high, whole=str(not column.decimal), also=also)
    if column.takes:
        return words("charts.note_figures")
    if column.like:
        return words("charts.note_like")
    if column.name:
        return words("charts.note_name")
    known, key = ", ".join(column.words(game)), "charts.note_words" if column.many else "charts.note_word"
    return words(key, known=known, listed=str(len(known) <= LISTED), ids=column.ids.rpartition(".")[2])


def _plain(value: float | None) -> str:
    return "" if value is None else str(int(value) if value == int(value) else value)


class _About:
    """The first sheet: what this is, what the colours mean, what each sheet holds."""

    def __init__(self, book: Any, words: Words) -> None:
        self.book, self.words = book, words

    def write(self, game: str) -> None:
        page = self.book.add_worksheet(ASIDE[0])
        page.hide_gridlines(2)
        page.set_column(0, 0, 24)
        page.set_column(1, 1, 92)
        title = self.book.add_format({"bold": True, "font_size": 16, "font_color": HEAD})
        plain = self.book.add_format({"text_wrap": True, "valign": "top", "font_color": INK})
        strong = self.book.add_format({"bold": True, "valign": "top", "font_color": INK})
        page.write_string(0, 0, unmarked_text(self.words("charts.about_title", game=game)), title)
        page.set_row(0, 26)
        row = 2
        for key in ("what", "how", "figures", "hand_in"):
            page.merge_range(row, 0, row, 1, unmarked_text(self.words(f"charts.about_{key}")), plain)
            page.set_row(row, 34)  # two lines
            row += 1
        for key, colour in (("open", AMBER), ("sure", GREY), ("read", PAPER)):
            mark = self.book.add_format({"bg_color": colour, "border": 1, "border_color": "#b9b2a5"})
            page.write_blank(row, 0, None, mark)
            page.write_string(row, 1, unmarked_text(self.words(f"charts.about_{key}")), plain)
            row += 1
        row += 1
        _set_up_print(page)
        for sheet in sheets_of(game):
            page.write_string(row, 0, sheet.id, strong)
            note = sheet_note(self.words, sheet)
            page.write_string(row, 1, note, plain)
            page.set_row(row, LINE * (1 + len(note) // NOTE))
            row += 1


def sheet_note(words: Words, sheet: ChartSheet) -> str:
    """Return what a sheet holds, with the section of the rules."""
    said = unmarked_text(words(f"charts.sheet_{sheet.id}"))
    return f"{said} {words('charts.section', section=sheet.section)}" if sheet.section else said


class _SheetWriter:
    """Writes one sheet."""

    def __init__(self, book: Any, words: Words, game: str, sheet: ChartSheet) -> None:
        self.book, self.words, self.game, self.sheet = book, words, game, sheet
        self.page = book.add_worksheet(sheet.id)
        self.names = row_names(game, words, sheet)
        self.grid = grid_of(game, sheet, self.names, words.language)
        if sheet.figures:  # a path of names is read more easily with what it is a figure of
            self.names = {}

    def write(self) -> None:
        """Write headings, rows, lists and notes."""
        heads = headings(self.sheet)
        head = self.book.add_format(
            {"bold": True, "bg_color": HEAD, "font_color": PAPER, "border": 1, "border_color": HEAD}
        )
        for number, name in enumerate(heads):
            self.page.write_string(0, number, name, head)
            if name in self.sheet.columns or name == FIGURE:
                column = self.sheet.columns.get(name) or SheetColumn(low=self.sheet.low, high=self.sheet.high)
                note = column_note(self.words, self.game, name, column)
                size = {"x_scale": 2, "y_scale": 1 + len(note) // 160, "author": "Praetor"}
                self.page.write_comment(0, number, note, size)
                self._offer(number, column)
        rows = rows_of(self.game, self.sheet) if self.sheet.shape != NAMES else enumerate(self.grid[1:])
        for number, (key, row) in enumerate(rows, 1):
            self._row(number, key, row, heads)
        if self.sheet.free:
            self._empty_rows(len(self.grid), heads)
        self.page.freeze_panes(1, 2 if NAME in heads else 1)
        _set_up_print(self.page, headings=True)
        read_alone = NAME in heads and self.sheet.shape != NAMES
        nameless = heads.index(NAME) if read_alone and not self.names else None  # its rows are numbers of a die
        for number, wide in enumerate(self._widths(heads)):
            self.page.set_column(number, number, wide, None, {"hidden": number == nameless})

    def _widths(self, heads: list[str]) -> Iterator[float]:
        for number, name in enumerate(heads):
            longest = max([len(str(row[number])) for row in self.grid if number < len(row)], default=0)
            takes = name in self.sheet.columns and self.sheet.columns[name].takes
            yield min(max(longest, len(name), OF_EFFECT if takes else 0) + 3, WIDEST)

    def _row(self, number: int, key: Key, row: Any, heads: list[str]) -> None:
        for at, name in enumerate(heads):
            value = self.grid[number][at]
            if name in (ID, NAME, ROW) and (name == ROW or not self.sheet.free):
                self._cell(number, at, value, self._format(PAPER, quiet=True))
                continue
            sure = name in self.sheet.columns and is_sure(self.sheet, key, row, name)
            self._cell(number, at, value, self._format(GREY if sure else AMBER, quiet=sure))

    def _empty_rows(self, first: int, heads: list[str]) -> None:
        for row in range(first, first + NEW_ROWS):
            for at in range(len(heads)):
                self.page.write_blank(row, at, None, self._format(PAPER if heads[at] == ROW else AMBER))

    def _cell(self, row: int, at: int, value: Any, form: Any) -> None:
        if value == "" or value is None:
            self.page.write_blank(row, at, None, form)
        elif isinstance(value, str):
            self.page.write_string(row, at, value, form)
        else:
            self.page.write_number(row, at, value, form)

    def _format(self, colour: str, *, quiet: bool = False) -> Any:
        """Return how a cell looks; the same object for the same look."""
        kept = self.book.__dict__.setdefault("_praetor_formats", {})
        if (colour, quiet) not in kept:
            look = {
                "bg_color": colour,
                "border": 1,
                "border_color": "#d8d2c4",
                "font_color": "#6b665e" if quiet else INK,
                "align": "left",
            }
            kept[colour, quiet] = self.book.add_format(look)
        return kept[colour, quiet]

    def _offer(self, at: int, column: SheetColumn) -> None:
        """Let the cells of a column offer what they may hold."""
        last = len(self.grid) + (NEW_ROWS if self.sheet.free else 0) - 1
        rule: dict[str, Any] | None = None
        if column.flag:
            rule = {"validate": "list", "source": ["yes"]}
        elif column.is_number and not column.of:
            kind = "decimal" if column.decimal else "integer"
            rule = {"validate": kind, "criteria": "between", "minimum": column.low, "maximum": column.high}
        elif not column.many and not column.like and not column.takes and not column.name and not column.is_number:
            known = column.words(self.game)
            if len(",".join(known)) <= LISTED:
                rule = {"validate": "list", "source": list(known)}
        if rule is not None and last >= 1:
            self.page.data_validation(1, at, last, at, {**rule, "ignore_blank": True})


def _set_up_print(page: Any, *, headings: bool = False) -> None:
    """Let a sheet be printed as wide as a page lying, each page with the sheet's name and its number. headings: with
    the first row on each."""
    page.set_landscape()
    page.fit_to_pages(1, 0)
    page.set_header("&L&B&A&R&P / &N")
    if headings:
        page.repeat_rows(0)


def _write_effects(book: Any, words: Words, game: str) -> None:
    """Write the sheet that says what each effect does which a card may be given, where cards are given any."""
    listed = list(effect_lines(words, game))
    if not listed:
        return
    page = book.add_worksheet(ASIDE[1])
    head = book.add_format({"bold": True, "bg_color": HEAD, "font_color": PAPER})
    plain = book.add_format({"text_wrap": True, "valign": "top", "font_color": INK})
    for at, (key, wide) in enumerate(EFFECTS.items()):
        page.write_string(0, at, words(f"charts.effects_{key}"), head)
        page.set_column(at, at, wide)
    page.freeze_panes(1, 0)
    _set_up_print(page, headings=True)
    for row, texts in enumerate(listed, 1):
        lines = [len(wrap(text, wide - 2)) for text, wide in zip(texts, EFFECTS.values(), strict=True)]
        page.set_row(row, LINE * max(lines))
        for at, text in enumerate(texts):
            page.write_string(row, at, text, plain)
