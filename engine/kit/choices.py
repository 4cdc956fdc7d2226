"""More kinds of choices: a list with a rule for each line, a ranking, yes or no; and reasons that are worked out
late."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.kernel.choices import Choices, Given, Level, OneOf, Option, Order, illegal
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Item, Pick
from engine.kernel.texts import Text, text

Counts = Mapping[str, int]
Bar = Callable[[str], str]  # a token -> the key of the rule against it, "" if none
Price = Callable[[str], int]  # a token -> what all that is taken costs with it
Bars = Callable[[Counts], Bar]  # what is taken -> what the rules say beside it
Totals = Callable[[Counts], Price]


def never(counts: Counts) -> Bar:
    """Return a rule that forbids nothing."""
    return lambda token: ""


def added_up(prices: Mapping[str, int]) -> Totals:
    """Return the totals of lines that each cost the same whatever else is taken.

    >>> added_up({"house": 3, "tower": 2})({"house": 2})("tower")
    8
    """

    def total(counts: Counts) -> Price:
        spent = 0
        for token, n in counts.items():
            spent += n * prices[token]
        return lambda token: spent + prices[token]

    return total


class Lines(Pick):
    """A Pick whose items (the lines of a list, such as purchases) are allowed one by one.

    `bars(counts)(token)`: the key of the rule that keeps a line out beside those taken, "" if none does; `absent`: the
    key for a token that is not among the items; `total(counts)(token)`: what all would cost with it, at most `purse`;
    `facts(token)`: what the words need to know. What only hangs on the lines taken is worked out once (`bars(counts)`)
    and then asked for every line. The same rules decide what is offered and why something is not; `absent` and `facts`
    are asked on a refusal only. A line may need another that stands before it among the items:
    whatever order they are given in, each is looked at beside those before it.

    >>> def bars(counts):
    ...     return lambda token: "roof_first" if token == "tower" and not counts["house"] else ""
    >>> total = added_up({"house": 3, "tower": 2})
    >>> lines = Lines(["house", "tower"], 2, bars, absent=lambda token: "unknown", total=total, purse=5)
    >>> [option.token for option in lines.next(()).options]
    ['house']
    >>> lines.value(("tower", "house"))
    ('house', 'tower')
    """

    __slots__ = ("_absent", "_bars", "_facts", "_purse", "_total")

    dear, full, shut = "dear", "full", "shut"
    """The keys of the refusals that every list has: it costs too much, it is full, nothing at all may be taken."""

    def __init__(
        self,
        items: Iterable[Item | str],
        high: int,
        bars: Bars = never,
        *,
        absent: Callable[[str], str],
        total: Totals | None = None,
        purse: int = 0,
        facts: Callable[[str], Mapping[str, Any]] | None = None,
    ) -> None:
        super().__init__(items, 0, high)
        self._bars, self._absent, self._total, self._purse, self._facts = bars, absent, total, purse, facts

    def reason(self, key: str, facts: Mapping[str, Any]) -> Text:
        """Return in words why a line is refused, by its key. A game overrides it to add the section of its rules."""
        return text(f"refused.{key}", **facts)

    def may_add(self, item: Item, counts: Counter[str]) -> bool:
        """Return whether one more of a line may be added to `counts`."""
        return bool(self._allowed((item,), counts))

    def addable(self, counts: Counter[str]) -> list[Item]:
        """Return the lines of which one more may be added to `counts`."""
        return self._allowed(self.items, counts)

    def _allowed(self, items: tuple[Item, ...], counts: Counter[str]) -> list[Item]:
        if counts.total() >= self.high:
            return []
        left = [item for item in items if counts.get(item.token, 0) < item.count]
        if self._total is not None:
            total = self._total(counts)
            left = [item for item in left if total(item.token) <= self._purse]
        if not left or self._bars is never:
            return left
        bars = self._bars(counts)
        return [item for item in left if not bars(item.token)]

    def count(self, given: Given) -> Counter[str]:
        """Count each line, looked at in the order of the items, whatever order they are given in. IllegalAction for
        the first that is not allowed beside those before it."""
        return super().count(self.in_order(given))

    def refused(self, token: str, counts: Counter[str]) -> IllegalAction:
        """Return the error for a line that is not allowed, with the reason in words."""
        key, facts = self._why(token, counts)
        if not key:
            return super().refused(token, counts)
        reason = self.reason(key, {**(self._facts(token) if self._facts else {}), **facts})
        return illegal(token, lambda _: reason, [i.token for i in self.addable(counts)])

    def _why(self, token: str, counts: Counter[str]) -> tuple[str, dict[str, Any]]:
        if not self.has(token):
            return self._absent(token), {}
        key = self._bars(counts)(token)
        if key:
            return key, {}
        if self._total is not None and (total := self._total(counts)(token)) > self._purse:
            return self.dear, {"total": total, "left": self._purse}
        return (self.full, {"most": self.high}) if self.high else (self.shut, {})


class Ranking(Order):
    """Some of the items, in an order of the player's choice.

    >>> ranking = Ranking(("horse", "foot", "ships"))
    >>> ranking.done(()), ranking.done(("ships", "foot")), ranking.done(("foot", "foot"))
    (True, True, False)
    """

    __slots__ = ()

    def __init__(self, items: Iterable[str | Option]) -> None:
        super().__init__(items)
        self.length = None

    def done(self, given: Given) -> bool:
        """Return whether no item is there twice. (Even none at all is a ranking.)"""
        return len(set(given)) == len(given) and set(given) <= {option.token for option in self.items}


class YesNo(Choices[bool]):
    """Yes or no, as a field of a form.

    >>> YesNo().value(("yes",)), YesNo().tokens(False)
    (True, ('no',))
    """

    __slots__ = ()

    length = 1
    _words = OneOf(("no", "yes"))

    def next(self, given: Given) -> Level:
        """Return the tokens "no" and "yes", and nothing after one of them."""
        return self._words.next(given)

    def done(self, given: Given) -> bool:
        """Return whether one of them is given."""
        return self._words.done(given)

    def value(self, given: Given) -> bool:
        """Return True for "yes", False for "no"."""
        return self._words.value(given) == "yes"

    def tokens(self, value: bool) -> Given:
        """Return ("yes",) or ("no",)."""
        return ("yes",) if value else ("no",)


YES_NO = YesNo()


class Reasons(Mapping[str, Text]):
    """Why actions are not among one's choices now, by the action's tag, as a `Menu` takes them (`barred`): `why(tag)`
    is asked for one when it is needed.

    >>> reasons = Reasons(["march"], lambda tag: text("why.winter"))
    >>> "march" in reasons, reasons["march"].key, "sail" in reasons
    (True, 'why.winter', False)
    """

    __slots__ = ("_tags", "_why")

    def __init__(self, tags: Iterable[str], why: Callable[[str], Text]) -> None:
        self._tags, self._why = tuple(tags), why

    def __contains__(self, tag: object) -> bool:
        return tag in self._tags

    def __getitem__(self, tag: str) -> Text:
        """Return in words why the action with this tag is not offered. KeyError if it has no reason."""
        if tag not in self._tags:
            raise KeyError(tag)
        return self._why(tag)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the tags that have a reason."""
        return iter(self._tags)

    def __len__(self) -> int:
        """Return how many actions have a reason."""
        return len(self._tags)
