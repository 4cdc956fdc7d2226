"""What a seat may take another's army or navy to be: its cards where they were shown, else what is usual.

Nothing secret is read: the usual army is made of the number of its cards, the general, and the open developments.
"""

from collections.abc import Collection

from engine.games.total_war_rome.secrets import knows_army
from engine.games.total_war_rome.state import Army, Navy, RomeState
from engine.games.total_war_rome.tables import FACTIONS, SHIPS, TROOPS
from engine.kernel.state import Side

EVERY_FOURTH = 4  # card of a usual army is a skirmisher
CHEAP_FIRST = 2


def cards_of(state: RomeState, army_id: str, side: Side) -> tuple[tuple[str, ...], bool]:
    """Return an army's cards as a faction may take them to be, and whether it knows them."""
    army = state.armies[army_id]
    if knows_army(army, (side,)):
        return army.cards, True
    return usual_army(state, army), False


def usual_army(state: RomeState, army: Army) -> tuple[str, ...]:
    """Return what an army usually has of the kinds that its faction may recruit by now."""
    return usual_cards(army.owner, len(army.cards), state.factions[army.owner].developments)


def usual_cards(side: Side, count: int, developments: Collection[str]) -> tuple[str, ...]:
    """Return so many cards of a faction with these developments: three of the line, the commonest first, to one
    skirmisher. Mercenaries count as cards of the line."""
    pools = {group: _kinds(side, group, developments) for group in ("main", "skirmisher")}
    out: list[str] = []
    for number in range(count):
        light = number % EVERY_FOURTH == EVERY_FOURTH - 1 and number // EVERY_FOURTH < CHEAP_FIRST
        pool = pools["skirmisher" if light else "main"] or pools["main"]
        out.append(pool[number % len(pool)])
    return tuple(sorted(out))


def _kinds(side: Side, group: str, owned: Collection[str]) -> list[str]:
    found = [
        kind
        for kind in FACTIONS[side].troops
        if TROOPS[kind].group == group and not TROOPS[kind].base and (not (n := TROOPS[kind].needs) or n in owned)
    ]
    modern = [kind for kind in found if TROOPS[kind].pack == "imperial"]
    return sorted(modern or found, key=lambda kind: (-TROOPS[kind].count, kind))


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
