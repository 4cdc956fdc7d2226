"""The army that Carthage sends to Sicily: it comes into a port when its leader's marker is first drawn, men follow it
every year, and it goes back to a town when nobody controls Carthage any more (The Eagle; rulings c.57 and E29)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.naval import LandExpedition
from engine.games.rise_of_the_roman_republic.board.bonds import is_leader_in_area
from engine.games.rise_of_the_roman_republic.board.control import alliance_row_of, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.fleets import is_port
from engine.games.rise_of_the_roman_republic.board.hexmap import distance
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import (
    is_city_open,
    is_stack_besieged,
    lift_broken_sieges,
)
from engine.games.rise_of_the_roman_republic.board.stacks import (
    add_troops,
    move_leader,
    set_stack,
    stack_at,
    stack_key,
    stack_of_leader,
)
from engine.games.rise_of_the_roman_republic.events.powers import ExpeditionLanded, ExpeditionRecalled
from engine.games.rise_of_the_roman_republic.figures_base import Strength
from engine.games.rise_of_the_roman_republic.forces import Force, Troops
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

ARRIVAL = "arrival"  # the Operation that it is


def _own(state: RiseState, leader: str) -> bool:
    known = scenario_of(state).expedition
    return known is not None and known.leader == leader and side_of(state, known.power) in state.players


def is_arrival_due(state: RiseState, leader: str) -> bool:
    """Return whether a leader's phase begins with an arrival: of their army, or of this year's men, while the leader
    against whom they come is in the area; and there is a port for them."""
    known = scenario_of(state).expedition
    if known is None or not _own(state, leader) or known.power in state.levied or not expedition_ports(state):
        return False
    return stack_of_leader(state, leader) is None or is_leader_in_area(state, known.during, known.area)


def expedition_ports(state: RiseState) -> tuple[str, ...]:
    """Return the ports of the row's own province that are the power's and open: others that share the row, on islands
    beyond the sea, are none (ruling E29)."""
    known = scenario_of(state).expedition
    if known is None:
        return ()
    ports = [one for one in state.cities if is_port(one) and province_of(one) == known.row]
    return tuple([one for one in ports if is_city_open(state, known.power, one)])


def _asked(state: RiseState, frame: Phase) -> tuple[Side, ...]:
    return (frame.side,) if len(expedition_ports(state)) > 1 else ()


@RULES.ask(
    Phase,
    "arrive",
    sides=_asked,
    menu=lambda state, frame, side: Menu(Form(LandExpedition, place=OneOf(expedition_ports(state)))),
    default=lambda state, frame, side: LandExpedition(expedition_ports(state)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.phase.arrive", leader=frame.leader),
    section="scenarios",
)
def land_expedition(play: RisePlay, frame: Phase, answers: Mapping[Side, LandExpedition]) -> Goto:
    """Land them; that is an Operation, after which the leader rolls to go on."""
    state, known = play.state, scenario_of(play.state).expedition
    assert known is not None  # noqa: S101 - it arrives
    place = next(iter(answers.values())).place if answers else expedition_ports(state)[0]
    state.levied = (*state.levied, known.power)
    first = stack_of_leader(state, frame.leader) is None
    if first:
        move_leader(state, frame.leader, Stack(known.power, place, True))
    came = [known.troops] if first else []
    came += [known.yearly] if is_leader_in_area(state, known.during, known.area) else []
    for troops in came:
        feet, horse = _land(state, known.power, place, troops, known.elite)
        play.emit(ExpeditionLanded(known.power, frame.leader, place, feet, horse, troops is known.yearly))
    frame.operation, frame.after = ARRIVAL, "continuation"
    return Goto("settle")


def _land(
    state: RiseState, power: Power, place: str, troops: dict[str, Strength], elite: tuple[str, ...]
) -> tuple[int, int]:
    men = [Troops(kind, count[0], count[1], elite=kind in elite) for kind, count in troops.items()]
    set_stack(state, add_troops(stack_at(state, power, place, inside=True), men))
    return sum([one.infantry for one in men]), sum([one.cavalry for one in men])


def recall_uncontrolled_units(play: RisePlay, lost: tuple[Power, ...]) -> None:
    """Bring the units of a power that nobody controls any more, but for those in its towns, back into the nearest town
    of the row's own province (ruling G76); not those that are under siege."""
    state, known = play.state, scenario_of(play.state).expedition
    if known is None or known.power not in lost:
        return
    own = [one for one in state.cities if alliance_row_of(province_of(one)) == known.row]
    kept = [one for one in own if is_city_open(state, known.power, one)]
    towns = [one for one in kept if province_of(one) == known.row]
    for one in [one for one in state.stacks.values() if one.power == known.power and not is_stack_besieged(state, one)]:
        if (one.inside and one.hex in kept) or not towns:
            continue
        to = min(towns, key=lambda town: (distance(one.hex, town), town))
        name = stack_key(one.power, one.hex, one.inside)
        move_force_to_hex(state, name, Force(one.leaders, one.legions, one.troops), to, inside=True)
        play.emit(ExpeditionRecalled(known.power, to))
    lift_broken_sieges(play)
