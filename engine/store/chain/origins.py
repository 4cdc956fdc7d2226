"""Where a table's game comes from that does not begin with its set-up: a step of another table, or a position that was
imagined for one of its seats.

Such a table has its set-up as decision 0 like any other, which binds its dice, and goes on at once with an epoch whose
reason names the origin, in the export and in the chain.

    >>> origin_of(origin_reason(Origin(table="AB12C", step=142)))
    Origin(table='AB12C', step=142, seat='')
    >>> origin_of("rules") is None
    True
"""

import re

import msgspec

FIRST = 1  # the decision that such a game begins with
WRITTEN = re.compile(r"from ([0-9A-Z]{5}) ([0-9]{1,9})(?: imagined ([0-9]{1,2}))?")


class Origin(msgspec.Struct, frozen=True):
    """A step of a table: its decision. seat: for which the position was imagined from what that seat knew; "": it is
    the position itself."""

    table: str
    step: int
    seat: str = ""


def origin_reason(origin: Origin) -> str:
    """Return the reason of the epoch that a game with an origin begins with."""
    return f"from {origin.table} {origin.step}" + (f" imagined {origin.seat}" if origin.seat else "")


def origin_of(reason: str) -> Origin | None:
    """Return the origin that the reason of an epoch names; None where it names none."""
    found = WRITTEN.fullmatch(reason)
    return Origin(found[1], int(found[2]), found[3] or "") if found else None
