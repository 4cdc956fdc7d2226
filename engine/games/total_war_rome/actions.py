"""The actions of Total War: Rome, chapter by chapter. Fields are ids: factions, regions, armies, cards."""

from engine.games.total_war_rome.battle_actions import BattleAction
from engine.kernel.actions import Action, Pass

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


class MoveAgent(Action, frozen=True):
    """Move an agent (Moving Agents)."""

    agent: str
    to: str


class Levy(Action, frozen=True):
    """Cash action cards as an emergency tax levy (Action Cards 1b)."""

    cards: tuple[str, ...]


class Treaty(Action, frozen=True):
    """Ask another faction for a better diplomatic status."""

    card: str
    agent: str
    side: str
    region: str


class Trade(Action, frozen=True):
    """Trade with a faction that is no enemy."""

    card: str
    agent: str
    side: str
    region: str


class Spy(Action, frozen=True):
    """See all cards of an army."""

    card: str
    agent: str
    army: str


class Protests(Action, frozen=True):
    """Place one unrest marker."""

    card: str
    agent: str
    region: str


class Riots(Action, frozen=True):
    """Place two unrest markers."""

    card: str
    agent: str
    region: str


class RebelUprising(Action, frozen=True):
    """Raise a conquered region against the faction that controls it."""

    card: str
    agent: str
    region: str


class BribeArmy(Action, frozen=True):
    """Bribe an army."""

    card: str
    agent: str
    army: str
    reroll: bool = False


class BribeRegion(Action, frozen=True):
    """Bribe a region."""

    card: str
    agent: str
    region: str
    reroll: bool = False


class Sabotage(Action, frozen=True):
    """Remove a market or barracks."""

    card: str
    agent: str
    region: str
    improvement: str
    reroll: bool = False


class TreasuryTheft(Action, frozen=True):
    """Take half of a faction's gold."""

    card: str
    agent: str
    region: str
    reroll: bool = False


class DoubleAgent(Action, frozen=True):
    """Send an agent home for the round."""

    card: str
    agent: str
    target: str


class SowDistrust(Action, frozen=True):
    """Lower the status between a faction and its friend or ally."""

    card: str
    agent: str
    side: str
    other: str


class RecruitMercenary(Action, frozen=True):
    """Buy a mercenary card, or a special card of the mercenary deck, into an army."""

    card: str
    agent: str
    region: str
    army: str
    unit: str


class AssassinateGeneral(Action, frozen=True):
    """Try to kill the general of an army."""

    card: str
    agent: str
    army: str
    reroll: bool = False


class AssassinateAgent(Action, frozen=True):
    """Try to kill an agent."""

    card: str
    agent: str
    target: str
    reroll: bool = False


Deed = (
    Treaty
    | Trade
    | Spy
    | Protests
    | Riots
    | RebelUprising
    | BribeArmy
    | BribeRegion
    | Sabotage
    | TreasuryTheft
    | DoubleAgent
    | SowDistrust
    | RecruitMercenary
    | AssassinateGeneral
    | AssassinateAgent
)


class Agree(Action, frozen=True):
    """Grant what another faction asks: a treaty, a passage."""


class Refuse(Action, frozen=True):
    """Refuse what another faction asks."""


class Share(Action, frozen=True):
    """Show an ally the army that a spy has seen (Spy)."""

    ally: str


class Keep(Action, frozen=True):
    """Keep what the spy has seen to oneself."""


class Foil(Action, frozen=True):
    """Cancel an agent action aimed at oneself: Safe House, Loyal Bodyguard."""

    card: str


class LeadAway(Action, frozen=True):
    """Move what is left of a bribed army up to two regions."""

    region: str


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


class PlaceArmy(Action, frozen=True):
    """Place an army on the board (Placing Armies and Navies)."""

    army: str
    region: str


class PlaceNavy(Action, frozen=True):
    """Place a navy in the port of a home region."""

    navy: str
    region: str


class March(Action, frozen=True):
    """Move an army from region to region."""

    army: str
    route: tuple[str, ...]


class Betray(Action, frozen=True):
    """Attack an ally: move into its region, or upon its army, without leave (Broken Alliance)."""

    army: str
    region: str


class Confront(Action, frozen=True):
    """Meet an enemy army in the region where both stand."""

    army: str
    enemy: str


class Assault(Action, frozen=True):
    """Assault the garrison of the region where the army stands; `cards`: Traitor at the Gate, Siege Works."""

    army: str
    cards: tuple[str, ...] = ()


class Subdue(Action, frozen=True):
    """Remove unrest markers with an army, one for each MU."""

    army: str
    markers: int


class Reorganise(Action, frozen=True):
    """Move cards between two armies in one region; `generals`: "keep" or "swap"."""

    army: str
    other: str
    give: tuple[str, ...]
    take: tuple[str, ...]
    generals: str


class MoveGeneral(Action, frozen=True):
    """Let a spare general, or one in play, take over an army."""

    general: str
    army: str


class Embark(Action, frozen=True):
    """Take an army aboard a navy."""

    army: str
    navy: str


class Disembark(Action, frozen=True):
    """Land an army from its navy."""

    army: str
    region: str


class Sail(Action, frozen=True):
    """Move a navy through sea areas and into or out of a port."""

    navy: str
    route: tuple[str, ...]


class Engage(Action, frozen=True):
    """Attack a navy in the same sea area."""

    navy: str
    enemy: str


class ReorganiseNavies(Action, frozen=True):
    """Move ship cards between two navies in one place."""

    navy: str
    other: str
    give: tuple[str, ...]
    take: tuple[str, ...]


class LoseCards(Action, frozen=True):
    """Choose the cards that an army loses to a defence or garrison roll, an uprising, a bribe."""

    cards: tuple[str, ...]


class Meet(Action, frozen=True):
    """What one side does when armies meet: fight, roll to avoid battle, or slip away with a card; where it would go; and
    the No Escape card that it would play if the enemy avoids."""

    stance: str
    to: str = ""
    no_escape: str = ""


class JoinBattle(Action, frozen=True):
    """Fight at an ally's side (Allies)."""


class StandAside(Action, frozen=True):
    """Keep an army out of an ally's battle."""


class Merge(Action, frozen=True):
    """Move all cards of an army to another in the same region; its general becomes a spare one."""

    army: str
    other: str


class Withdraw(Action, frozen=True):
    """Withdraw an army after a battle."""

    to: str


class RetreatNavy(Action, frozen=True):
    """Retreat a navy after a battle."""

    to: str


class Intercept(Action, frozen=True):
    """Intercept a navy that enters an adjacent sea area."""

    navy: str


class Militia(Action, frozen=True):
    """Play Town Militia: the assaulted garrison rolls one die more."""

    card: str


class Conquer(Action, frozen=True):
    """A stranded army tries to conquer where it stands (Broken Alliance)."""


class Leave(Action, frozen=True):
    """A stranded army leaves for an adjacent region (Broken Alliance)."""

    to: str


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
