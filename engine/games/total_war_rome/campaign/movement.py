"""CAMPAIGN PHASE, Placing Armies and Navies on the Board, Moving Armies and Navies: movement units and ways."""

from collections.abc import Container, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.games.total_war_rome.board.armies import SWIFT, is_legal_army
from engine.games.total_war_rome.board.regions import is_cut_off_from_recruiting
from engine.games.total_war_rome.state import ENEMY, Army, Navy, RomeState
from engine.games.total_war_rome.tables import (
    BORDERS,
    FACTIONS,
    MOUNTAIN,
    REGIONS,
    RIVER,
    SEAS,
    has_trait,
)
from engine.kernel.choices import Given
from engine.kernel.state import Side

MOUNTED_MU, ARMY_MU, NAVY_MU = 5, 3, 4
ROAD_REGIONS = 3  # regions along roads for one MU
FORCED_MARCHER = 1
EXHAUSTED = 99  # MU spent by one who may not move any more this turn
HARD = (RIVER, MOUNTAIN)
PLACING_GOLD = 2  # gold value of a conquered region where an army may be placed


# Placing


def placing_regions(state: RomeState, side: Side, armies: Mapping[str, Army]) -> Iterator[str]:
    """Yield where a faction may place an army: a home region without another of its armies, a conquered region of 2
    gold or more, or a controlled region with barracks (ruling 136); not besieged, no enemy army there (ruling 13).
    armies: the faction's own."""
    own = [army.at for army in armies.values()]
    sieges = state.besieged_regions()
    hostile = {army.at for army in state.armies.values() if state.status(army.owner, side) == ENEMY}
    for region in state.controlled_regions(side):
        if region in hostile or region in sieges:
            continue
        printed = REGIONS[region]
        rich = printed.gold >= PLACING_GOLD and printed.home != side
        if rich or state.regions[region].barracks or (printed.home == side and region not in own):
            yield region


def can_place(army: Army) -> bool:
    """Return whether an army may be placed: it has a general and legal cards (Universal Rules 5, ruling 10)."""
    return not army.at and not army.navy and bool(army.general) and is_legal_army(army.cards)


def placing_ports(state: RomeState, side: Side) -> list[str]:
    """Return the ports of controlled home regions that nobody besieges, where new navies start (Placing; rulings 14
    and 130)."""
    ports = [r for r in FACTIONS[side].home if REGIONS[r].port and state.regions[r].owner == side]
    return [port for port in ports if not is_cut_off_from_recruiting(state, side, port)]


# Movement units


def army_mu(army: Army) -> int:
    """Return the MU that an army has left this turn: 5 if it is only cavalry and chariots, else 3."""
    return _full_mu(army.cards, army.general) + army.bonus - army.spent


@lru_cache(maxsize=4096)
def _full_mu(cards: tuple[str, ...], general: str) -> int:
    mounted = bool(cards) and SWIFT.issuperset(cards)
    return (MOUNTED_MU if mounted else ARMY_MU) + FORCED_MARCHER * has_trait(general, "forced_marcher")


def navy_mu(state: RomeState, navy: Navy) -> int:
    """Return the MU that a navy has left this turn."""
    return NAVY_MU + state.effects_total(navy.owner, "navy_mu") + navy.bonus - navy.spent


def can_still_sail(state: RomeState, navy: Navy) -> bool:
    """Return whether a navy has any MU left this turn."""
    left = NAVY_MU + navy.bonus - navy.spent
    return left > 0 or left + state.effects_total(navy.owner, "navy_mu") > 0  # developments never take MU


def landing_cost(state: RomeState, side: Side) -> int:
    """Return the MU that army and navy each spend to embark or disembark (Movement Modifiers)."""
    return 0 if state.working_development_count(side, "free_embark") else 1


def leg_cost(state: RomeState, army: Army, frm: str, to: str, roads: int) -> tuple[int, int]:
    """Return the MU of a leg and the road borders that this MU still covers: up to three regions along roads for one,
    across anything; else 1, and 1 more across a river or mountain range (Movement Modifiers, ruling 16)."""
    if BORDERS[frm][to] in state.roads:
        return (0, roads - 1) if roads else (1, ROAD_REGIONS - 1)
    hard = REGIONS[frm].neighbours[to] in HARD and not has_trait(army.general, "pathfinder")
    return 1 + hard, 0


# Leave of allies


def holder_of_place(state: RomeState, to: str) -> Side:
    """Return who controls a region, or whose navy it is, "" if nobody does or it is gone."""
    if to in state.regions:
        return state.regions[to].owner
    return state.navies[to].owner if to in state.navies else ""


def asks_leave(state: RomeState, side: Side, to: str) -> bool:
    """Return whether a region or navy is an ally's, who is asked before an army enters (rulings 19, 39 and 135)."""
    host = holder_of_place(state, to)
    return host != side and state.are_allied(host, side)


# Ways over land


