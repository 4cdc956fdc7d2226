"""How likely a battle is won, exactly, from the very dice that the procedure rolls (section 12.2)."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.games.sword_of_rome.frames.combat import Battle
from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.tables import TABLES

DIE = range(1, 7)


class Pool(NamedTuple):
    """The dice of one of the two in a battle: how many it rolls, and how many of the highest count."""

    rolled: int = TABLES.combat.dice
    kept: int = TABLES.combat.dice


USUAL = Pool()


def pool_of(frame: Battle, power: Power) -> Pool:
    """Return the dice of a power: the usual ones, or as a card says."""
    return next((Pool(rolled, kept) for whose, rolled, kept in frame.more_dice if whose == power), USUAL)


@lru_cache(maxsize=16)
def dice_total_chances(pool: Pool) -> dict[int, float]:
    """Return how likely each total of some dice is."""
    found: dict[int, int] = {}
    for dice in product(DIE, repeat=pool.rolled):
        total = sum(sorted(dice)[pool.rolled - pool.kept :])
        found[total] = found.get(total, 0) + 1
    return {total: count / len(DIE) ** pool.rolled for total, count in found.items()}


@lru_cache(maxsize=1024)
def win_chance(lead: int, ours: Pool = USUAL, theirs: Pool = USUAL) -> float:
    """Return how likely the attacker wins, with so much added to their dice: they must roll more, a tie is the
    defender's."""
    return sum(
        [
            a * b
            for (won, a), (other, b) in product(dice_total_chances(ours).items(), dice_total_chances(theirs).items())
            if won + lead > other
        ]
    )
