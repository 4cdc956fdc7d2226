"""Leaders who are left alone: displaced, or set aside (section 8)."""

from engine.games.sword_of_rome.board.control import enemy_outside, is_friendly_city
from engine.games.sword_of_rome.board.stacks import (
    displace_leader,
    go_inside,
    is_minor,
    remove_leader,
    stack_with_leader,
    stacks_in_space,
)
from engine.games.sword_of_rome.events.combat import LeaderDisplaced, LeaderStruck
from engine.games.sword_of_rome.powers import are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import GONE, Power
from engine.games.sword_of_rome.tables import LEADERS


def displace_all(play: SwordPlay, power: Power, space: str, leaders: tuple[str, ...]) -> None:
    """Displace leaders of a power in a space: those whose CU are all lost."""
    for leader in leaders:
        displace_leader(play, leader)
        play.emit(LeaderDisplaced(leader, power, space, is_minor(leader)))


def displace_leader_by_card(play: SwordPlay, leader: str, card: str, *, gone: bool = False) -> None:
    """Displace a leader by a card, or have it remove them from the game. They may be displaced already."""
    one = stack_with_leader(play.state, leader)
    if gone:
        remove_leader(play, leader, GONE)
    elif one is not None:
        displace_leader(play, leader)
    if gone or one is not None:
        play.emit(LeaderStruck(leader, LEADERS[leader].power, one.space if one else "", card, gone))
        if one is not None:
            displace_lone(play, one.space)


def displace_lone(play: SwordPlay, space: str) -> None:
    """Displace the leaders of a space who stand alone among enemy CU; behind the walls of a friendly city they are
    safe."""
    state = play.state
    here = stacks_in_space(state, space)
    for one in here:
        others = any(other.all_cu and not are_allied(state, one.power, other.power) for other in here)
        if not others or one.all_cu or is_friendly_city(state, one.power, space):
            continue
        displace_all(play, one.power, space, one.all_leaders)


def settle_lone(play: SwordPlay, space: str) -> None:
    """Look after the leaders of a space who have no CU there: among enemy CU they are displaced, or go behind the walls
    of a friendly city (section 8.4)."""
    displace_lone(play, space)
    for one in stacks_in_space(play.state, space):
        alone = one.leaders and not one.cu and is_friendly_city(play.state, one.power, space)
        if alone and enemy_outside(play.state, one.power, space):
            go_inside(play, one.power, space, 0, one.leaders)
