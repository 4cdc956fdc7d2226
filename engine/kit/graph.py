"""Places and the ways between them: areas that touch, points with links, hexes (`hexes.py`), all as one `Graph`.

A step leads from a place to another by a kind, such as "road" or "sea" ("" if there is only one kind). There may be
several steps between the same places. The cost of a step is a function of (place, next place, kind): a whole number,
or None if the step is not allowed. A game with half points counts in halves. No result depends on the order of a set.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from engine.kernel.errors import EngineBug

Cost = Callable[[str, str, str], int | None]  # (from, to, by) -> what the step costs, None: it is barred
NOWHERE: frozenset[str] = frozenset()


class GraphStep(NamedTuple):
    """Where a step leads, and by what.

    >>> GraphStep("b", "road")
    GraphStep(to='b', by='road')
    """

    to: str
    by: str = ""


class GraphLink(msgspec.Struct, frozen=True):
    """A link between two points, by a kind; it leads both ways unless it is `one_way`.

    >>> GraphLink("a", "b", "rough").by
    'rough'
    """

    a: str
    b: str
    by: str = ""
    one_way: bool = False


class GraphWay(msgspec.Struct, frozen=True):
    """A way from a place, leg by leg, and what it costs.

    >>> way = GraphWay("a", (GraphStep("b", "road"), GraphStep("c")), 3)
    >>> way.places, way.goal
    (('b', 'c'), 'c')
    """

    start: str
    legs: tuple[GraphStep, ...]
    cost: int

    @property
    def places(self) -> tuple[str, ...]:
        """Return the places that it comes to, in order, without the start."""
        return tuple([leg.to for leg in self.legs])

    @property
    def goal(self) -> str:
        """Return where it ends."""
        return self.legs[-1].to if self.legs else self.start


class _Come(NamedTuple):
    """How the search has reached a place: at what cost, by how many legs, and the last of them (None at a start)."""

    cost: int
    legs: int
    last: tuple[str, GraphStep] | None = None


def cost_per_step(here: str, to: str, by: str) -> int:
    """Return 1 for every step: the cost when steps are just counted."""
    return 1


def cost_by_step_kind(prices: Mapping[str, int]) -> Cost:
    """Return the cost by the kind of a step alone; a kind without a price is barred.

    >>> by_road = cost_by_step_kind({"road": 1})
    >>> by_road("a", "b", "road"), by_road("a", "b", "sea")
    (1, None)
    """
    return lambda here, to, by: prices.get(by)


class Graph:
    """Places with the steps that lead on from each, in the order that they are given in, which breaks every tie: of
    equally cheap ways the one of fewest legs is taken, of these the one that was found first in that order.

    `cost` is what steps cost in general and never changes, so that the `distances` from a place are worked out once.
    Every search takes besides: `cost`, what steps cost this time; `avoiding`, places that are not entered; `halting`,
    places that may be entered but not left again (an enemy's, say); `budget`, the most that a way may cost. A start may
    always be left.

    >>> graph = Graph({"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"]})
    >>> graph.neighbours("a"), graph.distance("a", "d")
    (('b', 'c'), 2)
    >>> graph.way("a", "d").places, graph.way("a", "d", avoiding={"b"}).places
    (('b', 'd'), ('c', 'd'))
    >>> graph.way("a", "d", via=("c", "a")).places
    ('c', 'a', 'b', 'd')
    >>> graph.reach(["a"], 1)
    {'a': 0, 'b': 1, 'c': 1}
    """

    __slots__ = ("_cost", "_distances", "_steps", "places")

    def __init__(self, steps: Mapping[str, Iterable[str | GraphStep]], cost: Cost = cost_per_step) -> None:
        self._steps = {
            place: tuple([step if isinstance(step, GraphStep) else GraphStep(step) for step in on])
            for place, on in steps.items()
        }
        self.places = tuple(self._steps)
        self._cost = cost
        self._distances: dict[str, Mapping[str, int]] = {}
        for place, on in self._steps.items():
            for step in on:
                if step.to not in self._steps:
                    raise EngineBug(f"a step from {place} to {step.to}, which is no place")

    def __contains__(self, place: object) -> bool:
        return place in self._steps

    def steps(self, place: str) -> tuple[GraphStep, ...]:
        """Return the steps that lead on from a place."""
        return self._steps[place]

    def neighbours(self, place: str) -> tuple[str, ...]:
        """Return the places that a step leads to, each once."""
        return tuple(dict.fromkeys([step.to for step in self._steps[place]]))

    def kinds(self, here: str, to: str) -> tuple[str, ...]:
        """Return the kinds of the steps from one place to another; () if they are not next to each other."""
        return tuple([step.by for step in self._steps[here] if step.to == to])

    def distances(self, start: str) -> Mapping[str, int]:
        """Return the cost to every place that can be reached, nearest first, by the graph's own `cost`. Worked out
        once."""
        found = self._distances.get(start)
        if found is None:
            rings = self._rings(start) if self._cost is cost_per_step else self.reach((start,))
            found = self._distances[start] = MappingProxyType(rings)
        return found

    def distance(self, here: str, to: str) -> int | None:
        """Return the cost from one place to another, by the graph's own `cost`; None if there is no way."""
        return self.distances(here).get(to)

    def reach(
        self,
        starts: Iterable[str],
        budget: int | None = None,
        *,
        cost: Cost | None = None,
        avoiding: Container[str] = NOWHERE,
        halting: Container[str] = NOWHERE,
    ) -> dict[str, int]:
        """Return the cost to each place that can be reached from any of the starts, nearest first."""
        found = self._search(starts, budget, cost, avoiding, halting)
        return {place: come.cost for place, come in found.items()}

    def ways(
        self,
        start: str,
        budget: int | None = None,
        *,
        cost: Cost | None = None,
        avoiding: Container[str] = NOWHERE,
        halting: Container[str] = NOWHERE,
    ) -> dict[str, GraphWay]:
        """Return each place in reach with the cheapest way to it, the nearest first: who names their goal first has the
        way that leads there.

        >>> river = point_graph([GraphLink("a", "b", "boat"), GraphLink("a", "c", "path"), GraphLink("c", "b", "path")])
        >>> {goal: way.legs[-1] for goal, way in river.ways("a", 2).items() if way.legs}
        {'b': GraphStep(to='b', by='boat'), 'c': GraphStep(to='c', by='path')}
        """
        found = self._search((start,), budget, cost, avoiding, halting)
        ways: dict[str, GraphWay] = {}
        for place, come in found.items():  # each after the one that it is come to from
            before = ways[come.last[0]].legs if come.last else ()
            ways[place] = GraphWay(start, (*before, come.last[1]) if come.last else (), come.cost)
        return ways

    def way(
        self,
        start: str,
        goal: str,
        *,
        via: Sequence[str] = (),
        budget: int | None = None,
        cost: Cost | None = None,
        avoiding: Container[str] = NOWHERE,
        halting: Container[str] = NOWHERE,
    ) -> GraphWay | None:
        """Return the cheapest way to a goal through the places `via`, in this order; None if there is none."""
        legs: tuple[GraphStep, ...] = ()
        spent, here = 0, start
        for target in (*via, goal):
            if legs and here != target and here in halting:
                return None
            left = None if budget is None else budget - spent
            part = self.nearest(here, (target,), budget=left, cost=cost, avoiding=avoiding, halting=halting)
            if part is None:
                return None
            legs, spent, here = (*legs, *part.legs), spent + part.cost, target
        return GraphWay(start, legs, spent)

    def nearest(
        self,
        start: str,
        goals: Container[str],
        *,
        budget: int | None = None,
        cost: Cost | None = None,
        avoiding: Container[str] = NOWHERE,
        halting: Container[str] = NOWHERE,
    ) -> GraphWay | None:
        """Return the cheapest way to any of the goals, such as a source of supply; the empty way if the start is one
        of them.

        >>> Graph({"a": ["b"], "b": ["a", "c"], "c": ["b"]}).nearest("a", {"b", "c"}).goal
        'b'
        """
        found = self._search((start,), budget, cost, avoiding, halting, goals)
        goal = next(reversed(found))  # the search ends with a goal, if it comes to one
        if goal not in goals:
            return None
        legs: list[GraphStep] = []
        last = found[goal].last
        while last is not None:
            legs.append(last[1])
            last = found[last[0]].last
        return GraphWay(start, tuple(reversed(legs)), found[goal].cost)

    def _rings(self, start: str) -> dict[str, int]:
        """Return the distances where every step costs 1."""
        reached, ring = {start: 0}, [start]
        while ring:
            beyond: list[str] = []
            for place in ring:
                far = reached[place] + 1
                for step in self._steps[place]:
                    if step.to not in reached:
                        reached[step.to] = far
                        beyond.append(step.to)
            ring = beyond
        return reached

    def _search(
        self,
        starts: Iterable[str],
        budget: int | None,
        cost: Cost | None,
        avoiding: Container[str],
        halting: Container[str],
        goals: Container[str] = NOWHERE,
    ) -> dict[str, _Come]:
        """Return how each place can be reached, nearest first. The search ends at the first of `goals`."""
        cost = cost or self._cost
        best = dict.fromkeys(starts, _Come(0, 0))
        heap = [(0, 0, n, place) for n, place in enumerate(best)]
        serial = len(heap)
        out: dict[str, _Come] = {}
        while heap:
            spent, legs, _, here = heappop(heap)
            if here in out:
                continue
            come = out[here] = best[here]
            if here in goals:
                break
            if come.last is not None and here in halting:
                continue
            for step in self._steps[here]:
                to = step.to
                if to in out or to in avoiding:
                    continue
                price = cost(here, to, step.by)
                if price is None:
                    continue
                if price < 0:
                    raise EngineBug(f"a step from {here} to {to} costs {price}")
                total = spent + price
                known = best.get(to)
                if (budget is None or total <= budget) and (known is None or (total, legs + 1) < known[:2]):
                    best[to] = _Come(total, legs + 1, (here, step))
                    heappush(heap, (total, legs + 1, serial, to))
                    serial += 1
        return out


