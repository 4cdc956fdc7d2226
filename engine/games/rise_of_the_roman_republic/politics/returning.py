"""Leaders of other sides than Rome who were wounded come back when a new year begins (section 8.6, ruling c.19)."""

from collections.abc import Mapping

from engine.games.rise_of_the_roman_republic.actions.politics import PlaceLeader
from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import power_of_leader, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.sieges import is_city_open, is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader, stack_of_leader, take_leader, total_sp
from engine.games.rise_of_the_roman_republic.events.politics import CommanderNamed, LeaderPlaced
from engine.games.rise_of_the_roman_republic.frames.politics import Strategic
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text


def leader_return_places(state: RiseState, leader: str) -> dict[str, Stack]:
    """Return where they may come back, by hex: to a force of their side that is not besieged, else to a friendly city
    where they may be; nowhere where there is neither."""
    power = power_of_leader(state, leader)
    shut = forbidden_provinces(state, power, ())
    forces = [one for one in state.stacks.values() if one.power == power and total_sp(state, one)]
    towns = [Stack(power, place, True) for place in state.cities if is_city_open(state, power, place)]
    found = [*[one for one in forces if not is_stack_besieged(state, one)], *towns]
    return {one.hex: one for one in reversed(found) if province_of(one.hex) not in shut}


def next_returning_leader(state: RiseState) -> str:
    """Return the next who can come back; "" if nobody can."""
    able = [one for one in state.wounded if _side(state, one) in state.players and leader_return_places(state, one)]
    return able[0] if able else ""


def _side(state: RiseState, leader: str) -> Side:
    return side_of(state, power_of_leader(state, leader))


def _sides(state: RiseState, frame: Strategic) -> tuple[Side, ...]:
    leader = next_returning_leader(state)
    return (_side(state, leader),) if leader and len(leader_return_places(state, leader)) > 1 else ()


def _places(state: RiseState) -> tuple[str, ...]:
    """Return the hexes, those with a force first."""
    found = leader_return_places(state, next_returning_leader(state))
    return tuple(sorted(found, key=lambda place: (not total_sp(state, found[place]), place)))


@RULES.ask(
    Strategic,
    "return",
    sides=_sides,
    menu=lambda state, frame, side: Menu(Form(PlaceLeader, place=OneOf(_places(state)))),
    default=lambda state, frame, side: PlaceLeader(_places(state)[0]),
    subject=lambda state, frame, side: keyed_text("prompt.strategic.return", leader=next_returning_leader(state)),
    section="8.6",
)
def place_returning(play: RisePlay, frame: Strategic, answers: Mapping[Side, PlaceLeader]) -> Goto:
    """Put them down, one after another."""
    state = play.state
    leader = next_returning_leader(state)
    if not leader:
        return Goto("retain")
    place = next(iter(answers.values())).place if answers else _places(state)[0]
    move_leader(state, leader, leader_return_places(state, leader)[place])
    state.wounded = tuple([one for one in state.wounded if one != leader])
    play.emit(LeaderPlaced(leader, place))
    relieve_stand_in(play, leader)
    return Goto("return")


def relieve_stand_in(play: RisePlay, leader: str) -> None:
    """Let who has stood in for a leader hand the command back, and wait again (ruling c.60)."""
    state = play.state
    other, side = scenario_of(state).stand_ins.get(leader, ""), LEADERS[leader].side
    if not other:
        return
    if stack_of_leader(state, other) is not None:
        take_leader(state, other)
        state.waiting = {**state.waiting, side: (*state.waiting.get(side, ()), other)}
    state.commanders = {**state.commanders, side: leader}
    play.emit(CommanderNamed(side, leader))
