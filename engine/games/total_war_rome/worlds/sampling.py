"""A world that agrees with all that a seat may know, drawn whatever is true: hands, initiative cards, armies, navies,
generals, the cards of a battle."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from engine.games.total_war_rome.battle.land.battlefield import BOTH, armies_of
from engine.games.total_war_rome.board.armies import set_army, set_board
from engine.games.total_war_rome.board.navies import set_navy
from engine.games.total_war_rome.campaign.movement import ARMY_MU, EXHAUSTED, FORCED_MARCHER
from engine.games.total_war_rome.forecast.plausible_armies import Cards
from engine.games.total_war_rome.frames.campaign import AssaultRoll, CampaignTurn
from engine.games.total_war_rome.secrets import army_cards_offered_to, deal_initiative_anew, knows_army, sides_of
from engine.games.total_war_rome.state import MERCENARIES, Army, RomeState
from engine.games.total_war_rome.tables import GENERALS, SHIPS, has_trait
from engine.games.total_war_rome.traces import EXCHANGED, SHOWN, Record, Trace
from engine.games.total_war_rome.worlds.hidden_cards import HiddenArmy, drawn_armies, printed_stock
from engine.games.total_war_rome.worlds.hidden_hosts import (
    Fighting,
    fighting_army,
    land_battle_under_way,
    lay_out_again,
    resample_offered_cards,
    seal_again,
)
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.prompts import MUST
from engine.kernel.state import Side
from engine.kernel.zones import seat_mask


def sampled_world(state: RomeState, seat: str, lots: UnverifiedRandom) -> RomeState:
    """Return a world that agrees with all that `seat` may know. Each deal of the action cards, initiative cards, ships
    and generals that it does not know is as likely; armies are as likely as its odds take them to be. What others plan
    or have answered in secret is still to come."""
    new, own = state.copy(), sides_of(state, seat)
    new.cards.sample(seat_mask(state.seats, seat), lots)
    deal_initiative_anew(new, own, lots)
    for side in new.players:
        if side not in own:
            _draw_armies(new, side, own, lots)
            _draw_generals(new, side, lots)
    _draw_ships(new, own, lots)
    seal_again(new, own, lots)
    if new.pending is not None and new.pending.kind != MUST:
        new.pending.answers = {
            side: answer for side, answer in new.pending.answers.items() if new.pending.seats[side] == seat
        }
    return new


# Armies


def _draw_armies(state: RomeState, side: Side, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Draw the cards of all armies of a faction that the factions `own` do not know; the rest is its reserve stack."""
    armies = {army_id: army for army_id, army in state.armies.items() if army.owner == side}
    hidden = [army_id for army_id, army in armies.items() if not knows_army(army, own)]
    fights = _fighting(state, hidden, own)
    hired = _hired(armies, [one for one in hidden if one not in fights], own, lots)
    known = [_known_army(state, one, own, hired.get(one, _hired_of(armies[one])), fights.get(one)) for one in hidden]
    stock = printed_stock(side)
    stock.subtract([kind for one, army in armies.items() if one not in hidden for kind in _own_of(army.cards)])
    drawn = dict(
        zip(hidden, drawn_armies(known, +stock, tuple(sorted(state.factions[side].developments)), lots), strict=True)
    )
    for unseen, one in zip(known, hidden, strict=True):
        set_army(state, one, cards=tuple(sorted((*drawn[one], *unseen.hired))))
    _follow_up(state, drawn, own, lots)
    for one, army in armies.items():
        _forget(state, one, own, army.record)
    left = stock - Counter([kind for cards in drawn.values() for kind in cards])
    ships = {kind: n for kind, n in state.factions[side].reserve.items() if kind in SHIPS}
    set_board(state, side, reserve=dict(sorted({**ships, **left}.items())))


def _fighting(state: RomeState, hidden: Iterable[str], own: Sequence[Side]) -> dict[str, Fighting]:
    """Return what is seen of those of the armies that fight now."""
    battle = land_battle_under_way(state)
    if battle is None:
        return {}
    return {
        one: fighting_army(state, battle, n, one, own) for n in BOTH for one in armies_of(battle, n) if one in hidden
    }


def _known_army(
    state: RomeState, army_id: str, own: Sequence[Side], hired: Cards, fights: Fighting | None
) -> HiddenArmy:
    army = state.armies[army_id]
    known = _own_of(fights.seen if fights is not None else army_cards_offered_to(state, army_id, own))
    moving = any(isinstance(frame, CampaignTurn) and frame.side == army.owner for frame in state.frames)
    full = ARMY_MU + FORCED_MARCHER * has_trait(army.general, "forced_marcher") + army.bonus
    return HiddenArmy(
        owner=army.owner,
        count=len(army.cards),
        hired=hired,
        record=record_known_to(army.record, own),
        known=known,
        apart=tuple([apart for _, apart in fights.waiting]) if fights is not None else (),
        declared=fights is not None and fights.declared,
        is_swift=full < army.spent < EXHAUSTED,
        is_placed=army.is_placed,
        is_moving=moving,
    )


def _hired_of(army: Army) -> Cards:
    return tuple([kind for kind in army.cards if kind in MERCENARIES])


def _own_of(cards: Iterable[str]) -> Cards:
    return tuple([kind for kind in cards if kind not in MERCENARIES])


