"""Events of alliances and non-player powers (sections 15 and 16); all public."""

from engine.kernel.events import Event


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
    """A card cancelled the activation of a leader of a power."""

    side: str
    card: str
    power: str
