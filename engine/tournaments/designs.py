"""Rounds of a pool of more than two at a table, worked out before the first: tables at which nobody meets twice, as far
as such can be worked out for so many.

As many groups as sit at a table, each of as many players as there are tables: in each round a table has one of each
group, and which of them sit together is told apart by arithmetic in a ring of as many elements as a group has players
(a transversal design). Once all groups have met, the same is done within each of them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product

Tables = tuple[tuple[int, ...], ...]  # of a round, by points from 0


class Field:
    """The field of so many elements, a power of a prime: polynomials over the prime, written as numbers."""

    def __init__(self, prime: int, power: int) -> None:
        self._prime, self._power, self.size = prime, power, prime**power
        self._below = next(one for one in product(range(prime), repeat=power) if self._is_whole(one))

    def added(self, one: int, other: int) -> int:
        """Return a sum."""
        pairs = zip(self._digits(one), self._digits(other), strict=True)
        return self._number([(a + b) % self._prime for a, b in pairs])

    def multiplied(self, one: int, other: int) -> int:
        """Return a product."""
        return self._number(self._product(self._digits(one), self._digits(other), self._below))

    def _is_whole(self, below: Sequence[int]) -> bool:
        """Return whether no product of two elements is 0, where the highest power stands for these below it."""
        every = [self._digits(number) for number in range(1, self.size)]
        return all(any(self._product(one, other, below)) for one in every for other in every)

    def _product(self, one: Sequence[int], other: Sequence[int], below: Sequence[int]) -> list[int]:
        found = [0] * (2 * self._power)
        for (a, x), (b, y) in product(enumerate(one), enumerate(other)):
            found[a + b] += x * y
        for place in reversed(range(self._power, 2 * self._power)):
            for n, part in enumerate(below):
                found[place - self._power + n] += found[place] * part
        return [one % self._prime for one in found[: self._power]]

    def _digits(self, number: int) -> list[int]:
        return [number // self._prime**place % self._prime for place in range(self._power)]

    def _number(self, digits: Sequence[int]) -> int:
        return sum(digit * self._prime**place for place, digit in enumerate(digits))


class Ring:
    """A ring of so many elements, numbered from 0: a field for each power of a prime in that number."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._fields = [Field(prime, power) for prime, power in prime_powers(size)]

    def element_after_steps(self, start: int, times: int, step: int) -> int:
        """Return start + times · (the step-th element whose difference from those before it divides, if any does)."""
        found, scale = 0, 1
        for field in self._fields:
            here, many = start // scale % field.size, times // scale % field.size
            found += scale * field.added(here, field.multiplied(many, step % field.size))
            scale *= field.size
        return found


def prime_powers(number: int) -> Iterator[tuple[int, int]]:
    """Yield the primes of a number with their powers.

    >>> list(prime_powers(60))
    [(2, 2), (3, 1), (5, 1)]
    """
    prime = 2
    while number > 1:
        power = 0
        while number % prime == 0:
            number, power = number // prime, power + 1
        if power:
            yield prime, power
        prime += 1


@cache
def rounds_without_repeats(size: int, tables: int) -> tuple[Tables, ...]:
    """Return rounds of so many tables of this size at which no two of their points meet twice: as many as are known.

    >>> rounds_without_repeats(3, 1), len(rounds_without_repeats(4, 16))
    ((((0, 1, 2),),), 21)
    """
    found, met = list[Tables](), set[tuple[int, int]]()
    for made in _across(size, tables):
        pairs = {pair for table in made for pair in combinations(table, 2)}
        if not pairs & met:
            found.append(made)
            met |= pairs
    for inner in rounds_without_repeats(size, tables // size) if tables % size == 0 else ():
        groups = range(0, size * tables, tables)
        found.append(tuple(tuple(start + point for point in table) for start in groups for table in inner))
    return tuple(found)


def _across(size: int, tables: int) -> Iterator[Tables]:
    """Yield rounds in which each table has one of each group."""
    ring = Ring(tables)
    for turn in range(tables):
        yield tuple(
            tuple(group * tables + ring.element_after_steps(first, turn, group) for group in range(size))
            for first in range(tables)
        )


def rounds_with_planned_tables(slots: Sequence[int], size: int) -> list[list[list[int]]]:
    """Return the rounds that are planned for a pool, each with its tables. size: of a table; where people do not come
    out even, some are smaller.

    >>> rounds_with_planned_tables([1, 2, 3, 4, 5, 6, 7, 8], 3)[1]
    [[1, 5], [2, 6, 7], [3, 4, 8]]
    """
    rounds = rounds_without_repeats(size, -(-len(slots) // size))
    return [[[slots[point] for point in table if point < len(slots)] for table in tables] for tables in rounds]


def seated_as_planned(
    planned: Sequence[Sequence[int]],
    seated: Sequence[int],
    sizes: Sequence[int],
    repeats: Callable[[Sequence[int]], int],
) -> list[int]:
    """Return those who have a place in an order in which tables of these sizes, the largest first, can be cut off one
    after the other: the planned ones, with few changes where somebody is missing. repeats: how often those of a table
    have met; who has to change joins those whom they have met least.

    >>> seated_as_planned([[1, 5], [2, 6, 7], [3, 4, 8]], [1, 2, 3, 4, 6, 7, 8], [4, 3], len)
    [2, 6, 7, 1, 3, 4, 8]
    """
    tables = [[player for player in table if player in seated] for table in planned]
    tables.sort(key=len, reverse=True)
    kept, loose = tables[: len(sizes)], [player for table in tables[len(sizes) :] for player in table]
    loose += [player for player in seated if not any(player in table for table in planned)]
    kept += [[] for _ in range(len(sizes) - len(kept))]
    for table, size in zip(kept, sizes, strict=True):
        loose += table[size:]
        del table[size:]
    for table, size in zip(kept, sizes, strict=True):
        while len(table) < size:
            joining = _joining(table, loose, repeats)
            table.append(joining)
            loose.remove(joining)
    return [player for table in kept for player in table]


def _joining(table: Sequence[int], loose: Sequence[int], repeats: Callable[[Sequence[int]], int]) -> int:
    """Return whom of several a table has met least."""
    return min(loose, key=lambda player: repeats([*table, player]))
