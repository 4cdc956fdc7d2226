"""The rulebook that every chapter registers its procedures in, how a side finds its seat, and the die."""

from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.kernel.play import Play
from engine.kernel.rulebook import Rulebook

RULES: Rulebook[RiseState] = Rulebook()
RULES.decider = lambda state, side: state.players[side]
RisePlay = Play[RiseState]
ROMANS = "rome"  # the side


def roll_d10(play: RisePlay, label: str) -> int:
    """Return a roll of the game's die, which is read 0 to 9 (ruling c.1): the kernel's 10 is the 0."""
    return play.roll(label, 10) % 10
