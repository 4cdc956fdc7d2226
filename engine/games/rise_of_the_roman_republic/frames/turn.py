"""Frames of the sequence of play (section 3.0)."""

from engine.kernel.state import Frame, Side


class Turns(Frame):
    """The whole game, turn after turn. marker: the one that was drawn last. levy: infantry and cavalry SP
    that the Samnites have raised and not placed yet."""

    marker: str = ""
    levy: tuple[int, int] = (0, 0)


class Phase(Frame):
    """An Operations Phase of a leader (section 3.0 D). side: who decides for them. asked: matters that the Senate was
    asked in it. done: kinds of Operations that it may see but once. operation: the last one. after: the step that
    follows once what the last Operation has brought about is settled. missed: leaders whose forces have failed to
    intercept in it (ruling G20). crossed: leaders whose forces have come to their hex over a river, off road, in it
    (ruling G22). goals: the hexes to which the leader's marches in it were to lead."""

    leader: str
    side: Side
    asked: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    operation: str = ""
    after: str = ""
    missed: tuple[str, ...] = ()
    crossed: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()


class Training(Frame):
    """The Legion Training Segment (section 3.0 G)."""


class Opening(Frame):
    """What is drawn and placed before the first turn. row: which free row of the set-up is placed now. infantry,
    cavalry, leaders: of the row that are still to be placed, where it can be split. drawn: leaders drawn for a side,
    who are placed with it."""

    row: int = -1
    infantry: int = 0
    cavalry: int = 0
    leaders: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()


class Devastation(Frame):
    """The Devastation Phase (section 3.0 F). sides: those that may still try to devastate provinces."""

    sides: tuple[Side, ...] = ()
