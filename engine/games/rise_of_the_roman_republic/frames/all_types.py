"""All frames of the game, as one type, a line a chapter: what may lie on the stack of a state."""

from engine.games.rise_of_the_roman_republic.frames.augury import Augury, RoadWork
from engine.games.rise_of_the_roman_republic.frames.combat import Assailing, Battle, Command, Losing, Passage
from engine.games.rise_of_the_roman_republic.frames.manpower import Levying, Raising, SamniteLevy
from engine.games.rise_of_the_roman_republic.frames.movement import Inertia, Movement
from engine.games.rise_of_the_roman_republic.frames.naval import Fleets
from engine.games.rise_of_the_roman_republic.frames.politics import Censure, Election, Replacement, Strategic
from engine.games.rise_of_the_roman_republic.frames.siege import Capture, SiegeAttrition, Storming, Treason
from engine.games.rise_of_the_roman_republic.frames.tribes import Incursion, Invasion, Mobilisation, Revolt, TribeRoll
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation, Opening, Phase, Training, Turns

AnyFrame = (
    (Turns | Opening | Phase | Devastation | Training)
    | (Strategic | Election | Replacement | Censure)
    | (Mobilisation | TribeRoll | Revolt | Incursion | Invasion)
    | (Assailing | Battle | Command | Losing | Passage)
    | (Movement | Inertia | Raising | Levying | SamniteLevy)
    | (Augury | RoadWork | Fleets)
    | (Storming | SiegeAttrition | Treason | Capture)
)  # fmt: skip
