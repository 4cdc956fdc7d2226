"""Why an Operation is not offered now, for who looks for it in vain: in words, with the section of the rules."""

from typing import Final

from engine.games.rise_of_the_roman_republic.actions.combat import Attack, Recover
from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate, Persuade
from engine.games.rise_of_the_roman_republic.actions.manpower import CallUpProvinces, RaiseManpower
from engine.games.rise_of_the_roman_republic.actions.movement import March, MarchWith
from engine.games.rise_of_the_roman_republic.actions.politics import Celebrate
from engine.games.rise_of_the_roman_republic.actions.siege import (
    Assault,
    DemandSurrender,
    LiftSiege,
    PlaceSiege,
    Treachery,
)
from engine.games.rise_of_the_roman_republic.board.control import city_size, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import land_neighbours
from engine.games.rise_of_the_roman_republic.board.losses import force_arms, strength_by_arm
from engine.games.rise_of_the_roman_republic.board.sieges import (
    are_enemies,
    city_strength,
    enemies_outside,
    is_besieging,
    is_enemy_city,
    is_stack_besieged,
    stacks_inside,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.attack import force_under_leader
from engine.games.rise_of_the_roman_republic.combat.sides import allies_beside
from engine.games.rise_of_the_roman_republic.diplomacy import embassies
from engine.games.rise_of_the_roman_republic.frames.turn import Phase
from engine.games.rise_of_the_roman_republic.movement.operations import marchers_bound_to_province
from engine.games.rise_of_the_roman_republic.politics.hierarchy import overall_commanders
from engine.games.rise_of_the_roman_republic.politics.leave import permitted_provinces
from engine.games.rise_of_the_roman_republic.politics.quarrel import must_leave_quarrelled_hex
from engine.games.rise_of_the_roman_republic.politics.triumph import man_barring_triumph
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.siege.surrender import (
    city_favour_level,
    never_surrenders_to,
    sp_behind_demand,
)
from engine.games.rise_of_the_roman_republic.state import DISORGANIZED, RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS, ROME, TABLES
from engine.kernel.texts import Text, keyed_text
from engine.kit.choices import Reasons

SECTIONS: Final = {
    March.tag(): "5.5",
    MarchWith.tag(): "5.5",
    Attack.tag(): "8.1",
    Recover.tag(): "8.56",
    PlaceSiege.tag(): "9.1",
    LiftSiege.tag(): "9.1",
    Assault.tag(): "9.3",
    DemandSurrender.tag(): "9.7",
    Treachery.tag(): "9.6",
    RaiseManpower.tag(): "10.1",
    CallUpProvinces.tag(): "10.4",
    Celebrate.tag(): "5.47",
    Negotiate.tag(): embassies.SECTION,
    Persuade.tag(): embassies.SECTION,
}
"""The section that speaks of each Operation, by its tag."""
FIGHTING: Final = (Attack.tag(), Assault.tag())
SPEAKING: Final = (Negotiate.tag(), Persuade.tag())
BEFORE_CITY: Final = (PlaceSiege.tag(), Treachery.tag())


def operation_refusals(state: RiseState, frame: Phase) -> Reasons:
    """Return why Operations are not offered to a leader, each worked out when it is asked for. A Triumph has a reason
    only where they have earned it and the man whom they hate is in Rome (ruling G73), men where their side
    raises them so."""
    return Reasons(_tags(state, frame), lambda tag: _why(state, frame, tag))


def is_urban_praetor_abroad(state: RiseState, leader: str) -> bool:
    """Return whether the Urban Praetor is outside Rome, where they can do nothing but march (section 5.46)."""
    man, there = state.republic.office_of_leader(leader), stack_of_leader(state, leader)
    return man is not None and man.office == "urban_praetor" and there is not None and there.hex != ROME


def _tags(state: RiseState, frame: Phase) -> list[str]:
    known, roman = scenario_of(state), LEADERS[frame.leader].side == ROMANS
    left_out = set() if man_barring_triumph(state, frame.leader) else {Celebrate.tag()}
    if not roman or known.has_rule("manpower_segment"):
        left_out.add(RaiseManpower.tag())
    if roman or not known.has_rule("provincial_manpower"):
        left_out.add(CallUpProvinces.tag())
    if not known.has_rule("diplomacy"):
        left_out.update(SPEAKING)
    return [tag for tag in SECTIONS if tag not in left_out]


def _why(state: RiseState, frame: Phase, tag: str) -> Text:
    """Return the reason: what binds the leader altogether, else what this Operation lacks."""
    there = stack_of_leader(state, frame.leader)
    if tag == Celebrate.tag():
        other = man_barring_triumph(state, frame.leader)
        return keyed_text("error.triumph_parted", leader=frame.leader, other=other, section=SECTIONS[tag])
    if is_urban_praetor_abroad(state, frame.leader):
        return keyed_text("why.urban_praetor", section="5.46")
    if marchers_bound_to_province(state, frame.leader):
        return keyed_text("why.bound", section="5.29")
    if must_leave_quarrelled_hex(state, frame.leader):
        return keyed_text("why.must_part", leader=frame.leader, section=SECTIONS[March.tag()])
    if tag in (RaiseManpower.tag(), CallUpProvinces.tag()):
        return _why_no_men(state, frame.leader, SECTIONS[tag])
    if there is None:
        return keyed_text("why.nowhere", leader=frame.leader, section=SECTIONS[tag])
    return _why_no_embassy(state, frame, there, tag) if tag in SPEAKING else _why_here(state, frame, there, tag)


def _why_no_embassy(state: RiseState, frame: Phase, there: Stack, tag: str) -> Text:
    """Return why a leader moves no province by words."""
    leader = frame.leader
    if embassies.OPERATION in frame.done:
        key = "envoy_gone"
    elif is_stack_besieged(state, there):
        key = "shut_in"
    elif not LEADERS[leader].diplomacy:
        key = "no_diplomat"
    elif not embassies.rows_within_reach(state, leader):
        key = "nobody_near"
    elif tag == Negotiate.tag():
        key = "embassies_spent"
    else:
        key = "persuaded" if state.guile.get(leader, 0) else "guile_spent"
    facts = {"leader": leader, "place": there.hex, "tries": TABLES.diplomacy["tries"]}
    return keyed_text(f"why.{key}", **facts, section=SECTIONS[tag])


def _why_no_men(state: RiseState, leader: str, section: str) -> Text:
    side = LEADERS[leader].side
    if side in state.levied:
        return keyed_text("why.levied", section=section)
    if side == ROMANS and scenario_of(state).has_rule("schedule") and state.turn == 1:
        return keyed_text("why.first_turn", section=section)
    if leader not in overall_commanders(state, side, manpower=True):
        return keyed_text("why.not_overall", leader=leader, section=section)
    return keyed_text("why.no_levy", section=section)


def _why_here(state: RiseState, frame: Phase, there: Stack, tag: str) -> Text:
    """Return what an Operation lacks where the leader stands."""
    section, place = SECTIONS[tag], there.hex
    if tag == March.tag() or (tag == MarchWith.tag() and is_stack_besieged(state, there)):
        shut = is_stack_besieged(state, there)
        if shut:
            return keyed_text("why.shut_in", place=place, section="9.1")
        kept = permitted_provinces(state, frame.leader) == frozenset()  # not even Latium: an Urban Praetor
        return keyed_text("why.no_leave", section="5.46") if kept else keyed_text("why.no_way", section=section)
    if tag == MarchWith.tag():
        return keyed_text("why.no_part", leader=frame.leader, section=section)
    if tag == Recover.tag():
        return keyed_text("why.in_order", section=section)
    if tag in FIGHTING and there.status == DISORGANIZED:
        return keyed_text("why.disorganized", section="8.5")
    if tag == DemandSurrender.tag():
        return _why_no_surrender(state, frame, there)
    if not any(force_arms(state, force_under_leader(state, frame.leader))):
        return keyed_text("why.no_troops", section=section)
    if tag == Attack.tag():
        shut_in = any(are_enemies(state, there.power, one.power) for one in stacks_inside(state, place))
        return keyed_text("why.all_inside" if shut_in else "why.nobody_outside", place=place, section=section)
    if place not in state.cities:
        return keyed_text("why.no_city", place=place, section=section)
    if tag in BEFORE_CITY:
        return _why_not_before(state, frame, there, tag)
    if not is_besieging(state, there):
        return keyed_text("why.no_siege" if tag == Assault.tag() else "why.besieges_nothing", section=section)
    return keyed_text(
        "why.stormed" if f"assault:{place}" in frame.done else "why.not_his", place=place, section=section
    )


def _why_not_before(state: RiseState, frame: Phase, there: Stack, tag: str) -> Text:
    """Return why a city is not besieged, or why nobody in it can be bought."""
    section, place = SECTIONS[tag], there.hex
    if not is_enemy_city(state, there.power, place):
        return keyed_text("why.own_city", place=place, section=section)
    if there.inside:
        return keyed_text("why.inside", place=place, section=section)
    besieger = state.cities[place].besieger
    if besieger and (tag == PlaceSiege.tag() or besieger != there.power):
        return keyed_text("why.besieged", place=place, power=besieger, section=section)
    if tag == Treachery.tag():
        if place == ROME:
            return keyed_text("why.never_rome", section=section)
        tried = f"treachery:{place}" in frame.done
        return keyed_text("why.tried" if tried else "why.no_guile", place=place, leader=frame.leader, section=section)
    if enemies_outside(state, there.power, place):
        return keyed_text("why.enemy_outside", place=place, section=section)
    feet = (
        force_arms(state, force_under_leader(state, frame.leader))[0]
        + strength_by_arm(state, allies_beside(state, there.power, place))[0]
    )
    return keyed_text("why.too_few", place=place, strength=city_strength(state, place), infantry=feet, section=section)


def _why_no_surrender(state: RiseState, frame: Phase, there: Stack) -> Text:
    """Return why no city can be asked: of the one in the hex, else of one beside it (ruling G74)."""
    section = SECTIONS[DemandSurrender.tag()]
    near = [one for one in (there.hex, *land_neighbours(there.hex)) if is_enemy_city(state, there.power, one)]
    if is_stack_besieged(state, there):
        return keyed_text("why.shut_in", place=there.hex, section=section)
    if not near:
        return keyed_text("why.nobody_to_ask", section=section)
    place = near[0]
    if stacks_inside(state, place):
        return keyed_text("why.garrisoned", place=place, section=section)
    if never_surrenders_to(state, there.power, place):
        return keyed_text("why.stands_fast", place=place, section=section)
    of_size = city_size(scenario_of(state), place)
    if of_size == "large" or (of_size == "medium" and city_favour_level(state, there.power, place) < 1):
        return keyed_text("why.too_large", place=place, section=section)
    if f"surrender:{place}" in frame.done:
        return keyed_text("why.asked", place=place, section=section)
    have, need = sp_behind_demand(state, frame.leader, there), TABLES.surrender.times * state.cities[place].ids
    return keyed_text("why.too_weak", place=place, sp=have, needed=need, section=section)
