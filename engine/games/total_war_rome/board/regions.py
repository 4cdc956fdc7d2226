"""Regions and gold: who controls what, markers and improvements, and every coin that moves."""

from typing import Any

import msgspec

from engine.games.total_war_rome.board.armies import set_board
from engine.games.total_war_rome.events.board import GoldMoved, ImprovementLost, RegionTaken, UnrestPlaced
from engine.games.total_war_rome.state import Land, RomeState
from engine.games.total_war_rome.tables import MERCENARY, REGIONS, TROOPS
from engine.kernel.play import Play
from engine.kernel.state import Side

MARKET, BARRACKS, WALLS, WONDER = "market", "barracks", "walls", "wonder"
DETERIORATION = (WALLS, BARRACKS, MARKET)  # Besieging a Garrisoned Region 3


def set_land(state: RomeState, region: str, **fields: Any) -> Land:
    """Replace fields of a region."""
    land = msgspec.structs.replace(state.regions[region], **fields)
    state.regions = {**state.regions, region: land}
    return land


def improvements_by_loss_order(land: Land) -> tuple[str, ...]:
    """Return the improvements of a region in the order in which a siege destroys them, wonders last."""
    return tuple(what for what in (*DETERIORATION, WONDER) if getattr(land, what))


def transfer_gold(play: Play[RomeState], frm: Side, to: Side, gold: int, why: str) -> None:
    """Move gold from one faction to another; "" is the bank."""
    if not gold:
        return
    state = play.state
    for side, change in ((frm, -gold), (to, gold)):
        if side:
            set_board(state, side, gold=state.factions[side].gold + change)
    play.emit(GoldMoved(frm=frm, to=to, gold=gold, why=why))


def add_unrest(play: Play[RomeState], region: str, markers: int) -> None:
    """Place unrest markers, or remove them (negative). A region with barracks is immune to new ones (Barracks)."""
    land = play.state.regions[region]
    if markers > 0 and land.barracks:
        return
    total = max(0, land.unrest + markers)
    set_land(play.state, region, unrest=total)
    play.emit(UnrestPlaced(region=region, markers=total - land.unrest, total=total))


def take_region(play: Play[RomeState], region: str, owner: Side, how: str) -> None:
    """Give a region to a faction ("": independent): improvements stay, unrest markers go (ruling 34)."""
    before = play.state.regions[region].owner
    set_land(play.state, region, owner=owner, unrest=0)
    play.emit(RegionTaken(region=region, owner=owner, before=before, how=how))


def remove_improvement(play: Play[RomeState], region: str, what: str, why: str = "") -> None:
    """Remove an improvement from a region. why: as in `ImprovementLost`."""
    set_land(play.state, region, **{what: False})
    play.emit(ImprovementLost(region=region, what=what, why=why))


def garrison_dice(state: RomeState, region: str) -> int:
    """Return how many dice the garrison of a region rolls: gold value + 1, one more for barracks, one more with Oppida
    in its controller's own home regions; 0 without a garrison (Assaulting Garrisoned Regions 4)."""
    if not state.is_garrisoned(region):
        return 0
    land, printed = state.regions[region], REGIONS[region]
    oppida = state.effects_total(land.owner, "home_garrison_die") if land.owner and land.owner == printed.home else 0
    return printed.gold + 1 + land.barracks + oppida


def has_easier_garrison(state: RomeState, side: Side, region: str) -> bool:
    """Return whether a garrison rolls YELLOW dice against a faction, not RED: it would reconquer its own home region,
    or has siegecraft (Assaulting Garrisoned Regions 7, ruling 30)."""
    return REGIONS[region].home == side or bool(state.working_development_count(side, "siegecraft"))


def port_markets(state: RomeState, side: Side) -> int:
    """Return how many markets at unbesieged ports a faction has (Trade, Market; ruling 80)."""
    lands = state.regions.items()
    return sum(land.market and REGIONS[r].port and not state.is_besieged(r) for r, land in lands if land.owner == side)


def troop_cost(state: RomeState, side: Side, kind: str) -> int:
    """Return what a troop card costs a faction: the price on the card, mercenaries less with Mercenary Contracts."""
    troop = TROOPS[kind]
    cost = troop.cost or 0
    if troop.faction == MERCENARY:
        return max(1, cost - state.effects_total(side, "mercenary_discount"))
    return cost


def is_cut_off_from_recruiting(state: RomeState, side: Side, region: str) -> bool:
    """Return whether a faction may not recruit into a region because it is its own and besieged. Who besieges it, and
    an ally who stands there, may (Besieging 2)."""
    return bool(region) and state.regions[region].owner == side and state.is_besieged(region)
