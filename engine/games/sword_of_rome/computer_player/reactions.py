"""Answers to what others do: as an army comes, as one is caught, after battles, and cards in between."""

from collections.abc import Sequence
from typing import Any

from engine.games.sword_of_rome.actions.combat import LeaveSupport, SpendSupport
from engine.games.sword_of_rome.actions.movement import NONE, Halt, MarchOn
from engine.games.sword_of_rome.actions.reactions import STAY, AcceptBattle, React, RefuseBattle
from engine.games.sword_of_rome.actions.siege import Loot
from engine.games.sword_of_rome.board.control import is_friendly
from engine.games.sword_of_rome.board.stacks import stack_in_space, stack_with_leader, tactics_rating
from engine.games.sword_of_rome.cards.support import Support
from engine.games.sword_of_rome.computer_player.cards import card_keeping_value
from engine.games.sword_of_rome.computer_player.carthage import support_on_unrest
from engine.games.sword_of_rome.computer_player.ideas import Idea, best_legal
from engine.games.sword_of_rome.computer_player.marching import Marches, cheapest_ways, raids_in_passing
from engine.games.sword_of_rome.computer_player.odds import expected_battle_result
from engine.games.sword_of_rome.computer_player.table import Table, table_of
from engine.games.sword_of_rome.computer_player.turn import support_points
from engine.games.sword_of_rome.computer_player.values import Values
from engine.games.sword_of_rome.contexts import Caught, Entered, Marching, Spending
from engine.games.sword_of_rome.movement.reach import RAID, MarchRoute
from engine.games.sword_of_rome.movement.walks import Walk
from engine.games.sword_of_rome.powers import SIDE_OF
from engine.games.sword_of_rome.siege.plunder import PLUNDERERS
from engine.games.sword_of_rome.siege.raids import may_raid
from engine.games.sword_of_rome.state import Stack
from engine.games.sword_of_rome.tables import TABLES
from engine.games.sword_of_rome.view import SwordView
from engine.kernel.actions import Action
from engine.kernel.dice import UnverifiedRandom
from engine.kernel.forms import Form
from engine.kernel.prompts import Prompt
from engine.kernel.routes import Leg
from engine.kit.player import offered_first_tokens, possible_next_tokens

PLUNDER, UNREST = "plunder", "unrest"  # a marker on the track, a point of the unrest, instead of a point of support
STANDS = 0.42  # the chance to win at which one gives battle rather than go
HOPELESS, WORTH_GOLD = 0.3, 4  # the chance to hold under which one pays a bribe, and the CU for which one does
INTERCEPTS = 0.55  # the chance to win at which one seeks it
CARD = 0.05  # what more an interception with a card must gain


