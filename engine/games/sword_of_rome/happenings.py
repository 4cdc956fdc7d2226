"""The moments of the sequence of play at which other chapters have something to do (see `moments`).

TURN_ENDED: (play, side): a player's turn in a round is over (ruling 103; effects that last so long).
ROUND_ENDED, GAME_TURN_ENDED: (play): effects that last so long.
LEFT_GAME: (play, side): a side is eliminated (ruling 53).
"""

from engine.games.sword_of_rome.moments import Moment
from engine.games.sword_of_rome.rules import SwordPlay
from engine.kernel.state import Side

TURN_ENDED: Moment[[SwordPlay, Side]] = Moment()
ROUND_ENDED: Moment[[SwordPlay]] = Moment()
GAME_TURN_ENDED: Moment[[SwordPlay]] = Moment()
LEFT_GAME: Moment[[SwordPlay, Side]] = Moment()
