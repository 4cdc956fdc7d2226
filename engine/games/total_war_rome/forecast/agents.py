"""Previews of the agent actions: the effect, the price, the chances of the die, who may cancel it."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

from engine.games.total_war_rome.action_cards import might_hold
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
    Trade,
    TreasuryTheft,
    Treaty,
)
from engine.games.total_war_rome.actions.event_cards import HostageExchange
from engine.games.total_war_rome.agents.requirements import SPEC, bribe_army_cost, bribe_region_cost
from engine.games.total_war_rome.agents.resolution import CANCELS, region_of_agent_deed, target_of
from engine.games.total_war_rome.agents.results import (
    agent_face,
    bribed_half,
    do_bribers_die,
    gold_from_trade,
    owner_after_uprising,
    status_after_distrust,
    stolen_gold,
    takes_region,
)
from engine.games.total_war_rome.board.armies import army_in
from engine.games.total_war_rome.board.regions import set_land, troop_cost
from engine.games.total_war_rome.diplomacy.treaties import better_status
from engine.games.total_war_rome.forecast.enmity import enmity_preview
from engine.games.total_war_rome.income import region_yields
from engine.games.total_war_rome.skull_dice import FACES, SIDES, SKULL, X
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import RED, REGIONS, card_figure, stars_of
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

Chances = tuple[float, float]  # of a Skull, and of an X


def rounded_chance_percent(chance: float) -> int:
    """Return a chance in whole hundredths; only what is certain is shown as 0 or 100."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def agent_roll_chances(order: str, dice: int = 1, *, reroll: bool = False) -> Chances:
    """Return how likely an agent's roll of so many RED dice comes to a Skull, and to an X, as the table reads it;
    reroll: with one die more where that is declared."""
    skull = dead = 0.0
    for faces in product(FACES[RED], repeat=dice):
        for again in FACES[RED] if reroll else ("",):
            face = agent_face(faces, order, partial(str, again) if reroll else None)
            likely = 1 / SIDES ** (dice + reroll)
            skull += likely * (face == SKULL)
            dead += likely * (face == X)
    return skull, dead


def possible_cancellers_text(state: RomeState, side: Side, deed: Any) -> Iterator[Text]:
    """Tell who may cancel the action, by public knowledge."""
    event = CANCELS.get(SPEC[type(deed)].symbol.upper())
    target = target_of(state, deed)
    if event and target and target != side and might_hold(state, target, event):
        yield keyed_text("preview.foil", side=target, card=event)


def _rolled(state: RomeState, deed: Any, dice: int = 1, *, dies: bool = True) -> Text:
    skull, dead = agent_roll_chances(state.options["assassins"], dice, reroll=bool(getattr(deed, "reroll", False)))
    if not dies:
        return keyed_text("preview.roll_safe", success=rounded_chance_percent(skull))
    return keyed_text("preview.roll", success=rounded_chance_percent(skull), dead=rounded_chance_percent(dead))


def _price(state: RomeState, side: Side, price: int) -> Text:
    return keyed_text("preview.price", price=price, left=state.factions[side].gold - price)


def _treaty(state: RomeState, side: Side, deed: Treaty) -> Iterator[Text]:
    yield from treaty_preview(state, side, deed.side)


def treaty_preview(state: RomeState, side: Side, other: Side, steps: int = 1) -> Iterator[Text]:
    """Tell what a treaty that is proposed would change. steps: by how many the status gets better."""
    better = better_status(state, side, other, steps)
    yield keyed_text("preview.treaty", side=other, now=state.status(side, other), better=better)


def _hostages(state: RomeState, side: Side, action: HostageExchange) -> Iterator[Text]:
    yield from treaty_preview(state, side, action.side, card_figure(action.card))


def _trade(state: RomeState, side: Side, deed: Trade) -> Iterator[Text]:
    mine, theirs = gold_from_trade(state, side, deed.side)
    yield keyed_text("preview.trade", mine=mine, theirs=theirs, side=deed.side)


def _uprising(state: RomeState, side: Side, deed: RebelUprising) -> Iterator[Text]:
    if army_in(state, deed.region, state.regions[deed.region].owner):
        yield keyed_text("preview.uprising_army", dice=REGIONS[deed.region].dice)
    elif freed := owner_after_uprising(state, deed.region):
        yield keyed_text("preview.uprising", region=deed.region, owner=freed)
    else:
        yield keyed_text("preview.uprising_free", region=deed.region)


