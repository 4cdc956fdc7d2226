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


def _proposed(state: RomeState, frame: Proposal) -> Text:
    """Return what a treaty would make of two factions, in words."""
    better = better_status(state, frame.side, frame.other, frame.steps)
    return keyed_text("subject.proposal", side=frame.side, status=better, said=keyed_text(f"status.{better}", sides=()))


def better_status(state: RomeState, side: Side, other: Side, steps: int = 1) -> str:
    """Return the status that a treaty would bring two factions to, an alliance at most. steps: by how many it gets
    better."""
    return STATUSES[min(STATUSES.index(state.status(side, other)) + steps, len(STATUSES) - 1)]


@rules.ask(
    Proposal,
    sides=lambda state, frame: (frame.other,),
    menu=lambda state, frame, side: AGREE_MENU,
    default=lambda state, frame, side: Refuse(),
    section="Treaty",
    subject=lambda state, frame, side: _proposed(state, frame),
    context=lambda state, frame, side: Proposed(frame.side, better_status(state, frame.side, side, frame.steps)),
)
def answer_proposal(play: Play[RomeState], frame: Proposal, answers: Mapping[Side, Agree | Refuse]) -> Next:
    """If the opponent agrees, the status moves up on both trackers: one step (Treaty), or as many as a card says."""
    agreed = isinstance(answers[frame.other], Agree)
    play.emit(ProposalAnswered(side=frame.side, other=frame.other, agreed=agreed))
    if agreed:
        shift_status(play, frame.side, frame.other, frame.steps)
    return End(agreed)


def may_propose(state: RomeState, side: Side, other: Side) -> bool:
    """Return whether a better status than the present one exists."""
    return other != side and state.status(side, other) != ALLY
