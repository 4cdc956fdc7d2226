"""Frames of cities and sieges (chapter 9)."""

from engine.games.rise_of_the_roman_republic.forces import Part
from engine.kernel.state import Frame


class Storming(Frame):
    """An assault on a city. leader: whose Operation it is. parts: who assaults. commander: who leads them."""

    leader: str
    place: str
    parts: tuple[Part, ...]
    commander: str = ""


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
