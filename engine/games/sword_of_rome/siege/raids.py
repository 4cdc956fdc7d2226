"""Raids (section 14.2): Gauls on the move plunder the country of others."""

from engine.games.sword_of_rome.board.control import change_place, is_plain
from engine.games.sword_of_rome.board.displacement import displace_all
from engine.games.sword_of_rome.board.stacks import remove_cu
from engine.games.sword_of_rome.events.siege import Raided
from engine.games.sword_of_rome.frames.movement import March
from engine.games.sword_of_rome.powers import are_allied
from engine.games.sword_of_rome.rules import SwordPlay
from engine.games.sword_of_rome.siege.plunder import PLUNDERERS, add_plunder
from engine.games.sword_of_rome.state import Power, SwordState
from engine.games.sword_of_rome.tables import TABLES


def may_raid(state: SwordState, power: Power, space: str) -> bool:
    """Return whether a power can raid a space: by Gauls, another power's mere marker of control (14.2), for the
    Transalpine Gauls a Gallic one too (16.3). An ally's is left alone."""
    owner = state.places[space].owner if space in state.places else ""
    if power not in PLUNDERERS or not owner or not is_plain(state, space):
        return False
    return not are_allied(state, power, owner)


def roll_raid(play: SwordPlay, frame: March) -> None:
    """Roll a raid of the marching army where it stands: a siege point or more makes the space independent and is a
    plunder marker; the CU that the table takes are lost all the same (14.3, ruling 39). The March pays the MP."""
    state, space, power = play.state, frame.space, frame.power
    dice = (play.roll(f"raid on {space} 1", 6), play.roll(f"raid on {space} 2", 6))
    result = TABLES.siege_roll_result(sum(dice) + frame.raiding)
    former = state.places[space].owner
    lost = remove_cu(play, power, space, min(result.cu_loss, frame.cu))
    frame.cu -= lost
    success = result.points > 0
    if success:
        change_place(play, space, owner="")
    play.emit(Raided(power, space, former, dice, success, lost, frame.raiding))
    if success:
        add_plunder(play, power, 1)
    if not frame.cu:
        displace_all(play, power, space, frame.leaders)
