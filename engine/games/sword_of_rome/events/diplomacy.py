"""Events of alliances and non-player powers (sections 15 and 16); all public."""

import msgspec

from engine.kernel.events import Event
from engine.kernel.texts import Text


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
    """An alliance is over. why: "not_renewed", or the card that ended it."""

    power: str
    to: str
    why: str = "not_renewed"

    def told(self) -> Text:
        """Return why it ended."""
        key = "not_renewed" if self.why == "not_renewed" else "card"
        return Text(f"event.alliance_ended_{key}", msgspec.structs.asdict(self))


class NonPlayerActivated(Event, frozen=True):
    """A side has a non-player power act, by a card."""

    side: str
    power: str
    card: str


class NonPlayerRested(Event, frozen=True):
    """The non-player power did nothing."""

    power: str


class ActivationCancelled(Event, frozen=True):
    """A card cancelled the activation of a leader of a power."""

    side: str
    card: str
    power: str
