"""What the computer players of The Sword of Rome go by (`data/sword_of_rome/players.yaml`)."""

from engine.games.sword_of_rome.tables import GAME_ID
from engine.kit.weights import NamedWeights
from engine.kit.weights import Weights as CommonWeights


class Weights(CommonWeights, frozen=True, kw_only=True):
    """The weights of a player, in victory points unless said otherwise. What all players of the title share stands
    beside what it is for.

    surplus: the share of its worth for which a card is kept of which two or more are left at the turn's end.
    laid_aside: the same of a card of the Gauls, who lay their whole hand aside then, where one is left.
    refilled: what the card is worth that is drawn in the place of one, where one is left at the turn's end.
    lone: what it costs to leave a single CU in a city of one's own that an army could attack, if that is sure.
    """

    surplus: float
    laid_aside: float
    refilled: float
    lone: float


WEIGHTS = NamedWeights(GAME_ID, Weights)
at_work = WEIGHTS.weights_of_thinking_player
