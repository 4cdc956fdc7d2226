"""Tables as pictures: boards of offices, of armies, of what lies in a cup; made to be read where a phone shows them 400
pixels wide.

    draw_table(Table("Senate", (Column("Office", 300),), (Row(cells=("Consul",), under="Legions I and II"),)), theme)
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from render.drawing import card_sheet, fonts, tokens
from render.drawing.style import Colour, PlayerStyle, Theme
from render.drawing.tokens import WHITE, mix
from render.large import is_drawing_large
from render.layout.scene import draw_picture_frame
from render.picture import Picture, encode_picture

WIDE, MARGIN, TOP = 1000, 30, 112
TITLES, TYPE, SMALL = (52, 48, 44), 35, 30  # sizes of type; 35 is 14 pixels at 400; of a title the largest that fits
LINE, UNDER, HEAD, GAP = 46, 36, 50, 14  # heights of a row's first line, of a line under it, of a heading, of its edges
SIGN, PIP = 44, 34
LARGE = 700  # its width in large type


def _wide() -> int:
    return LARGE if is_drawing_large() else WIDE


@dataclass(frozen=True)
class Column:
    """A column: what is written over it, how wide it is, and whether it is set flush right."""

    name: str
    width: int
    right: bool = False


@dataclass(frozen=True)
class Row:
    """A row. cells: a text for each column. under: what stands below them over the whole width, in so many lines at
    most. side: the number of the livery on its shield; -1: none. pips: in the last column, so many full ones and so
    many hollow. heading: whether it is one, of its first cell alone."""

    cells: tuple[str, ...]
    under: str = ""
    side: int = -1
    pips: tuple[int, int] = (0, 0)
    heading: bool = False
    lines: int = 3


@dataclass(frozen=True)
class Table:
    """A title, columns and rows."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    note: str = ""


def draw_table(
    table: Table, theme: Theme, liveries: Sequence[PlayerStyle] = (), kind: str = "table", said: str = ""
) -> Picture:
    """Return a table as a picture; its description says the same, row by row, or is what is said. In large type each
    row has its first cell alone in a line, and the others below it."""
    said = said or _told(table)
    if is_drawing_large():
        table = _stacked(table)
    broken = [_broken(row) for row in table.rows]
    high = TOP + (LINE if any(one.name for one in table.columns) else 0)
    high += sum(_high(row, under) for row, under in zip(table.rows, broken, strict=True)) + MARGIN
    image = Image.new("RGB", (_wide(), high), theme.panel)
    draw = ImageDraw.Draw(image)
    title, size = card_sheet.fitting_name(table.title, _wide() - 2 * MARGIN, TITLES)
    card_sheet.write_card_line(draw, (MARGIN + 4, 76), title, fonts.TITLE, size, theme.ink)
    if table.note:
        card_sheet.write_card_line(draw, (_wide() - MARGIN, 76), table.note, fonts.TEXT, TYPE, theme.faint, "rs")
    y = TOP
    if any(one.name for one in table.columns):
        _cells(draw, table, tuple(one.name for one in table.columns), y, (fonts.CAPITALS, SMALL, theme.faint))
        y += LINE
    for number, (row, under) in enumerate(zip(table.rows, broken, strict=True)):
        high = _high(row, under)
        if number and not row.heading and not table.rows[number - 1].heading:
            draw.line((MARGIN, y, _wide() - MARGIN, y), fill=mix(theme.panel, theme.panel_edge, 0.3), width=1)
        _row(image, table, row, under, y, theme, liveries)
        y += high
    draw_picture_frame(image, theme)
    return encode_picture(image, kind, said)


