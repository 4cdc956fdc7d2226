"""All actions of the game, as one type, and as the list of their types: a line a chapter."""

from typing import get_args

from engine.games.rise_of_the_roman_republic.actions.politics import (
    Assign,
    CallDictator,
    Disband,
    Elect,
    NameCommander,
    NoDictator,
    Prorogue,
    RetainLeaders,
    TakeField,
)
from engine.kernel.actions import Accept, Action, Close, Decline, Pass, WithdrawOffer

Own = Disband | Prorogue | CallDictator | NoDictator | Elect | TakeField | Assign | RetainLeaders | NameCommander
AnyAction = Own | Pass | Close | Accept | Decline | WithdrawOffer
ACTIONS: tuple[type[Action], ...] = get_args(Own)
