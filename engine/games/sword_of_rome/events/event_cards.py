"""Events of event cards (sections 7 and 21); all public."""

from typing import Self

import msgspec

from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


class LeaderCame(Event, frozen=True):
    """A card brought a leader into the game. commands: whether they command the army that they joined."""

    leader: str
    power: str
    space: str
    card: str
    commands: bool = False


class LeaderLeft(Event, frozen=True):
    """A leader left the game, or the map, in time. space: where they stood; "" if they were not on the map."""

    leader: str
    power: str
    space: str = ""


class CuPlaced(Event, frozen=True):
    """A card brought CU. hired: mercenaries of Carthage."""

    power: str
    space: str
    cu: int
    card: str
    hired: bool = False


class LoyaltyRaised(Event, frozen=True):
    """A card raised the loyalty of a city."""

    power: str
    space: str
    loyalty: int


class EffectBegan(Event, frozen=True):
    """A card has an effect that lasts."""

    card: str
    kind: str
    power: str

    def label(self) -> Text:
        """Return what it does."""
        return Text(f"event.effect_began_{self.kind}", msgspec.structs.asdict(self))


class CuTaken(Event, frozen=True):
    """A card took CU off."""

    power: str
    space: str
    cu: int
    card: str


class MarkerSet(Event, frozen=True):
    """A card gave a space to a power, a city at loyalty 1. before: whose it was; "" independent."""

    power: str
    space: str
    card: str
    before: str = ""


class ColonyByCard(Event, frozen=True):
    """A card turned a Roman marker into a colony."""

    space: str
    card: str


class SiegeHelped(Event, frozen=True):
    """A card added points to a siege. level: what it stands at now; needed: the level at which the place falls."""

    power: str
    space: str
    card: str
    points: int
    level: int
    needed: int


class PointsByCard(Event, frozen=True):
    """A card changed a side's victory points. total: what it has now."""

    side: Side
    vp: int
    total: int
    card: str


class CardTaken(Event, frozen=True):
    """A side took a card back from its discards, which lie open."""

    side: Side
    card: str


class DeckSeen(Event, frozen=True):
    """A side looks at the top cards of its deck. cards: which, the top one first, for its seat alone."""

    side: Side
    count: int
    seat: Seat = ""
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "Self | DeckSeen":
        """Return the event with the cards for who looks."""
        return self if seat is not None and seat == self.seat else DeckSeen(self.side, self.count)

    def label(self) -> Text:
        """Return the event in words, with the cards for who looks."""
        form = "_own" if self.cards else ""
        return keyed_text(f"event.deck_seen{form}", side=self.side, count=self.count, cards=self.cards)


class HandSeen(Event, frozen=True):
    """A side looks at another's hand. cards: which, for its seat alone. by: the card that lets it; "" in games of
    before it was told."""

    side: Side
    of: Side
    seat: Seat = ""
    cards: tuple[str, ...] = ()
    by: str = ""

    def seen_by(self, seat: Seat | None) -> "Self | HandSeen":
        """Return the event with the cards for who looks."""
        return self if seat is not None and seat == self.seat else HandSeen(self.side, self.of, by=self.by)

    def label(self) -> Text:
        """Return the event in words, with the cards for who looks."""
        form = "_own" if self.cards else ""
        return keyed_text(f"event.hand_seen{form}", side=self.side, of=self.of, cards=self.cards, by=self.by or "none")


class Vetoed(Event, frozen=True):
    """A marker has cancelled a card that a side played. power: whose marker."""

    side: Side
    card: str
    power: str


class LeaderSpared(Event, frozen=True):
    """A card lets a leader be kept this turn without paying loyalty for them."""

    leader: str
    power: str
    card: str


class EmbassyAnswered(Event, frozen=True):
    """A power has answered another's embassy. accepted: they are allies now."""

    power: str
    to: str
    accepted: bool


class ArmyBoughtOff(Event, frozen=True):
    """A besieger has been bought off, and goes with so many CU."""

    power: str
    space: str
    goal: str
    cu: int
