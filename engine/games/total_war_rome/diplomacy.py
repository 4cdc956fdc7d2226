"""Diplomacy: enemy, neutral, friendly, ally on both trackers (ruling 85), attacks, and BROKEN ALLIANCE."""

from collections.abc import Mapping

from engine.games.total_war_rome.agent_actions import Agree, Refuse
from engine.games.total_war_rome.campaign_actions import Conquer, Leave
from engine.games.total_war_rome.events import AllianceBroken, ProposalAnswered, StatusChanged
from engine.games.total_war_rome.frames import AssaultRoll, Conquest, Proposal, Stranded
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import ALLY, ENEMY, FRIENDLY, NEUTRAL, STATUSES, RomeState
from engine.games.total_war_rome.tables import REGIONS, pair
from engine.games.total_war_rome.victory import BROKEN, score
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
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
    others = [other for other in state.players if other not in (side, victim)]
    former = [victim, *(other for other in others if state.allied(side, other))]
    play.tell(AllianceBroken(side=side, victim=victim))
    set_status(play, side, victim, ENEMY)
    for other in others:
        if state.relations[pair(side, other)] in (ALLY, FRIENDLY):
            set_status(play, side, other, NEUTRAL)
    score(play, side, -1, BROKEN)
    return stranded(state, side, former)


def stranded(state: RomeState, side: Side, former: list[Side]) -> tuple[str, ...]:
    """Return the armies that stand in the territory of a former ally, in turn order of their owners."""
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


# Stranded armies (Broken Alliance)

rules.procedure(Stranded, activity=True)


def refuges(state: RomeState, army_id: str) -> tuple[str, ...]:
    """Return the adjacent regions to which an army may withdraw or flee: controlled by itself or an ally, or without a
    garrison and without enemies; never where an enemy army or another army of its own stands (ruling 39)."""
    army = state.armies[army_id]
    return tuple(r for r in REGIONS[army.at].neighbours if is_refuge(state, army.owner, r)) if army.at else ()


def is_refuge(state: RomeState, side: Side, region: str) -> bool:
    """Return whether an army of this faction may withdraw to the region (ruling 39)."""
    for army in state.armies.values():
        if army.at == region and (army.owner == side or not state.allied(army.owner, side)):
            return False
    return state.allied(state.regions[region].owner, side) or not state.garrisoned(region)


@rules.step(Stranded)
def stranded_next(play: Play[RomeState], frame: Stranded) -> Next:
    """Each stranded army in turn conquers where it stands or leaves (Broken Alliance)."""
    while frame.armies and frame.armies[0] not in play.state.armies:
        frame.armies = frame.armies[1:]
    return Goto("choose") if frame.armies else End()


def _stranded_menu(state: RomeState, frame: Stranded, side: Side) -> Menu:
    away = refuges(state, frame.armies[0])
    forms = [Form(Conquer)]
    if away:
        forms.append(Form(Leave, to=OneOf(away)))
    return Menu(*forms)


@rules.ask(
    Stranded,
    "choose",
    sides=lambda state, frame: (state.armies[frame.armies[0]].owner,) if frame.armies[0] in state.armies else (),
    menu=_stranded_menu,
    default=lambda state, frame, side: Conquer(),
    section="Broken Alliance",
    subject=lambda state, frame, side: text("subject.stranded", army=frame.armies[0]),
)
def stranded_choice(play: Play[RomeState], frame: Stranded, answers: Mapping[Side, Conquer | Leave]) -> Next:
    """The army rolls to conquer the territory, or moves to an adjacent region (Broken Alliance)."""
    from engine.games.total_war_rome.conquest import arrive

    if not answers:
        return Goto("start")  # an event at any time has destroyed it meanwhile
    state, army_id = play.state, frame.armies[0]
    army = state.armies[army_id]
    frame.armies = frame.armies[1:]
    ((_, answer),) = answers.items()
    if isinstance(answer, Leave):
        return arrive(play, army_id, answer.to, "start")
    attack(play, army.owner, state.regions[army.at].owner)  # former allies who are but neutral now
    if state.garrisoned(army.at):
        return Call(AssaultRoll(army=army_id, side=army.owner, region=army.at), "start")
    return Call(Conquest(army=army_id, side=army.owner, region=army.at), "start")
