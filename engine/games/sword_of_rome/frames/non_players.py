"""Frames of non-player powers (section 16)."""

from engine.kernel.state import Frame, Side


class NonPlayerAction(Frame):
    """One action of a non-player power, as if a 3 were played for it (section 16.1). side: the activator. card: what
    brought it (a Neutral Power Activates, or under the treaty any Roman 3). chosen: the action declared, as JSON.
    still: it does not move, but raises a CU, places support or rolls a siege, and so is nobody's ally (16.1.2)."""

    side: Side
    power: str
    card: str
    chosen: bytes = b""
    still: bool = False
