"""The cheapest ways for routes whose goal is named first (`engine.kernel.routes.Ways`).

`GraphWays` finds them on a graph, for games in which a step costs the same whatever was walked before. `LegWays`
follows the route's own legs, for games in which it matters how a place was reached (a road that is paid for already,
somebody who was dropped on the way); what it finds is always allowed.
"""

from collections.abc import Callable, Container, Hashable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

import msgspec

from engine.kernel.choices import Given
from engine.kernel.routes import Leg, Trip, Ways
from engine.kit.graph import NOWHERE, Cost, Graph, GraphWay


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """Another way to look for: with other costs (None of a step: it is barred), or entering none of some places. On
    legs, `cost` is given the place that the leg leaves, the place that it comes to, and its kind.

    >>> Variant(avoiding={"veii"}).avoiding
    {'veii'}
    """

    cost: Cost | None = None
    avoiding: Container[str] = NOWHERE


class _Either(Container[str]):
    """Places of which one is in any of some collections."""

    def __init__(self, *parts: Container[str]) -> None:
        self.parts = parts

    def __contains__(self, place: object) -> bool:
        return any(place in part for part in self.parts)


def _places(way: GraphWay) -> Given:
    return way.places


class GraphWays(Ways):
    """The ways from a place on a graph. `legs` makes a route's tokens of a way (default: its places); `cost`, `budget`,
    `halting` and `avoiding` as in `Graph`.

    >>> hills = Graph({"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []})
    >>> ways = GraphWays(hills, "a", variants={"safe": Variant(avoiding={"b"})})
    >>> [(goal.token, goal.cost) for goal in ways.goals()]
    [('b', 1), ('c', 1), ('d', 2)]
    >>> ways.cheapest_way("d")
    Trip(legs=('b', 'd'), cost=2, places=('b', 'd'))
    >>> ways.cheapest_way("d", variant="safe").legs, ways.cheapest_way("b", avoiding=("b",))
    (('c', 'd'), None)
    """

    def __init__(
        self,
        graph: Graph,
        start: str,
        *,
        cost: Cost | None = None,
        budget: int | None = None,
        halting: Container[str] = NOWHERE,
        avoiding: Container[str] = NOWHERE,
        variants: Mapping[str, Variant] | None = None,
        legs: Callable[[GraphWay], Given] = _places,
        most: int | None = None,
    ) -> None:
        self._graph, self._start, self._cost, self._budget = graph, start, cost, budget
        self._halting, self._avoiding, self._legs, self._most = halting, avoiding, legs, most
        self._variants = dict(variants or {})
        self.variants = tuple(self._variants)
        self._trips: Mapping[str, Trip] | None = None

    def goals(self) -> Sequence[Leg]:
        """Return each place that can be reached, nearest first, with the cost of the cheapest way."""
        return _goals_of(self._all())

    def _all(self) -> Mapping[str, Trip]:
        """Return the cheapest way to each place that can be reached. Worked out once."""
        if self._trips is None:
            ways = self._graph.ways(
                self._start, self._budget, cost=self._cost, avoiding=self._avoiding, halting=self._halting
            )
            found = {goal: Trip(self._legs(way), way.cost, way.places) for goal, way in ways.items() if way.legs}
            self._trips = {goal: trip for goal, trip in found.items() if self._fits(trip)}
        return self._trips

    def cheapest_way(
        self, goal: str, *, via: Sequence[str] = (), avoiding: Sequence[str] = (), variant: str = ""
    ) -> Trip | None:
        """Return the cheapest way to a goal; None if there is no way, or no such variant."""
        if not (via or avoiding or variant):
            return self._all().get(goal)
        other = self._variants.get(variant, Variant()) if variant in ("", *self.variants) else None
        named = [goal, *via]
        if other is None or any(place not in self._graph or place in avoiding for place in named):
            return None
        way = self._graph.way(
            self._start,
            goal,
            via=via,
            budget=self._budget,
            cost=other.cost or self._cost,
            avoiding=_Either(self._avoiding, avoiding, other.avoiding),
            halting=self._halting,
        )
        trip = Trip(self._legs(way), way.cost, way.places) if way is not None and way.legs else None
        return trip if trip is not None and self._fits(trip) else None

    def _fits(self, trip: Trip) -> bool:
        return self._most is None or len(trip.legs) <= self._most


def _goals_of(trips: Mapping[str, Trip]) -> Sequence[Leg]:
    return tuple([Leg(goal, to=goal, cost=trip.cost) for goal, trip in trips.items()])


class _Here(NamedTuple):
    """What a search has come to: a position, by these legs at this cost, through these places; where that is, and how
    many waypoints are past."""

    position: Any
    trip: Trip
    place: str
    passed: int


