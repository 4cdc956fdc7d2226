"""The Devastation Phase: provinces recover, others are laid waste (sections 3.0 F and 6.7; ruling G50)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.cup import Devastate
from engine.games.rise_of_the_roman_republic.board.control import (
    has_province_control,
    province_of,
    scenario_of,
    side_of,
    strength_in_province,
)
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_province_against
from engine.games.rise_of_the_roman_republic.events.cup import DevastationTried, RecoveryRolled
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side

RULES.procedure(Devastation)


def has_enemies_in_province(state: RiseState, province: str) -> bool:
    """Return whether an enemy force is in a province: units of another side than that which controls it; where nobody
    does, units of any side."""
    owner = next((side for side in state.players if has_province_control(state, side, province)), "")
    powers = [power for power, (strength, _) in strength_in_province(state, province).items() if strength]
    return any(side_of(state, power) not in ("", owner) for power in powers)


@RULES.step(Devastation)
def roll_recovery(play: RisePlay, frame: Devastation) -> Goto:
    """Roll for each devastated province in which no enemy is, then let the sides try theirs, Rome last."""
    state = play.state
    for province in state.devastated:
        if has_enemies_in_province(state, province):
            continue
        die = roll_d10(play, "devastation_recovery")
        healed = die >= TABLES.devastation.recovers
        play.emit(RecoveryRolled(province, die, healed))
        if healed:
            state.devastated = tuple([one for one in state.devastated if one != province])
    frame.sides = (*[one for one in state.players if one != ROMANS], *[one for one in state.players if one == ROMANS])
    return Goto("attempt")


def sp_outside_cities(state: RiseState, side: Side, province: str) -> int:
    """Return the SP that a side has outside the cities of a province, tribes of its own left out."""
    own = [one for one in state.stacks.values() if one.power == side and not one.inside]
    return sum([total_sp(state, one) for one in own if province_of(one.hex) == province])


def devastating_die(state: RiseState, side: Side, province: str) -> int:
    """Return the highest die with which a side lays a province waste: its tens of SP there, and two."""
    figures = TABLES.devastation
    return sp_outside_cities(state, side, province) // figures.block + figures.plus


def devastation_targets(state: RiseState, side: Side) -> tuple[str, ...]:
    """Return the provinces that a side may try to devastate: not its own, with enough SP outside cities there."""
    free = [one for one in scenario_of(state).in_play if one not in state.devastated]
    strong = [one for one in free if sp_outside_cities(state, side, one) >= TABLES.devastation.least]
    return tuple([one for one in strong if not has_province_control(state, side, one)])


def _asked(state: RiseState, frame: Devastation) -> tuple[Side, ...]:
    return frame.sides[:1] if frame.sides and devastation_targets(state, frame.sides[0]) else ()


@RULES.ask(
    Devastation,
    "attempt",
    sides=_asked,
    menu=lambda state, frame, side: Menu(
        Form(Devastate, provinces=Pick(devastation_targets(state, side), 0, len(devastation_targets(state, side))))
    ),
    default=lambda state, frame, side: Devastate(()),
    section="3.0",
)
def roll_devastation(play: RisePlay, frame: Devastation, answers: Mapping[Side, Devastate]) -> Next:
    """Roll for each province that a side tries."""
    state = play.state
    if not frame.sides:
        return End()
    side, frame.sides = frame.sides[0], frame.sides[1:]
    for province in answers[side].provinces if answers else ():
        most = devastating_die(state, side, province)
        die = roll_d10(play, "devastation")
        play.emit(DevastationTried(side, province, die, most, die <= most))
        if die <= most:
            state.devastated = (*state.devastated, province)
            shift_province_against(play, province, side, "devastated")
    return Goto("attempt")
