"""An Operations Phase: Operation after Operation, as long as the leader goes on (sections 3.0 D and 5.25)."""

from collections.abc import Mapping
from typing import Any

from engine.games.rise_of_the_roman_republic.actions.cup import EndPhase
from engine.games.rise_of_the_roman_republic.deeds import DONE, FINISHED, GO_ON, OPERATIONS, forms_of
from engine.games.rise_of_the_roman_republic.events.cup import ContinuationRolled, LeaderActivated, PhaseEnded
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.politics.emergency import note
from engine.games.rise_of_the_roman_republic.rules import RULES, RisePlay, d10
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next

RULES.procedure(Phase, activity=True)


@RULES.step(Phase)
def begin_phase(play: RisePlay, frame: Phase) -> Goto:
    """Tell who acts."""
    play.tell(LeaderActivated(frame.leader))
    return Goto("act")


@RULES.ask(
    Phase,
    "act",
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: Menu(*forms_of(state, frame), Form(EndPhase)),
    default=lambda state, frame, side: EndPhase(),
    section="5.5",
)
def acted(play: RisePlay, frame: Phase, answers: Mapping[str, Any]) -> Next:
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
def followed(play: RisePlay, frame: Phase) -> Next:
    """Go on after an Operation that was a procedure of its own."""
    return _follow(frame, play.value if play.value in (GO_ON, FINISHED) else None)


def _follow(frame: Phase, said: str | None) -> Goto:
    after = said or TABLES.operations[frame.operation]
    return Goto({GO_ON: "act", "free": "act", FINISHED: "finish"}.get(after, "continuation"))


@RULES.step(Phase, "continuation")
def continued(play: RisePlay, frame: Phase) -> Goto:
    """Roll whether the leader goes on: no more than his Campaign (section 5.25, ruling c.16)."""
    die, campaign = d10(play, "continuation"), LEADERS[frame.leader].campaign
    play.tell(ContinuationRolled(frame.leader, die, campaign, die <= campaign))
    return Goto("act" if die <= campaign else "finish")


@RULES.step(Phase, "finish")
def finished(play: RisePlay, frame: Phase) -> End:
    """End the phase; what stands now may bring on an Emergency (section 5.28)."""
    play.tell(PhaseEnded(frame.leader))
    note(play)
    return End()
