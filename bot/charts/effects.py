"""What there is that a card, or an event, may be given to do: for the workbook, and for the command line."""

from collections.abc import Iterator

from bot.words import Words, unmarked_text
from engine.workbooks.handlers import HandlerFigure, effect_columns, handler_figures, operations_of
from engine.workbooks.schema import sheets_of


def effect_lines(words: Words, game: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield each effect: its id, its name, what it does, which figures it takes with what ours has and what they may
    be."""
    sheets, seen = sheets_of(game), set[str]()
    for sheet, column, figures in effect_columns(sheets):
        for one in column.words(game):
            key = column.told.format(id=one)
            if one in seen or not words.has_words(key):
                continue
            seen.add(one)
            known = handler_figures(game, operations_of(game, sheet, figures, one)) if figures is not None else []
            taken = "; ".join(figure_line(words, figure) for figure in known)
            yield one, unmarked_text(words.name(one)), unmarked_text(words(key)), unmarked_text(taken)


def figure_line(words: Words, figure: HandlerFigure) -> str:
    """Return a figure that an effect takes: as it is written, what it is, what it may be."""
    column, ours = figure.column, figure.ours
    shown = str(ours) if isinstance(ours, int | str) else " ".join(map(str, ours))
    return words(
        "charts.effect_figure", figure=figure.name, ours=shown, named=f"figure_{figure.plain_name}",
        whole=str(column.is_number), low=str(int(column.low or 0)), high=str(int(column.high or 0)),
        known=", ".join(column.of), count=column.count,
    )  # fmt: skip
