"""What CU and leaders have spent of a Campaign under way (section 9.5.2, ruling 83): who has moved, fought, refused
battle or rolled a siege moves on with another leader no further than that leaves them, or not at all."""

from collections.abc import Iterator

from engine.games.sword_of_rome.board.stacks import stack_in_space
from engine.games.sword_of_rome.frames.movement import Campaign, March, Moved
from engine.games.sword_of_rome.movement.walks import Part, Walk, cu_by_remaining_mp
from engine.games.sword_of_rome.state import Power, SwordState


def forces_moved_so_far(state: SwordState) -> Iterator[Moved]:
    """Yield what forces have come to in the action under way: those of a Campaign, and what a march under way has left
    on its way."""
    for frame in state.frames:
        if isinstance(frame, Campaign):
            yield from frame.moved
            if frame.waiting is not None:
                yield frame.waiting
        elif isinstance(frame, March):
            if frame.dropped or frame.behind:
                nobody = Moved(frame.leader, frame.power, frame.space, 0, (), 0)
                yield nobody._replace(dropped=frame.dropped, behind=frame.behind)
            if frame.halted is not None:
                yield frame.halted


def moved_cu_at(state: SwordState, power: Power, space: str) -> list[Part]:
    """Return the CU in a space that have moved or acted already, with the MP that they have left, the most tired first;
    0: their movement is over."""
    found: list[Part] = []
    for moved in forces_moved_so_far(state):
        if moved.power != power:
            continue
        if moved.space == space:
            known = cu_by_remaining_mp(moved.cu, moved.mp, moved.fresher)
            found += [Part(one.cu, max(one.mp - moved.bonus, 0)) for one in known]
        found += [Part(cu, max(mp, 0)) for where, cu, mp in moved.dropped if where == space and cu]
    return sorted(found, key=lambda one: one.mp)


def finished_cu_at(state: SwordState, power: Power, space: str) -> int:
    """Return how many CU in a space move no more in the action under way."""
    over = sum([one.cu for one in moved_cu_at(state, power, space) if not one.mp])
    return min(over, stack_in_space(state, power, space).all_cu)


def takeable_cu_parts(state: SwordState, walk: Walk, space: str, others: int) -> list[Part]:
    """Return which of so many CU in a space a force can take along, by the MP that they have left."""
    found: list[Part] = []
    for one in moved_cu_at(state, walk.power, space):
        tired = min(one.cu, others)
        others -= tired
        if tired and one.mp:
            found.append(Part(tired, min(one.mp + walk.bonus, walk.unspent_mp)))
    return [*found, Part(others, walk.unspent_mp)] if others else found


def was_activated(state: SwordState, leader: str) -> bool:
    """Return whether a leader has been activated in the Campaign under way (section 9.5.1)."""
    return any(
        leader in (frame.first, frame.second, *(moved.leader for moved in frame.moved))
        for frame in state.frames
        if isinstance(frame, Campaign)
    )


def leader_mp_left(state: SwordState, leader: str) -> int | None:
    """Return the MP that a leader has left who has moved already in the action under way; None if they have not."""
    found: int | None = None
    for moved in forces_moved_so_far(state):
        for one, mp in moved.behind:
            found = max(mp, 0) if one == leader else found
        if leader in moved.leaders and leader not in dict(moved.behind):
            found = max(moved.mp + dict(moved.spry).get(leader, 0) - moved.bonus, 0)
    return found


def may_leader_move_along(state: SwordState, leader: str) -> bool:
    """Return whether a leader may move along, or on their own: not who has been activated before in this Campaign, nor
    whose movement is over."""
    return not was_activated(state, leader) and leader_mp_left(state, leader) != 0


def leader_mp_at_joining(state: SwordState, walk: Walk, leader: str) -> int:
    """Return the MP with which a leader joins a force, or sets out with it."""
    left = leader_mp_left(state, leader)
    return walk.unspent_mp if left is None else min(left + walk.bonus, walk.unspent_mp)
