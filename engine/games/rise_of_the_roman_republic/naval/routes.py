"""Ways over the sea: by zones, each of which has to be passed (section 7.2; rulings c.8, c.42 and E5)."""

from collections.abc import Iterator
from functools import cache

from engine.games.rise_of_the_roman_republic.board.fleets import fleet_level, zone_of
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import SEAS, TABLES, ZONES
from engine.kernel.state import Side

FACES = 10
LONGEST = 4  # zones of a way: so many lead from any zone to any other
JOIN = "+"  # between the zones of a way, as a token
Zones = tuple[str, ...]


def adjacent_zones(zone: str) -> tuple[str, ...]:
    """Return the zones that touch a zone."""
    return tuple(sorted([one for pair in SEAS for one in pair if zone in pair and one != zone]))


@cache
def sea_ways(start: str, goal: str) -> tuple[Zones, ...]:
    """Return the ways from a zone to another, of a few zones, that come through none twice, the shortest first; within
    a zone there is one."""
    found: list[Zones] = []
    edge: list[Zones] = [(start,)]
    for _ in range(LONGEST):
        found += [one for one in edge if one[-1] == goal]
        edge = [(*one, to) for one in edge if one[-1] != goal for to in adjacent_zones(one[-1]) if to not in one]
    return tuple(found)


def zone_passage_die(state: RiseState, side: Side, zone: str) -> int | None:
    """Return the die at most with which a side passes a zone; None: it needs none."""
    return passage_die_at(fleet_level(state, side, zone))


def passage_die_at(level: int) -> int | None:
    """Return the die at most with which a side passes a zone where it has a level; None: it needs none."""
    return None if level >= 0 else TABLES.naval["test"] + level


def zone_passage_chance(level: int) -> float:
    """Return how likely a side passes a zone where it has a level."""
    most = passage_die_at(level)
    return 1.0 if most is None else sum(die <= most for die in range(FACES)) / FACES


def sea_way_chance(state: RiseState, side: Side, zones: Zones) -> float:
    """Return how likely a way is passed."""
    found = 1.0
    for zone in zones:
        found *= zone_passage_chance(fleet_level(state, side, zone))
    return found


def sea_way_capacity(state: RiseState, side: Side, zones: Zones) -> int:
    """Return how many SP a side can bring over a way at once: more for each level above 0, by the lowest."""
    figures = TABLES.naval
    lowest = min([fleet_level(state, side, zone) for zone in zones])
    return figures["sp"] + figures["each"] * max(0, lowest)


def sea_ways_between_ports(state: RiseState, side: Side, start: str, goal: str) -> tuple[Zones, ...]:
    """Return the ways from port to port: the surest first, of equals the one that takes most, then the shortest."""
    found = sea_ways(zone_of(start), zone_of(goal)) if zone_of(start) and zone_of(goal) else ()
    return tuple(
        sorted(
            found, key=lambda one: (-sea_way_chance(state, side, one), -sea_way_capacity(state, side, one), len(one))
        )
    )


def zone_abbreviation(zone: str) -> str:
    """Return what a zone is called in a token: three letters of its own name."""
    return zone.rpartition("_")[2][:3]


def sea_way_token(zones: Zones) -> str:
    """Return a way as a token, short enough for a button: "ion+sic".

    >>> sea_way_token(("mare_ionium", "fretum_siculi"))
    'ion+sic'
    """
    return JOIN.join([zone_abbreviation(one) for one in zones])


def zones_of_token(name: str) -> Zones:
    """Return the way of a token."""
    named = {zone_abbreviation(zone): zone for zone in ZONES}  # by an owner's charts one may touch no other
    return tuple([named[one] for one in name.split(JOIN)])


def surest_sea_ways(state: RiseState, side: Side, start: str, goal: str, sp: int) -> Iterator[Zones]:
    """Yield the ways over which so many SP can be brought at once, the surest first."""
    yield from [
        one for one in sea_ways_between_ports(state, side, start, goal) if sp <= sea_way_capacity(state, side, one)
    ]
