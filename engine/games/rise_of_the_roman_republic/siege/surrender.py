"""Asking a city for surrender (section 9.7; rulings c.35, A16, E33, G38, G74 and T22)."""

from collections.abc import Iterator

from engine.games.rise_of_the_roman_republic.actions.siege import DemandSurrender
from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    city_size,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.board.losses import force_arms, whole_stack_part
from engine.games.rise_of_the_roman_republic.board.sieges import (
    is_enemy_city,
    is_stack_besieged,
    is_withheld,
    stacks_inside,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key, stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.attack import attack_companions, force_under_leader
from engine.games.rise_of_the_roman_republic.combat.sides import strength_of
from engine.games.rise_of_the_roman_republic.events.combat import Modifier
from engine.games.rise_of_the_roman_republic.events.siege import SurrenderRolled
from engine.games.rise_of_the_roman_republic.frames.siege import Capture
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.operations import register_operation_effect, register_operation_form
from engine.games.rise_of_the_roman_republic.rules import RisePlay, roll_d10
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form
from engine.kernel.rulebook import Call


def _token(place: str) -> str:
    return f"surrender:{place}"


def cities_asked_in_phase(frame: Phase) -> tuple[str, ...]:
    """Return the cities that a leader has asked in their phase: each can be asked but once in it."""
    start = _token("")
    return tuple([one.removeprefix(start) for one in frame.done if one.startswith(start)])


def city_favour_level(state: RiseState, power: str, place: str) -> int:
    """Return the level of a city's province in favour of who asks; one against them does not count (ruling G38)."""
    level = state.levels.get(alliance_row_of(province_of(place)), {}).get(side_of(state, power), 0)
    return min(TABLES.surrender.level_most, level)


def never_surrenders_to(state: RiseState, power: str, place: str) -> bool:
    """Return whether a city surrenders to nobody of a power, as its province stands fast for another (ruling T22)."""
    row, known = alliance_row_of(province_of(place)), scenario_of(state)
    fast = known.has_rule("loyal_cities") and row in known.fixed_levels
    return fast and not state.levels.get(row, {}).get(side_of(state, power), 0)


def surrender_modifiers(state: RiseState, power: str, place: str) -> tuple[Modifier, ...]:
    """Return what is added to the Campaign, and taken off it, for the die at which a city surrenders."""
    figures, of_size = TABLES.surrender, city_size(scenario_of(state), place)
    off = figures.small if of_size == "small" else figures.medium
    level = city_favour_level(state, power, place)
    found = (Modifier("medium_city" if of_size != "small" else "small_city", -off), Modifier("level", level, level))
    return tuple([one for one in found if one.amount])


def surrender_die_needed(state: RiseState, leader: str, power: str, place: str) -> int:
    """Return the die, at most, at which a city surrenders."""
    return LEADERS[leader].campaign + sum(one.amount for one in surrender_modifiers(state, power, place))


def sp_behind_demand(state: RiseState, leader: str, there: Stack) -> int:
    """Return the SP that a leader asks with: what they may lead to an assault, and if they have any men the allied
    tribes beside them (ruling G74)."""
    own, beside = sum(force_arms(state, force_under_leader(state, leader))), attack_companions(state, leader)
    tribes = [name for name, known in TABLES.tribes.items() if known.leader in beside]
    allies = [whole_stack_part(state, stack_key(tribe, there.hex, there.inside)) for tribe in tribes]
    return own and own + strength_of(state, allies)


def cities_to_ask_for_surrender(state: RiseState, frame: Phase) -> tuple[str, ...]:
    """Return the cities in a leader's hex or next to it that they can ask: not theirs, nobody in them, small, or medium
    where the province's level speaks for them; with three times as many SP as they have militia; once each in a
    phase."""
    there = stack_of_leader(state, frame.leader)
    if there is None or is_stack_besieged(state, there):
        return ()
    strength: int | None = None
    found = []
    for place in (there.hex, *land_neighbours(there.hex)):
        city = state.cities.get(place)
        if city is None or not city.ids or city.besieger not in ("", there.power) or stacks_inside(state, place):
            continue
        if not is_enemy_city(state, there.power, place) or _token(place) in frame.done:
            continue
        if is_withheld(state, there.power, place) or never_surrenders_to(state, there.power, place):
            continue
        of_size = city_size(scenario_of(state), place)
        open_to = of_size == "small" or (of_size == "medium" and city_favour_level(state, there.power, place) >= 1)
        if not open_to:
            continue
        if strength is None:
            strength = sp_behind_demand(state, frame.leader, there)
        if strength >= TABLES.surrender.times * city.ids:
            found.append(place)
    return tuple(found)


@register_operation_form(DemandSurrender, "surrender")
def surrender_forms(state: RiseState, frame: Phase) -> Iterator[Form]:
    """Offer the cities that can be asked."""
    if found := cities_to_ask_for_surrender(state, frame):
        yield Form(DemandSurrender, place=OneOf(found))


@register_operation_effect(DemandSurrender)
def roll_surrender(play: RisePlay, frame: Phase, action: DemandSurrender) -> Call | None:
    """Roll: no more than the Campaign, with what the size of the city takes off."""
    state, leader, place = play.state, frame.leader, action.place
    there = stack_of_leader(state, leader)
    assert there is not None  # noqa: S101 - the form was offered
    frame.done = (*frame.done, _token(place))
    die, most = roll_d10(play, "surrender"), surrender_die_needed(state, leader, there.power, place)
    why = surrender_modifiers(state, there.power, place)
    play.emit(SurrenderRolled(place, there.power, leader, die, most, die <= most, LEADERS[leader].campaign, why))
    if die > most:
        return None
    return Call(Capture(place=place, power=there.power, leader=leader, how="surrender"), "")
