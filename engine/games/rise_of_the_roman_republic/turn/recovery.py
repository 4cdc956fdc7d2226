"""Recovery from battle at the end of a turn (sections 3.0 G and 8.56; ruling G52)."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import hexes_around
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, total_sp
from engine.games.rise_of_the_roman_republic.events.cup import ForcesRecovered
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack


def can_recover(state: RiseState, one: Stack) -> bool:
    """Return whether a force improves: it is not besieged, and no single enemy force outside a city, in its hex or
    beside it, is larger."""
    city = state.cities.get(one.hex)
    if not one.status or (one.inside and city is not None and city.besieger):
        return False
    near, own, strength = {one.hex, *hexes_around(one.hex)}, side_of(state, one.power), total_sp(state, one)
    others = [other for other in state.stacks.values() if not other.inside and other.hex in near]
    return not any(_enemy(state, other, own) and total_sp(state, other) > strength for other in others)


def _enemy(state: RiseState, other: Stack, own: str) -> bool:
    return side_of(state, other.power) != own


def recover_force_statuses(play: RisePlay) -> None:
    """Let every force that can improve its status by one level."""
    state = play.state
    better = [one for one in state.stacks.values() if can_recover(state, one)]
    for one in better:
        set_stack(state, msgspec.structs.replace(one, status=one.status - 1))
    if better:
        play.emit(ForcesRecovered(tuple([(one.power, one.hex) for one in better])))
