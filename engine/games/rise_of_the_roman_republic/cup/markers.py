"""The markers in the cup: who brings how many, who may act for one (sections 4.16 and 4.17; rulings c.11, c.12, G1)."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from engine.games.rise_of_the_roman_republic.board.control import scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.command import MARKERS
from engine.games.rise_of_the_roman_republic.republic import Magistrate
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS

SIEGE, AUGURY, LEGATE = "siege", "augury", "legate"


def marker_counts(markers: Iterable[str]) -> dict[str, int]:
    """Return how many there are of each kind."""
    return dict(sorted(Counter(markers).items()))


def all_markers(state: RiseState) -> tuple[str, ...]:
    """Return the markers of a turn: as many for a magistrate's office as they have phases, for a leader as their
    Initiative, three for sieges, one for the augury where there is one."""
    known = scenario_of(state)
    found: list[str] = []
    for one in state.republic.magistrates:
        kind = FIGURES.offices[one.office].marker
        if kind and not one.held:
            found += [kind] * one.most
    for standing in state.stacks.values():
        if is_led_by_rome(state, standing.power) or (standing.leaders and not side_of(state, standing.power)):
            continue
        found += [
            leader
            for leader in standing.leaders
            if LEADERS[leader].side != ROMANS
            for _ in range(LEADERS[leader].initiative)
        ]
    if (late := expected_expedition_leader(state)) and stack_of_leader(state, late) is None:
        found += [late] * LEADERS[late].initiative
    if state.turn == 1 and known.markers:
        found = [one for one in found if one not in known.markers]
        found += [kind for kind, count in known.markers.items() for _ in range(count)]
    found += [SIEGE] * FIGURES.siege_markers
    return tuple(sorted([*found, AUGURY] if known.augury else found))


def add_markers(state: RiseState, kind: str, count: int) -> None:
    """Put markers into the cup during a turn (ruling c.12)."""
    state.cup = msgspec.structs.replace(state.cup, markers=tuple(sorted([*state.cup.markers, *[kind] * count])))


def leaders_for_marker(state: RiseState, marker: str) -> tuple[str, ...]:
    """Return who may act for a marker: magistrates of its office with phases left, for a consul's also the Urban
    Praetor; else the leader whom it names, if they are on the map."""
    if marker in MARKERS:
        men = [one for one in state.republic.magistrates if _answers(one, marker)]
        men = _named(state, marker, men)
        return tuple([one.leader for one in men if one.phases < one.most and not one.held and not one.finished])
    there = stack_of_leader(state, marker) if marker in LEADERS else None
    if there is None:
        return (marker,) if marker == expected_expedition_leader(state) else ()
    return (marker,) if side_of(state, there.power) and not is_led_by_rome(state, there.power) else ()


def expected_expedition_leader(state: RiseState) -> str:
    """Return the leader of an expedition that is to come, as somebody controls its power; "" for none (The Eagle)."""
    known = scenario_of(state).expedition
    if known is None or not side_of(state, known.power) or known.leader in (*state.gone, *state.wounded):
        return ""
    return known.leader


def is_led_by_rome(state: RiseState, power: str) -> bool:
    """Return whether Rome leads a tribe for a while, as Samnites are besieged by it: it does nothing else (ruling
    W7)."""
    return scenario_of(state).has_rule("tribal_revolts") and state.masters.get(power) == ROMANS


def _named(state: RiseState, marker: str, men: list[Magistrate]) -> list[Magistrate]:
    """Return for whom a marker of the first turn is, where the scenario says so: one man while they are in office; by
    the option any of the two consuls (ruling s.9)."""
    known = scenario_of(state)
    if state.turn > 1 or marker not in known.activates:
        return men
    consuls = [one for one in men if one.office != "urban_praetor"]
    if state.options["thunderbolt_218"] == "either":
        return consuls
    return [one for one in consuls if one.leader == known.activates[marker]] or consuls


def _answers(one: Magistrate, marker: str) -> bool:
    if one.office == "urban_praetor":
        return marker == "consul"  # section 5.46, ruling G1
    return FIGURES.offices[one.office].marker == marker and not one.stays


def deciding_side(state: RiseState, leader: str) -> str:
    """Return the side that decides for a leader."""
    side = LEADERS[leader].side
    return side if side in state.players else side_of(state, side)
