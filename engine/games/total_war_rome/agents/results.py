"""Agent Actions, the results: what each of the thirteen does, with its dice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engine.games.total_war_rome.action_cards import pay_gold
from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    Deed,
    DoubleAgent,
    NameHeir,
    Protests,
    RebelUprising,
    RecruitMercenary,
    Riots,
    Sabotage,
    SowDistrust,
    Spy,
    Trade,
    TreasuryTheft,
    Treaty,
)
from engine.games.total_war_rome.actions.battle import NOTHING
from engine.games.total_war_rome.agents.moving import homes_of
from engine.games.total_war_rome.agents.requirements import bribe_army_cost, bribe_region_cost
from engine.games.total_war_rome.board.armies import (
    army_in,
    join_mercenary,
    lose_cards,
    make_army_known,
    put_general_back,
    set_army,
    set_board,
    take_general,
)
from engine.games.total_war_rome.board.regions import (
    add_unrest,
    port_markets,
    remove_improvement,
    take_region,
    transfer_gold,
    troop_cost,
)
from engine.games.total_war_rome.campaign.damage import army_loss_procedure, throw_skull_dice
from engine.games.total_war_rome.diplomacy.status import attack_faction, set_status
from engine.games.total_war_rome.events.agents import AgentLost, AgentSentHome, ArmySeen, Traded
from engine.games.total_war_rome.events.campaign import GeneralChanged
from engine.games.total_war_rome.frames.agents import AgentDeed, Guide, Proposal, SpyReport
from engine.games.total_war_rome.frames.campaign import Losses
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import BEST_FIRST, BLANK, SKULL, S, X
from engine.games.total_war_rome.state import ALLY, FRIENDLY, NEUTRAL, Army, RomeState
from engine.games.total_war_rome.tables import RED, REGIONS, TROOPS, stars_of
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

COMPETENT = 3  # stars: from here on a mediocre general takes the place of one who is killed
MEDIOCRE = 2
TRADE_GOLD = {NEUTRAL: 2, FRIENDLY: 3, ALLY: 4}
ASSASSIN_ORDERS = {"x_worst": (SKULL, S, BLANK, X), "x_second": BEST_FIRST}  # best first (ruling 76)


# Dice of an agent


def agent_roll(play: Play[RomeState], side: Side, what: str, colour: str) -> str:
    """Roll one skull die openly and return its face."""
    return throw_skull_dice(play, side, what, (colour,))[0]


def _agent_die(play: Play[RomeState], frame: AgentDeed, dice: int = 1) -> str:
    """Roll the agent's RED die; the best of two against an agent. With Advanced Subterfuge one die a round may be
    rolled again when it is no Skull, if that was declared."""
    faces = [agent_roll(play, frame.side, frame.deed.tag(), RED) for _ in range(dice)]

    def again() -> str:
        holding = play.state.factions[frame.side]
        set_board(play.state, frame.side, rerolls=holding.rerolls + 1)
        return agent_roll(play, frame.side, frame.deed.tag(), RED)

    order = play.state.options["assassins"]
    return agent_face(faces, order, again if getattr(frame.deed, "reroll", False) else None)


def agent_face(faces: Sequence[str], order: str, again: Callable[[], str] | None) -> str:
    """Return which face of an agent's dice counts: the best by one of ASSASSIN_ORDERS. again: rolls one die more where
    that is no Skull, which alone counts, unless the best of several does; None: there is no such roll."""
    best = ASSASSIN_ORDERS[order].index
    face = min(faces, key=best)
    if face == SKULL or again is None:
        return face
    return min((face, again()), key=best) if len(faces) > 1 else again()


def lose_agent(play: Play[RomeState], agent_id: str) -> None:
    """Remove an agent: they died, or there is no home to send them to."""
    agent = play.state.agents.pop(agent_id)
    play.emit(AgentLost(side=agent.owner, agent=agent_id))


# The thirteen results


def request_treaty(play: Play[RomeState], frame: AgentDeed, deed: Treaty) -> Next:
    """Treaty: request an upgrade; the opponent agrees or not."""
    return Call(Proposal(side=frame.side, other=deed.side), "over")


def gold_from_trade(state: RomeState, side: Side, other: Side) -> tuple[int, int]:
    """Return what a trade brings both factions."""
    base = TRADE_GOLD[state.status(side, other)]
    one, two = (base + port_markets(state, who) + state.effects_total(who, "trade_bonus") for who in (side, other))
    return one, two


def trade_with_faction(play: Play[RomeState], frame: AgentDeed, deed: Trade) -> Next:
    """Trade: 2, 3 or 4 gold each by status, 1 more for each own market at a port; no consent is needed (ruling 81)."""
    state = play.state
    gold = gold_from_trade(state, frame.side, deed.side)
    pay_gold(state, frame.side, -gold[0])
    pay_gold(state, deed.side, -gold[1])
    play.emit(Traded(side=frame.side, other=deed.side, gold=gold[0], theirs=gold[1]))
    return End(deed.side)


def spy_on_army(play: Play[RomeState], frame: AgentDeed, deed: Spy) -> Next:
    """Spy: the opponent shows all cards of the army; the view may be shared with an ally."""
    reveal_army(play, deed.army, frame.side)
    state = play.state
    if any(other != frame.side and state.are_allied(frame.side, other) for other in state.players):
        return Call(SpyReport(side=frame.side, army=deed.army), "over")
    return End()


def reveal_army(play: Play[RomeState], army_id: str, side: Side) -> None:
    """Show an army's cards to a faction."""
    state = play.state
    army = state.armies[army_id]
    make_army_known(state, army_id, (side,))
    play.note_hidden_seen()
    seat = state.players[side]
    play.emit(ArmySeen(side=side, seat=seat, owner=army.owner, army=army_id, cards=army.cards))


