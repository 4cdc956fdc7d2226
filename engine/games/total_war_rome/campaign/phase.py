"""CAMPAIGN PHASE: each faction in turn order places, moves, reorganises, fights, assaults, until it ends its turn."""

from collections.abc import Mapping

from engine.games.total_war_rome.action_cards import discard_cards
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Disembark,
    Embark,
    Engage,
    March,
    Merge,
    MoveGeneral,
    PlaceArmy,
    PlaceNavy,
    Reorganise,
    ReorganiseNavies,
    Sail,
    Subdue,
)
from engine.games.total_war_rome.actions.event_cards import CampFever, FairWinds, ForcedMarch, Plunder
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.board.armies import destroy_if_small, is_legal_army, set_army, trim_army_to_limits
from engine.games.total_war_rome.board.navies import set_navy
from engine.games.total_war_rome.board.regions import add_unrest, transfer_gold
from engine.games.total_war_rome.campaign.conquest import assault_card_effects, kept_dice_colours
from engine.games.total_war_rome.campaign.damage import army_loss_procedure, throw_skull_dice
from engine.games.total_war_rome.campaign.generals import move_general
from engine.games.total_war_rome.campaign.marching import embark_army
from engine.games.total_war_rome.campaign.menu import turn_menu
from engine.games.total_war_rome.campaign.movement import armies_that_must_conquer
from engine.games.total_war_rome.campaign.reorganising import (
    exchange_army_cards,
    merge_armies,
    part_hostile_warriors,
    quarrelling_tribe_armies,
    reorganise_navies,
)
from engine.games.total_war_rome.diplomacy.status import attack_faction
from engine.games.total_war_rome.events.campaign import ArmyMoved, NavyMoved
from engine.games.total_war_rome.events.rounds import TurnEnds
from engine.games.total_war_rome.frames.campaign import (
    Advance,
    AssaultRoll,
    CampaignPhase,
    CampaignTurn,
    Conquest,
    Infighting,
    Meeting,
    SeaFight,
    Voyage,
)
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import CAMPAIGN, ENEMY, RomeState
from engine.games.total_war_rome.tables import REGIONS, card_figure
from engine.kernel.actions import Action
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

SECTION = "Campaign Phase"

rules.procedure(CampaignPhase, activity=True)
rules.procedure(CampaignTurn, activity=True)


@rules.step(CampaignPhase)
def begin_phase(play: Play[RomeState], frame: CampaignPhase) -> Next:
    """The phase begins."""
    play.state.phase = CAMPAIGN
    return Goto("next")


@rules.step(CampaignPhase, "next")
def next_turn(play: Play[RomeState], frame: CampaignPhase) -> Next:
    """Each faction's turn, in turn order."""
    if frame.turn >= len(play.state.order):
        return End()
    side = play.state.order[frame.turn]
    frame.turn += 1
    restore_movement_units(play.state)
    return Call(CampaignTurn(side=side), "next")


def restore_movement_units(state: RomeState) -> None:
    """Every army and navy has its full MU again."""
    for army_id, army in state.armies.items():
        if army.spent or army.roads or army.bonus or army.assaulted or army.held or army.denied:
            set_army(state, army_id, spent=0, roads=0, bonus=0, assaulted=(), held=False, denied=())
    for navy_id, navy in state.navies.items():
        if navy.spent or navy.bonus:
            set_navy(state, navy_id, spent=0, bonus=0)


@rules.ask(
    CampaignTurn,
    sides=lambda state, frame: (frame.side,),
    menu=turn_menu,
    default=lambda state, frame, side: EndTurn(),
    section=SECTION,
)
def carry_out_choice(play: Play[RomeState], frame: CampaignTurn, answers: Mapping[Side, Action]) -> Next:
    """Carry out what the faction chose; it goes on until it ends its turn."""
    action = answers[frame.side]
    match action:
        case EndTurn():
            return Goto("end")
        case March() | Betray() | Disembark() | Confront() | Assault() | CampFever():
            return _by_land(play, frame, action)
        case Embark(army, navy) if play.state.navies[navy].owner != frame.side:
            return Call(Advance(army=army, side=frame.side, route=(navy,)), "start")
        case Sail(navy, route):
            return Call(Voyage(navy=navy, side=frame.side, route=route), "start")
        case Engage(navy, enemy):
            return Call(SeaFight(attacker=navy, defender=enemy), "start")
        case _:
            _at_once(play, frame, action)
            return Goto("start")


