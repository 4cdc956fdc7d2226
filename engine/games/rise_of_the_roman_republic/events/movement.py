"""Events of movement (chapter 6) and of Inertia (section 3.0 G)."""

from engine.kernel.events import Event


class InertiaRolled(Event, frozen=True):
    """A roll for units that have stayed in one province all turn: the die, its modifier, and the percentage lost of so
    many Attrition SP."""

    power: str
    place: str
    die: int
    modifier: int
    sp: int
    percent: int
