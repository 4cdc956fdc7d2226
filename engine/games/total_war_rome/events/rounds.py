"""Events of rounds and phases: victory points, initiative, action cards that are dealt and played, taxes."""

from typing import Any

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

    def label(self) -> Text | None:
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

    def label(self) -> Text | None:
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

    def label(self) -> Text:
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

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "cards_dealt_own" if self.cards else "cards_dealt"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class TurnEnds(Event, frozen=True):
    """A faction ended its turn of a phase."""

    side: Side
    phase: str


class TaxRaised(Event, frozen=True):
    """What a faction raised in the Taxation Phase, and of what. missing: how much less its regions brought than is
    printed, since there was unrest in some (`unrest`) and others were under siege (`besieged`); 0 where that is not
    known any more."""

    side: Side
    regions: int
    markets: int
    bonus: int
    wonders: int
    total: int
    missing: int = 0
    unrest: tuple[str, ...] = ()
    besieged: tuple[str, ...] = ()

    def label(self) -> Text | None:
        """Return it in words, with where it came from where that is not the regions alone, and why it is no more."""
        less = Text("event.tax_missing", self.shortfall()) if self.missing else ""
        key = "event.tax_raised_alone" if self.regions == self.total else "event.tax_raised"
        return Text(key, {**msgspec.structs.asdict(self), "less": less})

    def shortfall(self) -> dict[str, Any]:
        """Return what words on what its regions did not bring need to know."""
        why = "both" if self.unrest and self.besieged else "unrest" if self.unrest else "siege"
        return {"missing": self.missing, "why": why, "unrest": self.unrest, "besieged": self.besieged}


class RegionBlighted(Event, frozen=True):
    """A region yields no tax this round. by: the faction that played Blight; "" where that is not known any more."""

    region: str
    by: Side = ""

    def label(self) -> Text | None:
        """Return it in words, with who did it."""
        return Text("event.region_blighted_by", {"region": self.region, "by": self.by}) if self.by else super().label()
