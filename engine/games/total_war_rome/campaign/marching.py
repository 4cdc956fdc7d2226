"""Moving Armies: a march leg by leg, with leave of allies, meetings, conquest, garrisons; embarking, disembarking."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.agents import Agree, Refuse
from engine.games.total_war_rome.board.armies import set_army
from engine.games.total_war_rome.board.navies import set_navy
from engine.games.total_war_rome.campaign.first_met import meet_first, register_first_foe_question
from engine.games.total_war_rome.campaign.movement import (
    army_mu,
    asks_leave,
    boardable_navies,
    holder_of_place,
    landing_cost,
    leg_cost,
    navy_mu,
    resisted_by,
    sides_attacked_in,
)
from engine.games.total_war_rome.contexts import OfArmy
from engine.games.total_war_rome.diplomacy.status import attack_faction
from engine.games.total_war_rome.diplomacy.treaties import AGREE_MENU
from engine.games.total_war_rome.events.campaign import ArmyMoved, PassageAnswered
from engine.games.total_war_rome.frames.campaign import Advance, Conquest, Meeting, Stranded
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

rules.procedure(Advance, activity=True, alive=lambda state, frame: frame.army in state.armies)


@rules.step(Advance)
def take_next_leg(play: Play[RomeState], frame: Advance) -> Next:
    """Take the next leg; an ally's region needs their leave (Moving Armies and Navies, ruling 19), and so does their
    navy (ruling 135)."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None or not frame.route or not (army.at or army.navy):
        return End()
    to = frame.route[0]
    if to != army.at and asks_leave(state, frame.side, to) and not frame.attack:
        return Goto("leave")
    return Goto("enter")


def _asked_for(state: RomeState, frame: Advance, side: Side) -> Text:
    """Return what an ally is asked for: passage into a region, or a place aboard a navy."""
    to = frame.route[0]
    if to in state.regions:
        return keyed_text("subject.passage", army=frame.army, region=to)
    return keyed_text("subject.boarding", army=frame.army, navy=to)


@rules.ask(
    Advance,
    "leave",
    sides=lambda state, frame: tuple(filter(None, [holder_of_place(state, frame.route[0])])),
    menu=lambda state, frame, side: AGREE_MENU,
    default=lambda state, frame, side: Refuse(),
    section="Moving Armies and Navies",
    subject=_asked_for,
    context=lambda state, frame, side: OfArmy(frame.army),
)
def ask_for_passage(play: Play[RomeState], frame: Advance, answers: Mapping[Side, Agree | Refuse]) -> Next:
    """Ask the ally for leave; without it the move is not made (ruling 19). A refusal holds until the turn ends, for
    this army and this region or navy, so that they are not asked for the same again and again."""
    if not answers:
        return End()  # an event at any time has sunk the navy meanwhile
    ((ally, answer),) = answers.items()
    agreed = isinstance(answer, Agree)
    if not agreed:
        set_army(play.state, frame.army, denied=(*play.state.armies[frame.army].denied, frame.route[0]))
    play.emit(PassageAnswered(side=ally, army=frame.army, region=frame.route[0], agreed=agreed))
    return Goto("enter") if agreed else End()


@rules.step(Advance, "enter")
def enter_region(play: Play[RomeState], frame: Advance) -> Next:
    """Spend the MU and enter, or go aboard. Entering what another faction controls is an attack unless it is an ally
    who agrees (ruling 20; for its second reading see `attacked_in`); attacking an ally breaks the alliance."""
    state = play.state
    to, frame.route, frame.here = frame.route[0], frame.route[1:], frame.route[0]
    army = state.armies[frame.army]
    if to not in state.regions:
        if to in boardable_navies(state, army):
            embark_army(play, frame.army, to)
        return End()
    if to != army.at and not _spend(state, frame, to):
        return End()
    if to != army.at:
        set_army(state, frame.army, at=to, navy="", siege=False)
        play.emit(ArmyMoved(owner=frame.side, army=frame.army, frm=army.at or army.navy, to=to))
    stranded: list[str] = []
    for victim in sides_attacked_in(state, frame.side, to, betrays=frame.attack):
        stranded += attack_faction(play, frame.side, victim)
    others = tuple(a for a in stranded if a != frame.army)
    return Call(Stranded(armies=others), "inside") if others else Goto("inside")


def embark_army(play: Play[RomeState], army_id: str, navy_id: str) -> None:
    """Take an army aboard: 1 MU for both (Movement Modifiers, ruling 18)."""
    state = play.state
    army, navy = state.armies[army_id], state.navies[navy_id]
    cost = landing_cost(state, army.owner)
    set_army(state, army_id, at="", navy=navy_id, spent=army.spent + cost, roads=0, siege=False, held=False)
    set_navy(state, navy_id, spent=navy.spent + cost)
    play.emit(ArmyMoved(owner=army.owner, army=army_id, frm=army.at, to=navy_id))


def _spend(state: RomeState, frame: Advance, to: str) -> bool:
    """Spend the MU of a leg; False if there are too few after all that has happened on the way."""
    army = state.armies[frame.army]
    if army.navy:
        cost = landing_cost(state, frame.side)
        navy = state.navies[army.navy]
        if army_mu(army) < cost or navy_mu(state, navy) < cost:
            return False
        set_navy(state, army.navy, spent=navy.spent + cost)
        set_army(state, frame.army, spent=army.spent + cost, roads=0)
        return True
    cost, roads = leg_cost(state, army, army.at, to, army.roads)
    if army_mu(army) < cost:
        return False
    set_army(state, frame.army, spent=army.spent + cost, roads=roads)
    return True


@rules.step(Advance, "inside")
def meet_armies_inside(play: Play[RomeState], frame: Advance) -> Next:
    """Meet every enemy army there, then conquer, stop before a garrison, or go on."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None or army.at != frame.here:
        return End()  # destroyed, or it has moved off or withdrawn
    foes = resisted_by(state, frame.side, army.at)
    if foes:
        return meet_first(foes, lambda foe: _meet(frame, foe))
    owner = state.regions[army.at].owner
    if owner == frame.side or (owner and state.are_allied(owner, frame.side)):
        return Goto("start")
    if state.is_garrisoned(army.at):
        set_army(state, frame.army, held=True)
        return End()
    return Call(Conquest(army=frame.army, side=frame.side, region=army.at), "settled")


def _meet(frame: Advance, foe: str) -> Call:
    return Call(Meeting(active=frame.army, passive=foe, region=frame.here), "met")


def _foes(state: RomeState, frame: Advance) -> list[str]:
    """Return whom an army that has entered a region must meet there."""
    army = state.armies.get(frame.army)
    return resisted_by(state, frame.side, army.at) if army is not None and army.at == frame.here else []


register_first_foe_question(
    Advance, _foes, lambda play, frame, foe: _meet(frame, foe), "inside", "Meeting Enemy Armies"
)


@rules.step(Advance, "met")
def continue_after_meeting(play: Play[RomeState], frame: Advance) -> Next:
    """Go on inside, unless there was a battle and both armies stay where they are (ruling 59, second reading)."""
    fought = play.state.armies.get(play.value or "")
    return End() if fought is not None and fought.at == frame.here else Goto("inside")


@rules.step(Advance, "settled")
def continue_after_conquest(play: Play[RomeState], frame: Advance) -> Next:
    """After a conquest the army may continue (Conquering 3): the mover is asked again."""
    return End()
