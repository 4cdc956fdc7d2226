"""Stacks: who stands where. All changes of what stands on the map go through here."""

from collections.abc import Iterable, Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.forces import combined_troops, remaining_troops
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack, Troops

Notes = dict[str, tuple[Troops, ...]]  # by the key of a stack


def stack_key(power: Power, place: str, inside: bool = False) -> str:
    """Return the key of a stack in the state."""
    return f"{power}@{place}+in" if inside else f"{power}@{place}"


def power_of(key: str) -> Power:
    """Return the power of a stack, by its key."""
    return key.partition("@")[0]


def stack_at(state: RiseState, power: Power, place: str, inside: bool = False) -> Stack:
    """Return a power's stack in a hex; an empty one if it has none."""
    return state.stacks.get(stack_key(power, place, inside)) or Stack(power, place, inside)


def set_stack(state: RiseState, new: Stack) -> None:
    """Set a stack; an empty one is taken off the map. Of SP that it has no more, those of whom something is noted are
    the first (ruling G77)."""
    name = stack_key(new.power, new.hex, new.inside)
    if name in state.roamed_troops or name in state.fielded_troops:
        gone = remaining_troops(stack_at(state, new.power, new.hex, new.inside).troops, new.troops)
        state.roamed_troops = notes_with_troops(
            state.roamed_troops, name, remaining_troops(state.roamed_troops.get(name, ()), gone)
        )
        state.fielded_troops = notes_with_troops(
            state.fielded_troops, name, remaining_troops(state.fielded_troops.get(name, ()), gone)
        )
    kept = {known: one for known, one in state.stacks.items() if known != name}
    state.stacks = kept if new.is_empty else {**kept, name: new}


def notes_with_troops(notes: Notes, name: str, troops: tuple[Troops, ...]) -> Notes:
    """Return notes with these troops for a stack; with none of them nothing is noted of it."""
    if notes.get(name, ()) == troops:
        return notes
    kept = {known: one for known, one in notes.items() if known != name}
    return {**kept, name: troops} if troops else kept


class _Where:
    """Where all is by the stacks that were asked about last: these are replaced whole, never changed, so that the same
    dict says the same."""

    def __init__(self) -> None:
        self.leaders: tuple[dict[str, Stack], dict[str, Stack]] = ({}, {})
        self.hexes: tuple[dict[str, Stack], dict[str, list[Stack]]] = ({}, {})


_WHERE = _Where()
NOBODY: tuple[Stack, ...] = ()


def stack_of_leader(state: RiseState, leader: str) -> Stack | None:
    """Return the stack that a leader is in; None: they are not on the map."""
    stacks = state.stacks
    known, found = _WHERE.leaders  # taken at once: several threads may ask
    if known is not stacks:
        found = {leader: one for one in reversed(stacks.values()) for leader in one.leaders}
        _WHERE.leaders = (stacks, found)
    return found.get(leader)


def stacks_in_hex(state: RiseState, place: str) -> Sequence[Stack]:
    """Return the stacks with SP in a hex."""
    stacks = state.stacks
    known, found = _WHERE.hexes  # taken at once: several threads may ask
    if known is not stacks:
        found = {}
        for one in stacks.values():
            if one.legions or one.troops:
                found.setdefault(one.hex, []).append(one)
        _WHERE.hexes = (stacks, found)
    return found.get(place, NOBODY)


def stack_of_legion(state: RiseState, legion: str) -> Stack:
    """Return the stack that a legion in play is in."""
    return next(one for one in state.stacks.values() if legion in one.legions)


def move_leader(state: RiseState, leader: str, to: Stack) -> None:
    """Put a leader into a stack, from wherever they were."""
    take_leader(state, leader)
    there = stack_at(state, to.power, to.hex, to.inside)
    set_stack(state, msgspec.structs.replace(there, leaders=(*there.leaders, leader)))


def take_leader(state: RiseState, leader: str) -> None:
    """Take a leader off the map."""
    found = stack_of_leader(state, leader)
    if found is not None:
        set_stack(state, msgspec.structs.replace(found, leaders=tuple([one for one in found.leaders if one != leader])))


def add_troops(one: Stack, new: Iterable[Troops]) -> Stack:
    """Return a stack with troops added; those of a kind are put together."""
    troops = one.troops
    for added in new:
        troops = combined_troops(troops, (added,))
    return msgspec.structs.replace(one, troops=troops)


def total_sp(state: RiseState, one: Stack) -> int:
    """Return all SP of a stack: legions, other infantry and cavalry, elephants."""
    total = 0
    for name in one.legions:
        for feet, horse in state.legions[name].elements.values():
            total += feet + horse
    for troops in one.troops:
        total += troops.infantry + troops.cavalry + troops.elephants
    return total


def infantry_sp(state: RiseState, one: Stack) -> int:
    """Return the infantry SP of a stack."""
    return sum([state.legions[name].infantry for name in one.legions]) + sum([t.infantry for t in one.troops])
