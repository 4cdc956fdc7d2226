"""INCOME: what regions, linked markets and developments yield in the Taxation Phase, as the board stands now."""

from engine.games.total_war_rome.board.regions import port_markets
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import REGIONS, border_id
from engine.kernel.state import Side

NOTHING = 2  # unrest markers from which on a region yields nothing


def tax_by_region(state: RomeState, side: Side) -> dict[str, int]:
    """Return what each of a faction's regions brings in taxes now, 1 gold for a linked market included; with
    `development_tax` it is all but the events of the phase and Ancient Wonders."""
    linked = linked_markets(state, side)
    return {region: gold + (region in linked) for region, gold in region_yields(state, side).items()}


def region_yields(state: RomeState, side: Side) -> dict[str, int]:
    """Return the gold of each of a faction's regions: one unrest marker halves it (rounded down), two leave nothing;
    besieged regions give none (Taxation Phase; Besieging 1; ruling 88)."""
    scopes = [(str(e["scope"]), int(str(e["value"]))) for e in state.effects(side, "ignore_unrest")]
    beset = _beset(state)
    out = {}
    for region in state.controlled_regions(side):
        unrest = state.regions[region].unrest
        if unrest:
            ignored = max((n for scope, n in scopes if scope == "all" or REGIONS[region].home == side), default=0)
            unrest = max(0, unrest - ignored)
        none = unrest >= NOTHING or (region in beset and state.is_besieged(region))
        out[region] = 0 if none else REGIONS[region].gold // (2 if unrest else 1)
    return out


def region_yield_shortfall(state: RomeState, side: Side) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """Return how much less than is printed a faction's regions yield, in which there is unrest that matters, and which
    of the others are besieged."""
    yields, beset = region_yields(state, side), _beset(state)
    poor = [region for region, gold in yields.items() if gold < REGIONS[region].gold]
    missing = sum(REGIONS[region].gold - yields[region] for region in poor)
    besieged = tuple([region for region in poor if region in beset and state.is_besieged(region)])
    return missing, tuple([region for region in poor if region not in besieged]), besieged


def total_region_tax(state: RomeState, side: Side, blighted: set[str]) -> int:
    """Return the gold of all a faction's regions; blighted ones give none."""
    return sum(gold for region, gold in region_yields(state, side).items() if region not in blighted)


def linked_markets(state: RomeState, side: Side) -> set[str]:
    """Return a faction's regions whose markets are linked, worth 1 gold each: a chain of roads through its regions
    leads to another of its own; with Peaceful Agriculture an adjacent market is enough (ruling 90). A besieged one
    brings nothing, but another may be linked to it (Besieging 1)."""
    markets = {region for region in state.controlled_regions(side) if state.regions[region].market}
    if len(markets) < 2:
        return set()
    near = state.working_development_count(side, "peaceful_agriculture") > 0
    return {
        r
        for r in markets - {region for region in markets & _beset(state) if state.is_besieged(region)}
        if (near and not markets.isdisjoint(REGIONS[r].neighbours)) or _linked(state, side, r, markets)
    }


def _beset(state: RomeState) -> set[str]:
    """Return where armies lay siege: only there can a region be besieged."""
    return {army.at for army in state.armies.values() if army.siege}


def _linked(state: RomeState, side: Side, start: str, markets: set[str]) -> bool:
    reached, ring = {start}, [start]
    while ring:
        here = ring.pop()
        for other in REGIONS[here].neighbours:
            if other not in reached and state.regions[other].owner == side and border_id(here, other) in state.roads:
                if other in markets:
                    return True
                reached.add(other)
                ring.append(other)
    return False


def development_tax(state: RomeState, side: Side) -> int:
    """Return the gold that developments add in the Taxation Phase."""
    gold = state.effects_total(side, "tax_bonus")
    for effect in state.effects(side, "tax_bonus_if_control_any"):
        regions: list[str] = effect["regions"]  # type: ignore[assignment]
        if any(state.regions[region].owner == side for region in regions):
            gold += int(str(effect["value"]))
    for effect in state.effects(side, "tax_per_port_market"):
        gold += min(int(str(effect["maximum"])), int(str(effect["value"])) * port_markets(state, side))
    return gold
