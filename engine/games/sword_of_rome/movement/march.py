"""The march of an army, or of a lone leader: leg by leg, by land and by sea (sections 8 and 9).

What happens in a space that it enters stands in `reacting` (the reaction form) and `meeting` (what follows from it).
"""

from collections.abc import Iterable, Mapping

import msgspec

from engine.games.sword_of_rome.actions.movement import NONE, Halt, MarchOn
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import enemy_outside
from engine.games.sword_of_rome.board.displacement import settle_lone
from engine.games.sword_of_rome.board.roads import is_appian
from engine.games.sword_of_rome.board.stacks import (
    leaders_commander_first,
    set_stack,
    stack_in_space,
    stack_key,
    stacks_in_space,
    tactics_rating,
)
from engine.games.sword_of_rome.cards.hands import play_response
from engine.games.sword_of_rome.contexts import Marching, Sailing
from engine.games.sword_of_rome.events.movement import (
    ArmyMarched,
    CardHelped,
    LeaderActivated,
    PursuitRolled,
)
from engine.games.sword_of_rome.frames.carthage import Quelling
from engine.games.sword_of_rome.frames.combat import Retreat
from engine.games.sword_of_rome.frames.movement import ASKED, March, Moved
from engine.games.sword_of_rome.movement.cards import AT_ONCE, FLIGHT, PURSUERS, card_roll_bonus
from engine.games.sword_of_rome.movement.forces import (
    change_marching_force,
    count_again,
    move_forces,
    return_to_last_stop,
    walk_of,
)
from engine.games.sword_of_rome.movement.landing import hide_landing_by_card, leave_unshipped_units
from engine.games.sword_of_rome.movement.limits import may_stop
from engine.games.sword_of_rome.movement.marching import bribe_field, help_cards_field, route_field
from engine.games.sword_of_rome.movement.reach import (
    DROP,
    QUELL,
    RAID,
    TAKE,
    all_legs,
    any_way,
    appian_built,
    has_anywhere_to_go,
    link_kind_for,
    step_cost,
)
from engine.games.sword_of_rome.movement.sea import SEA
from engine.games.sword_of_rome.responses.registry import ENTER, possible_responders, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.raids import roll_raid
from engine.games.sword_of_rome.siege.sieges import start_siege, update_siege_after_losses
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.actions import Action
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

SECTION = "9"
RULES.procedure(March, activity=True)


@RULES.step(March)
def begin_activated_march(play: SwordPlay, frame: March) -> Goto:
    """The leader takes command (section 8.2.1); cards for the whole march are played."""
    own = stack_in_space(play.state, frame.power, frame.space)
    set_stack(play, msgspec.structs.replace(own, leaders=leaders_commander_first(own.leaders, frame.leader)))
    play.emit(
        LeaderActivated(
            frame.power, frame.leader, frame.space, frame.card, frame.cu, frame.leaders[1:], frame.flank_for
        )
    )
    for card in [card for card in frame.help if card in AT_ONCE]:
        play_response(play, frame.side, card)
        frame.help = tuple([one for one in frame.help if one != card])
    frame.refuge, frame.changed = frame.space, True
    return Goto("lend" if frame.fleet == ASKED else "walk")


@RULES.step(March, "walk")
def take_next_leg(play: SwordPlay, frame: March) -> Next:
    """Take the next leg of the plan. Once somebody was asked or something was rolled the mover is asked again
    (ruling 142)."""
    if frame.over or not (frame.cu or frame.leaders):
        return Goto("finish")
    if frame.asked or not frame.route:
        return Goto("on" if frame.asked else "finish")
    token, rest = frame.route[0], frame.route[1:]
    foreseen = walk_of(play.state, frame)
    if token not in [leg.token for leg in all_legs(play.state, foreseen)]:
        frame.asked = True
        return Goto("on")
    frame.route = rest
    if token == RAID:
        return _raid(play, frame)
    if token == QUELL:
        frame.mp, frame.over = frame.mp - TABLES.movement.quell, True
        return Call(Quelling(cu=frame.cu, leaders=frame.leaders, mercenaries=frame.mercenaries), "quelled")
    if token.startswith((DROP, TAKE)):
        change_marching_force(play, frame, token)
        return Goto("walk")
    frame.leg, frame.unseen = token, False
    if token.startswith(SEA):
        frame.mp -= TABLES.movement.sea
        frame.stormed, frame.harried, frame.contested = False, (), ()
        frame.unseen = hide_landing_by_card(play, frame)
        return Goto("sail" if frame.unseen else "contest")
    frame.mp -= step_cost(play.state, foreseen, token)
    return Goto("enter")


