"""Events of auguries (chapter 13)."""

from engine.kernel.events import Event


class AuguryRead(Event, frozen=True):
    """Two dice, read as 1 to 100, name the event of an augury."""

    die: int
    omen: str


class RoadBuilt(Event, frozen=True):
    """A road is open as far as a hex; "" where there was nothing left to build."""

    road: str
    to: str


class PlagueBroke(Event, frozen=True):
    """A plague in a province: so many percent of each force there, and no manpower this turn."""

    province: str
    percent: int


class SeasonTurned(Event, frozen=True):
    """Attrition Values are higher or lower by so much this turn: drought or good_harvest."""

    season: str
    change: int


class OmensSeen(Event, frozen=True):
    """The omens cost or give Rome a consul's marker. leader: the consul who can act once more; "" for bad omens.
    change: -1, 1, or 0 where there was no marker."""

    change: int
    leader: str = ""


class SenateQuarrelled(Event, frozen=True):
    """The Senate grants nothing until the next Roman phase is over."""


class OmenFailed(Event, frozen=True):
    """An event of an augury has no effect: why."""

    omen: str
    why: str