def cause_protests(play: Play[RomeState], frame: AgentDeed, deed: Protests) -> Next:
    """Protests: place 1 unrest marker."""
    add_unrest(play, deed.region, 1)
    return End()


def cause_riots(play: Play[RomeState], frame: AgentDeed, deed: Riots) -> Next:
    """Riots: place 2 unrest markers."""
    add_unrest(play, deed.region, 2)
    return End()


def rebel_uprising(play: Play[RomeState], frame: AgentDeed, deed: RebelUprising) -> Next:
    """Rebel Uprising: the army of who controls the region takes damage from its defence roll (ruling 138)."""
    state = play.state
    if takes_region(deed, frame.side):
        frame.stranded = attack_faction(play, frame.side, state.regions[deed.region].owner)
    army_id = army_in(state, deed.region, state.regions[deed.region].owner)
    if not army_id:
        return _rebels_win(play, deed.region)
    faces = throw_skull_dice(play, frame.side, "uprising", REGIONS[deed.region].dice)
    return Call(army_loss_procedure(play.state, faces, army_id, state.armies[army_id].owner), "uprising")


@rules.step(AgentDeed, "uprising")
def lose_region_to_uprising(play: Play[RomeState], frame: AgentDeed) -> Next:
    """If no such army is present thereafter the region is lost (Rebel Uprising)."""
    assert isinstance(frame.deed, RebelUprising)  # noqa: S101 - only that action comes here
    region = frame.deed.region
    if army_in(play.state, region, play.state.regions[region].owner):
        return Goto("over")
    return _rebels_win(play, region)


def _rebels_win(play: Play[RomeState], region: str) -> Next:
    """The region is lost to whom it was first (Rebel Uprising)."""
    take_region(play, region, owner_after_uprising(play.state, region), "uprising")
    return Goto("over")


def owner_after_uprising(state: RomeState, region: str) -> Side:
    """Return whose a region is after an uprising: it becomes independent (""), a home region its first owner's."""
    return home if (home := REGIONS[region].home) in state.players else ""


def do_bribers_die(state: RomeState) -> bool:
    """Return whether at this table an X is the death of an agent who bribes an army too (ruling 120)."""
    return state.options.get("bribers") == "die"


def bribed_half(army: Army) -> int:
    """Return how many cards a bribed army loses beside all its mercenaries: half of the others, rounded down."""
    return (len(army.cards) - army.mercenary_card_count) // 2


