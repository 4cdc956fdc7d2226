"""Moving Navies, Interception, MEETING ENEMY NAVIES; ships and the armies aboard."""

from collections.abc import Mapping

from engine.games.total_war_rome.actions.campaign import Intercept, RetreatNavy
from engine.games.total_war_rome.board.geography import BY_SEA
from engine.games.total_war_rome.board.navies import destroy_navy, set_navy
from engine.games.total_war_rome.campaign.first_met import meet_first, register_first_foe_question
from engine.games.total_war_rome.campaign.movement import EXHAUSTED, can_still_sail, enemy_navies, friendly_port
from engine.games.total_war_rome.contexts import OfNavy
from engine.games.total_war_rome.diplomacy.status import attack_faction
from engine.games.total_war_rome.events.battle import SeaFightOver
from engine.games.total_war_rome.events.campaign import NavyMoved
from engine.games.total_war_rome.frames.battle import BattleEnd, NavalBattle
from engine.games.total_war_rome.frames.campaign import CampaignTurn, SeaFight, Stranded, Voyage
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import SEAS
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

RETREAT = 2  # sea areas that a losing navy retreats (Meeting Enemy Navies 3)

rules.procedure(Voyage, activity=True)
# A storm may sink the loser before they have retreated.
rules.procedure(SeaFight, alive=lambda state, frame: all(navy in state.navies for navy in frame.loser))


@rules.step(Voyage)
def take_next_leg(play: Play[RomeState], frame: Voyage) -> Next:
    """Take the next leg: 1 MU for each sea area, and for leaving or entering a port (ruling 14)."""
    state = play.state
    navy = state.navies.get(frame.navy)
    if navy is None or not frame.route or not can_still_sail(state, navy):
        return End()
    to, frame.route = frame.route[0], frame.route[1:]
    sea, port = (to, "") if to in SEAS else ("", to)
    if port and not friendly_port(state, frame.side, port):
        return End()
    set_navy(state, frame.navy, sea=sea, port=port, spent=navy.spent + 1)
    play.emit(NavyMoved(owner=frame.side, navy=frame.navy, frm=navy.sea or navy.port, to=to))
    if port:
        return Goto("start")
    foes = enemy_navies(state, frame.side, to)
    if foes:
        return meet_first(foes, lambda foe: _engage(frame, foe))
    return Goto("intercept")


def _engage(frame: Voyage, foe: str) -> Call:
    return Call(SeaFight(attacker=frame.navy, defender=foe), "after")


def _foes(state: RomeState, frame: Voyage) -> list[str]:
    """Return the enemy navies that a navy has come upon."""
    navy = state.navies.get(frame.navy)
    return enemy_navies(state, frame.side, navy.sea) if navy is not None and navy.sea else []


register_first_foe_question(
    Voyage, _foes, lambda play, frame, foe: _engage(frame, foe), "after", "Meeting Enemy Navies"
)


def interceptors_at(state: RomeState, navy_id: str, sea: str) -> list[str]:
    """Return the navies that may intercept a navy in a sea area: those at sea in an adjacent area, of factions that are
    no allies, each once a turn of that navy (ruling 66)."""
    mover, adjacent = state.navies[navy_id].owner, SEAS[sea].seas
    before = [pair for f in state.frames if isinstance(f, CampaignTurn) for pair in f.intercepted]
    return [
        n
        for n, other in state.navies.items()
        if other.sea in adjacent and not state.are_allied(other.owner, mover) and (n, navy_id) not in before
    ]


def possible_interceptors(state: RomeState, frame: Voyage) -> dict[Side, list[str]]:
    """Return who may intercept the navy where it is, in turn order, each with the navies that may."""
    near = interceptors_at(state, frame.navy, state.navies[frame.navy].sea)
    sides = state.turn_order_from(frame.side)[1:]
    return {s: own for s in sides if (own := [n for n in near if state.navies[n].owner == s])}


@rules.window(
    Voyage,
    "intercept",
    sides=lambda state, frame: list(possible_interceptors(state, frame)) if state.navies[frame.navy].sea else (),
    menu=lambda state, frame, side: Menu(Form(Intercept, navy=OneOf(possible_interceptors(state, frame)[side]))),
    then="start",
    section="The Game Board, Seas",
    subject=lambda state, frame, side: keyed_text("subject.intercept", navy=frame.navy),
    context=lambda state, frame, side: OfNavy(frame.navy),
)
def intercept_navy(play: Play[RomeState], frame: Voyage, side: Side, action: Intercept) -> Next:
    """The interceptor moves there free and attacks (Seas; rulings 66 and 69)."""
    state = play.state
    for turn in state.frames:
        if isinstance(turn, CampaignTurn):
            turn.intercepted = (*turn.intercepted, (action.navy, frame.navy))
    at, mover = state.navies[frame.navy].sea, state.navies[action.navy]
    set_navy(state, action.navy, sea=at)
    play.emit(NavyMoved(owner=side, navy=action.navy, frm=mover.sea, to=at))
    attack_faction(play, side, frame.side)
    return Call(SeaFight(attacker=action.navy, defender=frame.navy), "after")


