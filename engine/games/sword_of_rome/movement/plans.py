"""Reaction plans (ruling 138): what a side has written down in secret, and what it answers to a reaction form; standing
permissions (rulings 88 and section 9.5.5).

A side's plans stand in `SwordState.plans` as words: "all|roll:3|15|never|most|ask" for each army or all of them (army,
intercept, larger, avoid, inside, bribe), "let:<power>" and "lend:<side>" for permissions.
"""

from collections.abc import Sequence

from engine.games.sword_of_rome.actions.carthage import PreferLosses
from engine.games.sword_of_rome.actions.movement import NONE
from engine.games.sword_of_rome.actions.reactions import (
    ASK,
    NEVER,
    STAY,
    DropReactions,
    LetGo,
    PlanReactions,
    React,
)
from engine.games.sword_of_rome.board.stacks import CITIZENS_FIRST, cu_in, stack_in_space, stack_key, stacks_of_power
from engine.games.sword_of_rome.events.diplomacy import ArmiesLent
from engine.games.sword_of_rome.frames.turn import Turns
from engine.games.sword_of_rome.movement.reactions import (
    Entering,
    Interceptor,
    defender_of,
    land_refuges,
    may_avoid,
    room_inside,
)
from engine.games.sword_of_rome.powers import (
    CARTHAGINIAN,
    POWERS_OF,
    ROMAN,
    are_allied,
    are_partners,
    deciding_side,
    is_punic_treaty_in_force,
    player_powers,
    side_of,
)
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

ALL, MOST = "all", "most"
MERCENARIES_FIRST = "mercenaries_first"
ROLL, OUTNUMBERED = "roll:", "outnumbered:"
TIMES = ("10", "15", "20", "30")  # how many times as many, in tenths
LET, LEND = "let:", "lend:"


def plan_for(state: SwordState, side: Side, army: str) -> PlanReactions | None:
    """Return a side's plan for an army: its own, else that for all; None if there is none."""
    plans = {plan.army: plan for plan in plans_of(state, side)}
    return plans.get(army) or plans.get(ALL)


def plans_of(state: SwordState, side: Side) -> list[PlanReactions]:
    """Return all plans of a side."""
    return [PlanReactions(*words.split("|")) for words in state.plans.get(side, ()) if "|" in words]


def lets_armies_avoid_freely(state: SwordState, side: Side, power: Power) -> bool:
    """Return whether a side lets a power's armies avoid and refuse without a roll (ruling 88)."""
    return LET + power in state.plans.get(side, ())


def is_lending_armies(state: SwordState, side: Side, to: Side) -> bool:
    """Return whether a side lets another activate its armies by a Campaign, as an ally (section 9.5.5). Who plays both
    need not ask themselves (ruling 200)."""
    return are_partners(state, side, to) or LEND + to in state.plans.get(side, ())


def planned_reaction(
    state: SwordState,
    side: Side,
    entering: Entering,
    fields: Sequence[str],
    able: Sequence[Interceptor],
    by_card: Sequence[Interceptor] = (),
) -> React | None:
    """Return what a side's plan answers to a reaction form with these fields; None if it has to be asked. by_card:
    armies that could intercept with a card alone, which a plan never plays: they must have one all the same."""
    power = defender_of(state, entering)
    own = power if power and deciding_side(state, power) == side else ""
    plan = plan_for(state, side, stack_key(own, entering.space)) if own else None
    inside, avoid, goal = 0, STAY, ""
    leaders = stack_in_space(state, own, entering.space).leaders if own else ()
    cu = stack_in_space(state, own, entering.space).cu if own else 0
    if own:
        if plan is None or ASK in _asked_of(plan, fields):
            return None
        inside = min(room_inside(state, own, entering.space), cu) if plan.inside == MOST and "inside" in fields else 0
        if "avoid" in fields and inside < cu and _outnumbered(plan.avoid, entering.cu, cu - inside):
            goal = _nearest_refuge(state, entering, own) if may_avoid(state, entering) else ""
            avoid = goal or STAY
    intercept = _interceptions(state, side, entering, able)
    plans = [plan_for(state, side, one.id) for one in by_card]
    if intercept is None or any(known is None or known.intercept == ASK for known in plans):
        return None
    return React(
        inside=inside,
        inside_with=leaders if inside and inside == cu else (),
        avoid=avoid,
        avoid_with=leaders if goal else (),
        avoid_cu=min(cu - inside, 10) if goal else 0,
        intercept=intercept,
    )


def _asked_of(plan: PlanReactions, fields: Sequence[str]) -> list[str]:
    return [getattr(plan, name) for name in ("inside", "avoid", "bribe") if name in fields]


def _outnumbered(word: str, theirs: int, ours: int) -> bool:
    return word.startswith(OUTNUMBERED) and theirs * 10 >= int(word.removeprefix(OUTNUMBERED)) * ours


def _nearest_refuge(state: SwordState, entering: Entering, power: Power) -> str:
    """Return where a planned avoid goes: of the spaces over land the one with most own CU."""
    goals = land_refuges(state, entering, power)
    return min(goals, key=lambda goal: (-cu_in(state, power, goal), goal)) if goals else ""


