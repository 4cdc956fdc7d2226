"""What follows as an army has entered a space and all have declared: inside, rolls, the Caudine Forks, refusal, bribe,
battle (sections 9.3, 10, 11 and 12.1)."""

from collections.abc import Mapping

import msgspec

from engine.games.sword_of_rome.actions.combat import TakeCommand
from engine.games.sword_of_rome.actions.reactions import Ambush
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.displacement import displace_all, displace_lone
from engine.games.sword_of_rome.board.kinds import lose_cu_of_kinds
from engine.games.sword_of_rome.board.roads import is_adjacent
from engine.games.sword_of_rome.board.stacks import (
    go_inside,
    is_minor,
    leaders_commander_first,
    possible_commanders,
    set_stack,
    stack_in_space,
    stack_key,
    stacks_in_space,
    stacks_of_power,
    tactics_rating,
)
from engine.games.sword_of_rome.cards.hands import play_response
from engine.games.sword_of_rome.contexts import Joined
from engine.games.sword_of_rome.events.carthage import ForceAmbushedAtSea
from engine.games.sword_of_rome.events.combat import CommandTaken, WentInside
from engine.games.sword_of_rome.events.movement import (
    Ambushed,
    AvoidRolled,
    CardHelped,
    InterceptionLapsed,
    InterceptionRolled,
)
from engine.games.sword_of_rome.frames.combat import Battle, BattleResult
from engine.games.sword_of_rome.frames.movement import ASKED, Declared, March
from engine.games.sword_of_rome.movement.cards import FORKS, card_roll_bonus, held_cards, possible_card_holders
from engine.games.sword_of_rome.movement.forces import count_again, move_forces, note_fighters
from engine.games.sword_of_rome.movement.limits import is_kept_out, may_enter
from engine.games.sword_of_rome.movement.march import arrived_army
from engine.games.sword_of_rome.movement.plans import lets_armies_avoid_freely
from engine.games.sword_of_rome.movement.reacting import competing_interceptors, entering_of
from engine.games.sword_of_rome.movement.reactions import defender_of, intercept_target
from engine.games.sword_of_rome.movement.sea import SEA, SUCCESS, ambush_losses, naval_roll, needs_roll
from engine.games.sword_of_rome.movement.voyages import declared_voyage
from engine.games.sword_of_rome.powers import SAMNITE, are_allied, deciding_side
from engine.games.sword_of_rome.responses.registry import CROSSED, GATES, SAIL, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Stack, SwordState
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

# Inside the city


