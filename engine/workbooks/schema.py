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

How the table of a free sheet lies in the file (`engine/workbooks/free_tables.py`): a list of mappings; or, by `shape`,
`lists` (a column each), `groups` (a mapping of lists of these: its first column is the key) or `keyed` (a mapping
of values: two columns, the key and the value). `pairs`: each row of its table has a mapping of that name, of which
every entry is a row of the sheet, with the columns a (the row's id), b (the entry's) and kind.

`unnamed`: its ids have no names, and what is called the same is something else.
`named`, beside `sheets`: whose names may be others; tables by their path, or of each of a table's rows a field
(`cities.cities#id`). Every title has the sheet `names` then, with a row a name that differs, by language.

`figures` may be names with dots: scenarios.eagle.levels. `default` of a column is what an empty cell stands for;
without it, a row that has the value needs one. A row that is a list has its columns by `index`; one that is a value
alone is its column, with `itself`. `like` of a column: it takes the id of another row, whose fields of these names
count then; that is how a card is given what some card of ours does; `notes` is the field that keeps that id.
`by_value`: the word `value_only` may stand there, for a card of which no rule of ours does what its owner's does: with
`like`, the fields that it has then. `count`: it holds exactly so many, of words or of numbers. `drops`: fields that a
changed value puts out of force. `mutual`: who names another row is named by it. `only`: a row that has no such value
gets none. `told`: the key of the words that say what such a word does. `takes`: it holds figures of the effect that the
column of that name picks (`engine/workbooks/handlers.py`), which is made of the `operations` of its row; these are
written to the row's own, or `into` a table of the file by the row's id. A number with `of` may be one of these words as
well.
What no sheet names is sure, or decides nothing: it cannot be laid over.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

import data
from data.chart_names import ANY, NAMES
from data.charted_games import plain_name
from data.charts import CHARTS, VALUE_ONLY
from data.words import LANGUAGE, folder_languages, messages_of_folder

Key = str | int
ID, NAME, FIGURE, ROW = "id", "name", "figure", "row"  # columns that every sheet of a kind has


class SheetColumn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A column of a sheet: the kind of its values, and what an empty cell stands for."""

    low: float | None = None
    high: float | None = None
    decimal: bool = False
    of: tuple[str, ...] = ()
    ids: str = ""
    flag: bool = False
    many: bool = False
    count: int = 0
    mutual: bool = False
    only: bool = False
    name: bool = False
    itself: bool = False
    like: tuple[str, ...] = ()
    by_value: Mapping[str, Any] | None = None
    notes: str = ""
    told: str = ""
    takes: str = ""
    operations: str = ""
    into: str = ""
    drops: tuple[str, ...] = ()
    index: int | None = None
    default: Any = None

    @property
    def is_number(self) -> bool:
        """Return whether it holds numbers."""
        return self.low is not None

    def words(self, game: str) -> tuple[str, ...]:
        """Return the words that it may hold; () where it holds none."""
        if self.ids == NAMES:
            return tuple(renamable_ids(game))
        alone = () if self.by_value is None else (VALUE_ONLY,)
        if not self.ids:
            return (*self.of, *alone)
        file, *tables = self.ids.split(".")
        return (*self.of, *alone, *(str(one) for one in value_at_name_path(data.load_game_data(game, file), tables)))


class ChartSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a game that may be laid over."""

    id: str = ""
    file: str
    table: str = ""
    section: str = ""
    sure: str = ""
    sure_cells: tuple[str, ...] = ()
    free: bool = False
    shape: Literal["", "lists", "groups", "keyed", "names"] = ""
    pairs: str = ""
    unnamed: bool = False
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
    found = [msgspec.convert({**one, "id": name}, ChartSheet) for name, one in listed.items()]
    return (*found, names_sheet()) if renamable_ids(plain) else tuple(found)


