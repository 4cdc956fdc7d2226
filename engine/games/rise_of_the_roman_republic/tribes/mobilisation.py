"""Incursion and mobilisation: who comes into a province that they do not control stirs its tribe (First Alexander;
rulings c.25, c.51, s.4, A4 and A5), or as Rome comes, revolts (Samnite Wars; rulings s.2, W3 and W26)."""

from collections.abc import Mapping

import msgspec

from engine.games.rise_of_the_roman_republic.actions.tribes import PlaceTribe
from engine.games.rise_of_the_roman_republic.board.control import (
    cities_of,
    city_size,
    military_controller,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack, stack_at, total_sp
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.tribes import TribeMustered
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation, TribeRoll
from engine.games.rise_of_the_roman_republic.manpower.levies import tribal_army
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import held_by_rome, start_tribe_revolt
from engine.games.rise_of_the_roman_republic.tribes.armies import (
    put_others_outside_city,
    stacks_of,
    tribe_home_provinces,
    tribe_in,
    troop_kind_of_tribe,
)
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

PEACEFUL = "campania"  # never mobilises because of an incursion
CAPUA = "4412"

RULES.procedure(Mobilisation)


def tribe_stirred_by_entry(state: RiseState, power: Power, province: str) -> str:
    """Return the tribe that takes up arms as units of a power come into a province; "" if none does: its army is there
    already, or the power's side controls the province by arms. A leader alone stirs nobody (ruling c.51). In the
    Samnite Wars only Romans do, also where they come as an ally that is none yet (ruling s.2)."""
    side, tribe = side_of(state, power), tribe_in(province)
    if not side or not tribe or stacks_of(state, tribe):
        return ""
    if scenario_of(state).has_rule("tribal_revolts"):
        return "" if side != ROMANS or held_by_rome(state, tribe) else tribe
    if tribe == PEACEFUL or not scenario_of(state).has_rule("mobilisation"):
        return ""
    return "" if military_controller(state, province) == side else tribe


@RULES.step(Mobilisation)
def begin_mobilisation(play: RisePlay, frame: Mobilisation) -> Next:
    """Find who controls the tribe: who holds its province, else the two others roll for it. In the Samnite Wars it
    revolts against Rome."""
    if frame.tribe:
        return Goto("size")
    frame.tribe = tribe_stirred_by_entry(play.state, frame.intruder, frame.province)
    if frame.tribe and scenario_of(play.state).has_rule("tribal_revolts"):
        start_tribe_revolt(play, frame.tribe, "entry")
        return Goto("size")
    return Call(TribeRoll(tribe=frame.tribe, loser=frame.intruder), "size") if frame.tribe else End()


@RULES.step(Mobilisation, "size")
def roll_tribe_size(play: RisePlay, frame: Mobilisation) -> Next:
    """Roll how strong the tribe is."""
    frame.die = roll_d10(play, "tribal_army")
    return Goto("place")


def tribe_muster_cities(state: RiseState, tribe: str, side: Side) -> tuple[str, ...]:
    """Return where a tribe of a side may muster: in its town, if no enemy garrison is there; else in any other city of
    its provinces in which nobody is; else in a small one, whose garrison is put outside (ruling A5)."""
    cities = [place for province in tribe_home_provinces(tribe) for place in cities_of(state.scenario, province)]
    inside = [one for one in state.stacks.values() if one.inside and total_sp(state, one)]
    full = {one.hex for one in inside}
    hostile = {one.hex for one in inside if side_of(state, one.power) != side}
    listed = [one for one in TABLES.tribes[tribe].towns if one in cities and one not in hostile]
    small = [one for one in cities if city_size(scenario_of(state), one) == "small"]
    return tuple(listed or [one for one in cities if one not in full] or small)


def _sides(state: RiseState, frame: Mobilisation) -> tuple[Side, ...]:
    side = side_of(state, frame.tribe)
    return (side,) if len(tribe_muster_cities(state, frame.tribe, side)) > 1 else ()


@RULES.ask(
    Mobilisation,
    "place",
    sides=_sides,
    menu=lambda state, frame, side: Menu(Form(PlaceTribe, place=OneOf(tribe_muster_cities(state, frame.tribe, side)))),
    default=lambda state, frame, side: PlaceTribe(tribe_muster_cities(state, frame.tribe, side)[0]),
    subject=lambda state, frame, side: keyed_text(
        "prompt.mobilisation.place", tribe=frame.tribe, intruder=frame.intruder
    ),
    section="scenarios",
)
def place_tribe(play: RisePlay, frame: Mobilisation, answers: Mapping[Side, PlaceTribe]) -> End:
    """Put the tribe into the town, with its leader, and its markers into the cup (ruling c.12)."""
    state, tribe = play.state, frame.tribe
    side = side_of(state, tribe)
    place = answers[side].place if answers else tribe_muster_cities(state, tribe, side)[0]
    free = scenario_of(state).has_rule("tribal_revolts") and tribe not in state.allied
    put_others_outside_city(state, place, "" if free else side)
    city = state.cities[place]
    if city.holder != side or free:
        state.cities = {**state.cities, place: msgspec.structs.replace(city, holder="")}
    infantry, cavalry = tribal_army(tribe, frame.die, garrisoned=romans_in_capua(state))
    leader = TABLES.tribes[tribe].leader
    army = msgspec.structs.replace(stack_at(state, tribe, place, inside=True), leaders=(leader,))
    set_stack(state, add_troops(army, (Troops(troop_kind_of_tribe(tribe), infantry, cavalry),)))
    add_markers(state, leader, LEADERS[leader].initiative)
    play.emit(TribeMustered(tribe, frame.die, infantry, cavalry, place))
    return End(tribe)


def romans_in_capua(state: RiseState) -> bool:
    """Return whether a Roman garrison is in Capua, before which fewer Campanians rise."""
    return total_sp(state, stack_at(state, ROMANS, CAPUA, inside=True)) > 0
