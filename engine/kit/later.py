"""A list of which only the first thing is looked for, until somebody asks for all."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Later(msgspec.Struct, Generic[T]):
    """Things of which the first has been found (`first_found_with_rest`), and the others are looked for when all are
    asked for.

    It is a struct as these are made quickly: there are several in each position.

    >>> Later([1], iter((2, 3))).in_order()
    [1, 2, 3]
    """

    found: list[T]
    others: Iterator[T]

    def in_order(self) -> list[T]:
        """Return all of them, in their order."""
        self.found.extend(self.others)
        return self.found


def first_found_with_rest(things: Iterable[T]) -> Later[T] | None:
    """Look for the first thing at once, and for the others only when all are asked for. None if there is none.

    In every position a game must know of each action whether it is possible at all, but what it can be done with
    matters only for the one that somebody chooses. What is passed must give the same later as now: so it may read a
    state, which never changes once prompts were made of it. No thing may be None.

    >>> def halves(numbers):
    ...     for n in numbers:
    ...         if n % 2 == 0:
    ...             print("found", n)
    ...             yield n // 2
    >>> found = first_found_with_rest(halves([1, 4, 5, 8]))
    found 4
    >>> found.in_order()
    found 8
    [2, 4]
    >>> first_found_with_rest(halves([3])) is None
    True
    """
    others = iter(things)
    first = next(others, None)
    return None if first is None else Later([first], others)
