"""Events of manpower (chapter 10)."""

from engine.kernel.events import Event


class LevyRaised(Event, frozen=True):
    """A power has raised troops of a kind in a hex."""

    power: str
    kind: str
    infantry: int
    cavalry: int
    place: str


class LegionTrained(Event, frozen=True):
    """A roll for a new legion in Rome (section 10.32)."""

    legion: str
    die: int
    veteran: bool
