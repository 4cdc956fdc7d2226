"""An Operations Phase: Operation after Operation, as long as the leader goes on (sections 3.0 D and 5.25)."""

from collections.abc import Mapping
from typing import Any

from engine.games.rise_of_the_roman_republic.actions.cup import AskPermission, EndPhase
from engine.games.rise_of_the_roman_republic.actions.movement import March
from engine.games.rise_of_the_roman_republic.actions.politics import CallDictator, Celebrate, NoDictator, PutOffTriumph
from engine.games.rise_of_the_roman_republic.board.halves import unite_legion_halves
from engine.games.rise_of_the_roman_republic.board.seasons import end_senate_quarrel
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.fates import rescue_stranded_leaders
from engine.games.rise_of_the_roman_republic.cup.markers import add_markers
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled, LeaderActivated, PhaseEnded
from engine.games.rise_of_the_roman_republic.events.politics import EmergencyFound
from engine.games.rise_of_the_roman_republic.frames.politics import Censure, Election, Replacement
from engine.games.rise_of_the_roman_republic.frames.tribes import TribeRoll
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.incursions.incursion import pending_incursion
from engine.games.rise_of_the_roman_republic.incursions.raids import send_idle_tribe_home
from engine.games.rise_of_the_roman_republic.manpower.training import note_departures_from_rome
from engine.games.rise_of_the_roman_republic.movement.operations import (
    cheapest_march_to_province,
    marchers_bound_to_province,
)
from engine.games.rise_of_the_roman_republic.operations import DONE, FINISHED, FORMS, GO_ON, OPERATIONS, forms_of
from engine.games.rise_of_the_roman_republic.politics.censure import magistrates_to_judge
from engine.games.rise_of_the_roman_republic.politics.emergency import (
    MAJOR,
    MINOR,
    can_elect_dictator,
    note_emergency_causes,
    unanswered_emergency,
)
from engine.games.rise_of_the_roman_republic.politics.leave import note_magistrate_arrival
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_leave_quarrelled_hex
from engine.games.rise_of_the_roman_republic.politics.replacement import release_besieged_dictators
from engine.games.rise_of_the_roman_republic.politics.triumph import (
    may_celebrate,
    triumph_celebrated,
    triumph_forms,
)
from engine.games.rise_of_the_roman_republic.powers.expedition import is_arrival_due
from engine.games.rise_of_the_roman_republic.powers.review import review_powers as review_powers
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RULES, RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.siege.holding import hold_allied_cities
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.allegiance import review_tribes
from engine.games.rise_of_the_roman_republic.tribes.control import next_tribe_to_settle
from engine.games.rise_of_the_roman_republic.turn.refusals import is_urban_praetor_abroad, operation_refusals
from engine.games.rise_of_the_roman_republic.turn.victory import immediate_outcome
from engine.kernel.actions import Action
from engine.kernel.choices import Given
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next, Over
from engine.kernel.state import Frame
from engine.kernel.texts import keyed_text

RULES.procedure(Phase, activity=True)


@RULES.step(Phase)
def begin_phase(play: RisePlay, frame: Phase) -> Goto:
    """Tell who acts; the army of some comes only now."""
    unite_legion_halves(play.state)
    play.emit(LeaderActivated(frame.leader))
    return Goto("arrive" if is_arrival_due(play.state, frame.leader) else "act")


MARCHES = ("force_movement", "leader_movement")
LEAVING = (*MARCHES, "permission")  # Operations of who must leave a hex
FREE = ("regroup", "garrison")  # what is free before and after an Operation
IDLE = ("permission", "recovery")  # Operations after which all stands where it did


def _forms(state: RiseState, frame: Phase) -> list[Form]:
    """Return what the leader can do: any Operation, or end their phase. Who shares a hex with the man whom they hate
    must leave it first, if they can (ruling G61); who has raised new legions brings them to their province
    (section 5.29)."""
    forms = forms_of(state, frame)
    if is_urban_praetor_abroad(state, frame.leader):
        forms = [one for one in forms if OPERATIONS[one.action] in MARCHES]
    if must_leave_quarrelled_hex(state, frame.leader):
        leaving = [one for one in forms if OPERATIONS[one.action] in LEAVING]
        if any(OPERATIONS[one.action] != "permission" for one in leaving):
            return sorted(leaving, key=lambda one: LEAVING.index(OPERATIONS[one.action]), reverse=True)
    if marchers_bound_to_province(state, frame.leader):
        return [one for one in forms if one.action in (March, AskPermission)]
    return [*forms, Form(EndPhase)]


