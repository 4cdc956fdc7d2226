"""Tables to which rows may be added: what the rows of a free sheet say, in the form that the table has."""

from collections.abc import Mapping, Sequence
from typing import Any

from data.charts import ROWS, WHOLE
from engine.workbooks.schema import ChartSheet

Row = Mapping[str, Any]


def chart_value_from_rows(sheet: ChartSheet, table: Any, rows: Sequence[Row]) -> Any:
    """Return what rows say of a table, as a chart has it."""
    if sheet.pairs:
        return _pairs(sheet, table, rows)
    first, *others = sheet.columns
    if sheet.shape == "keyed":
        return {WHOLE: {row[first]: row.get(others[0]) for row in rows}}
    if sheet.shape == "groups":
        return _groups(table, first, others, rows)
    if sheet.shape == "lists":
        return {ROWS: [[row.get(name, "") for name in sheet.columns] for row in rows]}
    return {ROWS: list(rows)}


def _pairs(sheet: ChartSheet, table: Mapping[str, Any], rows: Sequence[Row]) -> dict[str, Any]:
    by_row = dict[str, dict[str, str]]()
    for row in rows:
        by_row.setdefault(row["a"], {})[row["b"]] = row["kind"]
    return {
        key: {sheet.pairs: {ROWS: by_row.get(key, {})}}
        for key, row in table.items()
        if row.get(sheet.pairs, {}) != by_row.get(key, {})
    }


def _groups(table: Mapping[str, Any], first: str, others: Sequence[str], rows: Sequence[Row]) -> dict[str, Any]:
    found = dict[str, list[list[Any]]]()
    for row in rows:
        found.setdefault(row[first], []).append([row.get(name, "") for name in others])
    return {key: {ROWS: found.get(key, [])} for key, ours in table.items() if ours != found.get(key, [])}
