"""Events of the sequence of play (section 5) and of Desperate Times (section 7.4)."""

from collections import Counter
from collections.abc import Iterable

from engine.games.sword_of_rome.tables import TABLES
from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


def counted_space_texts(key: str, spaces: Iterable[str]) -> tuple[Text, ...]:
    """Return a text for each space, with how often it is named: "+2 CU in Capua"."""
    return tuple([keyed_text(key, space=space, count=count) for space, count in Counter(spaces).items()])


class TurnBegan(Event, frozen=True):
    """A turn begins. first, last: its years BC."""

    turn: int
    of: int
    first: int
    last: int


class MinesDepleted(Event, frozen=True):
    """The Etruscan mines yield no more: so many home spaces are lost."""

    lost: int


class FirstChosen(Event, frozen=True):
    """A side has said who goes first. vp: its victory points, the fewest. tied: others have as few."""

    side: Side
    first: Side
    vp: int
    tied: bool = False

    def label(self) -> Text:
        """Return it in words: that it goes first itself, or whom it lets go first."""
        tied = "yes" if self.tied else "no"
        if self.side == self.first:
            return keyed_text("event.first_chosen_self", side=self.side, vp=self.vp, tied=tied)
        return keyed_text("event.first_chosen", side=self.side, first=self.first, vp=self.vp, tied=tied)


class RoundBegan(Event, frozen=True):
    """A round of the Action Phase begins. The map that is posted then says which, as does the first side's turn."""

    round: int
    of: int

    def label(self) -> Text | None:
        """Return None: it needs no line of its own."""
        return None


class BecameActive(Event, frozen=True):
    """A side becomes the active player. round, of: in which of how many rounds; 0 in games of before that was told, and
    of Desperate Times."""

    side: Side
    round: int = 0
    of: int = 0


class Passed(Event, frozen=True):
    """The active player has ended their turn without playing a card."""

    side: Side


class AttritionRolled(Event, frozen=True):
    """A power has rolled for attrition in an enemy space. cu: how many it had there."""

    power: str
    space: str
    cu: int
    die: int
    lost: int

    def label(self) -> Text:
        """Return the event in words, with the die as a sign, and from which on one costs so many CU something."""
        first = next(die for die in range(1, 7) if TABLES.attrition_losses(die, self.cu))
        said = {"power": self.power, "space": self.space, "cu": self.cu, "dice": (self.die,), "lost": self.lost}
        said["first"] = first
        return Text("event.attrition_rolled", said)


class MarkerPlaced(Event, frozen=True):
    """In the Surrender Phase a power's marker is placed where its CU stand. before: who held the space. after: who
    does; "" where an ally's home is only freed."""

    power: str
    space: str
    before: str = ""
    after: str = ""

    def label(self) -> Text:
        """Return the event in words, by whose the space is then."""
        form = "" if self.after == self.power else "_for" if self.after else "_freed"
        return keyed_text(f"event.marker_placed{form}", power=self.power, space=self.space, after=self.after)


class Isolated(Event, frozen=True):
    """Spaces of a power are cut off, and become independent."""

    power: str
    spaces: tuple[str, ...]

    def label(self) -> Text:
        """Return the event in words."""
        return keyed_text("event.isolated", power=self.power, spaces=self.spaces, count=len(self.spaces))


class Scored(Event, frozen=True):
    """A side has scored. gained: the victory spaces that it holds outside its home; lost: those of its home that it
    does not hold; change: of its victory points, which are `vp` now. unrest: points that the unrest cost Carthage.
    end: the track ends at `vp`, so that not all of the change counts (ruling 41)."""

    side: Side
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    change: int
    vp: int
    unrest: int = 0
    end: bool = False

    def label(self) -> Text:
        """Return the event in words: what brought and what cost points."""
        if not self.gained and not self.lost and not self.unrest:
            return keyed_text("event.scored_nothing", side=self.side, vp=self.vp)
        sides = (("gained", self.gained), ("lost", self.lost))
        parts = tuple(
            [keyed_text(f"scored.{what}", spaces=spaces, count=len(spaces)) for what, spaces in sides if spaces]
        )
        if self.unrest:
            parts = (*parts, keyed_text("scored.unrest", count=self.unrest))
        sign = "+" if self.change > 0 else "−" if self.change < 0 else "±"
        end = "yes" if self.end else "no"
        return keyed_text(
            "event.scored", side=self.side, sign=sign, size=abs(self.change), vp=self.vp, end=end, parts=parts
        )


