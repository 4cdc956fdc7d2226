"""The Operations of movement, as a leader is offered them (section 5.5; sections 5.46, 5.52 and 6.13)."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.games.rise_of_the_roman_republic.actions.movement import (
    ALL,
    INSIDE,
    OWN,
    March,
    MarchAllies,
    MarchBeside,
    MarchWith,
    goal_of,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.frames.movement import Movement
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement import march
from engine.games.rise_of_the_roman_republic.movement.guards import (
    Guarded,
    Units,
    has_romans_beside_auxiliaries,
    leaves_lawfully,
)
from engine.games.rise_of_the_roman_republic.movement.interceptors import Threats
from engine.games.rise_of_the_roman_republic.movement.limits import Limits
from engine.games.rise_of_the_roman_republic.movement.mover import (
    Mover,
    armies_movable_without_leader,
    movable_armies,
    mover_of_units,
    mover_with_all,
    movers_with_tribes,
    units_of,
)
from engine.games.rise_of_the_roman_republic.movement.ways import MarchRoute, MarchWays
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import legion_limit_of_leader, why_not_taken_along
from engine.games.rise_of_the_roman_republic.politics.leave import needs_leave
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.choices import Given, OneOf, Option
from engine.kernel.forms import Field, Form
from engine.kernel.picks import Item, Pick
from engine.kernel.rulebook import Call
from engine.kernel.texts import Text, keyed_text

STEPS = march  # registers the steps of a march when it is imported


def route_of(state: RiseState, mover: Mover) -> MarchRoute:
    """Return the ways of a mover."""
    return _route(Limits(state, mover))


def _route(limits: Limits) -> MarchRoute:
    return MarchRoute(limits, Threats(limits.state, limits.mover.side))


def _form(state: RiseState, action: type[March | MarchAllies], found: dict[str, Mover]) -> Iterator[Form]:
    """Yield the form of a movement of one of these, if any can go anywhere."""

    @cache
    def limits(name: str) -> Limits:
        return Limits(state, found[name])

    if not any(limits(name).can_go_anywhere for name in found):
        return

    def fields() -> dict[str, Field]:
        ready = [name for name in found if limits(name).can_go_anywhere]
        named = [Option(name, label=_stack(name)) if "@" in name else name for name in ready]
        return {"army": OneOf(named), "route": lambda before: _route(limits(before["army"]))}

    yield Form(action, fields)


def _stack(name: str) -> Text:
    """Return what a stack is called, by its key."""
    power, _, place = name.removesuffix(INSIDE).partition("@")
    return keyed_text("option.stack_inside" if name.endswith(INSIDE) else "option.stack", power=power, place=place)


def marchers_bound_to_province(state: RiseState, leader: str) -> dict[str, Mover]:
    """Return what a magistrate of new legions marches with who has to bring them to their province now; nothing for
    anybody else (section 5.29)."""
    man = state.republic.office_of_leader(leader)
    if man is None or not man.bound:
        return {}
    found = {name: mover for name, mover in movable_armies(state, leader).items() if name in (ALL, OWN)}
    return found if any(Limits(state, mover).must_hurry_to_province for mover in found.values()) else {}


def cheapest_march_to_province(state: RiseState, leader: str) -> March:
    """Return the cheapest march of such a magistrate to their province."""
    name, mover = next(iter(marchers_bound_to_province(state, leader).items()))
    ways = MarchWays(Limits(state, mover))
    goal = min(ways.goals(), key=lambda leg: leg.cost or 0)
    trip = ways.cheapest_way(goal.token)
    assert trip is not None  # noqa: S101 - it is one of the goals
    return March(name, tuple(trip.legs))


@register_operation_form(March, "force_movement")
def march_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a march: of all, or of the leader alone; only of their legions to a magistrate who has to bring them to
    their province."""
    yield from _form(
        state, March, marchers_bound_to_province(state, frame.leader) or movable_armies(state, frame.leader)
    )


@register_operation_effect(March)
def begin_march(play: RisePlay, frame: Phase, action: March) -> Call:
    """Begin the march."""
    _note_goal(frame, action.route)
    return _begin(play.state, movable_armies(play.state, frame.leader)[action.army], action.route)