def bribe_army(play: Play[RomeState], frame: AgentDeed, deed: BribeArmy) -> Next:
    """Bribe Army: on a Skull it loses all mercenaries and half of its other cards, and is led away."""
    state = play.state
    transfer_gold(play, frame.side, "", bribe_army_cost(state, deed.army), "bribe")
    face = _agent_die(play, frame)
    if face == X and do_bribers_die(state):
        lose_agent(play, deed.agent)
    if face != SKULL:
        return End()
    army = state.armies[deed.army]
    hired = tuple(kind for kind in army.cards if TROOPS[kind].is_mercenary)
    half = bribed_half(army)
    lose_cards(play, deed.army, hired)
    if deed.army not in state.armies:
        return End()
    return Call(Losses(army=deed.army, side=army.owner, kills=half, light=0), "lead")


@rules.step(AgentDeed, "lead")
def lead_bribed_army(play: Play[RomeState], frame: AgentDeed) -> Next:
    """What is left of a bribed army may be moved up to 2 regions (Bribe Army)."""
    assert isinstance(frame.deed, BribeArmy)  # noqa: S101 - only that action comes here
    if frame.deed.army not in play.state.armies:
        return End()
    return Call(Guide(side=frame.side, army=frame.deed.army), "over")


def takes_region(deed: Deed, side: Side) -> bool:
    """Return whether an agent action tries to take a region from who controls it, and so is an attack on them: a bribe
    of a region, an uprising that gives back a home region of one's own (Broken Alliance, ruling 131)."""
    return isinstance(deed, BribeRegion) or (isinstance(deed, RebelUprising) and uprising_returns(deed.region, side))


def uprising_returns(region: str, side: Side) -> bool:
    """Return whether an uprising there would return a home region of a faction's own to it (Rebel Uprising)."""
    return REGIONS[region].home == side


def bribe_region(play: Play[RomeState], frame: AgentDeed, deed: BribeRegion) -> Next:
    """Bribe Region: an attack on who controls it; on a Skull it changes to one's ownership; on an X the agent dies."""
    transfer_gold(play, frame.side, "", bribe_region_cost(play.state, deed.region), "bribe")
    frame.stranded = attack_faction(play, frame.side, play.state.regions[deed.region].owner)
    face = _agent_die(play, frame)
    if face == SKULL:
        take_region(play, deed.region, frame.side, "bribe")
    elif face == X:
        lose_agent(play, deed.agent)
    return Goto("over")


def sabotage_building(play: Play[RomeState], frame: AgentDeed, deed: Sabotage) -> Next:
    """Sabotage: on a Skull the market or barracks is removed; on an X the agent dies."""
    face = _agent_die(play, frame)
    if face == SKULL:
        remove_improvement(play, deed.region, deed.improvement)
    elif face == X:
        lose_agent(play, deed.agent)
    return End()


def stolen_gold(state: RomeState, side: Side) -> int:
    """Return what a theft takes from a faction: half its gold, rounded up."""
    return (state.factions[side].gold + 1) // 2


def carry_out_treasury_theft(play: Play[RomeState], frame: AgentDeed, deed: TreasuryTheft) -> Next:
    """Treasury Theft: on a Skull the opponent hands over half its gold rounded up; on an X the agent dies."""
    face = _agent_die(play, frame)
    if face == SKULL:
        transfer_gold(play, frame.target, frame.side, stolen_gold(play.state, frame.target), "theft")
    elif face == X:
        lose_agent(play, deed.agent)
    return End()


def carry_out_double_agent(play: Play[RomeState], frame: AgentDeed, deed: DoubleAgent) -> Next:
    """Double Agent: the opponent's agent is sent back to its capital and may do nothing more this round."""
    state = play.state
    agent = state.agents[deed.target]
    homes = homes_of(state, agent.owner)
    if not homes:  # ruling 83
        lose_agent(play, deed.target)
        return End()
    state.agents[deed.target] = msgspec.structs.replace(agent, at=homes[0], locked=True)
    play.emit(AgentSentHome(side=agent.owner, agent=deed.target, to=homes[0]))
    return End()


def status_after_distrust(state: RomeState, one: Side, two: Side) -> str:
    """Return the status that two friends or allies fall to: one level lower, neutral at the least."""
    return FRIENDLY if state.status(one, two) == ALLY else NEUTRAL


def sow_distrust(play: Play[RomeState], frame: AgentDeed, deed: SowDistrust) -> Next:
    """Sow Distrust: their status falls one level, to neutral at the least."""
    set_status(play, deed.side, deed.other, status_after_distrust(play.state, deed.side, deed.other))
    return End()


