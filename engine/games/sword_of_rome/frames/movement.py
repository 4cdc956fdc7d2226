"""Frames of movement (section 9) and of the reactions to it (sections 10 and 11)."""

from engine.kernel.state import Frame, Side


class March(Frame):
    """The movement of one army, or of a lone leader, after his activation. Ends with None.

    side: who decides. power, leader, cu, leaders: what moves (leaders: the commander first); it is part of the power's
    stack at `space`. card, value: what activated it, and at which value.
    mp: movement points left. came_from: the space of the step before ("" at the start; "sea:<port>" of a landing).
    route: legs not yet walked, the mover's secret (ruling 142).
    flank_for: of a flanking force, the space of the battle that it waits for (section 9.5).
    """

    side: Side
    power: str
    leader: str
    space: str
    cu: int
    leaders: tuple[str, ...]
    card: str = ""
    value: int = 3
    mp: int = 4
    came_from: str = ""
    route: tuple[str, ...] = ()
    flank_for: str = ""
    mercenaries: int = 0


class Campaign(Frame):
    """A Campaign card: two activations of different leaders, which may coordinate (section 9.5)."""

    side: Side
    card: str
    first: str = ""
    halted: tuple[str, ...] = ()
