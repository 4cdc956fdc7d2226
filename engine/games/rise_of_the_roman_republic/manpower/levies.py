"""What levies, revolts and requests bring, by the tables (chapter 10; special rules of the Samnites and the tribes)."""

from engine.games.rise_of_the_roman_republic.table_figures import Pair
from engine.games.rise_of_the_roman_republic.tables import TABLES


def levy_with_cavalry(total: int) -> Pair:
    """Return a levy of so many SP as infantry and cavalry: 15 percent ride, rounded to the nearest, halves up (ruling
    s.6)."""
    cavalry = (total * TABLES.alexander_manpower.cavalry_percent + 50) // 100
    return total - cavalry, cavalry


def levy_cut_to(levy: Pair, room: int) -> Pair:
    """Return a levy of which no more than so many SP can be taken; infantry is left at home first (ruling W9)."""
    infantry, cavalry = levy
    over = max(0, infantry + cavalry - room)
    return max(0, infantry - over), cavalry - max(0, over - infantry)


def samnite_levy_size(die: int, total: int) -> Pair:
    """Return what the Samnites raise with so many SP in play (Samnite Manpower Table)."""
    table = TABLES.samnite_manpower
    column = next((n for n, below in enumerate(table.columns) if total < below), None)
    return levy_cut_to(table.rows[die][column], table.most - total) if column is not None else (0, 0)


def is_tribe_revolting(die: int, legions_outside: int) -> bool:
    """Return whether a tribe revolts: a die for it, one more for each legion above four outside the provinces that
    Rome controls (Tribal Revolt Segment)."""
    check = TABLES.revolt_check
    return die + max(0, legions_outside - check.legions) >= check.at


def tribe_named_by_dice(dice: int) -> str:
    """Return the tribe that dice of 1 to 100 name (Tribal Revolt Table)."""
    return next(name for name, tribe in TABLES.tribes.items() if tribe.dice and tribe.dice[0] <= dice <= tribe.dice[1])


def tribal_army(tribe: str, die: int, *, garrisoned: bool = False) -> Pair:
    """Return a tribe's army by a die of 0 to 9; garrisoned: whether Romans are in Capua, for the Campanians."""
    known = TABLES.tribes[tribe]
    sizes = known.garrisoned if garrisoned and known.garrisoned else known.sizes
    return sizes[max(0, die - 1)]


def requested_legion_count(die: int, in_play: int) -> int:
    """Return how many new legions a request brings, by its adjusted die and the legions in play (section 10.13)."""
    table = TABLES.legion_request
    column = next(n for n, most in enumerate(table.columns) if in_play <= most)
    return table.legions[column][_row(die)]


def reinforcement_sp(die: int) -> Pair:
    """Return the infantry and cavalry SP that a request for reinforcements brings: every eighth rides (section 10.14,
    ruling G46)."""
    table = TABLES.legion_request
    total = table.reinforcements[_row(die)]
    cavalry = total // table.cavalry_every
    return total - cavalry, cavalry


def naval_levels(die: int) -> int:
    """Return how many levels of Naval Superiority a roll brings (section 7.11)."""
    return TABLES.legion_request.naval[_row(die)]


def _row(die: int) -> int:
    return max(0, min(die, len(TABLES.legion_request.reinforcements) - 1))