def _by_land(play: Play[RomeState], frame: CampaignTurn, action: Action) -> Next:
    """What runs a procedure of its own: marches, meetings, assaults."""
    state, side = play.state, frame.side
    match action:
        case March(army, route):
            return Call(Advance(army=army, side=side, route=route), "start")
        case Betray(army, region):
            return Call(Advance(army=army, side=side, route=(region,), attack=True), "start")
        case Disembark(army, region):
            return Call(Advance(army=army, side=side, route=(region,)), "start")
        case Confront(army, enemy):
            return Call(Meeting(active=army, passive=enemy, region=state.armies[army].at), "start")
        case Assault(army, cards):
            discard_cards(play, side, cards, "event")
            region = state.armies[army].at
            attack_faction(play, side, state.regions[region].owner)
            if not state.is_garrisoned(region):
                return Call(Conquest(army=army, side=side, region=region), "start")
            fewer, works = assault_card_effects(cards)
            given = AssaultRoll(army=army, side=side, region=region, fewer=fewer)
            given.works, given.colours = len(works), kept_dice_colours(works)
            return Call(given, "start")
        case CampFever(card, army):
            discard_cards(play, side, (card,), "event")
            faces = throw_skull_dice(play, side, "camp_fever", card_figure(card, "dice"))
            return Call(army_loss_procedure(play.state, faces, army, state.armies[army].owner), "start")
        case _:
            return Goto("start")


def _at_once(play: Play[RomeState], frame: CampaignTurn, action: Action) -> None:
    """What is done at once."""
    state, side = play.state, frame.side
    match action:
        case PlaceArmy(army, region):
            set_army(state, army, at=region)
            play.emit(ArmyMoved(owner=side, army=army, frm="", to=region))
        case PlaceNavy(navy, region):
            set_navy(state, navy, port=region)
            play.emit(NavyMoved(owner=side, navy=navy, frm="", to=region))
        case Embark(army, navy):
            embark_army(play, army, navy)
        case Subdue(army, markers):
            set_army(state, army, spent=state.armies[army].spent + markers, roads=0)
            add_unrest(play, state.armies[army].at, -markers)
        case Reorganise():
            exchange_army_cards(play, side, action)
        case Merge(army, other, leader):
            merge_armies(play, side, army, other, leader)
        case MoveGeneral():
            move_general(play, side, action)
        case ReorganiseNavies():
            reorganise_navies(play, side, action)
        case ForcedMarch(card, army):
            discard_cards(play, side, (card,), "event")
            set_army(state, army, bonus=state.armies[army].bonus + card_figure(card))
        case FairWinds(card, navy):
            discard_cards(play, side, (card,), "event")
            set_navy(state, navy, bonus=state.navies[navy].bonus + card_figure(card))
        case Plunder(card, region):
            discard_cards(play, side, (card,), "event")
            frame.conquered = tuple(r for r in frame.conquered if r != region)
            gold = card_figure(card, "factor") * REGIONS[region].gold
            transfer_gold(play, "", side, gold, "plunder")


# The end of a turn


@rules.step(CampaignTurn, "end")
def end_turn(play: Play[RomeState], frame: CampaignTurn) -> Next:
    """Only one army in any region, all within the limits (Universal Rules 5, ruling 109); an army in a region without a
    garrison tries to conquer it (ruling 133); sieges begin (ruling 36)."""
    state, side = play.state, frame.side
    for army_id in [a for a, army in state.armies.items() if army.owner == side and army.is_placed]:
        army = state.armies.get(army_id)
        twin = (
            army
            and army.at
            and next((a for a, o in state.armies.items() if o.owner == side and o.at == army.at and a != army_id), "")
        )
        if twin:
            merge_armies(play, side, army_id, twin)
            army_id = twin  # the two are one now
        if army_id in state.armies:
            part_hostile_warriors(play, side, army_id)
        if army_id in state.armies and not is_legal_army(state.armies[army_id].cards):
            trim_army_to_limits(play, army_id)
            if army_id in state.armies:
                destroy_if_small(play, army_id)
    untried = armies_that_must_conquer(state, side)
    if untried:
        return Call(Conquest(army=untried[0], side=side, region=state.armies[untried[0]].at), "end")
    for army_id, army in list(state.armies.items()):
        if army.owner == side and army.at:
            owner = state.regions[army.at].owner
            siege = owner in state.players and state.status(side, owner) == ENEMY and state.is_garrisoned(army.at)
            if siege != army.siege:
                set_army(state, army_id, siege=siege)
    play.emit(TurnEnds(side=side, phase=CAMPAIGN))
    restore_movement_units(state)
    return Call(Infighting(side=side), "over") if quarrelling_tribe_armies(state, side) else End()


@rules.step(CampaignTurn, "over")
def pass_turn_on(play: Play[RomeState], frame: CampaignTurn) -> Next:
    """The turn is over."""
    return End()
