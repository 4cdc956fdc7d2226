"""Events of the Strategic Decision Phase and of the Senate (chapter 5)."""

from engine.games.rise_of_the_roman_republic.events.combat import (
    Modifier,
    campaign_needed_text,
    modifier_texts,
    wound_and_death_thresholds,
)
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text, struct_fields_to_fill


class LegionsDisbanded(Event, frozen=True):
    """Legions were disbanded (section 10.18)."""

    legions: tuple[str, ...]


class MagistratesProrogued(Event, frozen=True):
    """Magistrates stay on (section 5.3); forced: those who are besieged."""

    leaders: tuple[str, ...]
    forced: tuple[str, ...] = ()


class MagistrateLeft(Event, frozen=True):
    """A man whose year is over leaves Italy, and the game, for good (Thunderbolt, ruling c.63)."""

    leader: str


class PlutoVisited(Event, frozen=True):
    """The Visit from Pluto (section 3.0 B/3): die is as it fell, result none, wounded or killed."""

    leader: str
    die: int
    result: str

    def label(self) -> Text:
        """Return it in words, with the dice that hurt."""
        return Text(
            "event.pluto_visited",
            {**struct_fields_to_fill(self), **wound_and_death_thresholds(FIGURES.election.revisit)},
        )


class EmergencyFound(Event, frozen=True):
    """There is a State of Emergency: minor or major (section 5.28)."""

    degree: str
    reasons: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with each reason."""
        return keyed_text(
            "event.emergency_found", degree=self.degree, list=[keyed_text(f"emergency.{one}") for one in self.reasons]
        )


class MagistrateElected(Event, frozen=True):
    """A man came into office. drawn: by lot."""

    leader: str
    office: str
    drawn: bool


class ImperiumAssigned(Event, frozen=True):
    """A magistrate's imperium, where they are, and the province they were assigned; "" for none."""

    leader: str
    legions: tuple[str, ...]
    place: str
    province: str

    def label(self) -> Text:
        """Return it in words."""
        return Text("event.imperium_assigned", struct_fields_to_fill(self) | {"province": self.province or "none"})


class SeatLeftOpen(Event, frozen=True):
    """An office that nobody is left for (rulings c.41 and G6)."""

    office: str


class SenateAsked(Event, frozen=True):
    """A request to the Senate: die and modifier against the Campaign (section 5.66). modifiers: what the modifier is
    made of; () in games that were kept before it was told."""

    leader: str
    matter: str
    die: int
    modifier: int
    campaign: int
    granted: bool
    guile: int = 0
    modifiers: tuple[Modifier, ...] = ()

    def label(self) -> Text:
        """Return it in words, with the most that would have done, and why."""
        rule = campaign_needed_text(self.campaign, self.modifier, self.modifiers)
        return Text(
            "event.senate_asked",
            struct_fields_to_fill(self) | {"modifiers": modifier_texts(self.modifiers), "rule": rule},
        )


class LegionsRaised(Event, frozen=True):
    """New legions, and where they muster (section 10.21). part: the component that musters there alone; "": all."""

    legions: tuple[str, ...]
    place: str
    part: str = ""


class LeaderRetained(Event, frozen=True):
    """A roll to keep a leader of last year (Samnite leaders)."""

    leader: str
    die: int
    campaign: int
    stays: bool


class LeaderDrawn(Event, frozen=True):
    """A leader was drawn for a side."""

    side: str
    leader: str


class LeaderPlaced(Event, frozen=True):
    """A leader was placed."""

    leader: str
    place: str


class CommanderNamed(Event, frozen=True):
    """A side's Overall Commander."""

    side: str
    leader: str


class LeaderFell(Event, frozen=True):
    """A leader was lost. fate: killed, captured, wounded, censured or executed."""

    leader: str
    fate: str


class CensureRolled(Event, frozen=True):
    """Who left their province without leave was judged: die and modifier against the Campaign (section 5.67).
    result: what came of it. modifiers: what the modifier is made of; () in games that were kept before it was told."""

    leader: str
    result: str
    die: int
    modifier: int
    campaign: int
    censured: bool
    guile: int = 0
    modifiers: tuple[Modifier, ...] = ()

    def label(self) -> Text:
        """Return it in words, with the most that would have done, and why."""
        rule = campaign_needed_text(self.campaign, self.modifier, self.modifiers)
        return Text(
            "event.censure_rolled",
            struct_fields_to_fill(self) | {"modifiers": modifier_texts(self.modifiers), "rule": rule},
        )


class TriumphAwarded(Event, frozen=True):
    """A magistrate celebrates a Triumph (section 5.47)."""

    leader: str


class LeaderAccused(Event, frozen=True):
    """A man accuses another, whom they hate, of disobedience."""

    accuser: str
    leader: str
    die: int
    executed: bool

    def label(self) -> Text:
        """Return it in words, with the dice that are their death."""
        return Text("event.leader_accused", {**struct_fields_to_fill(self), "deadly": max(FIGURES.accusation.executed)})
