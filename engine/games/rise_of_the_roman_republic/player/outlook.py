"""What the end may look like: how likely each side is to control each province when points are counted.

An outlook is a guess, by simple figures: an open city changes hands often, a garrisoned one seldom; the less time is
left, the more what is now will stay. The worth of a deed is the difference that it makes to these chances, in points.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp, prod

import msgspec

from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES
from engine.games.rise_of_the_roman_republic.view import CityView, RiseView
from engine.kernel.state import Side

LOST = {"open": 0.5, "small": 0.07, "medium": 0.08, "large": 0.04}  # chance in a turn that a city is lost
GUARDED = 0.5  # of that chance stays where a medium or large city has a garrison
WON = {"open": 0.2, "small": 0.05, "medium": 0.1, "large": 0.05}  # chance in a turn that a side takes it
UNDER_SIEGE = 0.3  # chance that a besieged city falls
HORIZON = 1.5  # turns: what is further off is not looked at
RIVALS = 0.9  # what all rivals together lose counts so much of one's own
STAYS = 0.95  # chance, at the very end, that who stands in a province still stands there
VISITED = 0.15  # chance that an army comes, with time enough, into a province that nobody guards
ARMY = 25  # SP of such an army
FADES = 0.35  # of that chance is left with each turn to come


class Change(msgspec.Struct, frozen=True):
    """What would be different in a province. held: cities by hex, with who would hold them and the SP inside. power,
    all_sp, outside: what would be added to the SP of a power there, and to those outside cities."""

    held: tuple[tuple[str, Side, int], ...] = ()
    power: str = ""
    all_sp: int = 0
    outside: int = 0


NOTHING = Change()


class Outlook:
    """The provinces of a view, for one side. values: what controlling each is worth, in points. holders: who has a
    province that nobody controls by arms."""

    def __init__(
        self, view: RiseView, side: Side, values: Mapping[str, float], holders: Mapping[str, Side] | None = None
    ) -> None:
        self.view, self.side, self.values, self.holders = view, side, values, holders or {}
        self._known: dict[tuple[str, Change], dict[Side, float]] = {}
        self._worth: dict[tuple[str, Change], float] = {}

    @cached_property
    def time(self) -> float:
        """Return how many turns are left, the present one by the markers in the cup."""
        left, gone = sum(self.view.cup.values()), len(self.view.drawn)
        now = {"operations": left / max(1, left + gone), "end": 0.0}.get(self.view.phase, 1.0)
        return max(0, self.view.last_turn - self.view.turn) + now

    @cached_property
    def _span(self) -> float:
        return HORIZON * (1 - exp(-self.time / HORIZON))

    @cached_property
    def cities(self) -> dict[str, list[CityView]]:
        """Return the cities of each province in play."""
        found: dict[str, list[CityView]] = {one: [] for one in self.values}
        for city in self.view.cities:
            found.setdefault(CITIES[city.place].province, []).append(city)
        return found

    @cached_property
    def inside(self) -> dict[str, int]:
        """Return the SP inside each city."""
        found: dict[str, int] = {}
        for one in self.view.stacks:
            if one.inside:
                found[one.hex] = found.get(one.hex, 0) + one.sp
        return found

    @cached_property
    def present(self) -> dict[str, dict[str, tuple[int, int]]]:
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
    def weights(self) -> dict[Side, float]:
        """Return what a point of each side counts: one's own 1, a rival's the more against one, the nearer he is to
        winning."""
        rivals = [one for one in self.sides if one != self.side]
        hopes = {one: exp(self._hope(one) / 3) for one in rivals}
        whole = sum(hopes.values()) or 1.0
        return {self.side: 1.0} | {one: -RIVALS * hope / whole for one, hope in hopes.items()}

    def _hope(self, side: Side) -> float:
        return sum([value * self.chances(province)[side] for province, value in self.values.items()])

    def worth(self, province: str, change: Change = NOTHING) -> float:
        """Return what a province promises a side, its rivals' chances taken off; with a change, if there is one."""
        value = self.values.get(province, 0.0)
        if not value:
            return 0.0
        known = (province, change)
        if known not in self._worth:
            chances = self.chances(province, change)
            self._worth[known] = value * sum([weight * chances[side] for side, weight in self.weights.items()])
        return self._worth[known]

    def gain(self, province: str, change: Change, base: Change = NOTHING) -> float:
        """Return what a change brings a side."""
        return self.worth(province, change) - self.worth(province, base)

    def chances(self, province: str, change: Change = NOTHING) -> dict[Side, float]:
        """Return how likely each side is to control a province in the end."""
        known = (province, change)
        if known not in self._known:
            found = {side: self._chance(province, side, change) for side in self.sides}
            holder = self.holders.get(province, "")
            if holder in found:
                others = sum([chance for side, chance in found.items() if side != holder])
                found[holder] = max(found[holder], 1 - others)
            self._known[known] = found
        return self._known[known]

    def _chance(self, province: str, side: Side, change: Change) -> float:
        """Return how likely a side has all medium and large cities, more than half of all, and is not outnumbered."""
        cities = self.cities.get(province, [])
        changed = {place: (holder, sp) for place, holder, sp in change.held}
        chief: list[float] = []
        small: list[float] = []
        for city in cities:
            holder, sp = changed.get(city.place, (city.side, self.inside.get(city.place, 0)))
            (small if city.size == "small" else chief).append(self._keeps(city, holder, sp, side))
        if not cities:
            return 0.0
        most = at_least(small, len(cities) // 2 + 1 - len(chief)) * prod(chief)
        return float(most * self._stands(province, side, change))

    def _keeps(self, city: CityView, holder: Side, sp: int, side: Side) -> float:
        """Return how likely a side has a city in the end."""
        kind = "open" if city.size == "small" and not sp else city.size
        besieged = UNDER_SIEGE if city.besieger and holder == city.side else 0.0
        if holder == side:
            risk = LOST[kind] * (GUARDED if sp and city.size != "small" else 1.0)
            return float((1 - min(0.9, risk + besieged)) ** self._span)
        mine = besieged if self._masters.get(city.besieger) == side else 0.0
        return float(1 - (1 - min(0.9, WON[kind] + mine)) ** self._span)

    def _stands(self, province: str, side: Side, change: Change) -> float:
        """Return what is left of a chance where an enemy power is stronger in the field than all that the side has."""
        there = dict(self.present.get(province, {}))
        if change.power:
            all_sp, outside = there.get(change.power, (0, 0))
            there[change.power] = (all_sp + change.all_sp, outside + change.outside)
        own = sum([all_sp for power, (all_sp, _) in there.items() if self._side_of(power) == side])
        stronger = any(out > own for power, (_, out) in there.items() if self._side_of(power) != side)
        if stronger:
            return float(1 - STAYS * FADES**self.time)
        return float(1 - self._visited * (1 - FADES**self.time) * max(0.0, 1 - own / ARMY))

    @cached_property
    def _visited(self) -> float:
        """Return how likely an army comes into a province that nobody guards: who leads thinks of that, who has to
        catch up does not."""
        points = {one.side: one.points for one in self.view.sides}
        leads = all(points[self.side] > count for one, count in points.items() if one != self.side)
        return VISITED if leads else 0.0

    def _side_of(self, power: str) -> Side:
        return self._masters.get(power, power)


def at_least(chances: Sequence[float], count: int) -> float:
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
