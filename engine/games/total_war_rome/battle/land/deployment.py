"""Deployment: sealed on both sides, combat by combat; reveals, riders, battle plans; then the dice of the combat."""

from __future__ import annotations  # else those of inner functions are worked out at each call

from collections.abc import Mapping

import msgspec

from engine.games.total_war_rome.action_cards import discard_cards, held_event_cards, might_hold
from engine.games.total_war_rome.actions.battle import NOTHING, Deploy, DropPlan, FollowPlan
from engine.games.total_war_rome.army_cards import card_battle_figures, kind_of
from engine.games.total_war_rome.battle.land import orders
from engine.games.total_war_rome.battle.land.automatic import automatic_deployment, orders_of, wants_reveal
from engine.games.total_war_rome.battle.land.battlefield import (
    BOTH,
    SECTION,
    battle_of,
    battle_plan_of,
    change_host,
    chosen_rule_readings,
    next_combat_ground,
    number_of,
    set_deployment_by_plan,
    tell_dice,
)
from engine.games.total_war_rome.battle.land.combat import Fought, fight_combat
from engine.games.total_war_rome.battle.land.deployable import (
    artillery_kinds,
    cards_of_deployment,
    distinct_kinds,
    main_kinds,
    skirmishers_beside_main_card,
    special_uses,
)
from engine.games.total_war_rome.battle.land.dice import BATTLE_REROLL, INSPIRING, PHALANX_DRILL, Riders
from engine.games.total_war_rome.battle.land.orders import ORDER_CARDS, Sources, given_orders, orders_still_possible
from engine.games.total_war_rome.battle.land.plan import ALONE_HERE, ALWAYS, plan_as_strings, plan_form
from engine.games.total_war_rome.battle.land.zones import Deployed
from engine.games.total_war_rome.contexts import Seen
from engine.games.total_war_rome.events.battle import CombatFought, RevealUsed, Rolled
from engine.games.total_war_rome.frames.battle import CombatDeployment, LandBattle
from engine.games.total_war_rome.rules import rules
from engine.games.total_war_rome.skull_dice import skull_dice_roller
from engine.games.total_war_rome.state import RomeState, working_development_effects
from engine.games.total_war_rome.tables import card_figure, has_trait
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu, Values
from engine.kernel.play import Play
from engine.kernel.rulebook import End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text

DEPLOYMENT = f"{SECTION}, Phases 2 to 4"
rules.procedure(CombatDeployment)


# Riders


def order_sources_of_side(state: RomeState, battle: LandBattle, n: int) -> Sources:
    """Return where the orders of a side's dice come from: its general, its developments, its hand."""
    side = battle.sides[n]
    found = {event: card for event in ORDER_CARDS for card in cards_for_order(state, side, event)}
    types = reroll_types(state.factions[side].developments, state.round)
    figures = tuple(int(card_figure(card)) for card in found.values())
    return Sources(general=battle.generals[n], types=types, cards=tuple(found), figures=figures)


def reroll_types(developments: Mapping[str, int], now: int) -> tuple[str, ...]:
    """Return the types of troops that these developments, each since a round, let be rolled again, once a battle."""
    return tuple(str(effect["type"]) for effect in working_development_effects(developments, BATTLE_REROLL, now))


def reroll_sources(state: RomeState, battle: LandBattle, n: int, main: str) -> tuple[str, ...]:
    """Return what can have a card's dice rolled again."""
    return orders.reroll_sources(order_sources_of_side(state, battle, n), battle.hosts[n].used, main)


def sources_softening_enemy_roll(state: RomeState, battle: LandBattle, n: int) -> tuple[str, ...]:
    """Return what can soften an enemy's roll."""
    return orders.orders_softening_rolls(order_sources_of_side(state, battle, n), battle.hosts[n].used)


def remaining_deployment_orders(state: RomeState, battle: LandBattle, n: int, action: Deploy) -> Riders:
    """Return the orders of a deployment that can still be carried out."""
    return orders_still_possible(order_sources_of_side(state, battle, n), battle.hosts[n].used, battle.phase, action)


# The question


