"""The way of a march as a choice: leg by leg, or by its goal with the cheapest way there (rulings c.20 and c.22)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.hexmap import hexes_around
from engine.games.rise_of_the_roman_republic.board.routes import POINT, Found, Paid, Terms, cheapest_ways
from engine.games.rise_of_the_roman_republic.board.sieges import are_enemies
from engine.games.rise_of_the_roman_republic.movement.courses import ProvinceCourse
from engine.games.rise_of_the_roman_republic.movement.interceptors import Threats
from engine.games.rise_of_the_roman_republic.movement.limits import MOST, NOWHERE, Limits, Walk
from engine.games.rise_of_the_roman_republic.movement.mover import Mover
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import HEXES
from engine.kernel.choices import Given, Level, illegal_token_error
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.routes import Leg, Route, Trip, Ways
from engine.kernel.texts import Text, keyed_text

ROAD, SAFE, SHORT = "road", "safe", "short"
"""Other ways than the cheapest: by road where there is one, past nobody who could intercept, over the fewest hexes."""


LISTED, LAND = 25, 16  # goals of a kind that are listed first; of land, those that are nearest
KEPT = 64  # searches for ways that are kept
FEW, STOPS, SEARCHED = 20, 5, 16  # of random ways: hexes at most, one in so many stops, one in so many searches


class _Asked(NamedTuple):
    """All that a search for ways hangs on, as `routes.cheapest_ways` takes it."""

    terms: Terms
    start: str
    goals: tuple[str, ...]
    avoiding: frozenset[str]
    halting: frozenset[str]
    most: int
    dear: frozenset[str]
    variant: str
    so_far: tuple[Paid, ...]
    tolls: tuple[tuple[str, int], ...]


def _ways_of(asked: _Asked, barred: Callable[[str, str], bool] | None = None) -> Iterator[tuple[str, Found]]:
    """Yield the ways that are asked for."""
    return cheapest_ways(
        asked.terms,
        asked.start,
        goals=asked.goals,
        avoiding=asked.avoiding,
        halting=asked.halting,
        most=asked.most,
        dear=asked.dear,
        roads_first=asked.variant == ROAD,
        shortest=asked.variant == SHORT,
        so_far=asked.so_far,
        tolls=dict(asked.tolls),
        barred=barred,
    )


@lru_cache(maxsize=KEPT)
def _kept(asked: _Asked) -> tuple[tuple[str, Found], ...]:
    """Return the ways that are asked for, as often as they are asked for: a prompt is put again with each press."""
    return tuple(_ways_of(asked))


class MarchWays(Ways):
    """The cheapest ways of a mover, by goal: "4413", or "4413+in" for into its city."""

    variants = (ROAD, SAFE, SHORT)

    def __init__(self, limits: Limits, threats: Threats | None = None) -> None:
        self._limits, self._threats = limits, threats

    @cached_property
    def _risky(self) -> frozenset[str]:
        return self._threats.risky_hexes_to_leave if self._threats is not None else NOWHERE

    def goals(self) -> Sequence[Leg]:
        """Return where it may lead, city by city, then hex by hex, the cheapest first, with the province as group."""
        cities = self._limits.state.cities
        return sorted(self._goals, key=lambda leg: (leg.to not in cities, leg.cost or 0))

    def places_out_of_reach(self) -> Sequence[Leg]:
        """Return the hexes in play to which no way leads, neither into a city nor before it."""
        state, reached = self._limits.state, {token.removesuffix(INSIDE) for token in self._trips}
        return [goal_leg(state, one, 0) for one in self._limits.terms.steps if one not in reached]

    def foremost_goals_by_kind(self) -> Mapping[str, Sequence[str]]:
        """Return where enemies stand or hold a city, then where there are other armies and cities, then the land near
        by, that beside an enemy first: the cheapest of each first."""
        state, power = self._limits.state, self._limits.mover.power
        stacks = [one for one in state.stacks.values() if not one.is_empty]
        held = [(place, city.holder) for place, city in state.cities.items() if city.holder]
        there = [*((one.hex, one.power) for one in stacks), *held]
        foes = {place for place, other in there if are_enemies(state, power, other)}
        known = {one.hex for one in stacks} | state.cities.keys()
        beside = {one for foe in foes for one in hexes_around(foe)}
        goals = sorted(self._goals, key=lambda leg: leg.cost or 0)
        land = [leg for leg in goals if leg.to not in known]
        near = sorted(land[:LAND], key=lambda leg: leg.to not in beside)
        ahead = [leg for leg in land[LAND:] if leg.to in beside]
        found = {
            "hostile": [leg.token for leg in goals if leg.to in foes],
            "friendly": [leg.token for leg in goals if leg.to in known - foes],
            "near": [leg.token for leg in (*near, *ahead)],
        }
        return {kind: tokens[:LISTED] for kind, tokens in found.items()}

    @cached_property
    def _goals(self) -> list[Leg]:
        return [goal_leg(self._limits.state, token, trip.cost) for token, trip in self._trips.items()]

    @cached_property
    def _trips(self) -> dict[str, Trip]:
        """Return the cheapest way to every goal: within the provinces where they are free; else to their own province,
        or by Hot Pursuit."""
        limits = self._limits
        found: dict[str, Trip] = {}
        self._gather(found, home=True)
        if limits.realm is not None:
            for course in limits.direct_courses:
                self._gather(found, course=course)
            if limits.hot_pursuit_hexes:
                self._gather(found)
        return found

    def _gather(self, found: dict[str, Trip], *, home: bool = False, course: ProvinceCourse | None = None) -> None:
        limits = self._limits
        start, cities = limits.mover.place, limits.state.cities
        for place, way in self._search(start, home=home and limits.realm is not None, course=course):
            if place != start:
                for token in (place, place + INSIDE) if place in cities else (place,):
                    if token not in found and (trip := self._found(way, token)) is not None:
                        found[token] = trip

    def _search(
        self,
        start: str,
        goal: str = "",
        *,
        home: bool = False,
        course: ProvinceCourse | None = None,
        avoiding: Sequence[str] = (),
        variant: str = "",
        walk: Walk | None = None,
    ) -> Sequence[tuple[str, Found]]:
        limits = self._limits
        tolls = (
            ()
            if limits.mover.is_lone
            else tuple([(one, POINT) for one in limits.outside if one not in limits.hexes_where_it_must_stop])
        )
        asked = _Asked(
            limits.terms,
            start,
            (goal,) if goal else (),
            limits.barred_hexes.union(avoiding, limits.free_outside if home else ()),
            limits.hexes_where_it_must_stop,
            MOST - (len(walk.way) if walk is not None else 0),
            self._risky if variant == SAFE else NOWHERE,
            variant,
            limits.entered_provinces(walk.way) if walk is not None else (),
            tolls,
        )
        return list(_ways_of(asked, course.bars)) if course is not None else _kept(asked)

    def _found(self, way: Found, token: str) -> Trip | None:
        """Return a way that was searched for as a trip; None if it may not end so."""
        limits, inside = self._limits, token.endswith(INSIDE)
        places = way.places
        if inside and not limits.can_enter_city(places[-1]):
            return None
        strays = limits.realm is not None and any(one in limits.free_outside for one in places)
        walk = Walk(places[-1], inside, places, strays)
        if not limits.may_end(walk):
            return None
        return Trip((*places[:-1], token), limits.way_price(way.cost, places[-1], inside=inside), places)

    def _trip(self, places: Given, token: str) -> Trip | None:
        """Return a way as a trip; None if it may not end so."""
        limits = self._limits
        if token.endswith(INSIDE) and not limits.can_enter_city(token.removesuffix(INSIDE)):
            return None
        legs = (*places[:-1], token)
        walk = limits.start
        for leg in legs:
            walk = limits.force_after_leg(walk, leg)
        return Trip(legs, limits.cost(walk), places) if limits.may_end(walk) else None

    def cheapest_way(
        self, goal: str, *, via: Sequence[str] = (), avoiding: Sequence[str] = (), variant: str = ""
    ) -> Trip | None:
        """Return the cheapest way to a goal; None if there is none."""
        if not (via or avoiding or variant):
            return self._trips.get(goal)
        if variant not in ("", *self.variants):
            return None
        through = tuple([one.removesuffix(INSIDE) for one in (*via, goal)])
        named = [one.removesuffix(INSIDE) for one in avoiding]
        for home, course in self._stages():
            places = self._through(through, named, variant, home=home, course=course)
            trip = self._trip(places, goal) if places else None
            if trip is not None:
                return trip
        return None

    def _stages(self) -> Iterator[tuple[bool, ProvinceCourse | None]]:
        """Yield what is tried in turn: where they are free, directly to a province, anywhere by Hot Pursuit."""
        yield True, None
        if self._limits.realm is not None:
            yield from [(False, one) for one in self._limits.direct_courses]
            yield False, None

    def _through(
        self, places: Given, avoiding: Sequence[str], variant: str, *, home: bool, course: ProvinceCourse | None
    ) -> Given:
        """Return the way through these hexes in turn; () if there is none."""
        limits = self._limits
        walk, home = limits.start, home and limits.realm is not None
        for place in places:
            if place == walk.here or walk.over or place not in limits.terms.steps:
                return ()
            part = self._search(
                walk.here, place, home=home, course=course, avoiding=avoiding, variant=variant, walk=walk
            )
            if part[-1][0] != place:
                return ()
            for leg in part[-1][1].places:
                walk = limits.force_after_leg(walk, leg)
        return walk.way


def goal_leg(state: RiseState, token: str, cost: int) -> Leg:
    """Return a goal by province with what it is called: of a city's hex whether it is the city or the field before
    it."""
    place = token.removesuffix(INSIDE)
    where = "inside" if token.endswith(INSIDE) else "outside" if place in state.cities else "hex"
    return Leg(token, keyed_text(f"leg.{where}", place=place), province_of(place), to=place, cost=cost)


def _leg(token: str) -> Leg:
    """Return a leg with what it is called."""
    place = token.removesuffix(INSIDE)
    return Leg(token, keyed_text("leg.inside" if token.endswith(INSIDE) else "leg.hex", place=place), to=place)


def leg_refusal_text(limits: Limits, token: str) -> Text | None:
    """Return in words why a leg may not follow, or the movement may not end with it; None if that hangs on the way."""
    place, mover = token.removesuffix(INSIDE), limits.mover
    if place not in limits.terms.steps:
        key, section = "no_land", "6.1"
    elif place in limits.barred_hexes:
        key, section = ("rome", "5.63") if mover.power == ROMANS else ("tribe_home", "scenarios")
    elif mover.goal not in ("", place):
        key, section = "own_hex", "6.13"
    elif token.endswith(INSIDE) and not limits.can_enter_city(place):
        key, section = "shut_city", "6.1"
    elif any(must_keep_apart(limits.state, one, place) for one in mover.force.leaders):
        key, section = "parted", "scenarios"
    elif place in limits.barred_ends:
        key, section = "alone", "6.1"
    elif place == mover.place:
        key, section = "stands", "6.1"
    elif place in limits.free_outside:
        key, section = "leave", "5.61"
    else:
        return None
    return keyed_text(f"why.{key}", place=place, section=section)


class MarchRoute(Route):
    """The way of a march, of at most 80 hexes. It may end only where the mover may Stop."""

    __slots__ = ("_limits",)

    def __init__(self, limits: Limits, threats: Threats | None = None) -> None:
        super().__init__(
            limits.next_leg_tokens,
            MOST,
            lambda token: leg_refusal_text(limits, token),
            start=limits.start,
            step=limits.force_after_leg,
            ways=lambda: MarchWays(limits, threats),
        )
        self._limits = limits

    @property
    def mover(self) -> Mover:
        """Return who marches."""
        return self._limits.mover

    def why_not_after(self, given: Given, token: str) -> Text | None:
        """Return in words why a leg may not follow these, as far as that hangs on where they have come to."""
        place, walk, steps = token.removesuffix(INSIDE), self.position(given), self._limits.terms.steps
        if place not in HEXES:
            key = "no_hex"
        elif place not in steps:
            key = "no_land"
        elif walk.over:
            key = "gone_in" if walk.inside else "must_stop"
        elif place == walk.here and not token.endswith(INSIDE):
            key = "here"
        elif place != walk.here and place not in [step.to for step in steps[walk.here]]:
            key = "no_step" if place in hexes_around(walk.here) else "not_beside"
        else:
            return (
                None if leg_refusal_text(self._limits, token) else keyed_text("why.no_end", place=place, section="6.1")
            )
        return keyed_text(f"why.{key}", place=place, here=walk.here, section="6.1")

    def choices_after(self, given: Given) -> Level:
        """Return the legs that may follow, each with what it is called."""
        return Level(tuple([_leg(one.token) for one in super().choices_after(given).options]))

    def is_complete(self, given: Given) -> bool:
        """Return whether these legs are allowed, and the last of them ends where they may Stop."""
        return super().is_complete(given) and self._limits.may_end(self.position(given))

    def value_of_tokens(self, given: Given) -> tuple[str, ...]:
        """Return the legs. IllegalAction if they may not Stop at the end of them."""
        legs = super().value_of_tokens(given)
        if not self._limits.may_end(self.position(given)):
            last = keyed_text("why.no_stop", place=given[-1].removesuffix(INSIDE), section="6.1")
            raise illegal_token_error(
                given[-1],
                lambda token: leg_refusal_text(self._limits, token) or last,
                self.choices_after(given).options,
            )
        return legs

    def sample(self, lots: UnverifiedRandom) -> tuple[str, ...]:
        """Return a random way of a few hexes, one in so many out of all; else by legs for which nothing has to be
        searched, if these may end anywhere."""
        if lots.integer_below(SEARCHED) == 0 and (found := self._drawn(lots, self._limits.next_leg_tokens, FEW)):
            return found
        near = self._drawn(lots, self._limits.legs_that_may_end_at_once, FEW)
        found = near or self._drawn(lots, self._limits.next_leg_tokens, MOST)
        if found:
            return found
        ways = MarchWays(self._limits)
        trip = ways.cheapest_way(lots.choose(ways.goals()).token)
        return trip.legs if trip is not None else ()

    def _drawn(self, lots: UnverifiedRandom, tokens: Callable[[Walk], list[str]], most: int) -> Given:
        """Return random legs that end where they may Stop; () if they come to no such place."""
        limits, walk = self._limits, self._limits.start
        legs: list[str] = []
        best = 0
        while len(legs) < most and (options := tokens(walk)):
            legs.append(lots.choose(options))
            walk = limits.force_after_leg(walk, legs[-1])
            if limits.may_end(walk):
                best = len(legs)
                if lots.integer_below(STOPS) == 0:
                    break
        return tuple(legs[:best])
