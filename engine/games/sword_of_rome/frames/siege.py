"""Frames of sieges, subjugation, looting (sections 13 and 14)."""

from engine.kernel.state import Frame, Side


class SiegeRoll(Frame):
    """One roll on the siege table by a commander with three CU or more, in an action or in the Surrender Phase. Ends
    with whether the city or tribe fell.

    help: own cards for it; by: the card that has brought it, which may add to it. left: rolls still to be made. dice,
    modifier: of the roll that lies on the table; voided: a card has voided it. fell: whether a roll has brought it
    down.
    """

    side: Side
    power: str
    space: str
    help: tuple[str, ...] = ()
    left: int = 0
    dice: tuple[int, int] = (0, 0)
    modifier: int = 0
    voided: bool = False
    fell: bool = False
    by: str = ""


class Blockading(Frame):
    """A siege roll that a card brings Carthage beside its card play. card: which; space: where; help: other cards for
    the roll."""

    side: Side
    card: str
    space: str
    help: tuple[str, ...] = ()


class Falls(Frame):
    """The cities whose loyalty a siege has reached, and the tribes that are subjugated, fall one after the other; Gauls
    may loot (section 14.4). Ends with how many fell. Called after whatever changes loyalty or a siege's level."""

    fallen: int = 0
