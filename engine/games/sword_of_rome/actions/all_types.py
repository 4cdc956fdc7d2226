"""All actions of the game, as one type, and as the list of their types: a line a chapter."""

from typing import get_args

from engine.games.sword_of_rome.actions.carthage import (
    Contest,
    Dismiss,
    HireMercenaries,
    KeepFleet,
    LendFleet,
    PreferLosses,
)
from engine.games.sword_of_rome.actions.combat import (
    GoInside,
    JoinRelief,
    LeaveSupport,
    RetreatTo,
    ShareLosses,
    SpendSupport,
    TakeCommand,
)
from engine.games.sword_of_rome.actions.diplomacy import (
    ActivateNonPlayer,
    Alliance,
    BreakAlliance,
    CallOnCarthage,
    LeaveMinors,
    LetRest,
    OfferAlliance,
    StirUnrest,
)
from engine.games.sword_of_rome.actions.movement import (
    Coordinate,
    EndCampaign,
    FightAlone,
    Halt,
    MarchArmy,
    MarchOn,
    MoveMinor,
    PlayCampaign,
    Sortie,
)
from engine.games.sword_of_rome.actions.reactions import (
    AcceptBattle,
    Ambush,
    DropReactions,
    LetGo,
    PlanReactions,
    React,
    RefuseBattle,
)
from engine.games.sword_of_rome.actions.responses import Respond
from engine.games.sword_of_rome.actions.siege import Besiege, FoundColony, Loot, Solidarity, TakeOver
from engine.games.sword_of_rome.actions.turn import (
    AddSupport,
    Announce,
    ChooseTargets,
    Discard,
    EndTurn,
    FetchEvent,
    GoFirst,
    HoldBack,
    PlaceConsuls,
    PlayDesperate,
    PlayEvent,
    RaiseUnit,
    Reinforce,
    Renew,
    SetOrder,
    Swap,
    TakeSurrender,
)
from engine.kernel.actions import Action, Close, Pass

AnyAction = (
    (EndTurn | Discard | GoFirst | TakeSurrender | Renew | SetOrder | Reinforce | PlaceConsuls)
    | (Announce | PlayDesperate | HoldBack | Swap | FetchEvent)
    | (AddSupport | RaiseUnit | PlayEvent | ChooseTargets | Respond)
    | (JoinRelief | GoInside | RetreatTo | ShareLosses | SpendSupport | LeaveSupport)
    | (Besiege | FoundColony | Solidarity | Loot | TakeOver)
    | (OfferAlliance | Alliance | BreakAlliance | ActivateNonPlayer | CallOnCarthage | LetRest | StirUnrest)
    | (HireMercenaries | Dismiss | TakeCommand | Contest | LendFleet | KeepFleet | PreferLosses)
    | (MarchArmy | MarchOn | Halt | PlayCampaign | Coordinate | FightAlone | EndCampaign | Sortie)
    | (MoveMinor | LeaveMinors)
    | (React | RefuseBattle | AcceptBattle | Ambush | PlanReactions | LetGo | DropReactions)
    | (Pass | Close)
)  # fmt: skip
ACTIONS: tuple[type[Action], ...] = tuple([kind for kind in get_args(AnyAction) if kind not in (Pass, Close)])
