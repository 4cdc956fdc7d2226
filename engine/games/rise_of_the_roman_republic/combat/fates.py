"""Leaders in danger: casualties of a battle, and men left alone among enemies (section 8.6; rulings c.18, c.19, c.52,
G25 and G26)."""

from typing import cast

from engine.games.rise_of_the_roman_republic.board.bonds import forbidden_provinces
from engine.games.rise_of_the_roman_republic.board.control import power_of_leader, province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, may_be_in_hex
from engine.games.rise_of_the_roman_republic.board.sieges import are_enemies, enemies_outside, is_city_open
from engine.games.rise_of_the_roman_republic.board.stacks import move_leader, stack_of_leader, stacks_in_hex, total_sp
from engine.games.rise_of_the_roman_republic.combat.sides import is_tribe_counter
from engine.games.rise_of_the_roman_republic.events.combat import CasualtyRolled, LeaderStranded
from engine.games.rise_of_the_roman_republic.politics.replacement import Fate, remove_fallen_leader
from engine.games.rise_of_the_roman_republic.rules import RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import Power, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import TABLES
from engine.games.rise_of_the_roman_republic.tribes.armies import remove_tribe_army

ESCAPES = 4  # the die of a leader left alone up to which they come away


def roll_commander_casualty(play: RisePlay, leader: str, *, major: bool) -> None:
    """Roll whether a commander is hit; a Major defeat adds one. Tribal leaders never are (ruling G25)."""
    if is_tribe_counter(leader):
        return
    figures = TABLES.casualties
    die = roll_d10(play, f"casualty_{leader}")
    adjusted = die + (figures.major_defeat if major else 0)
    fate = "killed" if adjusted >= figures.killed else "wounded" if adjusted >= figures.wounded else "none"
    play.emit(CasualtyRolled(leader, die, major, fate))
    if fate != "none":
        remove_fallen_leader(play, leader, cast(Fate, fate))


def rescue_stranded_leaders(play: RisePlay) -> None:
    """See to every leader who has been left without a man among enemies (ruling c.18); a tribe without men is gone."""
    state = play.state
    for one in list(state.stacks.values()):
        if not one.leaders or total_sp(state, one) or not is_stranded_among_enemies(state, one):
            continue
        if one.power in TABLES.tribes:
            remove_tribe_army(play, one.power, "men")
            continue
        for leader in one.leaders:
            roll_stranded_leader(play, leader)


def is_stranded_among_enemies(state: RiseState, one: Stack) -> bool:
    """Return whether a stack without men stands among enemies: in a hex with their force, or in a city that is not its
    own."""
    if one.inside:
        return not _at_home(state, one)
    return bool(enemies_outside(state, one.power, one.hex))


def _at_home(state: RiseState, one: Stack) -> bool:
    """Return whether a leader in a city is among friends: nobody hostile is in it, and it is not an enemy's."""
    holder = state.cities[one.hex].holder
    friends = not any(
        other.inside and are_enemies(state, one.power, other.power) for other in stacks_in_hex(state, one.hex)
    )
    return friends and (not holder or not are_enemies(state, one.power, holder))


def roll_stranded_leader(play: RisePlay, leader: str) -> None:
    """Let a leader who is alone among enemies come away at 0 to 4, where nobody dies always; else they are captured."""
    state = play.state
    there = stack_of_leader(state, leader)
    if there is None:
        return
    if there.power in TABLES.tribes:
        remove_tribe_army(play, there.power, "men")
        return
    safe = scenario_of(state).has_rule("no_casualties")
    die = -1 if safe else roll_d10(play, f"stranded_{leader}")
    to = stranded_leader_refuge(state, there) if die <= ESCAPES else None
    play.emit(LeaderStranded(leader, there.hex, die, to.hex if to is not None else "", ESCAPES))
    if to is not None:
        move_leader(state, leader, to)
    elif not safe:
        remove_fallen_leader(play, leader, "captured")


def stranded_leader_refuge(state: RiseState, one: Stack) -> Stack | None:
    """Return where a leader comes away to: the nearest friendly force or city where they may be, of several the lowest
    number (ruling G76)."""
    power = power_of_leader(state, one.leaders[0]) if one.leaders else one.power
    shut = forbidden_provinces(state, power, ())
    own = [
        other
        for other in state.stacks.values()
        if total_sp(state, other)
        and other is not one
        and _friend(state, power, other)
        and may_be_in_hex(state, other.hex, power)
    ]
    towns = [
        Stack(power, place, True) for place in state.cities if place != one.hex and is_city_open(state, power, place)
    ]
    found = [other if other.power == power else Stack(power, other.hex, other.inside) for other in own] + towns
    found = [other for other in found if province_of(other.hex) not in shut]
    return min(found, key=lambda other: (distance(one.hex, other.hex), other.hex, other.inside), default=None)


def _friend(state: RiseState, power: Power, other: Stack) -> bool:
    return other.power == power or (
        bool(side_of(state, power)) and side_of(state, other.power) == side_of(state, power) and not other.inside
    )
