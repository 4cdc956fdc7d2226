"""Tribal armies: whose they are, where they may be, and how they end (First Alexander; Samnite Wars)."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import (
    military_controller,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, total_sp
from engine.games.rise_of_the_roman_republic.events.tribes import TribeGone
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import CityState, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.state import Side

KINDS = {"tarentum": "tarentine", "gaul": "gallic"}  # who have units of their own; all others are Italians


def troop_kind_of_tribe(tribe: str) -> str:
    """Return the kind of a tribe's troops."""
    return KINDS.get(tribe, "italian")


def tribe_home_provinces(tribe: str) -> tuple[str, ...]:
    """Return the provinces of a tribe; () for the Gauls."""
    return TABLES.tribes[tribe].home


def tribe_in(province: str) -> str:
    """Return the tribe of a province; "" for Latium, Samnium and all that are no tribe's."""
    return next((name for name, known in TABLES.tribes.items() if province in known.home), "")


def stacks_of(state: RiseState, tribe: str) -> tuple[Stack, ...]:
    """Return a tribe's stacks: one at most, or none."""
    return tuple([one for one in state.stacks.values() if one.power == tribe])


def tribes_on_map(state: RiseState) -> tuple[str, ...]:
    """Return the tribes with an army on the map."""
    there = {one.power for one in state.stacks.values()}
    return tuple([one for one in TABLES.tribes if one in there])


def is_destroyed(state: RiseState, tribe: str) -> bool:
    """Return whether nobody is left of a tribe's army."""
    return not any(total_sp(state, one) for one in stacks_of(state, tribe))


def tribe_controller(state: RiseState, tribe: str) -> Side:
    """Return the side that controls all of a tribe's provinces by arms; "" for nobody (section 2.1, ruling A4)."""
    found = {military_controller(state, province) for province in tribe_home_provinces(tribe)}
    return found.pop() if len(found) == 1 else ""


def allied_side_of_tribe(state: RiseState, tribe: str) -> Side:
    """Return the side that a tribe is allied to, so that its leaders can lead the tribe; "" for none."""
    return side_of(state, tribe) if tribe in state.allied else ""


def confining_provinces(state: RiseState, power: str) -> tuple[str, ...]:
    """Return the provinces in which alone a power may be: a tribe's own, but for the Gauls (ruling W1), and in the
    Samnite Wars for an ally of the Samnites. () for anywhere."""
    if power not in TABLES.tribes or (power in state.allied and scenario_of(state).has_rule("tribal_revolts")):
        return ()
    return tribe_home_provinces(power)


def remove_tribe_army(play: RisePlay, tribe: str, why: str) -> None:
    """Take a tribe's army off the map. why: see `TribeGone`."""
    state = play.state
    for one in stacks_of(state, tribe):
        set_stack(state, Stack(tribe, one.hex, one.inside))
    state.masters = {power: side for power, side in state.masters.items() if power != tribe}
    for name in ("allied", "levies", "stubborn"):
        setattr(state, name, tuple([one for one in getattr(state, name) if one != tribe]))
    leader = TABLES.tribes[tribe].leader
    left = tuple([one for one in state.cup.markers if one != leader])
    state.cup = msgspec.structs.replace(state.cup, markers=left)
    state.cities = {place: _left(state, place, city, tribe) for place, city in state.cities.items()}
    play.emit(TribeGone(tribe, why))


def _left(state: RiseState, place: str, city: CityState, tribe: str) -> CityState:
    """Return a city as a tribe leaves it that is gone: what it held goes back to its owner (ruling c.36)."""
    if city.holder != tribe:
        return city
    homes = scenario_of(state).home
    return msgspec.structs.replace(
        city, holder=next((side for side, ones in homes.items() if province_of(place) in ones), "")
    )


def put_others_outside_city(state: RiseState, place: str, keeps: Side, only: str = "") -> None:
    """Put outside a city all who are in it but for the units of one side and what it controls ("": of independent
    powers). only: the power that is put out, whoever's it is; "" any."""
    for one in [one for one in state.stacks.values() if one.inside and one.hex == place]:
        if one.power != only if only else side_of(state, one.power) == keeps:
            continue
        outside = stack_at(state, one.power, place)
        set_stack(state, Stack(one.power, place, True))
        joined = msgspec.structs.replace(
            outside,
            leaders=(*outside.leaders, *one.leaders),
            legions=(*outside.legions, *one.legions),
            status=max(outside.status, one.status),
            engines=outside.engines + one.engines,
        )
        set_stack(state, add_troops(joined, one.troops))
