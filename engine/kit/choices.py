"""More kinds of choices: a list with a rule for each line, a ranking, yes or no; and reasons that are worked out
late."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.kernel.choices import Choices, Given, Level, OneOf, Option, Order, illegal_token_error
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.picks import Item, Pick, as_items
from engine.kernel.texts import Text, keyed_text

Counts = Mapping[str, int]
Bar = Callable[[str], str]  # a token -> the key of the rule against it, "" if none
Price = Callable[[str], int]  # a token -> what all that is taken costs with it
Bars = Callable[[Counts], Bar | None]  # what is taken -> what the rules say beside it; None: they forbid nothing
Totals = Callable[[Counts], Price]
Items = Iterable[Item | str]
KEPT = 512  # answers that a list keeps at most


def rule_forbidding_nothing(counts: Counts) -> None:
    """Return a rule that forbids nothing."""


class Lines(Pick):
    """A Pick whose items (the lines of a list, such as purchases) are allowed one by one.

    items, high, purse: as in a Pick; the purse is what all may cost. Each may be a function that returns it, called
        when it is first needed: who draws at random takes nothing from many lists, and needs to know no line of these.
    bars(counts)(token): the key of the rule that keeps a line out beside those taken (`counts`: how many of each, where
        there are any), "" if none does. What only hangs on the lines taken is worked out once, in `bars(counts)`, which
        is None where nothing is forbidden beside them.
    absent(token): the key for a token that is not among the items.
    priced: whether each line costs what its item says. Else `total(counts)(token)`: what all would cost with it; None:
        nothing has a price.
    facts(token): what the words of a refusal need to know.

    The same rules decide what is offered and why something is not; `absent` and `facts` are asked on a refusal only. A
    line may need another that stands before it among the items: whatever order they are given in, each is looked at
    beside those before it.

    >>> def bars(counts):
    ...     return lambda token: "roof_first" if token == "tower" and not counts.get("house") else ""
    >>> items = (Item("house", cost=3), Item("tower", cost=2))
    >>> lines = Lines(items, 2, bars, absent=lambda token: "unknown", priced=True, purse=5)
    >>> [option.token for option in lines.choices_after(()).options]
    ['house']
    >>> lines.value_of_tokens(("tower", "house"))
    ('house', 'tower')
    """

    __slots__ = (
        "_absent", "_bars", "_facts", "_later_high", "_later_items", "_later_purse", "_priced", "_total", "_whole",
    )  # fmt: skip

    dear, full, shut = "dear", "full", "shut"
    """The keys of the refusals that every list has: it costs too much, it is full, nothing at all may be taken."""

    def __init__(
        self,
        items: Items | Callable[[], Items],
        high: int | Callable[[], int],
        bars: Bars = rule_forbidding_nothing,
        *,
        absent: Callable[[str], str],
        priced: bool = False,
        total: Totals | None = None,
        purse: int | Callable[[], int] = 0,
        facts: Callable[[str], Mapping[str, Any]] | None = None,
    ) -> None:
        # all that Pick.__init__ would set, for no items yet: it is called for each field of each basket
        self._items, self._high, self.low, self.budget, self.rule = (), 0, 0, None, None
        self._groups, self._barred, self._places, self._kin, self._by_price = {}, None, None, None, None
        self._free, self._completes, self._plain = True, True, False
        self._later_items: Items | Callable[[], Items] | None = items
        self._later_high, self._later_purse = high, purse
        self._whole: dict[Given, bool] | None = None
        self._bars, self._absent, self._priced, self._total, self._facts = bars, absent, priced, total, facts

    @property
    def items(self) -> tuple[Item, ...]:
        """Return all lines, in order."""
        made = self._later_items
        if made is not None:
            self._items, self._later_items = as_items(made() if callable(made) else made), None
        return self._items

    @property
    def high(self) -> int:
        """Return how many may be taken in all."""
        high = self._later_high
        if not isinstance(high, int):
            high = self._later_high = high()
        return high

    @property
    def spending_limit(self) -> int:
        """Return what all may cost."""
        purse = self._later_purse
        if not isinstance(purse, int):
            purse = self._later_purse = purse()
        return purse

    def reason(self, key: str, facts: Mapping[str, Any]) -> Text:
        """Return in words why a line is refused, by its key. A game overrides it to add the section of its rules."""
        return keyed_text(f"refused.{key}", **facts)

    def may_add(self, item: Item, counts: Counter[str]) -> bool:
        """Return whether one more of a line may be added to `counts`."""
        return counts.total() < self.high and bool(self._allowed((item,), counts))

    def addable(self, counts: Counter[str]) -> list[Item]:
        """Return the lines of which one more may be added to `counts`."""
        return self._allowed(self.items, counts) if counts.total() < self.high else []

    def _allowed(self, items: Iterable[Item], counts: Counts) -> list[Item]:
        """Return those of the items of which one more may be added to `counts`, if these are fewer than may be."""
        left = self.spending_limit - self._spent(counts) if self._priced else 0
        return self._open([item for item in items if counts.get(item.token, 0) < item.count], counts, left)

    def _open(self, items: list[Item], counts: Counts, left: int) -> list[Item]:
        """Return those of the items that neither price nor rule keeps out beside `counts`. left: of the purse."""
        if self._priced:
            items = [item for item in items if item.cost <= left]
        elif self._total is not None:
            total, purse = self._total(counts), self.spending_limit
            items = [item for item in items if total(item.token) <= purse]
        bar = self._bars(counts) if items else None
        return items if bar is None else [item for item in items if not bar(item.token)]

    def _spent(self, counts: Counts) -> int:
        return sum([self.items[self._rank[token]].cost * n for token, n in counts.items()])

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return random lines, of random number."""
        counts: dict[str, int] = {}
        given: list[str] = []
        items, left, high = None, 0, self.high
        while len(given) < high and lots.integer_below(3):
            if items is None:  # only now, as most lists are left empty
                items, left = list(self.items), self.spending_limit if self._priced else 0
            options = self._open(items, counts, left)
            if not options:
                break
            taken = lots.choose(options)
            given.append(taken.token)
            counts[taken.token] = counts.get(taken.token, 0) + 1
            left -= taken.cost
            if counts[taken.token] >= taken.count:
                items.remove(taken)
        return self.in_order(tuple(given)) if given else ()

    def is_complete(self, given: Given) -> bool:
        """Return whether the lines may stand together. What was found is kept: a form that is filled in field by field
        asks for its first fields again with each further token."""
        if self._whole is None or len(self._whole) >= KEPT:
            self._whole = {}
        known = self._whole.get(given)
        if known is None:
            known = self._whole[given] = super().is_complete(given)
        return known

    def count(self, given: Given) -> Counter[str]:
        """Count each line, looked at in the order of the items, whatever order they are given in. IllegalAction for
        the first that is not allowed beside those before it."""
        return super().count(self.in_order(given))

    def is_too_dear(self, item: Item, counts: Counter[str]) -> bool:
        """Return whether a line beside `counts` would cost more than the purse holds."""
        total = self._total_with(item.token, counts)
        return total is not None and total > self.spending_limit

    def refusal(self, token: str, counts: Counter[str]) -> IllegalAction:
        """Return the error for a line that is not allowed, with the reason in words."""
        key, facts = self._why(token, counts)
        if not key:
            return super().refusal(token, counts)
        reason = self.reason(key, {**(self._facts(token) if self._facts else {}), **facts})
        return illegal_token_error(token, lambda _: reason, [Option(i.token, i.label) for i in self.addable(counts)])

    def _why(self, token: str, counts: Counter[str]) -> tuple[str, dict[str, Any]]:
        if not self.has_item(token):
            return self._absent(token), {}
        bar = self._bars(counts)
        if bar is not None and (key := bar(token)):
            return key, {}
        total = self._total_with(token, counts)
        if total is not None and total > self.spending_limit:
            return self.dear, {"total": total, "left": self.spending_limit}
        return (self.full, {"most": self.high}) if self.high else (self.shut, {})

    def _total_with(self, token: str, counts: Counts) -> int | None:
        """Return what all would cost with a line, None where nothing has a price."""
        if self._priced:
            return self._spent(counts) + self.items[self._rank[token]].cost
        return None if self._total is None else self._total(counts)(token)


