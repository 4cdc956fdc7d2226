"""What the computer players of Samnite Wars go by (`data/samnite_wars/players.yaml`)."""

from engine.games.samnite_wars.tables import GAME_ID
from engine.kit.weights import NamedWeights
from engine.kit.weights import Weights as CommonWeights


class Weights(CommonWeights, frozen=True, kw_only=True):
    """The weights of a player, in Prestige unless said otherwise.

    keep: cards worth less to hold are laid aside: the hand is filled again for nothing.
    crowd: what every card of a type but the best is worth less: a War Effort holds one of each.
    good_hand: the Force of a War Effort that is rather strong.
    cards_a_force: how many cards are bought for each Force that is missing to it.
    reserve: the Gold that is not spent on cards: a campaign, and a levy or a Peace card.
    own_turn_next: how much of what a hand is kept for is the viewer's own turn, where it is the next.
    coin: a coin: one at this turn's end, but it is there for the next Consul too.
    victory: to be able to end the game in the lead.
    hands: hands of the other side that are imagined for one estimate.
    least_bought: the cards that are bought at least, or none.
    next_consul_spared_from: the cards more than the weakest hand has with which the next Consul is not made the enemy;
        others are fought where they have the weakest hand. 0: the next Consul is like all others.
    foes_corrupt: whether a Foe plays Victory cards whose Gold pushes the Treasury over its limit.
    foes_harm_all: whether a Foe plays what harms a Consul who is no threat, too.

    Of a player who looks ahead:
    worlds, first_worlds: in how many worlds its answers are compared, and at least. 0: it does not look ahead.
    played_by: the name of the player by whose rule it and the others play there.
    sure: by how many standard errors an answer must be better than the one by rule.
    """

    keep: float
    crowd: float
    good_hand: float
    cards_a_force: float
    reserve: int
    own_turn_next: float
    coin: float
    victory: float
    hands: int
    least_bought: int
    next_consul_spared_from: int
    foes_corrupt: bool
    foes_harm_all: bool
    worlds: int = 0
    first_worlds: int = 4
    played_by: str = "normal"
    sure: float = 1.0


WEIGHTS = NamedWeights(GAME_ID, Weights)
at_work = WEIGHTS.weights_of_thinking_player
