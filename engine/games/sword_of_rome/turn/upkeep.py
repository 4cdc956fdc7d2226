"""Attrition (section 5.5) and isolation (section 5.7)."""

from engine.games.sword_of_rome.board.control import (
    is_city,
    is_controlled_by,
    is_friendly,
    is_plain,
    is_tribe,
    set_place,
    spaces_on_path,
)
from engine.games.sword_of_rome.board.roads import is_port
from engine.games.sword_of_rome.board.stacks import stacks_in_space, stacks_of_power
from engine.games.sword_of_rome.course import current_scenario
from engine.games.sword_of_rome.events.turn import Isolated
from engine.games.sword_of_rome.powers import are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.attrition import roll_attrition_in_space
from engine.games.sword_of_rome.state import Place, Power, SwordState
from engine.games.sword_of_rome.tables import SPACES
from engine.games.sword_of_rome.turn.order import phase_order


def roll_attrition_of_powers(play: SwordPlay) -> None:
    """Roll once for each enemy space that CU of a power stand in. Independent and tribal spaces are enemy; who besieges
    rolls, who is within their own walls does not (ruling 38)."""
    for power in phase_order(play.state):
        for one in stacks_of_power(play.state, power):
            if one.cu and SPACES[one.space].kind != "box" and not is_friendly(play.state, power, one.space):
                roll_attrition_in_space(play, power, one.space, one.cu)


def free_isolated_spaces(play: SwordPlay) -> None:
    """Make independent what is cut off, power by power."""
    for power in phase_order(play.state):
        cut = isolated_spaces(play.state, power)
        for space in cut:
            set_place(play, space, Place(subdued=play.state.places[space].subdued))
        if cut:
            play.emit(Isolated(power, cut))


def isolated_spaces(state: SwordState, power: Power) -> tuple[str, ...]:
    """Return the spaces of a power, cities and tribes aside, from which no path leads to a friendly city (even a
    besieged one), reinforcement space, tribe, port or CU. A path goes over friendly spaces and those with own or allied
    CU, whoever controls them (5.7.1, 15.2), without rough links or straits (a Samnite's mountains are clear)."""
    held = [
        s
        for s in SPACES
        if is_plain(state, s) and is_controlled_by(state, power, s) and s not in current_scenario(state).out_of_play
    ]
    if not held:
        return ()
    havens = {s for s in SPACES if _haven(state, power, s)}
    safe = spaces_on_path(
        state, power, havens, lambda space: is_friendly(state, power, space) or _guarded(state, power, space)
    )
    return tuple([space for space in held if space not in safe])


def _guarded(state: SwordState, power: Power, space: str) -> bool:
    """Return whether CU of a power or of its allies are in a space."""
    return any(one.all_cu and are_allied(state, power, one.power) for one in stacks_in_space(state, space))


def _haven(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a space saves what is linked to it. A printed reinforcement figure does, whosever it was (ruling
    260)."""
    if _guarded(state, power, space):
        return True
    fixed = is_city(state, space) or is_tribe(state, space) or is_port(space) or SPACES[space].reinforcement
    return bool(fixed) and is_friendly(state, power, space)
