"""What can be shipped, out of which ports and into which (section 7.2; rulings E4, E7 and E12)."""

from engine.games.rise_of_the_roman_republic.actions.movement import ALL, ALONE, INSIDE, OWN
from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.fleets import is_port, is_port_open_to
from engine.games.rise_of_the_roman_republic.board.sieges import (
    are_enemies,
    enemies_outside,
    is_city_open,
    is_friendly_city,
    is_stack_besieged,
    stacks_inside,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.forces import Force, numbers_of
from engine.games.rise_of_the_roman_republic.movement.guards import leaves_lawfully
from engine.games.rise_of_the_roman_republic.movement.mover import (
    Mover,
    armies_movable_without_leader,
    movable_armies,
    mover_from_force,
    pickable_items,
    units_under,
)
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    leaders_taken_along,
    legion_limit_of_leader,
    legions_under,
    troops_under,
)
from engine.games.rise_of_the_roman_republic.politics.leave import needs_leave
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_keep_apart
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.picks import Item


def _embarks(state: RiseState, there: Stack | None) -> Stack | None:
    """Return a stack that can put to sea: in a friendly port, inside or outside; under siege only where its ships keep
    the port open. Tribes have none."""
    if (
        there is None
        or there.power in TABLES.tribes
        or not scenario_of(state).has_rule("naval")
        or not is_port(there.hex)
    ):
        return None
    if not is_friendly_city(state, there.power, there.hex):
        return None
    shut = is_stack_besieged(state, there) and not is_port_open_to(state, side_of(state, there.power), there.hex)
    return None if shut else there


def shippable_movers(state: RiseState, leader: str) -> dict[str, Mover]:
    """Return what a leader can put to sea with, by name as for a march, or a single legion; under siege all whom they
    may take, or they alone."""
    there = _embarks(state, stack_of_leader(state, leader))
    if there is None:
        return {}
    if not is_stack_besieged(state, there):
        return movable_armies(state, leader) | _single_legions(state, leader, there)
    found = {ALONE: mover_from_force(state, leader, there, Force((leader,)))}
    for name, led in ((ALL, leaders_taken_along(state, leader)), (OWN, ())):
        legions = legions_under(state, leader, led)
        force = Force((leader, *led), legions, troops_under(state, leader, there))
        if (legions or force.troops) and len(numbers_of(legions)) <= legion_limit_of_leader(state, leader):
            found[name] = mover_from_force(state, leader, there, force)
    return found


def _single_legions(state: RiseState, leader: str, there: Stack) -> dict[str, Mover]:
    """Return a leader with one of the legions that they command, by its number, where they have several."""
    own = legions_under(state, leader)
    found = (
        {one: mover_from_force(state, leader, there, Force((leader,), (one,))) for one in own} if len(own) > 1 else {}
    )
    return {name: one for name, one in found.items() if leaves_lawfully(state, there, one.force)}


def leader_as_passenger(state: RiseState, leader: str) -> Mover | None:
    """Return a leader as they would sail, by whom it is judged which ports they can go to; None: they cannot."""
    found = shippable_movers(state, leader)
    return found.get(ALL) or found.get(OWN) or found.get(ALONE)


def embarkable_items(state: RiseState, leader: str) -> tuple[Item, ...]:
    """Return the units and leaders whom a leader can take aboard, as things to pick."""
    there = _embarks(state, stack_of_leader(state, leader))
    if there is None:
        return ()
    if not is_stack_besieged(state, there):
        return units_under(state, leader)
    led = leaders_taken_along(state, leader)
    return pickable_items(led, legions_under(state, leader, led), troops_under(state, leader, there))


def leaderless_forces_able_to_sail(state: RiseState, leader: str) -> dict[str, Mover]:
    """Return the forces without a leader that can put to sea, by the key of their stack (section 6.13)."""
    found = armies_movable_without_leader(state, leader) if scenario_of(state).has_rule("naval") else {}
    return {name: one for name, one in found.items() if _embarks(state, state.stacks[name]) is not None}


def reachable_ports(state: RiseState, one: Mover) -> tuple[str, ...]:
    """Return the ports to which a mover could sail, as tokens: into the city of a friendly one, before any other."""
    shut = forbidden_provinces(state, one.power, one.force.troops)
    found = []
    for place in state.cities:
        if place == one.place or not is_port(place) or province_of(place) in shut or one.goal not in ("", place):
            continue
        if not _allowed(state, one, place):
            continue
        if _harbour(state, one, place):
            found.append(place + INSIDE)
        elif not (one.is_lone and enemies_outside(state, one.power, place)):
            found.append(place)
    return tuple(found)


def _harbour(state: RiseState, one: Mover, place: str) -> bool:
    """Return whether a mover comes into the city of a port: a friendly one that is open, or that its ships keep open
    though it is besieged."""
    if is_city_open(state, one.power, place):
        return True
    friends = is_friendly_city(state, one.power, place) and not any(
        are_enemies(state, one.power, other.power) for other in stacks_inside(state, place)
    )
    return friends and is_port_open_to(state, one.side, place)


def _allowed(state: RiseState, one: Mover, place: str) -> bool:
    """Return whether the magistrates of a mover may be in a port: where they need no leave (section 5.61)."""
    if one.power != ROMANS or one.allies:
        return True
    if any(must_keep_apart(state, leader, place) for leader in one.force.leaders):
        return False
    return not needs_leave(state, one.leader, () if one.is_lone else one.led, (place,))
