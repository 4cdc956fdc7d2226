"""Events of Carthage as a player (fifth player's rules); all public."""

from engine.games.sword_of_rome.events.turn import counted_space_texts
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text


class MercenariesHired(Event, frozen=True):
    """Carthage has hired mercenaries with a card. spaces: one for each."""

    spaces: tuple[str, ...]
    card: str

    def label(self) -> Text:
        """Return it in words: how many in each space."""
        return keyed_text(
            "event.mercenaries_hired", parts=counted_space_texts("placed.hired_count", self.spaces), card=self.card
        )


class MercenariesLeft(Event, frozen=True):
    """Mercenaries of Carthage have gone home. spaces: one for each. quarter: as they are paid double, so many only."""

    spaces: tuple[str, ...]
    quarter: bool = False

    def label(self) -> Text:
        """Return it in words: how many from each space."""
        parts = counted_space_texts("gone.hired_count", self.spaces)
        return keyed_text("event.mercenaries_left", parts=parts, quarter=self.quarter)


class UnrestAttacked(Event, frozen=True):
    """Carthage attacks the unrest. leader: who leads; cu: with how many CU; level: of the unrest."""

    leader: str
    cu: int
    level: int


class UnrestChanged(Event, frozen=True):
    """The unrest in Carthage's lands rose (change above 0) or fell. level: what it is now; most: how high it can rise
    with the troops in the garrison box. cause: "uprising" (a Neutral Power Activates), "support" (of who won a battle),
    "quelled" or "unquelled" (it was
    attacked, and lost or won) or "card"."""

    change: int
    level: int
    most: int
    cause: str

    def label(self) -> Text:
        """Return it in words: which way it went, and why."""
        key = "raised" if self.change > 0 else "lowered"
        return keyed_text(
            f"event.unrest_{key}",
            by=abs(self.change),
            level=self.level,
            most=self.most,
            cause=keyed_text(f"unrest.{self.cause}"),
        )


class VoyageContested(Event, frozen=True):
    """Carthage contests a voyage, so that it rolls on the naval combat table. card: for its value; help: cards that
    make it harder still; modifier: of the roll, with that of a friendly port."""

    power: str
    start: str
    goal: str
    card: str
    modifier: int
    help: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return it in words, with the cards that help."""
        return Text(
            "event.voyage_contested",
            {
                "power": self.power,
                "start": self.start,
                "goal": self.goal,
                "card": self.card,
                "modifier": self.modifier,
                "help": self.help,
                "help_count": len(self.help),
            },
        )


class ForceAmbushedAtSea(Event, frozen=True):
    """A force that came through a contest of fleets loses CU all the same, by a card."""

    power: str
    cu: int
    goal: str


class FleetLent(Event, frozen=True):
    """Carthage lends an ally its ships. power: the ally; cu: how many they hold."""

    power: str
    space: str
    card: str
    cu: int


class FleetKept(Event, frozen=True):
    """Carthage lends an ally no ships. power: the ally."""

    power: str
    space: str


class InsurrectionBegan(Event, frozen=True):
    """Mercenaries of Carthage have revolted. side: who played the card. source: where some turned ("": nowhere), how
    many of them (turned); cu: how many rebels there are, made up where too few turned; space: where they stand."""

    side: str
    source: str
    turned: int
    cu: int
    space: str

    def label(self) -> Text:
        """Return it in words: whose mercenaries they were, or that they were nobody's."""
        facts = {"side": self.side, "source": self.source, "turned": self.turned, "cu": self.cu, "space": self.space}
        return Text("event.insurrection_began" if self.turned else "event.insurrection_began_anew", facts)


class InsurrectionEnded(Event, frozen=True):
    """The last of the mercenaries in revolt is dead. spaces: what they held, which is independent now."""

    spaces: tuple[str, ...]

    def label(self) -> Text:
        """Return it in words, with what becomes of their spaces."""
        return Text("event.insurrection_ended", {"spaces": self.spaces, "spaces_count": len(self.spaces)})
