"""Ambassadors: a man off the map who speaks for an Overall Commander, wherever the province is (The Eagle; rulings c.60
and E11)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.naval import SendAmbassador
from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.diplomacy.embassies import (
    embassies_left,
    roll_for_embassy,
    side_spoken_for,
)
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.hierarchy import overall_commanders
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form

SENT = "ambassador"


def ambassador_of_leader(state: RiseState, leader: str) -> str:
    """Return who speaks for a leader; "" nobody: they are no Overall Commander, or their side has no such man."""
    side = side_spoken_for(state, leader)
    able = leader in overall_commanders(state, side) if side else False
    return scenario_of(state).ambassadors.get(side, "") if able else ""


@register_operation_form(SendAmbassador, "diplomacy")
def ambassador_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer them once a phase: two embassies a province and turn are the most, whoever goes."""
    if SENT in frame.done or not ambassador_of_leader(state, frame.leader):
        return
    side = side_spoken_for(state, frame.leader)
    rows = [row for row in state.levels if embassies_left(state, side, row) > 0]
    if rows:
        yield Form(SendAmbassador, province=OneOf(rows), guile=Number(0, state.guile.get(frame.leader, 0)))


@register_operation_effect(SendAmbassador)
def roll_for_ambassador(play: RisePlay, frame: Phase, action: SendAmbassador) -> None:
    """Roll against their Diplomatic Rating; the Guile is their commander's."""
    frame.done = (*frame.done, SENT)
    roll_for_embassy(play, frame.leader, ambassador_of_leader(play.state, frame.leader), action.province, action.guile)
