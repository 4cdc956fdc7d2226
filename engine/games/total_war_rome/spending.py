"""SPENDING PHASE: every faction fills its basket in private; they are revealed and carried out in turn order."""

from collections import Counter
from collections.abc import Mapping

import msgspec

from engine.games.total_war_rome.actions import Spend
from engine.games.total_war_rome.armies import (
    changed,
    from_reserve,
    general_of,
    set_army,
    set_holding,
    set_navy,
    take_general,
    to_reserve,
    without,
)
from engine.games.total_war_rome.basket import NO_ONE, Basket
from engine.games.total_war_rome.basket_lines import HOSTAGES
from engine.games.total_war_rome.campaign_events import GeneralChanged
from engine.games.total_war_rome.diplomacy import may_propose
from engine.games.total_war_rome.events import Bought, Developed, LineStruck, Recruited
from engine.games.total_war_rome.frames import Proposal, SpendingPhase
from engine.games.total_war_rome.hands import discard, held
from engine.games.total_war_rome.prices import Prices
from engine.games.total_war_rome.recruiting import REFORMS, reform
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.state import SPENDING, Agent, Army, Navy, RomeState
from engine.games.total_war_rome.tables import DEVELOPMENTS, FACTIONS, TROOPS
from engine.games.total_war_rome.victory import ADVANCEMENT, score
from engine.games.total_war_rome.wealth import add_unrest, set_land, transfer
from engine.kernel.play import Play
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

rules.procedure(SpendingPhase, activity=True)


@rules.step(SpendingPhase)
def start(play: Play[RomeState], frame: SpendingPhase) -> Next:
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
def baskets(play: Play[RomeState], frame: SpendingPhase, answers: Mapping[Side, Spend]) -> Next:
    """Declare the purchases in turn order, putting gold back into the supply (Spending Phase, ruling 108)."""
    hostages = []
    for side, basket in answers.items():
        spend(play, side, basket)
        if basket.hostages != NO_ONE:
            discard(play, side, held(play.state, side, HOSTAGES)[:1], "event")
            hostages.append((side, basket.hostages))
    frame.hostages = tuple(hostages)
    return Goto("hostages")


@rules.step(SpendingPhase, "hostages")
def hostages(play: Play[RomeState], frame: SpendingPhase) -> Next:
    """Better statuses that Hostage Exchange offers."""
    if not frame.hostages:
        return End()
    (side, other), frame.hostages = frame.hostages[0], frame.hostages[1:]
    if not may_propose(play.state, side, other):
        return Goto("hostages")
    return Call(Proposal(side=side, other=other), "hostages")


def spend(play: Play[RomeState], side: Side, basket: Spend) -> None:
    """Carry out one basket."""
    state = play.state
    gold = Prices(state, side).total(msgspec.structs.asdict(basket))
    transfer(play, side, "", gold, "spending")
    discard(play, side, basket.events, "event")
    _generals(play, side, basket)
    _troops(play, side, basket)
    _veterans(play, side, basket.veterans)
    _ships(play, side, basket.ships)
    for line in (*basket.improvements, *basket.free_works):
        region, what = line.split(":")
        set_land(state, region, **{what: True})
        play.tell(Bought(side=side, what=what, where=region))
    _roads(play, side, basket.roads)
    for region in basket.agents:
        agent_id = next(a for n in range(1, 9) if (a := f"{side}_agent_{n}") not in state.agents)
        state.agents[agent_id] = Agent(owner=side, at=region)
        play.tell(Bought(side=side, what="agent", where=region))
    for region in basket.unrest:
        add_unrest(play, region, -1)
    _developments(play, side, basket.developments)


def _roads(play: Play[RomeState], side: Side, roads: tuple[str, ...]) -> None:
    """Lay roads; one that another has laid meanwhile is struck, and what was paid for it comes back (ruling 108)."""
    state, prices = play.state, Prices(play.state, side)
    paid = max(0, len(roads) - prices.free_roads)
    for road in roads:
        if road in state.roads:
            refund = prices.road if paid else 0
            paid -= bool(paid)
            play.tell(LineStruck(side=side, line=road, refund=refund))
            transfer(play, "", side, refund, "refund")
            continue
        state.roads[road] = True
        play.tell(Bought(side=side, what="road", where=road))


