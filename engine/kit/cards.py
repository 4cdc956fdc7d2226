"""Decks of cards: draw, look, discard, hand over, and shuffle the discards into a new deck.

Cards lie in the zones of the state's field `cards` (`engine/kernel/zones.py`). What is here moves them, keeps account
of who knows them, and bars the undo where somebody has learned something (`Play.note_hidden_seen`). Parameters named
`sees` are masks of seats, as `zones.seat_mask` makes them.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from engine.kernel.events import Event
from engine.kernel.play import Play
from engine.kernel.zones import EVERYBODY, Cards


class Deck:
    """A deck and its discards: the names of their zones, and what becomes of them. The top of a zone is its last card.

    label: what its shuffles are called among the dice. reshuffled: makes the event that tells of the discards shuffled
    into the deck, of the number of cards. open_top: whether the top card lies face up, by the state (its options).
    at_once: whether an empty deck is made of the discards as soon as it is empty, rather than at the next draw.

    >>> from engine.kernel.dice import ScriptedDice
    >>> from engine.kernel.state import State
    >>> from engine.kernel.zones import seat_mask
    >>> class Table(State[Any, Any], kw_only=True):
    ...     cards: Cards
    >>> zones = {"deck": [], "discard": [], "hand_a": [], "hand_b": []}
    >>> table = Table(prompt_key=b"", seats=("a", "b"), cards=Cards(zones, dict.fromkeys("xyz", 0)))
    >>> play = Play(table, ScriptedDice())
    >>> deck = Deck()
    >>> deck.make(play, "xyz")
    >>> deck.draw(play, "hand_a", 2, seat_mask(table.seats, "a"))
    ('z', 'y')
    >>> play.barriers
    ['reveal']
    >>> deck.discard(play, "hand_a", ["z"])
    >>> table.cards.zones, table.cards.seen("discard", EVERYBODY)
    ({'deck': ['x'], 'discard': ['z'], 'hand_a': ['y'], 'hand_b': []}, ('z',))
    """

    __slots__ = ("_at_once", "_label", "_open_top", "_reshuffled", "deck", "discards")

    def __init__(
        self,
        deck: str = "deck",
        discards: str = "discard",
        label: str = "deck",
        *,
        reshuffled: Callable[[int], Event] | None = None,
        open_top: Callable[[Any], bool] | None = None,
        at_once: bool = False,
    ) -> None:
        self.deck, self.discards = deck, discards
        self._label, self._reshuffled, self._open_top, self._at_once = label, reshuffled, open_top, at_once

    def make(self, play: Play[Any], cards: Iterable[str]) -> None:
        """Shuffle these cards into the deck, at the set-up; then turn the top card up, in a game where it lies open."""
        zones: Cards = play.state.cards
        zones.zones = {**zones.zones, self.deck: list(cards)}
        self.shuffle(play)
        self.turn_up(play)

    def shuffle(self, play: Play[Any]) -> None:
        """Shuffle the cards that are in the deck. Nobody knows them any more."""
        cards: Cards = play.state.cards
        cards.shuffled(self.deck, play.dice.shuffle(self._label, cards.zones[self.deck]))

    def reshuffle(self, play: Play[Any]) -> None:
        """Shuffle the discards into the deck, and tell so. If there is none, nothing happens."""
        cards: Cards = play.state.cards
        discards = tuple(cards.zones[self.discards])
        if not discards:
            return
        cards.move(discards, self.discards, self.deck)
        self.shuffle(play)
        if self._reshuffled is not None:
            play.emit(self._reshuffled(len(cards.zones[self.deck])))

    def turn_up(self, play: Play[Any]) -> None:
        """If the deck is empty, shuffle the discards into it; then turn the top card up, in a game where it lies
        open."""
        cards: Cards = play.state.cards
        if not cards.zones[self.deck]:
            self.reshuffle(play)
        if self._open_top is not None and self._open_top(play.state):
            play.note_hidden_seen(cards.show(cards.zones[self.deck][-1:]))

    def draw(
        self,
        play: Play[Any],
        hand: str,
        count: int,
        sees: int,
        tell: Callable[[tuple[str, ...]], Event] | None = None,
    ) -> tuple[str, ...]:
        """Draw cards into the zone `hand`. Return them in the order drawn; fewer than `count` if the discards run out
        as well.

        sees: the seats that see which cards they are.
        tell: makes the event that tells of them; told before the next top card is turned up.

        Everybody sees that they come from the top: whoever knew the top card knows now in which hand it is.
        """
        cards: Cards = play.state.cards
        if self._at_once and not cards.zones[self.deck]:
            self.turn_up(play)
        drawn: list[str] = []
        while len(drawn) < count:
            if not cards.zones[self.deck]:
                self.reshuffle(play)
            top = cards.zones[self.deck][len(drawn) - count :][::-1]  # as many as are wanted, the top one first
            if not top:
                break
            cards.move(top, self.deck, hand)
            drawn.extend(top)
        if not drawn:
            return ()
        cards.show(drawn, sees)
        play.note_hidden_seen()
        if tell is not None:
            play.emit(tell(tuple(drawn)))
        if self._at_once:
            self.turn_up(play)
        return tuple(drawn)

    def look(self, play: Play[Any], count: int, sees: int) -> tuple[str, ...]:
        """Show the top cards to the seats of `sees`, and leave them where they are. Return them, the top one first."""
        cards: Cards = play.state.cards
        top = tuple(reversed(cards.zones[self.deck][-count:])) if count > 0 else ()
        play.note_hidden_seen(cards.show(top, sees))
        return top

    def discard(self, play: Play[Any], source: str, cards: Sequence[str], to: str = "") -> None:
        """Put cards face up on the discards, or into the zone `to`, such as one for cards that are out of the game."""
        zones: Cards = play.state.cards
        play.note_hidden_seen(zones.show(cards, EVERYBODY))
        zones.move(cards, source, to or self.discards)

    def discard_face_down(self, play: Play[Any], source: str, cards: Sequence[str], sees: int) -> None:
        """Put cards face down on the discards. Only the seats of `sees` know which; the others also lose what they
        knew of the zone that they came from."""
        zones: Cards = play.state.cards
        zones.hide(cards, source, self.discards, sees)

    def left(self, cards: Cards) -> int:
        """Return how many cards can still be drawn, the discards among them."""
        return len(cards.zones[self.deck]) + len(cards.zones[self.discards])


def hand_cards_over(play: Play[Any], source: str, target: str, cards: Sequence[str], sees: int) -> None:
    """Hand cards over in secret: the seats of `sees` know them, the others forget what they knew of the giver's hand.

    >>> from engine.kernel.dice import ScriptedDice
    >>> from engine.kernel.state import State
    >>> class Table(State[Any, Any], kw_only=True):
    ...     cards: Cards
    >>> table = Table(prompt_key=b"", seats=("a", "b"), cards=Cards({"a": ["x"], "b": []}, {"x": 2}))
    >>> hand_cards_over(Play(table, ScriptedDice()), "a", "b", ["x"], 2 | 4)
    >>> table.cards.seen("b", 4)
    ('x',)
    """
    zones: Cards = play.state.cards
    zones.hide(cards, source, target, sees)
    play.note_hidden_seen(bool(cards))


def held_cards(cards: Cards, hand: str, wanted: Container[str]) -> tuple[str, ...]:
    """Return which of the wanted cards lie in a hand, in its order (its owner's secret).

    >>> held_cards(Cards({"hand": ["x", "y", "z"]}, {}), "hand", {"z", "x"})
    ('x', 'z')
    """
    return tuple([card for card in cards.zones[hand] if card in wanted])


def possible_card_holders(cards: Cards, hands: Iterable[str], wanted: Iterable[str]) -> tuple[str, ...]:
    """Return the hands that may hold one of the wanted cards, as far as the public knows.

    All of their owners must be asked: if only the one who holds it were asked, everybody would learn who that is.

    >>> cards = Cards({"a": ["x"], "b": ["y"], "c": []}, {"x": 2, "y": EVERYBODY})
    >>> possible_card_holders(cards, ("a", "b", "c"), ("x",)), possible_card_holders(cards, ("a", "b", "c"), ("y",))
    (('a',), ('b',))
    """
    wanted = tuple(wanted)
    return tuple([hand for hand in hands if cards.might_hold_any_of(hand, wanted)])