@rules.step(Voyage, "after")
def continue_after_battle(play: Play[RomeState], frame: Voyage) -> Next:
    """A victorious navy may continue moving (Meeting Enemy Navies 4): the mover is asked again. One that lost has
    retreated and moves no more."""
    frame.route = ()
    navy = play.state.navies.get(frame.navy)
    if navy is None or not navy.sea or navy.spent >= EXHAUSTED:
        return End()
    foes = enemy_navies(play.state, frame.side, navy.sea)
    if foes:
        return meet_first(foes, lambda foe: _engage(frame, foe))
    return Goto("intercept")


# A fight and the retreat


@rules.step(SeaFight)
def stop_to_fight(play: Play[RomeState], frame: SeaFight) -> Next:
    """The navies must stop (Meeting Enemy Navies 2). Attacking an ally's breaks the alliance, also for the armies that
    stand in each other's territory (Broken Alliance)."""
    navies = play.state.navies
    armies = attack_faction(play, navies[frame.attacker].owner, navies[frame.defender].owner)
    return Call(Stranded(armies=armies), "fight") if armies else Goto("fight")


@rules.step(SeaFight, "fight")
def fight_battle(play: Play[RomeState], frame: SeaFight) -> Next:
    """They fight a battle immediately (Meeting Enemy Navies 2), if no storm has been quicker."""
    if frame.attacker not in play.state.navies or frame.defender not in play.state.navies:
        return End()
    return Call(NavalBattle(attacker=frame.attacker, defender=frame.defender), "fought")


@rules.step(SeaFight, "fought")
def retreat_loser(play: Play[RomeState], frame: SeaFight) -> Next:
    """The loser retreats, on a tie the attacker (Meeting Enemy Navies 3)."""
    end: BattleEnd = play.value
    frame.loser = tuple(n for n in end.withdraws if n in play.state.navies)
    for navy_id in frame.loser:
        set_navy(play.state, navy_id, spent=EXHAUSTED)
    return Goto("retreat")


def navy_retreat_places(state: RomeState, navy_id: str) -> tuple[str, ...]:
    """Return where a losing navy may go: up to 2 sea areas away, or into a port of its own or an ally's within that
    distance; never past or among enemy navies (Meeting Enemy Navies 3, ruling 71)."""
    navy = state.navies[navy_id]
    held = {sea for sea in SEAS if enemy_navies(state, navy.owner, sea)}
    seas = BY_SEA.reach((navy.sea,), RETREAT, avoiding=held)
    ports = [port for sea in seas for port in SEAS[sea].ports]
    safe = [port for port in ports if friendly_port(state, navy.owner, port)]
    return tuple(dict.fromkeys((*(s for s in seas if s != navy.sea), *safe)))


@rules.step(SeaFight, "retreat")
def retreat_navy(play: Play[RomeState], frame: SeaFight) -> Next:
    """A navy that cannot retreat is destroyed (ruling 71)."""
    if not frame.loser:
        play.emit(SeaFightOver(frame.attacker, frame.defender))
        return End()
    if navy_retreat_places(play.state, frame.loser[0]):
        return Goto("choose")
    destroy_navy(play, frame.loser[0])
    frame.loser = frame.loser[1:]
    return Goto("retreat")


@rules.ask(
    SeaFight,
    "choose",
    sides=lambda state, frame: (state.navies[frame.loser[0]].owner,),
    menu=lambda state, frame, side: Menu(Form(RetreatNavy, to=OneOf(navy_retreat_places(state, frame.loser[0])))),
    default=lambda state, frame, side: RetreatNavy(navy_retreat_places(state, frame.loser[0])[-1]),
    section="Meeting Enemy Navies",
    subject=lambda state, frame, side: keyed_text("subject.retreat", navy=frame.loser[0]),
)
def retreat_to_chosen(play: Play[RomeState], frame: SeaFight, answers: Mapping[Side, RetreatNavy]) -> Next:
    """The losing navy retreats, with the army aboard."""
    ((side, answer),) = answers.items()
    navy_id, frame.loser = frame.loser[0], frame.loser[1:]
    sea, port = (answer.to, "") if answer.to in SEAS else ("", answer.to)
    play.emit(NavyMoved(owner=side, navy=navy_id, frm=play.state.navies[navy_id].sea, to=answer.to))
    set_navy(play.state, navy_id, sea=sea, port=port)
    return Goto("retreat")
