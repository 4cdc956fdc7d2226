"""Events of sieges, colonies and plunder (sections 13 and 14); all public."""

import msgspec

from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.events import Event
from engine.kernel.texts import Text, keyed_text


class SiegeBegan(Event, frozen=True):
    """A siege (or the subjugation of a tribe) began: the marker stands at 0. needed: the level at which it falls."""

    power: str
    space: str
    needed: int
    tribe: bool = False


class SiegeLifted(Event, frozen=True):
    """A siege ended, since no besieger is left."""

    space: str
    besieger: str


class SiegeThrown(Event, frozen=True):
    """A siege roll lies on the table, and a card may still void it: what it would bring and cost."""

    power: str
    space: str
    dice: tuple[int, int]
    modifier: int
    points: int
    lost: int


class SiegeVoided(Event, frozen=True):
    """A card voided a siege roll."""

    power: str
    space: str
    card: str


class SiegeRolled(Event, frozen=True):
    """A roll on the siege table. level: what it stands at now; needed: the level at which the place falls."""

    power: str
    space: str
    dice: tuple[int, int]
    modifier: int
    points: int
    lost: int
    level: int
    needed: int
    tribe: bool = False

    def label(self) -> Text:
        """Return the event in words, with what the dice come to."""
        return Text("event.siege_rolled", {**msgspec.structs.asdict(self), "sum": sum(self.dice) + self.modifier})


class CityFell(Event, frozen=True):
    """A city came into other hands. owner: whose it is now ("": independent); lost: CU of its garrison that died."""

    space: str
    taker: str
    owner: str
    former: str
    lost: int = 0
    colony: bool = False


class TribeSubdued(Event, frozen=True):
    """A tribe was subjugated; its space is an ordinary one for good."""

    space: str
    taker: str
    owner: str


class CityLooted(Event, frozen=True):
    """A city was looted: it is independent, and plunder is taken."""

    space: str
    taker: str
    markers: int


class Plundered(Event, frozen=True):
    """Plunder markers came onto the track, or cancelled others. track: Gallic ones now; negative: Transalpine."""

    power: str
    markers: int
    track: int

    def label(self) -> Text:
        """Return it in words: how many markers came, how many of the others' they cancelled, and how many of whose the
        track has now."""
        whose = "gallic" if self.track > 0 else "transalpine" if self.track < 0 else "none"
        own, other = (1, "transalpine") if self.power == "gallic" else (-1, "gallic")
        before = self.track - own * self.markers
        cancelled = min(self.markers, max(0, -own * before))
        return keyed_text("event.plundered", power=self.power, markers=self.markers, size=abs(self.track), whose=whose,
                          cancelled=cancelled, other=other)  # fmt: skip


class TrackFilled(Event, frozen=True):
    """The plunder track was full: victory points, and it is cleared."""

    power: str
    vp: int
    total: int


class Raided(Event, frozen=True):
    """A raid on a marker of control. success: the space is independent and there is plunder. modifier: to the dice, by
    cards; 0 in games of before it was told."""

    power: str
    space: str
    former: str
    dice: tuple[int, int]
    success: bool
    lost: int
    modifier: int = 0

    def label(self) -> Text:
        """Return the raid in words, with what the dice come to and what they have to; 0: by an owner's charts none
        do."""
        needed = min((roll for roll, row in TABLES.siege_table.rows.items() if row.points > 0), default=0)
        total = sum(self.dice) + self.modifier
        return Text("event.raided", {**msgspec.structs.asdict(self), "sum": total, "needed": needed})


class ColonyFounded(Event, frozen=True):
    """The Romans founded a colony."""

    space: str
    leader: str


class SolidarityShown(Event, frozen=True):
    """The Gauls cleared a home space of theirs with plunder."""

    space: str
    former: str
