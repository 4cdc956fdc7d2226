"""Non-player powers (section 16): a card has one of them act, as if a 3 were played for it."""

from collections.abc import Iterator, Mapping

import msgspec

from engine.games.sword_of_rome.actions.diplomacy import (
    ActivateNonPlayer,
    CallOnCarthage,
    LeaveMinors,
    LetRest,
    StirUnrest,
)
from engine.games.sword_of_rome.actions.movement import MarchArmy, MoveMinor, Sortie
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import RaiseUnit
from engine.games.sword_of_rome.cards.hands import NPA, hand_cards_of_side
from engine.games.sword_of_rome.cards.veto import cancel_by_veto
from engine.games.sword_of_rome.contexts import Activated, NonPlayer
from engine.games.sword_of_rome.course import players_five
from engine.games.sword_of_rome.effects import AT_REST, effect_in_force
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled, NonPlayerActivated, NonPlayerRested
from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.movement.minors import minor_forms
from engine.games.sword_of_rome.operations import (
    ACTIVATIONS,
    DONE,
    Means,
    declared_deed,
    forms_of,
    has_any_form,
    register_deed_effect,
    register_deed_form,
)
from engine.games.sword_of_rome.powers import (
    CARTHAGINIAN,
    MERCENARIES,
    ROMAN,
    in_revolt,
    is_punic_treaty_in_force,
    non_players,
)
from engine.games.sword_of_rome.responses.registry import ACTIVATION, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import CARDS
from engine.games.sword_of_rome.unrest import can_unrest_rise, change_unrest
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.forms import Field, Form, Menu
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side

MOVES = (MarchArmy, Sortie)
PLACING = (*MOVES, RaiseUnit)  # after which CU stand where none stood before
VALUE = 3  # of the card that a non-player acts on, whatever is printed
SECTION = "16"
RULES.procedure(NonPlayerAction, activity=True)


def means_of(frame: NonPlayerAction) -> Means:
    """Return what the power can act with: its card, as a 3; its minor leaders are put where they are wanted before."""
    return Means(side=frame.side, powers=(frame.power,), cards={frame.card: VALUE}, minors=True)


def can_act_for(state: SwordState, side: Side, power: Power, card: str) -> bool:
    """Return whether a power may act for a side now: it has not acted this round, it has something to do, and Carthage
    under the treaty only acts for Rome (rulings 74 and 104)."""
    if power not in non_players(state) or power in state.activated or effect_in_force(state, AT_REST, power=power):
        return False
    if power == CARTHAGINIAN and is_punic_treaty_in_force(state) and side != ROMAN:
        return False
    return has_any_form(state, Means(side=side, powers=(power,), cards={card: VALUE}))


def playable_activation_cards(state: SwordState, side: Side) -> dict[str, tuple[Power, ...]]:
    """Return the Neutral Power Activates cards in a hand that can be played, each with the powers that it may name."""
    found: dict[str, tuple[Power, ...]] = {}
    for card, power in _ready(state, side):
        found[card] = (*found.get(card, ()), power)
    return found


def _ready(state: SwordState, side: Side) -> Iterator[tuple[str, Power]]:
    for card in hand_cards_of_side(state, side):
        for power in powers_named_by_card(state, side, card):
            if can_act_for(state, side, power, card):
                yield card, power


def powers_named_by_card(state: SwordState, side: Side, card: str) -> tuple[Power, ...]:
    """Return the powers that a card may name: those printed, and mercenaries in revolt on any Neutral Power Activates
    that is not of Carthage's deck (16.4)."""
    if CARDS[card].kind != NPA:
        return ()
    rebels = side != CARTHAGINIAN and CARTHAGINIAN in state.players and in_revolt(state)
    return (*CARDS[card].powers, MERCENARIES) if rebels else CARDS[card].powers


@register_deed_form(ActivateNonPlayer, extra=True)
def activate_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the activations by Neutral Power Activates: on top of the card of the turn, as many as are held."""
    if not means.free:
        return
    if next(_ready(state, means.side), None):
        yield Form(ActivateNonPlayer, lambda: _whom(playable_activation_cards(state, means.side)))


def _whom(ways: Mapping[str, tuple[Power, ...]]) -> dict[str, Field]:
    return {"card": OneOf(ways), "power": lambda before: OneOf(ways[before["card"]])}


@register_deed_effect(ActivateNonPlayer)
def activate_neutral_power(play: SwordPlay, means: Means, action: ActivateNonPlayer) -> Call | None:
    """The power acts for the side that plays the card, unless a veto cancels it."""
    if cancel_by_veto(play, means.side, action.card):
        return None
    return _act(play, means.side, action.power, action.card)


@register_deed_form(
    StirUnrest, extra=True, ever=lambda state, means: players_five(state) and means.side != CARTHAGINIAN
)
def stir_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield the other use of Neutral Power Activates with five players: the unrest rises, once a round, unless it is as
    high as it goes (rulings 66 and 121). No card of Carthage's own deck does it."""
    if not means.free or means.side == CARTHAGINIAN or state.unrest_raised or not can_unrest_rise(state):
        return
    cards = [card for card in hand_cards_of_side(state, means.side) if CARDS[card].kind == NPA]
    if cards:
        yield Form(StirUnrest, card=OneOf(cards))


