"""Where reinforcements may be placed: section 5.10, which holds for one CU by a card and for events too (rulings 50 and
125)."""

from collections.abc import Iterable

from engine.games.sword_of_rome.actions.turn import HIRED
from engine.games.sword_of_rome.board.control import (
    enemies_at,
    is_besieged,
    is_city,
    is_controlled_by,
    is_friendly,
    is_port_open_to,
    reinforcement_spaces,
    spaces_on_path,
)
from engine.games.sword_of_rome.board.displacement import displace_lone
from engine.games.sword_of_rome.board.stacks import add_cu, cu_in, stacks_in_space, stacks_of_power
from engine.games.sword_of_rome.course import current_scenario, players_five
from engine.games.sword_of_rome.powers import CARTHAGINIAN, MERCENARIES, are_allied, in_revolt
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS, SPACES, TABLES
from engine.games.sword_of_rome.unrest import GARRISON, REBEL_SPACES
from engine.kernel.texts import Text, keyed_text

BOX = "box"


def is_open_to_reinforcements(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a path of reinforcements may enter a space: friendly, without enemy CU."""
    return is_friendly(state, power, space) and not enemies_at(state, power, space)


def is_supplied_by_sea(state: SwordState, power: Power) -> bool:
    """Return whether a power's reinforcements may go by sea: Carthage's and its allies'."""
    return power == CARTHAGINIAN or are_allied(state, power, CARTHAGINIAN)


def is_port_usable_for_placement(state: SwordState, power: Power, port: str) -> bool:
    """Return whether a port is open to a power: with Carthage as a non-player its own ports are for it alone."""
    return SPACES[port].port == "normal" or power == CARTHAGINIAN or CARTHAGINIAN in state.players


def _linked(state: SwordState, power: Power, start: Iterable[str]) -> set[str]:
    found = spaces_on_path(state, power, start, lambda space: is_open_to_reinforcements(state, power, space))
    if not is_supplied_by_sea(state, power):
        return found
    ports = {
        s
        for s in SPACES
        if is_port_open_to(state, power, s)
        and is_port_usable_for_placement(state, power, s)
        and is_open_to_reinforcements(state, power, s)
    }
    if found & ports:
        found |= spaces_on_path(state, power, ports, lambda space: is_open_to_reinforcements(state, power, space))
    return found


def unbesieged_sources(state: SwordState, power: Power) -> list[str]:
    """Return the reinforcement spaces of a power that yield something now."""
    return sorted(
        s for s in reinforcement_spaces(state, power) if not is_besieged(state, s) and not enemies_at(state, power, s)
    )


def placement_spaces(state: SwordState, power: Power) -> tuple[str, ...]:
    """Return the spaces in which a power may place a CU: friendly, free of enemy CU and of another power's, on a path
    to one of its unbesieged reinforcement spaces; never in a besieged space."""
    if power == MERCENARIES:
        return _with_rebels(state)
    out = current_scenario(state).out_of_play
    start = unbesieged_sources(state, power)
    box = {GARRISON} if power == CARTHAGINIAN and players_five(state) else set()  # always open (ruling 71)
    return tuple(
        [
            space
            for space in sorted(_linked(state, power, start) | box)
            if space not in out
            and not is_besieged(state, space)
            and all(one.power == power or not one.all_cu for one in stacks_in_space(state, space))
            and (SPACES[space].kind != BOX or SPACES[space].home == power)
        ]
    )


def _with_rebels(state: SwordState) -> tuple[str, ...]:
    """Return where CU come to mercenaries in revolt: in Carthago or Kerkouane, free of others' CU, with rebels if that
    can be (ruling 120)."""
    free = [
        space
        for space in REBEL_SPACES
        if all(one.power == MERCENARIES or not one.all_cu for one in stacks_in_space(state, space))
    ]
    return tuple([space for space in free if cu_in(state, MERCENARIES, space)] or free)


def has_placement_space(state: SwordState, power: Power) -> bool:
    """Return whether a power may place a CU anywhere. Mostly one of its reinforcement spaces will do, without a look at
    the paths."""
    for space in unbesieged_sources(state, power):
        if all(one.power == power or not one.all_cu for one in stacks_in_space(state, space)):
            return True
    return bool(placement_spaces(state, power))


def reinforcement_phase_cu(state: SwordState, power: Power) -> int:
    """Return how many CU a power gets in the Reinforcement Phase; mercenaries in revolt as many as Carthage then hires
    (5.10.1)."""
    if power == MERCENARIES:
        return TABLES.reinforcements.mercenaries_in_revolt if in_revolt(state) else 0
    return sum(
        [
            TABLES.reinforcement_of_space(power, space, walled=is_city(state, space))
            for space in unbesieged_sources(state, power)
            if is_controlled_by(state, power, space)
        ]
    )


def minor_leader_spaces(state: SwordState, power: Power) -> tuple[str, ...]:
    """Return the spaces where a power has CU, with which a minor leader may be placed; inside a besieged city too
    (section 13.3)."""
    return tuple([one.space for one in stacks_of_power(state, power) if one.all_cu])


def named_leader_spaces(state: SwordState, power: Power) -> tuple[str, ...]:
    """Return the spaces where a named leader may be placed: with CU of their power where CU may be placed too
    (5.10)."""
    open_places = placement_spaces(state, power)
    return tuple([space for space in minor_leader_spaces(state, power) if space in open_places])


def place_units(play: SwordPlay, power: Power, space: str, count: int = 1, *, hired: bool = False) -> None:
    """Put new CU into a space; an enemy leader who stands there alone is displaced (section 8). hired: they are
    mercenaries."""
    add_cu(play, power, space, count, count if hired else 0)
    displace_lone(play, space)


def unit_label(token: str) -> Text:
    """Return what a "power@space" is called in a list; "hired@space" is a mercenary of Carthage."""
    power, _, space = token.partition("@")
    if power == HIRED:
        return keyed_text("placed.hired", space=space)
    return keyed_text("placed.unit", power=power, space=space)


def leader_label(token: str) -> Text:
    """Return what a "leader@space" is called in a list."""
    leader, _, space = token.partition("@")
    return keyed_text("placed.leader", leader=leader, space=space)


def leaders_in_off_map_box(state: SwordState, power: Power, box: str) -> tuple[str, ...]:
    """Return the leaders of a power that are in a box of `SwordState.off_map`, in the order of the list of leaders."""
    return tuple([name for name in LEADERS if LEADERS[name].power == power and state.off_map.get(name) == box])
