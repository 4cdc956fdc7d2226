"""Frames of manpower (chapter 10)."""

from engine.kernel.state import Frame, Side


class Raising(Frame):
    """What a request has brought is put on the map. legions: numbers of new legions that have no commander yet. pair:
    the two that have mustered last. infantry, cavalry: reinforcements. auxiliaries: whether a contingent of them comes
    too. place: the only city where they may muster; "": the player chooses."""

    legions: tuple[str, ...] = ()
    pair: tuple[str, ...] = ()
    infantry: int = 0
    cavalry: int = 0
    auxiliaries: bool = False
    place: str = ""


class Levying(Frame):
    """The men of a side's provinces are placed, province by province. rows: those that are left, by their rows of the
    Provincial Information Chart."""

    side: Side
    rows: tuple[str, ...]


class SamniteLevy(Frame):
    """The Samnites raise men by their table. levy: infantry and cavalry SP that the die has brought."""

    levy: tuple[int, int] = (0, 0)
