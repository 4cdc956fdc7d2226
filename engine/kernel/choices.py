"""Choices as prefix languages: one definition of what may be answered.

A word is a tuple of tokens. `next(given)` says what may follow, `done(given)` whether the word may stop there, and
every prefix that is offered can be completed. Buttons, slash commands, validation, computer players and tests all walk
the same object, and nothing is searched or listed before it is asked for. Kinds: `OneOf`, `Number`, `Order`, `Pick`;
`Form` and `Menu` (in forms.py) put them together.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
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
    __slots__ = ("_barred", "_options", "_tokens")

    def __init__(self, options: Iterable[str | Option], barred: Barred | None = None) -> None:
        self._options = tuple(options)
        self._tokens = tuple([o if isinstance(o, str) else o.token for o in self._options])
        self._barred = barred

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
        return lots.one(self._tokens)


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


class Item(msgspec.Struct, frozen=True):
    """One kind of thing that a Pick holds: how many there are, its group and its price."""

    token: str
    group: str = ""
    cost: int = 0
    count: int = 1
    label: Text | None = None


class Pick(Choices[tuple[str, ...]]):
    """Some of the items, as a multiset: between `low` and `high` in all, `groups` within their own bounds, the costs
    within `budget`. `rule` may refuse more (it must hold for every part of what it allows). The value stands in the
    order of the items, however given. A subclass may have its own `may_add`, `count` and `refused`."""

    __slots__ = ("_barred", "_free", "_groups", "_plain", "_rank", "budget", "high", "items", "low", "rule")

    def __init__(
        self,
        items: Iterable[Item | str],
        low: int,
        high: int,
        *,
        groups: Mapping[str, tuple[int, int]] | None = None,
        budget: int | None = None,
        rule: Callable[[Mapping[str, int]], bool] | None = None,
        barred: Barred | None = None,
    ) -> None:
        self.items = tuple([i if isinstance(i, Item) else Item(i) for i in items])
        self.low, self.high, self.budget, self.rule = low, high, budget, rule
        self._groups = groups or {}
        self._barred = barred
        self._rank = {item.token: n for n, item in enumerate(self.items)}
        minima = bool(groups) and any(least for least, _ in self._groups.values())
        # no minimum: whatever may be added step by step may also stand as it is
        self._free = low <= 0 and not minima
        # one of each, no price, and no minimum that a choice could bar: then nothing has to be counted ahead
        self._plain = (
            (budget is None and rule is None and type(self).may_add is Pick.may_add)
            and (low <= 1 or (low <= len(self.items) and not self._groups))
            and not minima
            and all(item.count == 1 for item in self.items)
        )

    def most_of(self, group: str) -> int:
        """Return how many items of a group may be picked at most."""
        return min(self.high, self._groups.get(group, (0, self.high))[1])

    def more_of(self, token: str, given: Given) -> int:
        """Return how many copies of an item could be added to what is given, one after another."""
        item, counts = self.items[self._rank[token]], self.count(given)
        before = counts[token]
        while self.may_add(item, counts):
            counts[token] += 1
        return counts[token] - before

    def next(self, given: Given) -> Level:
        """Return the items that may still be added so that the whole can be completed."""
        counts = self.count(given)
        return Level(tuple(Option(i.token, i.label, i.group) for i in self.items if self.may_add(i, counts)))

    def done(self, given: Given) -> bool:
        """Return whether what is given may stand as it is."""
        if self._plain:
            return len(given) >= self.low and self._is_plain(given)
        try:
            counts = self.count(given)
        except IllegalAction:
            return False
        return len(given) >= self.low and all(
            low <= self._in_group(counts, group) for group, (low, _) in self._groups.items()
        )

    def value(self, given: Given) -> tuple[str, ...]:
        """Return the picked tokens in the order of the items."""
        if not self.done(given):
            self.count(given)
            raise IllegalAction(text("error.too_few", count=len(given), low=self.low))
        return self.in_order(given)

    def tokens(self, value: Sequence[str]) -> Given:
        """Return the word for a picked multiset."""
        return self.value(tuple(value))

    def sample(self, lots: Lots) -> tuple[str, ...]:
        """Return a random pick of a random size."""
        if self._plain:
            return self._sample_plain(lots)
        given: list[str] = []
        counts: Counter[str] = Counter()
        while len(given) < self.high:
            if lots.below(3) == 0 and (self._free or self.done(tuple(given))):
                break
            options = [i.token for i in self.items if self.may_add(i, counts)]
            if not options:
                break
            token = lots.one(options)
            given.append(token)
            counts[token] += 1
        return self.in_order(tuple(given)) if self._free else self.value(tuple(given))

    def _is_plain(self, given: Given) -> bool:
        """Return whether all that is given may stand together, where only doubles and groups bar anything."""
        if len(given) > self.high or len(set(given)) < len(given) or not self._rank.keys() >= set(given):
            return False
        if not self._groups:
            return True
        groups = [self.items[self._rank[token]].group for token in given]
        return all(groups.count(group) <= self._groups[group][1] for group in groups if group in self._groups)

    def _sample_plain(self, lots: Lots) -> tuple[str, ...]:
        items, groups = self.items, self._groups
        left = [n for n, item in enumerate(items) if not groups or self.most_of(item.group)]
        given: list[int] = []
        while left and len(given) < self.high and (len(given) < self.low or lots.below(3)):
            place = left.pop(lots.below(len(left)))
            given.append(place)
            group = items[place].group
            if group in groups and sum([items[n].group == group for n in given]) >= groups[group][1]:
                left = [n for n in left if items[n].group != group]
        given.sort()
        return tuple([items[n].token for n in given])

    def has(self, token: str) -> bool:
        """Return whether there is such an item at all."""
        return token in self._rank

    def in_order(self, given: Given) -> Given:
        """Return what is given in the order of the items, others last."""
        return tuple(sorted(given, key=lambda token: self._rank.get(token, len(self._rank))))

    def count(self, given: Given) -> Counter[str]:
        """Count what is given; IllegalAction for the first that may not be added to those before it."""
        counts: Counter[str] = Counter()
        for token in given:
            place = self._rank.get(token)
            if place is None or not self.may_add(self.items[place], counts):
                raise self.refused(token, counts)
            counts[token] += 1
        return counts

    def refused(self, token: str, counts: Counter[str]) -> IllegalAction:
        """Return the error for a token that may not be added to what `counts` holds."""
        return illegal(token, self._barred, (i.token for i in self.items if self.may_add(i, counts)))

    def _in_group(self, counts: Mapping[str, int], group: str) -> int:
        return sum(counts.get(i.token, 0) for i in self.items if i.group == group)

    def may_add(self, item: Item, counts: Counter[str]) -> bool:
        """Return whether an item may be added to what `counts` holds so that the whole can be completed."""
        if counts[item.token] >= item.count or counts.total() >= self.high:
            return False
        bounds = self._groups.get(item.group)
        if bounds and self._in_group(counts, item.group) >= bounds[1]:
            return False
        if self.low <= 1 and not any(g[0] for g in self._groups.values()):
            # no minimum beyond the first item, so whatever may be added can be completed
            if self.budget is not None:
                spent = sum(self.items[self._rank[token]].cost * n for token, n in counts.items())
                if spent + item.cost > self.budget:
                    return False
            return self.rule is None or self.rule(counts + Counter((item.token,)))
        after = counts + Counter((item.token,))
        if self.rule is not None and not self.rule(after):
            return False
        return self._can_complete(after)

    def _can_complete(self, counts: Counter[str]) -> bool:
        """Return whether the minima can still be met within the budget, the cheapest way (a laminar greedy is exact;
        a `rule` is taken to leave the cheapest way open)."""
        left = None if self.budget is None else self.budget - sum(i.cost * counts[i.token] for i in self.items)
        if left is not None and left < 0:
            return False
        counts = counts.copy()
        needs = [(low - self._in_group(counts, group), group) for group, (low, _) in self._groups.items()]
        spent = 0
        for need, group in needs:
            cost = self._cheapest(counts, max(need, 0), group)
            if cost is None:
                return False
            spent += cost
        cost = self._cheapest(counts, max(self.low - counts.total(), 0), None)
        return cost is not None and counts.total() <= self.high and (left is None or spent + cost <= left)

    def _cheapest(self, counts: Counter[str], need: int, group: str | None) -> int | None:
        """Add the `need` cheapest items (of `group`) to `counts`; return their cost, None if there are not enough."""
        spent = 0
        for item in sorted(self.items, key=lambda i: i.cost) if need else ():
            if group is not None and item.group != group:
                continue
            room = self._groups.get(item.group, (0, self.high))[1] - self._in_group(counts, item.group)
            take = min(need, item.count - counts[item.token], max(room, 0))
            counts[item.token] += take
            spent += take * item.cost
            need -= take
        return None if need else spent
