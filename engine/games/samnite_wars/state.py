"""The state of a game of Samnite Wars, and the frames of its procedures."""

from typing import Self

import msgspec

from engine.games.samnite_wars.actions import SamniteAction
from engine.games.samnite_wars.fate_cards import Role
from engine.games.samnite_wars.tables import HOME, REGIONS, TABLES
from engine.kernel.state import Frame, State
from engine.kernel.zones import Cards

NEIGHBOURS = {name: frozenset(region.borders) for name, region in REGIONS.items()}
NEEDED = tuple((name, region.tokens) for name, region in REGIONS.items())
DECK, DISCARDS = "deck", "discards"  # a hand is the zone named by its seat
REVOLT, CAMPAIGN, WAR = "revolt", "campaign", "war"


class Combat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The combat under way; everything here is public."""

    kind: str  # revolt, campaign, war
    region: str
    enemy: str = ""  # the seat that plays the region
    consul_ally: str = ""
    enemy_ally: str = ""
    consul_cards: tuple[str, ...] | None = None  # None until revealed
    enemy_cards: tuple[str, ...] | None = None
    consul_force: int | None = None
    enemy_force: int | None = None
    winner: str = ""  # consul, enemy, or "" while open

    @property
    def rome_attacks(self) -> bool:
        """Return whether Rome is the attacker: not in a War (ruling 15)."""
        return self.kind != WAR


class Republic(Frame):
    """The whole game: turn after turn."""


class Turn(Frame):
    """TURN SEQUENCE: the seven phases of a player's turn as Consul."""


class Revolt(Frame):
    """REVOLT. `region` is given where a War became a revolt of it, else the Foes decide."""

    region: str = ""


class Peace(Frame):
    """PEACE: Pax Romana or a campaign."""


class Raids(Frame):
    """RAIDS: fortify or a campaign."""


class Campaign(Frame):
    """A campaign against a region, from its declaration to its conquest. Ends with whether it took place."""

    region: str


class War(Frame):
    """WAR: an enemy region attacks."""

    region: str = ""


class WarEffort(Frame):
    """Roles, allies and the War Effort itself. Ends with whether the Consul won."""


class Aftermath(Frame):
    """VICTORY CARDS and DEFEAT CARDS after a battle; `played`: who has played theirs."""

    played: tuple[str, ...] = ()


class Conquest(Frame):
    """The conquest card after a campaign that was won."""

    region: str


SamniteFrame = Republic | Turn | Revolt | Peace | Raids | Campaign | War | WarEffort | Aftermath | Conquest


class SamniteState(State[SamniteFrame, SamniteAction], kw_only=True):
    """All that is on the table. `options` is never changed after the setup."""

    options: dict[str, str]
    cards: Cards
    triumph: dict[str, int]
    treasury: int = 0
    tokens: dict[str, int]
    turn: int = 0  # counted from 1
    consul: str = ""
    phase: str = "fate"
    event: str = ""
    combat: Combat | None = None
    lost: bool = False  # Rome lost a battle this turn
    weary: bool = False  # Rome lost one the turn before: no campaign (LOSING BATTLES)
    plague: bool = False  # no campaign this turn
    chosen: bool = False  # the Consul has made this turn's choice of Peace or Raids

    def copy(self) -> Self:
        """Return an independent copy."""
        new = super().copy()
        new.cards = self.cards.copy()
        new.triumph = self.triumph.copy()
        new.tokens = self.tokens.copy()
        return new

    @property
    def round(self) -> int:
        """Return the round: one turn of every player (ruling 27)."""
        return max(self.turn - 1, 0) // len(self.seats) + 1

    @property
    def foes(self) -> tuple[str, ...]:
        """Return all players but the Consul, in turn order from them."""
        return self.players_from_consul()[1:]

    def players_from_consul(self) -> tuple[str, ...]:
        """Return all players in turn order from the Consul."""
        at = self.seats.index(self.consul)
        return self.seats[at:] + self.seats[:at]

    def hand(self, seat: str) -> list[str]:
        """Return a player's hand; read only."""
        return self.cards.zones[seat]

    def combat_under_way(self) -> Combat:
        """Return the combat under way."""
        assert self.combat is not None  # noqa: S101 - its procedures run only while there is one
        return self.combat

    @property
    def campaign_barred(self) -> bool:
        """Return whether a plague or a lost battle keeps the Consul from campaigning."""
        return self.plague or self.weary


def is_controlled(state: SamniteState, region: str) -> bool:
    """Return whether Rome controls the region (CONTROL; ruling 10)."""
    return state.tokens[region] >= REGIONS[region].tokens


def controlled_regions(state: SamniteState) -> tuple[str, ...]:
    """Return the regions that Rome controls, its home first, in the Region Table's order."""
    tokens = state.tokens
    return tuple([name for name, needed in NEEDED if tokens[name] >= needed])


def losable_provinces(state: SamniteState) -> tuple[str, ...]:
    """Return the controlled regions that Rome can lose: all but its home (ruling 9)."""
    return tuple(region for region in controlled_regions(state) if region != HOME)


def bordering_free_regions(state: SamniteState) -> tuple[str, ...]:
    """Return the free regions that share a border with one that Rome controls."""
    own = controlled_regions(state)
    return tuple([name for name in REGIONS if name not in own and not NEIGHBOURS[name].isdisjoint(own)])


def can_afford_campaign(state: SamniteState, before: int = 0) -> bool:
    """Return whether the Treasury could pay a campaign now (after it has paid `before`), and there is a region to
    invade."""
    return state.treasury >= TABLES.campaign.cost + before and bool(bordering_free_regions(state))


def role_of(state: SamniteState, seat: str) -> Role:
    """Return the role of a side of the present combat."""
    combat = state.combat_under_way()
    rome = seat == state.consul
    return Role(rome, combat.region, rome == combat.rome_attacks, controlled_regions(state))
