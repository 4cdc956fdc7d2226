"""Where a force may go, and where its movement may end (chapter 6; sections 5.41, 5.46 and 5.61 to 5.63; rulings c.18,
c.20, c.21, c.24, G40, G59, G61, G64 and G68)."""

from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import around, border, neighbours, steps_of, terrain
from engine.games.rise_of_the_roman_republic.board.routes import POINT, Paid, relief, terms
from engine.games.rise_of_the_roman_republic.board.stacks import sp
from engine.games.rise_of_the_roman_republic.movement.mover import Mover
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome, goal, needs_leave, realm
from engine.games.rise_of_the_roman_republic.politics.quarrel import parted
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.kernel.state import Side

MOST = 80  # hexes of a way
NEVER = MOST + 1  # further than any way leads
Far = dict[str, int]  # by hex, how many hexes it is to where the movement may end


class Walk(NamedTuple):
    """A force on its way. here, inside: where it is. way: the hexes that it has entered. paid: provinces entered.
    tolls: quarters for Overruns. strays: it has left the provinces where its magistrates are free. over: it must
    Stop."""

    here: str
    inside: bool = False
    way: tuple[str, ...] = ()
    paid: tuple[Paid, ...] = ()
    tolls: int = 0
    strays: bool = False
    over: bool = False


def enemies_outside(state: RiseState, side: Side, power: Power, place: str) -> list[Stack]:
    """Return the enemies with units outside the city of a hex."""
    return [
        one for one in state.stacks.values() if one.hex == place and not one.inside and hostile(state, side, power, one)
    ]


def hostile(state: RiseState, side: Side, power: Power, there: Stack) -> bool:
    """Return whether units of a stack are an enemy: of another side, or nobody's."""
    if not (there.legions or there.troops) or there.power == power:
        return False
    return side_of(state, there.power) != side or not side


def overrun(state: RiseState, own: int, victims: Iterable[Stack], place: str) -> bool:
    """Return whether so many SP overrun enemies outside the city of a hex (ruling c.24)."""
    there = list(victims)
    if not there or not own or terrain(place) == "mountain" or any(one.leaders for one in there):
        return False
    return own >= TABLES.overrun * sum([sp(state, one) for one in there])


