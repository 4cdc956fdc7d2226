"""Events of cards and support (sections 6 and 7)."""

from typing import Self

from data.charts import VALUE_ONLY
from engine.games.sword_of_rome.tables import CARDS
from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


class DeckShuffled(Event, frozen=True):
    """The discards of a side are shuffled into its deck, which has `count` cards now."""

    side: Side
    count: int


class CardsDrawn(Event, frozen=True):
    """A side has drawn cards. cards: which, for its seat alone."""

    side: Side
    count: int
    seat: Seat = ""
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "Self | CardsDrawn":
        """Return the event with the cards for their owner."""
        return self if seat is not None and seat == self.seat else CardsDrawn(self.side, self.count)

    def label(self) -> Text:
        """Return the event in words, with the cards for their owner."""
        form = "_own" if self.cards else ""
        return keyed_text(f"event.cards_drawn{form}", side=self.side, count=self.count, cards=self.cards)


class CardsDiscarded(Event, frozen=True):
    """A side has laid cards aside, openly."""

    side: Side
    cards: tuple[str, ...]


class CardPlayed(Event, frozen=True):
    """A side has played a card for its value."""

    side: Side
    card: str
    value: int

    def label(self) -> Text:
        """Return the event in words; of a card that counts by its value alone, that it does."""
        form = "_alone" if CARDS[self.card].does == VALUE_ONLY else ""
        return keyed_text(f"event.card_played{form}", side=self.side, card=self.card, value=self.value)


class EventPlayed(Event, frozen=True):
    """A side has played a card as its event."""

    side: Side
    card: str


class ResponsePlayed(Event, frozen=True):
    """A side has played a card as a response."""

    side: Side
    card: str


class SupportSpent(Event, frozen=True):
    """A side has spent a point of support on a space. power: whose; "" of a card.

    what: "raised" or "lowered" (to `loyalty`), "placed" (its marker), "taken" (a city), "independent". before, after:
    the power that held the space, and that holds it now.
    """

    side: Side
    power: str
    space: str
    what: str
    before: str = ""
    after: str = ""
    loyalty: int = 0

    def label(self) -> Text:
        """Return the event in words, by what has become of the space."""
        said = {"side": self.side, "space": self.space, "what": self.what, "before": self.before, "after": self.after}
        form = "_free" if not self.before and self.after else ""
        return Text(f"event.support_spent{form}", {**said, "loyalty": self.loyalty})


class UnitRaised(Event, frozen=True):
    """A CU has been raised with a card of value 3."""

    side: Side
    power: str
    space: str
