"""Stacks: putting, moving and removing combat units and leaders. The only module that changes `SwordState.stacks`.

A function with `play` changes the state; those with `state` only read it.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import DISPLACED, RESERVE, Power, Stack, SwordState
from engine.games.sword_of_rome.tables import LEADERS
from engine.kernel.errors import EngineBug
from engine.kit.remembered import of_last

MINOR = "minor"
CITIZENS_FIRST = "citizens_first"  # among the plans of Carthage: its mercenaries are lost last


def stack_key(power: Power, space: str) -> str:
    """Return the key of a power's stack in a space.

    >>> stack_key("roman", "capua")
    'roman@capua'
    """
    return f"{power}@{space}"


def stack_in_space(state: SwordState, power: Power, space: str) -> Stack:
    """Return a power's stack in a space, an empty one if it has none."""
    return state.stacks.get(f"{power}@{space}") or Stack(power, space)


@of_last
def _by_space(stacks: Mapping[str, Stack]) -> dict[str, tuple[Stack, ...]]:
    found: dict[str, tuple[Stack, ...]] = {}
    for one in stacks.values():
        found[one.space] = (*found.get(one.space, ()), one)
    return found


def stacks_in_space(state: SwordState, space: str) -> tuple[Stack, ...]:
    """Return the stacks in a space, in the order in which they were made."""
    return _by_space(state.stacks).get(space, ())


@of_last
def _by_power(stacks: Mapping[str, Stack]) -> dict[Power, tuple[Stack, ...]]:
    found: dict[Power, tuple[Stack, ...]] = {}
    for one in stacks.values():
        found[one.power] = (*found.get(one.power, ()), one)
    return found


def stacks_of_power(state: SwordState, power: Power) -> tuple[Stack, ...]:
    """Return the stacks of a power, in the order in which they were made."""
    return _by_power(state.stacks).get(power, ())


def cu_in(state: SwordState, power: Power, space: str) -> int:
    """Return the combat units of a power in a space, inside and outside."""
    found = state.stacks.get(f"{power}@{space}")
    return found.all_cu if found else 0


def stack_with_leader(state: SwordState, leader: str) -> Stack | None:
    """Return the stack that a leader is in; None if they are not on the map."""
    return _by_leader(state.stacks).get(leader)


@of_last
def _by_leader(stacks: Mapping[str, Stack]) -> dict[str, Stack]:
    return {leader: one for one in stacks.values() for leader in one.all_leaders}


def militia_moved(force: Stack, cu: int) -> int:
    """Return how many of so many CU of a stack are citizen militia, if others go first."""
    return max(cu - (force.all_cu - force.militia), 0)


def is_minor(leader: str) -> bool:
    """Return whether a leader is a minor one."""
    return LEADERS[leader].kind == MINOR


def leader_sort_key(leader: str) -> tuple[bool, int, int, str]:
    """Return the key by which leaders stand where their owner has not said otherwise (ruling 81): named before minor,
    then tactics, then low initiative, then id."""
    known = LEADERS[leader]
    return (known.kind == MINOR, -known.tactics, known.initiative, leader)


def leaders_commander_first(leaders: Iterable[str], commander: str = "") -> tuple[str, ...]:
    """Return leaders with the commander first. A minor one cannot command a named one (ruling 81)."""
    chosen = sorted(leaders, key=leader_sort_key)
    if commander in chosen and (not is_minor(commander) or all(is_minor(one) for one in chosen)):
        chosen.remove(commander)
        chosen.insert(0, commander)
    return tuple(chosen)


def possible_commanders(one: Stack) -> tuple[str, ...]:
    """Return the leaders outside who command their stack, or would if they were activated (section 8.2.1)."""
    return tuple([leader for leader in one.leaders if leaders_commander_first(one.leaders, leader)[0] == leader])


def tactics_rating(leader: str) -> int:
    """Return a leader's tactics rating; 0 for none ("")."""
    return LEADERS[leader].tactics if leader else 0


# Changes


def set_stack(play: SwordPlay, new: Stack) -> None:
    """Set a stack; an empty one is taken off."""
    state, place = play.state, f"{new.power}@{new.space}"
    if min(new.cu, new.cu_inside) < 0 or not 0 <= new.mercenaries <= new.all_cu:
        raise EngineBug(f"no such stack: {new}")
    if new.militia > new.all_cu:
        new = msgspec.structs.replace(new, militia=new.all_cu)
    if new.is_empty:
        state.stacks = {name: one for name, one in state.stacks.items() if name != place}
    else:
        state.stacks = {**state.stacks, place: new}


def add_cu(play: SwordPlay, power: Power, space: str, count: int, mercenaries: int = 0) -> None:
    """Put combat units into a space, outside. `mercenaries`: how many of them are such."""
    old = stack_in_space(play.state, power, space)
    set_stack(play, msgspec.structs.replace(old, cu=old.cu + count, mercenaries=old.mercenaries + mercenaries))