def _stacked(table: Table) -> Table:
    """Return a table of one column: of each row its first cell, and below it the others with what stands over them."""
    names = [column.name for column in table.columns]

    def below(row: Row) -> str:
        cells = [
            f"{name}: {cell}" if name else cell for name, cell in zip(names[1:], row.cells[1:], strict=False) if cell
        ]
        return " · ".join([*cells, *([row.under] if row.under else [])])

    rows = [row if row.heading else replace(row, cells=row.cells[:1], under=below(row), lines=row.lines + 3)
            for row in table.rows]  # fmt: skip
    return replace(table, columns=(Column("", LARGE - 2 * MARGIN),), rows=tuple(rows))


def _broken(row: Row) -> list[str]:
    if not row.under:
        return []
    return fonts.wrap_text(fonts.TEXT, SMALL, row.under, _wide() - 2 * MARGIN - _indent(row), row.lines)


def _indent(row: Row) -> int:
    return SIGN + 14 if row.side >= 0 else 0


def _high(row: Row, under: Sequence[str]) -> int:
    return HEAD + GAP if row.heading else LINE + UNDER * len(under) + GAP


def _row(
    image: Image.Image,
    table: Table,
    row: Row,
    under: Sequence[str],
    y: int,
    theme: Theme,
    liveries: Sequence[PlayerStyle],
) -> None:
    draw = ImageDraw.Draw(image)
    if row.heading:
        text = fonts.shorten_to_fit(fonts.CAPITALS, TYPE, row.cells[0], _wide() - 2 * MARGIN)
        card_sheet.write_card_line(draw, (MARGIN, y + HEAD - 6), text, fonts.CAPITALS, TYPE, theme.ink)
        draw.line((MARGIN, y + HEAD + 4, _wide() - MARGIN, y + HEAD + 4), fill=theme.panel_edge, width=2)
        return
    if row.side >= 0:
        look = liveries[row.side % len(liveries)]
        made = tokens.shield(SIGN, look.colour, look.pattern, look.glyph, mix(look.colour, (0, 0, 0), 0.45))
        image.paste(made, (MARGIN, y + GAP // 2 + 2), made)
    _cells(draw, table, row.cells, y + GAP // 2, (fonts.STRONG, TYPE, theme.ink), _indent(row))
    for number, line in enumerate(under):
        place = (MARGIN + _indent(row), y + GAP // 2 + LINE + UNDER * (number + 1) - 10)
        card_sheet.write_card_line(draw, place, line, fonts.TEXT, SMALL, theme.faint)
    _pips(image, row, y + GAP // 2 + LINE // 2, theme)


def _cells(
    draw: ImageDraw.ImageDraw,
    table: Table,
    cells: Sequence[str],
    y: int,
    how: tuple[str, int, Colour],
    indent: int = 0,
) -> None:
    cut, size, colour = how
    left = MARGIN
    for number, (column, text) in enumerate(zip(table.columns, cells, strict=False)):
        start, cell_cut = left + (indent if number == 0 else 0), cut if number == 0 or size == SMALL else fonts.TEXT
        if text:
            room = left + column.width - start - 12
            fitted = fonts.shorten_to_fit(cell_cut, size, text, room)
            place = (left + column.width - 6, y + 36) if column.right else (start, y + 36)
            card_sheet.write_card_line(draw, place, fitted, cell_cut, size, colour, "rs" if column.right else "ls")
        left += column.width


def _pips(image: Image.Image, row: Row, y: int, theme: Theme) -> None:
    full, hollow = row.pips
    for number in range(full + hollow):
        x = _wide() - MARGIN - (full + hollow - number) * (PIP + 4)
        filled = (theme.token, WHITE, "", WHITE)
        made = tokens.disc(PIP, *filled) if number < full else tokens.place(PIP, theme.faint, theme.panel)
        image.paste(made, (x, y - PIP // 2), made)


def _told(table: Table) -> str:
    """Return the table in words."""
    rows = []
    for row in table.rows:
        pips = (str(row.pips[0]),) if any(row.pips) else ()
        said = ", ".join(one for one in (*row.cells, row.under, *pips) if one)
        rows.append(f"{said}:" if row.heading else f"{said};")
    return f"{table.title}. {' '.join(rows)}".rstrip(";:") + "."
