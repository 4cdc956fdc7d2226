"""Events of cities and sieges (chapter 9)."""

from engine.games.rise_of_the_roman_republic.events.combat import Modified, Modifier, at_most_text, modifier_texts
from engine.games.rise_of_the_roman_republic.tables import assault_loss
from engine.kernel.events import Event
from engine.kernel.texts import Text, struct_fields_to_fill


class SiegePlaced(Event, frozen=True):
    """A city was placed under siege. infantry: of the besiegers; strength: of the city."""

    place: str
    besieger: str
    leader: str
    infantry: int
    strength: int


class SiegeLifted(Event, frozen=True):
    """A siege was lifted. reason: left: the besiegers are gone; weak: who stayed is too few; beaten: they lost to the
    besieged; wish: they gave it up."""

    place: str
    besieger: str
    reason: str


class AssaultRolled(Modified, frozen=True, kw_only=True):
    """An assault: infantry against strength, the die, its modifiers, and the percentages that it costs. acting: whose
    phase it is, where another commands (section 5.53); "" also in games that were kept before it was told."""

    place: str
    power: str
    leader: str
    infantry: int
    strength: int
    shift: int
    die: int
    adjusted: int
    attacker: int
    defender: int
    acting: str = ""

    @property
    def left(self) -> int:
        """Return what is left of the city's strength."""
        return self.strength - assault_loss(self.defender, self.strength)

    def label(self) -> Text:
        """Return it in words, with whose phase it is if that is another's, and whether the city holds."""
        found = super().label()
        return Text(found.key, {**found.args, "acting": self.acting or "none", "left": self.left})


class MilitiaLost(Event, frozen=True):
    """A city lost SP of its own defence; left: what it has still."""

    place: str
    cause: str
    sp: int
    left: int


class SiegeAttritionRolled(Modified, frozen=True, kw_only=True):
    """A die of siege attrition: of the besieger or the besieged. attrition_sp: of that side; loss: in Attrition SP.
    marker: which marker of the turn it is of; 0 in games that were kept before it was told."""

    place: str
    power: str
    besieger: bool
    die: int
    adjusted: int
    attrition_sp: int
    percent: int
    loss: int
    marker: int = 0


class Foraged(Event, frozen=True):
    """A besieger without supply has laid a province waste on a natural 9."""

    place: str
    power: str
    province: str


class TreacheryRolled(Event, frozen=True):
    """A try at treachery: Guile spent by either side, what counts of it, the number that had to be reached."""

    place: str
    power: str
    leader: str
    guile: int
    defender: str
    defender_guile: int
    die: int
    adjusted: int
    needed: int
    falls: bool

    def label(self) -> Text:
        """Return it in words, with the Guile that is added: none of a Roman's."""
        counted = self.adjusted - self.die + self.defender_guile
        return Text(
            "event.treachery_rolled",
            {**struct_fields_to_fill(self), "counted": counted, "bent": counted + self.defender_guile},
        )


class SurrenderRolled(Event, frozen=True):
    """A demand for surrender: the die against the Campaign less what the size of the city takes off, with what the
    province's level adds. campaign, reasons: of what the number needed is made up; 0 and () in games that were kept
    before it was told."""

    place: str
    power: str
    leader: str
    die: int
    needed: int
    yields: bool
    campaign: int = 0
    reasons: tuple[Modifier, ...] = ()

    def label(self) -> Text:
        """Return it in words, with the most that would have done, and why."""
        rule = at_most_text(self.needed, self.campaign, self.reasons)
        return Text(
            "event.surrender_rolled",
            struct_fields_to_fill(self) | {"reasons": modifier_texts(self.reasons), "rule": rule},
        )


class CityTaken(Event, frozen=True):
    """A city came into other hands; "" its province's tribe's. how: assault, attrition, treachery, surrender,
    occupation. garrison: SP of a garrison that fell with it."""

    place: str
    power: str
    before: str
    how: str
    garrison: int = 0

    def label(self) -> Text:
        """Return it in words."""
        return Text("event.city_taken", struct_fields_to_fill(self) | {"power": self.power or "none"})


class CityHeld(Event, frozen=True):
    """A city of an allied people, which nobody held, is a power's whose men are in it."""

    place: str
    power: str


class CitySacked(Event, frozen=True):
    """A city was sacked."""

    place: str
    power: str


class LootersRolled(Event, frozen=True):
    """A check whether Gauls loot a city and go home (RRR 9.71)."""

    place: str
    leader: str
    die: int
    campaign: int
    percent: int
    lost: int


class GarrisonChanged(Event, frozen=True):
    """SP were left as a garrison; fewer than 0: taken back into legions."""

    place: str
    power: str
    sp: int

    def label(self) -> Text:
        """Return it in words, with how many were taken back."""
        return Text(f"event.{self.tag()}", struct_fields_to_fill(self) | {"taken": max(0, -self.sp)})
