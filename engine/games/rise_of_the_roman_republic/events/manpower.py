"""Events of manpower (chapter 10)."""

from engine.games.rise_of_the_roman_republic.events.combat import Modifier, modifier_texts
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill


class LevyRaised(Event, frozen=True):
    """A power has raised troops of a kind in a hex. why: what brings so many: `province` (the year's men of one),
    `halved` (these, to a besieged city), `colonies`, `dice` (of the Samnites, two in the Alexander scenario), `granted`
    (auxiliaries, by the Senate), `victory` or `major_victory`; "" in games of before it was told. sources: the
    province, or the colonies."""

    power: str
    kind: str
    infantry: int
    cavalry: int
    place: str
    why: str = ""
    sources: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return it in words, with what brings so many."""
        return Text("event.levy_raised", {**struct_fields_to_fill(self), "why": self.why or "none"})


class SamniteLevyRolled(Event, frozen=True):
    """The dice of the Samnites' men of a year (Alexander scenario): what they bring, and the SP in play, of which there
    may be only so many."""

    dice: tuple[int, ...]
    sp: int
    infantry: int
    cavalry: int

    def label(self) -> Text:
        """Return it in words, with the sum of the dice, and whether that many may come."""
        total = sum(self.dice)
        facts = {"total": total, "cut": self.infantry + self.cavalry < total}
        return Text("event.samnite_levy_rolled", {**struct_fields_to_fill(self), "dice": self.dice, **facts})


class LegionTrained(Event, frozen=True):
    """A roll for a new legion in Rome (section 10.32)."""

    legion: str
    die: int
    veteran: bool

    def label(self) -> Text:
        """Return it in words, with what was needed."""
        return Text("event.legion_trained", {**struct_fields_to_fill(self), "needed": FIGURES.training.least})


class ManpowerRequested(Event, frozen=True):
    """A roll on the Legion Request Table (section 10.13): die and modifier, and what it has brought. modifiers: what
    the modifier is made of; () in games that were kept before it was told."""

    leader: str
    what: str
    die: int
    modifier: int
    legions: int
    infantry: int
    cavalry: int
    auxiliaries: bool
    modifiers: tuple[Modifier, ...] = ()

    def label(self) -> Text:
        """Return it in words, with what its modifier is made of."""
        men = bool(self.infantry or self.cavalry)
        return Text(
            "event.manpower_requested",
            struct_fields_to_fill(self) | {"modifiers": modifier_texts(self.modifiers), "men": men},
        )


class EngineBuilt(Event, frozen=True):
    """Rome has built a siege engine instead of a legion (section 10.13). legions: new ones that are left."""

    place: str
    legions: int


class SyracusanEngineBuilt(Event, frozen=True):
    """A city that a side has won over has built a siege engine instead of sending men (The Eagle)."""

    power: str
    place: str


class AuxiliariesSent(Event, frozen=True):
    """The Legate has brought auxiliaries from a city to a magistrate (section 10.25)."""

    kind: str
    infantry: int
    place: str
    leader: str


class LegionsReinforced(Event, frozen=True):
    """SP for weak legions, by element as "X:RL": infantry and cavalry (section 10.14). waiting: they wait for the
    Legate."""

    infantry: dict[str, int]
    cavalry: dict[str, int]
    waiting: bool

    def label(self) -> Text:
        """Return it in words, half by half."""
        found = [
            keyed_text(
                "counted.reinforced",
                piece=one.replace(":", "_"), infantry=self.infantry.get(one, 0), cavalry=self.cavalry.get(one, 0),
            )
            for one in dict.fromkeys([*self.infantry, *self.cavalry])
        ]  # fmt: skip
        return keyed_text("event.legions_reinforced", list=found, waiting=self.waiting)


class SamnitesRaised(Event, frozen=True):
    """A roll of the Samnites for manpower: the die, their SP in play, and what it has brought."""

    die: int
    sp: int
    infantry: int
    cavalry: int
