"""The Operation of asking the Senate (sections 5.61 to 5.66; ruling c.15)."""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission
from engine.games.rise_of_the_roman_republic.board.seasons import is_senate_quarrelling
from engine.games.rise_of_the_roman_republic.board.sieges import is_stack_besieged
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import GO_ON, register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.politics.emergency import emergency_degree
from engine.games.rise_of_the_roman_republic.politics.requests import ask_senate, enemy_threat
from engine.games.rise_of_the_roman_republic.politics.senate import may_ask_to_enter
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.choices import Number, OneOf
from engine.kernel.forms import Form


def requestable_matters(state: RiseState, frame: Phase) -> tuple[str, ...]:
    """Return what a magistrate may ask for now: nothing that they have been granted this year, or were refused in this
    phase. To leave their province: all but Dictators and their Masters of Horse, who need no leave; the Urban Praetor
    only in an Emergency. To lead more than eight legions: Dictators alone. To enter Rome with a force: with a strong
    enemy near alone."""
    known, there = state.republic.office_of_leader(frame.leader), stack_of_leader(state, frame.leader)
    if known is None or there is None or is_stack_besieged(state, there):
        return ()  # who is besieged asks nothing (ruling c.16)
    if is_senate_quarrelling(state):
        return ()  # the Senate grants nothing (an augury)
    supreme = known.rank == 1
    settled = (*known.granted, *frame.asked)
    found = ["eight_legions"] if supreme and "eight_legions" not in settled else []
    if not supreme and "leave" not in settled and (known.office != "urban_praetor" or emergency_now(state)):
        found.append("leave")
    if known.office != "urban_praetor" and "enter_rome" not in settled and may_ask_to_enter(enemy_threat(state)):
        found.append("enter_rome")
    return tuple(found)


def emergency_now(state: RiseState) -> bool:
    """Return whether there is a State of Emergency, whether a Dictator has been elected for it or not."""
    return bool(emergency_degree(state)[0])


@register_operation_form(AskPermission, "permission")
def permission_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer what may be asked, with the Guile that may be spent."""
    if found := requestable_matters(state, frame):
        yield Form(AskPermission, matter=OneOf(found), guile=Number(0, state.guile.get(frame.leader, 0)))


@register_operation_effect(AskPermission)
def permission_asked(play: RisePlay, frame: Phase, action: AskPermission) -> str | None:
    """Ask: granted, they go on without a roll, and the leave lasts for the year; refused, they roll to go on (section
    5.65)."""
    frame.asked = (*frame.asked, action.matter)
    matter = next(one for one in ("leave", "enter_rome", "eight_legions") if one == action.matter)
    if not ask_senate(play, frame.leader, matter, action.guile):
        return None
    state = play.state
    known = state.republic.office_of_leader(frame.leader)
    if known is not None:
        new = msgspec.structs.replace(known, granted=(*known.granted, action.matter))
        state.republic = state.republic.with_magistrate(new)
    return GO_ON
