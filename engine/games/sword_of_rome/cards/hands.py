"""Decks and hands (section 6): drawing, playing, discarding; what the public may suppose that a hand holds."""

from collections.abc import Iterable

from engine.games.sword_of_rome.course import current_scenario
from engine.games.sword_of_rome.events.cards import CardPlayed, CardsDrawn, DeckShuffled, ResponsePlayed
from engine.games.sword_of_rome.powers import CARTHAGINIAN
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.state import (
    REMOVED,
    SwordState,
    desperate_times_zone,
    discard_zone,
    draw_pile_zone,
    hand_zone,
)
from engine.games.sword_of_rome.tables import CARDS, SPACES, TABLES
from engine.games.sword_of_rome.unrest import cards_lost_to_unrest
from engine.kernel.state import Side
from engine.kernel.zones import seat_mask
from engine.kit.cards import Deck

SICILIAN_PORTS = tuple(
    [space for space, known in SPACES.items() if known.region == "sicily" and known.port == "normal"]
)
DESPERATE, EVENT, CAMPAIGN, NPA, RESPONSE = "desperate_times", "event", "campaign", "npa", "response"
COPIES = (CAMPAIGN, NPA, DESPERATE)  # kinds of which a deck has several


def deck_of(side: Side) -> Deck:
    """Return a side's deck. When it is empty its discards are shuffled into it at once (ruling 102)."""
    return Deck(
        draw_pile_zone(side), discard_zone(side), f"deck {side}", reshuffled=lambda count: DeckShuffled(side, count)
    )


def hand_cards_of_side(state: SwordState, side: Side) -> tuple[str, ...]:
    """Return the cards of a side's hand, its Desperate Times not among them."""
    return tuple(state.cards.zones[hand_zone(side)])


def unlike_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Return cards without those that differ from an earlier one in nothing: there is no choice between them."""
    found: dict[object, str] = {}
    for card in cards:
        known = CARDS[card]
        same = known.text if known.kind in COPIES else card
        found.setdefault((known.deck, same, known.value, known.icons, known.powers, known.reshuffle), card)
    return tuple(found.values())


def desperate_cards(state: SwordState, side: Side) -> tuple[str, ...]:
    """Return the Desperate Times cards that a side still has; they lie open."""
    return tuple(state.cards.zones[desperate_times_zone(side)])


def cards_worth_three(state: SwordState, side: Side) -> tuple[str, ...]:
    """Return the cards that pay what costs a 3: those of the hand, then Desperate Times (section 7.4)."""
    return (
        *(card for card in hand_cards_of_side(state, side) if CARDS[card].value == 3),
        *desperate_cards(state, side),
    )


def might_hold(state: SwordState, side: Side, cards: Iterable[str]) -> bool:
    """Return whether a side may hold one of these cards in its hand, as far as the public knows (ruling 136)."""
    if hand_zone(side) not in state.cards.zones:
        return False
    wanted = [card for card in cards if card in state.cards.knows]
    return bool(wanted) and state.cards.might_hold_any_of(hand_zone(side), wanted)


def has_card_in_hand(state: SwordState, side: Side, card: str) -> bool:
    """Return whether a side holds a card in its hand: its secret."""
    return card in state.cards.zones.get(hand_zone(side), ())


def hand_size(state: SwordState, side: Side) -> int:
    """Return how many cards a side draws up to (section 6.2). Of Carthage: a base, one for each Sicilian port that it
    controls, even a besieged one, less what the unrest costs; never below 0 (rulings 60 and 61)."""
    if side != CARTHAGINIAN:
        return current_scenario(state).hand[side]
    ports = sum([1 for space in SICILIAN_PORTS if state.places[space].owner == CARTHAGINIAN])
    return max(TABLES.carthage_hand.base + TABLES.carthage_hand.each_port * ports - cards_lost_to_unrest(state), 0)


def draw_for_side(play: SwordPlay, side: Side, count: int) -> None:
    """Let a side draw cards. Only its seat sees which."""
    seat = play.state.players[side]
    drawn = deck_of(side).draw(play, hand_zone(side), count, seat_mask(play.state.seats, seat))
    if drawn:
        play.emit(CardsDrawn(side, len(drawn), seat, drawn))


def discard_card_openly(play: SwordPlay, side: Side, card: str, *, gone: bool = False) -> None:
    """Put a card on the open discards, from wherever the side has it; Desperate Times, and what is `gone`, out of the
    game. Nothing happens to a card that has been put away already."""
    state = play.state
    source = next(
        (
            zone
            for zone in (hand_zone(side), desperate_times_zone(side), draw_pile_zone(side))
            if card in state.cards.zones[zone]
        ),
        "",
    )
    if not source and gone and card in state.cards.zones[discard_zone(side)]:
        source = discard_zone(side)
    if not source:
        return
    known = CARDS[card]
    gone = gone or known.kind == DESPERATE
    deck_of(side).discard(play, source, [card], REMOVED if gone else "")
    if source == desperate_times_zone(side) and not state.cards.zones[source]:  # nothing is left to be announced
        state.announced = {one: before for one, before in state.announced.items() if one != side}
    if known.reshuffle and side not in state.reshuffling:
        state.reshuffling = (*state.reshuffling, side)


def play_card_for_value(play: SwordPlay, side: Side, card: str) -> None:
    """Play a card for its value: it is announced, and goes to the discards. Of a card that is put away already nothing
    is announced again."""
    if card in hand_cards_of_side(play.state, side) or card in desperate_cards(play.state, side):
        play.emit(CardPlayed(side, card, CARDS[card].value))
    discard_card_openly(play, side, card)


def play_response(play: SwordPlay, side: Side, card: str, *, kept: bool = False) -> None:
    """Play a card of the hand as a response: it is announced; what is marked REMOVE leaves the game, unless it is
    `kept`, as it was not played for its text (ruling 201)."""
    play.emit(ResponsePlayed(side, card))
    discard_card_openly(play, side, card, gone=CARDS[card].remove and not kept)


def reshuffle_marked(play: SwordPlay) -> None:
    """Shuffle the discards of those in whose deck RESHUFFLE has come up into their decks, before anybody draws
    (ruling 102)."""
    for side in play.state.reshuffling:
        if side in play.state.players and side not in play.state.out:
            deck_of(side).reshuffle(play)
    play.state.reshuffling = ()