def deploy_form(state: RomeState, battle: LandBattle, n: int, *, peeked: bool = False) -> Form:
    """Return the choices of a deployment; after a reveal there is no further one."""
    host, field = battle.hosts[n], next_combat_ground(battle)
    reveal = battle.reveals[n] > 0 and not peeked

    def named(key: str, values: tuple[str, ...]) -> OneOf:
        return OneOf(Option(value, keyed_text(f"choice.{key}.{value}")) for value in values)

    def skirmisher(before: Values) -> OneOf:
        return _cards(skirmishers_beside_main_card(host, field, before["main"]))

    def artillery(before: Values) -> OneOf:
        return _cards(artillery_kinds(host, field, before["main"], before["skirmisher"]))

    return Form(
        Deploy,
        main=_cards(main_kinds(host, field)),
        skirmisher=skirmisher,
        artillery=artillery,
        reveal=named("reveal", ("no", "yes") if reveal else ("no",)),
        reroll=lambda before: named("reroll", reroll_sources(state, battle, n, before["main"])),
        soften=named("soften", sources_softening_enemy_roll(state, battle, n)),
        special=lambda before: named("special", special_uses(before["skirmisher"], before["main"])),
    )


def _cards(kinds_: tuple[str, ...]) -> OneOf:
    return OneOf(Option(kind, keyed_text("choice.no_card") if kind == NOTHING else None) for kind in kinds_)


def planned_deployment(state: RomeState, battle: LandBattle, n: int) -> Deploy:
    """Return what a side's plan (or, without one, good sense) deploys now."""
    plan = battle_plan_of(state, battle.sides[n])
    action = _ordered(state, battle, n, automatic_deployment(battle.hosts[n], next_combat_ground(battle), plan))
    if battle.reveals[n] and wants_reveal(battle.hosts[n], next_combat_ground(battle), plan):
        return msgspec.structs.replace(action, reveal="yes")
    return action


def _ordered(state: RomeState, battle: LandBattle, n: int, action: Deploy) -> Deploy:
    """Return a deployment with the orders for its dice that a side's plan gives."""
    plan = battle_plan_of(state, battle.sides[n])
    wanted = orders_of(
        reroll_sources(state, battle, n, action.main), sources_softening_enemy_roll(state, battle, n), ORDER_CARDS, plan
    )
    return msgspec.structs.replace(action, **wanted)


def _menu(state: RomeState, frame: CombatDeployment, side: Side) -> Menu:
    battle = battle_of(state)
    n = number_of(battle, side)
    host = battle.hosts[n]
    return Menu(
        deploy_form(state, battle, n), plan_form(distinct_kinds((*host.hand, *host.saved)), holds=(ALONE_HERE, ALWAYS))
    )


def _default(state: RomeState, frame: CombatDeployment, side: Side) -> Deploy:
    battle = battle_of(state)
    action = planned_deployment(state, battle, number_of(battle, side))
    return msgspec.structs.replace(action, reveal="no")


def _subject(state: RomeState, frame: CombatDeployment, side: Side) -> Text:
    """Say which combat is asked about, and the reveals that are left."""
    battle = battle_of(state)
    n = number_of(battle, side)
    return keyed_text(
        f"prompt.combat_deployment.{battle.phase}",
        number=battle.fought + 1,
        combats=battle.combats,
        enemy=battle.sides[1 - n],
        left=battle.hosts[1 - n].cards_left,
        reveals=battle.reveals[n],
    )


def _deploying(state: RomeState, frame: CombatDeployment) -> tuple[Side, ...]:
    battle = battle_of(state)
    return tuple(
        side for n, side in enumerate(battle.sides) if not battle.planned[n] and not has_only_choice(state, battle, n)
    )


def has_only_choice(state: RomeState, battle: LandBattle, n: int) -> bool:
    """Return whether all can see that a side has nothing to choose: one card left, no reveal, and nothing that could
    change its dice. It is not asked then."""
    side, general = battle.sides[n], battle.generals[n]
    return (
        battle.hosts[n].cards_left == 1
        and not battle.reveals[n]
        and not has_trait(general, INSPIRING)
        and not has_trait(general, PHALANX_DRILL)
        and not state.effects(side, BATTLE_REROLL)
        and not might_hold(state, side, *ORDER_CARDS)
    )


