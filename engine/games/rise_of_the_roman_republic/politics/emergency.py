"""States of Emergency (section 5.28; rulings c.47, G4 and G5)."""

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import (
    cities_of,
    city_size,
    controlled_provinces,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.board.fleets import is_port_open_to
from engine.games.rise_of_the_roman_republic.board.hexmap import distance
from engine.games.rise_of_the_roman_republic.board.stacks import total_sp
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.republic import Alarm
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import CITIES, ROME, TABLES

CAPUA = "4412"
MINOR, MAJOR = "minor", "major"


def enemy_occupied_cities(state: RiseState) -> tuple[str, ...]:
    """Return the cities with at least one SP inside of another player, or of a tribe that is not Rome's (ruling G4)."""
    found = [one for one in state.stacks.values() if one.inside and side_of(state, one.power) != ROMANS]
    return tuple(dict.fromkeys([one.hex for one in found if total_sp(state, one)]))


def alarms_by_position(state: RiseState) -> tuple[Alarm, ...]:
    """Return what brings on an Emergency by the position alone. The tribe that Rome has raised herself is none (ruling
    W29)."""
    known, figures, held = scenario_of(state), FIGURES.emergency, enemy_occupied_cities(state)
    found = []
    large = [one for one in held if province_of(one) in known.roman_italy and city_size(known, one) != "small"]
    if len(large) >= figures.cities:
        found.append(Alarm(state.turn, "cities", False))
    if any(distance(ROME, one) <= figures.hexes for one in held):
        found.append(Alarm(state.turn, "near_rome", True))
    rome = state.cities.get(ROME)
    if rome is not None and rome.besieger:
        found.append(Alarm(state.turn, "siege", True))
    if known.has_rule("tribal_emergencies"):
        fielded = [one for one in state.stacks.values() if one.power in TABLES.tribes and one.power not in state.levies]
        if any(total_sp(state, one) >= figures.tribe for one in fielded):
            found.append(Alarm(state.turn, "tribe", False))
        if CAPUA in held:
            found.append(Alarm(state.turn, "capua", True))
    return tuple(found)


def alarms_by_battles(state: RiseState) -> tuple[Alarm, ...]:
    """Return what the battles of this turn and the last bring on; two Major defeats must be of one year."""
    figures, known = FIGURES.emergency, scenario_of(state)
    late = [one for one in state.republic.defeats if one.turn >= state.turn - 1]
    found = [
        Alarm(one.turn, "defeat", False) for one in late if one.major and one.consular and one.losses >= figures.losses
    ]
    if known.has_rule("tribal_emergencies"):
        found += [Alarm(one.turn, "consul_beaten", False) for one in late if one.consul]
    for turn in sorted({one.turn for one in late}):
        if sum(one.major and one.consular for one in late if one.turn == turn) >= figures.majors:
            found.append(Alarm(turn, "two_defeats", True))
    return tuple(found)


def unanswered_emergency(state: RiseState) -> tuple[str, tuple[str, ...]]:
    """Return the State of Emergency for which a Dictator is still to be elected: one a turn (ruling G5)."""
    return ("", ()) if state.republic.dictated == state.turn else emergency_degree(state)


def emergency_degree(state: RiseState) -> tuple[str, tuple[str, ...]]:
    """Return the State of Emergency ("", minor or major) and what brings it on: what is true now, what became true in
    the last turn, and the battles of both (ruling G5). None in the first turn of Thunderbolt."""
    if scenario_of(state).has_rule("schedule") and state.turn == 1:
        return "", ()
    noted = [one for one in state.republic.alarms if one.turn >= state.turn - 1]
    found = (*alarms_by_position(state), *alarms_by_battles(state), *noted)
    if not found:
        return "", ()
    reasons = tuple(dict.fromkeys([one.kind for one in found]))
    return (MAJOR if any(one.major for one in found) else MINOR), reasons


def can_elect_dictator(state: RiseState) -> bool:
    """Return whether a Dictator can be elected during the turn: there is an Emergency, and a man for the office."""
    barred, fixed = state.republic.paused, scenario_of(state).dictator
    fit = [one for one in state.republic.pool if one not in barred and (fixed is None or one == fixed.leader)]
    return bool(fit) and bool(unanswered_emergency(state)[0])


def note_emergency_causes(play: RisePlay) -> None:
    """Note what brings on an Emergency now, for the turn that follows (ruling G5)."""
    state = play.state
    new = [one for one in alarms_by_position(state) if one not in state.republic.alarms]
    kept = [one for one in state.republic.alarms if one.turn >= state.turn - 1]
    state.republic = msgspec.structs.replace(state.republic, alarms=(*kept, *new))


def is_open_roman_city(state: RiseState, place: str) -> bool:
    """Return whether Rome controls a city that is not besieged, or that its ships keep open (sections 10.21 and
    10.25)."""
    city = state.cities.get(place)
    if place not in CITIES or city is None or city.holder != ROMANS:
        return False
    return not city.besieger or is_port_open_to(state, ROMANS, place)


def free_roman_cities(state: RiseState) -> tuple[str, ...]:
    """Return the cities in which new legions may muster: Rome, and others of Roman Italy (section 10.21)."""
    known = scenario_of(state)
    own_provinces = controlled_provinces(state, ROMANS, known.roman_italy)
    places = [place for province in own_provinces for place in cities_of(state.scenario, province)]
    found = [place for place in places if is_open_roman_city(state, place) and place != ROME]
    own = state.cities[ROME].holder == ROMANS
    return (ROME, *found) if own else tuple(found)
