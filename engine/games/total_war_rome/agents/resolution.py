"""Agent Actions, carried out: declared, perhaps cancelled by the target, then resolved with their dice and results."""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards, might_hold
from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    DoubleAgent,
    Foil,
    Keep,
    LeadAway,
    RecruitMercenary,
    Share,
    SowDistrust,
    Spy,
    Trade,
    Treaty,
)
from engine.games.total_war_rome.agents.moving import move_agent
from engine.games.total_war_rome.agents.requirements import SPEC
from engine.games.total_war_rome.agents.results import RESULTS, agent_roll, lose_agent
from engine.games.total_war_rome.board.armies import set_army
from engine.games.total_war_rome.board.geography import land_distance
from engine.games.total_war_rome.diplomacy.sharing import show_to_ally
from engine.games.total_war_rome.events.agents import DeedDeclared, DeedFoiled
from engine.games.total_war_rome.events.campaign import ArmyMoved
from engine.games.total_war_rome.frames.agents import AgentDeed, Guide, SpyReport
from engine.games.total_war_rome.frames.campaign import Stranded
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import SKULL
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import EVENTS, FACTIONS, GREEN
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

LED = 2  # regions that a bribed army may be moved
SAFE_HOUSE, BODYGUARD = "safe_house", "loyal_bodyguard"
CANCELS = {
    action: event for event in (SAFE_HOUSE, BODYGUARD) for action in EVENTS[event].effects[0]["actions"]
}  # symbol in capitals -> the event that cancels it


rules.procedure(AgentDeed, activity=True)
# An event at any time may destroy the army that a spy reports of, or that is to be led away.
rules.procedure(SpyReport, alive=lambda state, frame: frame.army in state.armies)
rules.procedure(Guide, alive=lambda state, frame: frame.army in state.armies)


def target_of(state: RomeState, deed: Any) -> Side:
    """Return the faction that an agent action is aimed at, "" if none."""
    match deed:
        case Treaty() | Trade() | SowDistrust():
            return deed.side
        case Spy() | BribeArmy() | AssassinateGeneral():
            return state.armies[deed.army].owner
        case DoubleAgent() | AssassinateAgent():
            return state.agents[deed.target].owner
        case RecruitMercenary():
            return ""
        case _:
            return state.regions[deed.region].owner


def region_of_agent_deed(state: RomeState, deed: Any) -> str:
    """Return the region where the agent must be."""
    match deed:
        case Spy() | BribeArmy() | AssassinateGeneral():
            return state.armies[deed.army].at
        case DoubleAgent() | AssassinateAgent():
            return state.agents[deed.target].at
        case SowDistrust():
            return FACTIONS[deed.side].capital
        case _:
            return str(deed.region)


@rules.step(AgentDeed)
def declare_action(play: Play[RomeState], frame: AgentDeed) -> Next:
    """The agent moves there, the card is discarded whatever comes of it (ruling 75), the gold of a bribe is spent."""
    state, deed = play.state, frame.deed
    frame.target = target_of(state, deed)
    move_agent(play, deed.agent, region_of_agent_deed(state, deed))
    agent = state.agents[deed.agent]
    state.agents[deed.agent] = msgspec.structs.replace(agent, acted=agent.acted + 1)
    discard_cards(play, frame.side, (deed.card,), "action")
    spec = SPEC[type(deed)]
    on = tuple(getattr(deed, name) for name in spec.fields)
    play.emit(DeedDeclared(side=frame.side, agent=deed.agent, what=deed.tag(), on=on))
    return Goto("foil" if frame.target and spec.symbol.upper() in CANCELS else "resolve")


def _foil_event(frame: AgentDeed) -> str:
    return CANCELS[SPEC[type(frame.deed)].symbol.upper()]


def _foil_menu(state: RomeState, frame: AgentDeed, side: Side) -> Menu:
    cards = held_event_cards(state, side, _foil_event(frame))
    return Menu(Form(Foil, card=OneOf(cards))) if cards else Menu()


@rules.window(
    AgentDeed,
    "foil",
    sides=lambda state, frame: (frame.target,) if might_hold(state, frame.target, _foil_event(frame)) else (),
    menu=_foil_menu,
    then="resolve",
    section="Safe House, Loyal Bodyguard",
    subject=lambda state, frame, side: keyed_text(
        "subject.foil",
        side=frame.side,
        agent=frame.deed.agent,
        what=keyed_text(f"do.{frame.deed.tag()}"),
        on=tuple(str(getattr(frame.deed, name)) for name in SPEC[type(frame.deed)].fields),
    ),
)
def cancel_action(play: Play[RomeState], frame: AgentDeed, side: Side, action: Foil) -> Next:
    """The target cancels the action (Safe House); an assassin may die of it (Loyal Bodyguard)."""
    discard_cards(play, side, (action.card,), "event")
    play.emit(DeedFoiled(side=side, card=action.card))
    if _foil_event(frame) == BODYGUARD and agent_roll(play, side, "bodyguard", GREEN) == SKULL:
        lose_agent(play, frame.deed.agent)
    return End()


@rules.step(AgentDeed, "resolve")
def carry_out_action(play: Play[RomeState], frame: AgentDeed) -> Next:
    """Carry the action out."""
    return RESULTS[type(frame.deed)](play, frame, frame.deed)


@rules.step(AgentDeed, "over")
def end_action(play: Play[RomeState], frame: AgentDeed) -> Next:
    """The action is over, but for the armies that it has stranded (Broken Alliance)."""
    armies, frame.stranded = frame.stranded, ()
    return Call(Stranded(armies=armies), "over") if armies else End()


# What follows some of them


def _share_menu(state: RomeState, frame: SpyReport, side: Side) -> Menu:
    allies = [other for other in state.players if other != side and state.are_allied(side, other)]
    return Menu(Form(Keep), *([Form(Share, ally=OneOf(allies))] if allies else ()))


@rules.ask(
    SpyReport,
    sides=lambda state, frame: (frame.side,),
    menu=_share_menu,
    default=lambda state, frame, side: Keep(),
    section="Spy",
)
def share_report(play: Play[RomeState], frame: SpyReport, answers: Mapping[Side, Share | Keep]) -> Next:
    """Share the view with an ally (Spy); nobody but the two learns of it (ruling 103)."""
    answer = answers[frame.side]
    if isinstance(answer, Share):
        show_to_ally(play, frame.side, answer.ally, frame.army)
    return End()


def places_for_bribed_army(state: RomeState, army_id: str) -> list[str]:
    """Return where a bribed army may be led: up to 2 regions, to one that its owner controls and where no other army
    stands, or it stays (ruling 79)."""
    army = state.armies[army_id]
    out = [army.at]
    for region, land in state.regions.items():
        if land.owner == army.owner and 0 < land_distance(army.at, region) <= LED and not state.armies_at(region):
            out.append(region)
    return out


@rules.ask(
    Guide,
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: Menu(Form(LeadAway, region=OneOf(places_for_bribed_army(state, frame.army)))),
    default=lambda state, frame, side: LeadAway(state.armies[frame.army].at),
    section="Bribe",
)
def move_bribed_army(play: Play[RomeState], frame: Guide, answers: Mapping[Side, LeadAway]) -> Next:
    """Move the remaining army up to 2 regions (Bribe Army)."""
    state, to = play.state, answers[frame.side].region
    army = state.armies[frame.army]
    if to != army.at:
        set_army(state, frame.army, at=to, siege=False)
        play.emit(ArmyMoved(owner=army.owner, army=frame.army, frm=army.at, to=to))
    return End()
