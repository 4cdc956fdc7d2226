"""What is looked at after every Operation and before every draw, where powers change sides (The Eagle)."""

from engine.games.rise_of_the_roman_republic.board.control import scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, graph_of
from engine.games.rise_of_the_roman_republic.board.losses import whole_stack_part
from engine.games.rise_of_the_roman_republic.board.parts import move_force_to_hex
from engine.games.rise_of_the_roman_republic.board.sieges import enemies_outside, lift_broken_sieges
from engine.games.rise_of_the_roman_republic.board.stacks import stack_key
from engine.games.rise_of_the_roman_republic.events.powers import ForceRecalled
from engine.games.rise_of_the_roman_republic.powers import expedition, landing, prestige, protectorates
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import HEXES


def review_powers(play: RisePlay) -> None:
    """See who has landed, whose ally a power is, and who marches now."""
    if not scenario_of(play.state).protectorates:
        return
    protectorates.review_protectorates(play)
    landing.note_first_landing(play)
    protectorates.review_protectorates(play)
    prestige.review_prestige(play)


def review_powers_at_new_year(play: RisePlay) -> None:
    """Bring back who is beyond the border, and take from sides what is theirs no more."""
    _come_back(play)
    if scenario_of(play.state).protectorates:
        expedition.recall_uncontrolled_units(play, protectorates.release_lapsed_allies(play))
        protectorates.review_protectorates(play)


def _come_back(play: RisePlay) -> None:
    state, north = play.state, scenario_of(play.state).north
    for one in [one for one in state.stacks.values() if HEXES[one.hex].province in north]:
        free = [place for place in graph_of(state.scenario) if not enemies_outside(state, one.power, place)]
        to = min(free, key=lambda place: (distance(one.hex, place), place))
        name = stack_key(one.power, one.hex, one.inside)
        move_force_to_hex(state, name, whole_stack_part(state, name).force, to)
        play.emit(ForceRecalled(one.power, to))
        lift_broken_sieges(play)
