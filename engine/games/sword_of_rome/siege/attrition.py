"""A roll on the attrition table (section 5.5): in the phase of that name, and by cards."""

from engine.games.sword_of_rome.board.displacement import displace_all
from engine.games.sword_of_rome.board.stacks import remove_cu, stack_in_space
from engine.games.sword_of_rome.events.turn import AttritionRolled
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.sieges import update_siege_after_losses
from engine.games.sword_of_rome.state import Power
from engine.games.sword_of_rome.tables import TABLES

DIE = 6


def roll_attrition_in_space(play: SwordPlay, power: Power, space: str, cu: int) -> None:
    """Roll for so many CU of a power in a space."""
    die = play.roll("attrition", DIE)
    lost = TABLES.attrition_losses(die, cu)
    play.emit(AttritionRolled(power, space, cu, die, lost))
    if lost:
        remove_cu(play, power, space, lost)
        _gone(play, power, space)


def _gone(play: SwordPlay, power: Power, space: str) -> None:
    """Where the last CU of a stack is lost its leaders go, its siege ends, and who was inside comes out."""
    rest = stack_in_space(play.state, power, space)
    if not rest.cu:
        displace_all(play, power, space, rest.leaders)
        update_siege_after_losses(play, space)