def _interceptions(
    state: SwordState, side: Side, entering: Entering, able: Sequence[Interceptor]
) -> tuple[str, ...] | None:
    """Return the armies that intercept by plan; None if one of them has to be asked for."""
    chosen = []
    for one in able:
        plan = plan_for(state, side, one.id)
        if plan is None or plan.intercept == ASK:
            return None
        if plan.intercept.startswith(ROLL):
            likely = one.needs >= int(plan.intercept.removeprefix(ROLL))
            if likely and one.cu * 10 >= int(plan.larger) * entering.cu:
                chosen.append(one.id)
    return tuple(chosen)


# Writing plans down


def _armies(state: SwordState, side: Side) -> list[Option]:
    return [
        Option(stack_key(power, one.space), keyed_text("option.plan_army", power=power, space=one.space, cu=one.cu))
        for power in POWERS_OF[side]
        for one in stacks_of_power(state, power)
        if one.cu
    ]


def _said(times: str) -> str:
    """Return tenths as a number: "15" is "1.5", "20" is "2"."""
    whole, tenth = divmod(int(times), 10)
    return f"{whole}.{tenth}" if tenth else str(whole)


def plan_menu(state: SwordState, side: Side) -> Menu:
    """Return what a side may plan."""
    rolls = [Option(f"{ROLL}{n}", keyed_text("option.plan_roll", n=n)) for n in range(1, 6)]
    larger = [Option(times, keyed_text("option.plan_larger", times=_said(times))) for times in TIMES]
    outnumbered = [
        Option(OUTNUMBERED + times, keyed_text("option.plan_outnumbered", times=_said(times))) for times in TIMES
    ]
    any_size = Option("0", keyed_text("option.plan_any_size"))
    ask, never = Option(ASK, keyed_text("option.plan_ask")), Option(NEVER, keyed_text("option.plan_never"))
    most, none = Option(MOST, keyed_text("option.plan_most")), Option(NONE, keyed_text("option.plan_none"))
    mine = {other for other in state.players if other == side or are_partners(state, side, other)}
    others = [power for power in player_powers(state) if side_of(state, power) not in mine]
    sides = [other for other in state.players if other not in mine]
    forms = [
        Form(
            PlanReactions,
            army=OneOf([Option(ALL, keyed_text("option.plan_all")), *_armies(state, side)]),
            intercept=OneOf([ask, never, *rolls]),
            larger=lambda before: OneOf([any_size, *larger] if before["intercept"].startswith(ROLL) else [any_size]),
            avoid=OneOf([ask, never, *outnumbered]),
            inside=OneOf([ask, most, none]),
            bribe=OneOf([ask, never]),
        ),
        Form(LetGo, powers=Pick(others, 0, len(others)), sides=Pick(sides, 0, len(sides))),
    ]
    if plans_of(state, side):
        forms.append(Form(DropReactions))
    if side == CARTHAGINIAN:
        now = CITIZENS_FIRST if CITIZENS_FIRST in state.plans.get(side, ()) else MERCENARIES_FIRST
        kinds = [
            Option(one, keyed_text(f"option.{one}", now=int(one == now))) for one in (MERCENARIES_FIRST, CITIZENS_FIRST)
        ]
        forms.append(Form(PreferLosses, first=OneOf(kinds)))
    return Menu(*forms)


@RULES.may(
    Turns,
    "reaction_plan",
    sides=lambda state, frame: tuple([side for side in state.players if side not in state.out]),
    menu=lambda state, frame, side: plan_menu(state, side),
    section="9.3",
    side_action=True,
)
def plan_reactions(play: SwordPlay, frame: Turns, side: Side, action: Action) -> None:
    """Write a plan down, or give all up. Nobody else learns of it, but whoever may lead one's armies from now on."""
    state = play.state
    lent_to = {other for other in state.players if is_lending_armies(state, side, other)}
    words = list(state.plans.get(side, ()))
    match action:
        case PlanReactions():
            words = [one for one in words if not one.startswith(f"{action.army}|")]
            parts = (action.army, action.intercept, action.larger, action.avoid, action.inside, action.bribe)
            words.append("|".join(parts))
        case LetGo(powers, sides):
            words = [one for one in words if not one.startswith((LET, LEND))]
            words += [*(LET + power for power in powers), *(LEND + other for other in sides)]
        case PreferLosses():
            words = [one for one in words if one != CITIZENS_FIRST]
            words += [CITIZENS_FIRST] if action.first == CITIZENS_FIRST else []
        case DropReactions():
            words = [one for one in words if "|" not in one]
    state.plans = {**state.plans, side: tuple(words)}
    for other in state.players:
        if (now := is_lending_armies(state, side, other)) != (other in lent_to):
            play.emit(ArmiesLent(side, other, now, (state.players[side], state.players[other])))


# Whose armies a Campaign activates


def powers_campaign_may_activate(state: SwordState, side: Side) -> tuple[Power, ...]:
    """Return the powers whose leaders a Campaign may activate: one's own, and allies' who have given leave for good;
    Carthage always lends to Rome under the treaty (section 9.5.5), if it has not acted in the round yet (16.2)."""
    own = POWERS_OF[side]
    lent = [
        power for power in player_powers(state)
        if power not in own and is_lending_armies(state, side_of(state, power), side)
        and any(are_allied(state, power, p) for p in own)
    ]  # fmt: skip
    if (
        ROMAN in own
        and is_punic_treaty_in_force(state)
        and not side_of(state, CARTHAGINIAN)
        and CARTHAGINIAN not in state.activated
    ):
        lent.append(CARTHAGINIAN)
    return (*own, *lent)
