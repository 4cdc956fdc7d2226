"""What everybody sees of how the sides of The Rise of the Roman Republic stand, for their chances of winning."""

from engine.games.rise_of_the_roman_republic.view import RiseView
from engine.kit.prospects import Measures


def measures_of(view: RiseView) -> Measures:
    """Return what counts: points, strength on the map, provinces, cities and what is missing of them, sieges."""
    sides = {}
    for side in view.sides:
        own = [city for city in view.cities if city.side == side.side]
        besieged = sum(bool(city.besieger) for city in own)
        sides[side.side] = {
            "points": float(side.points),
            "strength": float(side.sp),
            "provinces": float(len(side.provinces)),
            "cities": float(len(own)),
            "walls": float(sum(city.ids for city in own)),
            "besieged": float(besieged),
            "stacks": float(sum(stack.side == side.side for stack in view.stacks)),
        }
    course = (view.turn - 1) / max(1, view.last_turn - 1)
    return Measures(sides=sides, course=min(1.0, max(0.0, course)), kind=view.scenario)
