"""Diplomacy: enemy, neutral, friendly, ally on both trackers (ruling 85), attacks, and BROKEN ALLIANCE."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.events.rounds import AllianceBroken, ProposalAnswered, StatusChanged
from engine.games.total_war_rome.frames.rounds import Proposal
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import ALLY, ENEMY, FRIENDLY, NEUTRAL, STATUSES, RomeState
from engine.games.total_war_rome.tables import pair
from engine.games.total_war_rome.victory import BROKEN, score
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, text

AGREE_MENU = Menu(Form(Agree), Form(Refuse))


def set_status(play: Play[RomeState], a: Side, b: Side, status: str) -> None:
    """Set the status of two factions on both trackers."""
    if play.state.relations[pair(a, b)] != status:
        play.state.relations[pair(a, b)] = status
        play.tell(StatusChanged(a=a, b=b, status=status))


def shift(play: Play[RomeState], a: Side, b: Side, steps: int) -> None:
    """Move the status of two factions up or down, within enemy and ally."""
    at = STATUSES.index(play.state.relations[pair(a, b)]) + steps
    set_status(play, a, b, STATUSES[min(max(at, 0), len(STATUSES) - 1)])


def attack(play: Play[RomeState], side: Side, victim: Side) -> tuple[str, ...]:
    """A faction attacks another (an army, a navy, or tries to take a region): they are enemies from now on (ruling 20).
    Attacking an ally is BROKEN ALLIANCE (ruling 84). Return the armies that are stranded by it, in turn order."""
    state = play.state
    if not victim or victim == side or victim not in state.factions:
        return ()
    if state.relations[pair(side, victim)] != ALLY:
        set_status(play, side, victim, ENEMY)
        return ()
    armies = left_stranded(state, side, victim)
    play.tell(AllianceBroken(side=side, victim=victim))
    set_status(play, side, victim, ENEMY)
    for other in state.players:
        if other not in (side, victim) and state.relations[pair(side, other)] in (ALLY, FRIENDLY):
            set_status(play, side, other, NEUTRAL)
    score(play, side, -1, BROKEN)
    return armies


def left_stranded(state: RomeState, side: Side, victim: Side) -> tuple[str, ...]:
    """Return the armies that would stand in the territory of a former ally if a faction now broke its alliance with
    another, in turn order of their owners."""
    former = [other for other in state.players if other == victim or (other != side and state.allied(side, other))]
    out = []
    for mover in state.from_turn(side):
        for army_id, army in state.armies.items():
            host = state.regions[army.at].owner if army.at else ""
            if army.owner == mover and ((mover == side and host in former) or (mover in former and host == side)):
                out.append(army_id)
    return tuple(out)


# A treaty that is proposed (Treaty, Hostage Exchange)


def _proposed(state: RomeState, proposer: Side, side: Side) -> Text:
    """Return what a treaty would make of two factions, in words."""
    better = STATUSES[STATUSES.index(state.status(proposer, side)) + 1]
    return text("subject.proposal", side=proposer, status=better, said=text(f"status.{better}"))


@rules.ask(
    Proposal,
    sides=lambda state, frame: (frame.other,),
    menu=lambda state, frame, side: AGREE_MENU,
    default=lambda state, frame, side: Refuse(),
    section="Treaty",
    subject=lambda state, frame, side: _proposed(state, frame.side, side),
)
def proposal(play: Play[RomeState], frame: Proposal, answers: Mapping[Side, Agree | Refuse]) -> Next:
    """If the opponent agrees, the status moves up one step on both trackers (Treaty)."""
    agreed = isinstance(answers[frame.other], Agree)
    play.tell(ProposalAnswered(side=frame.side, other=frame.other, agreed=agreed))
    if agreed:
        shift(play, frame.side, frame.other, 1)
    return End(agreed)


def may_propose(state: RomeState, side: Side, other: Side) -> bool:
    """Return whether a better status than the present one exists."""
    return other != side and state.status(side, other) != ALLY
