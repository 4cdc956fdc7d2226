"""Actions of manpower (chapter 10)."""

from engine.kernel.actions import Action


class PlaceLevy(Action, frozen=True):
    """Place a levy that has been raised."""

    place: str
