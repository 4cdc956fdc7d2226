"""Events of fleets and voyages (chapter 7)."""

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.games.rise_of_the_roman_republic.events.combat import Modifier, modifier_texts
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill


class FleetBuilt(Event, frozen=True):
    """A roll for Naval Superiority Construction (sections 7.11 and 7.12): die and modifier, and the levels that it
    brings. modifiers: what the modifier is made of; () in games that were kept before it was told."""

    power: str
    die: int
    modifier: int
    levels: int
    modifiers: tuple[Modifier, ...] = ()

    def label(self) -> Text:
        """Return it in words, with what its modifier is made of."""
        return Text("event.fleet_built", struct_fields_to_fill(self) | {"modifiers": modifier_texts(self.modifiers)})


class LevelChange(msgspec.Struct, frozen=True):
    """The level of a side in a zone, before and after."""

    zone: str
    side: str
    before: int
    after: int


def _change_texts(changes: Iterable[LevelChange]) -> dict[str, Any]:
    """Return changes of levels as the arguments of a sentence."""
    found = [keyed_text("counted.level_change", **msgspec.structs.asdict(one)) for one in changes]
    return {"list": found, "list_count": len(found)}


class LevelsRaised(Event, frozen=True):
    """Levels of Naval Superiority that a side has raised, by zone; the others lose as many there. changes: of each side
    in each zone; () in games that were kept before they were told."""

    side: str
    zones: tuple[str, ...]
    changes: tuple[LevelChange, ...] = ()

    def label(self) -> Text:
        """Return it in words, with each level before and after."""
        return Text("event.levels_raised", struct_fields_to_fill(self) | _change_texts(self.changes))


class SeaDiceRolled(Event, frozen=True):
    """Who moves a level first: the die of each side."""

    dice: dict[str, int]
    first: str

    def label(self) -> Text:
        """Return it in words, side by side of the game."""
        found = [keyed_text("counted.sea_die", side=side, die=die) for side, die in self.dice.items()]
        return keyed_text("event.sea_dice_rolled", list=found, first=self.first)


class LevelMoved(Event, frozen=True):
    """A side has moved a level from one zone to another (section 7.15). changes: its levels there; () in games that
    were kept before they were told."""

    side: str
    source: str
    zone: str
    changes: tuple[LevelChange, ...] = ()

    def label(self) -> Text:
        """Return it in words, with each level before and after."""
        return Text("event.level_moved", struct_fields_to_fill(self) | _change_texts(self.changes))


class Sailed(Event, frozen=True):
    """A Naval Transport (section 7.2). zones: those that were crossed; tested, needed, dice: those of them that took a
    die, which had to be no more. arrived: False: it turned back with losses."""

    power: str
    leader: str
    leaders: tuple[str, ...]
    start: str
    to: str
    inside: bool
    sp: int
    zones: tuple[str, ...]
    tested: tuple[str, ...]
    needed: tuple[int, ...]
    dice: tuple[int, ...]
    arrived: bool
    allies: bool = False

    def label(self) -> Text:
        """Return it in words, with each die."""
        rows = zip(self.tested, self.needed, self.dice, strict=True)
        found = [keyed_text("counted.voyage", zone=zone, needed=most, die=die) for zone, most, die in rows]
        return Text("event.sailed", struct_fields_to_fill(self) | {"list": found, "list_count": len(found)})


class StormBroke(Event, frozen=True):
    """A storm takes a level from who has most ships in a zone; "" from nobody (augury)."""

    zone: str
    side: str
    level: int

    def label(self) -> Text:
        """Return it in words."""
        return Text("event.storm_broke", struct_fields_to_fill(self) | {"side": self.side or "none"})
