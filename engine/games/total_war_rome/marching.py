"""Moving Armies: a march leg by leg, with leave of allies, meetings, conquest, garrisons; embarking, disembarking."""

from collections.abc import Mapping

from engine.games.total_war_rome.agent_actions import Agree, Refuse
from engine.games.total_war_rome.armies import set_army, set_navy
from engine.games.total_war_rome.campaign_events import ArmyMoved, PassageAnswered
from engine.games.total_war_rome.diplomacy import AGREE_MENU, attack
from engine.games.total_war_rome.frames import Advance, Conquest, Meeting, Stranded
from engine.games.total_war_rome.movement import army_mu, attacked_in, landing_cost, leg_cost, navy_mu, resisted_by
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import text

rules.procedure(Advance, activity=True, alive=lambda state, frame: frame.army in state.armies)


@rules.step(Advance)
def leg(play: Play[RomeState], frame: Advance) -> Next:
    """Take the next leg; an ally's region needs his leave (Moving Armies and Navies, ruling 19)."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None or not frame.route or not (army.at or army.navy):
        return End()
    to = frame.route[0]
    owner = state.regions[to].owner
    if to != army.at and owner not in ("", frame.side) and state.allied(owner, frame.side) and not frame.attack:
        return Goto("leave")
    return Goto("enter")


@rules.ask(
    Advance,
    "leave",
    sides=lambda state, frame: (state.regions[frame.route[0]].owner,),
    menu=lambda state, frame, side: AGREE_MENU,
    default=lambda state, frame, side: Refuse(),
    section="Moving Armies and Navies",
    subject=lambda state, frame, side: text("subject.passage", army=frame.army, region=frame.route[0]),
)
def leave(play: Play[RomeState], frame: Advance, answers: Mapping[Side, Agree | Refuse]) -> Next:
    """The ally agrees, or the move is not made (ruling 19). His no stands until the turn ends, for this army and this
    region: he is not asked for the same again and again."""
    ((ally, answer),) = answers.items()
    agreed = isinstance(answer, Agree)
    if not agreed:
        set_army(play.state, frame.army, denied=(*play.state.armies[frame.army].denied, frame.route[0]))
    play.tell(PassageAnswered(side=ally, army=frame.army, region=frame.route[0], agreed=agreed))
    return Goto("enter") if agreed else End()


@rules.step(Advance, "enter")
def enter(play: Play[RomeState], frame: Advance) -> Next:
    """Spend the MU and enter. Entering what another faction controls is an attack unless it is an ally who agrees
    (ruling 20; for its second reading see `attacked_in`); attacking an ally breaks the alliance."""
    state = play.state
    to, frame.route, frame.here = frame.route[0], frame.route[1:], frame.route[0]
    army = state.armies[frame.army]
    if to != army.at and not _spend(state, frame, to):
        return End()
    if to != army.at:
        set_army(state, frame.army, at=to, navy="", siege=False)
        play.tell(ArmyMoved(owner=frame.side, army=frame.army, frm=army.at or army.navy, to=to))
    stranded: list[str] = []
    for victim in attacked_in(state, frame.side, to, betrays=frame.attack):
        stranded += attack(play, frame.side, victim)
    others = tuple(a for a in stranded if a != frame.army)
    return Call(Stranded(armies=others), "inside") if others else Goto("inside")


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
def inside(play: Play[RomeState], frame: Advance) -> Next:
    """Meet every enemy army there, then conquer, stop before a garrison, or go on."""
    state = play.state
    army = state.armies.get(frame.army)
    if army is None or army.at != frame.here:
        return End()  # destroyed, or it has moved off or withdrawn
    foes = resisted_by(state, frame.side, army.at)
    if foes:
        return Call(Meeting(active=frame.army, passive=foes[0], region=army.at), "met")
    owner = state.regions[army.at].owner
    if owner == frame.side or (owner and state.allied(owner, frame.side)):
        return Goto("start")
    if state.garrisoned(army.at):
        set_army(state, frame.army, held=True)
        return End()
    return Call(Conquest(army=frame.army, side=frame.side, region=army.at), "settled")


@rules.step(Advance, "met")
def met(play: Play[RomeState], frame: Advance) -> Next:
    """Go on inside, unless there was a battle and both armies stay where they are (ruling 59, second reading)."""
    fought = play.state.armies.get(play.value or "")
    return End() if fought is not None and fought.at == frame.here else Goto("inside")


@rules.step(Advance, "settled")
def settled(play: Play[RomeState], frame: Advance) -> Next:
    """After a conquest the army may continue (Conquering 3): the mover is asked anew."""
    return End()
