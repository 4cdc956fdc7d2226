"""The rulebook that every chapter registers its procedures in, and how the decisions of a power find a seat."""

from engine.games.sword_of_rome.state import SwordState
from engine.kernel.play import Play
from engine.kernel.rulebook import Rulebook

RULES: Rulebook[SwordState] = Rulebook()
RULES.decider = lambda state, side: state.players[side]
SwordPlay = Play[SwordState]
