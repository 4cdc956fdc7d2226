"""Gauls who join whoever wins a battle near their land (Thunderbolt; ruling c.64)."""

from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario_of, side_of
from engine.games.rise_of_the_roman_republic.board.stacks import add_troops, set_stack
from engine.games.rise_of_the_roman_republic.events.manpower import LevyRaised
from engine.games.rise_of_the_roman_republic.rules import RisePlay
from engine.games.rise_of_the_roman_republic.state import Stack, Troops

GALLIC = "gallic"


def join_victorious_force(play: RisePlay, winner: Stack, place: str, *, major: bool) -> None:
    """Let Gauls join a side's force that has won a battle in a hex, without any Operation."""
    state, figures = play.state, scenario_of(play.state).gallic_allies
    if figures is None or side_of(state, winner.power) != figures.side or province_of(place) not in figures.provinces:
        return
    feet = figures.major if major else figures.victory
    set_stack(state, add_troops(winner, (Troops(GALLIC, feet),)))
    why = "major_victory" if major else "victory"
    play.emit(LevyRaised(winner.power, GALLIC, feet, 0, winner.hex, why))
