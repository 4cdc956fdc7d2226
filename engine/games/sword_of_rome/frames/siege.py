"""Frames of sieges, subjugation, looting (sections 13 and 14)."""

from engine.kernel.state import Frame, Side


class SiegeRoll(Frame):
    """One roll on the siege table by a commander with three CU or more, in an action or in the Surrender Phase. Ends
    with whether the city or tribe fell."""

    side: Side
    power: str
    space: str
