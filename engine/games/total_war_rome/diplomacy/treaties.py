"""Treaties: a better status that is proposed, and agreed to or refused (Treaty, Hostage Exchange)."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.contexts import Proposed
from engine.games.total_war_rome.diplomacy.status import shift_status
from engine.games.total_war_rome.events.diplomacy import ProposalAnswered
from engine.games.total_war_rome.frames.agents import Proposal
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import ALLY, STATUSES, RomeState
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

AGREE_MENU = Menu(Form(Agree), Form(Refuse))


def _proposed(state: RomeState, proposer: Side, side: Side) -> Text:
    """Return what a treaty would make of two factions, in words."""
    better = better_status(state, proposer, side)
    return keyed_text("subject.proposal", side=proposer, status=better, said=keyed_text(f"status.{better}", sides=()))


def better_status(state: RomeState, side: Side, other: Side) -> str:
    """Return the status that a treaty would bring two factions to."""
    return STATUSES[STATUSES.index(state.status(side, other)) + 1]


@rules.ask(
    Proposal,
    sides=lambda state, frame: (frame.other,),
    menu=lambda state, frame, side: AGREE_MENU,
    default=lambda state, frame, side: Refuse(),
    section="Treaty",
    subject=lambda state, frame, side: _proposed(state, frame.side, side),
    context=lambda state, frame, side: Proposed(frame.side, better_status(state, frame.side, side)),
)
def answer_proposal(play: Play[RomeState], frame: Proposal, answers: Mapping[Side, Agree | Refuse]) -> Next:
    """If the opponent agrees, the status moves up one step on both trackers (Treaty)."""
    agreed = isinstance(answers[frame.other], Agree)
    play.emit(ProposalAnswered(side=frame.side, other=frame.other, agreed=agreed))
    if agreed:
        shift_status(play, frame.side, frame.other, 1)
    return End(agreed)


def may_propose(state: RomeState, side: Side, other: Side) -> bool:
    """Return whether a better status than the present one exists."""
    return other != side and state.status(side, other) != ALLY
