"""Where the computer player marches: what a hex promises, against what it costs and what may come upon the army."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from engine.games.rise_of_the_roman_republic.actions.diplomacy import Negotiate
from engine.games.rise_of_the_roman_republic.actions.movement import (
    ALL,
    ALONE,
    GUARDED,
    INSIDE,
    OWN,
    March,
    MarchWith,
)
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, land_neighbours, terrain
from engine.games.rise_of_the_roman_republic.board.routes import POINT
from engine.games.rise_of_the_roman_republic.computer_player.aims import (
    cities_left_to_subdue,
    conquering_leader,
    is_tribe_in_arms,
    provinces_to_subdue,
)
from engine.games.rise_of_the_roman_republic.computer_player.besieging import (
    ENOUGH,
    STARVES,
    STORM,
    siege_gain_of_part,
    siege_promise_after_battle,
    siege_prospect_of_army,
)
from engine.games.rise_of_the_roman_republic.computer_player.captures import can_leave_men
from engine.games.rise_of_the_roman_republic.computer_player.hero import hero_of
from engine.games.rise_of_the_roman_republic.computer_player.odds import expected_battle, value_if_attacked
from engine.games.rise_of_the_roman_republic.computer_player.table import SP, Table
from engine.games.rise_of_the_roman_republic.computer_player.weights import at_work
from engine.games.rise_of_the_roman_republic.movement.mover import Mover
from engine.games.rise_of_the_roman_republic.movement.ways import MarchRoute
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.games.rise_of_the_roman_republic.tables import HEXES, LEADERS, SCENARIOS, TABLES
from engine.games.rise_of_the_roman_republic.tribes.mobilisation import PEACEFUL
from engine.games.rise_of_the_roman_republic.view import StackView
from engine.kernel.actions import Action
from engine.kernel.forms import Form
from engine.kernel.routes import Leg, Ways
from engine.kit.player import offered_first_tokens, possible_next_tokens

LOOKED_AT = 5  # of the most promising marches: by which way they go
LEAST = 0.1  # victory points that a march must promise
OF_ATTRITION = 0.03  # victory points for a point of attrition of twenty SP
GATHERS, KEEPS = 0.7, 2  # of what SP are worth: those that wait for a leader, but so many that stay
EMBARKS, PARTY = 0.3, 30  # of what an island promises: to be in a port; SP of an army that is thought of for it
HERO = 4.0  # how much more it counts that one is in danger on whose life the war hangs
STIRRED = 12  # SP of a tribe that takes up arms, in the mean
LARGE = "large"  # the name of a force of which a part marches
FEW, GATHERED = 3, 0.8  # cities left, for which armies gather, and of what hunger promises: to be with others near
SURELY, TOGETHER = 2, 0.15  # times the SP of a tribe that surely beat it, and of its worth: to be near with so many
FAR, BESIDE = 12, 3  # hexes from where armies gather, at which it brings nothing any more; that gathered armies keep
COMES, FROM_AFAR, NEAR = 0.5, 0.25, 5  # chance that an enemy attacks who is so many hexes away, or further


class Plan(msgspec.Struct, frozen=True):
    """A march: with whom, the goal's token, and what it promises."""

    army: str
    goal: str
    score: float


class _Army(NamedTuple):
    """An army that could march: its name in the form, what it is, and where it may lead. units: what is picked of a
    force that is too large to march whole."""

    name: str
    moving: StackView
    ways: Ways
    units: tuple[str, ...] = ()

    def march(self, legs: tuple[str, ...]) -> Action:
        """Return the march by these legs."""
        return MarchWith(self.units, legs) if self.units else March(self.name, legs)


def best_march(table: Table, form: Form) -> tuple[Plan, Action] | None:
    """Return the best march that a form offers, if any is worth it."""
    stack = table.acting_stack()
    if stack is None:
        return None
    armies = {army.name: army for army in _armies(table, form, stack)}
    found = [plan for army in armies.values() for plan in _plans(table, army) if plan.score > LEAST]
    best: tuple[Plan, Action] | None = None
    for plan in sorted(found, key=lambda one: -one.score)[:LOOKED_AT]:
        if best is not None and plan.score <= best[0].score:
            break
        for legs, costs in _trips(table, stack, armies[plan.army], plan.goal):
            net = msgspec.structs.replace(plan, score=plan.score - costs)
            if net.score > (best[0].score if best is not None else LEAST):
                best = net, armies[plan.army].march(legs)
    return best