class Limits:
    """What one mover may do in a state; what takes a search is worked out when it is needed."""

    def __init__(self, state: RiseState, mover: Mover) -> None:
        self.state, self.mover = state, mover
        self.terms = terms(state, mover.power)
        self.roman = mover.power == ROMANS and not mover.allies
        led = () if mover.lone else mover.led
        self.realm = realm(state, mover.leader, led) if self.roman else None
        self.start = Walk(mover.place, mover.inside)

    # Who stands where

    @cached_property
    def outside(self) -> dict[str, list[Stack]]:
        """Return the enemies outside cities, by hex: units, not leaders alone."""
        found: dict[str, list[Stack]] = {}
        for there in self.state.stacks.values():
            if not there.inside and self._hostile(there):
                found.setdefault(there.hex, []).append(there)
        return found

    def _hostile(self, there: Stack) -> bool:
        return hostile(self.state, self.mover.side, self.mover.power, there)

    def overruns(self, place: str) -> bool:
        """Return whether the enemies outside the city of a hex are overrun: ten times as many come, none of them has a
        leader, and it is no mountain (ruling c.24)."""
        return overrun(self.state, self.mover.sp, self.outside.get(place, ()), place)

    @cached_property
    def halting(self) -> frozenset[str]:
        """Return the hexes where it must Stop, as an enemy is there (ruling c.21). A leader alone walks through
        anything (ruling c.18)."""
        return frozenset() if self.mover.lone else frozenset([one for one in self.outside if not self.overruns(one)])

    @cached_property
    def pursuit(self) -> frozenset[str]:
        """Return the hexes to which Hot Pursuit may lead: with an enemy in them, or outside a city beside them (section
        5.62, ruling G64). Never the Urban Praetor, who needs leave to come out of Rome (section 5.46)."""
        man = self.state.republic.holder(self.mover.leader)
        if man is None or man.office == "urban_praetor":
            return frozenset()
        found = {one for place in self.outside for one in (place, *around(place))}
        for there in self.state.stacks.values():
            if there.inside and self._hostile(there):
                found.add(there.hex)
        return frozenset(found)

    # Where it may go

    def shut(self, place: str) -> bool:
        """Return whether it may not come into a hex at all, even in passing: a Roman force into Rome, a tribe out of
        its home."""
        mover = self.mover
        if mover.power in TABLES.tribes:
            return not self._tribe_may(place)
        if place != ROME or mover.power != ROMANS or mover.lone:
            return False
        return True if mover.allies else enters_rome(self.state, mover.leader, (ROME,))

    def _tribe_may(self, place: str) -> bool:
        """Return whether a tribe may be in a hex: at home; in the Samnite Wars also next to it, to attack there; Gauls
        anywhere (ruling W1)."""
        tribe, homes = self.mover.power, TABLES.tribes[self.mover.power].home
        if province_of(place) in homes or not homes:
            return True
        raids = tribe not in self.state.allied and scenario(self.state).has("retribution")
        return raids and any(province_of(one) in homes for one in _beside(self.state.scenario, province_of(place)))

    def opens(self, place: str) -> bool:
        """Return whether it may go into the city of a hex: a friendly one that is not besieged, and for a force one
        that nobody defends (rulings G40 and G59)."""
        state, side = self.state, self.mover.side
        city = state.cities.get(place)
        if city is None or city.besieger or (place == ROME and self.shut(place)):
            return False
        if side_of(state, city.holder) == side and side:
            return True
        hostile = any(one.inside and one.hex == place and self._hostile(one) for one in state.stacks.values())
        return not (city.ids or hostile or self.mover.lone)

    def may_stop(self, place: str, *, inside: bool) -> bool:
        """Return whether the movement may end in a hex. A leader alone not where an enemy is, unless in his own city
        (ruling c.18); the two who cannot bear each other never together (ruling G61)."""
        state, mover = self.state, self.mover
        if mover.goal and place != mover.goal:
            return False
        if inside and not self.opens(place):
            return False
        if not inside and mover.lone and place in self.outside:
            return False
        if mover.power in TABLES.tribes and not self._tribe_stops(place):
            return False
        return not any(parted(state, one, place) for one in mover.force.leaders)

    def _tribe_stops(self, place: str) -> bool:
        """Return whether a tribe may end in a hex: away from home only where there is somebody to attack or besiege."""
        homes = TABLES.tribes[self.mover.power].home
        if province_of(place) in homes or not homes:
            return True
        city = self.state.cities.get(place)
        return place in self.outside or (city is not None and side_of(self.state, city.holder) != self.mover.side)

    def strays(self, place: str) -> bool:
        """Return whether a hex lies outside the provinces where its magistrates are free to go."""
        return self.realm is not None and province_of(place) not in self.realm

    # A way, leg by leg

    def after(self, walk: Walk, token: str) -> Walk:
        """Return the force after a leg."""
        to, inside = token.removesuffix(INSIDE), token.endswith(INSIDE)
        tolls = walk.tolls
        if walk.way and self.outside.get(walk.here) and not self.mover.lone:
            tolls += POINT  # it goes on, so it has overrun them
        paid = self.terms.paid(walk.paid, self.terms.step(walk.here, to))
        over = inside or to in self.halting or len(walk.way) + 1 >= MOST
        return Walk(to, inside, (*walk.way, to), paid, tolls, walk.strays or self.strays(to), over)

    def cost(self, walk: Walk) -> int:
        """Return the quarters of a way so far; nothing for a leader alone (ruling c.3)."""
        return self.price(self.terms.sum(walk.paid) + walk.tolls, walk.here, inside=walk.inside)

    def price(self, quarters: int, place: str, *, inside: bool) -> int:
        """Return what a way costs that ends in a hex: a friendly city takes something off."""
        if self.mover.lone:
            return 0
        return max(0, quarters + (relief(self.state, place) if inside and self._friendly(place) else 0))

    def _friendly(self, place: str) -> bool:
        return side_of(self.state, self.state.cities[place].holder) == self.mover.side

    def may_end(self, walk: Walk) -> bool:
        """Return whether the movement may end here, after this way."""
        if not walk.way or not self.may_stop(walk.here, inside=walk.inside):
            return False
        if not walk.strays or walk.here in self.pursuit:
            return True
        return not needs_leave(self.state, self.mover.leader, self._led, walk.way)

    @property
    def _led(self) -> tuple[str, ...]:
        return () if self.mover.lone else self.mover.led

    def tokens(self, walk: Walk) -> list[str]:
        """Return the legs that may follow, and from which it can still come to an end."""
        if walk.over:
            return []
        left = MOST - len(walk.way) - 1
        found = []
        for step in self.terms.steps[walk.here]:
            to = step.to
            if self.shut(to):
                continue
            strays = walk.strays or self.strays(to)
            if self._can_end(walk, to, strays, left):
                found.append(to)
            if self.opens(to) and self.may_end(self.after(walk, to + INSIDE)):
                found.append(to + INSIDE)
        return found

    def _can_end(self, walk: Walk, to: str, strays: bool, left: int) -> bool:
        if not strays and to not in self.halting and self.may_stop(to, inside=False):
            return True
        if not strays and self._at_home.get(to, NEVER) <= left:
            return True
        if self.realm is None:
            return False
        if self._pursuing.get(to, NEVER) <= left:
            return True
        return self._directly.get(to, NEVER) <= left and self._direct(walk.way, walk.here, to)

    # How far it is to where it may end

    @cached_property
    def _at_home(self) -> Far:
        def ends(place: str) -> bool:
            return not self.strays(place) and self._stops(place)

        return self._far(ends, lambda here, to: not self.strays(here))

    @cached_property
    def _pursuing(self) -> Far:
        return self._far(lambda place: place in self.pursuit and self._stops(place), lambda here, to: True)

    @cached_property
    def _directly(self) -> Far:
        """Return how far it is to the province to which its leader may always go, by steps that do not lead away from
        it (section 5.41); nowhere if he leads others who may not."""
        man = self.state.republic.holder(self.mover.leader)
        if man is None or self._led or man.office == "urban_praetor":
            return {}
        to = goal(self.state, man)
        return self._far(lambda place: province_of(place) in to and self._stops(place), self._nearer)

    def _nearer(self, here: str, to: str) -> bool:
        return not self.leads_away(here, to)

    @cached_property
    def _to_province(self) -> Far:
        man = self.state.republic.holder(self.mover.leader)
        places = goal(self.state, man) if man is not None else ()
        return _spread(
            self.state.scenario, [one for one in steps_of(self.state.scenario) if province_of(one) in places]
        )

    def leads_away(self, here: str, to: str) -> bool:
        """Return whether a step leads away from the province to which its leader may always go."""
        return self._to_province.get(to, 0) > self._to_province.get(here, 0)

    def _direct(self, way: tuple[str, ...], here: str, to: str) -> bool:
        before = (self.mover.place, *way)
        return not self.leads_away(here, to) and not any(self.leads_away(*step) for step in pairwise(before))

    def _stops(self, place: str) -> bool:
        return self.may_stop(place, inside=False) or (self.opens(place) and self.may_stop(place, inside=True))

    def _far(self, ends: Callable[[str], bool], leads: Callable[[str, str], bool]) -> Far:
        """Return how many hexes it is from each hex to one where it may end, through none where it must Stop."""
        steps = self.terms.steps
        far = {place: 0 for place in steps if not self.shut(place) and ends(place)}
        edge = list(far)
        while edge:
            new = []
            for to in edge:
                for here in neighbours(to):
                    if here not in steps or here in far or here in self.halting or self.shut(here):
                        continue
                    if leads(here, to):
                        far[here] = far[to] + 1
                        new.append(here)
            edge = new
        return far


def _spread(scenario: str, starts: Iterable[str]) -> Far:
    steps = steps_of(scenario)
    far = dict.fromkeys(starts, 0)
    edge = list(far)
    while edge:
        new = list(dict.fromkeys([other for one in edge for other in steps[one] if other not in far]))
        far |= dict.fromkeys(new, far[edge[0]] + 1)
        edge = new
    return far


def _beside(scenario: str, province: str) -> frozenset[str]:
    """Return hexes of other provinces that touch a province."""
    steps = steps_of(scenario)
    return frozenset(
        [other for one in steps if province_of(one) == province for other in steps[one] if border(one, other)]
    )
