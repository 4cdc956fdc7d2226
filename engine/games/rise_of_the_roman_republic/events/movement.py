"""Events of movement (chapter 6) and of Inertia (section 3.0 G)."""

from engine.games.rise_of_the_roman_republic.events.combat import Modifier, campaign_needed_text, modifier_texts
from engine.kernel.events import Event, Seat
from engine.kernel.texts import Text, struct_fields_to_fill


class Marched(Event, frozen=True):
    """A force, or a leader alone, has come to a Stop. way: its hexes, the start first. inside: in the city of the last.
    sp: its SP before attrition; 0: leaders alone. quarters: of Attrition Points. allies: in an Ally Movement. stopped:
    whether it was stopped before its goal. strays: whether it has left its province by Hot Pursuit."""

    power: str
    leader: str
    leaders: tuple[str, ...]
    way: tuple[str, ...]
    sp: int
    quarters: int
    inside: bool = False
    allies: bool = False
    stopped: bool = False
    strays: bool = False

    def label(self) -> Text:
        """Return it in words, with whence it has come where."""
        way = {"start": self.way[0], "goal": self.way[-1], "hexes": len(self.way) - 1}
        return Text("event.marched", struct_fields_to_fill(self) | way)


class InterceptionTried(Event, frozen=True):
    """A roll to intercept: die and modifier, Guile in it, against the Campaign. modifiers: what the modifier is made
    of; () in games that were kept before it was told."""

    power: str
    leader: str
    place: str
    die: int
    modifier: int
    campaign: int
    caught: bool
    ambush: bool = False
    guile: int = 0
    answer: int = 0
    modifiers: tuple[Modifier, ...] = ()

    def label(self) -> Text:
        """Return it in words, with the most that would have done, and why."""
        rule = campaign_needed_text(self.campaign, self.modifier, self.modifiers)
        return Text(
            "event.interception_tried",
            struct_fields_to_fill(self) | {"modifiers": modifier_texts(self.modifiers), "rule": rule},
        )


class InterceptionLapsed(Event, frozen=True):
    """A try to intercept, which was declared in secret, is not made. Its own seat alone is told. why: `caught` (another
    has stopped the march), `ended` (it came to its end before), `most` (its own side has declared too many), `gone`
    (nobody is left there who could)."""

    seat: Seat
    leader: str
    place: str
    why: str

    def seen_by(self, seat: Seat | None) -> "InterceptionLapsed | None":
        """Return it to who has declared it, and nothing to others: they know of no try that was not made."""
        return self if seat == self.seat else None


class Overrun(Event, frozen=True):
    """A force has overrun enemies (ruling c.24): whose, and how many SP."""

    power: str
    leader: str
    place: str
    victim: str
    sp: int


class Regrouped(Event, frozen=True):
    """Units and leaders went into the city of their hex, or out of it."""

    power: str
    place: str
    inside: bool
    leaders: tuple[str, ...]
    legions: tuple[str, ...]
    sp: int


class InertiaRolled(Event, frozen=True):
    """A roll for units that have stayed in one province all turn: the die, its modifier, and the percentage lost of so
    many Attrition SP. modifiers: what the modifier is made of; () in games that were kept before it was told. loss: in
    Attrition SP; -1 in those games."""

    power: str
    place: str
    die: int
    modifier: int
    sp: int
    percent: int
    modifiers: tuple[Modifier, ...] = ()
    loss: int = -1

    def label(self) -> Text:
        """Return it in words, with what its modifier is made of and what is lost."""
        lost = self.loss if self.loss >= 0 else self.sp * self.percent // 100
        found = {"modifiers": modifier_texts(self.modifiers), "modifiers_count": len(self.modifiers)}
        return Text(
            "event.inertia_rolled",
            struct_fields_to_fill(self) | found | {"total": self.die + self.modifier, "loss": lost},
        )
