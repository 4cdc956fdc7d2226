"""Censure of magistrates who leave their provinces without leave (sections 5.62, 5.67 and 5.68; ruling G12)."""

from collections.abc import Mapping
from typing import cast

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import FaceCensure
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.politics import CensureRolled
from engine.games.rise_of_the_roman_republic.frames.politics import Censure
from engine.games.rise_of_the_roman_republic.politics.replacement import remove_fallen_leader
from engine.games.rise_of_the_roman_republic.politics.senate import (
    Result,
    best_censure_result,
    censure_modifiers,
    is_granted,
)
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS
from engine.kernel.choices import Number
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.texts import keyed_text

RULES.procedure(Censure)


def note_province_trespass(state: RiseState, leader: str) -> None:
    """Note that a magistrate has marched out of their province without leave. Dictators need none."""
    man = state.republic.office_of_leader(leader)
    if man is not None and man.rank > 1 and "leave" not in man.granted:
        _note(state, leader, ())


def note_trespasser_result(state: RiseState, leader: str, result: Result) -> None:
    """Note what came of a battle in which such a magistrate was, or that they were awarded a Triumph for one."""
    if leader in state.republic.trespasses:
        _note(state, leader, (result,))


def _note(state: RiseState, leader: str, results: tuple[str, ...]) -> None:
    known = state.republic.trespasses
    new = {**known, leader: (*known.get(leader, ()), *results)}
    state.republic = msgspec.structs.replace(state.republic, trespasses=new)


def magistrates_to_judge(state: RiseState) -> tuple[str, ...]:
    """Return who is judged at the end of a phase: those still in office."""
    return tuple([one for one in state.republic.trespasses if state.republic.office_of_leader(one) is not None])


@RULES.ask(
    Censure,
    sides=lambda state, frame: (ROMANS,) if frame.leaders and state.guile.get(frame.leaders[0], 0) else (),
    menu=lambda state, frame, side: Menu(Form(FaceCensure, guile=Number(0, state.guile[frame.leaders[0]]))),
    default=lambda state, frame, side: FaceCensure(0),
    subject=lambda state, frame, side: keyed_text("prompt.censure.start", leader=frame.leaders[0]),
    section="5.67",
)
def roll_censure(play: RisePlay, frame: Censure, answers: Mapping[str, FaceCensure]) -> Next:
    """Roll whether a magistrate is removed from office: more than their Campaign; they come back to no pool."""
    state = play.state
    if not frame.leaders:
        state.republic = msgspec.structs.replace(state.republic, trespasses={})
        return End()
    leader, frame.leaders = frame.leaders[0], frame.leaders[1:]
    guile = answers[ROMANS].guile if answers else 0
    if guile:
        state.guile = {**state.guile, leader: state.guile[leader] - guile}
    result = best_censure_result(cast(tuple[Result, ...], state.republic.trespasses[leader]))
    found = tuple([Modifier(name, amount) for name, amount in censure_modifiers(result, guile).items()])
    die, modifier, campaign = roll_d10(play, "censure"), sum(one.amount for one in found), LEADERS[leader].campaign
    lost = not is_granted(die, modifier, campaign)
    play.emit(CensureRolled(leader, result, die, modifier, campaign, lost, guile, found))
    if lost:
        remove_fallen_leader(play, leader, "censured")
    return Goto("start")
