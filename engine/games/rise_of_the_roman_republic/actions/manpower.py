"""Actions of manpower (chapter 10)."""

from engine.kernel.actions import Action


class PlaceLevy(Action, frozen=True):
    """Place a levy that has been raised."""

    place: str


class Train(Action, frozen=True):
    """Train new legions in Rome (section 10.32)."""

    legions: tuple[str, ...]
