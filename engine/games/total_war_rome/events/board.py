"""Events of dice, gold and regions, in whatever chapter it happens."""

import msgspec

from engine.kernel.events import Event
from engine.kernel.state import Side
from engine.kernel.texts import Text


class Rolled(Event, frozen=True):
    """Skull dice were rolled; `what` says for what. army: the one that infighting strikes with them."""

    side: Side
    what: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    army: str = ""

    def label(self) -> Text | None:
        """Return it in words: each die with its colour."""
        thrown = [Text(f"die.{face}", {"colour": colour}) for colour, face in zip(self.dice, self.faces, strict=True)]
        return Text("event.rolled", {"side": self.side, "what": Text(f"roll.{self.what}"), "dice": thrown})


class GoldMoved(Event, frozen=True):
    """Gold changed hands; `frm` or `to` "" is the bank."""

    frm: Side
    to: Side
    gold: int
    why: str

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        between = {"theft": "gold_stolen", "wonder": "gold_wonder"}.get(self.why, "gold_moved")
        key = "gold_gained" if not self.frm else between if self.to else "gold_spent"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class UnrestPlaced(Event, frozen=True):
    """Unrest markers were placed in a region, or (negative) removed."""

    region: str
    markers: int
    total: int


class RegionTaken(Event, frozen=True):
    """A region changed hands: conquest, bribe, uprising. `owner` "": independent."""

    region: str
    owner: Side
    before: Side
    how: str

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        frm = "_from" if self.before else ""
        key = f"region_taken{frm}" if self.owner else f"region_freed{frm}"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class ImprovementLost(Event, frozen=True):
    """A region lost an improvement. why: "siege" where it decayed since the region is besieged; "" of sabotage, which
    the agent's deed before it tells, and where it is not known any more."""

    region: str
    what: str
    why: str = ""
