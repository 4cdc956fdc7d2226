"""A force on its way: off the map and on it again, what a Stop costs, what is noted of it (chapter 6)."""

from collections.abc import Collection

from engine.games.rise_of_the_roman_republic.actions.movement import INSIDE
from engine.games.rise_of_the_roman_republic.board.attrition import pay_attrition
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import is_river_between, is_road_between
from engine.games.rise_of_the_roman_republic.board.losses import force_arms, strength_by_arm
from engine.games.rise_of_the_roman_republic.board.parts import detach_force, place_force
from engine.games.rise_of_the_roman_republic.board.routes import way_cost_quarters
from engine.games.rise_of_the_roman_republic.board.seasons import note_border_crossing
from engine.games.rise_of_the_roman_republic.board.sieges import is_friendly_city, lift_broken_sieges, take_city
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders
from engine.games.rise_of_the_roman_republic.events.movement import Marched
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.frames.movement import Movement
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.politics.censure import note_province_trespass
from engine.games.rise_of_the_roman_republic.politics.hierarchy import note_led
from engine.games.rise_of_the_roman_republic.politics.leave import permitted_provinces
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tribes.stops import note_stop

OCCUPATION = "occupation"  # how a city is taken that nobody defends
Way = tuple[str, ...]  # hexes, the start first


def full_way(frame: Movement) -> Way:
    """Return the way that was declared."""
    return (*frame.walked, *[leg.removesuffix(INSIDE) for leg in frame.route if leg != INSIDE])


def operations_phase_of(state: RiseState) -> Phase | None:
    """Return the Operations Phase under way."""
    return next((one for one in reversed(state.frames) if isinstance(one, Phase)), None)


def lift_moving_force(state: RiseState, frame: Movement) -> None:
    """Take the force off the map, if it is on it."""
    if frame.taken is None:
        frame.taken = detach_force(state, frame.stack, frame.force)
        frame.escort = tuple([detach_force(state, one.key, one.force) for one in frame.beside])


def put_force_on_map(state: RiseState, frame: Movement, *, inside: bool = False) -> Part:
    """Put the force on the map where it is now."""
    assert frame.taken is not None  # noqa: S101 - it has been lifted
    part = place_force(state, frame.taken, frame.here, inside=inside)
    frame.beside = tuple([place_force(state, one, frame.here, inside=inside) for one in frame.escort])
    frame.taken, frame.stack, frame.escort = None, part.key, ()
    return part


def moving_sp(state: RiseState, frame: Movement) -> int:
    """Return the SP of all that moves."""
    return sum(strength_by_arm(state, (Part(frame.stack, frame.force), *frame.beside)))


def is_leaders_alone(state: RiseState, frame: Movement) -> bool:
    """Return whether leaders alone move."""
    return not moving_sp(state, frame)


def stop_force(play: RisePlay, frame: Movement, *, inside: bool = False, stopped: bool = False) -> Part | None:
    """Stop the force where it is: it pays for its way, and what it has done is noted. Return what is left of it as part
    of a stack; None if no units are."""
    state = play.state
    part = put_force_on_map(state, frame, inside=inside)
    sp = moving_sp(state, frame)
    quarters = _price(state, frame, inside=inside) if sp else 0
    play.emit(
        Marched(
            frame.power, frame.leader, frame.force.leaders, frame.walked, sp, quarters,
            inside, frame.allies, stopped, _strayed(state, frame),
        )
    )  # fmt: skip
    _note(state, frame)
    if inside:
        _enter(play, frame, sp)
    if sp:
        note_stop(state, part.key, frame.walked)
    if province_of(frame.here) in scenario_of(state).north:
        note_border_crossing(state, frame.leader)
    left = pay_attrition(play, (part, *frame.beside), quarters).left if quarters else (part, *frame.beside)
    frame.beside = tuple([one for one in left if one.key != part.key])
    lift_broken_sieges(play)
    if sp and not left:
        rescue_stranded_leaders(play)
    return next((one for one in left if one.key == part.key and any(force_arms(state, one.force))), None)


def _price(state: RiseState, frame: Movement, *, inside: bool) -> int:
    """Return the quarters of the way so far; a city that is no friend's gives no relief."""
    friendly = inside and is_friendly_city(state, frame.power, frame.here)
    return max(0, way_cost_quarters(state, frame.power, frame.walked, inside=friendly, tolls=frame.tolls))


def _strayed(state: RiseState, frame: Movement) -> bool:
    """Return whether the force has left its province by Hot Pursuit."""
    if not frame.strays:
        return False
    free = permitted_provinces(state, frame.leader, frame.led)
    return free is not None and any(province_of(one) not in free for one in frame.walked[1:])


def _note(state: RiseState, frame: Movement) -> None:
    note_river_crossing(
        state, (*frame.force.leaders, *[one for part in frame.beside for one in part.force.leaders]), frame.walked
    )
    if frame.power != ROMANS or frame.allies:
        return
    if _strayed(state, frame):
        note_province_trespass(state, frame.leader)
    if not is_leaders_alone(state, frame):
        note_led(state, frame.leader, frame.led)


def note_river_crossing(state: RiseState, leaders: Way, way: Way) -> None:
    """Note whether the last step of a force crossed a river off road (ruling G22)."""
    phase = operations_phase_of(state)
    if phase is None or len(way) < 2:
        return
    here, to = way[-2:]
    kept = tuple([one for one in phase.crossed if one not in leaders])
    wet = is_river_between(here, to) and not is_road_between(state, here, to)
    phase.crossed = (*kept, *leaders) if wet else kept


def note_unauthorised_departure(state: RiseState, leader: str, led: Collection[str], way: Way) -> None:
    """Note that a magistrate has left their province by an interception without leave (section 5.62)."""
    free = permitted_provinces(state, leader, led) if state.republic.office_of_leader(leader) is not None else None
    if free is not None and any(province_of(one) not in free for one in way[1:]):
        note_province_trespass(state, leader)


def _enter(play: RisePlay, frame: Movement, sp: int) -> None:
    """Let a force take a city that nobody defends (ruling G59)."""
    state = play.state
    if sp and not is_friendly_city(state, frame.power, frame.here):
        take_city(play, frame.here, frame.power, OCCUPATION)
