"""New legions: their numbers, and where they muster (sections 10.13 and 10.21; rulings c.40 and G47)."""

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import Muster
from engine.games.rise_of_the_roman_republic.board.control import province_of, scenario
from engine.games.rise_of_the_roman_republic.board.seasons import plagued
from engine.games.rise_of_the_roman_republic.board.stacks import put, stack
from engine.games.rise_of_the_roman_republic.events.politics import LegionsRaised
from engine.games.rise_of_the_roman_republic.office_figures import FIGURES
from engine.games.rise_of_the_roman_republic.politics.emergency import free_roman_cities
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import Legion, RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu

NUMERALS = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII"),
    *("IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"),
)[: TABLES.legion_request.highest]


def new_numbers(state: RiseState, count: int) -> tuple[str, ...]:
    """Return the lowest free numbers of so many legions; fewer where the highest number is reached (ruling G47)."""
    return tuple([one for one in NUMERALS if one not in state.legions][:count])


def muster_places(state: RiseState) -> tuple[str, ...]:
    """Return the cities in which new legions may muster now: none where a plague is."""
    return tuple([one for one in free_roman_cities(state) if not plagued(state, province_of(one))])


def muster_menu(state: RiseState, count: int) -> Menu:
    """Return the choice of a place for each of one or two new legions."""
    free = muster_places(state)
    if count == 1:
        return Menu(Form(Muster, place=OneOf(free)))
    return Menu(Form(Muster, place=OneOf(free), second=OneOf(free)))


def places_of(chosen: Muster, count: int) -> tuple[str, ...]:
    """Return where each of the legions musters."""
    return (chosen.place, chosen.second)[:count]


def raise_legions(play: RisePlay, numbers: tuple[str, ...], places: tuple[str, ...]) -> None:
    """Put new Recruit legions at full strength into cities: one for each."""
    state = play.state
    full = dict(FIGURES.legions[scenario(state).legions].elements)
    for number, place in zip(numbers, places, strict=True):
        state.legions = {**state.legions, number: Legion(full, kept=place == ROME)}
        there = stack(state, ROMANS, place, inside=True)
        put(state, msgspec.structs.replace(there, legions=(*there.legions, number)))
    for place in dict.fromkeys(places):
        play.tell(LegionsRaised(tuple([n for n, at in zip(numbers, places, strict=True) if at == place]), place))
