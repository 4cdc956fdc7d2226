"""A march as it is walked: hex by hex, past whoever tries to intercept it, to its Stop (chapter 6; rulings c.20 to
c.25)."""

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.control import province_of
from engine.games.rise_of_the_roman_republic.board.hexmap import is_border_between
from engine.games.rise_of_the_roman_republic.board.losses import lose_percent
from engine.games.rise_of_the_roman_republic.board.routes import POINT
from engine.games.rise_of_the_roman_republic.board.sieges import enemies_outside, lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, total_sp
from engine.games.rise_of_the_roman_republic.events.movement import Overrun
from engine.games.rise_of_the_roman_republic.frames.movement import Movement
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation
from engine.games.rise_of_the_roman_republic.movement import interception
from engine.games.rise_of_the_roman_republic.movement.limits import can_enter_city, is_overrun
from engine.games.rise_of_the_roman_republic.movement.walking import (
    is_leaders_alone,
    lift_moving_force,
    moving_sp,
    put_force_on_map,
    stop_force,
)
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import tribe_stirred_by_entry
from engine.kernel.rulebook import Call, End, Goto, Next

OVERRUN = "overrun"  # the cause of such a loss
ALL_OF_THEM = 100  # percent
AT_THE_GATE = (INSIDE,)  # the rest of a way that has come to the hex of the city that it goes into
FIRST = 2  # hexes of a way of one step: the start, and where it leads
RULES.procedure(Movement, activity=True)


@RULES.step(Movement)
def set_out(play: RisePlay, frame: Movement) -> Goto:
    """Begin: who could intercept units is asked once for the whole way (ruling c.23); leaders alone and voyages are not
    intercepted (ruling G20)."""
    state = play.state
    if not is_leaders_alone(state, frame) and interception.possible_interceptions(state, frame):
        return Goto("intercept")
    return Goto("walk")


@RULES.step(Movement, "walk")
def march_on(play: RisePlay, frame: Movement) -> Next:
    """Go on, hex by hex, until somebody tries to intercept, a tribe takes up arms, or the way ends."""
    state = play.state
    lift_moving_force(state, frame)
    while frame.route and frame.route != AT_THE_GATE:
        if frame.tries and frame.tries[0].hex == frame.here:
            put_force_on_map(state, frame)
            return Goto("answer")
        if len(frame.walked) > 1:
            _overrun(play, frame)
        if _step(play, frame):
            put_force_on_map(state, frame)
            return Call(Mobilisation(province=province_of(frame.here), intruder=frame.side), "walk")
        if frame.route and frame.route != AT_THE_GATE and _halted(state, frame):
            interception.lapse_tries(play, frame, "ended")
            stop_force(play, frame, stopped=True)
            return End()
    inside = frame.route == AT_THE_GATE
    frame.route = ()
    interception.lapse_tries(play, frame, "ended")
    stop_force(
        play,
        frame,
        inside=inside and can_enter_city(state, frame.power, frame.here, lone=is_leaders_alone(state, frame)),
    )
    return End()


def _step(play: RisePlay, frame: Movement) -> bool:
    """Make a step. Return whether it stirs a tribe: units do, leaders alone never (rulings c.25 and c.51)."""
    state, before, leg = play.state, frame.here, frame.route[0]
    frame.here = leg.removesuffix(INSIDE)
    frame.route = AT_THE_GATE if leg.endswith(INSIDE) else frame.route[1:]
    frame.walked = (*frame.walked, frame.here)
    if len(frame.walked) == FIRST:
        lift_broken_sieges(play)
    if not is_border_between(before, frame.here) or is_leaders_alone(state, frame):
        return False
    return bool(tribe_stirred_by_entry(state, frame.power, province_of(frame.here)))


def _halted(state: RiseState, frame: Movement) -> bool:
    """Return whether an enemy makes it Stop here whom nobody foresaw: a tribe that has just taken up arms."""
    if is_leaders_alone(state, frame):
        return False
    enemies = enemies_outside(state, frame.power, frame.here)
    own = moving_sp(state, frame)
    return bool(enemies) and not is_overrun(state, own, enemies, frame.here)


def _overrun(play: RisePlay, frame: Movement) -> None:
    """Destroy the enemies outside the city of the hex that is left: the way leads on only where they are overrun
    (ruling c.24)."""
    state = play.state
    if is_leaders_alone(state, frame):
        return
    victims = enemies_outside(state, frame.power, frame.here)
    for there in victims:
        play.emit(Overrun(frame.power, frame.leader, frame.here, there.power, total_sp(state, there)))
        lose_percent(play, stack_key(there.power, there.hex), ALL_OF_THEM, OVERRUN)
    frame.tolls += POINT if victims else 0