def _hired(
    armies: dict[str, Army], hidden: Iterable[str], own: Sequence[Side], lots: UnverifiedRandom
) -> dict[str, Cards]:
    """Return the mercenaries of armies that have exchanged cards out of sight: which joined and left is public (ruling
    102), but not which went from one army to another."""
    mixed = [
        one for one in hidden if any(trace.what == EXCHANGED for trace in record_known_to(armies[one].record, own))
    ]
    pool = lots.shuffled(sorted(kind for one in mixed for kind in _hired_of(armies[one])))
    found: dict[str, Cards] = {}
    for one in mixed:
        count = armies[one].mercenary_card_count
        found[one], pool = tuple(sorted(pool[:count])), pool[count:]
    return found


def _follow_up(state: RomeState, drawn: dict[str, Cards], own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Let offers, battles and assaults under way be of the cards that were drawn."""
    battle = land_battle_under_way(state)
    for n in BOTH if battle is not None else ():
        assert battle is not None  # noqa: S101 - see the loop
        if any(one in drawn for one in armies_of(battle, n)):
            lay_out_again(state, battle, n, drawn, own, lots)
    for one in drawn:
        resample_offered_cards(state, one, army_cards_offered_to(state, one, own), lots)
    for frame in state.frames:
        if isinstance(frame, AssaultRoll) and frame.army in drawn and frame.cards:
            cards = state.armies[frame.army].cards
            frame.cards = tuple(sorted((cards * len(frame.cards))[: len(frame.cards)]))


# What is known of armies


def record_known_to(record: Record, own: Sequence[Side]) -> Record:
    """Return what some factions may know of an army's course: without what others alone were shown."""
    return tuple(
        [
            msgspec.structs.replace(trace, other=record_known_to(trace.other, own)) if trace.other else trace
            for trace in record
            if trace.what != SHOWN or not trace.sides or any(side in own for side in trace.sides)
        ]
    )


def _forget(state: RomeState, army_id: str, own: Sequence[Side], record: Record) -> None:
    """Leave out of an army's course what its seat has not heard of; who else knows its cards knows those that were
    drawn."""
    army, heard = state.armies[army_id], record_known_to(record, own)
    others = tuple([side for side, _ in army.seen if side not in own])
    if others and not knows_army(army, own):
        heard = (*heard, Trace(SHOWN, kinds=army.cards, sides=others))
    set_army(state, army_id, record=heard)


# Generals and ships


def _draw_generals(state: RomeState, side: Side, lots: UnverifiedRandom) -> None:
    """Let generals off the board be any that are not seen on it (ruling 101)."""
    holding = state.factions[side]
    waiting = [a for a, army in state.armies.items() if army.owner == side and army.general and not army.is_placed]
    hidden = [*holding.generals, *holding.spare, *[state.armies[a].general for a in waiting]]
    pool = lots.shuffled(sorted(hidden))
    for army_id in waiting:
        set_army(state, army_id, general=pool.pop())
    spare = tuple([pool.pop() for _ in holding.spare])
    ranked = tuple(sorted(pool, key=lambda general: (GENERALS[general].stars, general)))
    set_board(state, side, spare=spare, generals=ranked)


def _draw_ships(state: RomeState, own: Sequence[Side], lots: UnverifiedRandom) -> None:
    """Draw the ships of navies that the factions `own` do not know, whose first owners all know: each ship card that
    may be there is as likely."""
    unseen = [
        navy_id
        for navy_id, navy in state.navies.items()
        if navy.owner not in own and not any(side in own for side, _ in navy.seen)
    ]
    drawn: dict[str, list[str]] = {navy_id: [] for navy_id in unseen}
    for builder in state.players:
        pool = lots.shuffled(_ships_unseen(state, builder, unseen, own))
        for navy_id in unseen:
            for _ in [kind for kind in state.navies[navy_id].ships if SHIPS[kind].faction == builder]:
                drawn[navy_id].append(pool.pop())
    for navy_id in unseen:
        set_navy(state, navy_id, ships=tuple(sorted(drawn[navy_id])))
    for side in [one for one in state.players if one not in own]:
        left = Counter({kind: ship.count for kind, ship in SHIPS.items() if ship.faction == side})
        left.subtract([kind for navy in state.navies.values() for kind in navy.ships if SHIPS[kind].faction == side])
        troops = {kind: n for kind, n in state.factions[side].reserve.items() if kind not in SHIPS}
        set_board(state, side, reserve=dict(sorted({**troops, **+left}.items())))


def _ships_unseen(state: RomeState, builder: Side, unseen: Sequence[str], own: Sequence[Side]) -> list[str]:
    """Return the ship cards of a faction that may be in navies that are not known, those last that could not be built
    yet."""
    left = Counter({kind: ship.count for kind, ship in SHIPS.items() if ship.faction == builder})
    for navy_id, navy in state.navies.items():
        if navy_id not in unseen:
            left.subtract([kind for kind in navy.ships if SHIPS[kind].faction == builder])
    if builder in own:
        left.subtract({kind: n for kind, n in state.factions[builder].reserve.items() if kind in SHIPS})
    built = state.factions[builder].developments
    able = [k for k in sorted((+left).elements()) if not SHIPS[k].needs or SHIPS[k].needs in built]
    count = sum([SHIPS[kind].faction == builder for one in unseen for kind in state.navies[one].ships])
    return able if len(able) >= count or not able else sorted((+left).elements())
