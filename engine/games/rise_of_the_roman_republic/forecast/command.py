"""Who commands: that an Overall Commander stays behind where another leads their men away, or to a fight (section 5.52,
ruling T21), and that two consuls roll for it (section 5.53)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Coordinate
from engine.games.rise_of_the_roman_republic.actions.movement import Intercept, March, MarchBeside, MarchWith
from engine.games.rise_of_the_roman_republic.actions.naval import Sail, SailWith
from engine.games.rise_of_the_roman_republic.actions.siege import Assault
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.combat.sides import current_operations_phase
from engine.games.rise_of_the_roman_republic.forecast import movement, naval
from engine.games.rise_of_the_roman_republic.movement.mover import Mover
from engine.games.rise_of_the_roman_republic.politics.hierarchy import (
    accompanying_leaders,
    both_consuls,
    commander_staying_behind,
)
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text


def forecast_lines(state: RiseState, action: Action) -> Iterator[Text]:
    """Yield who stays behind, with how many SP after a march or a voyage, and between whom a die decides."""
    phase = current_operations_phase(state)
    if phase is None:
        return
    yield from _two_consuls(state, phase.leader, action)
    match action:
        case March() | MarchWith() | MarchBeside():
            yield from _left(state, movement.mover_of(state, action))
        case Sail() | SailWith():
            yield from _left(state, naval.mover_that_would_sail(state, phase.leader, action))
        case Attack() | Assault():
            yield from _apart(state, phase.leader)
        case Coordinate():
            yield from _apart(state, action.leader)
        case Intercept():
            for token in action.tries:
                yield from _apart(state, token.partition("@")[0])


def _two_consuls(state: RiseState, leader: str, action: Action) -> Iterator[Text]:
    """Yield that the dice of both consuls say who leads them, which the odds count (sections 5.53 and 5.54)."""
    match action:
        case Attack() | Assault():
            forces = [(leader, *action.along)]
        case Coordinate():
            forces = [_beside(state, action.leader)]
        case Intercept():
            forces = [_beside(state, token.partition("@")[0]) for token in action.tries]
        case _:
            forces = []
    for consuls in dict.fromkeys([both_consuls(state, one) for one in forces]):
        if consuls:
            yield keyed_text("preview.two_consuls", leaders=consuls)


def _beside(state: RiseState, leader: str) -> tuple[str, ...]:
    """Return a leader with those whom they bring along, as they intercept or come to a battle."""
    there = stack_of_leader(state, leader)
    return (leader, *accompanying_leaders(state, leader, there)) if there is not None else ()


def _left(state: RiseState, mover: Mover | None) -> Iterator[Text]:
    chief = commander_staying_behind(state, mover.leader) if mover is not None else ""
    if mover is not None and chief and not mover.is_lone:
        rest = total_sp(state, state.stacks[mover.stack]) - sum([one.sp for one in mover.force.troops])
        yield keyed_text("preview.commander_left", leader=chief, sp=rest)


def _apart(state: RiseState, leader: str) -> Iterator[Text]:
    if chief := commander_staying_behind(state, leader):
        yield keyed_text("preview.commander_apart", leader=chief)
