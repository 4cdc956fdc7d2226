"""Frames of the Strategic Decision Phase (sections 3.0 B and 5.2)."""

from engine.games.rise_of_the_roman_republic.republic import Vacancy
from engine.kernel.state import Frame


class Strategic(Frame):
    """The Strategic Decision Phase. prorogued: who stays on in some office, to be given an army. kept: last year's men
    of a Triumph who can be chosen. seats: offices still to be filled. dictator: whether one is elected this year.
    retained: leaders of the Samnites who stay; arriving: those drawn, to be placed. coming: the hex of the first of
    them, while it is asked which of two forces there they join."""

    prorogued: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    dictator: bool = False
    retained: tuple[str, ...] = ()
    arriving: tuple[str, ...] = ()
    coming: str = ""


class Election(Frame):
    """One magistrate's election. office: to which. leader: who, once that is known. prorogued: who can be chosen though
    they are not in the pool. kept: last year's men of a Triumph who can be chosen. legions: those that a newly raised
    command is for; () in the Election Segment, where they take what is there. midturn: whether it is during a turn.
    gap: the office of a man lost during the turn, whose place is taken. master: a Dictator's Master of Horse. drawn:
    whether they were drawn by lot."""

    office: str
    leader: str = ""
    prorogued: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    midturn: bool = False
    gap: Vacancy | None = None
    master: str = ""
    drawn: bool = False


class Replacement(Frame):
    """Offices that stand empty during a turn are filled again (section 8.67)."""


class Censure(Frame):
    """Who has left their province without leave is judged (section 5.67). leaders: those still to be judged."""

    leaders: tuple[str, ...] = ()