def _developments(play: Play[RomeState], side: Side, kinds: tuple[str, ...]) -> None:
    """Progress the development tree; a whole column is Faction Advancement (1 VP, ruling 8)."""
    state = play.state
    for kind in kinds:
        owned = state.factions[side].developments
        set_holding(state, side, developments={**owned, kind: state.round})
        play.tell(Developed(side=side, development=kind))
        if kind == REFORMS:
            reform(state, side)
        column = FACTIONS[side].columns[DEVELOPMENTS[kind].column]
        if all(d in state.factions[side].developments for d in column):
            score(play, side, 1, ADVANCEMENT)


def _generals(play: Play[RomeState], side: Side, basket: Spend) -> None:
    """New generals are spare ones until they are posted; posts found new armies, fill a gap, or relieve a general, who
    is a spare one then (ruling 127)."""
    state = play.state
    new: dict[str, list[str]] = {}
    for stars in basket.generals:
        general = general_of(state, side, int(stars))
        take_general(state, side, general)
        new.setdefault(stars, []).append(general)
        set_holding(state, side, spare=(*state.factions[side].spare, general))
        play.tell(Bought(side=side, what="general", where=stars))
    for post in basket.posts:
        general, army_id = post.split(":")
        if general in new:
            general = new[general].pop()
        spare = list(state.factions[side].spare)
        spare.remove(general)
        army = state.armies.get(army_id)
        set_holding(state, side, spare=(*spare, army.general) if army and army.general else tuple(spare))
        if army is None:
            state.armies[army_id] = Army(owner=side, general=general)
            continue
        set_army(state, army_id, general=general)
        if army.placed:
            play.tell(GeneralChanged(owner=side, army=army_id, before=army.general, general=general))


def _troops(play: Play[RomeState], side: Side, basket: Spend) -> None:
    """New cards join their armies; mercenaries that others have taken meanwhile are struck and refunded."""
    state = play.state
    joined: dict[str, list[str]] = {}
    for line in (*basket.troops, *basket.free_troops):
        army_id, kind = line.split(":")
        if TROOPS[kind].mercenary and not state.packs[kind]:
            price = Prices(state, side).troop(kind)
            play.tell(LineStruck(side=side, line=kind, refund=price))
            transfer(play, "", side, price, "refund")
            continue
        from_reserve(state, side, (kind,))
        joined.setdefault(army_id, []).append(kind)
    for army_id, kinds in joined.items():
        changed(state, army_id, (*state.armies[army_id].cards, *kinds))
        seat = state.players[side]
        play.tell(Recruited(owner=side, seat=seat, army=army_id, count=len(kinds), kinds=tuple(kinds)))


def _veterans(play: Play[RomeState], side: Side, lines: tuple[str, ...]) -> None:
    """Upgrade cards to their veteran versions (Recalled Veterans)."""
    state = play.state
    for line in lines:
        army_id, kind = line.split(":")
        veteran = TROOPS[kind].veteran
        if kind not in state.armies[army_id].cards or not state.factions[side].reserve.get(veteran):
            continue  # the Marian Reforms of the same basket have put it away
        from_reserve(state, side, (veteran,))
        to_reserve(state, side, (kind,))
        changed(state, army_id, (*without(state.armies[army_id].cards, (kind,)), veteran))


def _ships(play: Play[RomeState], side: Side, lines: tuple[str, ...]) -> None:
    """New ships join a navy in port or found one in a navy space."""
    state = play.state
    count: Counter[str] = Counter()
    for line in lines:
        navy_id, kind = line.split(":")
        from_reserve(state, side, (kind,))
        if navy_id not in state.navies:
            state.navies[navy_id] = Navy(owner=side)
        set_navy(state, navy_id, ships=tuple(sorted((*state.navies[navy_id].ships, kind))), seen=())
        count[navy_id] += 1
    for navy_id, n in count.items():
        ships = tuple(line.split(":")[1] for line in lines if line.startswith(f"{navy_id}:"))
        play.tell(Recruited(owner=side, seat=state.players[side], army=navy_id, count=n, kinds=ships))