def _default(state: RiseState, frame: Phase) -> Action:
    """Return what a missed deadline does: it ends the phase, or leaves the hex where the leader must."""
    if must_leave_quarrelled_hex(state, frame.leader):
        return _first(_forms(state, frame)[-1])
    return (
        cheapest_march_to_province(state, frame.leader)
        if marchers_bound_to_province(state, frame.leader)
        else EndPhase()
    )


def _first(form: Form) -> Action:
    """Return the action of a form that its first choices make."""
    given: Given = ()
    while not form.is_complete(given):
        level = form.choices_after(given)
        given += (level.options[0].token if level.options else str(level.low),)
    return form.value_of_tokens(given)


@RULES.ask(
    Phase,
    "act",
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: Menu(*_forms(state, frame), barred=operation_refusals(state, frame)),
    default=lambda state, frame, side: _default(state, frame),
    subject=lambda state, frame, side: keyed_text("prompt.phase.act", leader=frame.leader),
    section="5.5",
)
def carry_out_operation(play: RisePlay, frame: Phase, answers: Mapping[str, Any]) -> Next:
    """Carry an Operation out; what follows stands in the tables, unless it says so itself."""
    action = answers[frame.side]
    if isinstance(action, EndPhase):
        return Goto("finish")
    frame.operation = OPERATIONS[type(action)]
    found = DONE[type(action)](play, frame, action)
    if isinstance(found, Call):
        return Call(found.frame, "followed")
    return _follow(frame, found)


@RULES.step(Phase, "followed")
def continue_after_operation(play: RisePlay, frame: Phase) -> Next:
    """Go on after an Operation that was a procedure of its own."""
    return _follow(frame, play.value if play.value in (GO_ON, FINISHED) else None)


def _follow(frame: Phase, said: str | None) -> Goto:
    after = said or TABLES.operations[frame.operation]
    frame.after = {GO_ON: "act", "free": "act", FINISHED: "regroup"}.get(after, "continuation")
    return Goto("settle")


@RULES.step(Phase, "settle")
def settle_consequences(play: RisePlay, frame: Phase) -> Next:
    """Settle what the Operation has brought about: offices that stand empty, tribes that change their master. Whose
    leader is lost is Finished (ruling G55); who has come before Rome with a victory may celebrate it without a roll
    (section 5.47)."""
    state = play.state
    unite_legion_halves(state)
    rescue_stranded_leaders(play)
    note_departures_from_rome(state)
    release_besieged_dictators(state)
    hold_allied_cities(play)
    review_tribes(play)
    review_powers(play)
    if (outcome := immediate_outcome(state)) is not None:
        return Over(outcome)
    if found := unsettled_procedure(state):
        return Call(found, "settle")
    note_magistrate_arrival(state, frame.leader)
    there = stack_of_leader(state, frame.leader)
    if there is None or (there.power == ROMANS and state.republic.office_of_leader(frame.leader) is None):
        return Goto("finish")
    marched = frame.operation == "force_movement" and frame.after == "continuation"
    if marched and may_celebrate(state, frame.leader):
        return Goto("triumph")
    return Goto(frame.after)


# Before Rome with a victory: they go on without a roll to celebrate it, and for nothing else (section 5.47)


@RULES.ask(
    Phase,
    "triumph",
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: Menu(*triumph_forms(state, frame), Form(PutOffTriumph)),
    default=lambda state, frame, side: PutOffTriumph(),
    subject=lambda state, frame, side: keyed_text("prompt.phase.triumph", leader=frame.leader),
    section="5.47",
)
def celebrate_or_put_off(play: RisePlay, frame: Phase, answers: Mapping[str, Celebrate | PutOffTriumph]) -> Next:
    """Celebrate at once, or roll to go on as after any march."""
    action = answers[frame.side]
    if isinstance(action, PutOffTriumph):
        return Goto("continuation")
    frame.operation = OPERATIONS[type(action)]
    triumph_celebrated(play, frame, action)
    return _follow(frame, None)


def unsettled_procedure(state: RiseState) -> Frame | None:
    """Return the procedure that settles what stands open now; None if nothing does."""
    if state.republic.vacancies:
        return Replacement()
    tribe = next_tribe_to_settle(state)
    return TribeRoll(tribe=tribe) if tribe else pending_incursion(state)


