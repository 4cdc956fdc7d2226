"""THE FATE DECK: drawing, the open top card, discards, and the shuffle when it is used up (rulings 1, 2 and 30)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.samnite_wars.events import CardsDrawn, DeckShuffled
from engine.games.samnite_wars.rules import SamnitePlay
from engine.games.samnite_wars.state import DECK, DISCARDS, SamniteState
from engine.kernel.zones import PUBLIC, seat_mask
from engine.kit import cards as kit

FATE = kit.Deck(
    DECK,
    DISCARDS,
    reshuffled=DeckShuffled,
    open_top=lambda state: state.options["deck"] == "face_up",
    at_once=True,  # ruling 2
)


def draw_cards(play: SamnitePlay, seat: str, count: int, paid: int = 0) -> None:
    """Let a player draw: all know who took the open card, the others surface unseen (rulings 1 and 30)."""
    cards = play.state.cards

    def told(drawn: tuple[str, ...]) -> CardsDrawn:
        top = drawn[0] if cards.knows[drawn[0]] & PUBLIC else ""
        return CardsDrawn(seat, len(drawn), top, paid, drawn)

    FATE.draw(play, seat, count, seat_mask(play.state.seats, seat), told)


def drawable_card_count(state: SamniteState) -> int:
    """Return how many cards there are to draw, discards that will be shuffled among them."""
    return FATE.left(state.cards)


def play_card(play: SamnitePlay, seat: str, *cards: str) -> None:
    """Play cards from a hand openly; they go to the discards, and all have seen them (ruling 3)."""
    FATE.discard(play, seat, cards)


def lay_aside(play: SamnitePlay, seat: str, cards: Sequence[str]) -> None:
    """Discard cards face down: the others no longer know what the hand holds (ruling 1)."""
    FATE.discard_face_down(play, seat, cards, seat_mask(play.state.seats, seat))


def hand_cards_over(play: SamnitePlay, giver: str, taker: str, cards: Sequence[str]) -> None:
    """Hand cards over in secret: both know them, the others forget what they knew of the giver's hand."""
    kit.hand_cards_over(play, giver, taker, cards, seat_mask(play.state.seats, giver, taker))


def possible_card_holders(state: SamniteState, wanted: frozenset[str]) -> tuple[str, ...]:
    """Return the players who, as far as all know, might hold one of the cards, in turn order from the Consul."""
    return kit.possible_card_holders(state.cards, state.players_from_consul(), wanted)


def cards_held_by_player(state: SamniteState, seat: str, wanted: frozenset[str]) -> list[str]:
    """Return which of the cards a player holds, in the order of their hand."""
    return list(kit.held_cards(state.cards, seat, wanted))
