"""The Inertia Attrition Segment (section 3.0 G/1 and 6.46; ruling G51): bodies that have stayed in a province."""

from engine.games.rise_of_the_roman_republic.board.control import controls, province_of, scenario, side_of
from engine.games.rise_of_the_roman_republic.board.fleets import open_port
from engine.games.rise_of_the_roman_republic.board.hexmap import neighbours
from engine.games.rise_of_the_roman_republic.board.losses import arms, attrition_sp, lose_sp
from engine.games.rise_of_the_roman_republic.board.seasons import attrition_value
from engine.games.rise_of_the_roman_republic.board.sieges import besieged, friendly_city
from engine.games.rise_of_the_roman_republic.events.movement import InertiaRolled
from engine.games.rise_of_the_roman_republic.forces import Force, Part
from engine.games.rise_of_the_roman_republic.frames.movement import Inertia
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.rulebook import End

INERTIA = "inertia"
RULES.procedure(Inertia)


def stayed(state: RiseState, name: str) -> Part:
    """Return the part of a stack that has been in its province since the turn began."""
    there = state.stacks[name]
    legions = tuple([one for one in there.legions if one not in state.roamed])
    return Part(name, Force((), legions, () if name in state.roamed else there.troops))


def sheltered(state: RiseState, there: Stack) -> bool:
    """Return whether a stack is inside a friendly city that is not under siege."""
    return there.inside and friendly_city(state, there.power, there.hex) and not besieged(state, there)


def modifier(state: RiseState, there: Stack, size: int) -> int:
    """Return the modifier of the die: size, province, whose it is, a port near by that is open. Home and control do not
    add up (ruling G51)."""
    figures, province, side = TABLES.inertia, province_of(there.hex), side_of(state, there.power)
    found = (size - figures.above) // figures.each + figures.by_value.get(attrition_value(state, province), 0)
    if province in state.devastated:
        found += figures.devastated
    homes = scenario(state).home.get(side, ())
    if there.power in TABLES.tribes:
        homes = TABLES.tribes[there.power].home
    if any(_supplied_by_sea(state, side, there, place) for place in (there.hex, *neighbours(there.hex))):
        found += figures.port
    if province in homes:
        return found + figures.home
    return found + (figures.controlled if side and controls(state, side, province) else 0)


def _supplied_by_sea(state: RiseState, side: str, there: Stack, place: str) -> bool:
    """Return whether a hex has a friendly port that the side's ships keep open (ruling c.8)."""
    return friendly_city(state, there.power, place) and open_port(state, side, place)


def due(state: RiseState) -> tuple[str, ...]:
    """Return the stacks that are rolled for, by their keys."""
    found = []
    for name, there in sorted(state.stacks.items()):
        size = attrition_sp(arms(state, [stayed(state, name)]))
        if size > TABLES.inertia.above and not sheltered(state, there):
            found.append(name)
    return tuple(found)


@RULES.step(Inertia)
def inertia(play: RisePlay, frame: Inertia) -> End:
    """Roll for each of them, then forget who has moved. The loss is dropped to whole SP, without the scale of movement
    (ruling G51)."""
    state = play.state
    for name in due(state):
        part, there = stayed(state, name), state.stacks[name]
        size = attrition_sp(arms(state, [part]))
        die, change = d10(play, INERTIA), modifier(state, there, size)
        percent = next(lost for upto, lost in TABLES.inertia.percent.items() if die + change <= upto)
        play.tell(InertiaRolled(there.power, there.hex, die, change, size, percent))
        lose_sp(play, [part], size * percent // 100, INERTIA)
    state.roamed = ()
    return End()