class LegWays(Ways):
    """The ways along a route's own legs. `legs(position)` and `step(position, token)` are the route's; a leg without a
    cost counts one, one that comes to no place is never walked. `same(position)` says what two positions have in common
    from which the same may follow, the cheaper of them being as good (default: the position itself). What follows a
    position, which is hashable, is worked out once, however many searches come to it. `foremost`: which places one will
    mostly want, by what they are (`foremost_goals_by_kind`).

    >>> def legs(at):
    ...     return [Leg(to, to=to, cost=1) for to in {"a": "bc", "b": "d", "c": "d", "d": ""}[at]]
    >>> ways = LegWays(legs, "a", lambda at, token: token, start="a")
    >>> [(goal.token, goal.cost) for goal in ways.goals()], ways.cheapest_way("d", via=("c",)).legs
    ([('b', 1), ('c', 1), ('d', 2)], ('c', 'd'))
    """

    def __init__(
        self,
        legs: Callable[[Any], Sequence[str | Leg]],
        position: Any,
        step: Callable[[Any, str], Any],
        *,
        start: str,
        same: Callable[[Any], Hashable] = lambda position: position,
        variants: Mapping[str, Variant] | None = None,
        most: int = 20,
        foremost: Mapping[str, Callable[[str], bool]] | None = None,
    ) -> None:
        self._foremost = dict(foremost or {})
        self._legs, self._position, self._step, self._start = legs, position, step, start
        self._same, self._most = same, most
        self._variants = dict(variants or {})
        self.variants = tuple(self._variants)
        self._trips: Mapping[str, Trip] | None = None
        self._followed: dict[Hashable, Sequence[str | Leg]] = {}
        self._stepped: dict[Hashable, Any] = {}

    def goals(self) -> Sequence[Leg]:
        """Return each place that can be reached, nearest first, with the cost of the cheapest way."""
        return _goals_of(self._all())

    def foremost_goals_by_kind(self) -> Mapping[str, Sequence[str]]:
        """Return the goals of each kind that stands foremost, nearest first."""
        return {kind: [goal for goal in self._all() if fits(goal)] for kind, fits in self._foremost.items()}

    def _all(self) -> Mapping[str, Trip]:
        """Return the cheapest way to each place that can be reached. Worked out once."""
        if self._trips is None:
            found: dict[str, Trip] = {}
            for here in self._search((), (), Variant()):
                if here.trip.legs and here.place != self._start:
                    found.setdefault(here.place, here.trip)
            self._trips = found
        return self._trips

    def cheapest_way(
        self, goal: str, *, via: Sequence[str] = (), avoiding: Sequence[str] = (), variant: str = ""
    ) -> Trip | None:
        """Return the cheapest way to a goal; None if there is no way, or no such variant."""
        if not (via or avoiding or variant):
            return self._all().get(goal)
        if variant and variant not in self._variants:
            return None
        for here in self._search((*via, goal), avoiding, self._variants.get(variant, Variant())):
            if here.passed == len(via) + 1:
                return here.trip
        return None

    def _search(self, targets: Sequence[str], avoiding: Container[str], variant: Variant) -> Iterator[_Here]:
        """Yield what can be come to, the cheapest first, of equally cheap ways that of fewest legs. What has passed
        more of the targets counts as something else."""
        first = _Here(self._position, Trip((), 0), self._start, 0)
        heap: list[tuple[int, int, int, _Here]] = [(0, 0, 0, first)]
        serial, known = 1, set()
        while heap:
            *_, here = heappop(heap)
            key = (self._same(here.position), here.place, here.passed)
            if key in known:
                continue
            known.add(key)
            yield here
            legs, cost, places = here.trip.legs, here.trip.cost, here.trip.places
            if len(legs) >= self._most:
                continue
            for leg in self.legs_after(here.position):
                token, to, by, price = _read(leg)
                if not to or to in avoiding or to in variant.avoiding:
                    continue
                if variant.cost is not None and variant.cost(here.place, to, by) is None:
                    continue
                passed = here.passed + (here.passed < len(targets) and targets[here.passed] == to)
                trip = Trip((*legs, token), cost + price, (*places, to))
                on = _Here(self.position_after(here.position, token), trip, to, passed)
                heappush(heap, (trip.cost, len(trip.legs), serial, on))
                serial += 1

    def legs_after(self, position: Any) -> Sequence[str | Leg]:
        """Return the legs that may follow a position."""
        found = self._followed.get(position)
        if found is None:
            found = self._followed[position] = self._legs(position)
        return found

    def position_after(self, position: Any, token: str) -> Any:
        """Return the position after a leg."""
        found = self._stepped.get((position, token))
        if found is None:
            found = self._stepped[position, token] = self._step(position, token)
        return found


def _read(leg: str | Leg) -> tuple[str, str, str, int]:
    """Return a leg's token, the place that it comes to, its kind and its cost."""
    if isinstance(leg, str):
        return leg, leg, "", 1
    return leg.token, leg.to, leg.group, 1 if leg.cost is None else leg.cost
