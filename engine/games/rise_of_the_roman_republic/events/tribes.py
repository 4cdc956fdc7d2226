"""Events of the tribes (Samnite Wars and First Alexander)."""

from engine.kernel.events import Event
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill


class TribeRolled(Event, frozen=True):
    """Sides rolled for a tribe: die and Guile of each, and who controls it now; "" for a tie, after which they roll
    again."""

    tribe: str
    dice: dict[Side, int]
    guile: dict[Side, int]
    winner: Side

    def label(self) -> Text:
        """Return it in words, side by side of the game."""
        found = [
            keyed_text("counted.tribe_die", side=side, die=die, guile=self.guile.get(side, 0))
            for side, die in self.dice.items()
        ]
        return keyed_text("event.tribe_rolled", tribe=self.tribe, list=found, winner=self.winner or "none")


class TribeMastered(Event, frozen=True):
    """A side controls a tribe now. allied: because it controls its province."""

    tribe: str
    side: Side
    allied: bool


class TribeMustered(Event, frozen=True):
    """A tribe has taken up arms: by which die, how strong, and where."""

    tribe: str
    die: int
    infantry: int
    cavalry: int
    place: str


class TribeGone(Event, frozen=True):
    """A tribe's army went home. why: `men` (it has none left), `beaten`, `alone` (it was raised for one attack, or one
    siege, which is over), `land` (Rome controls its own), `sated` (Gauls who stand in Rome); "" in games of before it
    was told."""

    tribe: str
    why: str = ""

    def label(self) -> Text:
        """Return it in words, with the reason."""
        return Text("event.tribe_gone", {**struct_fields_to_fill(self), "why": self.why or "none"})


class RevoltChecked(Event, frozen=True):
    """The roll whether a tribe revolts this year: one more for each legion above `free` of those outside the provinces
    that Rome controls; at `needed` one does (Samnite Wars)."""

    die: int
    legions: int
    free: int
    total: int
    needed: int
    revolts: bool

    def label(self) -> Text:
        """Return it in words, with what the legions abroad add."""
        return Text("event.revolt_checked", struct_fields_to_fill(self) | {"extra": self.total - self.die})


class RevoltRolled(Event, frozen=True):
    """Two dice, read as 1 to 100, name the tribe that revolts. again: whether it is in arms already, so that the roll
    is made again."""

    dice: int
    tribe: str
    again: bool


class TribeRevolted(Event, frozen=True):
    """A tribe revolts against Rome. why: segment, augury, or entry: Romans have come into its province. level: boxes
    for Rome that are lost by it."""

    tribe: str
    why: str
    level: int


class TribeTurned(Event, frozen=True):
    """A tribe in revolt has become an ally of a side, or goes its own way again."""

    tribe: str
    side: Side
    allied: bool


class IncursionMet(Event, frozen=True):
    """A tribe falls upon a force that has come to a Stop in its province. die: by which it was raised; -1: it was in
    arms already. siege: whether it besieges them in a city."""

    tribe: str
    power: str
    place: str
    die: int
    infantry: int
    cavalry: int
    siege: bool


class TribeReturned(Event, frozen=True):
    """A tribe that has attacked nobody abroad goes back to its province."""

    tribe: str
    place: str


class GaulsCame(Event, frozen=True):
    """The Senones have come: by which die, how strong, and where."""

    die: int
    infantry: int
    cavalry: int
    place: str


class ForceEvicted(Event, frozen=True):
    """A force is put out of a city that is no friend's any more."""

    power: str
    place: str
