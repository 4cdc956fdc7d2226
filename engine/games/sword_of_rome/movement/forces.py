"""What marches and reactions do to forces: stepping away, taking along, losses, going back."""

import msgspec

from engine.games.sword_of_rome.board.displacement import displace_all, settle_lone
from engine.games.sword_of_rome.board.kinds import lose_cu_of_kinds, mercenaries_among
from engine.games.sword_of_rome.board.stacks import militia_moved, move_units, stack_in_space
from engine.games.sword_of_rome.events.movement import FellBack, StayedBehind, TakenAlong
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.reach import TAKE, force_after
from engine.games.sword_of_rome.movement.sea import SEA
from engine.games.sword_of_rome.movement.walks import (
    Walk,
    cu_by_remaining_mp,
    force_composed_of,
    force_split,
    leader_mp,
)
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.sieges import shut_gates, update_siege_after_losses
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS


def walk_of(state: SwordState, frame: March) -> Walk:
    """Return the marching force as it stands, for what can be foreseen of its way. Beside those whom it has paid to let
    it pass it leaves nobody."""
    beside = any(name.endswith(f"@{frame.space}") for name in frame.bribed)
    own = stack_in_space(state, frame.power, frame.space)
    return Walk(
        power=frame.power,
        space=frame.space,
        cu=frame.cu,
        leaders=frame.leaders,
        mp=frame.mp,
        value=frame.value,
        ships=frame.ships,
        on_way=frame.on_way,
        smooth=frame.smooth or frame.pursuing,
        changed=(frame.space,) if frame.changed or beside else (),
        flank=frame.flank_for,
        barred=frame.barred,
        easy=frame.easy,
        militia=militia_moved(own, frame.cu),
        hired=mercenaries_among(own, frame.cu, frame.mercenaries),
        fleet=CARDS[frame.fleet].value if frame.fleet in CARDS else 0,
        bonus=frame.bonus,
        fresher=frame.fresher,
        spry=frame.spry,
    )


def move_forces(
    play: SwordPlay,
    power: Power,
    start: str,
    goal: str,
    cu: int,
    leaders: tuple[str, ...],
    chief: str,
    mercenaries: int = -1,
) -> None:
    """Move CU and leaders from a space to another. mercenaries: how many of them are such (-1: as few as can be).
    Leaders may be left alone there."""
    own = stack_in_space(play.state, power, start)
    move_units(play, power, start, goal, cu, leaders, chief, mercenaries_among(own, cu, mercenaries))
    update_siege_after_losses(play, start)
    settle_lone(play, start)


def change_marching_force(play: SwordPlay, frame: March, token: str) -> None:
    """Leave or take up CU or a leader where the force stands."""
    what, taken = token.split(":")[1], token.startswith(TAKE)
    count = int(what) if what.isdecimal() else 0
    leader = "" if count else what
    before = walk_of(play.state, frame)
    on = force_after(play.state, before, token)
    if taken:
        play.emit(TakenAlong(frame.power, frame.space, count, leader))
    else:
        if leader:
            frame.behind = (*frame.behind, (leader, leader_mp(before, leader) - frame.bonus))
        note_behind(frame, before, count)
        play.emit(StayedBehind(frame.power, frame.space, count, leader))
    _adopt(frame, on)


def note_behind(frame: March, before: Walk, count: int) -> None:
    """Note the CU that stay where the force stands, with what they have left."""
    behind, _ = force_split(before, count)
    frame.dropped = (*frame.dropped, *((frame.space, part.cu, part.mp - frame.bonus) for part in behind))


def note_fighters(state: SwordState, frame: March) -> None:
    """Note those who have fought beside the force, from within a city too: they move no more (section 9.5.2)."""
    own = stack_in_space(state, frame.power, frame.space)
    if own.all_cu > frame.cu:
        frame.dropped = (*frame.dropped, (frame.space, own.all_cu - frame.cu, 0))
    frame.behind = (*frame.behind, *((one, 0) for one in own.all_leaders if one not in frame.leaders))


def leave_units(play: SwordPlay, frame: March, count: int) -> None:
    """Leave CU where the force stands, the most tired ones."""
    before = walk_of(play.state, frame)
    note_behind(frame, before, count)
    left_by = max(before.hired - count, 0)  # mercenaries stay first (ruling 262)
    _adopt(frame, msgspec.structs.replace(force_split(before, count)[1], hired=left_by))


def _adopt(frame: March, walk: Walk) -> None:
    """Make the marching force what was foreseen of it."""
    frame.cu, frame.leaders, frame.mp = walk.cu, walk.leaders, walk.mp
    frame.fresher, frame.spry, frame.mercenaries = walk.fresher, walk.spry, walk.hired


def lose_marching_units(play: SwordPlay, frame: March, cu: int) -> None:
    """Take CU off the marching force; with the last of them its leaders are displaced."""
    gone, hired = lose_cu_of_kinds(play, frame.power, frame.space, cu, frame.cu, frame.mercenaries)
    frame.cu, frame.mercenaries = frame.cu - gone, max(frame.mercenaries - hired, 0)
    if not frame.cu:
        displace_all(play, frame.power, frame.space, frame.leaders)
        frame.leaders = ()
        update_siege_after_losses(play, frame.space)


def count_again(state: SwordState, frame: March) -> None:
    """See what is left of the marching force where it stands: those who were lost are the most tired ones."""
    own = stack_in_space(state, frame.power, frame.space)
    frame.cu = min(frame.cu, own.cu)
    frame.leaders = tuple([one for one in frame.leaders if one in own.leaders])
    if frame.cu and (frame.fresher or frame.spry):
        walk = walk_of(state, frame)
        led = [(one, leader_mp(walk, one)) for one in frame.leaders]
        _adopt(frame, force_composed_of(walk, cu_by_remaining_mp(frame.cu, frame.mp, frame.fresher), led))


def return_to_origin(play: SwordPlay, frame: March) -> None:
    """Bring the force back to the space that it came from; its movement is over."""
    goal = frame.came_from.removeprefix(SEA)
    move_forces(play, frame.power, frame.space, goal, frame.cu, frame.leaders, frame.leader, frame.mercenaries)
    shut_gates(play, frame.power, goal)
    frame.space, frame.over = goal, True


def return_to_last_stop(play: SwordPlay, frame: March, goal: str) -> None:
    """Bring a force that may not stay where it is back to where it could last stop."""
    play.emit(FellBack(frame.power, frame.space, goal))
    move_forces(play, frame.power, frame.space, goal, frame.cu, frame.leaders, frame.leader, frame.mercenaries)
    shut_gates(play, frame.power, goal)
    frame.space = goal
