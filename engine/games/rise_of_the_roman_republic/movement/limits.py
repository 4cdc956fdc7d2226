"""Where a force may go, and where its movement may end (chapter 6; sections 5.41, 5.46 and 5.61 to 5.63; rulings c.18,
c.20, c.21, c.24, E33, G40, G59, G61, G64 and G68)."""

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from itertools import pairwise
from typing import NamedTuple

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import alliance_level, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import GAULS, graph_of, hexes_around, land_neighbours, terrain
from engine.games.rise_of_the_roman_republic.board.routes import POINT, Paid, arrival_relief, terms_of
from engine.games.rise_of_the_roman_republic.board.seasons import barred_abroad
from engine.games.rise_of_the_roman_republic.board.sieges import (
    are_enemies,
    enemies_of,
    is_city_open,
    is_enemy_city,
    is_friendly_city,
    is_withheld,
    stacks_inside,
)
from engine.games.rise_of_the_roman_republic.board.stacks import power_of, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.movement.courses import ProvinceCourse, province_courses
from engine.games.rise_of_the_roman_republic.movement.mover import Mover
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome, needs_leave, permitted_provinces
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart, quarrel_rival
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import confining_provinces

MOST = 80  # hexes of a way
NEVER = MOST + 1  # further than any way leads
NOWHERE: frozenset[str] = frozenset()
IN_ROME = frozenset([ROME])
Far = dict[str, int]  # by hex, how many hexes it is to where the movement may end


class Walk(NamedTuple):
    """A force on its way. here, inside: where it is. way: the hexes that it has entered. strays: it has left the
    provinces where its magistrates are free. over: it must Stop."""

    here: str
    inside: bool = False
    way: tuple[str, ...] = ()
    strays: bool = False
    over: bool = False


def can_enter_city(state: RiseState, power: Power, place: str, *, lone: bool) -> bool:
    """Return whether a power can go into a city: it is open to it, or units come and nobody defends it (rulings G40 and
    G59)."""
    city = state.cities.get(place)
    if city is None:
        return False
    if is_city_open(state, power, place):
        return True
    within = stacks_inside(state, place)
    foes = is_withheld(state, power, place) or any(are_enemies(state, power, one.power) for one in within)
    if lone or city.besieger or foes or not is_enemy_city(state, power, place):
        return False
    return not city.ids or is_welcome(state, power, place)


def is_welcome(state: RiseState, power: Power, place: str) -> bool:
    """Return whether a city opens its gates to a power, as its province favours it (Thunderbolt and The Eagle, rulings
    T5, c.59 and E26)."""
    side, known = side_of(state, power), scenario_of(state)
    favoured = bool(side) and alliance_level(state, side, province_of(place)) >= known.favoured_from
    return known.has_rule("favoured_cities") and favoured


def is_overrun(state: RiseState, own: int, victims: Iterable[Stack], place: str) -> bool:
    """Return whether so many SP overrun enemies outside the city of a hex (ruling c.24)."""
    there = list(victims)
    if not there or not own or terrain(place) == "mountain" or any(one.leaders for one in there):
        return False
    return own >= TABLES.overrun * sum([total_sp(state, one) for one in there])


