"""BROKEN ALLIANCE, the armies that it strands in a former ally's territory: they conquer where they stand or leave."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.campaign import Conquer, Leave
from engine.games.total_war_rome.campaign.first_met import meet_first, register_first_foe_question
from engine.games.total_war_rome.campaign.movement import defending_armies
from engine.games.total_war_rome.campaign.refuges import refuge_regions
from engine.games.total_war_rome.contexts import OfArmy
from engine.games.total_war_rome.diplomacy.status import attack_faction
from engine.games.total_war_rome.frames.campaign import AssaultRoll, Conquest, Flight, Meeting, Stranded
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

rules.procedure(Stranded, activity=True)


@rules.step(Stranded)
def settle_next_stranded_army(play: Play[RomeState], frame: Stranded) -> Next:
    """Each stranded army in turn conquers where it stands or leaves (Broken Alliance)."""
    frame.army = ""
    while frame.armies and not _is_stranded(play.state, frame.armies[0]):
        frame.armies = frame.armies[1:]
    return Goto("choose") if frame.armies else End()


def _is_stranded(state: RomeState, army_id: str) -> bool:
    """Return whether an army still stands in the territory of another who is no ally of its owner."""
    army = state.armies.get(army_id)
    return army is not None and bool(army.at) and not state.are_allied(state.regions[army.at].owner, army.owner)


def _menu(state: RomeState, frame: Stranded, side: Side) -> Menu:
    away = refuge_regions(state, frame.armies[0])
    forms = [Form(Conquer)]
    if away:
        forms.append(Form(Leave, to=OneOf(away)))
    return Menu(*forms)


@rules.ask(
    Stranded,
    "choose",
    sides=lambda state, frame: (state.armies[frame.armies[0]].owner,) if frame.armies[0] in state.armies else (),
    menu=_menu,
    default=lambda state, frame, side: Conquer(),
    section="Broken Alliance",
    subject=lambda state, frame, side: keyed_text("subject.stranded", army=frame.armies[0]),
    context=lambda state, frame, side: OfArmy(frame.armies[0]),
)
def carry_out_stranded_choice(play: Play[RomeState], frame: Stranded, answers: Mapping[Side, Conquer | Leave]) -> Next:
    """The army conquers the territory, or moves to an adjacent region (Broken Alliance)."""
    if not answers:
        return Goto("start")  # an event at any time has destroyed it meanwhile
    state, army_id = play.state, frame.armies[0]
    army = state.armies[army_id]
    frame.armies = frame.armies[1:]
    ((_, answer),) = answers.items()
    if isinstance(answer, Leave):
        frame.army = army_id
        return Call(Flight(army=army_id, to=answer.to), "left")
    frame.army, frame.region = army_id, army.at
    attack_faction(play, army.owner, state.regions[army.at].owner)  # former allies who are but neutral now
    return Goto("conquer")


@rules.step(Stranded, "left")
def ask_stranded_again(play: Play[RomeState], frame: Stranded) -> Next:
    """An army that allies have let nowhere is asked again, and can but conquer (ruling 39)."""
    if play.value is False:
        frame.armies = (frame.army, *frame.armies)
    return Goto("start")


@rules.step(Stranded, "conquer")
def conquer_or_fight(play: Play[RomeState], frame: Stranded) -> Next:
    """A defending army must be defeated first (Assaulting Garrisoned Regions 2, ruling 33); then the army tries to
    conquer the region, a garrison by an assault."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None or army.at != frame.region:
        return Goto("start")  # destroyed, or it has moved off or withdrawn
    foes = defending_armies(state, army.owner, frame.region)
    if foes:
        return meet_first(foes, lambda foe: _meet(frame, foe))
    if state.is_garrisoned(frame.region):
        return Call(AssaultRoll(army=frame.army, side=army.owner, region=frame.region), "start")
    return Call(Conquest(army=frame.army, side=army.owner, region=frame.region), "start")


def _meet(frame: Stranded, foe: str) -> Call:
    return Call(Meeting(active=frame.army, passive=foe, region=frame.region), "met")


def _foes(state: RomeState, frame: Stranded) -> list[str]:
    """Return whom a stranded army must defeat before it tries to conquer."""
    army = state.armies.get(frame.army)
    return defending_armies(state, army.owner, frame.region) if army is not None and army.at == frame.region else []


register_first_foe_question(Stranded, _foes, lambda play, frame, foe: _meet(frame, foe), "conquer", "Broken Alliance")


@rules.step(Stranded, "met")
def conquer_after_battle(play: Play[RomeState], frame: Stranded) -> Next:
    """Try to conquer, unless there was a battle and both armies stay where they are (ruling 59, second reading)."""
    fought = play.state.armies.get(play.value or "")
    return Goto("start" if fought is not None and fought.at == frame.region else "conquer")