@register_window(
    March,
    "gates",
    GATES,
    first=lambda state, frame: frame.side,
    then="shelter",
    section="21",
    context=lambda state, frame, side: arrived_army(frame),
)
def close_gates(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto:
    """Too Far From Home: nobody goes inside during the Gallic action, after the battle either."""
    play.emit(CardHelped(side, action.card, frame.space))
    return Goto("shelter")


@RULES.step(March, "shelter")
def take_shelter(play: SwordPlay, frame: March) -> Goto:
    """Those who were declared inside go inside, before any roll (section 9.3.1)."""
    for power, cu, leaders in frame.inside:
        go_inside(play, power, frame.space, cu, leaders)
        play.emit(WentInside(power, frame.space, cu, leaders))
    frame.inside = ()
    return Goto("attempts")


# Attempts, one after the other in the order of section 4.4


@RULES.step(March, "attempts")
def carry_out_next_attempt(play: SwordPlay, frame: March) -> Goto:
    """Carry out the next attempt that was declared."""
    if not frame.declared:
        return Goto("join")
    one = frame.declared[0]
    if competing_interceptors(play.state, frame):
        return Goto("precede")
    if one.kind == "intercept":
        frame.declared = frame.declared[1:]
        _intercept(play, frame, one)
        return Goto("attempts")
    if one.fleet == ASKED:
        return Goto("avoid_lend")
    for card in (one.card, one.by):
        if card:
            play_response(play, deciding_side(play.state, one.power), card)
    frame.stormed, frame.harried, frame.contested = False, (), ()
    return Goto("avoid_contest" if one.way[-1].startswith(SEA) else "avoid")


def _intercept(play: SwordPlay, frame: March, one: Declared) -> None:
    """Roll for an interception; after one power has succeeded the others' lapse (ruling 87)."""
    state, space = play.state, frame.space
    if frame.caught not in ("", one.power):
        play.emit(InterceptionLapsed(one.power, one.origin, space))
        return
    needs = intercept_target(state, one.power, one.leader, space) + card_roll_bonus(one.by, "intercept")
    if one.by:
        play_response(play, deciding_side(state, one.power), one.by)
    die = play.roll(f"interception from {one.origin}", 6)
    frame.asked = True
    frame.tried = (*frame.tried, stack_key(one.power, one.origin))
    play.emit(InterceptionRolled(one.power, one.leader, one.origin, space, one.cu, die, needs, die <= needs))
    if die <= needs:
        here = stack_in_space(state, one.power, space).leaders[:1]
        chief = leaders_commander_first((*here, one.leader))[0]  # until the owner says who commands (ruling 163)
        frame.joined = frame.joined or (bool(here) and not any(is_minor(leader) for leader in (*here, one.leader)))
        move_forces(play, one.power, one.origin, space, one.cu, one.leaders, chief, one.mercenaries)
        frame.caught = one.power


@register_window(
    March,
    "avoid_storm",
    SAIL,
    first=lambda state, frame: deciding_side(state, frame.declared[0].power),
    then="avoid",
    section="9.6",
    context=lambda state, frame, side: declared_voyage(state, frame),
)
def fail_avoidance_by_storm(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto | None:
    """Storms at Sea: the army cannot sail away, so its attempt has failed (rulings 17 and 20)."""
    play.emit(CardHelped(side, action.card, frame.space))
    frame.asked = True
    if not frame.stormed:
        return None
    frame.declared = frame.declared[1:]
    frame.cornered = True
    return Goto("attempts")


@RULES.step(March, "avoid")
def roll_to_avoid(play: SwordPlay, frame: March) -> Goto:
    """Roll for an avoid; the mover's standing permission spares the roll (section 11.1, ruling 88)."""
    state, one = play.state, frame.declared[0]
    frame.asked = True
    goal, needs = one.way[-1].removeprefix(SEA), tactics_rating(one.leader)
    free = lets_armies_avoid_freely(state, frame.side, one.power) and not one.by
    play.note_hidden_seen(free)  # a permission is its owner's secret until it is used
    die = 0 if free or one.by else play.roll(f"avoid at {frame.space}", 6)
    success = free or bool(one.by) or die <= needs
    play.emit(AvoidRolled(one.power, one.leader, frame.space, goal, one.cu, die, needs, success, free, one.by))
    by_force = bool(frame.harried or frame.contested)
    if success and one.way[-1].startswith(SEA) and (by_force or needs_roll(state, one.power, goal)):
        result, lost = naval_roll(play, one.power, frame.space, goal, one.cu, frame.harried, frame.contested)
        success = result == SUCCESS
        if lost:
            lose_cu_of_kinds(play, one.power, frame.space, lost, one.cu, one.mercenaries)
            if lost >= one.cu:  # with the last of them its leaders are displaced (8.4)
                displace_all(play, one.power, frame.space, one.leaders)
        elif success and frame.contested:
            return Goto("avoid_crossed")
    if success:
        return Goto("avoided")
    frame.declared, frame.cornered = frame.declared[1:], True
    return Goto("attempts")


@register_window(
    March,
    "avoid_crossed",
    CROSSED,
    first=lambda state, frame: deciding_side(state, frame.declared[0].power),
    then="avoided",
    section="9.6",
    context=lambda state, frame, side: declared_voyage(state, frame),
)
def take_losses_of_crossed_avoid(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto:
    """An army that has got away from the contest may still lose CU; with the last of them its leaders are displaced."""
    one = frame.declared[0]
    cu = ambush_losses(one.cu)
    play.emit(ForceAmbushedAtSea(one.power, cu, one.way[-1].removeprefix(SEA)))
    _, hired = lose_cu_of_kinds(play, one.power, frame.space, cu, one.cu, one.mercenaries)
    if cu == one.cu:
        displace_all(play, one.power, frame.space, one.leaders)
        frame.declared, frame.avoided = frame.declared[1:], True
        return Goto("attempts")
    left_over = msgspec.structs.replace(one, cu=one.cu - cu, mercenaries=max(one.mercenaries - hired, 0))
    frame.declared = (left_over, *frame.declared[1:])
    return Goto("avoided")


@RULES.step(March, "avoided")
def complete_avoidance(play: SwordPlay, frame: March) -> Goto:
    """The army has got away."""
    one = frame.declared[0]
    frame.declared = frame.declared[1:]
    goal = one.way[-1].removeprefix(SEA)
    move_forces(play, one.power, one.origin, goal, one.cu, one.leaders, one.leader, one.mercenaries)
    displace_lone(play, goal)
    frame.avoided, frame.escaped = True, -card_roll_bonus(one.by)
    return Goto("attempts")


# Who commands armies that have joined by intercepting (section 10.4, ruling 163)


def _able(state: SwordState, frame: March) -> tuple[str, ...]:
    """Return the leaders who may command the armies that have joined; () if there is no choice."""
    if not frame.joined:
        return ()
    found = possible_commanders(stack_in_space(state, frame.caught, frame.space))
    return found if len(found) > 1 else ()


@RULES.ask(
    March,
    "join",
    sides=lambda state, frame: (deciding_side(state, frame.caught),) if _able(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(TakeCommand, leader=OneOf(_able(state, frame)))),
    default=lambda state, frame, side: TakeCommand(_able(state, frame)[0]),
    section="10.4",
    context=lambda state, frame, side: Joined(frame.caught, frame.space, frame.power, frame.leader),
)
def choose_commander(play: SwordPlay, frame: March, answers: Mapping[Side, TakeCommand]) -> Goto:
    """The owner says which of the named leaders commands; who does already goes on."""
    own = stack_in_space(play.state, frame.caught, frame.space) if frame.joined else None
    for answer in answers.values():
        if own is not None and answer.leader != own.commander:
            set_stack(play, msgspec.structs.replace(own, leaders=leaders_commander_first(own.leaders, answer.leader)))
            play.emit(CommandTaken(answer.leader, own.power, own.space))
    frame.joined = False
    return Goto("forks")


# The Caudine Forks


def possible_ambushers(state: SwordState, frame: March) -> list[Stack]:
    """Return the Samnite armies that may ambush the mover: next to its space by any link, no other power's army being
    in it (section 9.3.3, ruling 15)."""
    if is_kept_out(state, SAMNITE, frame.space):
        return []
    if not frame.cu or frame.sortie or are_allied(state, SAMNITE, frame.power) or frame.caught not in ("", SAMNITE):
        return []
    if any(one.cu and one.power not in (SAMNITE, frame.power) for one in stacks_in_space(state, frame.space)):
        return []
    return [
        one for one in stacks_of_power(state, SAMNITE)
        if one.cu and one.commander and is_adjacent(one.space, frame.space)
        and stack_key(SAMNITE, one.space) not in frame.bribed and may_enter(state, SAMNITE, frame.space)
        and one.space != frame.flank_for
    ]  # fmt: skip


def _ambush_menu(state: SwordState, frame: March, side: Side) -> Menu:
    cards = held_cards(state, side, FORKS)
    armies = [
        Option(
            stack_key(SAMNITE, one.space), keyed_text("option.ambush", space=one.space, leader=one.commander, cu=one.cu)
        )
        for one in possible_ambushers(state, frame)
    ]
    return Menu(Form(Ambush, card=OneOf(cards), army=OneOf(armies))) if cards and armies else Menu()


@RULES.window(
    March,
    "forks",
    sides=lambda state, frame: (
        possible_card_holders(state, FORKS, frame.side) if possible_ambushers(state, frame) else ()
    ),
    menu=_ambush_menu,
    then="forked",
    section="9.3.3",
    context=lambda state, frame, side: arrived_army(frame),
)
def spring_caudine_forks(play: SwordPlay, frame: March, side: Side, action: Ambush) -> Goto:
    """The Caudine Forks: a Samnite army stands there as the defender; there is no refusing."""
    play_response(play, side, action.card)
    origin = action.army.split("@")[1]
    one = stack_in_space(play.state, SAMNITE, origin)
    move_forces(play, SAMNITE, origin, frame.space, one.cu, one.leaders, one.commander)
    play.emit(Ambushed(SAMNITE, one.commander, origin, frame.space, one.cu))
    frame.ambush, frame.asked = True, True
    return Goto("answer")


@RULES.step(March, "forked")
def end_ambush_window(play: SwordPlay, frame: March) -> Goto:
    """Nobody has sprung an ambush; if somebody was asked the mover is asked again."""
    if possible_ambushers(play.state, frame) and possible_card_holders(play.state, FORKS, frame.side):
        frame.asked = True
    return Goto("answer")


# Battle


def battle_of_march(frame: March, defender: str) -> Battle:
    """Return the battle of the march where it stands."""
    return Battle(
        space=frame.space,
        attacker=frame.power,
        defender=defender,
        came_from=frame.came_from,
        flank=frame.flank,
        flank_power=frame.flank_power,
        flank_cu=frame.flank_cu,
        flank_leaders=frame.flank_leaders,
        flank_mercenaries=frame.halted.mercenaries if frame.halted is not None else -1,
        intercepted=bool(frame.caught) and frame.caught == defender and not frame.ambush,
        cornered=frame.cornered,
        ambush=frame.ambush,
        sortie=frame.sortie,
        shut=frame.shut,
        unhindered=frame.unhindered,
    )


@RULES.step(March, "fight")
def fight_in_space(play: SwordPlay, frame: March) -> Next:
    """Fight whoever stands outside. A flanking force that was intercepted fights after the primary battle
    (ruling 86)."""
    count_again(play.state, frame)
    defender = defender_of(play.state, entering_of(frame))
    if not frame.cu:
        return Goto("finish")
    if not defender:
        return Goto("settled")
    frame.asked = True
    if frame.flank_for:
        frame.caught = defender
        return Goto("finish")
    return Call(battle_of_march(frame, defender), "fought")


@RULES.step(March, "fought")
def continue_after_battle(play: SwordPlay, frame: March) -> Next:
    """After an automatic victory the march may go on; any other battle ends it (section 9.4.1, ruling 83)."""
    result = play.value if isinstance(play.value, BattleResult) else BattleResult("")
    count_again(play.state, frame)
    if not (result.automatic and result.winner == frame.power):
        frame.over = True
        note_fighters(play.state, frame)
    halted = frame.halted
    if halted is not None and halted.engaged:
        own = stack_in_space(play.state, halted.power, halted.space)
        frame.halted = halted._replace(engaged="", mp=0, fresher=(), spry=())
        if own.cu and enemy_outside(play.state, halted.power, halted.space):
            return Call(
                Battle(
                    space=halted.space,
                    attacker=halted.power,
                    defender=halted.engaged,
                    came_from=halted.came_from,
                    intercepted=True,
                    unhindered=halted.unhindered,
                ),
                "flank_fought",
            )
    return Goto("finish" if frame.over else "flank_waits")


@RULES.step(March, "flank_fought")
def flank_fought(play: SwordPlay, frame: March) -> Goto:
    """The flanking force has fought its own battle; the primary force goes on if it may."""
    count_again(play.state, frame)
    return Goto("finish" if frame.over else "settled")
