"""What the end may look like: how likely each side is to control each province when points are counted.

An outlook is a guess, by simple figures: an open city changes hands often, a garrisoned one seldom; the less time is
left, the more what is now will stay. The worth of a deed is the difference that it makes to these chances, in points.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from math import exp, prod
from typing import NamedTuple

import msgspec

from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, SCENARIOS
from engine.games.rise_of_the_roman_republic.view import CityView, RiseView
from engine.kernel.state import Side

LOST = {"open": 0.5, "small": 0.07, "medium": 0.08, "large": 0.04}  # chance in a turn that a city is lost
GUARDED = 0.5  # of that chance stays where a medium or large city has a garrison
WON = {"open": 0.2, "small": 0.05, "medium": 0.1, "large": 0.05}  # chance in a turn that a side takes it
UNDER_SIEGE = 0.3  # chance that a besieged city falls
HORIZON, FAR = 1.5, 3.0  # turns: what is further off is not looked at; in a long war
RIVALS = 0.9  # what all rivals together lose counts so much of one's own
STAYS = 0.95  # chance, at the very end, that who stands in a province still stands there
VISITED = 0.15  # chance that an army comes, with time enough, into a province that nobody guards
ARMY = 25  # SP of such an army
FADES = 0.35  # of that chance is left with each turn to come
KEPT = 4096  # chances of a province that are remembered


class Change(msgspec.Struct, frozen=True):
    """What would be different in a province. held: cities by hex, with who would hold them and the SP inside. power,
    all_sp, outside: what would be added to the SP of a power there, and to those outside cities."""

    held: tuple[tuple[str, Side, int], ...] = ()
    power: str = ""
    all_sp: int = 0
    outside: int = 0


NOTHING = Change()


class CitySeen(NamedTuple):
    """A city as chances hang on it. sp: those inside. besieged: whether somebody besieges it; besieger: whose side they
    is."""

    place: str
    size: str
    side: Side
    sp: int
    besieged: bool
    besieger: Side | None


class ProvinceSeen(NamedTuple):
    """All that the chances of a province hang on. present: the SP of each power there, as its side, all of them, and
    those outside cities. holders: who has it though nobody controls it by arms, each with how likely. sides: whose
    chances are asked for. time: turns left, of which `horizon` are looked at. visited: chance that an army comes."""

    cities: tuple[CitySeen, ...]
    present: tuple[tuple[str, Side, int, int], ...]
    holders: tuple[tuple[Side, float], ...]
    sides: tuple[Side, ...]
    time: float
    visited: float
    horizon: float = HORIZON


class Outlook:
    """The provinces of a view, for one side. values: what controlling each is worth, in points. holders: who has a
    province that nobody controls by arms, each with how likely."""

    def __init__(
        self,
        view: RiseView,
        side: Side,
        values: Mapping[str, float],
        holders: Mapping[str, Mapping[Side, float]] | None = None,
    ) -> None:
        self.view, self.side, self.values, self.holders = view, side, values, holders or {}
        self._known: dict[tuple[str, Change], Mapping[Side, float]] = {}
        self._worth: dict[tuple[str, Change], float] = {}
        self._provinces: dict[str, ProvinceSeen] = {}

    @cached_property
    def turns_left(self) -> float:
        """Return how many turns are left, the present one by the markers in the cup."""
        left, gone = sum(self.view.cup.values()), len(self.view.drawn)
        now = {"operations": left / max(1, left + gone), "end": 0.0}.get(self.view.phase, 1.0)
        return max(0, self.view.last_turn - self.view.turn) + now

    @cached_property
    def cities(self) -> dict[str, list[CityView]]:
        """Return the cities of each province in play."""
        found: dict[str, list[CityView]] = {one: [] for one in self.values}
        for city in self.view.cities:
            found.setdefault(CITIES[city.place].province, []).append(city)
        return found

    @cached_property
    def sp_inside_cities(self) -> dict[str, int]:
        """Return the SP inside each city."""
        found: dict[str, int] = {}
        for one in self.view.stacks:
            if one.inside:
                found[one.hex] = found.get(one.hex, 0) + one.sp
        return found

    @cached_property
    def _present(self) -> dict[str, dict[str, tuple[int, int]]]:
        """Return the SP of each power in each province: all of them, and those outside cities."""
        found: dict[str, dict[str, tuple[int, int]]] = {}
        for one in self.view.stacks:
            powers = found.setdefault(HEXES[one.hex].province, {})
            all_sp, outside = powers.get(one.power, (0, 0))
            powers[one.power] = (all_sp + one.sp, outside + (0 if one.inside else one.sp))
        return found

    @cached_property
    def _masters(self) -> dict[str, Side]:
        return {one.power: one.side for one in self.view.stacks}

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """Return all sides."""
        return tuple([one.side for one in self.view.sides])

    @cached_property
    def point_weights_of_sides(self) -> dict[Side, float]:
        """Return what a point of each side counts: one's own 1, a rival's the more against one, the nearer they are to
        winning."""
        rivals = [one for one in self.sides if one != self.side]
        hopes = {one: exp(self._hope(one) / 3) for one in rivals}
        whole = sum(hopes.values()) or 1.0
        return {self.side: 1.0} | {one: -RIVALS * hope / whole for one, hope in hopes.items()}

    def _hope(self, side: Side) -> float:
        return sum([value * self.control_chances(province)[side] for province, value in self.values.items()])

    def province_worth(self, province: str, change: Change = NOTHING) -> float:
        """Return what a province promises a side, its rivals' chances taken off; with a change, if there is one."""
        value = self.values.get(province, 0.0)
        if not value:
            return 0.0
        known = (province, change)
        if known not in self._worth:
            chances = self.control_chances(province, change)
            self._worth[known] = value * sum(
                [weight * chances[side] for side, weight in self.point_weights_of_sides.items()]
            )
        return self._worth[known]

    def gain_of_change(self, province: str, change: Change, base: Change = NOTHING) -> float:
        """Return what a change brings a side."""
        return self.province_worth(province, change) - self.province_worth(province, base)

    def control_chances(self, province: str, change: Change = NOTHING) -> Mapping[Side, float]:
        """Return how likely each side is to control a province in the end."""
        known = (province, change)
        if known not in self._known:
            self._known[known] = province_control_chances(
                self._seen(province), self._masters.get(change.power, change.power), change
            )
        return self._known[known]

    def uncontrolled_chance(self, province: str) -> float:
        """Return how likely nobody controls a province by arms in the end."""
        return max(0.0, 1 - sum(chances_to_control_by_arms(self._seen(province), "", NOTHING).values()))

    def _seen(self, province: str) -> ProvinceSeen:
        """Return what the chances of a province hang on."""
        if province not in self._provinces:
            masters, inside, present = self._masters, self.sp_inside_cities, self._present.get(province, {})
            self._provinces[province] = ProvinceSeen(
                tuple(
                    [
                        CitySeen(
                            one.place,
                            one.size,
                            one.side,
                            inside.get(one.place, 0),
                            bool(one.besieger),
                            masters.get(one.besieger),
                        )
                        for one in self.cities.get(province, ())
                    ]
                ),
                tuple([(power, masters.get(power, power), *counts) for power, counts in present.items()]),
                tuple(self.holders.get(province, {}).items()),
                self.sides,
                self.turns_left,
                self._visited,
                HORIZON if SCENARIOS[self.view.scenario].points is None else FAR,
            )
        return self._provinces[province]

    @cached_property
    def _visited(self) -> float:
        """Return how likely an army comes into a province that nobody guards: who leads thinks of that, who has to
        catch up does not."""
        points = {one.side: one.points for one in self.view.sides}
        leads = all(points[self.side] > count for one, count in points.items() if one != self.side)
        return VISITED if leads else 0.0


