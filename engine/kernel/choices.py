"""Choices as prefix languages: one definition of what may be answered.

A word is a tuple of tokens. `next(given)` says what may follow, `done(given)` whether the word may stop there, and
every prefix that is offered can be completed. Buttons, slash commands, validation, computer players and tests all walk
the same object, and nothing is searched or listed before it is asked for. Kinds: `OneOf`, `Number`, `Order` here,
`Pick` (in picks.py), `Route` (in routes.py); `Form` and `Menu` (in forms.py) put them together.
"""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from engine.kernel.dice import Lots
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text, text

V = TypeVar("V")
Given = tuple[str, ...]
STOP = "."  # ends a field of no fixed length where another field follows
Barred = Callable[[str], Text | None]  # why a token is not among the options, from what the asker may know


class Option(msgspec.Struct, frozen=True):
    """One thing that may follow: its token, what to call it, and the group it is listed under."""

    token: str
    label: Text | None = None  # None: the name of the token
    group: str = ""


class Level(msgspec.Struct, frozen=True):
    """What may follow a prefix: options, or a whole number from `low` to `high`."""

    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None


def illegal(token: str, barred: Barred | None = None, possible: Iterable[str] = ()) -> IllegalAction:
    """Return the error for a token that may not follow: the rule's own reason where it has one."""
    why = barred(token) if barred else None
    named = tuple(possible)
    return IllegalAction(
        why or text("error.not_offered", asked=token),
        section=str(why.args.get("section", "")) if why else "",
        possible=text("error.possible", options=named) if named else None,
    )


class Choices(Generic[V]):
    """A prefix language of values V. `length` is the number of tokens of every word, or None where it varies."""

    length: int | None = None

    def next(self, given: Given) -> Level:
        """Return what may follow; IllegalAction if `given` is no prefix of a word."""
        raise NotImplementedError

    def done(self, given: Given) -> bool:
        """Return whether `given` is a whole word."""
        raise NotImplementedError

    def value(self, given: Given) -> V:
        """Return the value that the word stands for; IllegalAction if it is not a word."""
        raise NotImplementedError

    def tokens(self, value: V) -> Given:
        """Return a word for `value`; IllegalAction (with its reason) if it is not among the choices."""
        raise NotImplementedError

    def contains(self, value: V) -> bool:
        """Return whether the value is among the choices."""
        try:
            self.tokens(value)
        except IllegalAction:
            return False
        return True

    def sample(self, lots: Lots) -> V:
        """Return a value, any of them possible: a random walk along `next`."""
        given: Given = ()
        while True:
            level = self.next(given)
            if self.done(given) and ((level.low is None and not level.options) or lots.below(3) == 0):
                return self.value(given)
            if level.low is not None and level.high is not None:
                given += (str(level.low + lots.below(level.high - level.low + 1)),)
            else:
                given += (lots.one(level.options).token,)


class OneOf(Choices[str]):
    """One of some options."""

    length = 1
    __slots__ = ("_barred", "_known", "_options")

    def __init__(self, options: Iterable[str | Option], barred: Barred | None = None) -> None:
        self._options = tuple(options)
        self._barred = barred
        self._known: Given | None = None

    @property
    def _tokens(self) -> Given:
        """Return the tokens, worked out when first asked for: most choices are never opened, or only drawn from."""
        if self._known is None:
            self._known = tuple([o if isinstance(o, str) else o.token for o in self._options])
        return self._known

    def next(self, given: Given) -> Level:
        """Return all options at the start, nothing after one."""
        if not given:  # made here: most words are checked or drawn by their tokens and never shown
            return Level(tuple([Option(o) if isinstance(o, str) else o for o in self._options]))
        self.value(given)
        return Level()

    def done(self, given: Given) -> bool:
        """Return whether one option is chosen."""
        return len(given) == 1 and given[0] in self._tokens

    def value(self, given: Given) -> str:
        """Return the chosen token."""
        if not self.done(given):
            raise illegal(given[-1] if given else "", self._barred, self._tokens)
        return given[0]

    def tokens(self, value: str) -> Given:
        """Return the one-token word."""
        if value not in self._tokens:
            raise illegal(str(value), self._barred, self._tokens)
        return (value,)

    def sample(self, lots: Lots) -> str:
        """Return any option."""
        one = lots.one(self._options)
        return one if isinstance(one, str) else one.token


class Number(Choices[int]):
    """A whole number from `low` to `high`, both included."""

    length = 1
    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def next(self, given: Given) -> Level:
        """Return the range at the start, nothing after a number."""
        if not given:
            return Level(low=self.low, high=self.high)
        self.value(given)
        return Level()

    def done(self, given: Given) -> bool:
        """Return whether a number within the range is given."""
        return len(given) == 1 and given[0].removeprefix("-").isdecimal() and self.low <= int(given[0]) <= self.high

    def value(self, given: Given) -> int:
        """Return the number."""
        if not self.done(given):
            raise self._illegal(given[-1] if given else "")
        return int(given[0])

    def tokens(self, value: int) -> Given:
        """Return the one-token word."""
        if not self.low <= value <= self.high:
            raise self._illegal(str(value))
        return (str(value),)

    def sample(self, lots: Lots) -> int:
        """Return any number of the range."""
        return self.low + lots.below(self.high - self.low + 1)

    def _illegal(self, asked: str) -> IllegalAction:
        return IllegalAction(text("error.not_in_range", asked=asked, low=self.low, high=self.high))


class Order(Choices[tuple[str, ...]]):
    """All items, in an order of the player's choice."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[str | Option]) -> None:
        self.items = tuple(o if isinstance(o, Option) else Option(o) for o in items)
        self.length = len(self.items)

    def next(self, given: Given) -> Level:
        """Return the items that are not placed yet."""
        tokens = [o.token for o in self.items]
        if len(set(given)) < len(given) or not set(given) <= set(tokens):
            raise illegal(given[-1], None, tokens)
        return Level(tuple(o for o in self.items if o.token not in given))

    def done(self, given: Given) -> bool:
        """Return whether all are placed."""
        return sorted(given) == sorted(o.token for o in self.items)

    def value(self, given: Given) -> tuple[str, ...]:
        """Return the order."""
        if not self.done(given):
            raise illegal(given[-1] if given else "", None, [o.token for o in self.items])
        return given

    def tokens(self, value: tuple[str, ...]) -> Given:
        """Return the word, which is the order itself."""
        return self.value(tuple(value))
