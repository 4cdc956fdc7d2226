"""SPENDING PHASE: every faction fills its basket in private; they are revealed and carried out in turn order."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards
from engine.games.total_war_rome.actions.spending import Spend
from engine.games.total_war_rome.board.armies import (
    cards_without,
    change_army_cards,
    from_reserve,
    set_army,
    set_board,
    take_general,
    to_reserve,
)
from engine.games.total_war_rome.board.navies import set_navy
from engine.games.total_war_rome.board.regions import add_unrest, set_land, transfer_gold
from engine.games.total_war_rome.diplomacy.treaties import may_propose
from engine.games.total_war_rome.events.campaign import GeneralChanged
from engine.games.total_war_rome.events.spending import Bought, Developed, LineStruck, Recruited
from engine.games.total_war_rome.frames.agents import Proposal
from engine.games.total_war_rome.frames.rounds import SpendingPhase
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.spending.basket import NO_ONE, Basket
from engine.games.total_war_rome.spending.lines import HOSTAGES
from engine.games.total_war_rome.spending.prices import Prices, learned_men
from engine.games.total_war_rome.spending.recruiting import REFORMS, apply_marian_reforms
from engine.games.total_war_rome.state import SPENDING, Agent, Army, Navy, RomeState
from engine.games.total_war_rome.tables import DEVELOPMENTS, FACTIONS, TROOPS, card_figure, stars_of
from engine.games.total_war_rome.traces import CAME, VETERANS, Trace
from engine.games.total_war_rome.victory import ADVANCEMENT, score_victory_points
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

ROADS_A_LINE = 16  # roads that are declared in one line: with their names, what a message can hold

rules.procedure(SpendingPhase, activity=True)


@rules.step(SpendingPhase)
def begin_phase(play: Play[RomeState], frame: SpendingPhase) -> Next:
    """The phase begins."""
    play.state.phase = SPENDING
    return Goto("baskets")


@rules.ask(
    SpendingPhase,
    "baskets",
    sides=lambda state, frame: state.order,
    menu=lambda state, frame, side: Basket(state, side).menu(),
    default=lambda state, frame, side: Spend(),
    sealed=True,
    shown=True,
    section="Spending Phase",
)
def declare_purchases(play: Play[RomeState], frame: SpendingPhase, answers: Mapping[Side, Spend]) -> Next:
    """Declare the purchases in turn order, putting gold back into the supply (Spending Phase, ruling 108)."""
    hostages, steps = [], []
    for side, basket in answers.items():
        carry_out_basket(play, side, basket)
        if basket.hostages != NO_ONE:
            card = held_event_cards(play.state, side, HOSTAGES)[0]
            discard_cards(play, side, (card,), "event")
            hostages.append((side, basket.hostages))
            steps.append(int(card_figure(card)))
    frame.hostages = tuple(hostages)
    frame.hostage_steps = tuple(steps) if any(one != 1 for one in steps) else ()
    return Goto("hostages")


@rules.step(SpendingPhase, "hostages")
def offer_hostage_exchange(play: Play[RomeState], frame: SpendingPhase) -> Next:
    """Better statuses that Hostage Exchange offers."""
    if not frame.hostages:
        return End()
    (side, other), frame.hostages = frame.hostages[0], frame.hostages[1:]
    steps, frame.hostage_steps = next(iter(frame.hostage_steps), 1), frame.hostage_steps[1:]
    if not may_propose(play.state, side, other):
        return Goto("hostages")
    return Call(Proposal(side=side, other=other, steps=steps), "hostages")


def carry_out_basket(play: Play[RomeState], side: Side, basket: Spend) -> None:
    """Carry out one basket, and declare all that is in it with its price (ruling 94)."""
    prices = Prices(play.state, side)
    lines = msgspec.structs.asdict(basket)
    transfer_gold(play, side, "", prices.price_of_basket(lines), "spending")
    discard_cards(play, side, basket.events, "event")
    _generals(play, side, basket, prices)
    _troops(play, side, basket.troops, prices.troop_price)
    _troops(play, side, basket.free_troops, _free)
    _veterans(play, side, basket.veterans)
    _ships(play, side, basket.ships, prices)
    _works(play, side, basket.improvements, prices.price_of_improvement)
    _works(play, side, basket.free_works, _free)
    _roads(play, side, basket.roads, prices)
    _agents(play, side, basket.agents, prices)
    _calm(play, side, basket.unrest, prices.unrest_price(lines))
    _developments(play, side, prices.each_development(basket.developments, learned_men(lines)))


def _free(kind: str) -> int:
    return 0


def _bought(play: Play[RomeState], side: Side, what: str, places: Iterable[str], gold: int) -> None:
    """Declare things of a kind, if there are any."""
    if named := tuple(places):
        play.emit(Bought(side=side, what=what, places=named, gold=gold))


def _works(play: Play[RomeState], side: Side, lines: tuple[str, ...], price: Callable[[str], int]) -> None:
    """Build improvements, declared kind by kind (Buy Regional Improvements)."""
    built: dict[str, list[str]] = {}
    for line in lines:
        region, what = line.split(":")
        set_land(play.state, region, **{what: True})
        built.setdefault(what, []).append(region)
    for what, regions in built.items():
        _bought(play, side, what, regions, price(what) * len(regions))


def _roads(play: Play[RomeState], side: Side, roads: tuple[str, ...], prices: Prices) -> None:
    """Lay roads (Buy Regional Improvements); one that another has laid meanwhile is struck, and what was paid for it
    comes back (ruling 108)."""
    state = play.state
    paid, laid = max(0, len(roads) - prices.free_roads), []
    for road in roads:
        if road in state.roads:
            refund = prices.road if paid else 0
            paid -= bool(paid)
            play.emit(LineStruck(side=side, line=road, refund=refund))
            transfer_gold(play, "", side, refund, "refund")
            continue
        state.roads = {**state.roads, road: True}
        laid.append(road)
    costs = [0] * (len(laid) - paid) + [prices.road] * paid
    for n in range(0, len(laid), ROADS_A_LINE):
        _bought(play, side, "road", laid[n : n + ROADS_A_LINE], sum(costs[n : n + ROADS_A_LINE]))


def _agents(play: Play[RomeState], side: Side, regions: tuple[str, ...], prices: Prices) -> None:
    """New agents start in home regions (Buy an Agent)."""
    state = play.state
    for region in regions:
        agent_id = next(a for n in range(1, 9) if (a := f"{side}_agent_{n}") not in state.agents)
        state.agents[agent_id] = Agent(owner=side, at=region)
    _bought(play, side, "agent", regions, prices.agent * len(regions))


def _calm(play: Play[RomeState], side: Side, regions: tuple[str, ...], gold: int) -> None:
    """Remove unrest markers (Pay to Remove Disruption)."""
    _bought(play, side, "unrest", regions, gold)
    for region, markers in Counter(regions).items():
        add_unrest(play, region, -markers)


def _developments(play: Play[RomeState], side: Side, bought: Mapping[str, int]) -> None:
    """Progress the development tree (Buy Developments); a whole column is Faction Advancement (1 VP, ruling 8)."""
    state = play.state
    for kind, gold in bought.items():
        owned = state.factions[side].developments
        set_board(state, side, developments={**owned, kind: state.round})
        play.emit(Developed(side=side, development=kind, gold=gold))
        if kind == REFORMS:
            apply_marian_reforms(state, side)
        column = FACTIONS[side].columns[DEVELOPMENTS[kind].column]
        if all(d in state.factions[side].developments for d in column):
            score_victory_points(play, side, 1, ADVANCEMENT)


def _generals(play: Play[RomeState], side: Side, basket: Spend, prices: Prices) -> None:
    """New generals are spare ones until they are posted; posts found new armies, fill a gap, or relieve a general, who
    is a spare one then (Buy a General, ruling 127)."""
    state = play.state
    for general in basket.generals:
        take_general(state, side, general)
        set_board(state, side, spare=(*state.factions[side].spare, general))
    ranks = [stars_of(general) for general in basket.generals]  # who waits off the board is a secret (ruling 101)
    _bought(play, side, "general", [str(stars) for stars in ranks], sum(prices.generals[stars] for stars in ranks))
    for post in basket.posts:
        general, army_id = post.split(":")
        _post(play, side, general, army_id)


def _post(play: Play[RomeState], side: Side, general: str, army_id: str) -> None:
    """Give a spare general an army, or an army space (New Armies)."""
    state = play.state
    spare = list(state.factions[side].spare)
    spare.remove(general)
    army = state.armies.get(army_id)
    set_board(state, side, spare=(*spare, army.general) if army and army.general else tuple(spare))
    if army is None:
        state.armies[army_id] = Army(owner=side, general=general)
        return
    set_army(state, army_id, general=general)
    if army.is_placed:
        play.emit(GeneralChanged(owner=side, army=army_id, before=army.general, general=general))


def _troops(play: Play[RomeState], side: Side, lines: tuple[str, ...], price: Callable[[str], int]) -> None:
    """New cards join their armies; mercenaries that others have taken meanwhile are struck and refunded."""
    state = play.state
    joined: dict[str, list[str]] = {}
    for line in lines:
        army_id, kind = line.split(":")
        if TROOPS[kind].is_mercenary:
            if not state.packs[kind]:
                play.emit(LineStruck(side=side, line="", refund=price(kind)))
                transfer_gold(play, "", side, price(kind), "refund")
                continue
            from_reserve(state, side, (kind,))  # at once, as another line may ask for the last of a pack
        joined.setdefault(army_id, []).append(kind)
    own = [kind for kinds in joined.values() for kind in kinds if not TROOPS[kind].is_mercenary]
    if own:
        from_reserve(state, side, own)
    for army_id, kinds in joined.items():
        gold, hired = sum(price(kind) for kind in kinds), sum(TROOPS[kind].is_mercenary for kind in kinds)
        traces = (Trace(CAME, len(kinds), hired, gold),)
        change_army_cards(state, army_id, (*state.armies[army_id].cards, *kinds), traces=traces)
        _recruited(play, side, army_id, kinds, gold)


def _recruited(play: Play[RomeState], side: Side, to: str, kinds: list[str], gold: int, *, ships: bool = False) -> None:
    """Declare what joins an army or a navy: its number and price; its owner is shown the kinds."""
    play.emit(Recruited(side, play.state.players[side], to, len(kinds), tuple(kinds), gold, ships))


def _veterans(play: Play[RomeState], side: Side, lines: tuple[str, ...]) -> None:
    """Upgrade cards to their veteran versions (Recalled Veterans)."""
    state = play.state
    made = []
    for line in lines:
        army_id, kind = line.split(":")
        veteran = TROOPS[kind].veteran
        if kind not in state.armies[army_id].cards or not state.factions[side].reserve.get(veteran):
            continue  # the Marian Reforms of the same basket have put it away
        from_reserve(state, side, (veteran,))
        to_reserve(state, side, (kind,))
        cards = (*cards_without(state.armies[army_id].cards, (kind,)), veteran)
        change_army_cards(state, army_id, cards, traces=(Trace(VETERANS, 1),))
        made.append(army_id)
    _bought(play, side, "veteran", made, 0)


def _ships(play: Play[RomeState], side: Side, lines: tuple[str, ...], prices: Prices) -> None:
    """New ships join a navy in port or found one in a navy space."""
    state = play.state
    joined: dict[str, list[str]] = {}
    for line in lines:
        navy_id, kind = line.split(":")
        joined.setdefault(navy_id, []).append(kind)
    if joined:
        from_reserve(state, side, [kind for kinds in joined.values() for kind in kinds])
    for navy_id, kinds in joined.items():
        if navy_id not in state.navies:
            state.navies[navy_id] = Navy(owner=side)
        set_navy(state, navy_id, ships=tuple(sorted((*state.navies[navy_id].ships, *kinds))), seen=())
        _recruited(play, side, navy_id, kinds, sum(prices.ship_price(kind) for kind in kinds), ships=True)