class Limits:
    """What one mover may do in a state; what takes a search is worked out when it is needed."""

    def __init__(self, state: RiseState, mover: Mover) -> None:
        self.state, self.mover = state, mover
        self.terms = terms_of(state, mover.power)
        self.roman = mover.power == ROMANS and not mover.allies
        led = () if mover.is_lone else mover.led
        self.realm = permitted_provinces(state, mover.leader, led) if self.roman else None
        self.start = Walk(mover.place, mover.inside)

    # Who stands where

    @cached_property
    def outside(self) -> dict[str, list[Stack]]:
        """Return the enemies outside cities, by hex: units, not leaders alone."""
        return enemies_of(self.state, self.mover.power).outside

    def overruns(self, place: str) -> bool:
        """Return whether the enemies outside the city of a hex are overrun: ten times as many come, none of them has a
        leader, and it is no mountain (ruling c.24)."""
        return is_overrun(self.state, self.mover.sp, self.outside.get(place, ()), place)

    @cached_property
    def hexes_where_it_must_stop(self) -> frozenset[str]:
        """Return the hexes where it must Stop, as an enemy is there (ruling c.21). A leader alone walks through
        anything (ruling c.18)."""
        return frozenset() if self.mover.is_lone else frozenset([one for one in self.outside if not self.overruns(one)])

    @cached_property
    def hot_pursuit_hexes(self) -> frozenset[str]:
        """Return the hexes to which Hot Pursuit may lead: with an enemy in them, or outside a city beside them (section
        5.62, ruling G64). Never the Urban Praetor, who needs leave to come out of Rome (section 5.46)."""
        man = self.state.republic.office_of_leader(self.mover.leader)
        if man is None or man.office == "urban_praetor":
            return frozenset()
        return frozenset({one for place in self.outside for one in (place, *hexes_around(place))} | self._garrisoned)

    @property
    def _garrisoned(self) -> frozenset[str]:
        """Return the cities with enemy units inside."""
        return enemies_of(self.state, self.mover.power).inside

    # Where it may go

    @cached_property
    def barred_hexes(self) -> frozenset[str]:
        """Return the hexes into which it may not come at all, even in passing: Rome for a Roman force, all but its home
        for a tribe."""
        mover = self.mover
        if mover.power in TABLES.tribes:
            return self._abroad(mover.power)
        if mover.beside:
            return frozenset().union(*[self._abroad(power_of(one.key)) for one in mover.beside], self._rome)
        return self._rome | self._barred

    def _abroad(self, tribe: Power) -> frozenset[str]:
        """Return where a tribe may not be."""
        if not confining_provinces(self.state, tribe):
            return NOWHERE
        return _abroad(self.state.scenario, tribe, raids=scenario_of(self.state).has_rule("tribal_revolts"))

    @property
    def _barred(self) -> frozenset[str]:
        """Return the hexes of provinces that its power, or its troops, do not enter (The Eagle)."""
        mover = self.mover
        abroad = barred_abroad(self.state, mover.leader)
        found = forbidden_provinces(self.state, mover.power, mover.force.troops) | abroad
        return _within(self.state.scenario, found) if found else NOWHERE

    @property
    def _rome(self) -> frozenset[str]:
        mover = self.mover
        if mover.power != ROMANS or mover.is_lone:
            return NOWHERE
        return IN_ROME if mover.allies or enters_rome(self.state, mover.leader, (ROME,)) else NOWHERE

    @cached_property
    def free_outside(self) -> frozenset[str]:
        """Return the hexes outside the provinces where its magistrates are free to go."""
        return NOWHERE if self.realm is None else _outside_of(self.state.scenario, self.realm)

    @cached_property
    def barred_ends(self) -> frozenset[str]:
        """Return the hexes outside whose city the movement may not end: for a leader alone those with an enemy (ruling
        c.18); those of the two who hate each other (ruling G61); for a tribe those away from home where there is
        nobody to attack."""
        state, mover = self.state, self.mover
        found = set(self.outside) if mover.is_lone else set()
        if mover.power == ROMANS:
            rivals = [other for one in mover.force.leaders if (other := quarrel_rival(state, one))]
            found |= {there.hex for one in rivals if (there := stack_of_leader(state, one)) is not None}
        if mover.power in TABLES.tribes and (homes := confining_provinces(state, mover.power)):
            abroad = _outside_of(state.scenario, frozenset(homes)) - self.barred_hexes
            found |= {one for one in abroad if not self._prey(one)}
        if mover.goal:
            found |= self.terms.steps.keys() - {mover.goal}
        return frozenset(found)

    def _prey(self, place: str) -> bool:
        """Return whether a tribe has somebody to attack or a city to besiege in a hex."""
        return is_enemy_city(self.state, self.mover.power, place) or place in self.outside

    def can_enter_city(self, place: str) -> bool:
        """Return whether it may go into the city of a hex: a friendly one that is not besieged, and for a force one
        that nobody defends (rulings G40 and G59)."""
        tribes = [power_of(one.key) for one in self.mover.beside]
        return place not in self.barred_hexes and all(
            can_enter_city(self.state, one, place, lone=self.mover.is_lone) for one in (self.mover.power, *tribes)
        )

    def may_stop(self, place: str, *, inside: bool) -> bool:
        """Return whether the movement may end in a hex, inside its city or not. A leader alone is safe in their own
        city though an enemy is before it."""
        if not inside:
            return place not in self.barred_ends
        if not self.can_enter_city(place):
            return False
        if place not in self.barred_ends:
            return True
        return self.mover.is_lone and place in self.outside and not self._parted(place)

    def _parted(self, place: str) -> bool:
        return any(must_keep_apart(self.state, one, place) for one in self.mover.force.leaders)

    # A way, leg by leg

    def force_after_leg(self, walk: Walk, token: str) -> Walk:
        """Return the force after a leg."""
        to, inside = token.removesuffix(INSIDE), token.endswith(INSIDE)
        over = inside or to in self.hexes_where_it_must_stop or len(walk.way) + 1 >= MOST
        return Walk(to, inside, (*walk.way, to), walk.strays or to in self.free_outside, over)

    def entered_provinces(self, way: tuple[str, ...]) -> tuple[Paid, ...]:
        """Return the provinces that a way enters, the start of the movement left out of it."""
        found: tuple[Paid, ...] = ()
        for step in pairwise((self.mover.place, *way)):
            found = self.terms.provinces_paid_after_step(found, self.terms.step(*step))
        return found

    def cost(self, walk: Walk) -> int:
        """Return the quarters of a way so far; nothing for a leader alone (ruling c.3)."""
        if self.mover.is_lone:
            return 0
        tolls = POINT * sum([one in self.outside for one in walk.way[:-1]])  # it goes on, so it has overrun them
        quarters = self.terms.quarters_of(self.entered_provinces(walk.way)) + tolls
        return self.way_price(quarters, walk.here, inside=walk.inside)

    def way_price(self, quarters: int, place: str, *, inside: bool) -> int:
        """Return what a way costs that ends in a hex: a friendly city takes something off."""
        if self.mover.is_lone:
            return 0
        relieved = inside and is_friendly_city(self.state, self.mover.power, place)
        return max(0, quarters + (arrival_relief(self.state, place) if relieved else 0))

    def may_end(self, walk: Walk) -> bool:
        """Return whether the movement may end here, after this way."""
        if not walk.way or not self.may_stop(walk.here, inside=walk.inside):
            return False
        if self.must_hurry_to_province:
            return any(self._comes(one, walk.way) for one in self.direct_courses)
        if not walk.strays or walk.here in self.hot_pursuit_hexes:
            return True
        return not needs_leave(self.state, self.mover.leader, self._led, walk.way)

    def _comes(self, course: ProvinceCourse, way: tuple[str, ...]) -> bool:
        """Return whether a way leads directly to a province of a course."""
        steps = pairwise((self.mover.place, *way))
        return province_of(way[-1]) in course.ends and all(course.leads(*step) for step in steps)

    @cached_property
    def must_hurry_to_province(self) -> bool:
        """Return whether its magistrate brings new legions to their province, and can: until they are there they go
        nowhere else with them, unless the Senate lets them (section 5.29)."""
        man = self.state.republic.office_of_leader(self.mover.leader)
        if self.realm is None or self.mover.is_lone or man is None or not man.bound:
            return False
        beside = [step.to for step in self.terms.steps[self.mover.place] if step.to not in self.barred_hexes]
        return any(self._directly_by(self.start, to, MOST - 1) for to in beside)

    @property
    def _led(self) -> tuple[str, ...]:
        return () if self.mover.is_lone else self.mover.led

    def next_leg_tokens(self, walk: Walk) -> list[str]:
        """Return the legs that may follow, and from which it can still come to an end."""
        if walk.over:
            return []
        left = MOST - len(walk.way) - 1
        found = []
        for step in self.terms.steps[walk.here]:
            to = step.to
            if to in self.barred_hexes:
                continue
            if self._can_end(walk, to, left):
                found.append(to)
            if to in self.state.cities and self._goes_inside(walk, to):
                found.append(to + INSIDE)
        return found

    def _goes_inside(self, walk: Walk, to: str) -> bool:
        if not self.may_stop(to, inside=True):
            return False
        return not self._strayed(walk, to) or self.may_end(self.force_after_leg(walk, to + INSIDE))

    def legs_that_may_end_at_once(self, walk: Walk) -> list[str]:
        """Return some of the legs that may follow, those for which nothing has to be searched: to where it may end at
        once."""
        if walk.over:
            return []
        beside = [step.to for step in self.terms.steps[walk.here] if step.to not in self.barred_hexes]
        found = [to for to in beside if to not in self.barred_ends and not self._strayed(walk, to)]
        return found + [to + INSIDE for to in beside if to in self.state.cities and self._goes_inside(walk, to)]

    @property
    def can_go_anywhere(self) -> bool:
        """Return whether it can go anywhere."""
        steps = self.terms.steps[self.start.here] if not self.must_hurry_to_province else ()
        barred = self.barred_hexes | self.barred_ends | self.free_outside
        return any(step.to not in barred for step in steps) or bool(self.next_leg_tokens(self.start))

    def _strayed(self, walk: Walk, to: str) -> bool:
        return self.must_hurry_to_province or walk.strays or to in self.free_outside

    def _can_end(self, walk: Walk, to: str, left: int) -> bool:
        if not self._strayed(walk, to):
            if to not in self.barred_ends:
                return True
            if self._at_home.get(to, NEVER) <= left:
                return True
        if self.realm is None:
            return False
        if self.must_hurry_to_province:
            return self._directly_by(walk, to, left)
        if to in self.hot_pursuit_hexes and self._stops(to):
            return True
        if self._pursuing.get(to, NEVER) <= left:
            return True
        return self._directly_by(walk, to, left)

    def _directly_by(self, walk: Walk, to: str, left: int) -> bool:
        """Return whether a step goes on directly to a province of its magistrates."""
        way = (self.mover.place, *walk.way, to)
        for course, far in self._directly:
            if far.get(to, NEVER) <= left and not any(course.bars(*step) for step in pairwise(way)):
                return True
        return False

    # How far it is to where it may end

    @cached_property
    def _at_home(self) -> Far:
        """Return how far it is to where it may end, by hexes where it is free to be."""
        steps = self.terms.steps
        among = [one for one in (self.mover.goal,) if one in steps] if self.mover.goal else steps
        places = [one for one in among if one not in self.barred_hexes and one not in self.free_outside]
        return self._far([one for one in places if self._stops(one)], lambda here, to: here not in self.free_outside)

    @cached_property
    def _pursuing(self) -> Far:
        ends = [one for one in sorted(self.hot_pursuit_hexes) if one in self.terms.steps and self._stops(one)]
        return self._far(ends, None)

    @cached_property
    def direct_courses(self) -> tuple[ProvinceCourse, ...]:
        """Return the ways that lead directly to the provinces of its magistrates (section 5.41)."""
        return tuple(province_courses(self.state, self.mover.leader, self._led))

    @cached_property
    def _directly(self) -> list[tuple[ProvinceCourse, Far]]:
        """Return by course how far it is to where the movement may end."""
        found = []
        for one in self.direct_courses:
            ends = [place for place in self.terms.steps if province_of(place) in one.ends and self._stops(place)]
            found.append((one, self._far(ends, one.leads)))
        return found

    def _stops(self, place: str) -> bool:
        return place not in self.barred_ends or (place in self.state.cities and self.may_stop(place, inside=True))

    def _far(self, ends: list[str], leads: Callable[[str, str], bool] | None) -> Far:
        """Return how many hexes it is from each hex to one of these ends, through none where it must Stop."""
        steps, barred = self.terms.steps, self.hexes_where_it_must_stop | self.barred_hexes
        far = {place: 0 for place in ends if place not in self.barred_hexes}
        edge = list(far)
        while edge:
            new = []
            for to in edge:
                for here in land_neighbours(to):
                    if here not in far and here in steps and here not in barred and (leads is None or leads(here, to)):
                        far[here] = far[to] + 1
                        new.append(here)
            edge = new
        return far


@cache
def _outside_of(name: str, provinces: frozenset[str]) -> frozenset[str]:
    """Return the hexes in play outside some provinces."""
    return frozenset([one for one in graph_of(name) if province_of(one) not in provinces])


@cache
def _within(name: str, provinces: frozenset[str]) -> frozenset[str]:
    """Return the hexes of some provinces, those beyond the border too."""
    return frozenset([one for one in graph_of(name, True) if province_of(one) in provinces])


@cache
def _abroad(name: str, tribe: str, *, raids: bool) -> frozenset[str]:
    """Return the hexes where a tribe may not be: all but its home, and in the Samnite Wars but the provinces beside it,
    where an independent tribe attacks; Gauls may be anywhere (ruling W1)."""
    homes, steps = TABLES.tribes[tribe].home, graph_of(name, tribe == GAULS)
    if not homes:
        return NOWHERE
    near = {other for one in steps if province_of(one) in homes for other in steps[one]} if raids else set()
    allowed = {*homes, *[province_of(one) for one in near]}
    return frozenset([one for one in steps if province_of(one) not in allowed])
