"""Leaders who are lost, and who takes their place (sections 5.68, 8.62 and 8.67; rulings c.19, c.41 and G55)."""

from typing import Literal

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.halves import legions_in_play
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader, stack_of_leader, take_leader
from engine.games.rise_of_the_roman_republic.events.politics import CommanderNamed, LeaderFell, LeaderPlaced
from engine.games.rise_of_the_roman_republic.frames.politics import Election, Replacement
from engine.games.rise_of_the_roman_republic.republic import Vacancy
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME
from engine.kernel.rulebook import Call, End, Next

Fate = Literal["killed", "captured", "wounded", "censured", "executed"]
ALWAYS_FILLED = ("rome_consul", "field_consul", "urban_praetor")  # section 5.2

RULES.procedure(Replacement)


def remove_fallen_leader(play: RisePlay, leader: str, fate: Fate) -> None:
    """Take a leader out of play: the wounded until the next year begins, all others for good. A magistrate's office is
    filled again after the Operation that is under way."""
    state = play.state
    there, man = stack_of_leader(state, leader), state.republic.office_of_leader(leader)
    play.emit(LeaderFell(leader, fate))
    take_leader(state, leader)
    if LEADERS[leader].side != ROMANS:
        _foreign(state, leader, fate)
        if there is not None and fate == "wounded":
            _stand_in(play, leader, there)
        return
    republic = state.republic
    if man is not None:
        gap = Vacancy(man, there.hex if there is not None else ROME)
        republic = msgspec.structs.replace(republic, vacancies=(*republic.vacancies, gap))
    if fate == "wounded":
        republic = republic.without_magistrate(leader)
        state.republic = msgspec.structs.replace(republic, wounded=(*republic.wounded, leader))
    else:
        state.republic = republic.with_gone(leader)


def _foreign(state: RiseState, leader: str, fate: Fate) -> None:
    side = LEADERS[leader].side
    if fate == "wounded" and not scenario_of(state).has_rule("samnite_leaders"):
        state.wounded = (*state.wounded, leader)
    elif fate == "wounded":  # they are drawn again with the others
        state.waiting = {**state.waiting, side: (*state.waiting.get(side, ()), leader)}
    else:
        state.gone = (*state.gone, leader)


def _stand_in(play: RisePlay, leader: str, there: Stack) -> None:
    """Put who commands for a wounded leader into their place; they have no marker this turn (rulings c.60 and E25)."""
    state, side = play.state, LEADERS[leader].side
    other = scenario_of(state).stand_ins.get(leader, "")
    if other not in state.waiting.get(side, ()):
        return
    state.waiting = {**state.waiting, side: tuple([one for one in state.waiting[side] if one != other])}
    move_leader(state, other, there)
    state.commanders = {**state.commanders, side: other}
    play.emit(LeaderPlaced(other, there.hex))
    play.emit(CommanderNamed(side, other))


def release_besieged_dictators(state: RiseState) -> None:
    """Return Dictators of last year who were held in a siege into the pool, once it is over (section 5.34)."""
    for man in [one for one in state.republic.magistrates if one.held]:
        there = stack_of_leader(state, man.leader)
        if there is None or not is_stack_besieged(state, there):
            take_leader(state, man.leader)
            state.republic = state.republic.without_magistrate(man.leader).with_men_added_to_pool(man.leader)


# The replacement


def must_be_filled(state: RiseState, gap: Vacancy) -> bool:
    """Return whether an office must be filled again: a consul's and the Urban Praetor's always, any other if there are
    legions without a commander (sections 5.2, 5.24 and 8.67)."""
    if gap.man.stays or gap.man.held:
        return False
    left = [
        one
        for one in gap.man.legions
        if one in legions_in_play(state) and state.republic.commander_of_legion(one) is None
    ]
    return gap.man.office in ALWAYS_FILLED or bool(left)


@RULES.step(Replacement)
def fill_next_vacancy(play: RisePlay, frame: Replacement) -> Next:
    """Fill the next office that stands empty; a magistrate who is lost again is another one."""
    state = play.state
    if not state.republic.vacancies:
        return End()
    gap, *others = state.republic.vacancies
    state.republic = msgspec.structs.replace(state.republic, vacancies=tuple(others))
    if not must_be_filled(state, gap):
        return fill_next_vacancy(play, frame)
    return Call(Election(office=gap.man.office, midturn=True, gap=gap), "start")
