"""What the computer players of The Rise of the Roman Republic go by (its `players.yaml`)."""

from engine.games.rise_of_the_roman_republic.tables import GAME_ID
from engine.kit.weights import NamedWeights
from engine.kit.weights import Weights as CommonWeights


class Weights(CommonWeights, frozen=True, kw_only=True):
    """The weights of a player. What all players of the title share stands beside what it is for.

    stirs: victory points that it costs to bring a tribe under arms by coming into its province.
    circles: whether a march counts what it cannot bring: the surrender of cities that have refused in this phase, a
        garrison for which an army has no men, a port for who stands in one; and whether it leads to a hex a second time
        in a phase. So it goes to and fro.
    """

    stirs: float = 0.0
    circles: bool = False


WEIGHTS = NamedWeights(GAME_ID, Weights)
at_work = WEIGHTS.weights_of_thinking_player
