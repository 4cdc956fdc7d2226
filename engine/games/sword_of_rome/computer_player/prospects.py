"""What everybody sees of how the sides of The Sword of Rome stand, for their chances of winning."""

from engine.games.sword_of_rome.view import SwordView
from engine.kit.prospects import Measures


def measures_of(view: SwordView) -> Measures:
    """Return what counts: points, combat units, spaces, cards, and sieges laid or suffered."""
    sides = {}
    for side in view.sides:
        stacks = [stack for stack in view.stacks if stack.power == side.side]
        own = [place for place in view.places if place.owner == side.side]
        sides[side.side] = {
            "points": float(side.vp),
            "units": float(sum(stack.cu + stack.cu_inside for stack in stacks)),
            "leaders": float(sum(len(stack.leaders) + len(stack.leaders_inside) for stack in stacks)),
            "spaces": float(len(own)),
            "loyalty": float(sum(place.loyalty for place in own)),
            "besieged": float(sum(place.siege >= 0 for place in own)),
            "besieging": float(sum(place.besieger == side.side for place in view.places)),
            "cards": float(side.hand_size),
            "out": float(side.out),
        }
    rounds = (view.turn - 1 + view.round / max(1, view.rounds)) / max(1, view.last_turn)
    return Measures(sides=sides, course=min(1.0, max(0.0, rounds)))
