"""Voyages that are declared, whatever for: a leg of a march, an avoid, a refusal, a retreat (ruling 17)."""

from engine.games.sword_of_rome.contexts import Sailing
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.forces import walk_of
from engine.games.sword_of_rome.movement.reach import ship_room
from engine.games.sword_of_rome.movement.sea import SEA, fleeing_capacity
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS

KEPT = "kept"  # as the card of a fleet: Carthage lends none


def lent_ship_value(card: str) -> int:
    """Return the value with which Carthage lends ships; 0 of no card."""
    return CARDS[card].value if card in CARDS else 0


def carried_retreating_cu(state: SwordState, frame: Retreat) -> int:
    """Return how many CU of a beaten force the ships hold to the port that is declared; those of an invader, who goes
    back to where they came from, hold all."""
    if frame.attacker and frame.came_from == frame.goal:
        return frame.cu
    value, lent = CARDS[frame.card].value if frame.card else 0, lent_ship_value(frame.fleet)
    return fleeing_capacity(state, frame.power, frame.space, frame.goal.removeprefix(SEA), value, lent)


def declared_voyage(state: SwordState, frame: March | Retreat) -> Sailing:
    """Return the voyage that a frame has declared: whose, from which port to which, with how many CU."""
    if isinstance(frame, Retreat):
        goal = frame.goal.removeprefix(SEA)
        return Sailing(frame.power, frame.space, goal, min(frame.cu, carried_retreating_cu(state, frame)))
    if frame.step.startswith("avoid"):
        one = frame.declared[0]
        return Sailing(one.power, one.origin, one.way[-1].removeprefix(SEA), one.cu)
    if frame.step.startswith("refuse"):
        return Sailing(frame.power, frame.space, frame.came_from.removeprefix(SEA), frame.cu)
    goal = frame.leg.removeprefix(SEA)
    return Sailing(frame.power, frame.space, goal, min(frame.cu, ship_room(state, walk_of(state, frame), goal)))
