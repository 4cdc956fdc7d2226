"""The action of the Spending Phase: a whole basket at once."""

import msgspec

from engine.kernel.actions import Action
from engine.kernel.texts import Text


class Spend(Action, frozen=True):
    """A whole basket of purchases, sealed until all are revealed in turn order (Spending Phase).

    Lines are tokens: events are card ids; generals and spare generals' posts "<general>:<army>";
    troops, free troops and veterans "<army>:<kind>", ships "<navy>:<kind>", improvements "<region>:<what>", roads are
    borders, agents the regions where they start, unrest the regions that are calmed."""

    events: tuple[str, ...] = ()
    developments: tuple[str, ...] = ()
    generals: tuple[str, ...] = ()
    posts: tuple[str, ...] = ()
    troops: tuple[str, ...] = ()
    free_troops: tuple[str, ...] = ()
    veterans: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    improvements: tuple[str, ...] = ()
    free_works: tuple[str, ...] = ()
    roads: tuple[str, ...] = ()
    agents: tuple[str, ...] = ()
    unrest: tuple[str, ...] = ()
    hostages: str = "none"

    def label(self) -> Text:
        """Return how many lines the basket has."""
        fields = msgspec.structs.asdict(self)
        lines = sum(len(lines) for lines in fields.values() if isinstance(lines, tuple))
        return Text("action.spend", {**fields, "lines": lines})
