"""Forces taken from a stack and put down again: how what moves goes from hex to hex."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.stacks import (
    add_troops,
    notes_with_troops,
    set_stack,
    stack_at,
    stack_key,
)
from engine.games.rise_of_the_roman_republic.forces import (
    Force,
    Part,
    Taken,
    Troops,
    combined_troops,
    common_troops,
    remaining_troops,
)
from engine.games.rise_of_the_roman_republic.state import NORMAL, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME


def stack_without_force(there: Stack, force: Force) -> Stack:
    """Return what is left of a stack without a force."""
    return msgspec.structs.replace(
        there,
        leaders=tuple([one for one in there.leaders if one not in force.leaders]),
        legions=tuple([one for one in there.legions if one not in force.legions]),
        troops=remaining_troops(there.troops, force.troops),
    )


def detach_force(state: RiseState, name: str, force: Force) -> Taken:
    """Take a force off its stack, and off the map. Siege engines go with the last of its legions, or of its troops if
    it has none; a garrison keeps none. What is noted of its troops goes with them (ruling G77)."""
    there = state.stacks[name]
    roamed, fielded = common_troops(troops_from_elsewhere(state, name), force.troops), _fielded_of(state, name, force)
    stay = remaining_troops(state.fielded_troops.get(name, ()), fielded)
    rest = stack_without_force(there, force)
    bare = not (rest.legions or rest.troops)
    engines = there.engines if bare or (there.legions and not rest.legions) else 0
    left = msgspec.structs.replace(rest, engines=there.engines - engines)
    set_stack(state, msgspec.structs.replace(left, status=NORMAL) if bare else left)
    state.fielded_troops = notes_with_troops(state.fielded_troops, name, stay)
    return Taken(there.power, force, there.hex, there.status, engines, roamed_troops=roamed, fielded_troops=fielded)


def troops_from_elsewhere(state: RiseState, name: str) -> tuple[Troops, ...]:
    """Return the troops of a stack that have come from another province this turn. A key among `roamed`, of a table
    stored before SP were counted, holds for all of them."""
    there = state.stacks[name].troops
    return there if name in state.roamed else common_troops(there, state.roamed_troops.get(name, ()))


def unled_troops(state: RiseState, name: str) -> tuple[Troops, ...]:
    """Return the troops of a stack that no leader had with them as the turn began."""
    there = state.stacks[name].troops
    return () if name in state.fielded else remaining_troops(there, state.fielded_troops.get(name, ()))


def _fielded_of(state: RiseState, name: str, force: Force) -> tuple[Troops, ...]:
    """Return the troops of a force that a leader had with them as the turn began: with a leader those go first, without
    one those that were in no army (ruling G77)."""
    if force.leaders:
        return common_troops(force.troops, remaining_troops(state.stacks[name].troops, unled_troops(state, name)))
    return remaining_troops(force.troops, unled_troops(state, name))


def place_force(state: RiseState, taken: Taken, place: str, *, inside: bool = False) -> Part:
    """Put a force down in a hex, with what its power has there: the worse status holds for all. Return it as a part of
    the stack. Which of it has come from another province is noted for Inertia."""
    there, force = stack_at(state, taken.power, place, inside), taken.force
    leaders = tuple([one for one in force.leaders if one not in there.leaders])
    legions = tuple([one for one in force.legions if one not in there.legions])
    fights = bool(force.legions or force.troops)
    new = msgspec.structs.replace(
        there,
        leaders=(*there.leaders, *leaders),
        legions=(*there.legions, *legions),
        status=max(there.status, taken.status) if fights else there.status,
        engines=there.engines + taken.engines,
    )
    set_stack(state, add_troops(new, force.troops))
    if taken.origin == ROME != place:
        _leave_rome(state, force.legions)
    name = stack_key(taken.power, place, inside)
    strayed = province_of(taken.origin) != province_of(place)
    found = [*force.leaders, *force.legions] if strayed else []
    state.roamed = (*state.roamed, *[one for one in found if one not in state.roamed])
    roamed = force.troops if strayed or taken.roamed else common_troops(force.troops, taken.roamed_troops)
    fielded = force.troops if taken.fielded else common_troops(force.troops, taken.fielded_troops)
    state.roamed_troops = notes_with_troops(
        state.roamed_troops, name, combined_troops(state.roamed_troops.get(name, ()), roamed)
    )
    state.fielded_troops = notes_with_troops(
        state.fielded_troops, name, combined_troops(state.fielded_troops.get(name, ()), fielded)
    )
    return Part(name, force)


def _leave_rome(state: RiseState, legions: tuple[str, ...]) -> None:
    """Note that legions have left Rome, where alone they are trained (ruling G48)."""
    left = {one: msgspec.structs.replace(state.legions[one], kept=False) for one in legions if state.legions[one].kept}
    if left:
        state.legions = {**state.legions, **left}


def move_force_to_hex(state: RiseState, name: str, force: Force, place: str, *, inside: bool = False) -> Part:
    """Move a force from its stack to a hex, with nothing on the way."""
    return place_force(state, detach_force(state, name, force), place, inside=inside)
