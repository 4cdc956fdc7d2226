"""What is told: the facts of Total War: Rome, each in the form that a seat may know."""

import msgspec

from engine.games.total_war_rome.tables import CARDS
from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text


class VictoryPoints(Event, frozen=True):
    """A faction gained (or lost) victory points, and why."""

    side: Side
    points: int
    reason: str
    total: int

    def told(self) -> Text | None:
        """Return it in words, with what the points are for."""
        return Text("event.victory_points", {**msgspec.structs.asdict(self), "why": Text(f"reason.{self.reason}")})


class FinalRound(Event, frozen=True):
    """The trigger point is reached: this is the final round."""

    side: Side
    points: int


class CardPlayed(Event, frozen=True):
    """An action card was used: as an agent action, an emergency tax levy, or an event."""

    side: Side
    card: str
    use: str

    def told(self) -> Text | None:
        """Return it in words; of an agent action nothing, since the line of the deed itself says which."""
        if self.use == "action":
            return None
        card = CARDS[self.card]
        what = card.tax if self.use == "levy" else card.event
        return Text(f"event.card_played_{self.use}", {"side": self.side, "card": self.card, "what": what})


class RoundBegins(Event, frozen=True):
    """A new round."""

    round: int


class InitiativeCard(Event, frozen=True):
    """A faction was dealt its initiative card, face down."""

    seat: Seat
    number: int

    def seen_by(self, seat: Seat | None) -> "InitiativeCard | None":
        """Return the card to its owner only."""
        return self if seat == self.seat else None


class BidsRevealed(Event, frozen=True):
    """The initiative cards and the gold on them (Initiative Phase 3)."""

    sides: tuple[Side, ...]
    cards: tuple[int, ...]
    bids: tuple[int, ...]

    def told(self) -> Text:
        """Return each faction's card, gold and total in words."""
        each = zip(self.sides, self.cards, self.bids, strict=True)
        shown = [Text("event.bid_shown", {"side": s, "card": c, "bid": b, "total": c + b}) for s, c, b in each]
        return Text("event.bids_revealed", {**msgspec.structs.asdict(self), "shown": shown})


class OmensPlayed(Event, frozen=True):
    """Favourable Omens were added to an initiative total."""

    side: Side
    bonus: int


class InitiativeWon(Event, frozen=True):
    """A faction has the initiative."""

    side: Side
    total: int


class OrderSet(Event, frozen=True):
    """The turn order of the round."""

    order: tuple[Side, ...]


class CardsDealt(Event, frozen=True):
    """A hand was filled up."""

    side: Side
    seat: Seat
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "CardsDealt":
        """Return the cards to their owner only."""
        return self if seat == self.seat else CardsDealt(self.side, self.seat, self.count)

    def told(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "cards_dealt_own" if self.cards else "cards_dealt"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class StatusChanged(Event, frozen=True):
    """The diplomatic status of two factions changed, on both trackers."""

    a: Side
    b: Side
    status: str

    def told(self) -> Text:
        """Return what the two are to each other now, in words."""
        return Text("event.status_changed", {**msgspec.structs.asdict(self), "said": Text(f"status.{self.status}", {})})


class AllianceBroken(Event, frozen=True):
    """A faction attacked its ally."""

    side: Side
    victim: Side


class AgentMoved(Event, frozen=True):
    """An agent moved."""

    side: Side
    agent: str
    to: str


class DeedDeclared(Event, frozen=True):
    """An agent action was declared; `what` is its tag, `on` its target in ids."""

    side: Side
    agent: str
    what: str
    on: tuple[str, ...]

    def told(self) -> Text | None:
        """Return it in words, the action by its name."""
        return Text("event.deed_declared", {**msgspec.structs.asdict(self), "what": Text(f"do.{self.what}")})


class DeedFoiled(Event, frozen=True):
    """The target cancelled an agent action."""

    side: Side
    card: str


class Rolled(Event, frozen=True):
    """Skull dice were rolled; `what` says for what."""

    side: Side
    what: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]

    def told(self) -> Text | None:
        """Return it in words: each die with its colour."""
        thrown = [Text(f"die.{face}", {"colour": colour}) for colour, face in zip(self.dice, self.faces, strict=True)]
        return Text("event.rolled", {"side": self.side, "what": Text(f"roll.{self.what}"), "dice": thrown})


class AgentLost(Event, frozen=True):
    """An agent died or was removed."""

    side: Side
    agent: str


class AgentSentHome(Event, frozen=True):
    """A double agent sent an agent home; it may do nothing more this round."""

    side: Side
    agent: str
    to: str


class GoldMoved(Event, frozen=True):
    """Gold changed hands; `frm` or `to` "" is the bank."""

    frm: Side
    to: Side
    gold: int
    why: str

    def told(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "gold_gained" if not self.frm else "gold_moved" if self.to else "gold_spent"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class Traded(Event, frozen=True):
    """Two factions traded."""

    side: Side
    other: Side
    gold: int
    theirs: int


class ArmySeen(Event, frozen=True):
    """A faction was shown all cards of an army."""

    side: Side
    seat: Seat
    owner: Side
    army: str
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "ArmySeen":
        """Return the cards to the one who sees them only."""
        return self if seat == self.seat else ArmySeen(self.side, self.seat, self.owner, self.army)

    def told(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "army_seen_own" if self.cards else "army_seen"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class CardsShown(Event, frozen=True):
    """An ally was shown action cards of a hand; nobody else hears of it."""

    side: Side
    ally: Side
    seats: tuple[Seat, Seat]
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "CardsShown | None":
        """Return the event for the two allies."""
        return self if seat in self.seats else None


class ArmyShown(Event, frozen=True):
    """An ally was shown what is in an army; nobody else hears of it."""

    side: Side
    ally: Side
    seats: tuple[Seat, Seat]
    army: str
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> "ArmyShown | None":
        """Return the event for the two allies."""
        return self if seat in self.seats else None


class UnrestPlaced(Event, frozen=True):
    """Unrest markers were placed in a region, or (negative) removed."""

    region: str
    markers: int
    total: int


class RegionTaken(Event, frozen=True):
    """A region changed hands: conquest, bribe, uprising. `owner` "": independent."""

    region: str
    owner: Side
    before: Side
    how: str

    def told(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "region_taken" if self.owner else "region_freed"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class ImprovementLost(Event, frozen=True):
    """A region lost an improvement: sabotage or deterioration."""

    region: str
    what: str


class ProposalAnswered(Event, frozen=True):
    """A treaty was agreed to or refused."""

    side: Side
    other: Side
    agreed: bool

    def told(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "proposal_agreed" if self.agreed else "proposal_answered"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class TurnEnds(Event, frozen=True):
    """A faction ended its turn of a phase."""

    side: Side
    phase: str


class TaxRaised(Event, frozen=True):
    """What a faction raised in the Taxation Phase, and of what."""

    side: Side
    regions: int
    markets: int
    bonus: int
    wonders: int
    total: int


class RegionBlighted(Event, frozen=True):
    """A region yields no tax this round."""

    region: str
