"""Where the computer player marches: what a hex promises, against what it costs and what may come upon the army."""

from collections.abc import Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.movement import ALL, ALONE, GUARDED, INSIDE, OWN, March
from engine.games.rise_of_the_roman_republic.board.hexmap import neighbours
from engine.games.rise_of_the_roman_republic.board.routes import POINT
from engine.games.rise_of_the_roman_republic.player.odds import of_battle, of_storm
from engine.games.rise_of_the_roman_republic.player.table import Table
from engine.games.rise_of_the_roman_republic.tables import HEXES, TABLES
from engine.games.rise_of_the_roman_republic.view import StackView
from engine.kernel.forms import Form
from engine.kernel.routes import Leg, Route
from engine.kit.player import offered

LEAST = 0.12  # victory points that a march must promise
OF_ATTRITION = 0.03  # victory points for a point of attrition of twenty SP
STIRRED = 12  # SP of a tribe that takes up arms, in the mean
SIEGE, STORM = 0.55, 0.35  # of a city's worth: what a siege that has still to be begun, and one by attrition, promise


class Plan(msgspec.Struct, frozen=True):
    """A march: with whom, the goal's token, and what it promises."""

    army: str
    goal: str
    score: float


def best_march(table: Table, form: Form) -> tuple[Plan, March] | None:
    """Return the best march that a form offers, if any is worth it."""
    stack = table.stack_of(table.view.acting)
    if stack is None:
        return None
    found = [plan for plan in _plans(table, form, stack) if plan.score > LEAST]
    for plan in sorted(found, key=lambda one: -one.score)[:3]:
        route = form.field("route", {"army": plan.army})
        ways = route.ways if isinstance(route, Route) else None
        trip = ways.trip(plan.goal) if ways is not None else None
        if trip is not None:
            return plan, March(plan.army, tuple(trip.legs))
    return None


def _plans(table: Table, form: Form, stack: StackView) -> Iterator[Plan]:
    armies = offered(form, "army")
    army = next((one for one in (ALL, OWN, GUARDED) if one in armies), "")
    if not army or army == ALONE:
        return
    route = form.field("route", {"army": army})
    ways = route.ways if isinstance(route, Route) else None
    stays = prospect(table, stack, stack.hex)
    for goal in ways.goals() if ways is not None else ():
        if not goal.token.endswith(INSIDE):
            yield Plan(army, goal.token, _score(table, stack, goal) - max(0.0, stays))


def _score(table: Table, stack: StackView, goal: Leg) -> float:
    place = str(goal.to)
    go_on = (table.view.leaders[table.view.acting].campaign + 1) / 10
    cost = OF_ATTRITION * (goal.cost or 0) / POINT * stack.sp / 20
    return min(1.0, go_on) * prospect(table, stack, place) - cost - _stirred(table, stack, place)


def prospect(table: Table, stack: StackView, place: str) -> float:
    """Return what an army can hope for in a hex, in victory points."""
    if stack.sp == 0:
        return 0.0
    campaign = table.view.leaders[table.view.acting].campaign
    small = [table.worth(near) for near in table.askable(place, stack.sp)]
    found = sum(sorted(small, reverse=True)[:3]) * min(1.0, (campaign + 1) / 10)
    found += _of_city(table, stack, place)
    against = table.outside(place)
    if against:
        found = 0.3 * found + _of_battle(table, stack, against, place)
    else:
        found -= _peril(table, stack, place)
    return found


def _of_city(table: Table, stack: StackView, place: str) -> float:
    city = table.cities.get(place)
    if city is None or not table.worth(place) or (city.besieger and city.besieger != stack.power):
        return 0.0
    if city.size == "small" and not table.garrison(place):
        return 0.0  # it is asked for surrender
    odds = of_storm(table, stack, place)
    lost = odds.attacker / max(1, stack.infantry)
    chance = max(odds.falls / 100, STORM if stack.sp >= 5 * table.strength(place) else 0.0)
    return table.worth(place) * SIEGE * chance * (1 - lost)


def _of_battle(table: Table, stack: StackView, against: list[StackView], place: str) -> float:
    odds = of_battle(table, [stack], against, place)
    stake = sum([one.sp for one in against]) / 20 + table.held(place) / 2
    return (odds.win - 52) / 50 * stake


def _peril(table: Table, stack: StackView, place: str) -> float:
    ratio = table.danger(place, stack.sp)
    return max(0.0, ratio - 1.1) * 0.6 * min(2.0, stack.sp / 15)


def _stirred(table: Table, stack: StackView, place: str) -> float:
    """Return what it costs that a tribe takes up arms against who comes into its province."""
    province = HEXES[place].province
    if table.control.get(province) == table.side or HEXES[stack.hex].province == province:
        return 0.0
    tribe = next((one for one, known in TABLES.tribes.items() if province in known.home), "")
    there = sum([one.sp for one in table.view.stacks if one.power == tribe])
    if not tribe or (there and table.view.masters.get(tribe) == table.side):
        return 0.0
    return 0.25 * max(0.0, (there or STIRRED) / max(1, stack.sp) - 0.4)


def reach(table: Table, stack: StackView) -> float:
    """Return the best that any city promises an army, wherever it is: whether leave to go there is worth asking."""
    hexes = {near for place in table.cities if table.worth(place) for near in (place, *neighbours(place))}
    return max([prospect(table, stack, place) - _stirred(table, stack, place) for place in hexes], default=0.0)
