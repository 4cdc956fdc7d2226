"""Actions of alliances and non-player powers (sections 15 and 16)."""

from collections import Counter

from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text


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

    def label(self) -> Text:
        """Return the action in words, with how much support each space gives up."""
        paid = [keyed_text("placed.paid", space=space, count=n) for space, n in Counter(self.cost).items()]
        return keyed_text("action.break_alliance", power=self.power, to=self.to, parts=tuple(paid))


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
