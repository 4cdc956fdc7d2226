"""What an army does that has been caught: it falls back, or pays (sections 7.2.2 and 10.5)."""

from collections.abc import Mapping

from engine.games.sword_of_rome.actions.movement import NONE
from engine.games.sword_of_rome.actions.reactions import AcceptBattle, RefuseBattle
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.board.control import enemies_at, enemy_outside
from engine.games.sword_of_rome.board.stacks import stack_in_space, stack_key, tactics_rating
from engine.games.sword_of_rome.cards.hands import discard_card_openly, play_response
from engine.games.sword_of_rome.contexts import Caught
from engine.games.sword_of_rome.events.carthage import ForceAmbushedAtSea
from engine.games.sword_of_rome.events.movement import BattleRefused, BribePaid, CardHelped
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.movement.cards import BACK, held_cards
from engine.games.sword_of_rome.movement.forces import count_again, lose_marching_units, return_to_origin
from engine.games.sword_of_rome.movement.limits import may_enter, may_stop
from engine.games.sword_of_rome.movement.plans import lets_armies_avoid_freely
from engine.games.sword_of_rome.movement.sea import SEA, SUCCESS, ambush_losses, naval_roll, needs_roll
from engine.games.sword_of_rome.movement.voyages import declared_voyage
from engine.games.sword_of_rome.powers import ETRUSCAN, LEAGUE, POWERS_OF, deciding_side
from engine.games.sword_of_rome.responses.registry import CROSSED, SAIL, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf, Option
from engine.kernel.forms import Form, Menu
from engine.kernel.rulebook import Goto
from engine.kernel.state import Side
from engine.kernel.texts import keyed_text

# Refusing battle (section 10.5.1)


def _can_end(state: SwordState, frame: March, goal: str) -> bool:
    """Return whether a force that goes back can end its march: there, else where it could last stop, if no enemy has
    come to stand there."""
    return may_stop(state, frame.power, goal) or not enemy_outside(state, frame.power, frame.refuge)


def may_try_to_fall_back(state: SwordState, frame: March) -> bool:
    """Return whether an intercepted army may try to fall back to the space that it came from."""
    if not frame.caught or frame.ambush or not stack_in_space(state, frame.caught, frame.space).cu:
        return False
    goal = frame.came_from.removeprefix(SEA)
    if enemies_at(state, frame.power, goal) or not _can_end(state, frame, goal):
        return False
    return may_enter(state, frame.power, goal, frame.leaders)


def caught_mover_question(state: SwordState, frame: March, side: Side) -> Caught:
    """Return what the mover is asked about."""
    return Caught(
        power=frame.power,
        leader=frame.leader,
        space=frame.space,
        by=frame.caught,
        needs=min(tactics_rating(frame.leader), 6),
        back=frame.came_from.removeprefix(SEA),
    )


def _refusing(state: SwordState, frame: March, side: Side) -> Form:
    """Return the form of a refusal, with a card by which it succeeds where the side has one."""
    cards = [card for card in held_cards(state, side, BACK) if frame.power in POWERS_OF[side]]
    return (
        Form(RefuseBattle, card=OneOf([Option(NONE, keyed_text("option.no_card")), *cards]))
        if cards
        else Form(RefuseBattle)
    )


@RULES.ask(
    March,
    "answer",
    sides=lambda state, frame: (frame.side,) if may_try_to_fall_back(state, frame) else (),
    menu=lambda state, frame, side: Menu(Form(AcceptBattle), _refusing(state, frame, side)),
    default=lambda state, frame, side: AcceptBattle(),
    section="10.5",
    context=caught_mover_question,
)
def take_movers_answer(play: SwordPlay, frame: March, answers: Mapping[Side, Action]) -> Goto:
    """The mover fights, or tries to fall back."""
    action = answers.get(frame.side)
    if not isinstance(action, RefuseBattle):
        return Goto("bribe")
    frame.sure = "" if action.card == NONE else action.card
    if frame.sure:
        play_response(play, frame.side, frame.sure)
    frame.stormed, frame.harried, frame.contested = False, (), ()
    return Goto("refuse_contest" if frame.came_from.startswith(SEA) else "refuse")


