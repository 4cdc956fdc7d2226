"""All actions of the game, as one type."""

from engine.games.sword_of_rome.actions.combat import (
    GoInside,
    JoinRelief,
    LeaveSupport,
    RetreatTo,
    ShareLosses,
    SpendSupport,
)
from engine.games.sword_of_rome.actions.diplomacy import (
    ActivateNonPlayer,
    Alliance,
    BreakAlliance,
    CallOnCarthage,
    LetRest,
    OfferAlliance,
)
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege, FoundColony, Loot, Solidarity, TakeOver
from engine.games.sword_of_rome.actions.turn import EndTurn
from engine.kernel.actions import Close, Pass

AnyAction = (
    EndTurn
    | Respond
    | JoinRelief
    | GoInside
    | RetreatTo
    | ShareLosses
    | SpendSupport
    | LeaveSupport
    | Besiege
    | FoundColony
    | Solidarity
    | Loot
    | TakeOver
    | OfferAlliance
    | Alliance
    | BreakAlliance
    | ActivateNonPlayer
    | CallOnCarthage
    | LetRest
    | Pass
    | Close
)  # fmt: skip
