"""The tables of sieges: assault, siege attrition, treachery (ruling c.5; figures in tables.yaml)."""

from engine.games.rise_of_the_roman_republic.figures import Size
from engine.games.rise_of_the_roman_republic.tables import TABLES, rounded_share, row_up_to


def assault_column(infantry: int, strength: int, shift: int = 0) -> int:
    """Return the column of an assault: by infantry to the city's strength, the lower one between two. shift: columns to
    the right."""
    columns = TABLES.siege_assault.columns
    found = max([n for n, least in enumerate(columns) if infantry >= least * strength])
    return min(found + shift, len(columns) - 1)


def assault_loss_percents(adjusted: int, column: int) -> tuple[int, int]:
    """Return the percentages that attacker and defender of an assault lose."""
    return row_up_to(TABLES.siege_assault.rows, adjusted)[column]


def attrition_percent(adjusted: int) -> int:
    """Return the percentage of siege attrition."""
    return row_up_to(TABLES.siege_attrition.percent, adjusted)


def attrition_loss(adjusted: int, attrition_sp: int) -> int:
    """Return how many Attrition SP siege attrition takes of so many: to the nearest, of more than 5 one at least."""
    percent = attrition_percent(adjusted)
    least = 1 if percent and attrition_sp > TABLES.siege_attrition.least_above else 0
    return max(least, rounded_share(percent, attrition_sp))


def is_betrayed(size: Size, adjusted: int) -> bool:
    """Return whether a city falls by treachery."""
    return adjusted >= TABLES.treachery[size]


def departing_looter_sp(die: int, campaign: int, gauls: int) -> int:
    """Return how many Gallic SP go home with their loot: ten times the die in percent, if it is more than the leader's
    Campaign (RRR 9.71)."""
    return rounded_share(10 * die, gauls) if die > campaign else 0