@RULES.step(Phase, "continuation")
def roll_to_continue(play: RisePlay, frame: Phase) -> Goto:
    """Roll whether the leader goes on: no more than their Campaign (section 5.25, ruling c.16)."""
    die, campaign = roll_d10(play, "continuation"), LEADERS[frame.leader].campaign
    play.emit(ContinuationRolled(frame.leader, die, campaign, die <= campaign))
    return Goto("act" if die <= campaign else "regroup")


# Garrisons are left and joined at the end of an Operation too, though the leader is Finished by it (ruling c.14)


def finished_leader_forms(state: RiseState, frame: Phase) -> list[Form]:
    """Return what a leader who is Finished can do still: leave units in the city of their hex, or take them out of it.
    Nothing after an Operation that has moved and brought nobody, nor for who has celebrated their Triumph."""
    man = state.republic.office_of_leader(frame.leader)
    if frame.operation in IDLE or stack_of_leader(state, frame.leader) is None or (man is not None and man.finished):
        return []
    if is_urban_praetor_abroad(state, frame.leader):
        return []
    free = [action for action in FORMS if OPERATIONS[action] in FREE]
    forms = [form for action in free for form in FORMS[action](state, frame)]
    return [*forms, Form(EndPhase)] if forms else []


@RULES.ask(
    Phase,
    "regroup",
    sides=lambda state, frame: (frame.side,) if finished_leader_forms(state, frame) else (),
    menu=lambda state, frame, side: Menu(*finished_leader_forms(state, frame)),
    default=lambda state, frame, side: EndPhase(),
    section="6.1",
    subject=lambda state, frame, side: keyed_text("prompt.phase.regroup", leader=frame.leader),
)
def regroup_garrisons(play: RisePlay, frame: Phase, answers: Mapping[str, Any]) -> Goto:
    """Let them leave and fetch garrisons, then end their phase."""
    action = answers.get(frame.side, EndPhase())
    if isinstance(action, EndPhase):
        return Goto("finish")
    frame.operation, frame.after = OPERATIONS[type(action)], "regroup"
    DONE[type(action)](play, frame, action)
    return Goto("settle")


@RULES.step(Phase, "finish")
def end_phase(play: RisePlay, frame: Phase) -> Next:
    """End the phase; what stands now may bring on an Emergency (section 5.28). Who has left their province without
    leave is judged, whoever was active (ruling G12)."""
    send_idle_tribe_home(play, frame)
    play.emit(PhaseEnded(frame.leader))
    if LEADERS[frame.leader].side == ROMANS:
        end_senate_quarrel(play.state)
    note_emergency_causes(play)
    return Call(Censure(leaders=magistrates_to_judge(play.state)), "judged")


@RULES.step(Phase, "judged")
def fill_offices_of_censured(play: RisePlay, frame: Phase) -> Next:
    """Fill the offices of the censured, then see to an Emergency, if a Roman magistrate was active."""
    state = play.state
    if found := unsettled_procedure(state):
        return Call(found, "judged")
    roman = LEADERS[frame.leader].side == ROMANS
    return Goto("emergency") if roman and can_elect_dictator(state) else End()


@RULES.ask(
    Phase,
    "emergency",
    sides=lambda state, frame: (ROMANS,) if unanswered_emergency(state)[0] == MINOR else (),
    menu=lambda state, frame, side: Menu(Form(CallDictator), Form(NoDictator)),
    default=lambda state, frame, side: NoDictator(),
    section="5.28",
)
def elect_dictator_as_answered(play: RisePlay, frame: Phase, answers: Mapping[str, Any]) -> Next:
    """Elect a Dictator during the turn: a Major Emergency brings one by law, a Minor one if the player wants."""
    degree, reasons = unanswered_emergency(play.state)
    if degree != MAJOR and not any(isinstance(one, CallDictator) for one in answers.values()):
        return End()
    play.emit(EmergencyFound(degree, reasons))
    return Call(Election(office="dictator", midturn=True), "elected")


@RULES.step(Phase, "elected")
def add_dictator_markers_to_cup(play: RisePlay, frame: Phase) -> End:
    """Put the markers of the new Dictator, or of their Master of Horse, into the cup (section 5.28, ruling c.12)."""
    man = play.state.republic.dictator
    if man is not None:
        add_markers(play.state, "dictator", man.most)
    return End()
