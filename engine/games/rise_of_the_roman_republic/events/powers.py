"""Events of powers that are no player's (The Eagle)."""

from engine.kernel.events import Event


class PowersAwoke(Event, frozen=True):
    """Powers that have kept still so far take up arms. why: landing, or won: somebody controls them."""

    powers: tuple[str, ...]
    why: str


class PowerWon(Event, frozen=True):
    """A side controls a power, as the province of that is its ally."""

    power: str
    side: str


class PowerLost(Event, frozen=True):
    """A side controls a power no more."""

    power: str
    side: str


class PowerEnlisted(Event, frozen=True):
    """The men of a power in a city march with a side from now on."""

    power: str
    side: str
    place: str
    sp: int


class ExpeditionLanded(Event, frozen=True):
    """An expedition, or the men who follow it each year, has come into a port."""

    power: str
    leader: str
    place: str
    infantry: int
    cavalry: int
    yearly: bool


class ExpeditionRecalled(Event, frozen=True):
    """Units of a power that nobody controls any more go back to a town of its own."""

    power: str
    place: str


class ReluctantWilling(Event, frozen=True):
    """Troops that would not march so far march from now on."""

    kind: str
    why: str


class GarrisonMutinied(Event, frozen=True):
    """A garrison mutinies and holds its city for itself."""

    power: str
    place: str
    sp: int


class UnrestBroke(Event, frozen=True):
    """Troops of a kind do not march this turn (augury)."""

    kind: str


class BorderOpened(Event, frozen=True):
    """One force may cross the northern border this turn (augury)."""


class ForceRecalled(Event, frozen=True):
    """A force that was beyond the border comes back."""

    power: str
    place: str