# The chances of a province, by what is seen of it: the same position is asked about in many decisions


@lru_cache(maxsize=KEPT)
def province_control_chances(seen: ProvinceSeen, side_of_power: Side, change: Change) -> Mapping[Side, float]:
    """Return how likely each side is to control a province in the end. side_of_power: of the power whose SP change."""
    found = chances_to_control_by_arms(seen, side_of_power, change)
    free = max(0.0, 1 - sum(found.values()))
    for side, share in seen.holders:
        if side in found:
            found[side] += free * share
    return found


def chances_to_control_by_arms(seen: ProvinceSeen, side_of_power: Side, change: Change) -> dict[Side, float]:
    """Return how likely each side is to control a province by arms in the end."""
    changed = {place: (holder, sp) for place, holder, sp in change.held}
    span = seen.horizon * (1 - exp(-seen.time / seen.horizon))
    present = _present(seen, side_of_power, change)
    return {one: _holds(seen, one, changed, span) * _stands(seen, one, present) for one in seen.sides}


def _holds(seen: ProvinceSeen, side: Side, changed: Mapping[str, tuple[Side, int]], span: float) -> float:
    """Return how likely a side has all medium and large cities, and more than half of all."""
    if not seen.cities:
        return 0.0
    chief: list[float] = []
    small: list[float] = []
    for city in seen.cities:
        holder, sp = changed.get(city.place, (city.side, city.sp))
        (small if city.size == "small" else chief).append(_keeps(city, holder, sp, side, span))
    return chance_that_at_least(small, len(seen.cities) // 2 + 1 - len(chief)) * prod(chief)


def _keeps(city: CitySeen, holder: Side, sp: int, side: Side, span: float) -> float:
    """Return how likely a side has a city in the end."""
    kind = "open" if city.size == "small" and not sp else city.size
    besieged = UNDER_SIEGE if city.besieged and holder == city.side else 0.0
    if holder == side:
        risk = LOST[kind] * (GUARDED if sp and city.size != "small" else 1.0)
        return float((1 - min(0.9, risk + besieged)) ** span)
    mine = besieged if city.besieger == side else 0.0
    return float(1 - (1 - min(0.9, WON[kind] + mine)) ** span)


def _present(seen: ProvinceSeen, side: Side, change: Change) -> Collection[tuple[Side, int, int]]:
    """Return the SP of each power with a change: its side, all of them, and those outside cities."""
    there = {power: (whose, all_sp, outside) for power, whose, all_sp, outside in seen.present}
    if change.power:
        whose, all_sp, outside = there.get(change.power, (side, 0, 0))
        there[change.power] = (whose, all_sp + change.all_sp, outside + change.outside)
    return there.values()


def _stands(seen: ProvinceSeen, side: Side, present: Collection[tuple[Side, int, int]]) -> float:
    """Return what is left of a chance where an enemy power is stronger in the field than all that the side has."""
    own = sum([all_sp for whose, all_sp, _ in present if whose == side])
    for whose, _, outside in present:
        if outside > own and whose != side:
            return float(1 - STAYS * FADES**seen.time)
    return float(1 - seen.visited * (1 - FADES**seen.time) * max(0.0, 1 - own / ARMY))


def chance_that_at_least(chances: Sequence[float], count: int) -> float:
    """Return how likely at least so many of some independent things come true."""
    if count <= 0:
        return 1.0
    if count > len(chances):
        return 0.0
    found = [1.0] + [0.0] * count  # by how many have come true, the last: as many as are needed, or more
    for chance in chances:
        for n in range(count, 0, -1):
            kept = found[n] if n == count else found[n] * (1 - chance)
            found[n] = kept + found[n - 1] * chance
        found[0] *= 1 - chance
    return found[count]
