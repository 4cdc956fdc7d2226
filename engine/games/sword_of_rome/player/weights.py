"""What the computer players of The Sword of Rome go by (`data/sword_of_rome/players.yaml`)."""

from engine.games.sword_of_rome.tables import GAME_ID
from engine.kit.weights import NamedWeights
from engine.kit.weights import Weights as CommonWeights


class Weights(CommonWeights, frozen=True, kw_only=True):
    """The weights of a player. What all players of the title share stands beside what it is for."""


WEIGHTS = NamedWeights(GAME_ID, Weights)
at_work = WEIGHTS.weights_of_thinking_player
