"""The Inertia Attrition Segment (section 3.0 G/1 and 6.46; ruling G51): bodies that have stayed in a province."""

from engine.games.rise_of_the_roman_republic.board.control import (
    has_province_control,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.fleets import is_port_open_to
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.board.losses import attrition_sp, lose_sp, strength_by_arm
from engine.games.rise_of_the_roman_republic.board.parts import troops_from_elsewhere
from engine.games.rise_of_the_roman_republic.board.seasons import attrition_value
from engine.games.rise_of_the_roman_republic.board.sieges import is_friendly_city, is_stack_besieged
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.movement import InertiaRolled
from engine.games.rise_of_the_roman_republic.forces import Force, Part, remaining_troops
from engine.games.rise_of_the_roman_republic.frames.movement import Inertia
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES, row_up_to
from engine.kernel.rulebook import End

INERTIA = "inertia"
RULES.procedure(Inertia)


def part_that_stayed(state: RiseState, name: str) -> Part:
    """Return the part of a stack that has been in its province since the turn began."""
    there = state.stacks[name]
    legions = tuple([one for one in there.legions if one not in state.roamed])
    return Part(name, Force((), legions, remaining_troops(there.troops, troops_from_elsewhere(state, name))))


def is_sheltered(state: RiseState, there: Stack) -> bool:
    """Return whether a stack is inside a friendly city that is not under siege."""
    return there.inside and is_friendly_city(state, there.power, there.hex) and not is_stack_besieged(state, there)


def inertia_modifiers(state: RiseState, there: Stack, size: int) -> tuple[Modifier, ...]:
    """Return the modifiers of the die: size, province, whose it is, a port near by that is open. Home and control do
    not add up (ruling G51)."""
    figures, province, side = TABLES.inertia, province_of(there.hex), side_of(state, there.power)
    value = attrition_value(state, province)
    homes = scenario_of(state).home.get(side, ())
    if there.power in TABLES.tribes:
        homes = TABLES.tribes[there.power].home
    port = any(_supplied_by_sea(state, side, there, place) for place in (there.hex, *land_neighbours(there.hex)))
    held = province not in homes and bool(side) and has_province_control(state, side, province)
    found = (
        Modifier("many", (size - figures.above) // figures.each, size),
        Modifier("poor", max([add for least, add in figures.by_value.items() if value >= least], default=0), value),
        Modifier("devastated", figures.devastated if province in state.devastated else 0),
        Modifier("port_near", figures.port if port else 0),
        Modifier("home", figures.home if province in homes else 0),
        Modifier("controlled", figures.controlled if held else 0),
    )
    return tuple([one for one in found if one.amount])


def _supplied_by_sea(state: RiseState, side: str, there: Stack, place: str) -> bool:
    """Return whether a hex has a friendly port that the side's ships keep open (ruling c.8)."""
    return is_friendly_city(state, there.power, place) and is_port_open_to(state, side, place)


def stacks_due_for_inertia(state: RiseState) -> tuple[str, ...]:
    """Return the stacks that are rolled for, by their keys."""
    found = []
    for name, there in sorted(state.stacks.items()):
        size = attrition_sp(strength_by_arm(state, [part_that_stayed(state, name)]))
        if size > TABLES.inertia.above and not is_sheltered(state, there):
            found.append(name)
    return tuple(found)


@RULES.step(Inertia)
def roll_for_inertia(play: RisePlay, frame: Inertia) -> End:
    """Roll for each of them, then forget who has moved. The loss is dropped to whole SP, without the scale of movement
    (ruling G51)."""
    state = play.state
    for name in stacks_due_for_inertia(state):
        part, there = part_that_stayed(state, name), state.stacks[name]
        size = attrition_sp(strength_by_arm(state, [part]))
        die, found = roll_d10(play, INERTIA), inertia_modifiers(state, there, size)
        change = sum(one.amount for one in found)
        percent = row_up_to(TABLES.inertia.percent, die + change)
        loss = size * percent // 100
        play.emit(InertiaRolled(there.power, there.hex, die, change, size, percent, found, loss))
        lose_sp(play, [part], loss, INERTIA)
    state.roamed, state.roamed_troops = (), {}
    return End()