def regions_with_strangers(state: RomeState, friends: Container[Side]) -> frozenset[str]:
    """Return the regions where armies stand that are none of a faction's `friends` (its `allies`). Only for
    membership."""
    return frozenset([army.at for army in state.armies.values() if army.at and army.owner not in friends])


def armies_met_at(state: RomeState, side: Side, region: str) -> list[str]:
    """Return the armies in a region that are no ally's: entering means meeting them."""
    return [a for a, army in state.armies.items() if army.at == region and not state.are_allied(army.owner, side)]


def enemies_at(state: RomeState, side: Side, region: str) -> list[str]:
    """Return the armies of declared enemies in a region."""
    return [a for a in armies_met_at(state, side, region) if state.status(state.armies[a].owner, side) == ENEMY]


def is_entering_peaceful(state: RomeState) -> bool:
    """Return whether at this table entering a region is no attack yet (ruling 20, second reading)."""
    return state.options.get("entering") == "until_fight"


def resisted_by(state: RomeState, side: Side, region: str) -> list[str]:
    """Return the armies that must be met on entering a region: in one's own and an ally's only enemies (Moving Armies),
    elsewhere all that are no ally's. In the second reading of ruling 20 neutral and friendly ones are met only where
    the region itself must be conquered at once."""
    if state.are_allied(state.regions[region].owner, side) or (
        is_entering_peaceful(state) and state.is_garrisoned(region)
    ):
        return enemies_at(state, side, region)
    return armies_met_at(state, side, region)


def sides_attacked_in(state: RomeState, side: Side, region: str, *, betrays: bool = False) -> list[Side]:
    """Return whom an army attacks by entering a region: who controls it and whose armies stand in it, but for allies
    (ruling 20); in its second reading only whom it must meet, and who may lose the region at once. An army that
    `betrays` attacks everybody who is there (Broken Alliance)."""
    owner = state.regions[region].owner
    takes = betrays or not is_entering_peaceful(state) or not state.is_garrisoned(region)
    met = state.armies_at(region) if betrays else resisted_by(state, side, region)
    victims = dict.fromkeys([*((owner,) if takes else ()), *(state.armies[a].owner for a in met)])
    return [v for v in victims if v in state.players and v != side and (betrays or not state.are_allied(v, side))]


def defending_armies(state: RomeState, side: Side, region: str) -> list[str]:
    """Return the armies that must be defeated before an army inside tries to take a region: enemies, and those of who
    controls it and their allies (Assaulting Garrisoned Regions 2). Others who stand there are no hindrance."""
    owner = state.regions[region].owner
    foes = [(a, state.armies[a].owner) for a in armies_met_at(state, side, region)]
    return [a for a, foe in foes if state.status(foe, side) == ENEMY or state.are_allied(foe, owner)]


def may_assault(state: RomeState, side: Side, army: Army, met: Container[str] | None = None) -> bool:
    """Return whether an army may try to take the region where it stands: one that is neither its own nor an ally's, not
    defended by an army. A garrison it assaults, once a turn (Assaulting Garrisoned Regions 2, rulings 31 and 33); where
    the barracks have fallen while it was inside it faces the defence roll (Conquering 2, ruling 133). met: the
    `regions_with_strangers` of the faction, where they are known."""
    if not army.at or army.at in army.assaulted or army.spent >= EXHAUSTED:
        return False
    if state.are_allied(state.regions[army.at].owner, side):
        return False
    return (met is not None and army.at not in met) or not defending_armies(state, side, army.at)


def armies_that_must_conquer(state: RomeState, side: Side) -> list[str]:
    """Return the armies of a faction that must try to conquer where they stand before its turn ends: the region is
    independent or an enemy's, without garrison, and no army defends it (Conquering 2, ruling 133)."""
    out = []
    for army_id, army in state.armies.items():
        if army.owner != side or not army.at or state.is_garrisoned(army.at) or defending_armies(state, side, army.at):
            continue
        owner = state.regions[army.at].owner
        if not owner or state.status(owner, side) == ENEMY:
            out.append(army_id)
    return out


def may_march(state: RomeState, army: Army, met: Container[str] | None = None) -> bool:
    """Return whether an army may leave its region: no enemy army to meet first, not held by a garrison (ruling 21).
    met: the `regions_with_strangers` of its faction, where they are known."""
    if not army.at or army.held or army.spent >= EXHAUSTED or not can_leave(army, state.roads):
        return False
    alone = met is not None and army.at not in met
    return (alone or not enemies_at(state, army.owner, army.at)) and _has_way(state, army)


def _has_way(state: RomeState, army: Army) -> bool:
    """Return whether not every region in reach was refused it."""
    return not army.denied or bool(_near(state, army, army.at, army_mu(army), army.roads))


def can_leave(army: Army, roads: dict[str, bool]) -> bool:
    """Return whether an army can pay for any border of its region. Foot that joins horsemen may have spent more than it
    has."""
    left = army_mu(army)
    if left > 1 or left < 0:
        return left > 1 and bool(REGIONS[army.at].neighbours)
    for to, kind in REGIONS[army.at].neighbours.items():
        paved = BORDERS[army.at][to] in roads
        if (left and (paved or kind not in HARD or has_trait(army.general, "pathfinder"))) or (army.roads and paved):
            return True
    return False


