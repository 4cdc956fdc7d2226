"""What a landing in Sicily brings about: the powers there wake, Carthage turns to Rome, and Syracuse too if nobody
invited the invader (The Eagle; ruling E3)."""

from engine.games.rise_of_the_roman_republic.board.control import (
    alliance_row_of,
    is_in_area,
    province_of,
    scenario_of,
    side_of,
)
from engine.games.rise_of_the_roman_republic.combat.boxes import shift_alliance_level
from engine.games.rise_of_the_roman_republic.powers.protectorates import wake_dormant_powers
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack
from engine.games.rise_of_the_roman_republic.tables import LEADERS

LANDED, INVADED = "landed", "invaded"


def is_from_elsewhere(state: RiseState, one: Stack) -> bool:
    """Return whether a stack of the side has come from elsewhere: its own leaders, or troops that are no natives."""
    natives = scenario_of(state).natives
    kinds = natives.kinds if natives is not None else ()
    leaders = any(LEADERS[leader].side == one.power for leader in one.leaders)
    return leaders or any(troops.kind not in kinds for troops in one.troops)


def note_first_landing(play: RisePlay) -> None:
    """See whether the side has landed for the first time, and whether it has come uninvited."""
    state, known = play.state, scenario_of(play.state).landing
    if known is None:
        return
    there = [one for one in state.stacks.values() if one.power == known.side and is_in_area(one.hex, known.area)]
    came = [one for one in there if is_from_elsewhere(state, one)]
    if came and LANDED not in state.once:
        state.once = (*state.once, LANDED)
        wake_dormant_powers(play, tuple([row.power for row in scenario_of(state).later]), LANDED)
        shift_alliance_level(play, known.row, known.towards, known.boxes, LANDED)
    invaded = any(alliance_row_of(province_of(one.hex)) == known.invaded for one in came)
    if invaded and INVADED not in state.once and side_of(state, known.host) != known.side:
        state.once = (*state.once, INVADED)
        shift_alliance_level(play, known.invaded, known.towards, known.boxes, INVADED)
