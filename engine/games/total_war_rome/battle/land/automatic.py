"""A sensible automatic deployment, for plans, "deploy the rest for me", deadlines and computer players.

It uses the side's own cards, public numbers, and what a reveal has shown; never the enemy's hand.
"""

from __future__ import annotations

from functools import cache

from engine.games.total_war_rome.actions.battle import NOTHING, AttackUnopposed, Deploy, FollowPlan
from engine.games.total_war_rome.army_cards import (
    BOWMEN,
    Token,
    card_battle_figures,
    expected_kills,
    is_artillery,
    is_main,
    kind_of,
    troop_gold_worth,
)
from engine.games.total_war_rome.battle.land.combat import BLANKS, HOLD
from engine.games.total_war_rome.battle.land.deployable import (
    Ground,
    Kinds,
    artillery_kinds,
    main_kinds,
    playable_main_cards,
    skirmishers_beside_main_card,
)
from engine.games.total_war_rome.battle.land.dice import NO_DAMAGE, TO_SAVE
from engine.games.total_war_rome.battle.land.plan import (
    ALL,
    ALONE,
    DEFAULT,
    EARLY,
    ENVELOP,
    LATE,
    NO_ORDERS,
    STRONG_FIRST,
    STRONGEST,
    SUITED,
    WITH_FIRST,
    kinds_in_plan_order,
)
from engine.games.total_war_rome.battle.land.zones import (
    CENTRE,
    ENVELOPMENT,
    FLANKS,
    TERRAIN,
    Deployed,
    flank_cards,
    possible_envelopers,
    unopposed_attack_targets,
)
from engine.games.total_war_rome.frames.host import Host
from engine.games.total_war_rome.skull_dice import SKULL, S, X, face_chance
from engine.games.total_war_rome.tables import TROOPS

TERRAIN_SPARES = 0.7  # how much of its good-going strength a card is spared for the later phases
LATER = 1.0  # how much a main battle card that is not played yet counts for later combats
USUAL_ENEMIES = ("republican_legionaries", "libyan_spearmen", "lowland_warriors", "hoplites", "punic_cavalry")
PHALANX_WEIGHT = 0.5  # what a cancelled Skull or X is worth, in kills


def automatic_deployment(
    host: Host, ground: Ground, plan: FollowPlan = DEFAULT, against: Deployed | None = None
) -> Deploy:
    """Return a deployment for the next combat; `against`: what a reveal has shown of the enemy's."""
    if against is not None:
        return _answer(host, ground, against)
    main = _main(host, ground, plan)
    skirmisher = _skirmisher(host, ground, plan, main)
    artillery = artillery_kinds(host, ground, main, skirmisher)
    return Deploy(main=main, skirmisher=skirmisher, artillery=max(artillery, key=lambda k: _worth(k)))


def wants_reveal(host: Host, ground: Ground, plan: FollowPlan = DEFAULT) -> bool:
    """Return whether a plan uses a reveal in this combat: only where there is something to change."""
    choice = len(main_kinds(host, ground)) > 1
    return choice and (plan.reveals == EARLY or (plan.reveals == LATE and ground.phase == CENTRE))


def orders_of(
    rerolls: tuple[str, ...], softeners: tuple[str, ...], cards: tuple[str, ...], plan: FollowPlan = DEFAULT
) -> dict[str, str]:
    """Return what a plan orders for the dice of a combat, of the orders that can be given (`source.when`, or "none"):
    those that cost nothing before those of `cards`, which only a plan with all orders gives. A roll is made again where
    it did nothing at all, a blow softened where that saves the card."""

    def chosen(offered: tuple[str, ...], when: str) -> str:
        ready = [order for order in offered if order.endswith(f".{when}")]
        if plan.dice_orders != ALL:
            ready = [order for order in ready if order.split(".")[0] not in cards]
        return min(ready, key=lambda order: order.split(".")[0] in cards, default=NOTHING)

    if plan.dice_orders == NO_ORDERS:
        return {}
    return {"reroll": chosen(rerolls, NO_DAMAGE), "soften": chosen(softeners, TO_SAVE)}


def keep_for_envelopment(host: Host, plan: FollowPlan = DEFAULT) -> tuple[Token, ...]:
    """Return which spare mounted cards a plan keeps for an envelopment; of elephants as many as may be kept."""
    return flank_cards(host) if plan.mounted == ENVELOP else ()


def attack_unopposed(host: Host, enemy: Host, phase: str) -> AttackUnopposed:
    """Return an attack on cards that nobody defends: with all that may, at the dearest main battle card first."""
    cards = automatic_attackers(host, phase)
    goals = unopposed_attack_targets(enemy, phase == TERRAIN)
    best = max(goals, key=lambda c: (is_main(c), c != enemy.wounded, troop_gold_worth(kind_of(c))))
    rerolls = BLANKS if phase == ENVELOPMENT else HOLD
    return AttackUnopposed(cards=tuple(sorted(kind_of(c) for c in cards)), target=kind_of(best), rerolls=rerolls)


def automatic_attackers(host: Host, phase: str) -> tuple[Token, ...]:
    """Return the cards that may attack what nobody defends at the end of a phase: those with dice for its going. After
    the flanks and the centre mounted cards wait for the envelopment, which reaches the same cards and where they may
    roll again (rulings 56 and 57)."""
    if phase == ENVELOPMENT:
        return possible_envelopers(host)
    if phase == TERRAIN:
        return tuple(c for c in host.hand if card_battle_figures(c).difficult and not is_artillery(c))
    return tuple(c for c in host.hand if c not in possible_envelopers(host))


