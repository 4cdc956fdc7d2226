"""Frames of the Strategic Decision Phase (sections 3.0 B and 5.2)."""

from engine.kernel.state import Frame


class Strategic(Frame):
    """The Strategic Decision Phase. prorogued: who stays on in some office, to be given an army. kept: last year's men
    of a Triumph who can be chosen. seats: offices still to be filled. dictator: whether one is elected this year.
    retained: leaders of the Samnites who stay;
    arriving: those drawn, to be placed."""

    prorogued: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    dictator: bool = False
    retained: tuple[str, ...] = ()
    arriving: tuple[str, ...] = ()


class Election(Frame):
    """One magistrate's election. office: to which. leader: who, once that is known. prorogued: who can be chosen though
    he is not in the pool. kept: last year's men of a Triumph who can be chosen. legions: those that a newly raised
    command is for; () in the Election Segment, where he takes what is there. midturn: whether it is during a turn.
    replaces: the man whose place he takes. master: a Dictator's
    Master of Horse. drawn: whether he was drawn by lot."""

    office: str
    leader: str = ""
    prorogued: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    legions: tuple[str, ...] = ()
    midturn: bool = False
    replaces: str = ""
    master: str = ""
    drawn: bool = False
