"""Forces taken from a stack and put down again: how what moves goes from hex to hex."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, key, put, stack
from engine.games.rise_of_the_roman_republic.forces import Force, Part, Taken, Troops
from engine.games.rise_of_the_roman_republic.state import NORMAL, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import ROME


def less(troops: tuple[Troops, ...], taken: tuple[Troops, ...]) -> tuple[Troops, ...]:
    """Return what is left of troops when some are taken away."""
    gone = {(one.kind, one.elite): one for one in taken}
    left = []
    for one in troops:
        away = gone.get((one.kind, one.elite))
        if away is None:
            left.append(one)
            continue
        rest = (one.infantry - away.infantry, one.cavalry - away.cavalry, one.elephants - away.elephants)
        if any(rest):
            left.append(Troops(one.kind, *rest, one.elite))
    return tuple(left)


def rest_of(there: Stack, force: Force) -> Stack:
    """Return what is left of a stack without a force."""
    return msgspec.structs.replace(
        there,
        leaders=tuple([one for one in there.leaders if one not in force.leaders]),
        legions=tuple([one for one in there.legions if one not in force.legions]),
        troops=less(there.troops, force.troops),
    )


def take(state: RiseState, name: str, force: Force) -> Taken:
    """Take a force off its stack, and off the map. Siege engines go with the last of its legions, or of its troops if
    it has none; a garrison keeps none."""
    there = state.stacks[name]
    rest = rest_of(there, force)
    bare = not (rest.legions or rest.troops)
    engines = there.engines if bare or (there.legions and not rest.legions) else 0
    left = msgspec.structs.replace(rest, engines=there.engines - engines)
    put(state, msgspec.structs.replace(left, status=NORMAL) if bare else left)
    roamed, fielded = bool(force.troops) and name in state.roamed, name in state.fielded
    if bare:
        state.roamed = tuple([one for one in state.roamed if one != name])
        state.fielded = tuple([one for one in state.fielded if one != name])
    return Taken(there.power, force, there.hex, there.status, engines, roamed, fielded)


def lay(state: RiseState, taken: Taken, place: str, *, inside: bool = False) -> Part:
    """Put a force down in a hex, with what its power has there: the worse status holds for all. Return it as a part of
    the stack. What has come from another province is noted for Inertia."""
    there, force = stack(state, taken.power, place, inside), taken.force
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
    put(state, add_troops(new, force.troops))
    if taken.origin == ROME != place:
        _leave_rome(state, force.legions)
    name = key(taken.power, place, inside)
    strayed = province_of(taken.origin) != province_of(place)
    found = [*force.leaders, *force.legions] if strayed else []
    if force.troops and (strayed or taken.roamed):
        found.append(name)
    if taken.fielded and fights and name not in state.fielded:
        state.fielded = (*state.fielded, name)
    state.roamed = (*state.roamed, *[one for one in found if one not in state.roamed])
    return Part(name, force)


def _leave_rome(state: RiseState, legions: tuple[str, ...]) -> None:
    """Note that legions have left Rome, where alone they are trained (ruling G48)."""
    left = {one: msgspec.structs.replace(state.legions[one], kept=False) for one in legions if state.legions[one].kept}
    if left:
        state.legions = {**state.legions, **left}


def move(state: RiseState, name: str, force: Force, place: str, *, inside: bool = False) -> Part:
    """Move a force from its stack to a hex, with nothing on the way."""
    return lay(state, take(state, name, force), place, inside=inside)
