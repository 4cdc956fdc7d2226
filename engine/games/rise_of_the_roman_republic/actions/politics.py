"""Actions of the Strategic Decision Phase and of the Senate (chapter 5)."""

from engine.kernel.actions import Action
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill

DRAW = "draw"  # for a leader: one is drawn from the pool
NONE = "none"  # for an army: no imperium
ARMY = "army_"  # what the token of a consular army begins with, before its number


def consular_army_text(army: str, *, in_sentence: bool = False) -> Text:
    """Return what a magistrate's legions are called: a consular army or two, or legions by their numbers. in_sentence:
    as the object of one, which has its article in some languages."""
    parts = army.split("+")
    if len(parts) == 1 or army.startswith(ARMY):
        return keyed_text("assigned.armies" if in_sentence else "option.armies", armies=parts)
    return keyed_text("assigned.legions" if in_sentence else "option.legions", legions=parts)


def _each_once(*places: str) -> tuple[str, ...]:
    """Return places without those that come again and without "", for none."""
    return tuple(dict.fromkeys(filter(None, places)))


class Disband(Action, frozen=True):
    """Disband legions (section 10.18). groups: "army_1" for a consular army, else a legion's number."""

    groups: tuple[str, ...]


class Prorogue(Action, frozen=True):
    """Keep magistrates of last year (sections 5.3 and 3.0 B/3). leaders: those prorogued. triumphs: those kept because
    of a Triumph."""

    leaders: tuple[str, ...] = ()
    triumphs: tuple[str, ...] = ()


class CallDictator(Action, frozen=True):
    """Elect a Dictator in a State of Emergency (section 5.28)."""


class NoDictator(Action, frozen=True):
    """Elect no Dictator in a Minor State of Emergency."""


class Elect(Action, frozen=True):
    """Elect a magistrate: a man, or one drawn by lot (section 5.2)."""

    leader: str


class TakeField(Action, frozen=True):
    """Let the Dictator take the field, or their Master of Horse while they stay in Rome (section 5.26)."""

    leader: str


class Assign(Action, frozen=True):
    """Give a magistrate their imperium (section 5.2). army: "army_1", legions as "III+IV", or "none". place: the hex
    where they are placed. province: which they are assigned; "none" where they have none."""

    army: str
    place: str
    province: str

    def label(self) -> Text:
        """Return it in words, with the names of the legions."""
        return Text(
            "action.assign", {**struct_fields_to_fill(self), "command": consular_army_text(self.army, in_sentence=True)}
        )


class RetainLeaders(Action, frozen=True):
    """Roll for leaders of last year to stay (Samnite leaders, ruling W23)."""

    leaders: tuple[str, ...]


class NameCommander(Action, frozen=True):
    """Name the Overall Commander."""

    leader: str


class PlaceLeader(Action, frozen=True):
    """Place a leader who has just been drawn."""

    place: str


class PlaceWithin(Action, frozen=True):
    """Say which of two forces in a hex the leader joins who has been placed there. inside: that in the city."""

    inside: bool


class RequestArmy(Action, frozen=True):
    """Ask the Senate for a consular army in the place of a disbanded one (section 10.16). guile: points spent."""

    guile: int


class Muster(Action, frozen=True):
    """Raise new legions in cities (section 10.21). place: of the first; second: of the second, if there are two."""

    place: str
    second: str = ""

    def label(self) -> Text:
        """Return it in words, with each city once."""
        return keyed_text("action.muster", places=_each_once(self.place, self.second))


class MusterApart(Action, frozen=True):
    """Raise new legions whose citizens and allies may stand in two cities (section 10.21). citizens, allies: of the
    first; second_citizens, second_allies: of the second, if there are two."""

    citizens: str
    allies: str
    second_citizens: str = ""
    second_allies: str = ""

    def label(self) -> Text:
        """Return it in words, with each city of the citizens and of the allies once."""
        citizens = _each_once(self.citizens, self.second_citizens)
        return keyed_text("action.muster_apart", citizens=citizens, allies=_each_once(self.allies, self.second_allies))


class FaceCensure(Action, frozen=True):
    """Be judged for having left the province without leave (section 5.67). guile: points spent."""

    guile: int


class Celebrate(Action, frozen=True):
    """Enter Rome for a Triumph (section 5.47). guile: points spent where the Senate is asked."""

    guile: int


class PutOffTriumph(Action, frozen=True):
    """Go on with other Operations before Rome, if a roll allows it, instead of the Triumph (section 5.47)."""
