"""An active player's turn (section 5.4): in any order what needs no card, Neutral Power Activates, and one card; or the
one deed that Desperate Times brings (section 7.4)."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.turn import EndTurn, FetchEvent, PlayEvent, Swap
from engine.games.sword_of_rome.cards.hands import (
    EVENT,
    deck_of,
    discard_card_openly,
    draw_for_side,
    hand_cards_of_side,
    play_card_for_value,
    unlike_cards,
)
from engine.games.sword_of_rome.contexts import Activated, OwnTurn
from engine.games.sword_of_rome.effects import expire_effects
from engine.games.sword_of_rome.event_cards.registry import NOTHING, event_targets
from engine.games.sword_of_rome.events.diplomacy import ActivationCancelled
from engine.games.sword_of_rome.events.turn import BecameActive, CardsSwapped, EventFetched, Passed
from engine.games.sword_of_rome.frames.siege import Falls
from engine.games.sword_of_rome.frames.turn import EventPlay, PlayerTurn
from engine.games.sword_of_rome.hooks import TURN_ENDED
from engine.games.sword_of_rome.operations import (
    ACTIVATIONS,
    DONE,
    EXTRA,
    KEEPING,
    Means,
    card_spent,
    declared_deed,
    deeds_known_to_powers,
    forms_of,
)
from engine.games.sword_of_rome.powers import CARTHAGINIAN, POWERS_OF
from engine.games.sword_of_rome.responses.registry import ACTIVATION, register_window
from engine.games.sword_of_rome.rules import RULES, SwordPlay
from engine.games.sword_of_rome.siege.sieges import start_sieges
from engine.games.sword_of_rome.state import SwordState, discard_zone, draw_pile_zone, hand_zone
from engine.games.sword_of_rome.tables import CARDS, TABLES
from engine.kernel.actions import Action
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu
from engine.kernel.picks import Pick
from engine.kernel.rulebook import Call, End, Goto, Next
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text
from engine.kit.choices import Reasons

DESPERATE_VALUE = 3  # at which Desperate Times counts

RULES.procedure(PlayerTurn, activity=True)


def means_of(state: SwordState, frame: PlayerTurn) -> Means:
    """Return what the side can do deeds with: its hand until it has played a card; of Desperate Times that card."""
    powers = POWERS_OF[frame.side]
    if frame.card:
        cards = {} if frame.played else {frame.card: DESPERATE_VALUE}
        return Means(side=frame.side, powers=powers, cards=cards)
    held = unlike_cards(hand_cards_of_side(state, frame.side))
    cards = {} if frame.played else {card: CARDS[card].value for card in held}
    beside = tuple([card for card in held if CARDS[card].extra])
    return Means(side=frame.side, powers=powers, cards=cards, events=True, free=True, beside=beside)


def player_turn_menu(state: SwordState, frame: PlayerTurn) -> Menu:
    """Return what the side may do."""
    forms = forms_of(state, means_of(state, frame))
    if frame.card and not frame.played:
        forms += [*_swap(state, frame.side), *_fetch(state, frame.side)]
    return Menu(*forms, Form(EndTurn), barred=_barred(state, frame))


def _barred(state: SwordState, frame: PlayerTurn) -> Mapping[str, Text]:
    """Return why what one may look for is not on the menu."""
    reason = "played" if frame.played else "no_deed"
    return Reasons(
        [kind.tag() for kind in deeds_known_to_powers(state, means_of(state, frame))],
        lambda tag: keyed_text(f"refused.{reason}", section="5.4", deed=keyed_text(f"do.{tag}")),
    )


@RULES.step(PlayerTurn)
def begin_turn(play: SwordPlay, frame: PlayerTurn) -> Goto:
    """The side becomes active."""
    play.state.active = frame.side
    if not frame.card:
        play.emit(BecameActive(frame.side, play.state.round, TABLES.rounds))
    return Goto("menu")


@RULES.ask(
    PlayerTurn,
    "menu",
    sides=lambda state, frame: (frame.side,),
    menu=lambda state, frame, side: player_turn_menu(state, frame),
    default=lambda state, frame, side: EndTurn(),
    section="5.4",
    context=lambda state, frame, side: OwnTurn(state.round, TABLES.rounds, frame.played, bool(frame.card)),
)
def choose_deed(play: SwordPlay, frame: PlayerTurn, answers: Mapping[Side, Any]) -> Next:
    """Carry a deed out; a card that is spent counts as the card play of the turn, unless the deed is extra."""
    action: Action = answers[frame.side]
    if isinstance(action, EndTurn):
        return _end(play, frame)
    if isinstance(action, Swap):
        frame.played = True
        return _swapped(play, frame, action)
    if isinstance(action, FetchEvent):
        frame.played = True
        return _fetched(play, frame, action)
    kind, card, means = type(action), card_spent(action), means_of(play.state, frame)
    if card and (not _is_extra(action) or card == frame.card):
        frame.played = True
    if card and kind not in KEEPING:
        play_card_for_value(play, frame.side, card)
    if kind in ACTIVATIONS and frame.side == CARTHAGINIAN:
        frame.chosen = msgspec.json.encode(action)
        return Goto("mistrust")
    return _carry_out(play, means, action)


def _is_extra(action: Action) -> bool:
    """Return whether a deed is not the one card play of the turn, though it spends a card."""
    return type(action) in EXTRA or (isinstance(action, PlayEvent) and CARDS[action.card].extra)


def _carry_out(play: SwordPlay, means: Means, action: Action) -> Next:
    called = DONE[type(action)](play, means, action)
    return Call(called.frame, "after") if called is not None else Goto("after")


@register_window(
    PlayerTurn,
    "mistrust",
    ACTIVATION,
    first=lambda state, frame: frame.side,
    then="act",
    section="21",
    context=lambda state, frame, side: Activated(power=CARTHAGINIAN, leader=declared_deed(frame).leader),
)
def cancel_leaders_activation(play: SwordPlay, frame: PlayerTurn, side: Side, action: Respond) -> Goto:
    """Carthaginian Mistrust cancels the activation of a leader of Carthage; its card is spent (section 21)."""
    play.emit(ActivationCancelled(side, action.card, CARTHAGINIAN, declared_deed(frame).leader))
    return Goto("after")


@RULES.step(PlayerTurn, "act")
def carry_out_deed(play: SwordPlay, frame: PlayerTurn) -> Next:
    """Carry out the activation that nobody has cancelled."""
    action = declared_deed(frame)
    value = DESPERATE_VALUE if frame.card else CARDS[action.card].value
    return _carry_out(play, Means(side=frame.side, powers=POWERS_OF[frame.side], cards={action.card: value}), action)


@RULES.step(PlayerTurn, "after")
def begin_sieges_after_deed(play: SwordPlay, frame: PlayerTurn) -> Call:
    """Armies that stand before cities by the deed begin their sieges (13.1.1), and what it has brought down falls
    (rulings 33 and 96)."""
    start_sieges(play)
    return Call(Falls(), "settled")


@RULES.step(PlayerTurn, "settled")
def ask_what_else(play: SwordPlay, frame: PlayerTurn) -> Next:
    """Ask what else the side does. The one deed of Desperate Times ends that turn."""
    return _end(play, frame) if frame.card and frame.played else Goto("menu")


def _end(play: SwordPlay, frame: PlayerTurn) -> End:
    if not frame.played and not frame.card:
        play.emit(Passed(frame.side))
    TURN_ENDED(play, frame.side)
    if not frame.card:  # Desperate Times come between the turns
        expire_effects(play, frame.side)
    expire_effects(play, frame.activity)
    play.state.active = ""
    return End()


# Desperate Times (section 7.4)


def _swap(state: SwordState, side: Side) -> Iterator[Form]:
    cards = hand_cards_of_side(state, side)
    if cards:
        yield Form(Swap, cards=Pick(cards, 1, len(cards)))


def _swapped(play: SwordPlay, frame: PlayerTurn, action: Swap) -> Goto:
    """Lay cards aside and draw as many."""
    for card in action.cards:
        discard_card_openly(play, frame.side, card)
    play.emit(CardsSwapped(frame.side, action.cards))
    draw_for_side(play, frame.side, len(action.cards))
    return Goto("after")


def findable_events(state: SwordState, side: Side) -> tuple[str, ...]:
    """Return the events that a side could find in its hand, deck or discards and play now. Which of its cards are there
    taken together it knows."""
    zones = state.cards.zones
    own = [card for zone in (hand_zone(side), draw_pile_zone(side), discard_zone(side)) for card in zones[zone]]
    return tuple(
        sorted(
            [card for card in own if CARDS[card].kind == EVENT and event_targets(state, side, card) is not None],
            key=lambda card: CARDS[card].number,
        )
    )


def _fetch(state: SwordState, side: Side) -> Iterator[Form]:
    cards = findable_events(state, side)
    if cards:
        yield Form(
            FetchEvent,
            event=OneOf(cards),
            targets=lambda chosen: event_targets(state, side, chosen["event"]) or NOTHING,
        )


def _fetched(play: SwordPlay, frame: PlayerTurn, action: FetchEvent) -> Call:
    """Find the event and play it; a deck that was searched is shuffled (ruling 48)."""
    side, card, zones = frame.side, action.event, play.state.cards.zones
    found = next(name for name, zone in _zones(side).items() if card in zones[zone])
    play.emit(EventFetched(side, card, found))
    discard_card_openly(play, side, card)
    if found == "deck":
        deck_of(side).shuffle(play)
    return Call(EventPlay(side=side, card=card, targets=action.targets), "after")


def _zones(side: Side) -> dict[str, str]:
    return {"hand": hand_zone(side), "deck": draw_pile_zone(side), "discard": discard_zone(side)}
