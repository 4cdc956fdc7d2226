"""Frames of the tribes (Samnite Wars and First Alexander)."""

from engine.kernel.state import Frame, Side


class Mobilisation(Frame):
    """A tribe takes up arms, as a side has come into its province. intruder: that side. tribe: whose army it is.
    die: by which its strength is found."""

    province: str
    intruder: Side
    tribe: str = ""
    die: int = 0


class Revolt(Frame):
    """A tribe revolts against Rome, which one two dice say (Samnite Wars). why: segment or augury."""

    why: str


class Incursion(Frame):
    """A tribe falls upon Samnites or Gauls who have come to a Stop in its province (Samnite Wars). intruder: the key of
    their stack. tribe: whose army it is. beside: the stacks of allied tribes that fight beside them, by key, while they
    have not followed them. way, points, to, inside: of the retreat to Samnium, for those who follow."""

    intruder: str
    tribe: str = ""
    beside: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    points: int = 0
    to: str = ""
    inside: bool = False


class Invasion(Frame):
    """The Senones come over the mountains (Samnite Wars). die: by which their strength is found."""

    die: int = 0


class TribeRoll(Frame):
    """Two sides roll for the control of a tribe, Guile first (ruling s.5). loser: the side that is out of it; "": the
    tribe's master, who has lost its province."""

    tribe: str
    loser: Side = ""
