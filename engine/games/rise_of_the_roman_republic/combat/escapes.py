"""Ways out of an enemy's reach: Avoidance and retreat (sections 8.23 and 8.37; rulings c.30, c.51, A13, G18, G31 and
G61)."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec

from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.hexmap import (
    distance,
    is_river_between,
    is_road_between,
    land_steps,
    terrain,
)
from engine.games.rise_of_the_roman_republic.board.sieges import (
    enemies_outside,
    is_city_open,
    is_friendly_city,
)
from engine.games.rise_of_the_roman_republic.combat.sides import hex_of_stack, power_of
from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome, needs_leave
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import Power, RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import confining_provinces
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import tribe_stirred_by_entry

RETREAT_HEXES = 3  # ruling c.30
Way = tuple[str, ...]  # the hexes that are entered


class Escape(msgspec.Struct, frozen=True):
    """A way out. way: the hexes that are entered; (): none. to: its last hex, or that where it begins. inside: whether
    it ends in the city there. points: Attrition Points. fords: rivers that are crossed off road. goal: of a retreat,
    the city towards which."""

    way: Way
    to: str
    inside: bool
    points: int
    fords: int
    goal: str = ""


def possible_avoidances(state: RiseState, part: Part, leader: str) -> tuple[Escape, ...]:
    """Return where a force may go to avoid battle: at most two hexes, or into the city where it stands; a magistrate
    not out of their province, nobody into the hex of a man whom they hate."""
    power, start = power_of(part.key), hex_of_stack(part.key)
    shut = forbidden_provinces(state, power, part.force.troops)

    def may(way: Way) -> bool:
        return power != ROMANS or not (_unlawful(state, part.force, leader, way) or _barred(state, part.force, way))

    found: list[Escape] = []
    for one in _reached(state, power, start, TABLES.avoidance["hexes"], shut, may, further=False):
        found += _ends(state, part.force, power, start, one)
    return tuple(found)


def _unlawful(state: RiseState, force: Force, leader: str, way: Way) -> bool:
    others = tuple([one for one in force.leaders if one != leader])
    return needs_leave(state, leader, others, way) or any(must_keep_apart(state, one, way[-1]) for one in force.leaders)


def possible_retreats(state: RiseState, part: Part) -> tuple[Escape, ...]:
    """Return where a beaten force may go: into its city in the same hex, or one to three hexes, each further from the
    battle, to a hex nearer to the nearest friendly city."""
    power, start = power_of(part.key), hex_of_stack(part.key)
    goals = nearest_cities(state, power, start)
    shut = forbidden_provinces(state, power, part.force.troops)

    def may(way: Way) -> bool:
        return power != ROMANS or not _barred(state, part.force, way)

    found: list[Escape] = []
    for one in _reached(state, power, start, RETREAT_HEXES, shut, may, further=True):
        goal = next((city for city in goals if distance(one.to, city) < distance(start, city)), "")
        if goal or one.to == start:
            found += _ends(state, part.force, power, start, msgspec.structs.replace(one, goal=goal))
    return tuple(found)


def nearest_cities(state: RiseState, power: Power, start: str) -> tuple[str, ...]:
    """Return the friendly cities nearest to a hex, the one there apart; several that are equally near."""
    far = {
        city: distance(start, city) for city in state.cities if city != start and is_friendly_city(state, power, city)
    }
    least = min(far.values(), default=0)
    return tuple([city for city, hexes in far.items() if hexes == least])


def _ends(state: RiseState, force: Force, power: Power, start: str, one: Escape) -> Iterator[Escape]:
    """Yield the ends of a way: outside, and inside a friendly city, into which the last step costs nothing."""
    if power == ROMANS and _barred(state, force, one.way or (one.to,)):
        return
    if one.way:
        yield one
    if is_city_open(state, power, one.to) and (one.way or one.to == start):
        free = _cost(one.way[-1:])
        yield msgspec.structs.replace(one, inside=True, points=one.points - free)


def _barred(state: RiseState, force: Force, way: Way) -> bool:
    """Return whether a way leads a Roman force into Rome though none of its leaders may enter (section 5.63)."""
    return ROME in way and all(enters_rome(state, leader, way) for leader in force.leaders)


def _cost(way: Way) -> int:
    return sum([TABLES.attrition_points.avoid[terrain(one)] for one in way])


def _reached(
    state: RiseState,
    power: Power,
    start: str,
    most: int,
    shut: frozenset[str],
    may: Callable[[Way], bool],
    *,
    further: bool,
) -> Iterator[Escape]:
    """Yield the hexes that can be come to without meeting an enemy, each with the way of fewest rivers, then of least
    cost, then past fewest tribes that would take up arms, of those that the force may go. A tribe stays in its
    provinces (ruling A13). shut: provinces that the force never enters. further: each step away from the start."""
    yield Escape((), start, False, 0, 0)
    home, ways = confining_provinces(state, power), dict[str, list[Way]]()
    edge: list[Way] = [()]
    for _ in range(most):
        new = []
        for way in edge:
            here = way[-1] if way else start
            for to in land_steps(state, here, power):
                if to in (start, *way) or province_of(to) in shut or not _open(state, power, home, to):
                    continue
                if further and distance(start, to) <= distance(start, here):
                    continue
                new.append((*way, to))
                ways.setdefault(to, []).append((*way, to))
        edge = new
    for to, found in ways.items():
        best = min([_label(state, power, start, way) for way in found if may(way)], default=None)
        if best is not None:
            fords, points, _, way = best
            yield Escape(way, to, False, points, fords)


def _label(state: RiseState, power: Power, start: str, way: Way) -> tuple[int, int, int, Way]:
    """Return the rivers that are crossed off road on a way, its cost and the tribes that it stirs (ruling c.51)."""
    pairs = tuple(pairwise((start, *way)))
    fords = sum([is_river_between(here, to) and not is_road_between(state, here, to) for here, to in pairs])
    entered = {province_of(to) for here, to in pairs if province_of(here) != province_of(to)}
    return fords, _cost(way), sum([bool(tribe_stirred_by_entry(state, power, one)) for one in entered]), way


def _open(state: RiseState, power: Power, home: tuple[str, ...], place: str) -> bool:
    if home and province_of(place) not in home:
        return False
    return not enemies_outside(state, power, place)
