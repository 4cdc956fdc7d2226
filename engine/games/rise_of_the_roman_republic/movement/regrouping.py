"""Between a hex and its city: garrisons left and joined, free at the start of an Operation (ruling c.14)."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.rise_of_the_roman_republic.actions.movement import Regroup
from engine.games.rise_of_the_roman_republic.board.losses import force_arms
from engine.games.rise_of_the_roman_republic.board.parts import move
from engine.games.rise_of_the_roman_republic.board.sieges import lift_broken, open_city
from engine.games.rise_of_the_roman_republic.board.stacks import key, stack_of_leader
from engine.games.rise_of_the_roman_republic.deeds import deed, done
from engine.games.rise_of_the_roman_republic.events.movement import Regrouped
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement.mover import items, own_legions, picked, units_under
from engine.games.rise_of_the_roman_republic.politics.hierarchy import troops_under
from engine.games.rise_of_the_roman_republic.politics.leave import enters_rome
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form
from engine.kernel.picks import Item, Pick

IN, OUT = "inside", "outside"
OPERATION = "regroup"


def movable(state: RiseState, leader: str, to: str) -> tuple[Item, ...]:
    """Return what a leader can send into the city of his hex, or out of it: himself and those under him; where he is
    not with them, his own legions and troops. No Roman force goes into Rome without leave (section 5.63)."""
    here = stack_of_leader(state, leader)
    if here is None or here.power in TABLES.tribes or not _open(state, here):
        return ()
    there = state.stacks.get(key(here.power, here.hex, to == OUT))
    if there is None:
        return ()
    barred = to == IN and here.power == ROMANS and enters_rome(state, leader, (here.hex,))
    if leader in there.leaders:
        himself = Item(leader, group="leaders")
        return (himself,) if barred else (himself, *units_under(state, leader))
    return () if barred else items((), own_legions(state, leader, there), troops_under(state, leader, there))


def _open(state: RiseState, here: Stack) -> bool:
    """Return whether one can go in and out of the city of a hex: nobody besieges it, and it is a friend's."""
    city = state.cities.get(here.hex)
    return city is not None and not city.besieger and (here.inside or open_city(state, here.power, here.hex))


@deed(Regroup, OPERATION)
def regroup_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer it, but not twice in a row."""
    if frame.operation == OPERATION:
        return
    found = {to: offered for to in (IN, OUT) if (offered := movable(state, frame.leader, to))}

    def units(before: Mapping[str, Any]) -> Pick:
        offered = found[before["to"]]
        return Pick(offered, 1, sum([one.count for one in offered]))

    if found:
        yield Form(Regroup, to=OneOf(found), units=units)


@done(Regroup)
def regrouped(play: RisePlay, frame: Phase, action: Regroup) -> None:
    """Let them go."""
    state = play.state
    here = stack_of_leader(state, frame.leader)
    assert here is not None  # noqa: S101 - his phase it is
    name = key(here.power, here.hex, action.to == OUT)
    force = picked(state.stacks[name], action.units)
    move(state, name, force, here.hex, inside=action.to == IN)
    sp = sum(force_arms(state, force))
    play.tell(Regrouped(here.power, here.hex, action.to == IN, force.leaders, force.legions, sp))
    lift_broken(play)
