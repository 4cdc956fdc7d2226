"""Reorganising, generals: who may take over which army, and where a new one may (Buy a General)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from engine.games.total_war_rome.actions.campaign import MoveGeneral
from engine.games.total_war_rome.board.armies import set_army, set_board
from engine.games.total_war_rome.board.geography import ACROSS, BESIDE, land_distance
from engine.games.total_war_rome.events.campaign import GeneralChanged
from engine.games.total_war_rome.frames.campaign import CampaignTurn
from engine.games.total_war_rome.state import Army, RomeState
from engine.games.total_war_rome.tables import FACTIONS, REGIONS, SEAS
from engine.kernel.play import Play
from engine.kernel.state import Side

GENERAL_REACH = 4  # regions that a general may move
ALL_SEAS = frozenset(SEAS)
NEAR = {
    region: frozenset(home for home in REGIONS if land_distance(home, region) <= GENERAL_REACH) for region in REGIONS
}
"""The regions within 4 land regions of a region; for membership only."""
Ways = tuple[frozenset[str], frozenset[str]]  # what generals pass through, and the sea areas among that


def is_near_home(region: str, homes: Iterable[str]) -> bool:
    """Return whether a region lies within 4 land regions of one of the home regions (Buy a General)."""
    return not NEAR[region].isdisjoint(homes)


def homes_held(state: RomeState, side: Side) -> list[str]:
    """Return the home regions that a faction controls."""
    return [region for region in FACTIONS[side].home if state.regions[region].owner == side]


def place_of(state: RomeState, army: Army) -> str:
    """Return the region or sea area where an army is, "" off the board."""
    navy = state.navies.get(army.navy)
    return army.at or (navy.sea or navy.port if navy else "")


def passable_places(state: RomeState, side: Side) -> Ways:
    """Return the places that a faction's generals pass through, and the sea areas among them: regions that it or an
    ally controls, sea areas where a navy of its own carries them (ruling 22). Only for membership."""
    fleets = frozenset([navy.sea for navy in state.navies.values() if navy.owner == side and navy.sea])
    friends = state.allies(side)
    passable = fleets.union(*[state.controlled_regions(friend) for friend in friends])
    return passable, fleets


@lru_cache(maxsize=256)  # from one decision of a turn to the next the ways are mostly the same
def places_in_reach(open_ways: Ways, starts: frozenset[str]) -> Mapping[str, int]:
    """Return the regions and sea areas that a general comes to from `starts` along the `passable_places`, and in how
    many steps, up to 4: each region and sea area entered is one, rivers and mountains cost nothing (Reorganising,
    ruling 22). Only for look-ups.

    The region that they come to last need not be controlled: an army of their own may stand anywhere.
    """
    passable, fleets = open_ways
    closed = ALL_SEAS - fleets
    reached = dict.fromkeys(starts, 0)
    ring: Iterable[str] = starts
    for step in range(1, GENERAL_REACH + 1):
        further = []
        for at in ring:
            for to in BESIDE[at]:
                if to not in reached and to not in closed:
                    reached[to] = step
                    if to in passable:
                        further.append(to)
        ring = further
    return reached


def general_steps_ridden(state: RomeState) -> dict[str, int]:
    """Return how many steps generals have ridden to other armies in the campaign turn under way (ruling 118)."""
    for frame in reversed(state.frames):
        if isinstance(frame, CampaignTurn):
            return dict(frame.rode)
    return {}


def possible_general_rides(
    state: RomeState, side: Side, armies: Mapping[str, Army], only: str = ""
) -> Iterator[tuple[str, str, int]]:
    """Yield (general, army that they may join, steps to it): a spare one joins those in an army space or within 4 of a
    home region, one in play those within 4 of where they are, less what they, and who changes places with them, have
    ridden this turn (Reorganising, rulings 22 and 118). armies: the faction's own. only: one general, "" for all."""
    own = [(a, army, army.at or (place_of(state, army) if army.navy else "")) for a, army in armies.items()]
    tired, spare = general_steps_ridden(state), state.factions[side].spare
    homes = homes_held(state, side) if spare else []
    open_ways: Ways | None = None
    near: Mapping[str, int] | None = None
    for general in spare:
        if only and general != only:
            continue
        left = GENERAL_REACH - tired.get(general, 0)
        for a, _, at in own:
            if at and at not in homes and near is None:
                open_ways = passable_places(state, side)
                near = places_in_reach(open_ways, frozenset(homes))
            steps = near.get(at, 99) if near and at and at not in homes else 0
            if not at or steps <= left:
                yield general, a, steps
    placed = [entry for entry in own if entry[2]]
    for a, army, at in placed if len(placed) > 1 else ():
        if not army.general or (only and army.general != only):
            continue
        left = GENERAL_REACH - tired.get(army.general, 0)
        across = ACROSS[at]
        for b, other, there in placed:
            steps = across.get(there, 99)
            if steps > left or b == a:
                continue  # who is too far away by any way at all needs no look at the ways that are open
            if steps > 1 or there in SEAS:  # into the region next door no way can be closed
                open_ways = open_ways or passable_places(state, side)
                steps = places_in_reach(open_ways, frozenset((at,))).get(there, 99)
            if steps <= left and steps + tired.get(other.general, 0) <= GENERAL_REACH:
                yield army.general, b, steps


def move_general(play: Play[RomeState], side: Side, action: MoveGeneral) -> None:
    """A general takes over an army; one in play changes places with its general, else the old one is a spare."""
    state, holding = play.state, play.state.factions[side]
    before = state.armies[action.army].general
    own = {a: army for a, army in state.armies.items() if army.owner == side}
    steps = next(n for _, a, n in possible_general_rides(state, side, own, action.general) if a == action.army)
    _tire(state, action.general, before, steps)
    source = next((a for a, army in state.armies.items() if army.general == action.general), "")
    if source:
        set_army(state, source, general=before)
        play.emit(GeneralChanged(owner=side, army=source, before=action.general, general=before))
    else:
        spare = [g for g in holding.spare if g != action.general]
        set_board(state, side, spare=(*spare, before) if before else tuple(spare))
    set_army(state, action.army, general=action.general)
    if source or state.armies[action.army].is_placed:
        play.emit(GeneralChanged(owner=side, army=action.army, before=before, general=action.general))


def _tire(state: RomeState, one: str, other: str, steps: int) -> None:
    """Note the steps of a general and of the one who makes room: each rides up to 4 a turn (ruling 118)."""
    for frame in reversed(state.frames):
        if isinstance(frame, CampaignTurn):
            rode = dict(frame.rode)
            for general in (one, other):
                if general and steps:
                    rode[general] = rode.get(general, 0) + steps
            frame.rode = tuple(sorted(rode.items()))
            return
