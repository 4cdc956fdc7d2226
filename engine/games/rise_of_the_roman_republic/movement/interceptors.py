"""Who could intercept a march, where, and at what odds (sections 6.5, 5.54 and 5.55; rulings c.23, c.31, G20, G21 and
W1)."""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from itertools import pairwise

import msgspec

from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import province_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import (
    hexes_around,
    is_river_between,
    is_road_between,
    land_steps,
    terrain,
)
from engine.games.rise_of_the_roman_republic.board.sieges import is_besieging, is_stack_besieged
from engine.games.rise_of_the_roman_republic.combat.command import in_charge_chances
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.forces import Force, numbers_of
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    accompanying_leaders,
    legion_limit_of_leader,
    legions_under,
    troops_under,
)
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import confining_provinces
from engine.kernel.state import Side

FACES = 10
PERCENT = 100
AMBUSHES = ("rough", "mountain")  # terrain from which non-Romans ambush
AMBUSH_MARGIN = 2  # by how much the roll must be better than an interception needs
Way = Sequence[str]  # hexes, the start first


class Interceptor(msgspec.Struct, frozen=True):
    """A force that could intercept. stack: its key. bound: it besieges, and does not leave its hex."""

    side: Side
    power: str
    stack: str
    hex: str
    leader: str
    force: Force
    bound: bool

    @property
    def campaign_rating(self) -> int:
        """Return its leader's Campaign Rating."""
        return LEADERS[self.leader].campaign


def forces_able_to_intercept(state: RiseState, side: Side, places: Collection[str] = ()) -> Iterator[Interceptor]:
    """Yield the forces that could intercept a side: with a leader, units under them and some order, not under siege;
    one for each leader. places: look only at those in one of these hexes or beside it."""
    for name, there in state.stacks.items():
        own = side_of(state, there.power)
        if own == side or own not in state.players or not there.leaders:
            continue
        if places and there.hex not in places and not any(one in places for one in hexes_around(there.hex)):
            continue
        if not (there.legions or there.troops) or there.status >= DISORGANIZED or is_stack_besieged(state, there):
            continue
        for leader in there.leaders:
            force = intercepting_force(state, leader, there)
            if force is not None:
                bound = is_besieging(state, there)
                yield Interceptor(own, there.power, name, there.hex, leader, force, bound)


def intercepting_force(state: RiseState, leader: str, there: Stack) -> Force | None:
    """Return what a leader intercepts with: all whom they may lead; None if that is nothing. Never the Urban Praetor,
    whose only Operations outside Rome are movements (section 5.46), nor who stays in Rome."""
    if there.power == ROMANS:
        man = state.republic.office_of_leader(leader)
        if man is None or man.office == "urban_praetor" or man.stays:
            return None
    for led in (accompanying_leaders(state, leader, there), ()):
        legions = legions_under(state, leader, led)
        if len(numbers_of(legions)) <= legion_limit_of_leader(state, leader):
            force = Force((leader, *led), legions, troops_under(state, leader, there))
            return force if force.legions or force.troops else None
    return None


def can_intercept_in(state: RiseState, one: Interceptor, place: str) -> bool:
    """Return whether a force could intercept in a hex: in its own or one beside it over land; a besieger in its own
    alone, a tribe at home alone, no Roman force in Rome, never the two who hate each other together."""
    if place == one.hex:
        return True
    if one.bound or place not in land_steps(state, one.hex, one.power):
        return False
    if one.power in TABLES.tribes:
        homes = confining_provinces(state, one.power)
        return province_of(place) in homes or not homes
    if one.power == ROMANS and enters_rome(state, one.leader, (place,)):
        return False
    if province_of(place) in forbidden_provinces(state, one.power, one.force.troops):
        return False
    return not any(must_keep_apart(state, leader, place) for leader in one.force.leaders)


