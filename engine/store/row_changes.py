"""What a writer changes of a table's row, put on the row as it is kept by now.

A writer names the row that it has read, and what is to stand there from then on. What it did not change may have been
changed by others meanwhile, and stays theirs; what both changed is nobody's to decide here: `StaleRow`, nothing is
written, and the writer reads the row again.

    >>> merged_mapping({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"a": 5, "b": 2})
    {'a': 5, 'b': 3}
"""

from collections.abc import Mapping
from typing import Any

from engine.kernel.errors import SaveError
from engine.store.models import TableRow
from engine.store.rows import of_json, to_json

UNFENCED = frozenset({"touched"})  # whoever writes last has touched it last
_ABSENT = object()


class StaleRow(SaveError):  # noqa: N818 - says what the row is
    """Somebody else has changed the same part of a table's row since the writer read it: nothing was written."""


def merged_fields(read: TableRow, kept: TableRow, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Return which columns have to be set to what. read: the row that the writer has read; kept: as it is now.
    StaleRow where both changed the same."""
    out: dict[str, Any] = {}
    for name, wanted in fields.items():
        before, now = getattr(read, name, None), getattr(kept, name, None)
        if name == "extra":
            out[name] = merged_mapping(before or {}, wanted, now or {})
        elif name in UNFENCED or now == before:
            out[name] = wanted
        elif wanted not in (before, now):
            raise StaleRow(f"table {read.id}: its {name} was changed by somebody else")
    return out


def merged_mapping(read: Mapping[str, Any], wanted: Mapping[str, Any], kept: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is kept, with what `wanted` has otherwise than what was `read`. StaleRow where what is kept has
    that otherwise, too. Values are compared as they are kept: as JSON."""
    read, wanted = of_json(to_json(read)), of_json(to_json(wanted))
    out = dict(kept)
    for key in {**read, **wanted}:
        before, after, now = read.get(key, _ABSENT), wanted.get(key, _ABSENT), kept.get(key, _ABSENT)
        if after in (before, now):
            continue
        if now != before:
            raise StaleRow(f"{key} was changed by somebody else")
        if after is _ABSENT:
            del out[key]
        else:
            out[key] = after
    return out


def require_seats(read: TableRow, kept: TableRow) -> None:
    """Raise StaleRow where others sit at a table than the writer has read."""
    if read.seats != kept.seats:
        raise StaleRow(f"table {read.id}: its seats were changed by somebody else")
