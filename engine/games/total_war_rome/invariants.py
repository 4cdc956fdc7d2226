"""What must always be true of a state: each card is somewhere, armies and navies keep their limits, every id is
known."""

from collections import Counter
from collections.abc import Iterator

from engine.games.total_war_rome.battle.invariants import broken_battles
from engine.games.total_war_rome.board.armies import BOUNDS, MAIN, too_large
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.state import DECK, DISCARD, STATUSES, RomeState, hand_zone
from engine.games.total_war_rome.tables import CARDS, FACTIONS, LIMITS, PACKS, REGIONS, SEAS, SHIPS, SPECIALS, TROOPS
from engine.kernel.zones import PUBLIC, seat_mask

_PRINTED = {
    side: Counter({**{k: TROOPS[k].count for k in faction.troops}, **{k: SHIPS[k].count for k in faction.ships}})
    for side, faction in FACTIONS.items()
}
_HIRED = Counter({kind: n for pack in PACKS.values() for kind, n in pack.items()}) + Counter(SPECIALS)


def violations(state: RomeState) -> Iterator[str]:
    """Yield every broken invariant."""
    yield from state.cards.violations()
    yield from _hands(state)
    yield from _cards(state)
    yield from _generals(state)
    yield from _armies(state)
    yield from _places(state)
    yield from broken_battles(state)
    for side, holding in state.factions.items():
        if holding.gold < 0:
            yield f"{side} has {holding.gold} gold"
        if any(n <= 0 for n in holding.reserve.values()):
            yield f"{side}: a reserve stack of nothing"
    if any(status not in STATUSES for status in state.relations.values()):
        yield "an unknown status"


def _hands(state: RomeState) -> Iterator[str]:
    zones, knows = state.cards.zones, state.cards.knows
    if set(zones) != {DECK, DISCARD, *(hand_zone(side) for side in state.players)} or len(knows) != len(CARDS):
        yield "zones or cards are missing"
    for side, seat in state.players.items():
        mine = seat_mask(state.seats, seat)
        if any(not knows[card] & mine for card in zones[hand_zone(side)]):
            yield f"{side} does not know its own hand"
    if any(not knows[card] & PUBLIC for card in zones[DISCARD]):
        yield "a discard that is not open"
    if any(knows[card] for card in zones[DECK]):
        yield "a card of the deck that somebody knows"


def _cards(state: RomeState) -> Iterator[str]:
    """Conservation: every troop and ship card is in an army, a navy, the reserve stack or its pack."""
    hired = Counter(state.packs)
    for side, holding in state.factions.items():
        own = Counter(holding.reserve)
        for army in state.armies.values():
            if army.owner == side:
                for kind in army.cards:
                    (hired if TROOPS[kind].is_mercenary else own)[kind] += 1
        for navy in state.navies.values():
            if navy.owner == side:
                own.update(navy.ships)
        captured = Counter({k: n for k, n in own.items() if k in SHIPS and SHIPS[k].faction != side})
        own -= captured
        if any(own[k] != n for k, n in _PRINTED[side].items() if k in TROOPS) or any(
            k not in _PRINTED[side] for k in own
        ):
            yield f"{side}: cards are lost or made"
    if +hired != _HIRED:
        yield "mercenary cards are lost or made"
    ships: Counter[str] = Counter()
    for navy in state.navies.values():
        ships.update(navy.ships)
    for holding in state.factions.values():
        ships.update({k: n for k, n in holding.reserve.items() if k in SHIPS})
    if any(ships[k] != s.count for k, s in SHIPS.items() if s.faction in state.players):
        yield "ship cards are lost or made"


def _generals(state: RomeState) -> Iterator[str]:
    for side, holding in state.factions.items():
        own = [army.general for army in state.armies.values() if army.owner == side and army.general]
        if sorted((*own, *holding.generals, *holding.spare)) != sorted(FACTIONS[side].generals):
            yield f"{side}: generals are lost or made"


def _armies(state: RomeState) -> Iterator[str]:
    moving = next((f.side for f in state.frames if isinstance(f, CampaignTurn)), "")
    fighting = any(type(f).__struct_config__.tag == "land_battle" for f in state.frames)
    count: Counter[str] = Counter()
    places: Counter[tuple[str, str]] = Counter()
    for army_id, army in state.armies.items():
        count[army.owner] += 1
        if list(army.cards) != sorted(army.cards):
            yield f"{army_id}: cards out of order"
        if too_large(army.cards) and army.owner != moving:
            yield f"{army_id} is too large: {army.cards}"
        if army.is_placed and army.group_card_count(MAIN) < BOUNDS[MAIN][0] and not fighting:
            yield f"{army_id} should be destroyed: {army.cards}"
        if army.at:
            places[army.owner, army.at] += 1
    for (owner, at), n in places.items():
        if n > 1 and owner != moving:
            yield f"{owner} has {n} armies in {at}"
    for side in state.players:
        if count[side] > LIMITS["armies"]:
            yield f"{side} has {count[side]} armies"
        if sum(navy.owner == side for navy in state.navies.values()) > LIMITS["navies"]:
            yield f"{side} has too many navies"


def _places(state: RomeState) -> Iterator[str]:
    for army_id, army in state.armies.items():
        if (army.at and army.at not in REGIONS) or (army.at and army.navy):
            yield f"{army_id} is nowhere"
        if army.navy and army.navy not in state.navies:
            yield f"{army_id} is aboard nothing"
    carrying = [army.navy for army in state.armies.values() if army.navy]
    if len(set(carrying)) < len(carrying):
        yield "a navy carries two armies"
    for navy_id, navy in state.navies.items():
        if (navy.sea and navy.sea not in SEAS) or (navy.sea and navy.port) or not navy.ships:
            yield f"{navy_id} is nowhere, or has no ships"
        if len(navy.ships) > LIMITS["ships_per_navy"]:
            yield f"{navy_id} has too many ships"
    for agent_id, agent in state.agents.items():
        if agent.at not in REGIONS or agent.owner not in state.players:
            yield f"{agent_id} is nowhere"
    for side in state.players:
        if sum(agent.owner == side for agent in state.agents.values()) > LIMITS["agents_max"]:
            yield f"{side} has too many agents"
