"""The rulebook that every chapter registers its procedures in, and how a power's decisions find a seat."""

from engine.games.total_war_rome.state import RomeState
from engine.kernel.rulebook import Rulebook

rules: Rulebook[RomeState] = Rulebook()
rules.decider = lambda state, side: state.players[side]