def choose_reaction_to_march(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Go behind the walls or away from a stronger army; intercept a weaker one."""
    form = prompt.menu.forms.get(React.tag())
    if form is None:
        return None
    met, table = prompt.about(Entered), table_of(view, prompt)
    mover = stack_in_space(table.state, met.power, met.space)
    chosen = _withdraw(form, table, met, mover) if met.own else {}
    if "intercept" in form.fields:
        chosen["intercept"] = _intercept(form, table, met, mover)
    action = React(**chosen)
    return action if prompt.menu.contains(action) else None


def _withdraw(form: Form, table: Table, met: Entered, mover: Stack) -> dict[str, Any]:
    state, own = table.state, stack_in_space(table.state, met.own, met.space)
    edge = tactics_rating(mover.commander) - tactics_rating(own.commander)
    edge -= int(is_friendly(state, met.own, met.space))
    holds = 1 - expected_battle_result(met.theirs, own.cu, edge).wins
    if holds >= STANDS:
        return {}
    chosen: dict[str, Any] = {}
    inside = 0
    if "inside" in form.fields:
        level = form.field("inside", {}).choices_after(())
        inside = min(level.high or 0, own.cu)
        chosen = {"inside": inside, "inside_with": own.leaders if inside == own.cu else ()}
    if inside < own.cu and "avoid" in form.fields:
        goals = [
            goal for goal in offered_first_tokens(form, "avoid", chosen) if goal != STAY and not goal.startswith("sea:")
        ]
        if goals and own.leaders:
            goal = max(goals, key=lambda space: _refuge(table, met.own, space))
            cu = min(own.cu - inside, TABLES.movement.most_cu)
            chosen |= {"avoid": goal, "avoid_with": own.leaders, "avoid_cu": cu}
            if "avoid_by" in form.fields:
                chosen["avoid_by"] = offered_first_tokens(form, "avoid_by", {**chosen, "avoid_card": NONE})[-1]
    if holds < HOPELESS and own.cu - inside >= WORTH_GOLD and "bribe" in form.fields:
        chosen["bribe"] = _gold(offered_first_tokens(form, "bribe", chosen), table)
    return chosen


def _gold(cards: Sequence[str], table: Table) -> str:
    """Return the card that pays a bribe: of the hand the one that is worth least; none if there is none."""
    held = [card for card in cards if card in table.secrets_of_side.hand]
    return min(held, key=lambda card: card_keeping_value(card, table), default=NONE)


def _refuge(table: Table, power: str, space: str) -> tuple[int, bool, str]:
    return stack_in_space(table.state, power, space).cu, is_friendly(table.state, power, space), space


def _intercept(form: Form, table: Table, met: Entered, mover: Stack) -> tuple[str, ...]:
    """Return the army that intercepts, if one should: at good odds, no besieger, no only garrison, no card."""
    values = Values(table)
    best: tuple[float, tuple[str, ...]] = (0.0, ())
    for token in possible_next_tokens(form.field("intercept", {})):
        army, _, card = token.partition("+")
        name, *parts = army.split(":")
        power, _, origin = name.partition("@")
        if parts or table.state.places[origin].besieger == power:
            continue
        own = table.state.stacks[name]
        edge = tactics_rating(mover.commander) - tactics_rating(own.commander) - 1
        edge += int(is_friendly(table.state, met.power, met.space)) - int(is_friendly(table.state, power, met.space))
        odds = expected_battle_result(met.theirs, own.cu, edge)
        gain = (1 - odds.wins) - INTERCEPTS + values.standing_worth(power, origin, 0, -1)
        gain -= values.standing_worth(power, origin, own.cu, tactics_rating(own.commander)) + (CARD if card else 0.0)
        if gain > best[0]:
            best = (gain, (token,))
    return best[1]


def choose_falling_back(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Fall back before an army that is too strong."""
    about, table = prompt.about(Caught), table_of(view, prompt)
    own, other = (
        stack_in_space(table.state, about.power, about.space),
        stack_in_space(table.state, about.by, about.space),
    )
    edge = (
        tactics_rating(about.leader)
        - tactics_rating(other.commander)
        - 1
        - int(is_friendly(table.state, about.by, about.space))
    )
    if expected_battle_result(own.cu, other.cu, edge).wins >= STANDS:
        return AcceptBattle()
    form = prompt.menu.forms.get(RefuseBattle.tag())
    sure = offered_first_tokens(form, "card") if form is not None and "card" in form.fields else [NONE]
    return RefuseBattle(sure[-1])


def choose_march_on(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Raid on, go on to where there is more to gain, or halt."""
    about = prompt.about(Marching)
    table = table_of(view, prompt, about.power if about.power not in SIDE_OF else "")
    marches = Marches(Values(table))
    own = stack_in_space(table.state, about.power, about.space)
    at = stack_with_leader(table.state, about.leader)
    if at is None or at.space != about.space or not own.cu:
        return prompt.default
    route = _route(prompt)
    if route is not None and route.position(()).flank:
        return _to_the_battle(prompt, route, marches)
    walk = Walk(
        power=about.power, space=about.space, cu=about.cu, leaders=(about.leader,), mp=about.mp, smooth=about.needs < 6
    )  # fmt: skip
    ideas = [Idea(0.0, Halt())]
    if may_raid(table.state, about.power, about.space) and about.mp and about.cu > 1:
        ideas.append(Idea(marches.raid_worth(about.power, about.space, about.cu, about.mp), MarchOn((RAID,))))
    others = tuple([one for one in own.leaders if one != about.leader])
    usual, free = prompt.default, _free_steps(prompt)
    planned = usual.route if isinstance(usual, MarchOn) else ()
    for way in cheapest_ways(marches.values, walk).values():
        if way.legs[0] in free and way.legs != planned:
            continue  # or it could walk to and fro for ever
        worth = marches.march_gain(own, about.leader, others, about.cu, tactics_rating(about.leader), way) - 0.02
        legs = way.legs
        if may_raid(table.state, about.power, way.walk.space) and way.walk.mp and not way.walk.ended and about.cu > 1:
            worth += marches.raid_worth(about.power, way.walk.space, about.cu, way.walk.mp)
            legs = (*legs, RAID)
        ideas.append(Idea(worth * min(about.needs, 6) / 6, MarchOn(legs)))
    if about.power in PLUNDERERS and about.cu > 1:
        for way in raids_in_passing(marches.values, walk):
            worth = marches.raid_worth(about.power, way.walk.space, about.cu, way.walk.mp)
            ideas.append(Idea(worth * min(about.needs, 6) / 6, MarchOn(way.legs)))
    found = best_legal(ideas, prompt.menu, above=-1.0)
    return found.action if found else usual


def _route(prompt: Prompt) -> MarchRoute | None:
    """Return the ways on which a march can go on."""
    form = prompt.menu.forms.get(MarchOn.tag())
    route = form.field("route", {"help": (), "bribe": NONE}) if form is not None else None
    return route if isinstance(route, MarchRoute) else None


def _to_the_battle(prompt: Prompt, route: MarchRoute, marches: Marches) -> Action | None:
    """Raid on as long as the force can still join its battle; then go next to it, by the cheapest way, or halt there
    (sections 9.5.6 and 14.2)."""
    walk, again, ways_on = route.position(()), MarchOn((RAID,)), route.ways
    worth = marches.raid_worth(walk.power, walk.space, walk.cu, TABLES.movement.raid) if walk.cu > 1 else 0.0
    if may_raid(marches.state, walk.power, walk.space) and worth > 0 and prompt.menu.contains(again):
        return again
    if route.is_complete(()):
        return Halt()
    goal = next(iter(ways_on.goals()), None) if ways_on is not None else None
    trip = ways_on.cheapest_way(goal.token) if ways_on is not None and goal is not None else None
    return MarchOn(trip.legs) if trip is not None else prompt.default


def _free_steps(prompt: Prompt) -> frozenset[str]:
    """Return the steps that cost nothing: on along the Appian Way."""
    form = prompt.menu.forms.get(MarchOn.tag())
    if form is None:
        return frozenset()
    steps = form.field("route", {"help": (), "bribe": NONE}).choices_after(()).options
    return frozenset([one.token for one in steps if isinstance(one, Leg) and one.to and not one.cost])


def choose_political_support(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action | None:
    """Spend the support of a battle where it gains most."""
    about, table = prompt.about(Spending), table_of(view, prompt)
    form = prompt.menu.forms.get(SpendSupport.tag())
    if form is None:
        return LeaveSupport()
    values = Values(table)
    support = Support(power=about.power, side=table.side, beaten=about.beaten, space=about.space)
    points, gains = support_points(values, support, about.points)
    plunders = about.power in PLUNDERERS
    plunder = values.plunder_worth(about.power, 1) if plunders else -1.0
    stirred, room = support_on_unrest(values, about.power, about.beaten)
    elsewhere = [(stirred, UNREST)] * min(room, about.points) + [(plunder, PLUNDER)] * (about.points * plunders)
    others = sorted([pair for pair in elsewhere if pair[0] > 0], reverse=True)
    most = about.points

    def together(first: int) -> float:
        return sum(gains[:first]) + sum([gain for gain, _ in others[: most - first]])

    first = max(range(len(points) + 1), key=together)  # points build up on each other: the first so many of them
    chosen = [*points[:first], *(token for _, token in others[: most - first])]
    action = SpendSupport(tuple(chosen))
    return action if chosen and prompt.menu.contains(action) else prompt.default


def choose_loot(view: SwordView, prompt: Prompt, lots: UnverifiedRandom) -> Action:
    """Loot what can be looted."""
    return Loot()