class AllianceRenewed(Event, frozen=True):
    """Both powers have renewed their alliance."""

    one: str
    other: str


class AllianceLapsed(Event, frozen=True):
    """An alliance has ended with the turn. by: the powers that did not renew it."""

    one: str
    other: str
    by: tuple[str, ...]


class ConsulsReturned(Event, frozen=True):
    """The consuls go back to the pool."""

    leaders: tuple[str, ...]


class OrderSet(Event, frozen=True):
    """Who wins ties has said in which order sides with equal victory points place their reinforcements."""

    side: Side
    order: tuple[Side, ...]


class Reinforced(Event, frozen=True):
    """A power has placed reinforcements. spaces: one for each CU; hired: one for each mercenary beside them."""

    power: str
    spaces: tuple[str, ...]
    hired: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the event in words: how many in each space."""
        parts = (
            *counted_space_texts("placed.count", self.spaces),
            *counted_space_texts("placed.hired_count", self.hired),
        )
        return keyed_text("event.reinforced", power=self.power, parts=parts)


class LeaderPlaced(Event, frozen=True):
    """A leader is placed with CU of their power. before: where they were: a space, or a box of `SwordState.off_map`."""

    leader: str
    space: str
    before: str = ""


class LeadersKept(Event, frozen=True):
    """The Greeks have paid to keep named leaders. pay: the cities that lost loyalty, one for each point. gone: those
    who were not kept. spared: points that one of them cost less, for land of Carthage in Sicily."""

    side: Side
    keep: tuple[str, ...]
    pay: tuple[str, ...]
    gone: tuple[str, ...]
    spared: int = 0

    def label(self) -> Text:
        """Return the event in words: what each city paid."""
        said = {"side": self.side, "keep": self.keep, "kept": len(self.keep), "gone": self.gone, "lost": len(self.gone)}
        said["spared"] = self.spared
        return Text("event.leaders_kept", {**said, "parts": counted_space_texts("placed.paid", self.pay)})


class ConsulsDrawn(Event, frozen=True):
    """Rome has drawn its consuls. waiting: those who find no CU and wait in the box."""

    leaders: tuple[str, ...]
    waiting: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the event in words."""
        return keyed_text(f"event.consuls_drawn{'_waiting' if self.waiting else ''}", leaders=self.leaders)


class Eliminated(Event, frozen=True):
    """A side has no CU left and is out of the game. cards: its hand, which is shown."""

    side: Side
    cards: tuple[str, ...] = ()

    def label(self) -> Text:
        """Return the event in words."""
        return keyed_text(f"event.eliminated{'' if self.cards else '_bare'}", side=self.side, cards=self.cards)


class GameEnded(Event, frozen=True):
    """The game is over. how: "automatic" (level: the victory points that win), "last_turn" or "alone"."""

    how: str
    winners: tuple[Side, ...]
    vp: int
    level: int = 0


# Desperate Times


class AnnouncementMade(Event, frozen=True):
    """A side has announced Desperate Times, or withdrawn it ("never"); a secret of its seat."""

    side: Side
    before: str
    seat: Seat

    def seen_by(self, seat: Seat | None) -> "AnnouncementMade | None":
        """Return the event for its owner only."""
        return self if seat == self.seat else None

    def label(self) -> Text:
        """Return the event in words, by the moment."""
        form = f"_{self.before}" if self.before in ("end", "never") else ""
        return keyed_text(f"event.announcement_made{form}", side=self.side, before=self.before)


class DesperateAnnounced(Event, frozen=True):
    """Announcements of Desperate Times are shown. before: the side whose turn it would be."""

    sides: tuple[Side, ...]
    before: Side


class DesperatePlayed(Event, frozen=True):
    """A side plays Desperate Times. others: those who wanted to and keep theirs, since it has fewer victory points."""

    side: Side
    card: str
    others: tuple[Side, ...] = ()

    def label(self) -> Text:
        """Return the event in words."""
        form = "_contested" if self.others else ""
        return keyed_text(f"event.desperate_played{form}", side=self.side, others=self.others)


class CardsSwapped(Event, frozen=True):
    """By Desperate Times a side exchanges cards of its hand for as many from its deck."""

    side: Side
    cards: tuple[str, ...]

    def label(self) -> Text:
        """Return the event in words."""
        return keyed_text("event.cards_swapped", side=self.side, cards=self.cards, count=len(self.cards))


class EventFetched(Event, frozen=True):
    """By Desperate Times a side finds an event. zone: "hand", "deck" or "discard"."""

    side: Side
    card: str
    zone: str
