"""The frames of Total War: Rome: the procedures of the rulebook, with their variables (immutable values)."""

from engine.games.total_war_rome.battle_frames import BattleFrame
from engine.kernel.state import Frame


class Rounds(Frame):
    """The game, round by round (The Game Round)."""


AnyFrame = Rounds | BattleFrame
