"""Event cards and cards: drawing, looking, laying aside, taking back. What is seen in secret only its seat learns."""

from engine.games.sword_of_rome.cards.hands import deck_of, discard_card_openly, draw_for_side, hand_cards_of_side
from engine.games.sword_of_rome.event_cards.interpreter import OTHER, OperationContext, Part, register_operation
from engine.games.sword_of_rome.event_cards.registry import Question
from engine.games.sword_of_rome.events.cards import CardsDiscarded
from engine.games.sword_of_rome.events.event_cards import CardTaken, DeckSeen, HandSeen
from engine.games.sword_of_rome.powers import surviving_sides
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import SwordState, discard_zone, draw_pile_zone, hand_zone
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.choices import Order
from engine.kernel.picks import Item, Pick
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text
from engine.kernel.zones import seat_mask


def _cards_left(state: SwordState, at: OperationContext) -> bool:
    """Return whether there is anything to draw: the card itself lies on the discards once it is played."""
    return bool(state.cards.zones[draw_pile_zone(at.side)] or state.cards.zones[discard_zone(at.side)])


@register_operation("draw", fields=("n",), useful=_cards_left)
def draw_cards(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Draw cards."""
    draw_for_side(play, at.side, at.number(play.state))


# The deck


@register_operation("look", fields=("n",), useful=_cards_left)
def look_at_deck(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Look at the top cards of one's deck; an empty one is made of the discards (ruling 102)."""
    pile, seat = deck_of(at.side), play.state.players[at.side]
    if not play.state.cards.zones[draw_pile_zone(at.side)]:
        pile.reshuffle(play)
    cards = pile.look(play, at.number(play.state), seat_mask(play.state.seats, seat))
    play.emit(DeckSeen(at.side, len(cards), seat, cards))


def _top(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    cards = tuple(reversed(state.cards.zones[draw_pile_zone(at.side)][-at.number(state) :]))
    return Question(at.side, Order(cards)) if cards else None


@register_operation("arrange", fields=("n",), asks=_top)
def rearrange_deck_top(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Take the first card that was named, and put the others back in that order."""
    cards, pile = play.state.cards, draw_pile_zone(at.side)
    kept = cards.zones[pile][: -len(targets)]
    cards.zones = {**cards.zones, pile: [*kept, *reversed(targets)]}
    draw_for_side(play, at.side, 1)


# Hands


def _own_hand(state: SwordState, at: OperationContext, targets: tuple[str, ...]) -> Question | None:
    cards, count = hand_cards_of_side(state, at.side), at.number(state)
    return Question(at.side, Pick(cards, count, count)) if len(cards) >= count else None


@register_operation("discard", fields=("n",), asks=_own_hand)
def discard_from_hand(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Lay cards of one's hand aside."""
    for card in targets:
        discard_card_openly(play, at.side, card)
    play.emit(CardsDiscarded(at.side, targets))


def random_card_label(side: Side) -> Text:
    """Return what a random card of a side's hand is called in a list."""
    return keyed_text("option.random_discard", side=side)


def _loser(state: SwordState, at: OperationContext) -> Part:
    side = at.get("side")
    held = side in surviving_sides(state) and hand_cards_of_side(state, side)
    return Part((Item(OTHER + side, label=random_card_label(side)),) if held else (), 1, 1)


@register_operation("discard_random", fields=("side",), mark=OTHER, chosen=_loser)
def discard_random(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """A card that the dice say goes from another's hand, openly."""
    side: Side = targets[0].removeprefix(OTHER)
    card = play.dice.shuffle(f"hand {side}", list(hand_cards_of_side(play.state, side)))[0]
    discard_card_openly(play, side, card)
    play.emit(CardsDiscarded(side, (card,)))


def _hands(state: SwordState, at: OperationContext) -> Part:
    """Return the others' hands with cards; how many they hold all know."""
    return Part(
        tuple([Item(side) for side in surviving_sides(state) if side != at.side and hand_cards_of_side(state, side)]),
        1,
        1,
    )


@register_operation("see_hand", chosen=_hands)
def see_hand(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Look at another's hand."""
    seat = play.state.players[at.side]
    for side in targets:
        cards = hand_cards_of_side(play.state, side)
        play.note_hidden_seen(play.state.cards.show(cards, seat_mask(play.state.seats, seat)))
        play.emit(HandSeen(at.side, side, seat, tuple(sorted(cards)), at.card))


# The discards


def _valued(state: SwordState, at: OperationContext) -> Part:
    zone = state.cards.zones[discard_zone(at.side)]
    return Part(tuple([Item(card) for card in zone if CARDS[card].value == int(at.get("value"))]), 1, 1)


@register_operation("take_back", fields=("value",), chosen=_valued)
def take_back(play: SwordPlay, at: OperationContext, targets: tuple[str, ...]) -> None:
    """Take a card of a value from one's discards; all have seen which."""
    for card in targets:
        play.state.cards.move([card], discard_zone(at.side), hand_zone(at.side))
        play.emit(CardTaken(at.side, card))
