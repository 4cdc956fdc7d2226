"""The chapters of the rules: importing this registers every procedure and Operation of the game, a line a chapter."""

# ruff: noqa: F401
# isort: off
from engine.games.rise_of_the_roman_republic.turn import sequence, opening, phase, devastation, inertia
from engine.games.rise_of_the_roman_republic.movement import march, operations, regrouping
from engine.games.rise_of_the_roman_republic.naval import fleets, transport
from engine.games.rise_of_the_roman_republic.politics import (
    strategic,
    returning,
    samnite_leaders,
    elections,
    replacement,
    censure,
)
from engine.games.rise_of_the_roman_republic.tribes import control, mobilisation
from engine.games.rise_of_the_roman_republic.politics import permission, triumph
from engine.games.rise_of_the_roman_republic.manpower import (
    request,
    raising,
    engines,
    quarters,
    reinforcing,
    segment,
    training,
)
from engine.games.rise_of_the_roman_republic.manpower import provincial
from engine.games.rise_of_the_roman_republic.combat import command, passage, avoidance, coordination, battle
from engine.games.rise_of_the_roman_republic.combat import losing, flight, aftermath, attack
from engine.games.rise_of_the_roman_republic.combat import training as battle_training
from engine.games.rise_of_the_roman_republic.siege import placing, assault, treachery, surrender, capture
from engine.games.rise_of_the_roman_republic.siege import garrisons, attrition
from engine.games.rise_of_the_roman_republic.tribes import revolts
from engine.games.rise_of_the_roman_republic.incursions import incursion
from engine.games.rise_of_the_roman_republic.tribes import gauls
from engine.games.rise_of_the_roman_republic.manpower import samnites
from engine.games.rise_of_the_roman_republic.diplomacy import embassies
from engine.games.rise_of_the_roman_republic.powers import ambassadors, expedition, allied_garrisons
from engine.games.rise_of_the_roman_republic.augury import reading, nature, rome, peoples, overseas
