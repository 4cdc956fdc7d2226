"""Frames of manpower (chapter 10)."""

from engine.kernel.state import Frame


class Raising(Frame):
    """What a request has brought is put on the map. legions: numbers of new legions that have no commander yet. pair:
    the two that have mustered last. infantry, cavalry: reinforcements. auxiliaries: whether a contingent of them comes
    too."""

    legions: tuple[str, ...] = ()
    pair: tuple[str, ...] = ()
    infantry: int = 0
    cavalry: int = 0
    auxiliaries: bool = False
