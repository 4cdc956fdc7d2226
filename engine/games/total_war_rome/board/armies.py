"""Universal Rules 2 to 7: what an army may hold, and every change of its cards.

All cards of a faction are always somewhere: in an army, a navy, or the reserve stack; mercenaries in an army or their
pack. These functions keep that so, and forget what others knew of an army that changes out of their sight.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from engine.games.total_war_rome.events.campaign import ArmyDestroyed, CardsLost, MercenaryJoined
from engine.games.total_war_rome.state import MERCENARIES, MOST_TROOPS, Army, Holding, RomeState
from engine.games.total_war_rome.tables import GENERALS, LIMITS, SHIPS, TROOPS
from engine.games.total_war_rome.traces import CAME, LOST, SHOWN, Record, Trace, record_with_additions
from engine.kernel.play import Play
from engine.kernel.state import Side

Cards = tuple[str, ...]
SMALL, LEGAL, LARGE = "small", "legal", "large"
MAIN, SKIRMISHER, ARTILLERY = "main", "skirmisher", "artillery"
BOUNDS: dict[str, tuple[int, int]] = {
    MAIN: tuple(LIMITS["main_battle"]),
    SKIRMISHER: tuple(LIMITS["skirmishers"]),
    ARTILLERY: tuple(LIMITS["artillery"]),
}
SWIFT = frozenset(k for k, t in TROOPS.items() if t.type in ("cavalry", "chariot", "cavalry_skirmisher"))
"""The kinds of troop cards that are quick: an army of these alone has more MU (ruling 15)."""
change = msgspec.structs.replace


def set_army(state: RomeState, army_id: str, **fields: Any) -> Army:
    """Replace fields of an army (not its cards: see `change_army_cards`)."""
    army = change(state.armies[army_id], **fields)
    state.armies[army_id] = army
    return army


def set_board(state: RomeState, side: Side, **fields: Any) -> Holding:
    """Replace fields of a faction board."""
    holding = change(state.factions[side], **fields)
    state.factions[side] = holding
    return holding


def change_army_cards(
    state: RomeState, army_id: str, cards: Iterable[str], *, sight: Iterable[Side] = (), traces: Record = ()
) -> Army:
    """Give an army other cards; only the factions of `sight` that knew it before still know it (ruling 103). traces:
    what everybody knows of the change; without any that so many cards came or were lost."""
    army, now = state.armies[army_id], tuple(sorted(cards))
    seen = army.seen
    if seen:
        keep = set(sight)
        seen = tuple([entry for entry in seen if entry[0] in keep])
    record = record_with_additions(army.record, *(traces or (_counted(army.cards, now),)))
    return set_army(state, army_id, cards=now, seen=seen, record=record)


def _counted(before: Cards, after: Cards) -> Trace:
    """Return what can be counted of a change: how many cards came or were lost, and how many mercenaries."""
    hired = [sum([kind in MERCENARIES for kind in cards]) for cards in (before, after)]
    more = len(after) - len(before)
    return Trace(CAME if more > 0 else LOST, abs(more), abs(hired[1] - hired[0]))


def make_army_known(state: RomeState, army_id: str, sides: Iterable[Side]) -> None:
    """Let factions know all cards of an army as of this round."""
    army = state.armies[army_id]
    others = [side for side in sides if side != army.owner]
    kept = [entry for entry in army.seen if entry[0] not in others]
    to = () if set(state.players) <= {*others, army.owner} else tuple(others)
    record = record_with_additions(army.record, Trace(SHOWN, kinds=army.cards, sides=to)) if others else army.record
    set_army(state, army_id, seen=tuple(sorted([*kept, *((side, state.round) for side in others)])), record=record)


def cards_without(cards: Iterable[str], gone: Iterable[str]) -> Cards:
    """Return a multiset of cards less some others, sorted."""
    left = sorted(cards)
    for kind in gone:
        if kind in left:
            left.remove(kind)
    return tuple(left)


def to_reserve(state: RomeState, side: Side, cards: Iterable[str]) -> None:
    """Put troop or ship cards where they go when they leave play: one's own into the reserve stack, captured ships into
    that of their first owner, mercenaries back to their pack, the four specials to the mercenary deck (rulings 61, 65,
    68)."""
    stacks: dict[Side, dict[str, int]] = {side: state.factions[side].reserve.copy()}
    for kind in cards:
        troop, ship = TROOPS.get(kind), SHIPS.get(kind)
        if troop is not None and troop.is_mercenary:
            state.packs = {**state.packs, kind: state.packs.get(kind, 0) + 1}
            continue
        owner = ship.faction if ship is not None else side
        stack = stacks[owner] if owner in stacks else stacks.setdefault(owner, state.factions[owner].reserve.copy())
        stack[kind] = stack.get(kind, 0) + 1
    for owner, reserve in stacks.items():
        set_board(state, owner, reserve=dict(sorted(reserve.items())))


def from_reserve(state: RomeState, side: Side, cards: Iterable[str]) -> None:
    """Take cards out of the reserve stack, mercenaries out of their pack."""
    reserve = state.factions[side].reserve.copy()
    for kind in cards:
        troop = TROOPS.get(kind)
        if troop is not None and troop.is_mercenary:
            state.packs = {**state.packs, kind: state.packs[kind] - 1}
        else:
            reserve[kind] = reserve.get(kind, 0) - 1
    set_board(state, side, reserve={kind: n for kind, n in sorted(reserve.items()) if n})


def available_card_count(state: RomeState, side: Side, kind: str) -> int:
    """Return how many cards of a kind can still be taken from the reserve stack or the pack."""
    troop = TROOPS.get(kind)
    if troop is not None and troop.is_mercenary:
        return state.packs.get(kind, 0)
    return state.factions[side].reserve.get(kind, 0)


def lose_cards(play: Play[RomeState], army_id: str, gone: Iterable[str], *, sight: Iterable[Side] = ()) -> None:
    """Take cards out of an army for good (ruling 102: their number and the mercenaries are public); an army left with
    fewer than two main battle cards is destroyed (Universal Rules 3)."""
    gone = tuple(gone)
    if not gone:
        return
    state = play.state
    army = state.armies[army_id]
    to_reserve(state, army.owner, gone)
    change_army_cards(state, army_id, cards_without(army.cards, gone), sight=sight)
    play.emit(CardsLost(owner=army.owner, seat=state.players[army.owner], army=army_id, count=len(gone), cards=gone))
    destroy_if_small(play, army_id)


def destroy_if_small(play: Play[RomeState], army_id: str) -> bool:
    """Destroy an army on the board that has fewer than two main battle cards (Universal Rules 3; rulings 9 and 10: an
    army space may hold one under construction). Return whether it was."""
    army = play.state.armies[army_id]
    if not army.is_placed or army.group_card_count(MAIN) >= BOUNDS[MAIN][0]:
        return False
    destroy_army(play, army_id)
    return True


def destroy_army(play: Play[RomeState], army_id: str) -> None:
    """Remove an army: all troop cards and the general go into the reserve (Universal Rules 3, ruling 9)."""
    state = play.state
    army = state.armies.pop(army_id)
    to_reserve(state, army.owner, army.cards)
    put_general_back(state, army.owner, army.general)
    play.emit(ArmyDestroyed(owner=army.owner, army=army_id, at=army.at))


def put_general_back(state: RomeState, side: Side, general: str) -> None:
    """Put a general card back into the reserve of generals."""
    if general:
        generals = state.factions[side].generals
        set_board(state, side, generals=tuple(sorted((*generals, general), key=_rank)))


def take_general(state: RomeState, side: Side, general: str) -> None:
    """Take a general card out of the reserve of generals."""
    generals = list(state.factions[side].generals)
    generals.remove(general)
    set_board(state, side, generals=tuple(generals))


def _rank(general: str) -> tuple[int, str]:
    return GENERALS[general].stars, general


@lru_cache(maxsize=4096)
def room_for_cards(cards: Cards, group: str) -> int:
    """Return how many more cards of a group fit into an army (Universal Rules 5)."""
    here = sum(TROOPS[kind].group == group for kind in cards)
    return max(0, min(BOUNDS[group][1] - here, MOST_TROOPS - len(cards)))


def has_room_for(cards: Cards, kind: str) -> bool:
    """Return whether one more card of this kind fits into an army."""
    return room_for_cards(cards, TROOPS[kind].group) > 0


def is_legal_army(cards: Cards) -> bool:
    """Return whether these cards are an army within all limits (Universal Rules 5)."""
    return _standing(cards) == LEGAL


def too_large(cards: Cards) -> bool:
    """Return whether an army is above a limit (it may still be too small)."""
    return _standing(cards) == LARGE


@lru_cache(maxsize=4096)  # an army is asked about again and again, and its cards seldom change
def _standing(cards: Cards) -> str:
    groups = [TROOPS[kind].group for kind in cards]
    if len(cards) > MOST_TROOPS or any(groups.count(g) > high for g, (_, high) in BOUNDS.items()):
        return LARGE
    return LEGAL if all(groups.count(g) >= low for g, (low, _) in BOUNDS.items()) else SMALL


def trim_army_to_limits(play: Play[RomeState], army_id: str) -> None:
    """Remove cards of an over-large army at random until it is legal (Universal Rules 5, ruling 12)."""
    gone: list[str] = []
    cards = play.state.armies[army_id].cards
    if not too_large(cards):
        return
    while too_large(cards):
        counts = Counter(TROOPS[kind].group for kind in cards)
        over = [g for g, (_, high) in BOUNDS.items() if counts[g] > high] or list(BOUNDS)
        kind = play.dice.pick("over the limit", [k for k in cards if TROOPS[k].group in over])
        gone.append(kind)
        cards = cards_without(cards, (kind,))
    lose_cards(play, army_id, gone)


def army_in(state: RomeState, region: str, side: Side) -> str:
    """Return a faction's army in a region, "" for none: outside of its own campaign turn it has one there at most."""
    return next((a for a in state.armies_at(region) if state.armies[a].owner == side), "")


def free_army_space(state: RomeState, side: Side) -> str:
    """Return the id of a free army space, "" if all four are taken (Universal Rules 7)."""
    ids = (f"{side}_{n}" for n in range(1, LIMITS["armies"] + 1))
    return next((army_id for army_id in ids if army_id not in state.armies), "")


def join_mercenary(play: Play[RomeState], army_id: str, unit: str) -> None:
    """Let a mercenary card join an army before all eyes: an agent's action names it, a pack lies open (ruling 94)."""
    state = play.state
    army = state.armies[army_id]
    from_reserve(state, army.owner, (unit,))
    change_army_cards(state, army_id, (*army.cards, unit), traces=(Trace(CAME, 1, 1, kinds=(unit,)),))
    play.emit(MercenaryJoined(owner=army.owner, seat=state.players[army.owner], army=army_id, unit=unit))
