"""Events of alliances and non-player powers (sections 15 and 16); public, but for armies that are lent."""

from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


class AllianceMade(Event, frozen=True):
    """Two powers are allies."""

    power: str
    to: str


class AllianceBroken(Event, frozen=True):
    """A power has broken an alliance; cost: the spaces whose support paid for it, one for each point."""

    power: str
    to: str
    cost: tuple[str, ...]


class AllianceEnded(Event, frozen=True):
    """A card ended an alliance."""

    power: str
    to: str
    card: str


class NonPlayerActivated(Event, frozen=True):
    """A side has a non-player power act, by a card."""

    side: str
    power: str
    card: str


class NonPlayerRested(Event, frozen=True):
    """The non-player power did nothing."""

    power: str


class ActivationCancelled(Event, frozen=True):
    """A card cancelled the activation of a leader of a power. leader: which; "" of old tables."""

    side: str
    card: str
    power: str
    leader: str = ""

    def label(self) -> Text:
        """Return it in words."""
        form = "_of" if self.leader else ""
        return keyed_text(
            f"event.activation_cancelled{form}",
            side=self.side,
            card=self.card,
            power=self.power,
            leader=self.leader,
        )


class ArmiesLent(Event, frozen=True):
    """A side lets another activate its armies by a Campaign as an ally, or no longer (section 9.5.5). Only the two
    seats know. seats: theirs."""

    side: Side
    to: Side
    lent: bool
    seats: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> "ArmiesLent | None":
        """Return the event for who lends and who is lent to."""
        return self if seat in self.seats else None

    def label(self) -> Text:
        """Return the event in words."""
        return keyed_text(f"event.armies_lent{'' if self.lent else '_no_more'}", side=self.side, to=self.to)