class Marching(NamedTuple):
    """Where a march has come to: the region, the MU that are left, the road borders that the last of them covers, and
    whether it may go on."""

    at: str
    left: int
    roads: int
    goes_on: bool = True


def march_start(army: Army) -> Marching:
    """Return where an army's march begins."""
    return Marching(army.at, army_mu(army), army.roads)


def march_on(state: RomeState, army: Army, here: Marching, to: str) -> Marching:
    """Return where a march has come to after a further region. Only regions that its faction controls, or an ally's,
    are passed; anything else ends the route, since there is something to be met, rolled or decided."""
    cost, roads = leg_cost(state, army, here.at, to, here.roads)
    return Marching(to, here.left - cost, roads, can_pass_through(state, army.owner, to))


def march_legs(state: RomeState, army: Army, here: Marching) -> list[str]:
    """Return the regions that an army may enter next on a march. What an ally has refused it this turn is not asked
    again."""
    return _near(state, army, here.at, here.left, here.roads) if here.goes_on else []


def _near(state: RomeState, army: Army, at: str, left: int, roads: int) -> list[str]:
    near = (to for to in REGIONS[at].neighbours if leg_cost(state, army, at, to, roads)[0] <= left)
    return [to for to in near if not is_passage_denied(state, army, to)]


def is_passage_denied(state: RomeState, army: Army, region: str) -> bool:
    """Return whether the ally who controls a region has refused an army passage this turn (ruling 19)."""
    owner = state.regions[region].owner
    return region in army.denied and owner != army.owner and state.are_allied(owner, army.owner)


def can_pass_through(state: RomeState, side: Side, region: str) -> bool:
    """Return whether an army may move on through a region without stopping."""
    return state.are_allied(state.regions[region].owner, side) and not enemies_at(state, side, region)


# Ways over sea


def sail_legs(state: RomeState, navy_id: str, given: Given) -> list[str]:
    """Return the sea areas and ports that a navy may enter next: 1 MU each; a sea area with an enemy navy ends the
    route, for there it must fight (Meeting Enemy Navies 2)."""
    navy = state.navies[navy_id]
    left = navy_mu(state, navy) - len(given)
    at = given[-1] if given else navy.sea or navy.port
    if left <= 0 or (given and at in SEAS and enemy_navies(state, navy.owner, at)):
        return []
    if at in REGIONS:
        return list(REGIONS[at].coast)
    friends = state.allies(navy.owner)
    return [*SEAS[at].seas, *[port for port in SEAS[at].ports if state.regions[port].owner in friends]]


def may_sail(state: RomeState, navy: Navy) -> bool:
    """Return whether a navy may enter any sea area or port (Moving Armies and Navies)."""
    if not can_still_sail(state, navy):
        return False
    if navy.sea:
        near = SEAS[navy.sea]
        return bool(near.seas) or any(friendly_port(state, navy.owner, port) for port in near.ports)
    return bool(REGIONS[navy.port].coast)


def friendly_port(state: RomeState, side: Side, region: str) -> bool:
    """Return whether a port is controlled by the faction or an ally."""
    return REGIONS[region].port and state.are_allied(state.regions[region].owner, side)


def enemy_navies(state: RomeState, side: Side, sea: str) -> list[str]:
    """Return the navies of declared enemies in a sea area."""
    return [n for n in state.navies_in(sea) if state.status(state.navies[n].owner, side) == ENEMY]


def reachable_shores(navy: Navy) -> tuple[str, ...]:
    """Return the regions where an army can go aboard or ashore: on the sea area, or the port where it lies."""
    return SEAS[navy.sea].shores if navy.sea else ((navy.port,) if navy.port else ())


def boardable_navies(state: RomeState, army: Army, met: Container[str] | None = None) -> list[str]:
    """Return the navies without an army that an army may board where it stands: its own, and those of allies who have
    not refused it this turn; each with the MU for it (Movement Modifiers, rulings 18 and 135). met: the
    `regions_with_strangers` of its faction, where they are known."""
    if not army.at or army.held or army.spent >= EXHAUSTED:
        return []
    coast = REGIONS[army.at].coast
    near = [
        navy_id
        for navy_id, navy in state.navies.items()
        if (navy.sea in coast or (navy.port == army.at and not navy.sea))
        and state.are_allied(navy.owner, army.owner)
        and navy_id not in army.denied
    ]
    cost = landing_cost(state, army.owner) if near else 0
    if not near or army_mu(army) < cost:
        return []
    found = [n for n in near if navy_mu(state, state.navies[n]) >= cost and not state.carried_by(n)]
    alone = met is not None and army.at not in met
    if not found or not (alone or not enemies_at(state, army.owner, army.at)):
        return []
    return sorted(found, key=lambda navy_id: state.navies[navy_id].owner != army.owner)
