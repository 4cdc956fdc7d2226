"""All frames of the game, as one type: what may lie on the stack of a state."""

from engine.games.sword_of_rome.frames.carthage import Quelling
from engine.games.sword_of_rome.frames.combat import Battle, Politics, Retreat, SupportLoss
from engine.games.sword_of_rome.frames.movement import Campaign, March
from engine.games.sword_of_rome.frames.non_players import NonPlayerAction
from engine.games.sword_of_rome.frames.siege import Blockading, Falls, SiegeRoll
from engine.games.sword_of_rome.frames.turn import (
    EventPlay,
    FleetSails,
    GallicRoll,
    LastChance,
    PlayerTurn,
    Reinforcing,
    Round,
    Surrender,
    Turns,
)

AnyFrame = (
    (Turns | Round | GallicRoll | LastChance | PlayerTurn | EventPlay | FleetSails | Surrender | Reinforcing)
    | (NonPlayerAction | Campaign | March | Battle | Retreat | Politics | SupportLoss | SiegeRoll | Falls)
    | (Quelling | Blockading)
)  # fmt: skip
