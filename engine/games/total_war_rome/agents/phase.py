"""AGENT PHASE: hands are filled up; in turn order each faction moves its agents, plays action cards, cashes some."""

from collections.abc import Mapping

import msgspec

from engine.games.total_war_rome.action_cards import EVENT_OF, discard_cards, draw_cards, hand_limit, held_event_cards
from engine.games.total_war_rome.actions.agents import Levy, MoveAgent
from engine.games.total_war_rome.actions.event_cards import ExtraDeed, HostageExchange, RelayRiders
from engine.games.total_war_rome.actions.rounds import EndTurn
from engine.games.total_war_rome.agents.moving import (
    agent_range,
    homes_of,
    move_agent,
    own_agents,
    regions_in_agent_reach,
)
from engine.games.total_war_rome.agents.requirements import DEEDS, agent_action_refusal, deed_forms
from engine.games.total_war_rome.board.geography import NEAREST
from engine.games.total_war_rome.board.regions import transfer_gold
from engine.games.total_war_rome.diplomacy.treaties import may_propose
from engine.games.total_war_rome.events.rounds import CardsDealt, TurnEnds
from engine.games.total_war_rome.frames.agents import AgentDeed, AgentPhase, AgentTurn, Proposal
from engine.games.total_war_rome.reasons import action_requirement_text
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import AGENT as PHASE
from engine.games.total_war_rome.state import Agent, RomeState, hand_zone
from engine.games.total_war_rome.tables import CARDS, card_figure
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf, Option
from engine.kernel.events import Seat
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text
from engine.kit.choices import Reasons
from engine.kit.later import Later, first_found_with_rest

SECTION = "Agent Phase"
FOREIGN = "foremost_foreign"  # regions of other factions in a list of places

rules.procedure(AgentPhase, activity=True)
rules.procedure(AgentTurn, activity=True)


@rules.step(AgentPhase)
def fill_hands(play: Play[RomeState], frame: AgentPhase) -> Next:
    """Fill up every hand; agents are fresh (Agent Phase). A hand above its limit is kept (ruling 86)."""
    state = play.state
    state.phase = PHASE
    recall = state.options["agents_recall"] == "yes"  # ruling 73, second reading: every agent starts at home
    for agent_id, agent in state.agents.items():
        homes = homes_of(state, agent.owner) if recall else []
        at = homes[0] if homes and agent.at not in homes else agent.at  # ruling 134
        state.agents[agent_id] = Agent(owner=agent.owner, at=at)
    for side in state.order:
        seat: Seat = state.players[side]
        before = len(state.cards.zones[hand_zone(side)])
        dealt = draw_cards(play, side, max(0, hand_limit(state, side) - before))
        if dealt:
            play.emit(CardsDealt(side=side, seat=seat, count=len(dealt), cards=dealt))
    return Goto("next")


@rules.step(AgentPhase, "next")
def next_turn(play: Play[RomeState], frame: AgentPhase) -> Next:
    """In turn order the players move their agents and take agent actions."""
    if frame.turn >= len(play.state.order):
        return End()
    side = play.state.order[frame.turn]
    frame.turn += 1
    return Call(AgentTurn(side=side), "next")


# A turn


def turn_menu(state: RomeState, frame: AgentTurn, side: Side) -> Menu:
    """Return what a faction may do with its agents and cards: the thirteen agent actions, moving, the emergency tax
    levy, events of its own turn, ending the turn."""
    agents, far = own_agents(state, side), agent_range(state, side)
    forms = deed_forms(state, side, frame.traded, agents, far)
    movers = first_found_with_rest(
        a for a in agents if far + (agent := state.agents[a]).further - agent.steps >= NEAREST[agent.at]
    )  # `own_agents` are not locked
    if movers is not None:
        forms.append(Form(MoveAgent, lambda: _moving(state, movers)))
    cards = state.cards.zones[hand_zone(side)]
    if cards:
        forms.append(Form(Levy, cards=lambda v: Pick(cards, 1, len(cards))))
    forms += _event_forms(state, side, agents)
    forms.append(END_TURN)
    return Menu(*forms, barred=Reasons(WHY, lambda tag: _why_not(state, frame, side, tag)))