@register_deed_effect(StirUnrest)
def raise_unrest(play: SwordPlay, means: Means, action: StirUnrest) -> None:
    """The unrest rises, unless a veto cancels the card."""
    if not cancel_by_veto(play, means.side, action.card):
        play.state.unrest_raised = True
        change_unrest(play, 1, cause="uprising")


@register_deed_form(CallOnCarthage, ever=lambda state, means: means.side == ROMAN and is_punic_treaty_in_force(state))
def carthage_activation_forms(state: SwordState, means: Means) -> Iterator[Form]:
    """Yield Rome's activation of Carthage by any 3, under the treaty (section 18)."""
    if means.side != ROMAN or ROMAN not in means.powers or not is_punic_treaty_in_force(state):
        return
    cards = [card for card in means.cards_worth_at_least(VALUE) if can_act_for(state, ROMAN, CARTHAGINIAN, card)]
    if cards:
        yield Form(CallOnCarthage, card=OneOf(cards))


@register_deed_effect(CallOnCarthage)
def call_on_carthage(play: SwordPlay, means: Means, action: CallOnCarthage) -> Call:
    """Carthage acts for Rome."""
    return _act(play, ROMAN, CARTHAGINIAN, action.card)


def _act(play: SwordPlay, side: Side, power: Power, card: str) -> Call:
    play.state.activated = (*play.state.activated, power)
    play.emit(NonPlayerActivated(side, power, card))
    return Call(NonPlayerAction(side=side, power=power, card=card), "")


def _menu(state: SwordState, frame: NonPlayerAction, side: Side) -> Menu:
    return Menu(*forms_of(state, means_of(frame)), Form(LetRest))


@RULES.ask(
    NonPlayerAction,
    sides=lambda state, frame: (frame.side,),
    menu=_menu,
    default=lambda state, frame, side: LetRest(),
    section="16.1",
    context=lambda state, frame, side: NonPlayer(power=frame.power),
)
def choose_non_player_action(play: SwordPlay, frame: NonPlayerAction, answers: Mapping[Side, Action]) -> Next:
    """The activator says what it does."""
    action = answers[frame.side]
    if isinstance(action, LetRest):
        play.emit(NonPlayerRested(frame.power))
        return Goto("over")
    if isinstance(action, MoveMinor):
        DONE[MoveMinor](play, means_of(frame), action)
        return Goto("start")
    frame.chosen = msgspec.json.encode(action)
    return Goto("mistrust" if type(action) in ACTIVATIONS else "act")


@register_window(
    NonPlayerAction,
    "mistrust",
    ACTIVATION,
    first=lambda state, frame: frame.side,
    then="act",
    section="21",
    context=lambda state, frame, side: Activated(power=frame.power, leader=declared_deed(frame).leader),
)
def cancel_non_player_activation(play: SwordPlay, frame: NonPlayerAction, side: Side, action: Respond) -> Goto:
    """Carthaginian Mistrust cancels the activation of a leader; the power has used its action (section 21)."""
    play.emit(ActivationCancelled(side, action.card, frame.power, declared_deed(frame).leader))
    frame.chosen = b""
    return Goto("over")


@RULES.step(NonPlayerAction, "act")
def carry_out_non_player_action(play: SwordPlay, frame: NonPlayerAction) -> Next:
    """Carry it out."""
    action = declared_deed(frame)
    frame.still = not isinstance(action, MOVES)
    called = DONE[type(action)](play, means_of(frame), action)
    return Call(called.frame, "over") if called else Goto("over")


@RULES.step(NonPlayerAction, "over")
def end_non_player_action(play: SwordPlay, frame: NonPlayerAction) -> Next:
    """Its action is over; where that has brought CU elsewhere, its minor leaders may still be put with them."""
    return Goto("minors") if frame.chosen and isinstance(declared_deed(frame), PLACING) else End()


def _minor_forms(state: SwordState, frame: NonPlayerAction) -> list[Form]:
    return list(minor_forms(state, means_of(frame)))


@RULES.ask(
    NonPlayerAction,
    "minors",
    sides=lambda state, frame: (frame.side,) if _minor_forms(state, frame) else (),
    menu=lambda state, frame, side: Menu(*_minor_forms(state, frame), Form(LeaveMinors)),
    default=lambda state, frame, side: LeaveMinors(),
    section="16.1.1",
    context=lambda state, frame, side: NonPlayer(power=frame.power),
)
def move_minor_leaders(play: SwordPlay, frame: NonPlayerAction, answers: Mapping[Side, Action]) -> Next:
    """Whatever the power has done, its minor leaders may be put elsewhere (section 16.1.1)."""
    action = answers.get(frame.side)
    if not isinstance(action, MoveMinor):
        return End()
    DONE[MoveMinor](play, means_of(frame), action)
    return Goto("minors")
