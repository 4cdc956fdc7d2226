"""What a seat, or the public, may know of a game of Total War: Rome: built field by field, never by removing."""

import msgspec

from engine.games.total_war_rome.battle.view import BattleView, battle_view
from engine.games.total_war_rome.board.regions import garrison_dice, has_easier_garrison
from engine.games.total_war_rome.campaign.movement import army_mu, navy_mu
from engine.games.total_war_rome.frames.rounds import InitiativePhase
from engine.games.total_war_rome.income import development_tax, tax_by_region
from engine.games.total_war_rome.secrets import knows_army, sides_of
from engine.games.total_war_rome.state import DECK, DISCARD, Agent, Army, Land, Navy, RomeState, hand_zone
from engine.games.total_war_rome.victory import trigger_point
from engine.kernel.state import Side
from engine.kernel.zones import PUBLIC, seat_mask


class FactionView(msgspec.Struct, frozen=True, kw_only=True):
    """A faction board. None: the viewer does not know it (reserve stack, spare generals, initiative card). `income`:
    the gold that the next Taxation Phase brings as the board stands now, without events and Ancient Wonders."""

    side: Side
    seat: str
    gold: int
    vp: int
    hand_size: int
    developments: dict[str, int]
    spare_count: int
    income: int = 0
    initiative: int | None = None
    reserve: dict[str, int] | None = None
    spare: tuple[str, ...] | None = None
    generals: tuple[str, ...] | None = None
    shown: tuple[str, ...] = ()  # of another's hand, the cards that the viewer knows


class ArmyView(msgspec.Struct, frozen=True, kw_only=True):
    """An army: how many cards and mercenaries is public, the cards only to its owner and to whom they were shown.
    `mu`: its MU left, known to the owner only, since it tells of its troops."""

    id: str
    owner: Side
    at: str
    navy: str
    general: str | None
    count: int
    mercenaries: int
    siege: bool
    spent: int
    cards: tuple[str, ...] | None = None
    seen: int = 0  # the round in which the viewer saw the cards
    mu: int | None = None


class NavyView(msgspec.Struct, frozen=True, kw_only=True):
    """A navy."""

    id: str
    owner: Side
    sea: str
    port: str
    count: int
    carries: str
    ships: tuple[str, ...] | None = None
    mu: int | None = None


class RomeView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one viewer; `seat` None is the public. `yields`: the gold that each controlled region would
    bring in taxes now, its linked market included; `garrisons`: how many dice each garrison rolls; `eased`: where they
    are YELLOW against the viewer."""

    seat: str | None
    sides: tuple[Side, ...]
    round: int
    last_round: int
    phase: str
    turn: Side
    order: tuple[Side, ...]
    final: bool
    trigger: int
    factions: dict[Side, FactionView]
    regions: dict[str, Land]
    besieged: tuple[str, ...]
    roads: tuple[str, ...]
    armies: dict[str, ArmyView]
    navies: dict[str, NavyView]
    agents: dict[str, Agent]
    relations: dict[str, str]
    packs: dict[str, int]
    deck_size: int
    discards: tuple[str, ...]
    hand: tuple[str, ...] = ()
    battle: BattleView | None = None
    plan: tuple[str, ...] = ()
    winners: tuple[Side, ...] = ()
    yields: dict[str, int] = {}
    garrisons: dict[str, int] = {}
    eased: tuple[str, ...] = ()
    options: dict[str, str] = {}  # how this table reads the rules


def view_of(state: RomeState, seat: str | None) -> RomeView:
    """Return what `seat`, or the public (None), may know."""
    own = sides_of(state, seat)
    taxes = {side: tax_by_region(state, side) for side in state.players}
    return RomeView(
        seat=seat,
        sides=own,
        round=state.round,
        last_round=int(state.options["last_round"]),
        phase=state.phase,
        turn=next((f.side for f in state.frames if hasattr(f, "side")), ""),
        order=state.order,
        final=state.final,
        trigger=trigger_point(state),
        factions={side: _faction(state, side, own, sum(taxes[side].values()), seat) for side in state.players},
        regions=state.regions,
        besieged=tuple(region for region in state.regions if state.is_besieged(region)),
        roads=tuple(sorted(state.roads)),
        armies={army_id: _army(state, army_id, army, own) for army_id, army in state.armies.items()},
        navies={navy_id: _navy(state, navy_id, navy, own) for navy_id, navy in state.navies.items()},
        agents=state.agents,
        relations=state.relations,
        packs=state.packs,
        deck_size=len(state.cards.zones[DECK]),
        discards=tuple(sorted(state.cards.zones[DISCARD])),
        hand=tuple(sorted(card for side in own for card in state.cards.zones[hand_zone(side)])),
        battle=battle_view(state, own),
        plan=next((state.plans[side] for side in own if side in state.plans), ()),
        winners=state.outcome.winners if state.outcome else (),
        yields={region: gold for lands in taxes.values() for region, gold in lands.items()},
        garrisons={region: dice for region in state.regions if (dice := garrison_dice(state, region))},
        eased=tuple(region for region, land in state.regions.items() if _eased(state, own, region, land.owner)),
        options=dict(state.options),
    )


def _eased(state: RomeState, own: tuple[Side, ...], region: str, owner: Side) -> bool:
    """Return whether a garrison that may have to be assaulted rolls YELLOW dice against one of these factions."""
    return state.is_garrisoned(region) and any(
        side != owner and has_easier_garrison(state, side, region) for side in own
    )


def _faction(state: RomeState, side: Side, own: tuple[Side, ...], tax: int, seat: str | None) -> FactionView:
    holding = state.factions[side]
    mine = side in own
    viewer = PUBLIC if seat is None else seat_mask(state.seats, seat)
    phase = next((f for f in state.frames if isinstance(f, InitiativePhase)), None)
    hidden = phase is not None and not phase.bids and not mine
    return FactionView(
        side=side,
        seat=state.players[side],
        gold=holding.gold,
        vp=holding.vp,
        hand_size=len(state.cards.zones[hand_zone(side)]),
        developments=holding.developments,
        spare_count=len(holding.spare),
        income=tax + development_tax(state, side),
        initiative=None if hidden else holding.initiative,
        reserve=holding.reserve if mine else None,
        spare=holding.spare if mine else None,
        generals=holding.generals if mine else None,
        shown=() if mine else tuple(sorted(state.cards.seen(hand_zone(side), viewer))),
    )


def _army(state: RomeState, army_id: str, army: Army, own: tuple[Side, ...]) -> ArmyView:
    known = knows_army(army, own)
    mine = army.owner in own
    return ArmyView(
        id=army_id,
        owner=army.owner,
        at=army.at,
        navy=army.navy,
        general=army.general if mine or army.is_placed else None,
        count=len(army.cards),
        mercenaries=army.mercenary_card_count,
        siege=army.siege,
        spent=army.spent,
        cards=army.cards if known else None,
        seen=max((n for side, n in army.seen if side in own), default=0),
        mu=army_mu(army) if mine else None,
    )


def _navy(state: RomeState, navy_id: str, navy: Navy, own: tuple[Side, ...]) -> NavyView:
    mine = navy.owner in own
    known = mine or any(side in own for side, _ in navy.seen)
    return NavyView(
        id=navy_id,
        owner=navy.owner,
        sea=navy.sea,
        port=navy.port,
        count=len(navy.ships),
        carries=state.carried_by(navy_id),
        ships=navy.ships if known else None,
        mu=navy_mu(state, navy) if mine else None,
    )
