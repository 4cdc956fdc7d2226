"""Exact odds of an assault, of siege attrition and of treachery: what the buttons show."""

from collections.abc import Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.combat.odds import DICE, chance_of_at_least
from engine.games.rise_of_the_roman_republic.figures import Size
from engine.games.rise_of_the_roman_republic.siege.results import (
    assault_column,
    assault_loss_percents,
    attrition_loss,
)
from engine.games.rise_of_the_roman_republic.tables import TABLES, assault_loss, rounded_share


class AssaultOdds(msgspec.Struct, frozen=True):
    """falls: the chance that nothing is left of the city, in percent. attacker: infantry SP that the assault costs in
    the mean; defender: SP of garrison and militia that it costs."""

    falls: float
    attacker: float
    defender: float


def mean_of_assaults(odds: Sequence[tuple[AssaultOdds, float]]) -> AssaultOdds:
    """Return as one the odds of an assault under several commanders, each with their share; the shares come to 1."""
    return AssaultOdds(
        sum([share * found.falls for found, share in odds]),
        sum([share * found.attacker for found, share in odds]),
        sum([share * found.defender for found, share in odds]),
    )


class AttritionOdds(msgspec.Struct, frozen=True):
    """losses: Attrition SP lost by the die as it falls, 0 to 9. mean: of them. all: the chance that nothing is left, in
    percent."""

    losses: tuple[int, ...]
    mean: float
    all: float


def assault_chances(infantry: int, strength: int, modifier: int, shift: int = 0) -> AssaultOdds:
    """Return the odds of an assault. strength: garrison and militia. modifier: of the die. shift: columns."""
    column = assault_column(infantry, strength, shift)
    rows = [assault_loss_percents(die + modifier, column) for die in DICE]
    lost = [assault_loss(percent, strength) for _, percent in rows]
    return AssaultOdds(
        chance_of_at_least(10 - sum(one >= strength for one in lost)),
        sum([rounded_share(percent, infantry) for percent, _ in rows]) / 10,
        sum(lost) / 10,
    )


def attrition_chances(attrition_sp: int, modifier: int) -> AttritionOdds:
    """Return the odds of siege attrition for one side. modifier: of its die."""
    losses = tuple([min(attrition_sp, attrition_loss(die + modifier, attrition_sp)) for die in DICE])
    return AttritionOdds(losses, sum(losses) / 10, chance_of_at_least(10 - sum(one >= attrition_sp for one in losses)))


def treachery_chances(size: Size, modifier: int) -> float:
    """Return the chance of treachery, in percent. modifier: Guile that is added, less the defender's."""
    return chance_of_at_least(TABLES.treachery[size] - modifier)