def recruit_mercenary(play: Play[RomeState], frame: AgentDeed, deed: RecruitMercenary) -> Next:
    """Recruit Mercenaries: buy a card from the region's pack, or a special card, into the army."""
    transfer_gold(play, frame.side, "", troop_cost(play.state, frame.side, deed.unit), "mercenary")
    join_mercenary(play, deed.army, deed.unit)
    return End()


def assassinate_general(play: Play[RomeState], frame: AgentDeed, deed: AssassinateGeneral) -> Next:
    """Assassination of a general: 1 RED die. One of 3 stars or more is replaced by a mediocre general."""
    face = _agent_die(play, frame)
    if face == SKULL:
        if stars_of(play.state.armies[deed.army].general) >= COMPETENT:
            return Goto("heir")
        kill_general(play, deed.army)
    elif face == X:
        lose_agent(play, deed.agent)
    return End()


def mediocre_generals_in_reserve(state: RomeState, side: Side) -> tuple[str, ...]:
    """Return the mediocre generals of a faction's reserve."""
    return tuple(g for g in state.factions[side].generals if stars_of(g) == MEDIOCRE)


def _bereaved(state: RomeState, frame: AgentDeed) -> tuple[Side, ...]:
    """Return who names a general's successor; always asked, as how many there are is a secret (ruling 101)."""
    assert isinstance(frame.deed, AssassinateGeneral)  # noqa: S101 - only that action comes here
    army = state.armies.get(frame.deed.army)
    return (army.owner,) if army is not None else ()


def _heir_menu(state: RomeState, frame: AgentDeed, side: Side) -> Menu:
    found = mediocre_generals_in_reserve(state, side)
    return Menu(Form(NameHeir, general=OneOf(found or (Option(NOTHING, keyed_text("choice.no_general")),))))


@rules.ask(
    AgentDeed,
    "heir",
    sides=_bereaved,
    menu=_heir_menu,
    default=lambda state, frame, side: NameHeir(next(iter(mediocre_generals_in_reserve(state, side)), NOTHING)),
    section="Assassination",
    subject=lambda state, frame, side: keyed_text("subject.heir", army=getattr(frame.deed, "army", "")),
)
def replace_killed_general(play: Play[RomeState], frame: AgentDeed, answers: Mapping[Side, NameHeir]) -> Next:
    """A competent general or better who is killed is replaced by a mediocre one, whom their faction names
    (Assassination, ruling 111)."""
    assert isinstance(frame.deed, AssassinateGeneral)  # noqa: S101 - only that action comes here
    for answer in answers.values():  # none if an event at any time has destroyed the army meanwhile
        kill_general(play, frame.deed.army, "" if answer.general == NOTHING else answer.general)
    return End()


def kill_general(play: Play[RomeState], army_id: str, heir: str = "") -> None:
    """Kill an army's general; their card goes back to the reserve (ruling 9's sense). heir: who takes their place."""
    state = play.state
    army: Army = state.armies[army_id]
    if heir:
        take_general(state, army.owner, heir)
    put_general_back(state, army.owner, army.general)
    set_army(state, army_id, general=heir)
    play.emit(GeneralChanged(owner=army.owner, army=army_id, before=army.general, general=heir))


def assassinate_agent(play: Play[RomeState], frame: AgentDeed, deed: AssassinateAgent) -> Next:
    """Assassination of an agent: 2 RED dice, the best counts."""
    face = _agent_die(play, frame, dice=2)
    if face == SKULL:
        lose_agent(play, deed.target)
    elif face == X:
        lose_agent(play, deed.agent)
    return End()


RESULTS: dict[type[Any], Callable[[Play[RomeState], AgentDeed, Any], Next]] = {
    Treaty: request_treaty,
    Trade: trade_with_faction,
    Spy: spy_on_army,
    Protests: cause_protests,
    Riots: cause_riots,
    RebelUprising: rebel_uprising,
    BribeArmy: bribe_army,
    BribeRegion: bribe_region,
    Sabotage: sabotage_building,
    TreasuryTheft: carry_out_treasury_theft,
    DoubleAgent: carry_out_double_agent,
    SowDistrust: sow_distrust,
    RecruitMercenary: recruit_mercenary,
    AssassinateGeneral: assassinate_general,
    AssassinateAgent: assassinate_agent,
}
