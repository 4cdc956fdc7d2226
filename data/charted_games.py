"""A game by an owner's charts has a name of its own, `checkers+<hash>`: everything that is found by a game's id (data,
words, rules, title, drawings) is found by it too, and what is kept by it can be forgotten at once (`kept_by_game`)."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

MARK = "+"  # between a game's id, which cannot have it, and the hash of the charts
P = ParamSpec("P")
T = TypeVar("T")
_KEPT: list["KeptByGame[Any, Any]"] = []


def charted_name(game: str, digest: str) -> str:
    """Return the name of a game by charts with this hash.

    >>> charted_name("checkers", "0f3a")
    'checkers+0f3a'
    """
    return f"{game}{MARK}{digest}"


def plain_name(name: str) -> str:
    """Return the id of a game, whatever charts it is played by.

    >>> plain_name("checkers+0f3a"), plain_name("checkers")
    ('checkers', 'checkers')
    """
    return name.partition(MARK)[0]


def charts_hash(name: str) -> str:
    """Return the hash of the charts that a game of this name is played by; "" by our own figures."""
    return name.partition(MARK)[2]


def plain_module(name: str) -> str:
    """Return the name of a module as our own figures have it (`engine/charts/charted_import.py`).

    >>> plain_module("charted.checkers_0f3a.checkers.board"), plain_module("checkers.board")
    ('checkers.board', 'checkers.board')
    """
    return name.split(".", 2)[2] if name.startswith("charted.") else name


class KeptByGame(Generic[P, T]):
    """A function that remembers what it has returned, as `functools.cache` does, and can forget it game by game."""

    def __init__(self, make: Callable[P, T], most: int | None = None) -> None:
        self._make, self._most, self._kept = make, most, dict[str, dict[Any, T]]()
        wraps(make)(self)
        _KEPT.append(self)

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        """Return what was returned for the same arguments before, or work it out."""
        game, *others = args
        own, key = self._kept.setdefault(str(game), {}), (*others, *sorted(named.items()))
        try:
            return own[key]
        except KeyError:
            found = self._make(*args, **named)
        while self._most is not None and len(own) >= self._most:
            own.pop(next(iter(own)), None)
        own[key] = found
        return found

    def cache_clear(self) -> None:
        """Forget everything."""
        self._kept.clear()

    def forget(self, game: str) -> None:
        """Forget what was returned for a game."""
        self._kept.pop(game, None)


def kept_by_game(make: Callable[P, T]) -> KeptByGame[P, T]:
    """Let a function, whose first argument is a game, remember what it returns."""
    return KeptByGame(make)


def remember_per_game(most: int) -> Callable[[Callable[P, T]], KeptByGame[P, T]]:
    """Let a function remember what it returns, so many answers a game; the oldest is forgotten first."""
    return lambda make: KeptByGame(make, most)


def forget_game(name: str) -> None:
    """Forget whatever is kept of a game of this name."""
    for one in _KEPT:
        one.forget(name)
