"""What of a game's data is a reconstruction and may be laid over: `data/<game>/charts.yaml`, a sheet a table.

    sheets:
      leaders:                         # the sheet's name
        file: leaders                  # of the game's data
        table: leaders                 # where in it: names with dots
        section: "8"                   # of the rules, for whoever fills it in
        sure: attested                 # the field of a row that names its columns that are no reconstruction
        columns:
          tactics: {low: 0, high: 4}   # a number; `decimal: true`: with decimals
          kind: {of: [consul, minor]}  # one of some words; `ids: spaces.spaces`: one of the ids of a table
          icons: {of: [naval], many: true}
          remove: {flag: true}
      links: {file: spaces, table: links, free: true, columns: …}   # a list, of which rows may be added and left out
      combat: {file: tables, figures: [combat, losses]}             # every figure of these tables, one a row

`pairs` of a sheet: each row of its table has a mapping of that name, of which every entry is a row of the sheet, with
the columns a (the row's id), b (the entry's) and kind.

`default` of a column is what an empty cell stands for; without it, a row that has the value needs one. A row that is
a list has its columns by `index`. `like` of a column: it takes the id of another row, whose fields of these names
count then; that is how a card is given what some card of ours does; `notes` is the field that keeps that id. `drops`:
fields that a changed value puts out of force. `told`: the key of the words that say what such a word does. What no
sheet names is sure, or decides nothing: it cannot be laid over.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import data
from data.charted_games import plain_name
from data.charts import CHARTS

Key = str | int


class SheetColumn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A column of a sheet: the kind of its values, and what an empty cell stands for."""

    low: float | None = None
    high: float | None = None
    decimal: bool = False
    of: tuple[str, ...] = ()
    ids: str = ""
    flag: bool = False
    many: bool = False
    like: tuple[str, ...] = ()
    notes: str = ""
    told: str = ""
    drops: tuple[str, ...] = ()
    index: int | None = None
    default: Any = None

    @property
    def is_number(self) -> bool:
        """Return whether it holds numbers."""
        return self.low is not None

    def words(self, game: str) -> tuple[str, ...]:
        """Return the words that it may hold; () where it holds none."""
        if not self.ids:
            return self.of
        file, *tables = self.ids.split(".")
        return (*self.of, *(str(one) for one in table_in(data.load_game_data(game, file), tables)))


class ChartSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a game that may be laid over."""

    id: str = ""
    file: str
    table: str = ""
    section: str = ""
    sure: str = ""
    sure_rows: str = ""
    free: bool = False
    pairs: str = ""
    figures: tuple[str, ...] = ()
    low: float = 0
    high: float = 100
    columns: Mapping[str, SheetColumn] = {}

    @property
    def path(self) -> tuple[str, ...]:
        """Return where its table is within the file."""
        return tuple(self.table.split(".")) if self.table else ()


def sheets_of(game: str) -> tuple[ChartSheet, ...]:
    """Return the sheets of a game; () for one of which nothing may be laid over."""
    plain = plain_name(game)
    if not data.has_file(plain, CHARTS):
        return ()
    listed: Mapping[str, Any] = data.load_game_data(plain, CHARTS)["sheets"]
    return tuple([msgspec.convert({**one, "id": name}, ChartSheet) for name, one in listed.items()])


def table_in(whole: Any, path: Sequence[str]) -> Any:
    """Return what stands in a file at a path of names."""
    for name in path:
        whole = whole[name]
    return whole


def rows_of(game: str, sheet: ChartSheet) -> list[tuple[Key, Any]]:
    """Return the rows of a sheet by our figures, with their keys: ids, numbers of a list from 0, or paths of
    figures."""
    whole = data.load_game_data(game, sheet.file)
    if sheet.figures:
        return [(".".join(path), value) for name in sheet.figures for path, value in _leaves(whole[name], (name,))]
    table = table_in(whole, sheet.path)
    if sheet.pairs:
        found = [
            {"a": a, "b": b, "kind": kind} for a, row in table.items() for b, kind in row.get(sheet.pairs, {}).items()
        ]
        return list(enumerate(found))
    return list(table.items()) if isinstance(table, dict) else list(enumerate(table))


def _leaves(value: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield every figure under a value with its path; texts of people, True and False are none."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _leaves(one, (*path, str(key)))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from _leaves(one, (*path, str(number)))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path, value


def value_of(row: Any, name: str, column: SheetColumn) -> Any:
    """Return what a row has in a column; None for nothing."""
    if column.index is not None:
        return row[column.index]
    if column.like:
        return None
    return row.get(name)


def is_sure(game: str, sheet: ChartSheet, key: Key, row: Any, name: str) -> bool:
    """Return whether a figure is no reconstruction: it cannot be laid over."""
    if sheet.sure_rows and str(key) in table_in(data.load_game_data(game, sheet.file), sheet.sure_rows.split(".")):
        return True
    named = row.get(sheet.sure, ()) if sheet.sure and isinstance(row, dict) else ()
    return named is True or (isinstance(named, list) and (name in named or (name == "does" and "effect" in named)))