def names_sheet() -> ChartSheet:
    """Return the sheet of names, which is the same for every title."""
    columns = {
        "id": SheetColumn(ids=NAMES),
        "language": SheetColumn(of=(ANY, *folder_languages("common"))),
        "name": SheetColumn(name=True),
    }
    return ChartSheet(id=NAMES, file=NAMES, free=True, shape="names", columns=columns)


@cache
def renamable_ids(game: str) -> Mapping[str, None]:
    """Return the ids whose names may be others, in the order in which they are listed."""
    found = dict[str, None]()
    for path in data.load_game_data(game, CHARTS).get("named", ()):
        where, _, field = path.partition("#")
        file, *tables = where.split(".")
        table = value_at_name_path(data.load_game_data(game, file), tables)
        found |= dict.fromkeys(str(row[field]) for row in table.values()) if field else dict.fromkeys(map(str, table))
    ours = messages_of_folder(game, LANGUAGE)
    return {one: None for one in found if f"name.{one}" in ours}


def headings(sheet: ChartSheet) -> list[str]:
    """Return the names of a sheet's columns, the key's first."""
    if sheet.figures:
        return [ID, FIGURE]
    return [ROW, *sheet.columns] if sheet.free else [ID, NAME, *sheet.columns]


def is_numbered(game: str, sheet: ChartSheet) -> bool:
    """Return whether the rows of a sheet have numbers, from 1, in the place of ids."""
    if sheet.free or sheet.figures:
        return sheet.free
    return isinstance(value_at_name_path(data.load_game_data(plain_name(game), sheet.file), sheet.path), list)


def value_at_name_path(whole: Any, path: Sequence[str]) -> Any:
    """Return what stands in a file at a path of names."""
    for name in path:
        whole = whole[name]
    return whole


def rows_of(game: str, sheet: ChartSheet) -> list[tuple[Key, Any]]:
    """Return the rows of a sheet by our figures, with their keys: ids, numbers of a list from 0, or paths of
    figures."""
    if sheet.shape == "names":
        return []  # ours differ from language to language
    whole = data.load_game_data(game, sheet.file)
    if sheet.figures:
        tables = [(name.split("."), value_at_name_path(whole, name.split("."))) for name in sheet.figures]
        return [(".".join(path), value) for name, table in tables for path, value in _leaves(table, tuple(name))]
    table = value_at_name_path(whole, sheet.path)
    if sheet.free:
        return list(enumerate(rows_of_free_sheet(sheet, table)))
    return list(table.items()) if isinstance(table, dict) else list(enumerate(table))


def rows_of_free_sheet(sheet: ChartSheet, table: Any) -> list[dict[str, Any]]:
    """Return the rows of a free sheet from its table, whatever form that has."""
    first, *others = sheet.columns
    if sheet.pairs:
        return [
            {"a": a, "b": b, "kind": kind} for a, row in table.items() for b, kind in row.get(sheet.pairs, {}).items()
        ]
    if sheet.shape == "keyed":
        return [{first: key, others[0]: value} for key, value in table.items()]
    if sheet.shape == "groups":
        return [{first: key, **dict(zip(others, row, strict=True))} for key, rows in table.items() for row in rows]
    return [dict(zip(sheet.columns, row, strict=True)) for row in table] if sheet.shape == "lists" else list(table)


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
    if column.itself:
        return row
    if column.index is not None:
        return row[column.index]
    if column.like or column.takes:
        return None
    return row.get(name)


def is_sure(sheet: ChartSheet, key: Key, row: Any, name: str) -> bool:
    """Return whether a figure is no reconstruction: it cannot be laid over."""
    if f"{key}.{name}" in sheet.sure_cells:
        return True
    column = sheet.columns.get(name)
    if column is not None and column.only and value_of(row, name, column) is None:
        return True
    named = row.get(sheet.sure, ()) if sheet.sure and isinstance(row, dict) else ()
    return named is True or (
        isinstance(named, list) and (name in named or (_is_of_effect(column) and "effect" in named))
    )


def _is_of_effect(column: SheetColumn | None) -> bool:
    """Return whether a column says what a row does, or with which figures."""
    return column is not None and bool(column.like or column.takes)
