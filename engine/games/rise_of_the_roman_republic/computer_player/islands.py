"""What lies overseas, where no way leads over land: what landing there promises a side, and how likely its ships come
there (chapter 7)."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property

from engine.games.rise_of_the_roman_republic.board.fleets import OPEN, is_port, zone_of
from engine.games.rise_of_the_roman_republic.board.hexmap import graph_of
from engine.games.rise_of_the_roman_republic.computer_player.aims import Aims
from engine.games.rise_of_the_roman_republic.computer_player.loyalty import Loyalty
from engine.games.rise_of_the_roman_republic.computer_player.outlook import Change, Outlook
from engine.games.rise_of_the_roman_republic.naval.routes import Zones, sea_ways, zone_passage_chance
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, PROVINCES, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kernel.state import Side

LANDS = 0.5  # of what all cities of an island bring: what an army that lands may hope for
DEFENDED = 6  # SP on an island against which no small army goes
SHUT = 0.3  # of a city's worth: its port is kept open
NO_SHIPS = -TABLES.naval["most"]
Levels = Mapping[str, int]  # by zone, of one side


@cache
def overseas_provinces(scenario: str) -> frozenset[str]:
    """Return the provinces in play to which no way leads over land from the capital of who is invaded."""
    known = SCENARIOS[scenario]
    if known.invasion is None:
        return frozenset()
    steps, edge = graph_of(scenario), [known.invasion.capital]
    seen = set(edge)
    for place in edge:
        new = [one for one in steps[place] if one not in seen]
        seen.update(new)
        edge += new
    mainland = {HEXES[one].province for one in seen}
    return frozenset([one for one in known.in_play if one not in mainland])


class Islands:
    """The islands of a view, for one side, in points."""

    def __init__(self, view: RiseView, side: Side, outlook: Outlook, aims: Aims, loyalty: Loyalty) -> None:
        self.view, self.side = view, side
        self.outlook, self.aims, self.loyalty = outlook, aims, loyalty
        self.scenario = SCENARIOS[view.scenario]
        self.all = overseas_provinces(view.scenario)

    @cached_property
    def zone_levels(self) -> dict[str, int]:
        """Return the side's level in each zone."""
        return {zone: boxes.get(self.side, NO_SHIPS) for zone, boxes in self.view.naval.items()}

    @cached_property
    def gain_by_island(self) -> dict[str, float]:
        """Return what each island brings a small army that has it to itself."""
        found: dict[str, float] = {}
        for one in self.all.intersection(self.aims.provinces).difference(self.scenario.barred.get(self.side, ())):
            cities = self.outlook.cities.get(one, ())
            held = Change(held=tuple([(city.place, self.side, 1) for city in cities]))
            found[one] = LANDS * max(0.0, self.outlook.gain_of_change(one, held))
        return found

    @cached_property
    def landing_gains(self) -> dict[str, float]:
        """Return what each island promises a small army that lands there: no more than it costs where it is awaited, or
        one of the side is at work already."""
        return {one: hope - self.landing_cost(one) for one, hope in self.gain_by_island.items() if self._open(one)}

    def _open(self, province: str) -> bool:
        there = [one for one in self.view.stacks if HEXES[one.hex].province == province]
        against = sum([one.sp for one in there if one.side != self.side])
        at_work = any(one.side == self.side and one.leaders for one in there)
        return against < DEFENDED and not at_work and self.gain_by_island[province] > self.landing_cost(province)

    def landing_cost(self, province: str) -> float:
        """Return what it costs to land in a province: a power that turns to the enemy (The Eagle)."""
        known = self.scenario.landing
        if known is None or known.side != self.side or PROVINCES[province].area != known.area:
            return 0.0
        own = [HEXES[one.hex].province for one in self.view.stacks if one.side == self.side]
        if any(one and PROVINCES[one].area == known.area for one in own):
            return 0.0
        return max(
            0.0, -self.loyalty.gain_of_moving_row(known.row, known.boxes if known.towards == ROMANS else -known.boxes)
        )

    def embarkation_gain(self, place: str) -> float:
        """Return what a port promises: the best island to which ships bring an army from there."""
        if not self.landing_gains or not is_port(place):
            return 0.0
        return max([self.reach_chance((place,), one) * hope for one, hope in self.landing_gains.items()])

    def reach_chance(self, starts: Iterable[str], province: str, levels: Levels | None = None) -> float:
        """Return how likely an army comes from one of some ports to one of a province. levels: the side's own, if they
        were others."""
        goals = {zone_of(one.place) for one in self.outlook.cities.get(province, ()) if is_port(one.place)}
        found = [way for start in {zone_of(one) for one in starts} for goal in goals for way in sea_ways(start, goal)]
        return max([zones_passage_chance(levels or self.zone_levels, one) for one in found], default=0.0)

    def worth_of_fleet_levels(self, levels: Levels) -> float:
        """Return what levels of the side are worth: islands within reach, and own ports that they keep open."""
        home = [one for one in self.view.cities if one.side == self.side and is_port(one.place)]
        starts = [one.place for one in home if CITIES[one.place].province not in self.all]
        found = sum([hope * self.reach_chance(starts, one, levels) for one, hope in self.landing_gains.items()])
        for one in home:
            worth = self.aims.cities.get(one.place, 0.0) + (1.0 if one.size != "small" else 0.1)
            found += SHUT * worth if levels.get(zone_of(one.place), NO_SHIPS) >= OPEN else 0.0
        return found


def zones_passage_chance(levels: Levels, zones: Zones) -> float:
    """Return how likely some zones are passed at these levels."""
    found = 1.0
    for one in zones:
        found *= zone_passage_chance(levels.get(one, NO_SHIPS))
    return found
