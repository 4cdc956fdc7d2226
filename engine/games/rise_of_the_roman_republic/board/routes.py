"""What a way costs in Attrition Points (section 6.41; rulings c.3, c.22, c.48, G13 and G14), and the cheapest ways.

Points are counted in quarters, as a river on home ground costs one: `POINT` of them are an Attrition Point. Each
province that is entered is paid for once in a movement, with the mountains, marshes and rivers that are come to off the
road; one in which every step is by road costs less.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import city_size, controlled_provinces, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import (
    graph_of,
    is_river_between,
    may_leave_map,
    open_road_hexsides,
    terrain,
)
from engine.games.rise_of_the_roman_republic.board.seasons import attrition_value_change
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import HEXES, PROVINCES, TABLES, Edge, hexside_between

POINT = 4  # quarters in an Attrition Point
LABELS = 3  # ways that a search keeps to a hex, by the provinces that they have paid for
FIGURES = TABLES.attrition_points
STEPS_KEPT, TERMS_KEPT = 16, 64  # of what was worked out
FAR = 1000  # more hexes than any way has
NO_TOLLS: Mapping[str, int] = {}


def attrition_points_in_quarters(points: float) -> int:
    """Return Attrition Points in quarters."""
    return int(points * POINT)


class Paid(NamedTuple):
    """A province that a way has entered. extras: quarters for what hindered in it. by_road: whether every step in it
    was by road."""

    province: str
    extras: int
    by_road: bool


class Step(NamedTuple):
    """A step to a hex: its province, quarters of what hinders there (nothing by road), whether it is by road, and
    whether it crosses a river off road."""

    to: str
    province: str
    extras: int
    by_road: bool
    wet: bool


Onward = tuple[str, str, int, int, bool, int, int]
"""A step to a hex, for a search: hex, province and its bit, quarters of what hinders there, whether it is by road, and
what it costs as the first in its province, and as a later one."""


class Terms:
    """What ways cost somebody: what is in play for them, where they pay half, what is devastated, which roads are open.

    season: by how much Attrition Values are higher this turn. They change seldom, so that what is found is kept: see
    `terms_of`.
    """

    def __init__(
        self,
        name: str,
        gauls: bool,
        home: frozenset[str],
        devastated: frozenset[str],
        paved: frozenset[Edge],
        season: int = 0,
    ) -> None:
        self.home, self.devastated, self.season = home, devastated, season
        self.steps = _steps(name, gauls, home, paved)
        names = [*dict.fromkeys([HEXES[here].province for here in self.steps])]
        self._bits = {province: 1 << n for n, province in enumerate(names)}
        self._entry = [(bit, self.quarters_of_province(one, 0, False)) for one, bit in self._bits.items()]
        self._prices: dict[int, int] = {}
        self._onward: dict[str, list[Onward]] = {}

    def step(self, here: str, to: str) -> Step:
        """Return the step from a hex to one beside it."""
        return next(one for one in self.steps[here] if one.to == to)

    def quarters_of_province(self, province: str, extras: int, by_road: bool) -> int:
        """Return the quarters of a province: all first, then half of it on home ground (rulings c.48 and G14)."""
        value = attrition_points_in_quarters(max(0, PROVINCES[province].attrition + self.season))  # ruling W18
        if province in self.devastated:
            value += attrition_points_in_quarters(FIGURES.devastated)
        value += attrition_points_in_quarters(FIGURES.road) if by_road else extras
        return max(attrition_points_in_quarters(FIGURES.least), value // 2 if province in self.home else value)

    def provinces_paid_after_step(self, so_far: tuple[Paid, ...], step: Step) -> tuple[Paid, ...]:
        """Return what has been entered after a step."""
        for n, (province, extras, by_road) in enumerate(so_far):
            if province == step.province:
                if not step.extras and by_road == (by_road and step.by_road):
                    return so_far
                new = Paid(province, extras + step.extras, by_road and step.by_road)
                return (*so_far[:n], new, *so_far[n + 1 :])
        return (*so_far, Paid(step.province, step.extras, step.by_road))

    def quarters_of(self, so_far: Iterable[Paid]) -> int:
        """Return the quarters of all that has been entered."""
        return sum([self.quarters_of_province(*one) for one in so_far])

    def most_price(self, bits: int) -> int:
        """Return what some provinces cost at most, given as bits."""
        known = self._prices.get(bits)
        if known is None:
            known = self._prices[bits] = sum([cost for bit, cost in self._entry if bit & bits])
        return known

    def steps_with_terms(self, here: str) -> list[Onward]:
        """Return the steps from a hex with what a search asks of each."""
        known = self._onward.get(here)
        if known is None:
            known = self._onward[here] = [self._priced(step) for step in self.steps[here]]
        return known

    def _priced(self, step: Step) -> Onward:
        to, province, extras, by_road, _ = step
        more = extras // 2 if province in self.home else extras
        return (
            to,
            province,
            self._bits[province],
            extras,
            by_road,
            self.quarters_of_province(province, extras, by_road),
            more,
        )

    def province_bit(self, province: str) -> int:
        """Return the bit of a province."""
        return self._bits[province]


Steps = dict[str, tuple[Step, ...]]  # those that lead on from each hex in play


@lru_cache(maxsize=STEPS_KEPT)
def _steps(name: str, gauls: bool, home: frozenset[str], paved: frozenset[Edge]) -> Steps:
    """Return the steps from each hex; what is devastated makes no difference to them."""
    bare = _bare_steps(name, gauls, paved)
    if not home:
        return bare
    return {here: tuple([_at_home(here, one, home) for one in found]) for here, found in bare.items()}


def _at_home(here: str, step: Step, home: frozenset[str]) -> Step:
    """Return a step as it is where a power pays half: between two hexes of home ground a river costs nothing (ruling
    c.22)."""
    if step.wet and step.province in home and HEXES[here].province in home:
        return step._replace(extras=step.extras - attrition_points_in_quarters(FIGURES.river))
    return step


@lru_cache(maxsize=STEPS_KEPT)
def _bare_steps(name: str, gauls: bool, paved: frozenset[Edge]) -> Steps:
    return {here: tuple([_step(here, to, paved) for to in beside]) for here, beside in graph_of(name, gauls).items()}


def _step(here: str, to: str, paved: frozenset[Edge]) -> Step:
    if hexside_between(here, to) in paved:
        return Step(to, HEXES[to].province, 0, True, False)
    extras = attrition_points_in_quarters({"mountain": FIGURES.mountain, "marsh": FIGURES.marsh}.get(terrain(to), 0))
    wet = is_river_between(here, to)
    return Step(
        to, HEXES[to].province, extras + (attrition_points_in_quarters(FIGURES.river) if wet else 0), False, wet
    )


@lru_cache(maxsize=TERMS_KEPT)
def _terms(
    name: str,
    gauls: bool,
    home: frozenset[str],
    devastated: frozenset[str],
    paved: frozenset[Edge],
    season: int,
) -> Terms:
    return Terms(name, gauls, home, devastated, paved, season)


def terms_of(state: RiseState, power: Power) -> Terms:
    """Return what ways cost a power now."""
    home, devastated = frozenset(home_ground(state, power)), frozenset(state.devastated)
    return _terms(
        state.scenario,
        may_leave_map(state, power),
        home,
        devastated,
        open_road_hexsides(state),
        attrition_value_change(state),
    )


def home_ground(state: RiseState, power: Power) -> tuple[str, ...]:
    """Return the provinces where a power pays half (ruling G13): Rome in provinces of Roman Italy that it controls, or
    controlled as the turn began where the scenario says so; the Samnites in Samnium."""
    known = scenario_of(state)
    if power == ROMANS:
        return (
            state.home_ground
            if known.has_rule("turn_start_home")
            else controlled_provinces(state, ROMANS, known.roman_italy)
        )
    return known.home.get(power, ()) if known.has_rule("turn_start_home") else ()


def arrival_relief(state: RiseState, place: str) -> int:
    """Return the quarters that ending a movement inside this city takes off (ruling c.22)."""
    return attrition_points_in_quarters(FIGURES.inside[city_size(scenario_of(state), place)])


def way_cost_quarters(
    state: RiseState, power: Power, way: tuple[str, ...], *, inside: bool = False, tolls: int = 0
) -> int:
    """Return the quarters of a way, its start first. inside: whether it ends within a friendly city. tolls: quarters
    besides, for Overruns."""
    known = terms_of(state, power)
    so_far: tuple[Paid, ...] = ()
    for here, to in pairwise(way):
        so_far = known.provinces_paid_after_step(so_far, known.step(here, to))
    return max(0, known.quarters_of(so_far) + tolls + (arrival_relief(state, way[-1]) if inside else 0))


class Found(NamedTuple):
    """A way that a search has found. cost: in quarters, without any city at its end. places: those after the start."""

    cost: int
    places: tuple[str, ...]


class _Label(msgspec.Struct, gc=False):  # a struct, as these are made quickly: some thousand in a search
    cost: int
    entered: int
    hops: int
    here: str
    last: "_Label | None"
    by_road: int


def _first(known: Terms, start: str, so_far: tuple[Paid, ...]) -> _Label:
    paved = [known.province_bit(one.province) for one in so_far if one.by_road]
    entered = sum([known.province_bit(one.province) for one in so_far])
    return _Label(0, entered, 0, start, None, sum(paved))


def _way(label: _Label) -> tuple[str, ...]:
    back = []
    at: _Label | None = label
    while at is not None:
        back.append(at.here)
        at = at.last
    return tuple(reversed(back[:-1]))


def _on(known: Terms, at: _Label, onward: Onward) -> tuple[int, int]:
    """Return cost, and provinces entered by road alone, after a step into a new province, or one in a province that has
    been entered by road alone so far."""
    _, province, bit, extras, by_road, entry, _ = onward
    if not at.entered & bit:
        return at.cost + entry, at.by_road | bit if by_road else at.by_road
    if by_road:
        return at.cost, at.by_road
    return at.cost + known.quarters_of_province(province, extras, False) - known.quarters_of_province(
        province, 0, True
    ), at.by_road & ~bit


def cheapest_ways(
    known: Terms,
    start: str,
    *,
    goals: Container[str] = (),
    avoiding: Container[str] = (),
    halting: Container[str] = (),
    most: int = FAR,
    dear: Container[str] = (),
    roads_first: bool = False,
    shortest: bool = False,
    so_far: tuple[Paid, ...] = (),
    tolls: Mapping[str, int] = NO_TOLLS,
    barred: Callable[[str, str], bool] | None = None,
) -> Iterator[tuple[str, Found]]:
    """Yield each hex that can be come to with the cheapest way, of equally cheap ones that of fewest hexes; the nearest
    first. With `goals` it ends at the first of them.

    avoiding: hexes that are not entered. halting: such that may be entered but not left. most: hexes of a way.
    dear: hexes through which it goes only where there is no other way. roads_first: as few hexes off road as can be.
    shortest: as few hexes as can be, of those the cheapest. so_far: what has been entered before. tolls: quarters for
    going on from a hex. barred: of two hexes: whether no step leads from the one to the other.
    """
    first = _first(known, start, so_far)
    heap: list[tuple[int, int, int, int, _Label]] = [(0, 0, 0, 0, first)]
    settled: dict[str, list[tuple[int, int, int]]] = {}
    serial = 0
    while heap:
        weight, _, hops, _, at = heappop(heap)
        here, cost = at.here, at.cost
        before = settled.setdefault(here, [])
        if before and _worse(known, before, weight, cost, at.entered):
            continue
        before.append((weight, cost, at.entered))
        if len(before) == 1:
            yield here, Found(cost, _way(at))
            if here in goals:
                return
        if hops >= most or (hops and here in halting):
            continue
        if hops and here in tolls:
            at.cost = cost = cost + tolls[here]
        for onward in known.steps_with_terms(here):
            to, _, bit, _, by_road, _, more = onward
            if to in avoiding or (barred is not None and barred(here, to)):
                continue
            if at.entered & bit and not at.by_road & bit:
                paid, paved = cost + more, at.by_road
            else:
                paid, paved = _on(known, at, onward)
            entered = at.entered | bit
            heavier = weight + (to in dear) * FAR + (roads_first and not by_road) + shortest
            others = settled.get(to)
            if others is None or not _worse(known, others, heavier, paid, entered):
                serial += 1
                on = _Label(paid, entered, hops + 1, to, at, paved)
                heappush(heap, (heavier, paid, hops + 1, serial, on))


def _worse(known: Terms, before: Sequence[tuple[int, int, int]], weight: int, cost: int, entered: int) -> bool:
    """Return whether one of the ways that came to a hex before serves as well for whatever may follow, or whether there
    have been enough."""
    if len(before) >= LABELS:
        return True
    for heavy, paid, others in before:
        if heavy <= weight and paid <= cost:
            more = entered & ~others
            if not more or paid + known.most_price(more) <= cost:
                return True
    return False
