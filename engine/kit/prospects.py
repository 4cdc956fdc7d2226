"""How likely each side is to win, as everybody could judge it: a weighed sum of what all see of each side.

A title says what counts (`Measures`, read off its public view); the weights are fitted to games of its computer players
among themselves and lie beside its data (`player/prospects.yaml`), with the command that made them.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.kernel.state import Side

USUAL = "usual"  # the kind of a game that has only one
LEAST = 0.002  # chance that a side is given at least, as long as nobody has won


class Measures(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a position: of each side some figures, by name; course: how far the game has come, from 0
    to 1; kind: by which weights it is judged (a scenario)."""

    sides: dict[Side, dict[str, float]]
    course: float
    kind: str = USUAL


Measure = Callable[[Any], Measures]


class Weighing(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of a kind of game.

    measures: by name, how far a figure usually lies from the mean of all sides, and what so much is worth at the
    beginning, and at the end on top. sides: what a side has beside its figures.
    """

    measures: dict[str, tuple[float, float, float]]
    sides: dict[Side, float] = {}


def distances_from_mean(measures: Measures, name: str, spread: float) -> dict[Side, float]:
    """Return how far each side lies from the mean of all in a figure, in units of a spread."""
    values = {side: found.get(name, 0.0) for side, found in measures.sides.items()}
    mean = sum(values.values()) / max(1, len(values))
    return {side: (value - mean) / spread for side, value in values.items()}


def chances(weighing: Weighing, measures: Measures) -> dict[Side, float]:
    """Return how likely each side is to win; together 1.

    >>> found = Measures(sides={"red": {"points": 8}, "blue": {"points": 2}}, course=0.5)
    >>> weighing = Weighing(measures={"points": (3.0, 0.0, 2.0)})
    >>> {side: round(chance, 2) for side, chance in chances(weighing, found).items()}
    {'red': 0.88, 'blue': 0.12}
    """
    score = {side: weighing.sides.get(side, 0.0) for side in measures.sides}
    for name, (spread, early, late) in weighing.measures.items():
        weight = early + late * measures.course
        for side, far in distances_from_mean(measures, name, spread).items():
            score[side] += weight * far
    highest = max(score.values(), default=0.0)
    parts = {side: math.exp(value - highest) for side, value in score.items()}
    total = sum(parts.values())
    room = 1.0 - LEAST * len(parts)
    return {side: LEAST + room * part / total for side, part in parts.items()}


class Prospects:
    """The chances of a title's sides. measure: what counts there; weighings: by kind, as its data has them.

    >>> def measure(view):
    ...     return Measures(sides={side: {"points": points} for side, points in view.items()}, course=1.0)
    >>> prospects = Prospects(measure, {"usual": Weighing(measures={"points": (3.0, 0.0, 2.0)})})
    >>> found = prospects.chances_of_sides({"red": 5, "blue": 5})
    >>> {side: round(chance, 2) for side, chance in found.items()}
    {'red': 0.5, 'blue': 0.5}
    """

    def __init__(self, measure: Measure, weighings: Mapping[str, Weighing]) -> None:
        self.measure, self.weighings = measure, weighings

    def chances_of_sides(self, view: Any) -> dict[Side, float]:
        """Return the chance of each side, by the public's view; alike where this kind of game was never weighed."""
        found = self.measure(view)
        weighing = self.weighings.get(found.kind)
        return chances(weighing if weighing is not None else Weighing(measures={}), found)
