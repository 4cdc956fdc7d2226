"""What a city has to set against its enemies: its garrison and its militia, which goes first (ruling c.36)."""

from engine.games.rise_of_the_roman_republic.board.losses import (
    Lost,
    attrition_sp,
    force_arms,
    lose_sp,
    lose_strength,
    whole_stack_part,
)
from engine.games.rise_of_the_roman_republic.board.sieges import set_city, stacks_inside
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, total_sp
from engine.games.rise_of_the_roman_republic.events.siege import MilitiaLost
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState


def garrison_parts(state: RiseState, place: str) -> tuple[Part, ...]:
    """Return the forces in a city."""
    return tuple([whole_stack_part(state, stack_key(one.power, one.hex, True)) for one in stacks_inside(state, place)])


def leaders_inside(state: RiseState, place: str) -> tuple[str, ...]:
    """Return the leaders in a city."""
    return tuple([leader for one in state.stacks.values() if one.inside and one.hex == place for leader in one.leaders])


def lose_city_sp(play: RisePlay, place: str, count: int, cause: str, *, attrition: bool = False) -> Lost:
    """Let a city lose SP: its militia first, then its garrison, of several powers the largest part first (ruling G16).
    attrition: they are Attrition SP. Return what the garrison has lost."""
    state = play.state
    militia = min(count, state.cities[place].ids)
    if militia:
        left = set_city(state, place, ids=state.cities[place].ids - militia).ids
        play.emit(MilitiaLost(place, cause, militia, left))
    infantry = cavalry = elephants = 0
    due = count - militia
    for part in sorted(garrison_parts(state, place), key=lambda one: -sum(force_arms(state, one.force))):
        if due <= 0:
            break
        have = total_sp(state, state.stacks[part.key])
        lost = lose_sp(play, (part,), due, cause) if attrition else lose_strength(play, (part,), min(due, have), cause)
        infantry, cavalry, elephants = infantry + lost.infantry, cavalry + lost.cavalry, elephants + lost.elephants
        due -= attrition_sp((lost.infantry, lost.cavalry, lost.elephants)) if attrition else lost.sp
    return Lost(infantry, cavalry, elephants)


def remove_fallen_garrison(play: RisePlay, place: str) -> int:
    """Take the garrison of a city that has fallen off the map; return how many SP."""
    state, total = play.state, 0
    for part in garrison_parts(state, place):
        total += lose_strength(play, (part,), total_sp(state, state.stacks[part.key]), "fall").sp
    return total
