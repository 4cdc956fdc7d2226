"""The battle that an interception would bring: with whom it would be fought where, and at what odds (sections 6.5 and
8.31). Guile, elephants, help, an ambush and what either side loses on its way are left out."""

from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.parts import detach_force, place_force
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.combat.forecast import Forecast, forecast_of_frame
from engine.games.rise_of_the_roman_republic.combat.sides import (
    Parts,
    defending_beside,
    hex_of_stack,
    is_inside,
    power_of,
)
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.movement import Movement
from engine.games.rise_of_the_roman_republic.movement.interceptors import Interceptor
from engine.games.rise_of_the_roman_republic.movement.walking import note_river_crossing, put_force_on_map
from engine.games.rise_of_the_roman_republic.state import RiseState


def forecast_against_march(state: RiseState, one: Interceptor, moving: Parts, place: str) -> Forecast:
    """Return what a battle promises in which a force falls upon what marches through a hex. moving: parts of stacks,
    the mover's own first, then an allied tribe's."""
    seen = state.copy()
    come = [part if _stands(part.key, place) else _brought(seen, part, place) for part in moving]
    return _fought(seen, one, come, place)


def forecast_against_march_under_way(state: RiseState, one: Interceptor) -> Forecast:
    """Return the same for a march that is under way, where it is now: its force may be off the map."""
    seen = state.copy()
    frame = seen.frames[-1]
    assert isinstance(frame, Movement)  # noqa: S101 - only a march under way is intercepted
    if frame.taken is not None:
        put_force_on_map(seen, frame)
    return forecast_against_march(seen, one, (Part(frame.stack, frame.force), *frame.beside), frame.here)


def _stands(name: str, place: str) -> bool:
    """Return whether a stack is outside the city of a hex."""
    return hex_of_stack(name) == place and not is_inside(name)


def _brought(state: RiseState, part: Part, place: str) -> Part:
    """Bring a part of a stack to a hex, and return it as part of the stack there."""
    return place_force(state, detach_force(state, part.key, part.force), place)


def _fought(state: RiseState, one: Interceptor, come: list[Part], place: str) -> Forecast:
    """Bring the interceptor, and return what the battle promises. All in the mover's stack defend (ruling c.45), or the
    tribe that they lead without men of their own."""
    own = Part(one.stack, one.force)
    if not _stands(one.stack, place):
        own = _brought(state, own, place)
    if one.hex != place:
        note_river_crossing(state, one.force.leaders, (one.hex, place))
    mover = come[0].key
    name = mover if total_sp(state, state.stacks[mover]) or len(come) == 1 else come[1].key
    beside = [part for part in come if part.key != name]
    keys = [part.key for part in come]
    allies = [part for part in defending_beside(state, power_of(name), place) if part.key not in keys]
    return forecast_of_frame(
        state,
        Battle(
            attacker=own.key,
            hex=place,
            defender=name,
            force=own.force,
            avoidable=False,
            intercepted=True,
            attackers=(own,),
            defenders=(whole_stack_part(state, name), *beside, *allies),
        ),
    )