def interception_modifiers(state: RiseState, one: Interceptor, way: Way, place: str) -> tuple[Modifier, ...]:
    """Return the modifiers of a try in a hex of a way, Guile left out. The terrain is that of the interceptor's hex
    before they move; the road counts where all of the way up to the hex was by road (ruling G21)."""
    figures, before = TABLES.interception, way[: way.index(place) + 1]
    by_road = len(before) > 1 and all(is_road_between(state, here, to) for here, to in pairwise(before))
    wet = place != one.hex and is_river_between(one.hex, place)
    found = (
        Modifier(terrain(one.hex) or "flat", figures.get(terrain(one.hex), 0)),
        Modifier("same_hex", figures["same_hex"] if place == one.hex else 0),
        Modifier("river", figures["river"] if wet else 0),
        Modifier("by_road", figures["road"] if by_road else 0),
    )
    return tuple([known for known in found if known.amount])


def interception_modifier_sum(state: RiseState, one: Interceptor, way: Way, place: str) -> int:
    """Return the sum of the modifiers of a try in a hex of a way, Guile left out."""
    return sum(known.amount for known in interception_modifiers(state, one, way, place))


def interception_guile_modifiers(guile: int, answer: int) -> tuple[Modifier, ...]:
    """Return the modifiers of the Guile of who intercepts and of the mover."""
    figures = TABLES.interception
    found = (
        Modifier("guile_own", guile * figures["guile"], guile),
        Modifier("guile_against", answer * figures["mover_guile"], 0, answer),
    )
    return tuple([known for known in found if known.amount])


def interception_die_needed(one: Interceptor, change: int, guile: int = 0, answer: int = 0) -> int:
    """Return the highest die that intercepts, with Guile of either side; below 0 none does."""
    figures = TABLES.interception
    return one.campaign_rating - change - guile * figures["guile"] - answer * figures["mover_guile"]


def successful_die_faces(highest: int) -> int:
    """Return how many of the ten dice are no more than the highest that will do.

    >>> successful_die_faces(4), successful_die_faces(-1), successful_die_faces(12)
    (5, 0, 10)
    """
    return max(0, min(FACES, highest + 1))


def interception_percent(state: RiseState, one: Interceptor, change: int, guile: int = 0, answer: int = 0) -> int:
    """Return how likely a try succeeds, in percent, with Guile of either side: by the Campaign of who is in charge, of
    both consuls by their dice (section 5.54)."""
    shares = in_charge_chances(state, one.leader, one.force.leaders)
    found = [
        (interception_die_needed(msgspec.structs.replace(one, leader=who), change, guile, answer), n)
        for who, n in shares.items()
    ]
    return round(sum([n * PERCENT * successful_die_faces(highest) / FACES for highest, n in found]))


def die_faces_percent(count: int) -> int:
    """Return so many of the ten dice as a percentage."""
    return PERCENT * count // FACES


def is_ambush(one: Interceptor, total: int) -> bool:
    """Return whether an interception is an ambush too: by non-Romans out of rough or mountain, by two more than it
    needs (section 6.58). total: the die with its modifiers."""
    return one.power != ROMANS and terrain(one.hex) in AMBUSHES and total <= one.campaign_rating - AMBUSH_MARGIN


class Threats:
    """The forces that could intercept a side, and the hexes that they reach."""

    def __init__(self, state: RiseState, side: Side) -> None:
        self.state, self.side = state, side

    @cached_property
    def forces(self) -> list[Interceptor]:
        """Return the forces."""
        return list(forces_able_to_intercept(self.state, self.side))

    @cached_property
    def risky_hexes_to_leave(self) -> frozenset[str]:
        """Return the hexes that one cannot leave without risk."""
        near = [(one, place) for one in self.forces for place in (one.hex, *hexes_around(one.hex))]
        return frozenset([place for one, place in near if can_intercept_in(self.state, one, place)])

    def __contains__(self, place: object) -> bool:
        return place in self.risky_hexes_to_leave

    def interceptors_along_way(self, way: Way) -> list[tuple[Interceptor, str]]:
        """Return who could intercept where on a way, by hex in the order in which these are left, then by side."""
        order = list(self.state.players)
        places, found = dict.fromkeys(way[:-1]), []
        forces = list(forces_able_to_intercept(self.state, self.side, places))
        for place in places if forces else ():
            here = [one for one in forces if can_intercept_in(self.state, one, place)]
            found += [(one, place) for one in sorted(here, key=lambda one: order.index(one.side))]
        return found
