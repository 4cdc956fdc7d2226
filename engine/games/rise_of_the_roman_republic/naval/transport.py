"""Naval Transport: an Operation from port to port (section 7.2; rulings c.8, E4, E5 and G20)."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.actions.naval import Sail, SailAllies, SailWith
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.events.naval import Sailed
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement.guards import Units, has_romans_beside_auxiliaries
from engine.games.rise_of_the_roman_republic.movement.mover import Mover, mover_of_units
from engine.games.rise_of_the_roman_republic.naval.cargo import (
    embarkable_items,
    leader_as_passenger,
    leaderless_forces_able_to_sail,
    reachable_ports,
    shippable_movers,
)
from engine.games.rise_of_the_roman_republic.naval.routes import (
    Zones,
    sea_way_capacity,
    sea_way_token,
    sea_ways_between_ports,
    surest_sea_ways,
    zone_passage_die,
    zones_of_token,
)
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import why_not_taken_along
from engine.games.rise_of_the_roman_republic.rules import RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Field, Form
from engine.kernel.picks import Pick
from engine.kernel.texts import Text, keyed_text

OPERATION = "naval_transport"


def _to(name: str) -> Option:
    """Return a port as an option: into its city, or before it."""
    place = name.removesuffix(INSIDE)
    return Option(name, label=keyed_text("leg.inside" if name.endswith(INSIDE) else "leg.outside", place=place))


def _way(state: RiseState, side: str, name: str) -> Option:
    """Return a way as an option: its zones, how many SP go at once, and how likely it is passed."""
    return Option(name, label=_said(state, side, name))


def _said(state: RiseState, side: str, name: str) -> Text:
    zones = zones_of_token(name)
    return keyed_text("option.voyage", zones=zones, sp=sea_way_capacity(state, side, zones))


def _stack(name: str) -> Option:
    power, _, place = name.removesuffix(INSIDE).partition("@")
    key = "option.stack_inside" if name.endswith(INSIDE) else "option.stack"
    return Option(name, label=keyed_text(key, power=power, place=place))


def ports_open_to(state: RiseState, mover: Mover) -> tuple[str, ...]:
    """Return the ports to which all of a mover can sail at once, as tokens."""
    found = reachable_ports(state, mover)
    return tuple(
        [
            one
            for one in found
            if any(surest_sea_ways(state, mover.side, mover.place, one.removesuffix(INSIDE), mover.sp))
        ]
    )


def _ways(state: RiseState, mover: Mover, to: str) -> tuple[Option, ...]:
    found = surest_sea_ways(state, mover.side, mover.place, to.removesuffix(INSIDE), mover.sp)
    return tuple([_way(state, mover.side, sea_way_token(one)) for one in found])


def _fields(state: RiseState, movers: Mapping[str, Mover], *, stacks: bool = False) -> dict[str, Field]:
    return {
        "army": OneOf([_stack(one) if stacks else one for one in movers]),
        "to": lambda given: OneOf([_to(one) for one in ports_open_to(state, movers[given["army"]])]),
        "zones": lambda given: OneOf(_ways(state, movers[given["army"]], given["to"])),
    }


@register_operation_form(Sail, OPERATION)
def sail_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a voyage of all, or of the leader alone, out of a friendly port."""
    found = {name: one for name, one in shippable_movers(state, frame.leader).items() if ports_open_to(state, one)}
    if found:
        yield Form(Sail, lambda: _fields(state, found))


@register_operation_effect(Sail)
def begin_sea_transport(play: RisePlay, frame: Phase, action: Sail) -> None:
    """Let them sail."""
    roll_voyage(play, shippable_movers(play.state, frame.leader)[action.army], action.to, action.zones)


@register_operation_form(SailWith, OPERATION)
def sail_with_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a voyage of a part of the troops: as many SP as the way takes. Legions sail whole
    (`sail_forms`), and so do Romans with auxiliaries in a city, who may not be left alone there."""
    leader = frame.leader
    items = tuple([one for one in embarkable_items(state, leader) if one.group != "legions"])
    whole, there = leader_as_passenger(state, leader), stack_of_leader(state, leader)
    men = sum([one.count for one in items if one.group == "troops"])
    leaders = sum([one.count for one in items if one.group == "leaders"])
    if there is None or whole is None or not men:
        return

    def units(given: Mapping[str, Any]) -> Pick:
        most = min(men, sea_way_capacity(state, whole.side, zones_of_token(given["zones"])))
        return Units(items, 1, most + leaders, groups={"troops": (1, most)}, barred=why_not_taken_along(state, leader))

    def ways(to: str) -> tuple[Zones, ...]:
        return sea_ways_between_ports(state, whole.side, whole.place, to.removesuffix(INSIDE))

    def routes(given: Mapping[str, Any]) -> OneOf:
        return OneOf([_way(state, whole.side, sea_way_token(one)) for one in ways(given["to"])])

    ready = (
        [one for one in reachable_ports(state, whole) if ways(one)] if not has_romans_beside_auxiliaries(there) else []
    )
    if ready:
        yield Form(SailWith, to=OneOf([_to(one) for one in ready]), zones=routes, units=units)


@register_operation_effect(SailWith)
def begin_partial_voyage(play: RisePlay, frame: Phase, action: SailWith) -> None:
    """Let them sail."""
    mover = mover_of_units(play.state, frame.leader, action.units)
    assert mover is not None  # noqa: S101 - the leader is there
    roll_voyage(play, mover, action.to, action.zones)


@register_operation_form(SailAllies, "ally_movement")
def sail_allies_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer a voyage of troops without a leader (section 6.13)."""
    found = {
        name: one
        for name, one in leaderless_forces_able_to_sail(state, frame.leader).items()
        if ports_open_to(state, one)
    }
    if found:
        yield Form(SailAllies, lambda: _fields(state, found, stacks=True))


@register_operation_effect(SailAllies)
def begin_ally_voyage(play: RisePlay, frame: Phase, action: SailAllies) -> None:
    """Let them sail."""
    roll_voyage(
        play,
        leaderless_forces_able_to_sail(play.state, frame.leader)[action.army],
        action.to,
        action.zones,
        allies=True,
    )


def roll_voyage(play: RisePlay, mover: Mover, to: str, way: str, *, allies: bool = False) -> None:
    """Roll for each zone below 0; a force that fails once turns back and loses (ruling E5). Leaders alone lose
    nothing."""
    state, zones, place, inside = play.state, zones_of_token(way), to.removesuffix(INSIDE), to.endswith(INSIDE)
    tested, limits, dice = [], [], []
    arrived = True
    for zone in zones:
        most = zone_passage_die(state, mover.side, zone)
        if most is None:
            continue
        tested.append(zone)
        limits.append(most)
        dice.append(roll_d10(play, f"voyage_{zone}"))
        arrived = dice[-1] <= most
        if not arrived:
            break
    play.emit(
        Sailed(
            mover.power, mover.leader, mover.force.leaders, mover.place, place, inside, mover.sp,
            zones, tuple(tested), tuple(limits), tuple(dice), arrived, allies,
        )
    )  # fmt: skip
    if arrived:
        move_force_to_hex(state, mover.stack, mover.force, place, inside=inside)
        lift_broken_sieges(play)
    elif mover.sp:
        lose_percent(play, (Part(mover.stack, mover.force),), TABLES.naval["loss"], "storm")
