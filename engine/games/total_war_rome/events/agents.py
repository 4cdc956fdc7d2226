"""Events of agents and their actions."""

import msgspec

from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text


class AgentMoved(Event, frozen=True):
    """An agent moved."""

    side: Side
    agent: str
    to: str


class DeedDeclared(Event, frozen=True):
    """An agent action was declared; `what` is its tag, `on` its target in ids."""

    side: Side
    agent: str
    what: str
    on: tuple[str, ...]

    def label(self) -> Text | None:
        """Return it in words, the action by its name."""
        return Text("event.deed_declared", {**msgspec.structs.asdict(self), "what": Text(f"do.{self.what}")})


class DeedFoiled(Event, frozen=True):
    """The target cancelled an agent action."""

    side: Side
    card: str


class AgentLost(Event, frozen=True):
    """An agent died or was removed."""

    side: Side
    agent: str


class AgentSentHome(Event, frozen=True):
    """A double agent sent an agent home; it may do nothing more this round."""

    side: Side
    agent: str
    to: str


class Traded(Event, frozen=True):
    """Two factions traded."""

    side: Side
    other: Side
    gold: int
    theirs: int


class ArmySeen(Event, frozen=True):
    """A faction was shown all cards of an army."""

    side: Side
    seat: Seat
    owner: Side
    army: str
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "ArmySeen":
        """Return the cards to the one who sees them only."""
        return self if seat == self.seat else ArmySeen(self.side, self.seat, self.owner, self.army)

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "army_seen_own" if self.cards else "army_seen"
        return Text(f"event.{key}", msgspec.structs.asdict(self))
