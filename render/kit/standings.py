"""Standings as a picture: who is where, with points and tie-breaks, whatever is played."""

from dataclasses import dataclass

from render.drawing.style import THEMES
from render.kit.tables import MARGIN, WIDE, Column, Row, Table, draw_table
from render.picture import Picture


@dataclass(frozen=True)
class StandingsColumn:
    """A column of figures: what stands over it, and how wide it is; 0: as wide as there is room."""

    name: str
    width: int


@dataclass(frozen=True)
class StandingsTable:
    """Standings. rows: a text for each column; one alone is a heading."""

    title: str
    columns: tuple[StandingsColumn, ...]
    rows: tuple[tuple[str, ...], ...]


def draw_standings(table: StandingsTable, *, theme: str = "light") -> Picture:
    """Return standings as a picture; its description says the same, row by row."""
    taken = sum(column.width for column in table.columns)
    columns = tuple(
        Column(one.name, one.width or max(200, WIDE - 2 * MARGIN - taken), right=bool(one.width) and number > 0)
        for number, one in enumerate(table.columns)
    )
    rows = tuple(Row(cells=cells, heading=len(cells) == 1) for cells in table.rows)
    return draw_table(Table(table.title, columns, rows), THEMES[theme], kind="standings", said=_told(table))


def _told(table: StandingsTable) -> str:
    """Return standings in words: each figure with what stands over it."""
    names = [column.name for column in table.columns]

    def line(place: str, *cells: str) -> str:
        figures = ", ".join(f"{name} {cell}" for name, cell in zip(names[2:], cells[1:], strict=True))
        return f"{place}. {cells[0]}: {figures}"

    said = (line(*cells) if len(cells) > 1 else cells[0] for cells in table.rows)
    return f"{table.title}. {'; '.join(said)}."
