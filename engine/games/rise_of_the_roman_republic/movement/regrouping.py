"""Between a hex and its city: garrisons left and joined, free at the start of an Operation (ruling c.14)."""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.movement import Regroup
from engine.games.rise_of_the_roman_republic.board.losses import force_arms
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import is_friendly_city, lift_broken_sieges, take_city
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, stack_at, stack_key, stack_of_leader
from engine.games.rise_of_the_roman_republic.events.movement import Regrouped
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement.guards import (
    Guarded,
    Units,
    has_romans_beside_auxiliaries,
    is_lawful_garrison,
    leaves_lawfully,
)
from engine.games.rise_of_the_roman_republic.movement.limits import can_enter_city
from engine.games.rise_of_the_roman_republic.movement.mover import (
    force_from_picks,
    own_legions,
    pickable_items,
    units_under,
)
from engine.games.rise_of_the_roman_republic.movement.walking import OCCUPATION
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import troops_under
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import Given, OneOf
from engine.kernel.forms import Form
from engine.kernel.picks import Item

IN, OUT = "inside", "outside"
OPERATION = "regroup"


def regroupable_items(state: RiseState, leader: str, to: str) -> tuple[Item, ...]:
    """Return what a leader can send into the city of their hex, or out of it: themselves and those under them; where
    they are not with them, their own legions and troops. No Roman force goes into Rome without leave (section 5.63)."""
    here = stack_of_leader(state, leader)
    there = state.stacks.get(stack_key(here.power, here.hex, to == OUT)) if here is not None else None
    if here is None or there is None:
        return ()
    if here.power in TABLES.tribes:
        return pickable_items(here.leaders, here.legions, here.troops)
    barred = to == IN and here.power == ROMANS and enters_rome(state, leader, (here.hex,))
    if to == IN and not is_friendly_city(state, here.power, here.hex):  # units alone take a city
        return () if barred else tuple([one for one in units_under(state, leader) if one.group != "leaders"])
    if leader in there.leaders:
        himself = Item(leader, group="leaders")
        return (himself,) if barred else (himself, *units_under(state, leader))
    return () if barred else pickable_items((), own_legions(state, leader, there), troops_under(state, leader, there))


def _open(state: RiseState, here: Stack) -> bool:
    """Return whether one can go in and out of the city of a hex: nobody besieges it, and it is a friend's, or nobody
    defends it (rulings G59 and T5)."""
    city = state.cities.get(here.hex)
    return (
        city is not None
        and not city.besieger
        and (here.inside or can_enter_city(state, here.power, here.hex, lone=False))
    )


@register_operation_form(Regroup, OPERATION)
def regroup_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer it, but not twice in a row."""
    here = stack_of_leader(state, frame.leader)
    if frame.operation == OPERATION or here is None or not _open(state, here):
        return
    found = {to: pick for to in (IN, OUT) if (pick := _pick(state, frame.leader, to)) is not None}
    if found:
        yield Form(Regroup, to=OneOf(found), units=lambda before: found[before["to"]])


def _pick(state: RiseState, leader: str, to: str) -> Units | None:
    """Return the choice of units; None if there is none. Auxiliaries guard no city alone (section 9.9); a tribe goes
    with its whole army, as it detaches nobody."""
    offered, here = regroupable_items(state, leader, to), stack_of_leader(state, leader)
    if not offered or here is None:
        return None
    high = sum([one.count for one in offered])
    if here.power in TABLES.tribes:
        return Units(offered, high, high)
    within = stack_at(state, here.power, here.hex, inside=True)
    without = stack_at(state, here.power, here.hex)
    if not has_romans_beside_auxiliaries(within) and not (
        to == IN and has_romans_beside_auxiliaries(msgspec.structs.replace(without, inside=True))
    ):
        return Units(offered, 1, high)

    def stays(given: Given) -> bool:
        if to == OUT:
            return leaves_lawfully(state, within, force_from_picks(within, given))
        force = force_from_picks(without, given)
        joined = msgspec.structs.replace(
            within, leaders=(*within.leaders, *force.leaders), legions=(*within.legions, *force.legions)
        )
        return is_lawful_garrison(state, add_troops(joined, force.troops))

    found = Guarded(offered, high, stays)
    return found if found.fallback else None


@register_operation_effect(Regroup)
def regroup_stack(play: RisePlay, frame: Phase, action: Regroup) -> None:
    """Let them go."""
    state = play.state
    here = stack_of_leader(state, frame.leader)
    assert here is not None  # noqa: S101 - their phase it is
    name = stack_key(here.power, here.hex, action.to == OUT)
    force = force_from_picks(state.stacks[name], action.units)
    move_force_to_hex(state, name, force, here.hex, inside=action.to == IN)
    sp = sum(force_arms(state, force))
    if action.to == IN and sp and not is_friendly_city(state, here.power, here.hex):
        take_city(play, here.hex, here.power, OCCUPATION)
    play.emit(Regrouped(here.power, here.hex, action.to == IN, force.leaders, force.legions, sp))
    lift_broken_sieges(play)
