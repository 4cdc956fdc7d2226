"""Minor leaders: in their own turn a player puts theirs with any of their CU, as often as they like (section 8.3); so
does who has a non-player power act, with those of that power, before it does (section 16.1.1)."""

from collections.abc import Iterator, Mapping
from functools import cache

from engine.games.sword_of_rome.actions.movement import MoveMinor
from engine.games.sword_of_rome.board.stacks import (
    add_leader,
    go_inside,
    is_minor,
    remove_leader,
    stack_with_leader,
    stacks_of_power,
)
from engine.games.sword_of_rome.events.movement import MinorLeaderMoved
from engine.games.sword_of_rome.operations import Means, register_deed_effect, register_deed_form
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import RESERVE, Power, SwordState
from engine.games.sword_of_rome.tables import LEADERS
from engine.kernel.choices import Choices, OneOf, Option
from engine.kernel.forms import Form
from engine.kernel.texts import keyed_text

INSIDE = "inside:"  # before a space: within its besieged city


def available_minor_leaders(state: SwordState, power: Power) -> list[str]:
    """Return the minor leaders of a power that are on the map or set aside."""
    return [
        name for name in _of(power) if state.off_map.get(name) == RESERVE or stack_with_leader(state, name) is not None
    ]


@cache
def _of(power: Power) -> tuple[str, ...]:
    return tuple([name for name, known in LEADERS.items() if known.power == power and is_minor(name)])


def minor_leader_places(state: SwordState, leader: str) -> list[str]:
    """Return where a minor leader may be put: with CU of their power, outside or inside, where they are not yet."""
    now = stack_with_leader(state, leader)
    found = []
    for one in stacks_of_power(state, LEADERS[leader].power):
        here = now is not None and now.space == one.space
        if one.cu and not (here and now is not None and leader in now.leaders):
            found.append(one.space)
        if one.cu_inside and not (here and now is not None and leader in now.leaders_inside):
            found.append(INSIDE + one.space)
    return found


@register_deed_form(MoveMinor)
def minor_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the moves of minor leaders, in a player's own turn or as a non-player power acts."""
    if not (means.free or means.minors):
        return
    leaders = [
        one
        for power in means.powers
        for one in available_minor_leaders(state, power)
        if minor_leader_places(state, one)
    ]

    def to(before: Mapping[str, str]) -> Choices[str]:
        return OneOf([_named(place) for place in minor_leader_places(state, before["leader"])])

    if leaders:
        yield Form(MoveMinor, leader=OneOf(leaders), to=to)


def _named(place: str) -> Option:
    """Return a place as an option; within a besieged city it says so."""
    space = place.removeprefix(INSIDE)
    return Option(place, keyed_text("option.inside", space=space) if place != space else None)


@register_deed_effect(MoveMinor)
def move_minor(play: SwordPlay, means: Means, action: MoveMinor) -> None:
    """Put the leader there. They command only where no named leader does (ruling 81)."""
    put_minor(play, action.leader, action.to)


def put_minor(play: SwordPlay, leader: str, to: str) -> None:
    """Put a minor leader with CU of their power, wherever they were."""
    power, space = LEADERS[leader].power, to.removeprefix(INSIDE)
    if stack_with_leader(play.state, leader) is not None:
        remove_leader(play, leader, RESERVE)
    add_leader(play, leader, space)
    if to.startswith(INSIDE):
        go_inside(play, power, space, 0, (leader,))
    play.emit(MinorLeaderMoved(leader, power, space))