def _worth(kind: str) -> float:
    return 0.0 if kind == NOTHING else troop_gold_worth(kind)


def _main(host: Host, ground: Ground, plan: FollowPlan) -> str:
    choice = main_kinds(host, ground)
    if NOTHING in choice and (len(choice) == 1 or plan.skirmishers == ALONE):
        return NOTHING
    first = kinds_in_plan_order(plan, choice)
    if first:
        return first[0]
    usable = [k for k in choice if k != NOTHING]
    if ground.phase == TERRAIN and plan.in_terrain == SUITED:
        return max(usable, key=lambda k: (expected_kills(k, True) - TERRAIN_SPARES * expected_kills(k, False), k))
    strong = plan.in_terrain == STRONGEST if ground.phase == TERRAIN else plan.in_the_open == STRONG_FIRST
    sign = -1 if strong else 1  # usually the strong are best kept for when nobody opposes them
    return min(usable, key=lambda k: (sign * expected_kills(k, ground.phase == TERRAIN), k))


def _skirmisher(host: Host, ground: Ground, plan: FollowPlan, main: str) -> str:
    choice = skirmishers_beside_main_card(host, ground, main)
    ready = [k for k in choice if k != NOTHING]
    if NOTHING in choice and (not ready or not _now(ground, plan, len(playable_main_cards(host, ground)))):
        return NOTHING
    difficult = ground.phase == TERRAIN
    return max(ready, key=lambda k: (expected_kills(k, difficult), k)) if ready else NOTHING


def _now(ground: Ground, plan: FollowPlan, mains: int) -> bool:
    """Return whether a plan stacks a skirmisher now though it need not."""
    if plan.skirmishers == WITH_FIRST or ground.phase == FLANKS:
        return True
    return ground.phase == CENTRE and (plan.skirmishers == ALONE or mains == 1)


# With a reveal: the best answer to cards that are seen


def _answer(host: Host, ground: Ground, against: Deployed) -> Deploy:
    best, found = None, -99.0
    enemy = tuple(kind_of(c) if c else NOTHING for c in (against.main, against.skirmisher, against.artillery))
    for main in main_kinds(host, ground):
        for skirmisher in skirmishers_beside_main_card(host, ground, main):
            for artillery in artillery_kinds(host, ground, main, skirmisher):
                value = expected_combat_margin((main, skirmisher, artillery), enemy, ground.phase == TERRAIN)
                if value > found:
                    best, found = Deploy(main=main, skirmisher=skirmisher, artillery=artillery), value
    return best or automatic_deployment(host, ground)


def expected_combat_margin(own: Kinds, enemy: Kinds, difficult: bool) -> float:
    """Return roughly what a combat is worth: the enemy's expected losses less one's own, in gold, and less what the
    cards would be worth in a later combat. Both: main battle card, skirmisher, artillery, "none" for no card."""
    dealt = _dealt(own, enemy, difficult)
    taken = _dealt(enemy, own, difficult)
    return dealt - taken - LATER * _usual(own[0])


@cache
def _usual(main: str) -> float:
    """Return what a main battle card is usually worth in a combat: what is given up by playing it now."""
    if main == NOTHING:
        return 0.0
    own = (main, NOTHING, NOTHING)
    usual = [(kind, NOTHING, NOTHING) for kind in USUAL_ENEMIES]
    return max(0.0, sum(_dealt(own, enemy, False) - _dealt(enemy, own, False) for enemy in usual) / len(usual))


@cache
def _dealt(own: Kinds, enemy: Kinds, difficult: bool) -> float:
    """Return the worth of what one stack is expected to destroy of another."""
    main, skirmisher, artillery = own
    target, enemy_skirmisher, _ = enemy
    value = 0.0
    if artillery != NOTHING and not difficult:
        goal = enemy_skirmisher if enemy_skirmisher != NOTHING else target
        value += _kills(artillery, goal, NOTHING, difficult) * _worth(goal)
    if skirmisher != NOTHING:
        goal = enemy_skirmisher if enemy_skirmisher != NOTHING else target
        value += _kills(skirmisher, goal, NOTHING, difficult) * _worth(goal)
    if main != NOTHING and target != NOTHING:
        first = TROOPS[main].type == BOWMEN or TROOPS[target].type != BOWMEN
        value += _kills(main, target, target, difficult) * _worth(target) * (1.0 if first else 0.8)
    return value


@cache
def _kills(kind: str, target: str, cancels: str, difficult: bool) -> float:
    """Return the kills to be expected of a card at another, less what the other's BLACK S (`cancels`) take away."""
    if target == NOTHING:
        return 0.0
    troop, against = TROOPS[kind], TROOPS[target]
    colours = troop.difficult if difficult else troop.good
    kills = 0.0
    for colour in colours:
        kills += face_chance(colour, SKULL) + 0.5 * face_chance(colour, X)
        kills += face_chance(colour, S) if against.type in troop.red else 0.0
    if cancels != NOTHING and troop.type in against.black:
        other = against.difficult if difficult else against.good
        kills -= PHALANX_WEIGHT * sum(face_chance(colour, S) for colour in other)
    return max(0.0, min(kills, 1.2))