class Ranking(Order):
    """Some of the items, in an order of the player's choice.

    >>> ranking = Ranking(("horse", "foot", "ships"))
    >>> ranking.is_complete(()), ranking.is_complete(("ships", "foot")), ranking.is_complete(("foot", "foot"))
    (True, True, False)
    """

    __slots__ = ()

    def __init__(self, items: Iterable[str | Option]) -> None:
        super().__init__(items)
        self.length = None

    def is_complete(self, given: Given) -> bool:
        """Return whether no item is there twice. (Even none at all is a ranking.)"""
        return len(set(given)) == len(given) and set(given) <= {option.token for option in self.items}

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return a random ranking of random length."""
        left = [option.token for option in self.items]
        given: list[str] = []
        while left and lots.integer_below(3):
            given.append(left.pop(lots.integer_below(len(left))))
        return tuple(given)


class YesNo(Choices[bool]):
    """Yes or no, as a field of a form.

    >>> YesNo().value_of_tokens(("yes",)), YesNo().tokens_of_value(False)
    (True, ('no',))
    """

    __slots__ = ()

    length = 1
    _words = OneOf(("no", "yes"))

    def choices_after(self, given: Given) -> Level:
        """Return the tokens "no" and "yes", and nothing after one of them."""
        return self._words.choices_after(given)

    def is_complete(self, given: Given) -> bool:
        """Return whether one of them is given."""
        return self._words.is_complete(given)

    def value_of_tokens(self, given: Given) -> bool:
        """Return True for "yes", False for "no"."""
        return self._words.value_of_tokens(given) == "yes"

    def tokens_of_value(self, value: bool) -> Given:
        """Return ("yes",) or ("no",)."""
        return ("yes",) if value else ("no",)


YES_NO = YesNo()


class Reasons(Mapping[str, Text]):
    """Why actions are not among one's choices now, by the action's tag, as a `Menu` takes them (`barred`): `why(tag)`
    is asked for one when it is needed.

    >>> reasons = Reasons(["march"], lambda tag: keyed_text("why.winter"))
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