END_TURN = Form(EndTurn)


def _moving(state: RomeState, movers: Later[str]) -> dict[str, Field]:
    return {"agent": OneOf(movers.in_order()), "to": lambda v: OneOf(_destinations(state, v["agent"]))}


def _destinations(state: RomeState, agent: str) -> list[Option]:
    """Return where an agent may move, regions of other factions as a group that a list has first: there it acts."""
    own = ("", state.agents[agent].owner)
    return [
        Option(region, group=FOREIGN if region in state.regions and state.regions[region].owner not in own else "")
        for region in regions_in_agent_reach(state, agent)
    ]


OWN = tuple(action.tag() for action in (MoveAgent, Levy, ExtraDeed, RelayRiders, HostageExchange))
WHY = (*(spec.action.tag() for spec in DEEDS), *OWN)


def _why_not(state: RomeState, frame: AgentTurn, side: Side, tag: str) -> Text:
    return action_requirement_text(tag) if tag in OWN else agent_action_refusal(state, side, frame.traded, tag)


EVENTS_OF_TURN = {"web_of_informers": ExtraDeed, "relay_riders": RelayRiders}
HOSTAGES = "hostage_exchange"


def _event_forms(state: RomeState, side: Side, agents: list[str]) -> list[Form]:
    forms: list[Form] = []
    found = held_event_cards(state, side, *EVENTS_OF_TURN, HOSTAGES)
    if not found:
        return forms
    for event, action in EVENTS_OF_TURN.items():
        cards = [card for card in found if EVENT_OF[card] == event]
        if cards and agents:
            forms.append(Form(action, card=OneOf(cards), agent=OneOf(agents)))
    cards = [card for card in found if EVENT_OF[card] == HOSTAGES]
    others = [other for other in state.players if may_propose(state, side, other)] if cards else []
    if others:
        forms.append(Form(HostageExchange, card=OneOf(cards), side=OneOf(others)))
    return forms


@rules.ask(
    AgentTurn,
    sides=lambda state, frame: (frame.side,),
    menu=turn_menu,
    default=lambda state, frame, side: EndTurn(),
    section=SECTION,
)
def carry_out_choice(play: Play[RomeState], frame: AgentTurn, answers: Mapping[Side, Action]) -> Next:
    """Carry out what the faction chose; it goes on until it ends its turn."""
    state, side, action = play.state, frame.side, answers[frame.side]
    match action:
        case EndTurn():
            play.emit(TurnEnds(side=side, phase=PHASE))
            return End()
        case MoveAgent(agent, to):
            move_agent(play, agent, to)
        case Levy(cards):
            discard_cards(play, side, cards, "levy")
            transfer_gold(play, "", side, sum(CARDS[card].tax for card in cards), "levy")
        case ExtraDeed(card, agent):
            discard_cards(play, side, (card,), "event")
            record = state.agents[agent]
            state.agents[agent] = msgspec.structs.replace(record, extra=record.extra + card_figure(card))
        case RelayRiders(card, agent):
            discard_cards(play, side, (card,), "event")
            record = state.agents[agent]
            state.agents[agent] = msgspec.structs.replace(record, further=record.further + card_figure(card))
        case HostageExchange(card, other):
            discard_cards(play, side, (card,), "event")
            return Call(Proposal(side=side, other=other, steps=card_figure(card)), "start")
        case _:
            return Call(AgentDeed(side=side, deed=action), "done")  # type: ignore[arg-type]
    return Goto("start")


@rules.step(AgentTurn, "done")
def continue_turn(play: Play[RomeState], frame: AgentTurn) -> Next:
    """Go on with the turn after an agent action; note a trade (Trade: one with each faction in a turn)."""
    if isinstance(play.value, str) and play.value:
        frame.traded = (*frame.traded, play.value)
    return Goto("start")
