"""A table's row, for what is worked out of rows alone."""

from typing import Any

from engine.store.models import HUMAN, Pace, SeatRow, TableRow
from tests.games import EXAMPLE


def row(status: str, *, extra: dict[str, Any], people: int = 3) -> TableRow:
    """Return a row of some persons, numbered from 1 like their seats."""
    seats = tuple(SeatRow(seat=str(n), kind=HUMAN, user=n, name=f"p{n}") for n in range(1, people + 1))
    return TableRow(
        id="ABCDE", game=EXAMPLE, name="Table", status=status, guild=1, channel=1, thread=1, host=1, options={},
        pace=Pace(), seats=seats, commitment="", rules_version="", data_hash="", head=1, created=0.0, touched=9.0,
        extra=extra,
    )  # fmt: skip
