"""What an assault, a siege, treachery or a demand promises, by all that can be seen: exact odds for the buttons."""

from engine.games.rise_of_the_roman_republic.board.control import city_size, scenario_of
from engine.games.rise_of_the_roman_republic.board.losses import strength_by_arm
from engine.games.rise_of_the_roman_republic.board.sieges import city_strength
from engine.games.rise_of_the_roman_republic.board.stacks import stack_of_leader
from engine.games.rise_of_the_roman_republic.combat.command import command_shares
from engine.games.rise_of_the_roman_republic.combat.odds import chance_of_at_most
from engine.games.rise_of_the_roman_republic.combat.sides import Parts, force_without, leaders_of
from engine.games.rise_of_the_roman_republic.forces import Part
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.siege.assault import assault_modifiers, assaulting_parts, column_shift
from engine.games.rise_of_the_roman_republic.siege.attrition import besieged_roll, besieger_roll
from engine.games.rise_of_the_roman_republic.siege.odds import (
    AssaultOdds,
    AttritionOdds,
    assault_chances,
    attrition_chances,
    mean_of_assaults,
    treachery_chances,
)
from engine.games.rise_of_the_roman_republic.siege.surrender import surrender_die_needed
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tables import LEADERS


def storming_parts(state: RiseState, leader: str, along: tuple[str, ...], out: tuple[str, ...]) -> Parts:
    """Return the parts that storm a city under a leader. along, out: as in the action."""
    found = assaulting_parts(state, leader, along)
    return (Part(found[0].key, force_without(found[0].force, out)), *found[1:])


def assault_odds(
    state: RiseState, leader: str, along: tuple[str, ...] = (), out: tuple[str, ...] = (), guile: int = 0
) -> AssaultOdds:
    """Return the odds of an assault by a leader on the city of their hex. along, out: as in the action."""
    parts = storming_parts(state, leader, along, out)
    there = stack_of_leader(state, leader)
    place = there.hex if there is not None else ""
    shares = command_shares(state, leaders_of(parts))
    cases = [(storm_odds(state, parts, place, one, guile), share) for one, share in shares.items()]
    return cases[0][0] if len(cases) == 1 else mean_of_assaults(cases)


def storm_odds(state: RiseState, parts: Parts, place: str, commander: str, guile: int) -> AssaultOdds:
    """Return the odds of an assault by these parts under this commander."""
    net = sum(one.amount for one in assault_modifiers(state, parts, place, commander, guile))
    return assault_chances(
        strength_by_arm(state, parts)[0], city_strength(state, place), net, column_shift(parts, place)
    )


def siege_odds(state: RiseState, place: str) -> tuple[AttritionOdds, AttritionOdds]:
    """Return the odds of the next siege attrition of a city: of the besieger, and of the besieged."""
    outside, inside = besieger_roll(state, place), besieged_roll(state, place)
    return attrition_chances(outside.size, outside.modifier_sum), attrition_chances(inside.size, inside.modifier_sum)


def treachery_odds(state: RiseState, leader: str, place: str, guile: int, against: int = 0) -> float:
    """Return the chance of treachery, in percent. guile: spent; against: by the defender."""
    return treachery_chances(city_size(scenario_of(state), place), counted_guile(leader, guile) - against)


def counted_guile(leader: str, guile: int) -> int:
    """Return what of the Guile that is spent on treachery is added to the die: none of a Roman's."""
    return 0 if LEADERS[leader].side == ROMANS else guile


def surrender_odds(state: RiseState, leader: str, place: str) -> float:
    """Return the chance that a city surrenders, in percent."""
    there = stack_of_leader(state, leader)
    return chance_of_at_most(surrender_die_needed(state, leader, there.power if there is not None else "", place))
