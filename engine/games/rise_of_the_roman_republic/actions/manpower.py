"""Actions of manpower (chapter 10)."""

from engine.kernel.actions import Action


class PlaceLevy(Action, frozen=True):
    """Place a levy that has been raised."""

    place: str


class SplitLevy(Action, frozen=True):
    """Place a part of a levy; what is left is asked for again."""

    place: str
    infantry: int
    cavalry: int


class Train(Action, frozen=True):
    """Train new legions in Rome (section 10.32)."""

    legions: tuple[str, ...]


class RaiseManpower(Action, frozen=True):
    """Ask the Senate for manpower (section 10.13). what: legions or reinforcements."""

    what: str


class CallUpProvinces(Action, frozen=True):
    """Raise the men of all provinces that the side controls (RRR 10.4)."""


class BuildEngine(Action, frozen=True):
    """Build a siege engine instead of one of the new legions (section 10.13). place: where it stands then."""

    place: str


class NoEngine(Action, frozen=True):
    """Build no siege engine."""


class GiveLegions(Action, frozen=True):
    """Give two new legions to a consul without imperium, or to a new Proconsul (section 5.29)."""

    to: str


class Reinforce(Action, frozen=True):
    """Fill up weak legions (section 10.14). infantry, cavalry: the element of each SP, as "X:RL"; garrison: of Rome."""

    infantry: tuple[str, ...]
    cavalry: tuple[str, ...]


class SendAuxiliaries(Action, frozen=True):
    """Let the Legate bring auxiliaries to a magistrate (section 10.25)."""

    leader: str


class KeepAuxiliaries(Action, frozen=True):
    """Leave auxiliaries in the city where they are."""


class PlaceAuxiliaries(Action, frozen=True):
    """Place a contingent of auxiliaries (section 10.25)."""

    kind: str
    place: str


class NoAuxiliaries(Action, frozen=True):
    """Raise no auxiliaries (section 10.15)."""
