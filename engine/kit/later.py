"""What a menu may offer, found only as far as it is needed: an existence test now, the list when it is opened."""

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Later(Generic[T]):
    """Things of which the first is looked for at once and the others when somebody asks for all of them.

    A menu asks of every action whether it is possible at all, of each position that the game comes to; what it could
    be done with is only of interest for the one that is chosen. What is given must not hang on anything that changes
    in between: a game's state, which is never changed once it is asked about, is safe.

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
        self._found: list[T] = []
        for first in self._others:
            self._found.append(first)
            break

    def __bool__(self) -> bool:
        """Return whether there is any."""
        return bool(self._found)

    def all(self) -> list[T]:
        """Return all of them, in their order."""
        self._found.extend(self._others)
        return self._found
