"""The actions of Total War: Rome, chapter by chapter. Fields are ids: factions, regions, armies, cards."""

import msgspec

from engine.games.total_war_rome.actions.agents import (
    Agree,
    Deed,
    Foil,
    Keep,
    LeadAway,
    Levy,
    MoveAgent,
    Refuse,
    Share,
    ShowArmy,
    ShowCards,
)
from engine.games.total_war_rome.actions.battle import BattleAction
from engine.games.total_war_rome.actions.campaign import (
    Assault,
    Betray,
    Confront,
    Conquer,
    Disembark,
    Embark,
    Engage,
    Intercept,
    JoinBattle,
    Leave,
    LoseCards,
    March,
    Meet,
    Merge,
    Militia,
    MoveGeneral,
    PlaceArmy,
    PlaceNavy,
    Reorganise,
    ReorganiseNavies,
    RetreatNavy,
    Sail,
    StandAside,
    Subdue,
    Withdraw,
)
from engine.kernel.actions import Action, Pass
from engine.kernel.texts import Text

# Initiative Phase


class Bid(Action, frozen=True):
    """Add gold to one's initiative card, in secret (Initiative Phase 2)."""

    gold: int


class Omens(Action, frozen=True):
    """Play Favourable Omens after the reveal."""

    card: str


class SetOrder(Action, frozen=True):
    """Choose who goes first and the direction of play (Initiative Phase 3)."""

    first: str
    direction: str


# Agent Phase


class EndTurn(Action, frozen=True):
    """End one's turn."""


# Events of the action cards


class ExtraDeed(Action, frozen=True):
    """Play Web of Informers: an agent may perform a second action."""

    card: str
    agent: str


class RelayRiders(Action, frozen=True):
    """Play Relay Riders: an agent moves up to five further steps."""

    card: str
    agent: str


class HostageExchange(Action, frozen=True):
    """Play Hostage Exchange: offer a better status without an agent there."""

    card: str
    side: str


class Festival(Action, frozen=True):
    """Play Festival Games: remove up to three unrest markers."""

    card: str
    regions: tuple[str, ...]


class Agitate(Action, frozen=True):
    """Play Agitators: place one unrest marker."""

    card: str
    region: str


class Unpaid(Action, frozen=True):
    """Play Unpaid Hirelings: an army loses a random mercenary card."""

    card: str
    army: str


class Storm(Action, frozen=True):
    """Play Storm at Sea on a navy in a sea area."""

    card: str
    navy: str


class ForcedMarch(Action, frozen=True):
    """Play Forced March: an army has 2 MU more."""

    card: str
    army: str


class FairWinds(Action, frozen=True):
    """Play Fair Winds: a navy has 2 MU more."""

    card: str
    navy: str


class CampFever(Action, frozen=True):
    """Play Camp Fever on an enemy army outside its own home regions."""

    card: str
    army: str


class Plunder(Action, frozen=True):
    """Play Plunder on a region conquered this turn."""

    card: str
    region: str


# Taxation Phase


class Season(Action, frozen=True):
    """Play events of the Taxation Phase: Bumper Harvest, Blight (on `blighted`), Festival Games (on `calmed`)."""

    cards: tuple[str, ...]
    blighted: tuple[str, ...] = ()
    calmed: tuple[str, ...] = ()


# Campaign Phase


# Spending Phase


class Spend(Action, frozen=True):
    """A whole basket of purchases, sealed until all are revealed in turn order (Spending Phase).

    Lines are tokens: events are card ids; generals "2" or "3" (stars) and spare generals' posts "<general>:<army>";
    troops, free troops and veterans "<army>:<kind>", ships "<navy>:<kind>", improvements "<region>:<what>", roads are
    borders, agents the regions where they start, unrest the regions that are calmed."""

    events: tuple[str, ...] = ()
    developments: tuple[str, ...] = ()
    generals: tuple[str, ...] = ()
    posts: tuple[str, ...] = ()
    troops: tuple[str, ...] = ()
    free_troops: tuple[str, ...] = ()
    veterans: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    improvements: tuple[str, ...] = ()
    free_works: tuple[str, ...] = ()
    roads: tuple[str, ...] = ()
    agents: tuple[str, ...] = ()
    unrest: tuple[str, ...] = ()
    hostages: str = "none"

    def told(self) -> Text:
        """Return how many lines the basket has."""
        fields = msgspec.structs.asdict(self)
        lines = sum(len(lines) for lines in fields.values() if isinstance(lines, tuple))
        return Text("action.spend", {**fields, "lines": lines})


AnyAction = (
    Bid
    | Omens
    | SetOrder
    | MoveAgent
    | Levy
    | Deed
    | Agree
    | Refuse
    | Share
    | ShowCards
    | ShowArmy
    | Keep
    | Foil
    | LeadAway
    | EndTurn
    | ExtraDeed
    | RelayRiders
    | HostageExchange
    | Festival
    | Agitate
    | Unpaid
    | Storm
    | ForcedMarch
    | FairWinds
    | CampFever
    | Plunder
    | Season
    | PlaceArmy
    | PlaceNavy
    | March
    | Betray
    | Confront
    | Assault
    | Subdue
    | Reorganise
    | MoveGeneral
    | Embark
    | Disembark
    | Sail
    | Engage
    | ReorganiseNavies
    | LoseCards
    | Meet
    | JoinBattle
    | StandAside
    | Merge
    | Withdraw
    | RetreatNavy
    | Intercept
    | Militia
    | Conquer
    | Leave
    | Spend
    | Pass
    | BattleAction
)
