"""The rulebook that the chapters register their steps in."""

from engine.games.samnite_wars.state import SamniteState
from engine.kernel.play import Play
from engine.kernel.rulebook import Rulebook

RULES: Rulebook[SamniteState] = Rulebook()  # sides are seats here: every player is one side
SamnitePlay = Play[SamniteState]