def _raid(play: SwordPlay, frame: March) -> Goto:
    """Raid the space where the army stands; it is a roll, so the mover is asked again."""
    frame.mp -= TABLES.movement.raid
    frame.asked = True
    roll_raid(play, frame)
    count_again(play.state, frame)
    if not frame.cu:
        frame.leaders, frame.over = (), True
        update_siege_after_losses(play, frame.space)
    return Goto("walk")


@RULES.step(March, "quelled")
def end_march_after_unrest(play: SwordPlay, frame: March) -> Goto:
    """The attack on the unrest is over, and with it the march."""
    frame.cu = play.value or 0
    if not frame.cu:
        frame.leaders = ()
    return Goto("finish")


# Into a space


@RULES.step(March, "enter")
def enter_space(play: SwordPlay, frame: March) -> Goto:
    """Enter the next space. CU that the ships do not hold stay (section 9.6.3)."""
    state, here = play.state, frame.space
    by_sea = frame.leg.startswith(SEA)
    to = frame.leg.removeprefix(SEA)
    foreseen = walk_of(state, frame)
    if by_sea:
        leave_unshipped_units(play, frame)
    way = "sea" if by_sea else link_kind_for(foreseen, to)
    cost = TABLES.movement.sea if by_sea else step_cost(state, foreseen, to)
    frame.on_way = not by_sea and is_appian(here, to) and appian_built(state)
    frame.came_from, frame.space = (SEA + here if by_sea else here), to
    frame.changed = frame.pursuing = frame.smooth = False
    frame.declared, frame.inside, frame.bribes, frame.caught = (), (), (), ""
    frame.shut = ""
    frame.joined = frame.cornered = frame.avoided = frame.ambush = False
    frame.flank, frame.flank_power, frame.flank_cu, frame.flank_leaders, frame.halted = "", "", 0, (), None
    move_forces(play, frame.power, here, to, frame.cu, frame.leaders, frame.leader, frame.mercenaries)
    play.emit(ArmyMarched(frame.power, frame.leader, frame.cu, here, to, way, cost, frame.mp))
    return Goto("entered") if frame.cu else _rides_on(play.state, frame)


@register_window(
    March,
    "entered",
    ENTER,
    first=lambda state, frame: frame.side,
    then="met",
    section=SECTION,
    context=lambda state, frame, side: arrived_army(frame),
)
def raise_units_on_entry(play: SwordPlay, frame: March, side: Side, action: Respond) -> None:
    """A card may raise CU against whoever has come, before anybody goes inside (ruling on R24)."""
    play.emit(CardHelped(side, action.card, frame.space))
    frame.asked = True


def arrived_army(frame: March) -> Sailing:
    """Return what army has come from where to where."""
    return Sailing(power=frame.power, start=frame.came_from.removeprefix(SEA), goal=frame.space, cu=frame.cu)


@RULES.step(March, "met")
def ask_for_reactions(play: SwordPlay, frame: March) -> Next:
    """A card may have whoever stands there flee; then all who can react say what they do."""
    frame.asked = frame.asked or bool(possible_responders(play.state, frame, ENTER, frame.side))
    to = frame.space
    flight = next((card for card in frame.help if card in FLIGHT), "")
    enemy = enemy_outside(play.state, frame.power, to)
    if flight and enemy:
        return _flight(play, frame, enemy, flight)
    return Goto("react")


def _rides_on(state: SwordState, frame: March) -> Goto:
    """Nobody reacts to a lone leader (ruling 82)."""
    if may_stop(state, frame.power, frame.space, lone=True):
        frame.refuge = frame.space
    return Goto("walk")


def _flight(play: SwordPlay, frame: March, enemy: str, card: str) -> Call:
    """Flight Before the Barbarians: whoever stands in the way retreats, and the march goes on (section 21)."""
    play_response(play, frame.side, card)
    frame.help = tuple([one for one in frame.help if one != card])
    play.emit(CardHelped(frame.side, card, frame.space))
    force = stack_in_space(play.state, enemy, frame.space)
    barred = frame.came_from.removeprefix(SEA)
    return Call(
        Retreat(
            power=enemy,
            space=frame.space,
            cu=force.cu,
            leaders=force.leaders,
            barred=barred,
            winner=frame.power,
            by_card=card,
        ),
        "fled",
    )


@RULES.step(March, "fled")
def continue_after_flight(play: SwordPlay, frame: March) -> Goto:
    """The way is free; others may still react."""
    frame.asked = True
    return Goto("react")


@RULES.step(March, "settled")
def stop_in_space(play: SwordPlay, frame: March) -> Goto:
    """No army stands in the way any more: leaders who are alone there go, those inside stay inside."""
    settle_lone(play, frame.space)
    update_siege_after_losses(play, frame.space)
    count_again(play.state, frame)
    frame.pursuing = frame.avoided
    if may_halt(play.state, frame):
        frame.refuge = frame.space
    return Goto("walk")


