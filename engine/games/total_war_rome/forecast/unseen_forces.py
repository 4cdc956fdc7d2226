"""What a seat may take another's army or navy to be: its cards where they were shown, else what is plausible.

Nothing secret is read: of an army that was not shown the number of its cards and mercenaries, the open developments,
and what has become known of its course; of a navy the number of its ships.
"""

from collections.abc import Collection

from engine.games.total_war_rome.forecast.plausible_armies import Cards, plausible
from engine.games.total_war_rome.secrets import knows_army
from engine.games.total_war_rome.state import Navy, RomeState
from engine.games.total_war_rome.tables import FACTIONS, SHIPS
from engine.games.total_war_rome.traces import known_to
from engine.kernel.state import Side


def armies_of(state: RomeState, army_id: str, side: Side) -> tuple[tuple[Cards, ...], bool]:
    """Return what an army's cards may be for all that a faction knows, each as likely as the others, and whether it
    knows them: then there is but one."""
    army = state.armies[army_id]
    if knows_army(army, (side,)):
        return (army.cards,), True
    developments = tuple(sorted(state.factions[army.owner].developments))
    record = known_to(army.record, side)
    return plausible(army.owner, len(army.cards), army.mercenaries, developments, record), False


def ships_of(state: RomeState, navy_id: str, side: Side) -> tuple[tuple[str, ...], bool]:
    """Return a navy's ships as a faction may take them to be, and whether it knows them."""
    navy = state.navies[navy_id]
    if navy.owner == side or any(viewer == side for viewer, _ in navy.seen):
        return navy.ships, True
    return usual_navy(state, navy), False


def usual_navy(state: RomeState, navy: Navy) -> tuple[str, ...]:
    """Return as many ships as the navy has, of the commonest kind that its faction may build."""
    return usual_ships(navy.owner, len(navy.ships), state.factions[navy.owner].developments)


def usual_ships(side: Side, count: int, developments: Collection[str]) -> tuple[str, ...]:
    """Return so many ships of the commonest kind that a faction with these developments may build."""
    kinds = [kind for kind in FACTIONS[side].ships if not (n := SHIPS[kind].needs) or n in developments]
    best = max(kinds, key=lambda kind: (SHIPS[kind].count, kind))
    return (best,) * count