@register_window(
    March,
    "refuse_storm",
    SAIL,
    first=lambda state, frame: frame.side,
    then="refuse",
    section="9.6",
    context=lambda state, frame, side: declared_voyage(state, frame),
)
def force_battle_at_sea(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto | None:
    """Storms at Sea force the battle (ruling 17)."""
    play.emit(CardHelped(side, action.card, frame.space))
    return Goto("bribe") if frame.stormed else None


@RULES.step(March, "refuse")
def roll_to_fall_back(play: SwordPlay, frame: March) -> Goto:
    """Roll to fall back; the interceptor's standing permission spares the roll. By sea it is naval movement."""
    state, goal, by = play.state, frame.came_from.removeprefix(SEA), frame.caught
    needs = tactics_rating(frame.leader)
    free = lets_armies_avoid_freely(state, deciding_side(state, by), frame.power) and not frame.sure
    play.note_hidden_seen(free)  # a permission is its owner's secret until it is used
    die = 0 if free or frame.sure else play.roll("refusal", 6)
    success = free or bool(frame.sure) or die <= needs
    play.emit(BattleRefused(frame.power, frame.leader, frame.space, goal, by, die, needs, success, free, frame.sure))
    by_force = bool(frame.harried or frame.contested)
    if success and frame.came_from.startswith(SEA) and (by_force or needs_roll(state, frame.power, goal)):
        result, lost = naval_roll(play, frame.power, frame.space, goal, frame.cu, frame.harried, frame.contested)
        success = result == SUCCESS
        if lost:
            lose_marching_units(play, frame, lost)
        elif success and frame.contested:
            return Goto("refuse_crossed")
    return Goto("refused" if success else "bribe")


@register_window(
    March,
    "refuse_crossed",
    CROSSED,
    first=lambda state, frame: frame.side,
    then="refused",
    section="9.6",
    context=lambda state, frame, side: declared_voyage(state, frame),
)
def lose_cu_of_escaped_force(play: SwordPlay, frame: March, side: Side, action: Respond) -> Goto:
    """A force that has got away from the contest may still lose CU."""
    cu = ambush_losses(frame.cu)
    play.emit(ForceAmbushedAtSea(frame.power, cu, frame.came_from.removeprefix(SEA)))
    lose_marching_units(play, frame, cu)
    frame.over = frame.over or not frame.cu
    return Goto("refused" if frame.cu else "finish")


@RULES.step(March, "refused")
def return_fallen_back_force(play: SwordPlay, frame: March) -> Goto:
    """It is back where it came from."""
    return_to_origin(play, frame)
    return Goto("finish")


# Bribes (section 7.2.2, rulings 28 and 107)


@RULES.step(March, "bribe")
def pay_bribe(play: SwordPlay, frame: March) -> Goto:
    """An Etruscan army pays to pass, or an Etruscan army is left alone by who has entered its space. Where it would
    have to stay beside those whom it has paid, as it has no other place to stop, it does not pay."""
    state = play.state
    count_again(state, frame)
    enemy = enemy_outside(state, frame.power, frame.space)
    if not enemy or not frame.cu:
        return Goto("settled" if frame.cu else "finish")
    if frame.power == ETRUSCAN and frame.bribe and state.mines and frame.refuge != frame.space:
        _pay(play, frame.bribe)
        frame.bribed = (*frame.bribed, stack_key(enemy, frame.space))
        play.emit(BribePaid(ETRUSCAN, frame.space, enemy, frame.bribe))
        frame.bribe, frame.asked = "", True
        return Goto("settled")
    card = dict(frame.bribes).get(ETRUSCAN, "")
    if enemy == ETRUSCAN and card and state.mines and stack_in_space(state, ETRUSCAN, frame.space).commander:
        _pay(play, card)
        goal = frame.came_from.removeprefix(SEA)
        play.emit(BribePaid(ETRUSCAN, frame.space, frame.power, card, goal))
        return_to_origin(play, frame)
        return Goto("finish")
    return Goto("coordinate")


def _pay(play: SwordPlay, card: str) -> None:
    """Pay with a card: it leaves the game, Etruscan Gold alone goes to the discards."""
    kept = any(op["op"] == "bribe" for op in CARDS[card].ops)
    discard_card_openly(play, LEAGUE, card, gone=not kept)