def may_halt(state: SwordState, frame: March) -> bool:
    """Return whether the force may end its march where it stands: not beside those whom it has paid to let it pass."""
    if any(stack_key(one.power, frame.space) in frame.bribed and one.cu for one in stacks_in_space(state, frame.space)):
        return False
    return may_stop(state, frame.power, frame.space, lone=not frame.cu)


# Asked again


def _may_go_on(state: SwordState, frame: March) -> tuple[Side, ...]:
    return (frame.side,) if has_anywhere_to_go(state, walk_of(state, frame)) else ()


def how_march_may_go_on(state: SwordState, frame: March, side: Side) -> Menu:
    """Return how the march can go on; it may end where the force may stop."""
    foreseen = walk_of(state, frame)
    helping = help_cards_field(state, side, frame.power, frame.help, under_way=True, pursuing=frame.pursuing)
    fields = {**helping, **bribe_field(state, side, foreseen)}
    forms = [Form(MarchOn, **fields, route=route_field(state, foreseen))]
    if may_halt(state, frame):
        forms.insert(0, Form(Halt))
    return Menu(*forms)


def _as_planned(state: SwordState, frame: March, side: Side) -> Action:
    """Return the rest of the plan while it can be walked, else a halt; failing both the nearest goal."""
    foreseen = walk_of(state, frame)
    route = route_field(state, foreseen)
    if frame.route and route.is_complete(frame.route):
        return MarchOn(frame.route, bribe=frame.bribe or NONE)
    if may_halt(state, frame):
        return Halt()
    return MarchOn(any_way(state, foreseen))


def highest_pursuit_roll(frame: March, cards: Iterable[str] = ()) -> int:
    """Return the highest roll with which a force goes on after an army that has avoided it, with some cards of its own
    (section 11.4)."""
    return (
        tactics_rating(frame.leader)
        - frame.escaped
        + sum([card_roll_bonus(card) for card in cards if card in PURSUERS])
    )


def marching_question(state: SwordState, frame: March, side: Side) -> Marching:
    """Return what the mover is asked about."""
    needs = min(highest_pursuit_roll(frame), 6) if frame.pursuing else 6
    return Marching(
        power=frame.power, leader=frame.leader, space=frame.space, cu=frame.cu, mp=frame.mp, needs=needs
    )  # fmt: skip


@RULES.ask(
    March,
    "on",
    sides=_may_go_on,
    menu=how_march_may_go_on,
    default=_as_planned,
    section=SECTION,
    context=marching_question,
)
def go_on(play: SwordPlay, frame: March, answers: Mapping[Side, Action]) -> Goto:
    """Go on or stop. After an army that has avoided it, going on takes a roll (section 11.3)."""
    answer = answers.get(frame.side)
    if not isinstance(answer, MarchOn):
        return Goto("finish")
    frame.route, frame.asked = answer.route, False
    frame.help = tuple(dict.fromkeys((*frame.help, *answer.help)))
    frame.bribe = "" if answer.bribe == NONE else answer.bribe
    if frame.pursuing:
        needs = highest_pursuit_roll(frame, frame.help)
        for card in [card for card in frame.help if card in PURSUERS]:
            play_response(play, frame.side, card)
            frame.help = tuple([one for one in frame.help if one != card])
        die = play.roll("pursuit", 6)
        play.emit(PursuitRolled(frame.power, frame.leader, frame.space, die, needs, die <= needs))
        frame.pursuing, frame.smooth = False, True
        if die > needs:
            frame.over = True
            return Goto("finish")
    return Goto("walk")


@RULES.step(March, "finish")
def finish_march(play: SwordPlay, frame: March) -> End:
    """The march is over: who may not stay goes back to where they could stop; a siege begins outside an enemy city
    (section 13.1.1)."""
    count_again(play.state, frame)
    force = frame.cu or frame.leaders
    if force and frame.space != frame.refuge and not may_halt(play.state, frame):
        return_to_last_stop(play, frame, frame.refuge)
    if force:
        settle_lone(play, frame.space)
    for one in tuple(play.state.stacks.values()):  # who has intercepted ends their action too
        if not frame.flank_for or (one.power == frame.power and one.space == frame.space):
            start_siege(play, one.power, one.space)
    engaged = frame.caught if frame.flank_for and frame.halted is None and not frame.over else ""
    return End(
        Moved(
            leader=frame.leader,
            power=frame.power,
            space=frame.space,
            cu=frame.cu,
            leaders=frame.leaders,
            mp=0 if frame.over else frame.mp,
            came_from=frame.came_from,
            dropped=frame.dropped,
            engaged=engaged,
            mercenaries=frame.mercenaries,
            behind=frame.behind,
            fresher=() if frame.over else frame.fresher,
            spry=() if frame.over else frame.spry,
            bonus=frame.bonus,
            easy=frame.easy,
            unhindered=frame.unhindered,
            raiding=frame.raiding,
        )
    )
