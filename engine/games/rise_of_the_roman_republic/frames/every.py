"""All frames of the game, as one type, a line a chapter: what may lie on the stack of a state."""

from engine.games.rise_of_the_roman_republic.frames.combat import Assailing, Battle, Command, Passage
from engine.games.rise_of_the_roman_republic.frames.manpower import Raising
from engine.games.rise_of_the_roman_republic.frames.movement import Inertia, Movement
from engine.games.rise_of_the_roman_republic.frames.politics import Censure, Election, Replacement, Strategic
from engine.games.rise_of_the_roman_republic.frames.siege import Capture, SiegeAttrition, Storming, Treason
from engine.games.rise_of_the_roman_republic.frames.tribes import Mobilisation, TribeRoll
from engine.games.rise_of_the_roman_republic.frames.turn import Devastation, Opening, Phase, Training, Turns

AnyFrame = (
    (Turns | Opening | Phase | Devastation | Training)
    | (Strategic | Election | Replacement | Censure)
    | (Mobilisation | TribeRoll)
    | (Assailing | Battle | Command | Passage)
    | (Movement | Inertia | Raising)
    | (Storming | SiegeAttrition | Treason | Capture)
)  # fmt: skip
