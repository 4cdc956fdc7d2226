"""THE FATE DECK: drawing, the open top card, discards, and the shuffle when it is used up (rulings 1, 2 and 30)."""

from collections.abc import Sequence

from engine.games.samnite_wars.events import CardsDrawn, DeckShuffled
from engine.games.samnite_wars.rules import SamnitePlay
from engine.games.samnite_wars.state import DECK, DISCARDS, SamniteState
from engine.kernel.zones import EVERYBODY, PUBLIC, bit


def make_deck(play: SamnitePlay, cards: Sequence[str]) -> None:
    """Shuffle all cards into the deck and turn its top card up."""
    state = play.state
    state.cards.zones[DECK] = list(cards)
    state.cards.shuffled(DECK, play.dice.shuffle("deck", cards))
    turn_up(play)


def turn_up(play: SamnitePlay) -> None:
    """Turn the top card up for all to see; with nothing left, shuffle the discards first (ruling 2)."""
    state = play.state
    if not state.cards.zones[DECK]:
        _reshuffle(play)
    deck = state.cards.zones[DECK]
    if deck and state.options["deck"] == "face_up":
        play.learned(state.cards.show(deck[-1:]))


def _reshuffle(play: SamnitePlay) -> None:
    cards = play.state.cards
    discards = cards.zones[DISCARDS]
    if discards:
        cards.move(tuple(discards), DISCARDS, DECK)
        cards.shuffled(DECK, play.dice.shuffle("deck", cards.zones[DECK]))
        play.tell(DeckShuffled(len(cards.zones[DECK])))


def draw(play: SamnitePlay, seat: str, count: int, paid: int = 0) -> None:
    """Let a player draw: all know who took the open card, the others surface unseen (rulings 1 and 30)."""
    state = play.state
    cards = state.cards
    if not cards.zones[DECK]:
        turn_up(play)
    drawn: list[str] = []
    while len(drawn) < count:
        if not cards.zones[DECK]:
            _reshuffle(play)
        if not cards.zones[DECK]:
            break
        drawn.append(cards.zones[DECK].pop())
    if not drawn:
        return
    cards.zones[seat].extend(drawn)
    mine = bit(state.seats, seat)
    top = drawn[0] if cards.knows[drawn[0]] & PUBLIC else ""
    for card in drawn:
        cards.knows[card] |= mine
    play.learned()
    play.tell(CardsDrawn(seat, len(drawn), top, paid, tuple(drawn)))
    turn_up(play)


def can_draw(state: SamniteState) -> int:
    """Return how many cards there are to draw, discards that will be shuffled among them."""
    return len(state.cards.zones[DECK]) + len(state.cards.zones[DISCARDS])


def play_card(play: SamnitePlay, seat: str, *cards: str) -> None:
    """Play cards from a hand openly; they go to the discards, and all have seen them (ruling 3)."""
    zones = play.state.cards
    play.learned(zones.show(cards, EVERYBODY))
    zones.move(cards, seat, DISCARDS)


def lay_aside(play: SamnitePlay, seat: str, cards: Sequence[str]) -> None:
    """Discard cards face down: the others no longer know what the hand holds (ruling 1)."""
    state = play.state
    state.cards.hide(cards, seat, DISCARDS, bit(state.seats, seat))


def give(play: SamnitePlay, giver: str, taker: str, cards: Sequence[str]) -> None:
    """Hand cards over in secret: both know them, the others forget what they knew of the giver's hand."""
    state = play.state
    state.cards.hide(cards, giver, taker, bit(state.seats, giver, taker))
    play.learned(bool(cards))


def holders(state: SamniteState, wanted: frozenset[str]) -> tuple[str, ...]:
    """Return the players who, as far as all know, might hold one of the cards, in turn order from the Consul."""
    might_hold = state.cards.might_hold
    return tuple(seat for seat in state.from_consul() if might_hold(seat, wanted))


def held(state: SamniteState, seat: str, wanted: frozenset[str]) -> list[str]:
    """Return which of the cards a player holds, in the order of his hand."""
    return [card for card in state.cards.zones[seat] if card in wanted]
