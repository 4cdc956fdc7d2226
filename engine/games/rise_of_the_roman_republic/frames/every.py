"""All frames of the game, as one type: what may lie on the stack of a state."""

from engine.games.rise_of_the_roman_republic.frames.combat import Battle
from engine.games.rise_of_the_roman_republic.frames.politics import Election, Strategic
from engine.games.rise_of_the_roman_republic.frames.turn import Phase, Training, Turns

AnyFrame = Turns | Phase | Training | Strategic | Election | Battle