def remove_cu(
    play: SwordPlay, power: Power, space: str, count: int, inside: bool = False, force: tuple[int, int] | None = None
) -> int:
    """Take combat units off, outside or inside; no more than are there. Mercenaries and militia go first, unless
    Carthage has said that citizens do (ruling 123). force: how many CU, and mercenaries among them, the force has that
    loses them (`kinds.lose_of`); None: it is the whole stack. Return how many went. Leaders who are left alone stay:
    see `displace_lone`."""
    old = stack_in_space(play.state, power, space)
    count = min(count, old.cu_inside if inside else old.cu)
    cu, mercenaries = force or (old.all_cu, old.mercenaries)
    hired = min(count, mercenaries)
    if old.mercenaries and CITIZENS_FIRST in play.state.plans.get(power, ()):
        hired = max(count - (cu - mercenaries), 0)
    new = msgspec.structs.replace(
        old,
        cu=old.cu - (0 if inside else count),
        cu_inside=old.cu_inside - (count if inside else 0),
        mercenaries=max(old.mercenaries - hired, 0),
        militia=max(old.militia - count, 0),
    )
    set_stack(play, new)
    return count


def remove_mercenaries(play: SwordPlay, space: str, count: int) -> None:
    """Take mercenaries of Carthage off a space, those outside first; so many must be there."""
    old = stack_in_space(play.state, "carthaginian", space)
    outside = min(old.cu, count)
    new = msgspec.structs.replace(
        old, cu=old.cu - outside, cu_inside=old.cu_inside - (count - outside), mercenaries=old.mercenaries - count
    )
    set_stack(play, new)


def remove_non_mercenary_cu(play: SwordPlay, power: Power, space: str, count: int) -> None:
    """Take CU that are no mercenaries off a space, those outside first; so many must be there."""
    old = stack_in_space(play.state, power, space)
    outside = min(old.cu, count)
    set_stack(play, msgspec.structs.replace(old, cu=old.cu - outside, cu_inside=old.cu_inside - (count - outside)))


def add_leader(play: SwordPlay, leader: str, space: str, commander: bool = False) -> None:
    """Put a leader who is not on the map into a space. commander: they take command where rank allows it."""
    state, power = play.state, LEADERS[leader].power
    state.off_map = {name: box for name, box in state.off_map.items() if name != leader}
    old = stack_in_space(state, power, space)
    chief = leader if commander else old.commander
    set_stack(play, msgspec.structs.replace(old, leaders=leaders_commander_first((*old.leaders, leader), chief)))


def remove_leader(play: SwordPlay, leader: str, box: str) -> None:
    """Take a leader off the map, into a box of `SwordState.off_map`."""
    state = play.state
    old = stack_with_leader(state, leader)
    if old is not None:
        set_stack(
            play,
            msgspec.structs.replace(
                old,
                leaders=tuple([one for one in old.leaders if one != leader]),
                leaders_inside=tuple([one for one in old.leaders_inside if one != leader]),
            ),
        )
    state.off_map = {**state.off_map, leader: box}


def displace_leader(play: SwordPlay, leader: str) -> None:
    """Displace a named leader into the box; set a minor one aside (section 8)."""
    remove_leader(play, leader, RESERVE if is_minor(leader) else DISPLACED)


def move_units(
    play: SwordPlay,
    power: Power,
    start: str,
    goal: str,
    cu: int,
    leaders: Sequence[str],
    commander: str = "",
    mercenaries: int = 0,
) -> None:
    """Move combat units and leaders, outside, from a space to another.

    commander: who commands in the goal; "": who does so already, else the first of those who come. Militia stay as
    long as others go.
    """
    old = stack_in_space(play.state, power, start)
    militia = militia_moved(old, cu)
    set_stack(
        play,
        msgspec.structs.replace(
            old,
            cu=old.cu - cu,
            leaders=tuple([one for one in old.leaders if one not in leaders]),
            mercenaries=old.mercenaries - mercenaries,
            militia=old.militia - militia,
        ),
    )
    there = stack_in_space(play.state, power, goal)
    chief = commander or there.commander or (leaders[0] if leaders else "")
    set_stack(
        play,
        msgspec.structs.replace(
            there,
            cu=there.cu + cu,
            leaders=leaders_commander_first((*there.leaders, *leaders), chief),
            mercenaries=there.mercenaries + mercenaries,
            militia=there.militia + militia,
        ),
    )


def go_inside(play: SwordPlay, power: Power, space: str, cu: int, leaders: Sequence[str]) -> None:
    """Bring combat units and leaders from outside into the city of the space (at most 3 CU in all: the caller sees to
    that)."""
    old = stack_in_space(play.state, power, space)
    set_stack(
        play,
        msgspec.structs.replace(
            old,
            cu=old.cu - cu,
            cu_inside=old.cu_inside + cu,
            leaders=tuple([one for one in old.leaders if one not in leaders]),
            leaders_inside=leaders_commander_first((*old.leaders_inside, *leaders), next(iter(old.leaders_inside), "")),
        ),
    )


def open_gates(play: SwordPlay, space: str) -> None:
    """Bring everybody inside the city of a space out again. Called when no enemy stands outside any more."""
    for one in stacks_in_space(play.state, space):
        if one.cu_inside or one.leaders_inside:
            set_stack(
                play,
                msgspec.structs.replace(
                    one,
                    cu=one.all_cu,
                    cu_inside=0,
                    leaders=leaders_commander_first(
                        one.all_leaders, one.commander or one.leaders_inside[0] if one.all_leaders else ""
                    ),
                    leaders_inside=(),
                ),
            )
