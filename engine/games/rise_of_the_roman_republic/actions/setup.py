"""Actions before the first turn."""

from engine.kernel.actions import Action

CITY, FIELD = "city", "field"  # where in a hex


class Deploy(Action, frozen=True):
    """Place part of a side's forces. where: city for inside the city of the hex, else field."""

    place: str
    where: str
    infantry: int
    cavalry: int
    leaders: tuple[str, ...]


class PlaceForce(Action, frozen=True):
    """Place a force whole."""

    place: str
