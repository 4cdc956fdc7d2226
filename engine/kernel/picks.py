"""Picks: some of many things, within bounds, groups and a budget."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from engine.kernel.choices import Barred, Choices, Given, Level, Option, illegal
from engine.kernel.dice import Lots
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text, text

ONE = frozenset((1,))


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

    __slots__ = ("_barred", "_free", "_groups", "_places", "_plain", "budget", "high", "items", "low", "rule")

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
        self._places: dict[str, int] | None = None
        minima = bool(groups) and any(least for least, _ in self._groups.values())
        # no minimum: whatever may be added step by step may also stand as it is
        self._free = low <= 0 and not minima
        # one of each, no price, and no minimum that a choice could bar: then nothing has to be counted ahead
        self._plain = (
            (budget is None and rule is None and type(self).may_add is Pick.may_add)
            and (low <= 1 or (low <= len(self.items) and not self._groups))
            and not minima
            and {item.count for item in self.items} <= ONE
        )

    @property
    def _rank(self) -> dict[str, int]:
        """Return the place of each item, worked out when first asked for: what is only drawn from needs none."""
        if self._places is None:
            self._places = {item.token: n for n, item in enumerate(self.items)}
        return self._places

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
        return Level(tuple([Option(i.token, i.label, i.group) for i in self.addable(counts)]))

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
        if self._plain or not self.high:
            return self._sample_plain(lots)
        given: list[str] = []
        counts: Counter[str] = Counter()
        while len(given) < self.high:
            if lots.below(3) == 0 and (self._free or self.done(tuple(given))):
                break
            options = self.addable(counts)
            if not options:
                break
            token = lots.one(options).token
            given.append(token)
            counts[token] += 1
        return self.in_order(tuple(given)) if self._free else self.value(tuple(given))

    def _is_plain(self, given: Given) -> bool:
        """Return whether all that is given may stand together, where only doubles and groups bar anything."""
        if len(given) > self.high or len(set(given)) < len(given) or not self._rank.keys() >= set(given):
            return False
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
        if len(given) < 2:
            return given
        rank = self._rank
        return tuple(sorted(given, key=lambda token: rank.get(token, len(rank))))

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
        return illegal(token, self._barred, [i.token for i in self.addable(counts)])

    def addable(self, counts: Counter[str]) -> list[Item]:
        """Return the items of which one more may be added to what `counts` holds."""
        return [item for item in self.items if self.may_add(item, counts)]

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
        spent = 0
        for group, (low, _) in self._groups.items():
            cost = self._cheapest(counts, max(low - self._in_group(counts, group), 0), group)
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
