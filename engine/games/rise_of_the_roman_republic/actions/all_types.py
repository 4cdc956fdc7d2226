"""All actions of the game, as one type, and as the list of their types: a line a chapter."""

from typing import get_args

from engine.games.rise_of_the_roman_republic.actions.combat import (
    Attack,
    Avoid,
    ChooseLosses,
    Coordinate,
    Invest,
    JoinRelief,
    LoseEvenly,
    LowerTraining,
    NoMoreHelp,
    Prepare,
    RaiseTraining,
    Recover,
    Retreat,
    SpendGuile,
    Stand,
    TakeCommand,
)
from engine.games.rise_of_the_roman_republic.actions.cup import Activate, AskPermission, Devastate, EndPhase
from engine.games.rise_of_the_roman_republic.actions.diplomacy import (
    DrawLeader,
    DrawNobody,
    ExtendRoad,
    FavourConsul,
    Negotiate,
    Persuade,
    RaiseSamnites,
)
from engine.games.rise_of_the_roman_republic.actions.manpower import (
    BuildEngine,
    CallUpProvinces,
    GiveLegions,
    KeepAuxiliaries,
    NoAuxiliaries,
    NoEngine,
    PlaceAuxiliaries,
    PlaceLevy,
    RaiseManpower,
    Reinforce,
    SendAuxiliaries,
    SplitLevy,
    Train,
)
from engine.games.rise_of_the_roman_republic.actions.movement import (
    AnswerGuile,
    Intercept,
    LetMarch,
    March,
    MarchAllies,
    MarchBeside,
    MarchWith,
    Regroup,
)
from engine.games.rise_of_the_roman_republic.actions.naval import (
    DrawAllies,
    KeepFleets,
    LandExpedition,
    RaiseLevels,
    Reallot,
    Sail,
    SailAllies,
    SailWith,
    SendAmbassador,
)
from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    CallDictator,
    Celebrate,
    Disband,
    Elect,
    FaceCensure,
    Muster,
    MusterApart,
    NameCommander,
    NoDictator,
    PlaceLeader,
    PlaceWithin,
    Prorogue,
    PutOffTriumph,
    RequestArmy,
    RetainLeaders,
    TakeField,
)
from engine.games.rise_of_the_roman_republic.actions.setup import Deploy, PlaceForce
from engine.games.rise_of_the_roman_republic.actions.siege import (
    AbandonCity,
    Assault,
    DemandSurrender,
    DrawGarrison,
    GarrisonCity,
    GarrisonWith,
    LeaveGarrison,
    LiftSiege,
    OccupyCity,
    PlaceSiege,
    Treachery,
)
from engine.games.rise_of_the_roman_republic.actions.tribes import BidGuile, PlaceTribe
from engine.kernel.actions import Accept, Action, Close, Decline, Pass, WithdrawOffer

Own = (
    (Disband | Prorogue | CallDictator | NoDictator | Elect | TakeField | Assign | RequestArmy | Muster | MusterApart)
    | (Activate | EndPhase | AskPermission | PlaceLevy | SplitLevy | Train)
    | (RetainLeaders | PlaceLeader | PlaceWithin | NameCommander | FaceCensure | Celebrate | PutOffTriumph)
    | (BidGuile | PlaceTribe)
    | (Negotiate | Persuade | ExtendRoad | FavourConsul | RaiseSamnites | DrawLeader | DrawNobody)
    | (Deploy | PlaceForce | Devastate | RaiseManpower | GiveLegions | Reinforce | PlaceAuxiliaries)
    | (CallUpProvinces | BuildEngine | NoEngine | SendAuxiliaries | KeepAuxiliaries | NoAuxiliaries)
    | (Attack | Recover | TakeCommand | Stand | Avoid | SpendGuile | Coordinate | JoinRelief | NoMoreHelp)
    | (PlaceSiege | LiftSiege | Assault | Treachery | DemandSurrender | LeaveGarrison | DrawGarrison)
    | (OccupyCity | GarrisonCity | GarrisonWith | AbandonCity)
    | (LoseEvenly | ChooseLosses)
    | (Prepare | Retreat | Invest | RaiseTraining | LowerTraining)
    | (RaiseLevels | Reallot | KeepFleets | Sail | SailWith | SailAllies)
    | (LandExpedition | SendAmbassador | DrawAllies)
    | (March | MarchWith | MarchBeside | MarchAllies | Regroup | Intercept | LetMarch | AnswerGuile)
)  # fmt: skip
AnyAction = Own | Pass | Close | Accept | Decline | WithdrawOffer
ACTIONS: tuple[type[Action], ...] = get_args(Own)
