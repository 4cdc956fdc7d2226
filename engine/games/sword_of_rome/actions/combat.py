"""Actions of combat (section 12)."""

from engine.kernel.actions import Action


class JoinRelief(Action, frozen=True):
    """Whether those inside a besieged city join an attack on the besieger from outside."""

    join: bool


class GoInside(Action, frozen=True):
    """Bring so many CU of a beaten force into the city of the space; the rest retreats."""

    cu: int


class RetreatTo(Action, frozen=True):
    """Where a beaten force retreats: a space, or "sea:<port>" with the card that lets it sail ("none" if it needs
    none)."""

    goal: str
    card: str = "none"


class ShareLosses(Action, frozen=True):
    """How many of the CU lost in a relief are taken from inside the city (ruling 147)."""

    inside: int


class SpendSupport(Action, frozen=True):
    """The support points of a battle, one after the other: "-capua" takes from a space, "+roma" adds to one, "plunder"
    is a Gallic marker instead."""

    points: tuple[str, ...]


class LeaveSupport(Action, frozen=True):
    """Spend no support."""
