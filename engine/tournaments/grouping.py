"""More than two at a table: a local search with a fixed seed. It swaps two players of different tables as long as that
costs less, then shakes some tables up and goes on from the best that it has found."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from engine.kernel.dice import UnverifiedRandom

EFFORT = 300_000  # looks at a table that a search takes at most
KICK = 4  # swaps by which a shake changes a way of sitting
Cost = Callable[[Sequence[int]], int]


def table_sizes(count: int, least: int, most: int) -> tuple[list[int], int]:
    """Return the sizes of tables for so many players, the largest first, and how many have a bye: as few as can be,
    then as few tables as can be.

    >>> table_sizes(10, 3, 4), table_sizes(7, 3, 3), table_sizes(2, 3, 4)
    (([4, 3, 3], 0), ([3, 3], 1), ([], 2))
    """
    for byes in range(count + 1):
        seated = count - byes
        tables = -(-seated // most)
        if tables and tables * least <= seated:
            few, more = divmod(seated, tables)
            return [few + 1] * more + [few] * (tables - more), byes
    return [], count


def cut_into_tables(players: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Return tables of these sizes, of those who are next to each other.

    >>> cut_into_tables([1, 2, 3, 4, 5], [3, 2])
    [[1, 2, 3], [4, 5]]
    """
    return [list(players[end - size : end]) for size, end in zip(sizes, accumulate(sizes), strict=True)]


def least_cost_tables(
    players: Sequence[int], sizes: Sequence[int], cost: Cost, *, seed: str, effort: int = EFFORT
) -> list[list[int]]:
    """Return tables of these sizes that cost little together. players: as many as have a place, those who shall sit
    together near each other; effort: how many looks at a table it may take."""
    search = _Search(players, sizes, cost, UnverifiedRandom(seed), effort)
    return [sorted(table, key=list(players).index) for table in search.run()]


class _Search:
    """One search: the tables as they are, what each costs, and the best that was found."""

    def __init__(
        self, players: Sequence[int], sizes: Sequence[int], cost: Cost, lots: UnverifiedRandom, effort: int
    ) -> None:
        self._cost, self._lots, self._left = cost, lots, effort
        self.tables = cut_into_tables(players, sizes)
        self.costs = [cost(table) for table in self.tables]

    def run(self) -> list[list[int]]:
        """Search until nothing costs anything, or the effort is spent."""
        self._descend()
        best, total = [list(table) for table in self.tables], sum(self.costs)
        while total and self._left > 0 and len(self.tables) > 1:
            self._shake()
            self._descend()
            if sum(self.costs) <= total:
                best, total = [list(table) for table in self.tables], sum(self.costs)
            else:
                self.tables = [list(table) for table in best]
                self.costs = [self._cost(table) for table in self.tables]
        return best

    def _descend(self) -> None:
        """Swap as long as that costs less: of each player who sits at a table that costs something."""
        moved = True
        while moved and self._left > 0:
            moved = False
            for here in self._lots.shuffled(range(len(self.tables))):
                for seat in range(len(self.tables[here])):
                    if self.costs[here] and self._swap_best(here, seat):
                        moved = True

    def _swap_best(self, here: int, seat: int) -> bool:
        """Carry the best swap of a seat out; return whether there was one that costs less."""
        best, target = 0, None
        for there in range(len(self.tables)):
            if there == here:
                continue
            for other in range(len(self.tables[there])):
                gain = self._gain(here, seat, there, other)
                if gain > best:
                    best, target = gain, (there, other)
        if target is None:
            return False
        self._swap(here, seat, *target)
        return True

    def _gain(self, here: int, seat: int, there: int, other: int) -> int:
        one, two = self.tables[here], self.tables[there]
        self._left -= 2
        one[seat], two[other] = two[other], one[seat]
        after = self._cost(one) + self._cost(two)
        one[seat], two[other] = two[other], one[seat]
        return self.costs[here] + self.costs[there] - after

    def _swap(self, here: int, seat: int, there: int, other: int) -> None:
        one, two = self.tables[here], self.tables[there]
        one[seat], two[other] = two[other], one[seat]
        self.costs[here], self.costs[there] = self._cost(one), self._cost(two)

    def _shake(self) -> None:
        """Swap some players by lot, the first of them of a table that costs something."""
        dear = [n for n, one in enumerate(self.costs) if one]
        for number in range(KICK):
            here = self._lots.choose(dear) if number == 0 else self._lots.integer_below(len(self.tables))
            there = (here + 1 + self._lots.integer_below(len(self.tables) - 1)) % len(self.tables)
            self._swap(
                here,
                self._lots.integer_below(len(self.tables[here])),
                there,
                self._lots.integer_below(len(self.tables[there])),
            )