@rules.step(CombatDeployment)
def _start(play: Play[RomeState], frame: CombatDeployment) -> Next:
    """Ask both sides at once; a side with a plan is not asked, and can take it back while the other is."""
    asked = len(_deploying(play.state, frame))
    return Goto("deploy_alone" if asked == 1 else "deploy")


@rules.ask(
    CombatDeployment,
    "deploy",
    sides=_deploying,
    menu=_menu,
    default=_default,
    sealed=True,
    section=DEPLOYMENT,
    shown=True,
    subject=_subject,
)
def _deployed(play: Play[RomeState], frame: CombatDeployment, answers: Mapping[Side, Deploy | FollowPlan]) -> Next:
    return _seal(play, frame, answers)


@rules.ask(
    CombatDeployment,
    "deploy_alone",
    sides=_deploying,
    menu=_menu,
    default=_default,
    section=DEPLOYMENT,
    shown=True,
    subject=_subject,
)
def _deployed_alone(
    play: Play[RomeState], frame: CombatDeployment, answers: Mapping[Side, Deploy | FollowPlan]
) -> Next:
    return _seal(play, frame, answers)


def _seal(play: Play[RomeState], frame: CombatDeployment, answers: Mapping[Side, Deploy | FollowPlan]) -> Next:
    """Take both deployments, those of plans included."""
    state, battle = play.state, battle_of(play.state)
    sealed: list[Deploy] = []
    for n, side in enumerate(battle.sides):
        answer = answers.get(side)
        if isinstance(answer, FollowPlan):
            alone = answer.holds == ALONE_HERE
            if not alone:
                state.plans = {**state.plans, side: plan_as_strings(answer)}
            set_deployment_by_plan(play, battle, n, True, answer if alone else None)
        sealed.append(answer if isinstance(answer, Deploy) else planned_deployment(state, battle, n))
    frame.answers = tuple(sealed)
    return Goto("reveal")


def _planners(state: RomeState, frame: CombatDeployment) -> tuple[Side, ...]:
    """Return who may take their deployment back: nobody once a reveal has shown it (ruling 106)."""
    if frame.peeker >= 0:
        return ()
    battle = battle_of(state)
    return tuple(side for n, side in enumerate(battle.sides) if battle.planned[n])


@rules.may(
    CombatDeployment,
    "drop_plan",
    sides=_planners,
    menu=lambda state, frame, side: Menu(Form(DropPlan)),
    section=DEPLOYMENT,
)
def _dropped(play: Play[RomeState], frame: CombatDeployment, side: Side, action: DropPlan) -> None:
    """Take the deployment back from a plan: the combat is asked again of both sides. A standing plan is given up; one
    that was left for this battle alone ends, and the standing plan, if there is one, holds again afterwards."""
    state, battle = play.state, battle_of(play.state)
    n = number_of(battle, side)
    if not battle.plans[n]:
        state.plans = {one: plan for one, plan in state.plans.items() if one != side}
    set_deployment_by_plan(play, battle, n, False)
    frame.step, frame.answers, frame.peeker = "start", (), -1


# Reveals


@rules.step(CombatDeployment, "reveal")
def _reveal(play: Play[RomeState], frame: CombatDeployment) -> Next:
    """Let the first who declared a reveal, attacker before defender, see what the other deploys: the other's cards are
    fixed, they may change their own (Compare Generals; rulings 44 and 106)."""
    battle = battle_of(play.state)
    n = next((n for n in BOTH if frame.answers[n].reveal == "yes" and battle.reveals[n] > 0), -1)
    if n < 0:
        return Goto("fight")
    battle.reveals = tuple(r - (k == n) for k, r in enumerate(battle.reveals))  # type: ignore[assignment]
    frame.peeker = n
    side, other = battle.sides[n], battle.sides[1 - n]
    play.emit(RevealUsed(side, other, play.state.players[side], kinds_shown_to_peeker(battle, frame)))
    play.note_hidden_seen()
    if battle.planned[n]:
        against = cards_of_deployment(battle.hosts[1 - n], next_combat_ground(battle), frame.answers[1 - n])
        action = automatic_deployment(battle.hosts[n], next_combat_ground(battle), against=against)
        return _change(frame, n, _ordered(play.state, battle, n, action))
    return Goto("redeploy")


