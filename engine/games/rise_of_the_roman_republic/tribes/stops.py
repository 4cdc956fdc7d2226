"""Where Samnites and Gauls are not welcome: a Stop there brings the tribe upon them (Samnite Wars; rulings c.25 and
W25)."""

from itertools import pairwise

from engine.games.rise_of_the_roman_republic.board.control import has_province_control, province_of, scenario_of
from engine.games.rise_of_the_roman_republic.board.hexmap import GAULS, is_border_between
from engine.games.rise_of_the_roman_republic.state import RiseState
from engine.games.rise_of_the_roman_republic.tribes.allegiance import SAMNITES, is_favoured
from engine.games.rise_of_the_roman_republic.tribes.armies import tribe_in


def tribe_resenting_stop(state: RiseState, power: str, province: str) -> str:
    """Return the tribe that falls upon Samnites or Gauls who come to a Stop in a province; "" if none does: the
    Samnites control the province, its level is in their favour, or it has no tribe."""
    tribe = tribe_in(province)
    if power not in (SAMNITES, GAULS) or not tribe or not scenario_of(state).has_rule("tribal_revolts"):
        return ""
    friends = has_province_control(state, SAMNITES, province) or is_favoured(state, province, SAMNITES)
    return "" if friends or tribe in state.allied else tribe


def note_stop(state: RiseState, name: str, way: tuple[str, ...]) -> None:
    """Note that a force, by the key of its stack, has come to a Stop, if it has entered the province by its way. way:
    its hexes, the start first."""
    power, _, place = name.partition("@")
    if any(is_border_between(*step) for step in pairwise(way)) and tribe_resenting_stop(
        state, power, province_of(place.removesuffix("+in"))
    ):
        state.incursions = (*[one for one in state.incursions if one != name], name)
