"""Frames of fleets (chapter 7)."""

from engine.kernel.state import Frame, Side


class Fleets(Frame):
    """The Naval Superiority Segment. builders: the powers that still build. builder: who builds now, and for whom;
    levels: what the die has brought. order: the sides that may still move a level, in their order."""

    builders: tuple[str, ...] = ()
    builder: str = ""
    levels: int = 0
    order: tuple[Side, ...] = ()
