"""Choices: what may be answered, defined once. Buttons, slash commands, checks, computer players and tests all use it.

A value is chosen token by token. `choices_after(given)` says which tokens may follow those that are given,
`is_complete(given)` whether they are enough. Whatever is offered can be completed. What may follow is worked out only
when it is asked for, so there may be millions of values.

>>> choices = Order(("tribute", "levy", "march"))
>>> [option.token for option in choices.choices_after(("levy",)).options]
['tribute', 'march']
>>> choices.is_complete(("levy",)), choices.is_complete(("levy", "march", "tribute"))
(False, True)
>>> choices.contains(("levy", "levy", "march"))
False

The kinds: `OneOf`, `Number` and `Order` are here, `Pick` (some of many things) is in picks.py, `Route` (a way over a
map) in routes.py. `Form` (an action's fields) and `Menu` (a prompt's actions) in forms.py are put together from
these. More stand in `engine.kit.choices`.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text, keyed_text

V = TypeVar("V")
Given = tuple[str, ...]
STOP = "."  # token that ends a field whose number of tokens may differ, where another field follows
Barred = Callable[[str], Text | None]  # of a token: why it may not follow, as far as the asker may know; else None


class Option(msgspec.Struct, frozen=True):
    """Something that may follow.

    token: what is given when it is chosen.
    label: what it is called; None: the name of the token (`name.<token>`).
    group: what it is listed with; "" for no group.
    """

    token: str
    label: Text | None = None  # None: the name of the token
    group: str = ""


class Level(msgspec.Struct, frozen=True):
    """All that may follow some tokens.

    options: the tokens. low, high: if these are set, a whole number between them, both included, instead.
    """

    options: tuple[Option, ...] = ()
    low: int | None = None
    high: int | None = None


def illegal_token_error(
    token: str, barred: Barred | None = None, possible: Iterable[str | Option] = ()
) -> IllegalAction:
    """Return the error for a token that may not follow.

    barred: of a token, the rule that forbids it, in words; its argument `section` is the section of the rules.
    possible: what may follow: tokens, or options, which are called by their labels.
    """
    why = barred(token) if barred else None
    return IllegalAction(
        why or keyed_text("error.not_offered", asked=token),
        section=str(why.args.get("section", "")) if why else "",
        possible=_listed(tuple(possible)),
    )


def _listed(possible: Sequence[str | Option]) -> Text | None:
    """Return in words what is possible; None for nothing."""
    options = [Option(one) if isinstance(one, str) else one for one in possible]
    if any(one.label is not None for one in options):
        said = [one.label or keyed_text("error.possible_one", option=one.token) for one in options]
        return keyed_text("error.possible_texts", options=[one for n, one in enumerate(said) if one not in said[:n]])
    return keyed_text("error.possible", options=tuple([one.token for one in options])) if options else None


class Choices(Generic[V]):
    """Values of a type V, chosen token by token. The base of all kinds of choices.

    length: how many tokens every value has; None where that differs.

    A new kind gives `choices_after`, `is_complete`, `value_of_tokens` and `tokens_of_value`, so that
    `value_of_tokens(tokens_of_value(v)) == v` for each of its values.
    """

    length: int | None = None

    def choices_after(self, given: Given) -> Level:
        """Return what may follow the tokens `given`. IllegalAction if these cannot be chosen."""
        raise NotImplementedError

    def is_complete(self, given: Given) -> bool:
        """Return whether the tokens `given` are a whole value. (More may follow nevertheless.)"""
        raise NotImplementedError

    def value_of_tokens(self, given: Given) -> V:
        """Return the value that the tokens stand for. IllegalAction if they cannot be chosen, or are not a whole
        value."""
        raise NotImplementedError

    def tokens_of_value(self, value: V) -> Given:
        """Return tokens that stand for `value`. IllegalAction, with the reason, if it is not among the choices."""
        raise NotImplementedError

    def contains(self, value: V) -> bool:
        """Return whether `value` is among the choices."""
        try:
            self.tokens_of_value(value)
        except IllegalAction:
            return False
        return True

    def sample(self, lots: UnverifiedRandom) -> V:
        """Return a random value. Each is possible, but not each as likely: tokens are drawn from `choices_after` until
        it is `is_complete`."""
        given: Given = ()
        while True:
            level = self.choices_after(given)
            if self.is_complete(given) and ((level.low is None and not level.options) or lots.integer_below(3) == 0):
                return self.value_of_tokens(given)
            if level.low is not None and level.high is not None:
                given += (str(level.low + lots.integer_below(level.high - level.low + 1)),)
            else:
                given += (lots.choose(level.options).token,)


class OneOf(Choices[str]):
    """One of some options; the value is its token.

    barred: why a token that one might look for is not among them.

    >>> OneOf(("latium", "samnium")).value_of_tokens(("samnium",))
    'samnium'
    """

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

    def choices_after(self, given: Given) -> Level:
        """Return all options at the start, nothing after one is chosen."""
        if not given:  # made only now: most values are checked or drawn by their tokens and never shown
            return Level(tuple([Option(o) if isinstance(o, str) else o for o in self._options]))
        self.value_of_tokens(given)
        return Level()

    def is_complete(self, given: Given) -> bool:
        """Return whether one option is chosen."""
        return len(given) == 1 and given[0] in self._tokens

    def value_of_tokens(self, given: Given) -> str:
        """Return the chosen token."""
        if not self.is_complete(given):
            raise illegal_token_error(given[-1] if given else "", self._barred, self._options)
        return given[0]

    def tokens_of_value(self, value: str) -> Given:
        """Return the value, which is the only token."""
        if value not in self._tokens:
            raise illegal_token_error(str(value), self._barred, self._options)
        return (value,)

    def sample(self, lots: UnverifiedRandom) -> str:
        """Return any option."""
        one = lots.choose(self._options)
        return one if type(one) is str else one.token  # type: ignore[union-attr]


class Number(Choices[int]):
    """A whole number from `low` to `high`, both included; its token is the number in decimal digits.

    >>> Number(1, 6).value_of_tokens(("4",)), Number(1, 6).contains(7)
    (4, False)
    """

    length = 1
    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def choices_after(self, given: Given) -> Level:
        """Return the range at the start, nothing after a number."""
        if not given:
            return Level(low=self.low, high=self.high)
        self.value_of_tokens(given)
        return Level()

    def is_complete(self, given: Given) -> bool:
        """Return whether a number within the range is given."""
        return len(given) == 1 and given[0].removeprefix("-").isdecimal() and self.low <= int(given[0]) <= self.high

    def value_of_tokens(self, given: Given) -> int:
        """Return the number."""
        if not self.is_complete(given):
            raise self._illegal(given[-1] if given else "")
        return int(given[0])

    def tokens_of_value(self, value: int) -> Given:
        """Return the number as the only token."""
        if not self.low <= value <= self.high:
            raise self._illegal(str(value))
        return (str(value),)

    def sample(self, lots: UnverifiedRandom) -> int:
        """Return any number of the range."""
        return self.low + lots.integer_below(self.high - self.low + 1)

    def _illegal(self, asked: str) -> IllegalAction:
        return IllegalAction(keyed_text("error.not_in_range", asked=asked, low=self.low, high=self.high))


class Order(Choices[tuple[str, ...]]):
    """All of the items, put in an order; the value is the tuple of their tokens."""

    __slots__ = ("items",)

    def __init__(self, items: Iterable[str | Option]) -> None:
        self.items = tuple(o if isinstance(o, Option) else Option(o) for o in items)
        self.length = len(self.items)

    def choices_after(self, given: Given) -> Level:
        """Return the items that are not placed yet."""
        tokens = [o.token for o in self.items]
        if len(set(given)) < len(given) or not set(given) <= set(tokens):
            raise illegal_token_error(given[-1], None, self.items)
        return Level(tuple(o for o in self.items if o.token not in given))

    def is_complete(self, given: Given) -> bool:
        """Return whether all are placed."""
        return sorted(given) == sorted(o.token for o in self.items)

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        """Return the order."""
        if not self.is_complete(given):
            raise illegal_token_error(given[-1] if given else "", None, self.items)
        return given

    def tokens_of_value(self, value: tuple[str, ...]) -> Given:
        """Return the value, which is its own tokens."""
        return self.value_of_tokens(tuple(value))
