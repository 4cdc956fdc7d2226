"""What is looked at after every Operation and before every draw, where powers change sides (The Eagle)."""

from engine.games.rise_of_the_roman_republic.board.control import scenario
from engine.games.rise_of_the_roman_republic.board.hexmap import distance, steps_of
from engine.games.rise_of_the_roman_republic.board.losses import whole
from engine.games.rise_of_the_roman_republic.board.parts import move
from engine.games.rise_of_the_roman_republic.board.sieges import enemies_outside, lift_broken
from engine.games.rise_of_the_roman_republic.board.stacks import key
from engine.games.rise_of_the_roman_republic.events.powers import ForceRecalled
from engine.games.rise_of_the_roman_republic.powers import expedition, landing, prestige, protectorates
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.tables import HEXES


def review(play: RisePlay) -> None:
    """See who has landed, whose ally a power is, and who marches now."""
    if not scenario(play.state).protectorates:
        return
    protectorates.review(play)
    landing.review(play)
    protectorates.review(play)
    prestige.review(play)


def begin_year(play: RisePlay) -> None:
    """Bring back who is beyond the border, and take from sides what is theirs no more."""
    _come_back(play)
    if scenario(play.state).protectorates:
        expedition.recall(play, protectorates.begin_year(play))
        protectorates.review(play)


def _come_back(play: RisePlay) -> None:
    state, north = play.state, scenario(play.state).north
    for one in [one for one in state.stacks.values() if HEXES[one.hex].province in north]:
        free = [place for place in steps_of(state.scenario) if not enemies_outside(state, one.power, place)]
        to = min(free, key=lambda place: (distance(one.hex, place), place))
        name = key(one.power, one.hex, one.inside)
        move(state, name, whole(state, name).force, to)
        play.emit(ForceRecalled(one.power, to))
        lift_broken(play)