def area_graph(touching: Mapping[str, Iterable[str]], cost: Cost = cost_per_step) -> Graph:
    """Return the graph of areas by those that each touches; one that is touched must touch in return.

    >>> area_graph({"hills": ["plain"], "plain": ["hills", "coast"], "coast": ["plain"]}).distance("hills", "coast")
    2
    """
    graph = Graph(touching, cost)
    for place in graph.places:
        for other in graph.neighbours(place):
            if not graph.kinds(other, place):
                raise EngineBug(f"{place} touches {other}, which does not touch it")
    return graph


def point_graph(links: Iterable[GraphLink], places: Iterable[str] = (), cost: Cost = cost_per_step) -> Graph:
    """Return the graph of points by their links, in the order of `places`, then of the links.

    >>> links = [GraphLink("a", "b", "rough"), GraphLink("a", "c", "clear"), GraphLink("c", "b", "clear"),
    ...          GraphLink("b", "d", "", True)]
    >>> graph = point_graph(links, cost=cost_by_step_kind({"clear": 1, "rough": 3, "": 1}))
    >>> graph.way("a", "b").places, graph.distance("a", "d"), graph.distance("d", "a")
    (('c', 'b'), 3, None)
    """
    steps: dict[str, list[str | GraphStep]] = {place: [] for place in places}
    for link in links:
        steps.setdefault(link.a, []).append(GraphStep(link.b, link.by))
        back = steps.setdefault(link.b, [])
        if not link.one_way:
            back.append(GraphStep(link.a, link.by))
    return Graph(steps, cost)
