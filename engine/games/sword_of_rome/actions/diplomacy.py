"""Actions of alliances and non-player powers (sections 15 and 16)."""

from engine.kernel.actions import Action


class OfferAlliance(Action, frozen=True):
    """Offer an alliance of one's power to another's."""

    power: str
    to: str


class Alliance(Action, frozen=True):
    """The terms of an offer: two powers are allies until the turn ends, or one of them breaks it."""

    power: str
    to: str


class BreakAlliance(Action, frozen=True):
    """Break an alliance, at the cost of three points of one's own support."""

    power: str
    to: str
    cost: tuple[str, ...]


class ActivateNonPlayer(Action, frozen=True):
    """Have a non-player power act: one action as if a 3 were played for it."""

    card: str
    power: str


class StirUnrest(Action, frozen=True):
    """Raise the unrest in Carthage's lands by a point with a Neutral Power Activates card."""

    card: str


class CallOnCarthage(Action, frozen=True):
    """Under the treaty Rome has Carthage act with any card of value 3."""

    card: str


class LeaveMinors(Action, frozen=True):
    """Leave the minor leaders of a non-player power that has acted where they are."""


class LetRest(Action, frozen=True):
    """The non-player power does nothing after all."""
