"""Events of the Spending Phase: every purchase with its price, a line a kind of thing, a development or an army.

Troops and ships are declared by army or navy, number and price, everything else by name and price (ruling 94). What was
told before prices were has none (`gold` None).
"""

from collections.abc import Mapping

import msgspec

from engine.games.total_war_rome.army_cards import mercenary_kinds
from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text

KEYS: Mapping[str, str] = {"general": "generals", "road": "roads", "unrest": "calm", "veteran": "veterans"}
"""What is not declared as "<thing> (<places>)", with the end of its key."""


def price_text(gold: int | None) -> Text | None:
    """Return a price in words, None if none was told."""
    if gold is None:
        return None
    return Text("line.price", {"gold": gold}) if gold else Text("line.no_price")


def border_named(at: str) -> Text:
    """Return a border by the regions that it parts."""
    one, _, two = at.partition("-")
    return Text("line.border", {"one": one, "two": two})


class Bought(Event, frozen=True):
    """A purchase of the Spending Phase that everybody sees: improvements of a kind, roads, agents, an end of unrest, by
    their places, generals by their stars, new veterans by their armies. `where`: the one place, before there were
    `places`."""

    side: Side
    what: str
    where: str = ""
    places: tuple[str, ...] = ()
    gold: int | None = None

    def label(self) -> Text | None:
        """Return it in words; a road by the regions that it joins."""
        if self.gold is None:
            where = border_named(self.where) if "-" in self.where else Text(f"name.{self.where}")
            return Text("event.bought", {"side": self.side, "what": self.what, "where": where})
        facts = {"side": self.side, "what": self.what, "places": self.places, "count": len(self.places)}
        roads = tuple(border_named(at) for at in self.places) if self.what == "road" else ()
        return Text(
            f"event.bought_{KEYS.get(self.what, 'things')}", {**facts, "roads": roads, "cost": price_text(self.gold)}
        )


class Developed(Event, frozen=True):
    """A faction bought a development."""

    side: Side
    development: str
    gold: int | None = None

    def label(self) -> Text | None:
        """Return it in words, with its price."""
        return Text("event.developed", {**msgspec.structs.asdict(self), "cost": price_text(self.gold)})


class LineStruck(Event, frozen=True):
    """A line of a basket that supply no longer allows was struck and its gold given back: a road by its border, "" a
    mercenary card, since what a basket asked for in vain is told to nobody."""

    side: Side
    line: str
    refund: int

    def label(self) -> Text | None:
        """Return it in words."""
        facts = {"side": self.side, "refund": self.refund}
        if "-" in self.line:
            return Text("event.line_struck", {**facts, "road": border_named(self.line)})
        return Text("event.line_struck_card", facts)


class Recruited(Event, frozen=True):
    """Cards joined an army or a navy (`ships`): their number and price and the mercenaries among them are public, the
    other kinds are the owner's (rulings 94 and 102)."""

    owner: Side
    seat: Seat
    army: str
    count: int
    kinds: tuple[str, ...] = ()
    gold: int | None = None
    ships: bool = False

    def seen_by(self, seat: Seat | None) -> "Recruited":
        """Return all kinds to the owner, to others the mercenaries."""
        return self if seat == self.seat else msgspec.structs.replace(self, kinds=mercenary_kinds(self.kinds))

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        if self.kinds:
            key = "recruited_own" if len(self.kinds) == self.count else "recruited_hired"
        else:
            key = "recruited_ships" if self.ships else "recruited"
        return Text(f"event.{key}", {**msgspec.structs.asdict(self), "cost": price_text(self.gold)})
