"""What the computer player expects of sieges: storm, hunger, and who keeps a siege up."""

from collections.abc import Sequence

import msgspec

from engine.games.rise_of_the_roman_republic.computer_player.aims import provinces_to_subdue, would_end_war
from engine.games.rise_of_the_roman_republic.computer_player.odds import assault_odds_of_stack, battle_odds_in_hex
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.view import StackView

STARVES, STARVED = 6, 1.5  # strength of a city that hunger wears down, and how many times its infantry must besiege it
ENOUGH, BEGUN = 1.0, 0.4  # how many times it where a garrison without a leader cannot come out, and once it is besieged
SIEGE, STORM = 0.55, 0.3  # of a city's worth: what a siege that has still to be begun, and one by attrition, promise
KEPT = 0.5  # what one by attrition promises that has begun, where a province has to be subdued: it is not given up


def siege_prospect_of_army(table: Table, stack: StackView, place: str) -> float:
    """Return what an army can hope for from the siege of a city, with those who are there already."""
    city = table.cities.get(place)
    if city is None or not table.worth_of_taking_city(place) or (city.besieger and city.besieger != stack.power):
        return 0.0
    if city.size == "small" and not table.foreign_sp_in_city(place):
        return 0.0  # it is asked for surrender
    stack = table.force_with_stack_there(stack, place)
    if not stack.sp:
        return 0.0
    ends = would_end_war(table.view, place)
    if ends and not stack.infantry:
        return 0.0  # horsemen storm nothing: they are of more use elsewhere
    odds = assault_odds_of_stack(table, stack, place)
    by_storm = odds.falls / 100 + 0.3 * min(1.0, odds.defender / max(1, table.city_defence_strength(place)))
    men = stack.infantry if ends else stack.sp
    chance = max(min(1.0, by_storm), STORM if men >= 5 * table.city_defence_strength(place) else 0.0)
    begun = 1.0 if city.besieger == stack.power else SIEGE
    if is_starved_by_siege(table, stack.infantry, place):
        goes_on = begun == 1.0 and bool(provinces_to_subdue(table.view.scenario))
        chance = max(chance, KEPT if goes_on else STORM)
    cost = 0.0 if table.is_last_chance_to_subdue else SP * odds.attacker
    return max(0.0, table.worth_of_garrisoned_capture(place) * begun * chance - cost)


def siege_gain_of_part(table: Table, stack: StackView) -> float:
    """Return what a part of an army brings the siege of the hex where it stands, as all of it is stronger than who
    would stay behind, where a province has to be subdued."""
    beside = [one for one in table.own_stacks if one.power == stack.power and one.hex == stack.hex]
    whole = next((one for one in beside if not one.inside), None)
    if whole is None or not stack.sp or not provinces_to_subdue(table.view.scenario):
        return 0.0
    legions = tuple([one for one in whole.legions if one not in stack.legions])
    leaders = tuple([one for one in whole.leaders if one not in stack.leaders])
    rest = msgspec.structs.replace(
        whole, leaders=leaders, legions=legions, sp=whole.sp - stack.sp, infantry=whole.infantry - stack.infantry
    )
    return siege_prospect_of_army(table, whole, stack.hex) - siege_prospect_of_army(table, rest, stack.hex)


def siege_promise_after_battle(table: Table, stack: StackView, place: str, against: Sequence[StackView]) -> float:
    """Return what it promises that these are beaten who stand before a city, where a province has to be subdued: the
    siege of it."""
    if not provinces_to_subdue(table.view.scenario) or not table.worth_of_taking_city(place):
        return 0.0
    return battle_odds_in_hex(table, [stack], against, place).win / 100 * siege_prospect_of_army(table, stack, place)


def is_starved_by_siege(table: Table, infantry: int, place: str) -> bool:
    """Return whether hunger wears down a city that so much infantry besieges. Where a province has to be subdued,
    hardly more than is inside is enough where nobody leads those out."""
    strength, led = table.city_defence_strength(place), any(one.leaders for one in table.enemies_inside_city(place))
    if not provinces_to_subdue(table.view.scenario):
        times = STARVED
    elif table.is_besieging(place):
        times = ENOUGH if led else BEGUN
    else:
        times = STARVED if led else ENOUGH
    return strength >= STARVES and infantry >= times * strength
