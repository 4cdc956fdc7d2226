"""Frames of cities and sieges (chapter 9)."""

from engine.games.rise_of_the_roman_republic.forces import Part
from engine.kernel.state import Frame


class Storming(Frame):
    """An assault on a city. leader: whose Operation it is. parts: who assaults. commander: who leads them.

    chief: who commands inside. strengths: SP of either side as it began. city: (infantry, all SP) that the garrison
    lost. percent: of the assaulting infantry. powers: those that have to lose it still. lost: infantry so far."""

    leader: str
    place: str
    parts: tuple[Part, ...]
    commander: str = ""
    chief: str = ""
    strengths: tuple[int, int] = (0, 0)
    city: tuple[int, int] = (0, 0)
    percent: int = 0
    powers: tuple[str, ...] = ()
    lost: int = 0


class SiegeAttrition(Frame):
    """A marker of siege attrition: every siege is resolved. places: those that are left. begun: whether they have been
    listed."""

    places: tuple[str, ...] = ()
    begun: bool = False


class Treason(Frame):
    """A try to take a city by treachery. guile: points that the attacker spends."""

    leader: str
    place: str
    guile: int


class Capture(Frame):
    """A city has fallen, or surrendered. power: who takes it. leader: who commands for it; "": nobody. how: assault,
    attrition, treachery or surrender. looted: whether Gauls got out of hand, so that nobody is impressed."""

    place: str
    power: str
    leader: str
    how: str
    looted: bool = False
