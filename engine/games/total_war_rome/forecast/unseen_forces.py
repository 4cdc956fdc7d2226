"""What a seat may take another's army or navy to be: its cards where they were shown, else what is plausible.

Nothing secret is read: of an army that was not shown the number of its cards and mercenaries, the open developments,
and what has become known of its course; of a navy the number of its ships and what its faction may build.
"""

from functools import lru_cache
from itertools import product
from math import comb, prod

from engine.games.total_war_rome.forecast.plausible_armies import Cards, plausible_armies
from engine.games.total_war_rome.secrets import knows_army
from engine.games.total_war_rome.state import RomeState
from engine.games.total_war_rome.tables import FACTIONS, SHIPS
from engine.games.total_war_rome.traces import record_known_to_faction
from engine.kernel.state import Side

Fleets = tuple[tuple[tuple[str, ...], float], ...]  # what ships a navy may have, with how likely each is


def possible_army_cards(state: RomeState, army_id: str, side: Side) -> tuple[tuple[Cards, ...], bool]:
    """Return what an army's cards may be for all that a faction knows, each as likely as the others, and whether it
    knows them: then there is but one."""
    army = state.armies[army_id]
    if knows_army(army, (side,)):
        return (army.cards,), True
    developments = tuple(sorted(state.factions[army.owner].developments))
    record = record_known_to_faction(army.record, side)
    return plausible_armies(army.owner, len(army.cards), army.mercenary_card_count, developments, record), False


def fleets_of(state: RomeState, navy_id: str, side: Side) -> tuple[Fleets, bool]:
    """Return what a navy's ships may be for all that a faction knows, and whether it knows them: then there is but
    one."""
    navy = state.navies[navy_id]
    if navy.owner == side or any(viewer == side for viewer, _ in navy.seen):
        return ((navy.ships, 1.0),), True
    return plausible_fleets(navy.owner, len(navy.ships), tuple(state.factions[navy.owner].developments)), False


@lru_cache(maxsize=256)
def plausible_fleets(side: Side, count: int, developments: tuple[str, ...]) -> Fleets:
    """Return the fleets of so many ships that a faction with these developments may have, each with how likely it is
    if any of its ship cards is as likely in it as any other."""
    kinds = [kind for kind in FACTIONS[side].ships if not (n := SHIPS[kind].needs) or n in developments]
    fleets = {
        tuple(kind for kind, many in zip(kinds, chosen, strict=True) for _ in range(many)): prod(
            comb(SHIPS[kind].count, many) for kind, many in zip(kinds, chosen, strict=True)
        )
        for chosen in product(range(count + 1), repeat=len(kinds))
        if sum(chosen) == count
    }
    ways = sum(fleets.values())
    return tuple((ships, likely / ways) for ships, likely in fleets.items() if likely)
