"""Picks: some of many things, within limits on number, groups and price.

>>> losses = Pick(
...     [Item("cohort", group="foot", count=3), Item("turma", group="horse", count=2)],
...     low=2,
...     high=4,
...     groups={"horse": (0, 1)},
... )
>>> losses.value_of_tokens(("turma", "cohort"))  # always in the order of the items
('cohort', 'turma')
>>> losses.contains(("turma", "turma")), losses.contains(("cohort",))
(False, False)
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from engine.kernel.choices import Barred, Choices, Given, Level, Option, illegal_token_error
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.errors import IllegalAction
from engine.kernel.texts import Text, keyed_text

ONE = frozenset((1,))


class Item(msgspec.Struct, frozen=True):
    """One kind of thing in a Pick.

    token: its id. group: its group, for limits and for lists: an id, or several with "+" between them.
    cost: the price of one.
    count: how many of it there are.
    label: what it is called; None: the name of the token.
    """

    token: str
    group: str = ""
    cost: int = 0
    count: int = 1
    label: Text | None = None


def as_items(things: Sequence[Item] | Iterable[Item | str]) -> tuple[Item, ...]:
    """Return things as items; a token stands for one thing without a price. If the first is an item, all are."""
    if isinstance(things, (tuple, list)) and things and isinstance(things[0], Item):
        return tuple(things)
    return tuple([thing if isinstance(thing, Item) else Item(thing) for thing in things])


class Pick(Choices[tuple[str, ...]]):
    """Some of the items, each as often as it is there. The value is a tuple of tokens in the order of the items.

    low, high: how many in all, at least and at most.
    groups: by group, how many of it, at least and at most.
    budget: how much they may cost together; None: no limit.
    rule: of the number of each token: whether so many may stand together. If it allows some things together, it must
        allow any part of them, and it should never rule out the cheapest way to reach a minimum.
    barred: why a token that one might look for is not among the items.

    A subclass may have its own `may_add`, `count` and `refusal`. one_list: its things are mostly few, and shown in one
    list whatever their groups; whoever has chosen from it goes on at once.
    """

    one_list: ClassVar[bool] = False

    __slots__ = (
        "_barred", "_by_price", "_completes", "_free", "_groups", "_high", "_items", "_kin", "_places", "_plain",
        "budget", "low", "rule",
    )  # fmt: skip

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
        self._items = as_items(items)
        self._high = high
        self.low, self.budget, self.rule = low, budget, rule
        self._groups = groups or {}
        self._barred = barred
        self._places: dict[str, int] | None = None
        self._kin: dict[str, list[str]] | None = None
        self._by_price: list[Item] | None = None
        minima = bool(groups) and any(least for least, _ in self._groups.values())
        # without a minimum, whatever can be picked step by step is a whole pick at each step
        self._free = low <= 0 and not minima
        # no minimum beyond the first item, or only one in all, and enough is there for it: so whatever may be added can
        # be completed
        own = type(self).may_add is Pick.may_add
        enough = own and budget is None and not groups and low <= high and low <= sum([i.count for i in self._items])
        self._completes = (low <= 1 and not minima) or enough
        # one of each, no price, no minimum that could be missed: so nothing has to be counted in advance
        self._plain = (
            (budget is None and rule is None and own)
            and (low <= 1 or (low <= len(self._items) and not self._groups))
            and not minima
            and {item.count for item in self._items} <= ONE
        )

    @property
    def items(self) -> tuple[Item, ...]:
        """Return all items, in order."""
        return self._items

    @property
    def high(self) -> int:
        """Return how many may be picked in all."""
        return self._high

    @property
    def _rank(self) -> dict[str, int]:
        """Return the place of each item in the list, by token. Made when first needed: random drawing needs none."""
        if self._places is None:
            self._places = {item.token: n for n, item in enumerate(self.items)}
        return self._places

    @property
    def _members(self) -> dict[str, list[str]]:
        """Return the tokens of each group. Made when first needed."""
        if self._kin is None:
            self._kin = {}
            for item in self.items:
                self._kin.setdefault(item.group, []).append(item.token)
        return self._kin

    @property
    def _cheap_first(self) -> list[Item]:
        """Return the items by their price. Made when first needed."""
        if self._by_price is None:
            self._by_price = sorted(self.items, key=lambda item: item.cost)
        return self._by_price

    @property
    def limits_groups(self) -> bool:
        """Return whether a group has limits of its own, so that it must be seen apart from the others."""
        return bool(self._groups)

    def most_of(self, group: str) -> int:
        """Return how many things of this group may be picked at most."""
        return min(self.high, self._groups.get(group, (0, self.high))[1])

    def count_addable(self, token: str, given: Given) -> int:
        """Return how many more of this item could be added to what is given."""
        item, counts = self.items[self._rank[token]], self.count(given)
        before = counts[token]
        while self.may_add(item, counts):
            counts[token] += 1
        return counts[token] - before

    def choices_after(self, given: Given) -> Level:
        """Return the items of which one more may be added."""
        counts = self.count(given)
        return Level(tuple([Option(i.token, i.label, i.group) for i in self.addable(counts)]))

    def is_complete(self, given: Given) -> bool:
        """Return whether what is given may be the whole of it."""
        if self._plain:
            return len(given) >= self.low and self._is_plain(given)
        try:
            counts = self.count(given)
        except IllegalAction:
            return False
        return len(given) >= self.low and all(
            low <= self._in_group(counts, group) for group, (low, _) in self._groups.items()
        )

    def missing(self, given: Given) -> int:
        """Return how many must still be added at least: in all, or to the groups that have too few.

        >>> Pick(["ballista", "cohort", "turma"], low=2, high=2).missing(("turma",))
        1
        """
        counts = Counter(given)
        in_groups = sum(max(0, low - self._in_group(counts, group)) for group, (low, _) in self._groups.items())
        return max(self.low - len(given), in_groups, 0)

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        """Return the tokens in the order of the items. IllegalAction if they may not stand together, or are too few."""
        if not self.is_complete(given):
            self.count(given)
            raise IllegalAction(keyed_text("error.too_few", count=len(given), low=self.low))
        return self.in_order(given)

    def tokens_of_value(self, value: Sequence[str]) -> Given:
        """Return the tokens of `value`, sorted like the items."""
        return self.value_of_tokens(tuple(value))

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return a random pick of a random size."""
        if self._plain or not self.high:
            return self._sample_plain(lots)
        given: list[str] = []
        counts: Counter[str] = Counter()
        while len(given) < self.high:
            if lots.integer_below(3) == 0 and (self._free or self.is_complete(tuple(given))):
                break
            options = self.addable(counts)
            if not options:
                break
            token = lots.choose(options).token
            given.append(token)
            counts[token] += 1
        return self.in_order(tuple(given)) if self._free else self.value_of_tokens(tuple(given))

    def _is_plain(self, given: Given) -> bool:
        """Return whether the tokens may stand together, where each item is there once and only groups set limits."""
        rank, limits = self._rank, self._groups
        own = set(given)
        if len(given) > self.high or len(own) < len(given) or not rank.keys() >= own:
            return False
        if not limits:
            return True
        groups = [self.items[rank[token]].group for token in given]
        return all(groups.count(group) <= limits[group][1] for group in groups if group in limits)

    def _sample_plain(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        items, groups = self._items, self._groups
        left = [n for n, item in enumerate(items) if not groups or self.most_of(item.group)]
        given: list[int] = []
        while left and len(given) < self.high and (len(given) < self.low or lots.integer_below(3)):
            place = left.pop(lots.integer_below(len(left)))
            given.append(place)
            group = items[place].group
            if group in groups and sum([items[n].group == group for n in given]) >= groups[group][1]:
                left = [n for n in left if items[n].group != group]
        given.sort()
        return tuple([items[n].token for n in given])

    def has_item(self, token: str) -> bool:
        """Return whether there is an item with this token."""
        return token in self._rank

    def in_order(self, given: Given) -> Given:
        """Return the tokens in the order of the items; tokens of no item last."""
        if len(given) < 2:
            return given
        rank = self._rank
        return tuple(sorted(given, key=lambda token: rank.get(token, len(rank))))

    def count(self, given: Given) -> Counter[str]:
        """Count each token. IllegalAction for the first that may not be added to those before it."""
        counts: Counter[str] = Counter()
        for token in given:
            place = self._rank.get(token)
            if place is None or not self.may_add(self.items[place], counts):
                raise self.refusal(token, counts)
            counts[token] += 1
        return counts

    def refusal(self, token: str, counts: Counter[str]) -> IllegalAction:
        """Return the error for a token that may not be added to `counts`."""
        if token in self._rank and counts.total() >= self.high > 1:
            return IllegalAction(keyed_text("error.too_many", high=self.high))
        return illegal_token_error(token, self._barred, [Option(i.token, i.label) for i in self.addable(counts)])

    def is_too_dear(self, item: Item, counts: Counter[str]) -> bool:
        """Return whether one more of an item beside `counts` would cost more than all may."""
        if self.budget is None:
            return False
        return item.cost + sum(one.cost * counts[one.token] for one in self.items) > self.budget

    def addable(self, counts: Counter[str]) -> list[Item]:
        """Return the items of which one more may be added to `counts`."""
        if counts.total() >= self.high:
            return []
        groups, full = self._groups, self._full_groups(counts)
        items = [i for i in self.items if counts[i.token] < i.count and not (groups and i.group in full)]
        if self._completes and self.budget is None and self.rule is None:
            return items  # nothing else can keep them out
        return [item for item in items if self.may_add(item, counts)]

    def _full_groups(self, counts: Mapping[str, int]) -> list[str]:
        """Return the groups of which no more may be picked."""
        return [group for group, (_, most) in self._groups.items() if self._in_group(counts, group) >= most]

    def _in_group(self, counts: Mapping[str, int], group: str) -> int:
        return sum([counts.get(token, 0) for token in self._members.get(group, ())])

    def may_add(self, item: Item, counts: Counter[str]) -> bool:
        """Return whether one more of an item may be added to `counts` so that all minimums can still be reached."""
        if counts[item.token] >= item.count or counts.total() >= self.high:
            return False
        bounds = self._groups.get(item.group)
        if bounds and self._in_group(counts, item.group) >= bounds[1]:
            return False
        if self._completes:
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
        """Return whether all minimums can still be reached within the budget, by adding the cheapest things.

        This is exact, since groups do not overlap (and a `rule` is taken not to rule out the cheapest things).
        """
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
        """Add the `need` cheapest things (of `group`, if it is not None) to `counts`. Return their price; None if
        there are too few."""
        spent = 0
        for item in self._cheap_first if need else ():
            if not need:
                break
            if group is not None and item.group != group:
                continue
            room = self._groups.get(item.group, (0, self.high))[1] - self._in_group(counts, item.group)
            take = min(need, item.count - counts[item.token], max(room, 0))
            counts[item.token] += take
            spent += take * item.cost
            need -= take
        return None if need else spent