def _trips(table: Table, stack: StackView, army: _Army, goal: str) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield the ways to a goal, with what they cost beside the plan's score: the cheapest, and where all of a province
    must be subdued one around the provinces whose tribes that way would stir."""
    trip = army.ways.cheapest_way(goal)
    if trip is None:
        return
    legs = tuple(trip.legs)
    stirred = _stirred(table, stack, legs)
    yield legs, stirred
    if stirred and provinces_to_subdue(table.view.scenario):
        ends = HEXES[goal.removesuffix(INSIDE)].province
        restless = {one for one in _entered(legs) if one != ends and _rising(table, stack, one)}
        around = army.ways.cheapest_way(goal, avoiding=_hexes(frozenset(restless))) if restless else None
        if around is not None:
            more = OF_ATTRITION * max(0, around.cost - trip.cost) / POINT * army.moving.sp / 20
            yield tuple(around.legs), more + _stirred(table, stack, around.legs)


@lru_cache(maxsize=64)
def _hexes(provinces: frozenset[str]) -> tuple[str, ...]:
    """Return the hexes of some provinces."""
    return tuple([place for place, known in HEXES.items() if known.province in provinces])


def _armies(table: Table, form: Form, stack: StackView) -> Iterator[_Army]:
    armies = offered_first_tokens(form, "army")
    guarding = stack.inside and table.worth_of_garrison(stack.hex) > SP
    most = next((one for one in ((GUARDED, ALL) if guarding else (ALL, GUARDED)) if one in armies), OWN)
    alone = (ALONE,) if provinces_to_subdue(table.view.scenario) and most not in armies else ()
    for name in dict.fromkeys((most, OWN, *alone)):
        if name not in armies:
            continue
        route = form.field("route", {"army": name})
        if name == OWN and most == GUARDED and not at_work().circles and _bares(stack, route):
            continue
        if isinstance(route, MarchRoute) and route.ways is not None and not _deserts(table, route.mover):
            yield _Army(name, _moving(table, stack, route.mover), route.ways)
    if alone and (large := _large(table, stack)) is not None:
        yield large


def _bares(stack: StackView, route: object) -> bool:
    """Return whether a march takes all men out of a city."""
    return isinstance(route, MarchRoute) and route.mover.sp >= stack.sp


def _large(table: Table, stack: StackView) -> _Army | None:
    """Return as much as may march of a force that has too many legions to march whole: the strongest of them."""
    form = table.forms.get(MarchWith.tag())
    if form is None:
        return None
    feet = {one.number: sum([foot for foot, _ in one.elements.values()]) for one in table.view.legions}
    choices = form.field("units", {})
    picked: tuple[str, ...] = ()
    for number in sorted(feet, key=lambda one: -feet[one]):
        if number in possible_next_tokens(choices, picked):
            picked = (*picked, number)
    route = form.field("route", {"units": picked}) if picked else None
    if not isinstance(route, MarchRoute) or route.ways is None:
        return None
    return _Army(LARGE, _moving(table, stack, route.mover), route.ways, picked)


def _deserts(table: Table, mover: Mover) -> bool:
    """Return whether a march takes the men from an Overall Commander, who stays behind."""
    return mover.sp > 0 and bool(table.commander_left_behind(mover.leader))


def _plans(table: Table, army: _Army) -> Iterator[Plan]:
    stays = army_prospect_if_staying(table, army.moving)
    for goal in army.ways.goals():
        if not at_work().circles and _was_goal(table, goal):
            continue
        yield Plan(army.name, goal.token, _score(table, army.moving, goal) - stays)


def _was_goal(table: Table, goal: Leg) -> bool:
    """Return whether a march of this phase was to lead to a hex already where no enemy stands: what it promised there
    it has brought, or will not bring."""
    return str(goal.to) in table.view.goals and not table.enemies_outside_city(str(goal.to))


def _moving(table: Table, stack: StackView, mover: Mover) -> StackView:
    """Return what marches out of a stack."""
    force = mover.force
    legions = [one for one in table.view.legions if one.number in force.legions]
    feet = sum([foot for one in legions for foot, _ in one.elements.values()])
    return msgspec.structs.replace(
        stack,
        leaders=force.leaders,
        legions=force.legions,
        troops=force.troops,
        sp=mover.sp,
        infantry=feet + sum([one.infantry for one in force.troops]),
    )


def army_prospect_if_staying(table: Table, stack: StackView) -> float:
    """Return what an army can hope for where it is, when it has done what it could there."""
    return army_prospect_at_hex(table, stack, stack.hex, inside=stack.inside, here=True)


def _score(table: Table, stack: StackView, goal: Leg) -> float:
    place, inside = str(goal.to), goal.token.endswith(INSIDE)
    cost = OF_ATTRITION * (goal.cost or 0) / POINT * stack.sp / 20
    return army_prospect_at_hex(table, stack, place, inside=inside) - cost


def army_prospect_at_hex(
    table: Table, stack: StackView, place: str, *, inside: bool = False, here: bool = False
) -> float:
    """Return what an army can hope for in a hex, in victory points. here: it stands there already, and has asked whom
    it could."""
    go_on = min(1.0, (table.view.leaders[table.view.acting].campaign + 1) / 10)
    speaks = _speaks(table, stack, place, here=here) * (1.0 if here else go_on)
    if stack.sp == 0:
        return speaks if inside or here else speaks + siege_prospect_of_army(table, stack, place)
    found = table.presence_gain(stack, place, inside=inside, here=here) + speaks
    found += _gathers(table, stack, place)
    against = [] if inside else table.enemies_outside_city(place)
    if against:
        fights = expected_battle(table, [_with_others(table, stack, place)], against, place)
        return found + go_on * (fights + siege_promise_after_battle(table, stack, place, against))
    if not inside:
        found -= _peril(table, stack, place)
    elif place == table.capital.place:
        found += table.capital.shelter_gain(stack.sp) if here else table.capital.reinforcement_gain(stack.sp)
    promised = siege_prospect_of_army(table, stack, place)
    if here and not inside:
        promised = max(promised, siege_gain_of_part(table, stack))
    if not here:
        promised += _asks(table, stack, place) + _garrisons(table, stack, place) + _joins(table, stack, place)
    if inside and not here and table.is_undefended(place):
        found += table.worth_of_garrisoned_capture(place)
    return found + go_on * promised


def _speaks(table: Table, stack: StackView, place: str, *, here: bool) -> float:
    """Return what it brings that a leader can send an embassy from a hex. here: they stand there already."""
    if not stack.leaders or (here and Negotiate.tag() not in table.forms):
        return 0.0
    return table.loyalty.best_embassy_gain(place, LEADERS[stack.leaders[0]].diplomacy, stack.sp)


def _gathers(table: Table, stack: StackView, place: str) -> float:
    """Return what it brings to be with others of the side near whom they must beat together: a garrison that is too
    strong for one army, where it is one of the last, or at last a tribe in arms."""
    if not provinces_to_subdue(table.view.scenario) or table.side != ROMANS or cities_left_to_subdue(table.view) > FEW:
        return 0.0
    there = sum([one.infantry for one in table.own_stacks if one.leaders and distance(one.hex, place) <= BESIDE])
    others = max(0, there - stack.infantry) if distance(stack.hex, place) <= BESIDE else there
    best = 0.0
    for target, needed, worth in _too_strong(table):
        near = max(0.0, 1 - distance(place, target) / FAR)
        if stack.infantry < needed:
            together = min(1.0, (stack.infantry + others) / needed)
            best = max(best, worth * together**2 * near)
    return best


def _too_strong(table: Table) -> Iterator[tuple[str, float, float]]:
    """Yield the last garrisons that hunger wears down, or at last the tribes in arms in the open: where they are, how
    much infantry beats them, and what it is worth to be near with so much."""
    left = [one for home in provinces_to_subdue(table.view.scenario) for one in table.outlook.cities[home]]
    for city in [one.place for one in left if one.side != ROMANS and table.city_defence_strength(one.place) >= STARVES]:
        yield city, ENOUGH * table.city_defence_strength(city), GATHERED * STORM * table.worth_of_taking_city(city)
    if not cities_left_to_subdue(table.view):
        for one in table.view.stacks:
            if is_tribe_in_arms(table.view, one) and not one.inside:
                yield one.hex, SURELY * one.sp, TOGETHER * table.loyalty.gain_of_tribe_gone


def _asks(table: Table, stack: StackView, place: str) -> float:
    asked = (stack.hex, *land_neighbours(stack.hex))
    leader, found = table.view.acting, []
    for near in table.cities_askable_for_surrender(place, stack.sp):
        if near not in asked and (at_work().circles or near not in table.view.asked):
            worth = table.worth_of_garrisoned_capture(near) if near == place else table.worth_of_taking_city(near)
            found.append(worth * table.surrender_chance(leader, near))
    return sum(sorted(found, reverse=True)[:4])


def _garrisons(table: Table, stack: StackView, place: str) -> float:
    if not (at_work().circles or can_leave_men(stack)):
        return 0.0
    return max(0.0, table.worth_of_garrison(place) - SP) if place in table.cities else 0.0


def _joins(table: Table, stack: StackView, place: str) -> float:
    """Return what it brings a leader in a long war that men wait for them in a city, or ships."""
    if not table.are_points_counted_at_end:
        return 0.0
    men = GATHERS * SP * max(0, table.leaderless_sp_by_hex.get(place, 0) - KEEPS)
    if stack.sp > PARTY or hero_of(table.view) in stack.leaders:
        return men
    already = 0.0 if at_work().circles or not stack.inside else table.islands.embarkation_gain(stack.hex)
    return men + EMBARKS * max(0.0, table.islands.embarkation_gain(place) - already)


def _peril(table: Table, stack: StackView, place: str) -> float:
    if table.is_last_chance_to_subdue:
        return 0.0
    if conquering_leader(table.view):
        return _defeat(table, stack, place)
    ratio = table.strength_ratio_of_threat(place, stack.sp)
    weight = HERO if hero_of(table.view) in stack.leaders else min(2.0, stack.sp / 15)
    return max(0.0, ratio - 1.1) * 0.6 * weight


def _with_others(table: Table, stack: StackView, place: str) -> StackView:
    """Return who fights where an army comes: who relieves the city on which the war hangs takes those along who wait
    before it."""
    return table.force_with_stack_there(stack, place) if place == table.capital.place else stack


def _defeat(table: Table, stack: StackView, place: str) -> float:
    """Return what it costs, where victories themselves count, that an enemy may attack an army in a hex: those who are
    near more likely, but no way is too long."""
    found = 0.0
    for one in table.enemies:
        if one.leaders and one.side and not (one.inside and table.cities[one.hex].besieger):
            comes = COMES if distance(one.hex, place) <= NEAR else FROM_AFAR
            found = max(found, -comes * _attacked(table, one, stack, place))
    return found


def _attacked(table: Table, enemy: StackView, stack: StackView, place: str) -> float:
    """Return what it brings that an enemy attacks an army in a hex; but for its terrain all of these are the same."""
    asked = (*_seen(enemy), *_seen(stack), terrain(place))
    return table.reckoned_once(asked, lambda: value_if_attacked(table, enemy, stack, place))


def _seen(stack: StackView) -> tuple[object, ...]:
    return (stack.power, stack.hex, stack.inside, stack.sp, stack.leaders)


def _stirred(table: Table, stack: StackView, way: Iterable[str]) -> float:
    """Return what it costs that tribes take up arms against who comes into their provinces."""
    entered = tuple(_entered(way))
    return sum([_rising(table, stack, one) for one in entered]) + at_work().stirs * len(
        _stirred_tribes(table, stack, entered)
    )


def _stirred_tribes(table: Table, stack: StackView, provinces: Iterable[str]) -> set[str]:
    """Return the tribes that are not in arms yet and take them up, under a rival, against who comes into provinces
    (First Alexander)."""
    if not SCENARIOS[table.view.scenario].has_rule("mobilisation"):
        return set()
    armed = {one.power for one in table.view.stacks if one.sp}
    here = (HEXES[stack.hex].province, PEACEFUL)
    calm = [one for one in provinces if table.controller_by_province.get(one) != table.side and one not in here]
    return {tribe for tribe, known in TABLES.tribes.items() for one in calm if one in known.home and tribe not in armed}


def _entered(way: Iterable[str]) -> Iterable[str]:
    """Return the provinces through which a way leads."""
    return dict.fromkeys([HEXES[one.removesuffix(INSIDE)].province for one in way])


def _rising(table: Table, stack: StackView, province: str) -> float:
    if table.controller_by_province.get(province) == table.side or HEXES[stack.hex].province == province:
        return 0.0
    if table.are_points_counted_at_end:
        return 0.0  # no tribe rises
    tribe = next((one for one, known in TABLES.tribes.items() if province in known.home), "")
    there = sum([one.sp for one in table.view.stacks if one.power == tribe])
    if not tribe or (there and table.view.masters.get(tribe) == table.side):
        return 0.0
    anger = 0.0 if there else table.loyalty.provocation_cost(province)
    return anger + 0.25 * max(0.0, (there or STIRRED) / max(1, stack.sp) - 0.4)


def best_army_prospect(table: Table, stack: StackView, far: int = 0) -> float:
    """Return the best that any city or tribe in arms promises an army, wherever it is: whether leave to go there is
    worth asking. far: within so many hexes, if not 0."""
    hexes = {
        near for place in table.cities if table.worth_of_taking_city(place) for near in (place, *land_neighbours(place))
    }
    if provinces_to_subdue(table.view.scenario):
        hexes |= {one.hex for one in table.view.stacks if is_tribe_in_arms(table.view, one) and not one.inside}
        hexes |= {
            one.hex for one in table.own_stacks if one.leaders and one.sp and not cities_left_to_subdue(table.view)
        }
    if far:
        hexes = {one for one in hexes if distance(stack.hex, one) <= far}
    return max(
        [army_prospect_at_hex(table, stack, place) - _stirred(table, stack, (place,)) for place in hexes], default=0.0
    )