def kinds_shown_to_peeker(battle: LandBattle, frame: CombatDeployment) -> tuple[str, ...]:
    """Return the kinds of the cards that the peeker has been shown."""
    other = 1 - frame.peeker
    return tuple(
        kind_of(c)
        for c in cards_of_deployment(battle.hosts[other], next_combat_ground(battle), frame.answers[other]).cards
    )


def _change(frame: CombatDeployment, n: int, action: Deploy) -> Next:
    frame.answers = tuple(action if k == n else answer for k, answer in enumerate(frame.answers))
    return Goto("fight")


def _peeker(state: RomeState, frame: CombatDeployment) -> tuple[Side, ...]:
    return (battle_of(state).sides[frame.peeker],)


def _redeploy_menu(state: RomeState, frame: CombatDeployment, side: Side) -> Menu:
    return Menu(deploy_form(state, battle_of(state), frame.peeker, peeked=True))


def _redeploy_default(state: RomeState, frame: CombatDeployment, side: Side) -> Deploy:
    return msgspec.structs.replace(frame.answers[frame.peeker], reveal="no")


def _shown(state: RomeState, frame: CombatDeployment, side: Side) -> Text:
    battle = battle_of(state)
    return keyed_text("battle.seen", side=battle.sides[1 - frame.peeker], cards=kinds_shown_to_peeker(battle, frame))


@rules.ask(
    CombatDeployment,
    "redeploy",
    sides=_peeker,
    menu=_redeploy_menu,
    default=_redeploy_default,
    section=f"{SECTION}, Phase 1",
    subject=_shown,
    context=lambda state, frame, side: Seen(kinds_shown_to_peeker(battle_of(state), frame)),
)
def _redeployed(play: Play[RomeState], frame: CombatDeployment, answers: Mapping[Side, Deploy]) -> Next:
    return _change(frame, frame.peeker, next(iter(answers.values())))


# The combat


@rules.step(CombatDeployment, "fight")
def _fight(play: Play[RomeState], frame: CombatDeployment) -> Next:
    """Show the cards and roll the dice."""
    battle = battle_of(play.state)
    played = tuple(cards_of_deployment(battle.hosts[n], next_combat_ground(battle), frame.answers[n]) for n in BOTH)
    given = tuple(remaining_deployment_orders(play.state, battle, n, frame.answers[n]) for n in BOTH)
    fought = fight_combat(
        battle.hosts,
        (played[0], played[1]),
        battle.phase,
        skull_dice_roller(play.dice),
        (given[0], given[1]),
        chosen_rule_readings(play.state),
    )
    battle.hosts = fought.hosts
    battle.fought += 1
    rolls = tell_dice(play, battle, fought.blows)
    _use_orders(play, battle, fought)
    play.emit(_summary(battle, (played[0], played[1]), fought, rolls))
    return End()


def cards_for_order(state: RomeState, side: Side, order: str) -> tuple[str, ...]:
    """Return the card that is played for an order: of two the one that its owner has held longer (ruling 144)."""
    return held_event_cards(state, side, order)[:1]


def _use_orders(play: Play[RomeState], battle: LandBattle, fought: Fought) -> None:
    """Discard action cards that were used, and mark what works once a battle."""
    for n, order in given_orders(fought.blows):
        if order in ORDER_CARDS:
            discard_cards(play, battle.sides[n], cards_for_order(play.state, battle.sides[n], order), "event")
        else:
            change_host(battle, n, used=(*battle.hosts[n].used, order))


def _summary(
    battle: LandBattle, played: tuple[Deployed, Deployed], fought: Fought, rolls: tuple[Rolled, ...]
) -> CombatFought:
    def names(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(kind_of(c) for c in cards)

    wounded = [card_battle_figures(h.wounded).id if h.wounded else "" for h in battle.hosts]
    return CombatFought(
        phase=battle.phase,
        number=battle.fought,
        attacker=battle.sides[0],
        defender=battle.sides[1],
        attacker_cards=names(played[0].cards),
        defender_cards=names(played[1].cards),
        attacker_dead=names(fought.dead[0]),
        defender_dead=names(fought.dead[1]),
        attacker_wounded=wounded[0],
        defender_wounded=wounded[1],
        rolls=rolls,
    )
