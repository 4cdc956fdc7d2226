"""Events of armies and navies: moves, losses, meetings, generals."""

import msgspec

from engine.games.total_war_rome.army_cards import mercenary_kinds
from engine.games.total_war_rome.tables import REGIONS
from engine.kernel.events import Event, Seat
from engine.kernel.state import Side
from engine.kernel.texts import Text, keyed_text


class CardsLost(Event, frozen=True):
    """An army lost cards: the number and the mercenaries are public, the other kinds are its owner's (ruling 102)."""

    owner: Side
    seat: Seat
    army: str
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "CardsLost":
        """Return all kinds to the owner, to others the mercenaries."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=mercenary_kinds(self.cards))

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        named = len(self.cards)
        key = "cards_lost_own" if named == self.count else "cards_lost_hired" if named else "cards_lost"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class ArmyUnscathed(Event, frozen=True):
    """An army has no skirmisher or artillery card for an S to destroy, and loses nothing else. Told openly: whoever has
    one is asked which it loses, so all can see it anyway (rulings 26 and 102)."""

    owner: Side
    army: str


class ArmyDestroyed(Event, frozen=True):
    """An army was destroyed (Universal Rules 3)."""

    owner: Side
    army: str
    at: str = ""


class NavyDestroyed(Event, frozen=True):
    """A navy was sunk or lost."""

    owner: Side
    navy: str


class GeneralChanged(Event, frozen=True):
    """An army's general was killed or replaced; "" is none."""

    owner: Side
    army: str
    before: str
    general: str

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "general_lost" if not self.general else "general_changed" if self.before else "general_takes"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class MercenaryJoined(Event, frozen=True):
    """A mercenary card joined an army, from an open pack: all see which (`unit` "": in games of before it was told)."""

    owner: Side
    seat: Seat
    army: str
    unit: str = ""

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "mercenary_joined_own" if self.unit else "mercenary_joined"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class ArmyMoved(Event, frozen=True):
    """An army moved: `frm` a region, a navy, or "" if it was placed; `to` a region or the navy that it boarded."""

    owner: Side
    army: str
    frm: str
    to: str

    def label(self) -> Text | None:
        """Return it in words: placed, embarked, landed or moved."""
        if self.to not in REGIONS:
            key = "army_embarked"
        elif not self.frm:
            key = "army_placed"
        else:
            key = "army_moved" if self.frm in REGIONS else "army_landed"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class NavyBattered(Event, frozen=True):
    """A navy was caught in a storm."""

    owner: Side
    navy: str


class ShipsLost(Event, frozen=True):
    """A navy lost ships: the number is public, the kinds are its owner's (ruling 102)."""

    owner: Side
    seat: Seat
    navy: str
    count: int
    ships: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "ShipsLost":
        """Return the kinds to the owner only."""
        return self if seat == self.seat else ShipsLost(self.owner, self.seat, self.navy, self.count)

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "ships_lost_own" if self.ships else "ships_lost"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class AssaultEnds(Event, frozen=True):
    """An assault took the region, or failed; and how it stood before the first die: who led how many cards, the
    garrison's dice (colour and the face that came), walls, dice of siege works (`colours` where not
    all are GREEN). The kinds of cards (`cards`) are their
    owner's (ruling 102). `started`: 0 in games of before this was told."""

    side: Side
    army: str
    region: str
    taken: bool
    seat: Seat = ""
    general: str = ""
    started: int = 0
    cards: tuple[str, ...] = ()
    garrison: tuple[tuple[str, str], ...] = ()
    walls: bool = False
    works: int = 0
    colours: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> "AssaultEnds":
        """Return the kinds to the owner only."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        key = "assault_taken" if self.taken else "assault_ends"
        return keyed_text(f"event.{key}", side=self.side, army=self.army, region=self.region)


class ArmiesMeet(Event, frozen=True):
    """Two enemy armies meet."""

    active: str
    passive: str
    region: str


class HelpAnswered(Event, frozen=True):
    """A commander accepted or declined an ally's help in a battle."""

    side: Side
    ally: Side
    accepted: bool

    def label(self) -> Text | None:
        """Return it in words, told apart by the answer."""
        key = "help_accepted" if self.accepted else "help_declined"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class HelpersStandAside(Event, frozen=True):
    """Two armies of allies joined opposite sides of a battle: neither fights."""

    one: str
    other: str
    region: str


class BattleAvoided(Event, frozen=True):
    """An army avoided battle."""

    owner: Side
    army: str


class PassageAnswered(Event, frozen=True):
    """An ally agreed to a passage through its region, or to take the army aboard its navy (`region` is that), or
    refused it. flight: the army escapes, withdraws or leaves, and asks for refuge."""

    side: Side
    army: str
    region: str
    agreed: bool
    flight: bool = False

    def label(self) -> Text | None:
        """Return it in words, told apart by what is known."""
        what = ("refuge" if self.flight else "passage") if self.region in REGIONS else "boarding"
        key = f"{what}_agreed" if self.agreed else f"{what}_answered"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class NavyMoved(Event, frozen=True):
    """A navy moved to a sea area or a port; `frm` is "" if it was placed."""

    owner: Side
    navy: str
    frm: str
    to: str

    def label(self) -> Text | None:
        """Return it in words: placed, sailing, or putting into port."""
        key = ("navy_docked" if self.to in REGIONS else "navy_moved") if self.frm else "navy_placed"
        return Text(f"event.{key}", msgspec.structs.asdict(self))


class Reorganised(Event, frozen=True):
    """Two armies or navies in one place were reorganised."""

    owner: Side
    one: str
    other: str


class ArmiesMerged(Event, frozen=True):
    """An army, or a navy, was merged into another."""

    owner: Side
    army: str
    other: str