def _units(state: RiseState, leader: str, found: tuple[Item, ...]) -> Pick:
    """Return the choice of units for a march: at most so many legions, and nobody is left whom the law does not let
    guard a city."""
    limits, high = {"legions": (0, legion_limit_of_leader(state, leader))}, sum([one.count for one in found])
    there = stack_of_leader(state, leader)
    if there is None or not has_romans_beside_auxiliaries(there):
        return Units(found, 1, high, groups=limits, barred=why_not_taken_along(state, leader))

    def stays(given: Given) -> bool:
        mover = mover_of_units(state, leader, given)
        return mover is not None and leaves_lawfully(state, there, mover.force)

    return Guarded(found, high, stays, limits)


@register_operation_form(MarchWith, "force_movement")
def partial_march_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a march with part of what is there, if there are units that could stay."""
    whole = mover_with_all(state, frame.leader)
    if whole is None or len(whole.force.legions) + sum([one.sp for one in whole.force.troops]) < 2:
        return
    if not Limits(state, whole).can_go_anywhere:
        return
    units = _units(state, frame.leader, units_of(whole))
    if isinstance(units, Guarded) and not units.fallback:
        return

    def route(before: Mapping[str, Any]) -> MarchRoute:
        mover = mover_of_units(state, frame.leader, before["units"])
        assert mover is not None  # noqa: S101 - the leader is there
        return route_of(state, mover)

    yield Form(MarchWith, units=units, route=route)


@register_operation_effect(MarchWith)
def begin_partial_march(play: RisePlay, frame: Phase, action: MarchWith) -> Call:
    """Begin the march of a part."""
    mover = mover_of_units(play.state, frame.leader, action.units)
    assert mover is not None  # noqa: S101 - the leader is there
    _note_goal(frame, action.route)
    return _begin(play.state, mover, action.route)


@register_operation_form(MarchBeside, "force_movement")
def joint_march_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a march together with an allied tribe."""
    found = movers_with_tribes(state, frame.leader)
    if not any(Limits(state, mover).can_go_anywhere for mover in found.values()):
        return
    ready = [name for name, mover in found.items() if Limits(state, mover).can_go_anywhere]
    yield Form(MarchBeside, tribe=OneOf(ready), route=lambda before: route_of(state, found[before["tribe"]]))


@register_operation_effect(MarchBeside)
def begin_joint_march(play: RisePlay, frame: Phase, action: MarchBeside) -> Call:
    """Begin the march of both."""
    _note_goal(frame, action.route)
    return _begin(play.state, movers_with_tribes(play.state, frame.leader)[action.tribe], action.route)


@register_operation_form(MarchAllies, "ally_movement")
def ally_movement_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer Ally Movement."""
    yield from _form(state, MarchAllies, armies_movable_without_leader(state, frame.leader))


@register_operation_effect(MarchAllies)
def begin_ally_movement(play: RisePlay, frame: Phase, action: MarchAllies) -> Call:
    """Begin the Ally Movement."""
    return _begin(play.state, armies_movable_without_leader(play.state, frame.leader)[action.army], action.route)


def _note_goal(frame: Phase, route: tuple[str, ...]) -> None:
    """Note where a march of the phase is to lead: a computer player does not go there a second time in it."""
    frame.goals = (*frame.goals, goal_of(route))


def _begin(state: RiseState, mover: Mover, route: tuple[str, ...]) -> Call:
    roman = mover.power == ROMANS and not mover.allies
    led = () if mover.is_lone else mover.led
    entered = tuple([leg.removesuffix(INSIDE) for leg in route])
    return Call(
        Movement(
            side=mover.side,
            power=mover.power,
            leader=mover.leader,
            stack=mover.stack,
            force=mover.force,
            allies=mover.allies,
            led=led,
            beside=mover.beside,
            here=mover.place,
            walked=(mover.place,),
            route=route,
            strays=roman and needs_leave(state, mover.leader, led, entered),
        ),
        "",
    )
