"""Buy Unit and Ship Cards: what may be recruited, and by which armies (Lines of Communication, New Armies, Mercenaries,
Disunity in the Barbarian Tribes, the Marian Reforms)."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections import Counter

from engine.games.total_war_rome.board.armies import change_army_cards, from_reserve, to_reserve
from engine.games.total_war_rome.board.geography import ACROSS, BESIDE
from engine.games.total_war_rome.board.regions import is_cut_off_from_recruiting
from engine.games.total_war_rome.campaign.generals import homes_held, place_of
from engine.games.total_war_rome.campaign.movement import friendly_port
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import PACKS, SHIPS, TROOPS
from engine.games.total_war_rome.traces import REFORMED, Trace
from engine.kernel.state import Side

MERCENARY_REACH = 4
DISUNITY = {"main": 2, "skirmisher": 1}  # cards that may be added to each army in a Spending Phase
MARIAN = {
    "republican_legionaries": "imperial_legionaries",
    "italian_infantry": "imperial_auxilia",
    "allied_cavalry": "imperial_cavalry",
}
RETIRED = (*MARIAN, "velites")  # not recruited any more after the reforms
REFORMS = "rome_marian_reforms"


def recruitable_troops(state: RomeState, side: Side) -> list[str]:
    """Return the kinds of troop cards in the reserve stack that may be bought now."""
    holding = state.factions[side]
    reformed = REFORMS in holding.developments
    return [
        kind
        for kind in holding.reserve
        if kind in TROOPS
        and TROOPS[kind].cost is not None
        and state.is_unlocked(side, TROOPS[kind].needs)
        and not (reformed and kind in RETIRED)
    ]


def buildable_ships(state: RomeState, side: Side) -> list[str]:
    """Return the kinds of ship cards in the reserve stack that may be bought now."""
    reserve = state.factions[side].reserve
    return [kind for kind in reserve if kind in SHIPS and state.is_unlocked(side, SHIPS[kind].needs)]


def supplied_places(state: RomeState, side: Side) -> set[str]:
    """Return the regions and sea areas that lie on a line of communication to a controlled home region: regions of
    one's own or an ally's, sea areas with an own navy (Lines of Communication, ruling 93). Only for membership."""
    reached = set(homes_held(state, side))
    ring = list(reached)
    fleets = {navy.sea for navy in state.navies.values() if navy.owner == side and navy.sea}
    friends = {r for ally in state.allies(side) for r in state.controlled_regions(ally)}
    while ring:
        for other in BESIDE[ring.pop()]:
            if other not in reached and (other in fleets or other in friends):
                reached.add(other)
                ring.append(other)
    return reached


def reinforceable_armies(state: RomeState, side: Side) -> list[str]:
    """Return the armies that new troops can reach: those off the board, and those from whose place a line of
    communication leads home, unless that is a besieged region of the faction's own."""
    line: set[str] | None = None
    out = []
    for army_id, army in state.armies.items():
        if army.owner != side:
            continue
        if army.is_placed:
            line = supplied_places(state, side) if line is None else line
            at = place_of(state, army)
            if is_cut_off_from_recruiting(state, side, army.at) or not (
                at in line or any(o in line for o in BESIDE[at])
            ):
                continue
        out.append(army_id)
    return out


def hirable_mercenaries(state: RomeState, side: Side) -> list[tuple[str, str]]:
    """Return (mercenary region, kind) that the faction may recruit from: it controls the region, with barracks
    (Buy Mercenaries)."""
    out = []
    for region, kinds in PACKS.items():
        land = state.regions[region]
        if land.owner == side and land.barracks and not is_cut_off_from_recruiting(state, side, region):
            out += [(region, k) for k in kinds if not TROOPS[k].base and state.packs[k]]
    return out


def in_hiring_reach(state: RomeState, region: str, army_id: str) -> bool:
    """Return whether an army, ashore or aboard, is within 4 land regions or sea areas of a mercenary region, or still
    off the board, and new cards reach it (Buy Mercenaries, ruling 128)."""
    army = state.armies.get(army_id)
    if army is None or not army.is_placed:
        return True
    if is_cut_off_from_recruiting(state, army.owner, army.at):
        return False
    return ACROSS[region].get(place_of(state, army), 99) <= MERCENARY_REACH


def navies_for_new_ships(state: RomeState, side: Side) -> list[str]:
    """Return the navies that new ships can join: off the board, or in a port of an ally's, or of one's own that nobody
    besieges (Besieging 2)."""

    def open_port(port: str) -> bool:
        return bool(port) and friendly_port(state, side, port) and not is_cut_off_from_recruiting(state, side, port)

    return [
        n for n, navy in state.navies.items() if navy.owner == side and (not navy.is_placed or open_port(navy.port))
    ]


def apply_marian_reforms(state: RomeState, side: Side) -> None:
    """The Marian Reforms: swap the Republican cards of every army for Imperial ones, veterans for veterans as far as
    the deck goes, else plain ones (ruling 96)."""
    for army_id, army in state.armies.items():
        if army.owner != side:
            continue
        reserve: Counter[str] = Counter(state.factions[side].reserve)
        gone, come = [], []
        for kind in army.cards:
            base = TROOPS[kind].base or kind
            if base not in MARIAN:
                continue
            plain = MARIAN[base]
            wanted = (TROOPS[plain].veteran, plain) if TROOPS[kind].base else (plain, TROOPS[plain].veteran)
            new = next((k for k in wanted if reserve[k] > 0), "")
            if new:
                reserve[new] -= 1
                gone.append(kind)
                come.append(new)
        if gone:
            left = Counter(army.cards)
            left.subtract(gone)
            from_reserve(state, side, come)
            to_reserve(state, side, gone)
            change_army_cards(state, army_id, (*left.elements(), *come), traces=(Trace(REFORMED),))
