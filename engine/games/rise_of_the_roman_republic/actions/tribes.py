"""Actions about the tribes (Samnite Wars and First Alexander)."""

from engine.kernel.actions import Action


class BidGuile(Action, frozen=True):
    """Spend Guile on the roll for a tribe. points: the leader of each point."""

    points: tuple[str, ...]


class PlaceTribe(Action, frozen=True):
    """Let a tribe muster in a city."""

    place: str
