"""Frames of auguries (chapter 13)."""

from engine.kernel.state import Frame


class Augury(Frame):
    """An augury is read: two dice name an event. event: which it is."""

    event: str = ""


class RoadWork(Frame):
    """The Appian Way grows by some hexes. most: how many at most."""

    most: int
