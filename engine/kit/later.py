"""A list of which only the first thing is looked for, until somebody asks for all."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Later(Generic[T]):
    """Things of which the first is looked for at once, and the others only when all are asked for.

    In every position a game must know of each action whether it is possible at all, but what it can be done with
    matters only for the one that somebody chooses. What is passed must give the same later as now: so it may read a
    state, which never changes once prompts were made of it. No thing may be None.

    >>> def halves(numbers):
    ...     for n in numbers:
    ...         if n % 2 == 0:
    ...             print("found", n)
    ...             yield n // 2
    >>> found = Later(halves([1, 4, 5, 8]))
    found 4
    >>> bool(found)
    True
    >>> found.all()
    found 8
    [2, 4]
    >>> bool(Later(halves([3])))
    False
    """

    __slots__ = ("_found", "_others")

    def __init__(self, things: Iterable[T]) -> None:
        self._others = iter(things)
        first = next(self._others, None)
        self._found = [] if first is None else [first]

    def __bool__(self) -> bool:
        """Return whether there is at least one."""
        return bool(self._found)

    def all(self) -> list[T]:
        """Return all of them, in their order."""
        self._found.extend(self._others)
        return self._found
