"""Actions of combat (section 12)."""

from engine.games.sword_of_rome.actions.movement import FEWEST
from engine.games.sword_of_rome.actions.turn import support_point_texts
from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text


class JoinRelief(Action, frozen=True):
    """Whether those inside a besieged city join an attack on the besieger from outside."""

    join: bool


class GoInside(Action, frozen=True):
    """Bring so many CU of a beaten force into the city of the space, and these leaders with them; the rest retreats.
    mercenaries: how many of the rest are such, where both kinds stand there."""

    cu: int
    leaders: tuple[str, ...] = ()
    mercenaries: str = FEWEST

    def label(self) -> Text:
        """Return the action in words, with the leaders who go along."""
        with_whom = keyed_text("action.go_inside_with", cu=self.cu, leaders=self.leaders)
        return with_whom if self.leaders else keyed_text("action.go_inside", cu=self.cu)


class RetreatTo(Action, frozen=True):
    """Where a beaten force retreats: a space, or "sea:<port>" with the card that lets it sail ("none" if it needs
    none)."""

    goal: str
    card: str = "none"

    def label(self) -> Text:
        """Return the action in words."""
        port = self.goal.removeprefix("sea:")
        by_sea = port != self.goal
        return keyed_text("action.retreat_by_sea", goal=port) if by_sea else keyed_text("action.retreat_to", goal=port)


class ShareLosses(Action, frozen=True):
    """How many of the CU lost in a relief are taken from inside the city (ruling 147)."""

    inside: int


class SpendSupport(Action, frozen=True):
    """The support points of a battle, one after the other: "-capua" takes from a space, "+roma" adds to one, "plunder"
    is a Gallic marker instead, "unrest" a point of the unrest in Carthage's lands."""

    points: tuple[str, ...]

    def label(self) -> Text:
        """Return the action in words, point by point."""
        return keyed_text("action.spend_support", parts=support_point_texts(self.points))


class TakeCommand(Action, frozen=True):
    """Let a leader command: instead of one whom a card has displaced before the dice, or armies that have joined."""

    leader: str


class LeaveSupport(Action, frozen=True):
    """Spend no support."""