def _bribe_army(state: RomeState, side: Side, deed: BribeArmy) -> Iterator[Text]:
    yield _price(state, side, bribe_army_cost(state, deed.army))
    yield _rolled(state, deed, dies=do_bribers_die(state))
    army = state.armies[deed.army]
    yield keyed_text("preview.bribed", hired=army.mercenary_card_count, half=bribed_half(army))


def _bribe_region(state: RomeState, side: Side, deed: BribeRegion) -> Iterator[Text]:
    yield _price(state, side, bribe_region_cost(state, deed.region))
    yield _rolled(state, deed)


def _sabotage(state: RomeState, side: Side, deed: Sabotage) -> Iterator[Text]:
    yield _rolled(state, deed)


def _theft(state: RomeState, side: Side, deed: TreasuryTheft) -> Iterator[Text]:
    target = target_of(state, deed)
    yield keyed_text("preview.theft", gold=stolen_gold(state, target), side=target)
    yield _rolled(state, deed)


def _mercenary(state: RomeState, side: Side, deed: RecruitMercenary) -> Iterator[Text]:
    yield _price(state, side, troop_cost(state, side, deed.unit))


def _general(state: RomeState, side: Side, deed: AssassinateGeneral) -> Iterator[Text]:
    army = state.armies[deed.army]
    yield keyed_text("preview.general", general=army.general, stars=stars_of(army.general))
    yield _rolled(state, deed)


def _agent(state: RomeState, side: Side, deed: AssassinateAgent) -> Iterator[Text]:
    yield _rolled(state, deed, 2)


def _unrest(state: RomeState, side: Side, deed: Protests | Riots) -> Iterator[Text]:
    """Unrest: how many markers there would be, and what they take from the region's tax."""
    land = state.regions[deed.region]
    markers = 1 if isinstance(deed, Protests) else 2
    after = state.copy()
    set_land(after, deed.region, unrest=land.unrest + markers)
    before, tax = (region_yields(s, land.owner).get(deed.region, 0) for s in (state, after))
    yield keyed_text(
        "preview.unrest", region=deed.region, markers=markers, total=land.unrest + markers, tax=tax, before=before
    )


def _distrust(state: RomeState, side: Side, deed: SowDistrust) -> Iterator[Text]:
    now = state.status(deed.side, deed.other)
    lower = status_after_distrust(state, deed.side, deed.other)
    steps = {
        name: keyed_text(f"status.{status}", sides=(deed.side, deed.other))
        for name, status in (("now", now), ("lower", lower))
    }
    yield keyed_text("preview.distrust", side=deed.side, other=deed.other, **steps)


def _double(state: RomeState, side: Side, deed: DoubleAgent) -> Iterator[Text]:
    yield keyed_text("preview.double_agent", target=deed.target)


_OWN: dict[type[Any], Callable[[RomeState, Side, Any], Iterator[Text]]] = {
    Treaty: _treaty,
    Trade: _trade,
    RebelUprising: _uprising,
    BribeArmy: _bribe_army,
    BribeRegion: _bribe_region,
    Sabotage: _sabotage,
    TreasuryTheft: _theft,
    RecruitMercenary: _mercenary,
    AssassinateGeneral: _general,
    AssassinateAgent: _agent,
    Protests: _unrest,
    Riots: _unrest,
    SowDistrust: _distrust,
    DoubleAgent: _double,
}


def agent_action_preview(state: RomeState, side: Side, action: Any) -> Iterator[Text]:
    """Tell of any agent action: the way there, whether it is an attack, what is its own, then who may
    cancel it."""
    frm, to = state.agents[action.agent].at, region_of_agent_deed(state, action)
    if frm != to:
        yield keyed_text("preview.goes", agent=action.agent, frm=frm, to=to)
    if takes_region(action, side):
        yield from enmity_preview(state, side, (state.regions[action.region].owner,))
    own = _OWN.get(type(action))
    if own is not None:
        yield from own(state, side, action)
    yield from possible_cancellers_text(state, side, action)


DEEDS = frozenset(kind.tag() for kind in SPEC)
TELLERS: dict[str, Callable[[RomeState, Side, Any], Iterator[Text]]] = {
    **dict.fromkeys(DEEDS, agent_action_preview),
    HostageExchange.tag(): _hostages,
}
