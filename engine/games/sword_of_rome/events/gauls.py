"""Events of the Gauls whom nobody plays, with three players; all public."""

from engine.kernel.events import Event
from engine.kernel.state import Side


class GallicEventRolled(Event, frozen=True):
    """The Gallic event of a round was rolled. event: which, as in the table."""

    dice: tuple[int, int]
    event: str


class GallicEventQuiet(Event, frozen=True):
    """The Gallic event strikes nothing: it is a quiet one, or there is nothing that it could strike."""

    event: str


class GallicEventCancelled(Event, frozen=True):
    """A card cancelled the Gallic event."""

    side: Side
    card: str
    event: str
