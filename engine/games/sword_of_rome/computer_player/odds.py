"""The odds of battles and sieges, from the tables of the rules (sections 12 and 13)."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.games.sword_of_rome.combat.strength import is_overwhelming, ratio_mod
from engine.games.sword_of_rome.tables import TABLES

DIE = range(1, 7)


class Fight(NamedTuple):
    """A battle foreseen: how likely the attacker wins, and the mean losses if they win or are beaten."""

    wins: float
    lost_winning: float
    lost_beaten: float
    killed_winning: float
    killed_beaten: float

    @property
    def attacker_losses(self) -> float:
        """Return the attacker's mean losses."""
        return self.wins * self.lost_winning + (1 - self.wins) * self.lost_beaten

    @property
    def defender_losses(self) -> float:
        """Return the defender's mean losses."""
        return self.wins * self.killed_winning + (1 - self.wins) * self.killed_beaten


class Total(NamedTuple):
    """A total of the dice: how often it comes, and what its dice cost on average: the other if one wins with them, and
    oneself and the other if one is beaten."""

    chance: float
    winning: float
    own: float
    beaten: float


@lru_cache(maxsize=8)
def _totals(size: int) -> dict[int, Total]:
    """Return every total that an army of a size may roll."""
    rolls: dict[int, list[tuple[int, int, int]]] = {}
    for dice in product(DIE, repeat=TABLES.combat.dice):
        winning = sum([TABLES.winner_losses(die, size).loser for die in dice])
        losses = [TABLES.loser_losses(die, size) for die in dice]
        costs = (winning, sum([one.loser for one in losses]), sum([one.winner for one in losses]))
        rolls.setdefault(sum(dice), []).append(costs)
    every = sum(len(some) for some in rolls.values())
    return {
        total: Total(len(some) / every, *(sum(costs) / len(some) for costs in zip(*some, strict=True)))
        for total, some in rolls.items()
    }


@lru_cache(maxsize=2048)
def _rolled(ours: int, theirs: int, lead: int) -> Fight:
    """Return what the dice of armies of such sizes (3: or more) come to, whatever CU there are to lose."""
    wins = lost_winning = lost_beaten = killed_winning = killed_beaten = 0.0
    for (a, own), (b, other) in product(_totals(ours).items(), _totals(theirs).items()):
        chance = own.chance * other.chance
        if a + lead > b:
            wins += chance
            lost_winning += chance * other.beaten
            killed_winning += chance * (own.winning + other.own)
        else:
            lost_beaten += chance * (other.winning + own.own)
            killed_beaten += chance * own.beaten
    won, beaten = max(wins, 1e-9), max(1 - wins, 1e-9)
    return Fight(wins, lost_winning / won, lost_beaten / beaten, killed_winning / won, killed_beaten / beaten)


@lru_cache(maxsize=4096)
def expected_battle_result(ours: int, theirs: int, lead: int) -> Fight:
    """Return what a battle comes to for an attacker of a size. lead: their modifiers, without that of the force ratio,
    less the defender's."""
    if is_overwhelming(ours, theirs):
        return Fight(1.0, 0.0, 0.0, theirs, 0.0)
    if is_overwhelming(theirs, ours):
        return Fight(0.0, 0.0, ours, 0.0, 0.0)
    if ours > theirs:
        lead += ratio_mod(ours, theirs)
    elif theirs > ours:
        lead -= ratio_mod(theirs, ours)
    dice = _rolled(min(ours, 3), min(theirs, 3), lead)
    return Fight(
        dice.wins,
        min(dice.lost_winning, ours),
        min(dice.lost_beaten, ours),
        min(dice.killed_winning, theirs),
        min(dice.killed_beaten, theirs),
    )


class SiegeOdds(NamedTuple):
    """What a roll on the siege table comes to: how likely each number of points is, and the mean loss of CU."""

    points: tuple[float, float, float]
    lost: float


@lru_cache(maxsize=4)
def siege_odds(modifier: int = 0) -> SiegeOdds:
    """Return the odds of one roll."""
    points, lost = [0.0, 0.0, 0.0], 0.0
    for one, two in product(DIE, DIE):
        result = TABLES.siege_roll_result(one + two + modifier)
        points[min(result.points, 2)] += 1 / 36
        lost += result.cu_loss / 36
    return SiegeOdds((points[0], points[1], points[2]), lost)
