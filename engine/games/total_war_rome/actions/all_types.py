"""All actions of the game, as one type: what an answer that is kept may be."""

from engine.games.total_war_rome.actions.agents import (
    Agree,
    Deed,
    Foil,
    Keep,
    LeadAway,
    Levy,
    MoveAgent,
    NameHeir,
    Refuse,
    Share,
    ShowArmy,
    ShowCards,
)
from engine.games.total_war_rome.actions.battle import BattleAction
from engine.games.total_war_rome.actions.campaign import (
    AcceptHelp,
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
    MeetFirst,
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
    TakeMercenary,
    Withdraw,
)
from engine.games.total_war_rome.actions.event_cards import (
    Agitate,
    CampFever,
    ExtraDeed,
    FairWinds,
    Festival,
    ForcedMarch,
    HostageExchange,
    Plunder,
    RelayRiders,
    Storm,
    Unpaid,
)
from engine.games.total_war_rome.actions.rounds import Bid, EndTurn, Omens, Season, SetOrder
from engine.games.total_war_rome.actions.spending import Spend
from engine.kernel.actions import Pass

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
    | NameHeir
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
    | MeetFirst
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
    | AcceptHelp
    | StandAside
    | TakeMercenary
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
