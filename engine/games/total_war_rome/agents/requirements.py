"""Agent Actions, their requirements: what each of the thirteen may be aimed at, and by which agent.

Every "Move your agent to ..." is an aim: a region where the agent must be, and the action's own fields. The agent goes
there by the shortest way as part of the action. All of this is public but for the cards in hand.

The functions that yield the aims of an action leave out those whose region is not `near`.
"""

from collections.abc import Callable, Container, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple

import msgspec

from engine.games.total_war_rome.action_cards import agent_actions_held, cards_for_agent_action
from engine.games.total_war_rome.actions.agents import (
    AssassinateAgent,
    AssassinateGeneral,
    BribeArmy,
    BribeRegion,
    DoubleAgent,
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
from engine.games.total_war_rome.agents.moving import agent_range, own_agents
from engine.games.total_war_rome.board.armies import has_room_for
from engine.games.total_war_rome.board.geography import REACH, land_distance
from engine.games.total_war_rome.board.regions import (
    BARRACKS,
    MARKET,
    garrison_dice,
    is_cut_off_from_recruiting,
    troop_cost,
)
from engine.games.total_war_rome.diplomacy.treaties import may_propose
from engine.games.total_war_rome.reasons import action_requirement_text, unreached_target_reason
from engine.games.total_war_rome.state import ALLY, ENEMY, FRIENDLY, RomeState
from engine.games.total_war_rome.tables import FACTIONS, PACKS, REGIONS, SPECIALS, TROOPS, stars_of
from engine.kernel.actions import Action
from engine.kernel.choices import Choices, OneOf
from engine.kernel.forms import Field, Form
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text
from engine.kit.choices import YES_NO
from engine.kit.later import Later, first_found_with_rest

MOST_STEPS = 15  # REACH goes no further
MERCENARY_REACH = 4  # Recruit Mercenaries: land regions from the mercenary region to the army
SPECIAL_GOLD = 2  # Recruit Mercenaries: gold value of the region where a special card may be recruited
TREATY_GOLD = 2  # Treaty: gold value of the home region where an agent may treat


MARKETS: dict[str, list[tuple[str, list[str]]]] = {
    at: [
        (region, [unit for unit in kinds if not TROOPS[unit].base])
        for region, kinds in PACKS.items()
        if land_distance(region, at) <= MERCENARY_REACH
    ]
    for at in REGIONS
}
"""By the region of an army, the mercenary regions in its reach, and the kinds that are recruited there."""


class Aim(msgspec.Struct, frozen=True):
    """Where the agent must be, and the values of the action's own fields."""

    region: str
    values: tuple[str, ...]


Aims = Iterator[Aim]


def _meeting_places(state: RomeState, other: Side, least: int) -> Iterator[str]:
    """Yield the regions where another faction can be met: where its agents are, and its home regions worth `least`
    gold or more."""
    places = dict.fromkeys([agent.at for agent in state.agents.values() if agent.owner == other])
    yield from places
    for region in FACTIONS[other].home:
        if region not in places and REGIONS[region].gold >= least and state.regions[region].owner == other:
            yield region


def treaty_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's agent or home region of 2 gold or more, where a better status is left to ask for (Treaty)."""
    for other in state.players:
        if may_propose(state, side, other):
            for region in _meeting_places(state, other, TREATY_GOLD):
                if region in near:
                    yield Aim(region, (other, region))


def trade_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's agent or home region, no enemy, once a turn with each (Trade; ruling 81)."""
    for other in state.players:
        if other != side and other not in traded and state.status(side, other) != ENEMY:
            for region in _meeting_places(state, other, 1):
                if region in near:
                    yield Aim(region, (other, region))


def _foreign_armies(state: RomeState, side: Side, near: Container[str]) -> Iterator[tuple[str, str]]:
    for army_id, army in state.armies.items():
        if army.at and army.owner != side and army.at in near:
            yield army_id, army.at


def spy_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's army (Spy)."""
    for army_id, at in _foreign_armies(state, side, near):
        yield Aim(at, (army_id,))


def unrest_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's region without barracks (Protests, Riots; ruling 77)."""
    for region, land in state.regions.items():
        if land.owner and land.owner != side and not land.barracks and region in near:
            yield Aim(region, (region,))


def uprising_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """A region controlled by another player to whom it is no printed home region (Rebel Uprising; ruling 78)."""
    for region, land in state.regions.items():
        if land.owner and land.owner != side and region in near and REGIONS[region].home != land.owner:
            yield Aim(region, (region,))


def bribe_army_cost(state: RomeState, army_id: str) -> int:
    """Return the price of an army: 1 gold a troop card that is no mercenary, 1 gold a star of its general (Bribe)."""
    army = state.armies[army_id]
    return len(army.cards) - army.mercenary_card_count + stars_of(army.general)


def army_bribes(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's army that one can pay for (Bribe)."""
    for army_id, at in _foreign_armies(state, side, near):
        if bribe_army_cost(state, army_id) <= state.factions[side].gold:
            yield Aim(at, (army_id,))


def bribe_region_cost(state: RomeState, region: str) -> int:
    """Return the price of a region: 2 gold a garrison die, or a defence die without a garrison (Bribe; ruling 79)."""
    return 2 * (garrison_dice(state, region) or len(REGIONS[region].dice))


LEAST_BRIBES = {region: 2 * min(printed.gold + 1, len(printed.dice)) for region, printed in REGIONS.items()}
"""What a region costs at least, with a garrison or without."""


def region_bribes(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's region without an army in it, no capital, that one can pay for (Bribe; ruling 79)."""
    occupied = {army.at for army in state.armies.values() if army.at}
    spare_capitals, gold = state.options["bribe_capitals"] == "no", state.factions[side].gold
    for region, land in state.regions.items():
        if not land.owner or land.owner == side or region not in near:
            continue
        if region in occupied or LEAST_BRIBES[region] > gold:
            continue
        if spare_capitals and REGIONS[region].capital:
            continue
        if bribe_region_cost(state, region) <= gold:
            yield Aim(region, (region,))


def sabotage_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's market or barracks (Sabotage; ruling 80)."""
    for region, land in state.regions.items():
        if land.owner and land.owner != side and region in near:
            if land.market:
                yield Aim(region, (region, MARKET))
            if land.barracks:
                yield Aim(region, (region, BARRACKS))


def theft_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Any of another player's regions of the highest gold value that it controls (Treasury Theft; ruling 80)."""
    for other in state.players:
        theirs = state.controlled_regions(other) if other != side else ()
        highest = max([REGIONS[r].gold for r in theirs], default=0)
        for region in theirs:
            if region in near and REGIONS[region].gold == highest:
                yield Aim(region, (region,))


def foreign_agents(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's agent (Double Agent, Assassination)."""
    for agent_id, agent in state.agents.items():
        if agent.owner != side and agent.at in near:
            yield Aim(agent.at, (agent_id,))


def distrust_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's capital region, and a friend or ally of that player (Sow Distrust)."""
    for other in state.players:
        if other == side or FACTIONS[other].capital not in near:
            continue
        for friend in state.players:
            if friend != other and state.status(other, friend) in (FRIENDLY, ALLY):
                yield Aim(FACTIONS[other].capital, (other, friend))


def mercenary_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """A mercenary region within 4 land regions of an own army that has room, or for a special card a region of 2 gold
    or more where the army is (Recruit Mercenaries; ruling 82); none in a besieged region of one's own (Besieging 2)."""
    gold = state.factions[side].gold
    for army_id, army in state.armies.items():
        if army.owner != side or not army.at or is_cut_off_from_recruiting(state, side, army.at):
            continue
        for region, kinds in MARKETS[army.at]:
            for unit in kinds if region in near else ():
                if state.packs[unit] and troop_cost(state, side, unit) <= gold and has_room_for(army.cards, unit):
                    yield Aim(region, (region, army_id, unit))
        if army.at in near and REGIONS[army.at].gold >= SPECIAL_GOLD:
            for unit in SPECIALS:
                if state.packs[unit] and troop_cost(state, side, unit) <= gold and has_room_for(army.cards, unit):
                    yield Aim(army.at, (army.at, army_id, unit))


def assassination_targets(state: RomeState, side: Side, traded: tuple[Side, ...], near: Container[str]) -> Aims:
    """Another player's army that has a general (Assassination)."""
    for army_id, at in _foreign_armies(state, side, near):
        if state.armies[army_id].general:
            yield Aim(at, (army_id,))


class Spec(NamedTuple):
    """An agent action: the card's symbol, its own fields, where it may be aimed, whether it rolls the agent's die."""

    action: type[Action]
    symbol: str
    fields: tuple[str, ...]
    aims: Callable[[RomeState, Side, tuple[Side, ...], Container[str]], Aims]
    rolls: bool = False


DEEDS = (
    Spec(Treaty, "treaty", ("side", "region"), treaty_targets),
    Spec(Trade, "trade", ("side", "region"), trade_targets),
    Spec(Spy, "spy", ("army",), spy_targets),
    Spec(Protests, "protests", ("region",), unrest_targets),
    Spec(Riots, "riots", ("region",), unrest_targets),
    Spec(RebelUprising, "rebel_uprising", ("region",), uprising_targets),
    Spec(BribeArmy, "bribe", ("army",), army_bribes, True),
    Spec(BribeRegion, "bribe", ("region",), region_bribes, True),
    Spec(Sabotage, "sabotage", ("region", "improvement"), sabotage_targets, True),
    Spec(TreasuryTheft, "treasury_theft", ("region",), theft_targets, True),
    Spec(DoubleAgent, "double_agent", ("target",), foreign_agents),
    Spec(SowDistrust, "sow_distrust", ("side", "other"), distrust_targets),
    Spec(RecruitMercenary, "recruit_mercenaries", ("region", "army", "unit"), mercenary_targets),
    Spec(AssassinateGeneral, "assassination", ("army",), assassination_targets, True),
    Spec(AssassinateAgent, "assassination", ("target",), foreign_agents, True),
)
SPEC: dict[type[Action], Spec] = {spec.action: spec for spec in DEEDS}


def _ready(state: RomeState, agents: list[str], far: int) -> list[tuple[str, frozenset[str]]]:
    """Return those of a faction's `own_agents` that may still act, and what each can reach. far: its `range_of`."""
    return [
        (agent_id, REACH[agent.at][min(max(0, far + agent.further - agent.steps), MOST_STEPS)])
        for agent_id in agents
        if (agent := state.agents[agent_id]).may_act
    ]


@lru_cache(maxsize=2048)
def _together(reaches: tuple[frozenset[str], ...]) -> frozenset[str]:
    """Return what any of some agents can reach."""
    return frozenset().union(*reaches)


def agent_action_refusal(state: RomeState, side: Side, traded: tuple[Side, ...], tag: str) -> Text:
    """Return why an agent action is not offered: no agent or card for it, its requirement not met, or too far away."""
    spec = next(spec for spec in DEEDS if spec.action.tag() == tag)
    if not _ready(state, own_agents(state, side), agent_range(state, side)):
        return keyed_text("why.no_agent")
    if not cards_for_agent_action(state, side, spec.symbol):
        return keyed_text("why.no_card")
    return (
        action_requirement_text(tag)
        if next(spec.aims(state, side, traded, REGIONS), None) is None
        else keyed_text("why.too_far")
    )


def deed_forms(state: RomeState, side: Side, traded: tuple[Side, ...], own: list[str], far: int) -> list[Form]:
    """Return a form for every agent action that a card in hand allows and an agent can reach. own: the faction's
    `own_agents`. far: its `range_of`."""
    agents = _ready(state, own, far)
    if not agents:
        return []
    cards = agent_actions_held(state, side)
    near = _together(tuple([reach for _, reach in agents]))
    forms = []
    for spec in DEEDS:
        if spec.symbol in cards:
            aims = first_found_with_rest(spec.aims(state, side, traded, near))
            if aims is not None:
                forms.append(Form(spec.action, Aimed(state, side, spec, aims, agents).fields))
    return forms


class Aimed:
    """The fields of an agent action, of its aims: one is known at once, the others are worked out when asked for."""

    __slots__ = ("_agents", "_aims", "_side", "_spec", "_state")

    def __init__(
        self, state: RomeState, side: Side, spec: Spec, aims: Later[Aim], agents: list[tuple[str, frozenset[str]]]
    ) -> None:
        self._state, self._side, self._spec, self._aims, self._agents = state, side, spec, aims, agents

    def fields(self) -> dict[str, Field]:
        """Return the fields: the action's own, the agent, the card, perhaps a second roll."""
        state, side, spec = self._state, self._side, self._spec
        fields: dict[str, Field] = {name: partial(self._own, n) for n, name in enumerate(spec.fields)}
        fields["agent"] = self._reaching
        fields["card"] = OneOf(cards_for_agent_action(state, side, spec.symbol))
        if spec.rolls and state.effects_total(side, "agent_reroll_per_round") > state.factions[side].rerolls:
            fields["reroll"] = YES_NO
        return fields

    def _matching(self, before: Mapping[str, Any], n: int) -> list[Aim]:
        """Return the aims whose first `n` values are those of the fields before."""
        wanted = tuple([before[name] for name in self._spec.fields[:n]])
        return [aim for aim in self._aims.in_order() if aim.values[:n] == wanted] if n else self._aims.in_order()

    def _own(self, n: int, before: Mapping[str, Any]) -> Choices[str]:
        values = dict.fromkeys([aim.values[n] for aim in self._matching(before, n)])
        return OneOf(values, unreached_target_reason(self._spec.action.tag()))

    def _reaching(self, before: Mapping[str, Any]) -> Choices[str]:
        region = self._matching(before, len(self._spec.fields))[0].region
        return OneOf([agent_id for agent_id, reach in self._agents if region in reach])
