"""New legions: their numbers, and where they muster (sections 10.13 and 10.21; rulings c.40 and G47)."""

from collections.abc import Iterable, Iterator

import msgspec

from engine.games.rise_of_the_roman_republic.actions.politics import Muster, MusterApart
from engine.games.rise_of_the_roman_republic.board.control import (
    cities_of,
    controlled_provinces,
    province_of,
    scenario_of,
)
from engine.games.rise_of_the_roman_republic.board.halves import legion_composition, legions_in_play
from engine.games.rise_of_the_roman_republic.board.seasons import is_plagued
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack, stack_at
from engine.games.rise_of_the_roman_republic.events.politics import LegionsRaised
from engine.games.rise_of_the_roman_republic.forces import legion_half_name
from engine.games.rise_of_the_roman_republic.office_figures import Element
from engine.games.rise_of_the_roman_republic.politics.emergency import free_roman_cities, is_open_roman_city
from engine.games.rise_of_the_roman_republic.politics.worth import manned_cities_first
from engine.games.rise_of_the_roman_republic.rules import ROMANS, RisePlay
from engine.games.rise_of_the_roman_republic.state import Legion, RiseState
from engine.games.rise_of_the_roman_republic.tables import ROME, TABLES
from engine.kernel.choices import OneOf
from engine.kernel.forms import Form, Menu

CITIZENS, ALLIES = "RL", "AL"
Place = tuple[str, str]  # of the citizens, of the allies
NUMERALS = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII"),
    *("IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"),
)[: TABLES.legion_request.highest]


def free_legion_numbers(state: RiseState, count: int) -> tuple[str, ...]:
    """Return the lowest free numbers of so many legions; fewer where the highest number is reached (ruling G47)."""
    taken = legions_in_play(state)
    return tuple([one for one in NUMERALS if one not in taken][:count])


def has_allies(state: RiseState) -> bool:
    """Return whether the legions of the scenario have allies beside citizens (section 2.2)."""
    return ALLIES in legion_composition(state)


def citizen_places(state: RiseState) -> tuple[str, ...]:
    """Return the cities in which the citizens of new legions may muster now: none where a plague is."""
    return tuple([one for one in free_roman_cities(state) if not is_plagued(state, province_of(one))])


def allied_places(state: RiseState) -> tuple[str, ...]:
    """Return the cities in which the allies of new legions may muster: any of Rome's in a province that she controls,
    where no plague is."""
    if not has_allies(state):
        return ()
    own = [one for one in controlled_provinces(state, ROMANS, scenario_of(state).in_play) if not is_plagued(state, one)]
    return tuple(
        [one for province in own for one in cities_of(state.scenario, province) if is_open_roman_city(state, one)]
    )


def whole_places(state: RiseState) -> tuple[str, ...]:
    """Return the cities in which whole legions may muster now: those that are open to their allies, as a besieged Rome
    is not; if allies could come nowhere at all, those of the citizens, who come alone (ruling G70)."""
    found = citizen_places(state)
    if not has_allies(state):
        return found
    whole = tuple([one for one in found if is_open_roman_city(state, one)])
    return whole if whole or allied_places(state) else found


def muster_menu(state: RiseState, count: int, only: str = "") -> Menu:
    """Return the choice of places for one or two new legions: whole, or citizens and allies apart. only: the city
    where their citizens have to muster; "": any."""
    citizens, allied = tuple([one for one in citizen_places(state) if only in ("", one)]), allied_places(state)
    whole = tuple([one for one in whole_places(state) if one in citizens])
    forms = []
    if whole:
        listed = OneOf(manned_cities_first(state, whole))
        forms.append(Form(Muster, place=listed, **({"second": listed} if count > 1 else {})))
    if allied and len({*citizens, *allied}) > 1:
        forms.append(_apart(state, citizens, allied, count))
    return Menu(*forms)


def _apart(state: RiseState, citizens: tuple[str, ...], allied: tuple[str, ...], count: int) -> Form:
    """Return the form of legions apart; of two, one may well be whole."""
    if count > 1:
        return Form(
            MusterApart,
            citizens=OneOf(manned_cities_first(state, citizens)), allies=OneOf(manned_cities_first(state, allied)),
            second_citizens=OneOf(manned_cities_first(state, citizens)),
            second_allies=OneOf(manned_cities_first(state, allied)),
        )  # fmt: skip
    others = tuple([one for one in citizens if {*allied} - {one}])
    return Form(
        MusterApart,
        citizens=OneOf(manned_cities_first(state, others)),
        allies=lambda chosen: OneOf(manned_cities_first(state, [one for one in allied if one != chosen["citizens"]])),
    )


def default_muster(state: RiseState, count: int, only: str = "") -> Muster | MusterApart:
    """Return what is done for who does not answer: whole legions in the first city, Rome if that can be."""
    whole = [one for one in whole_places(state) if only in ("", one)]
    if whole:
        return Muster(*whole[:1] * count)
    own = only or citizen_places(state)[0]
    return MusterApart(*(own, allied_places(state)[0]) * count)


def muster_places(chosen: Muster | MusterApart, count: int) -> tuple[Place, ...]:
    """Return where the citizens and the allies of each of the legions muster."""
    if isinstance(chosen, MusterApart):
        return ((chosen.citizens, chosen.allies), (chosen.second_citizens, chosen.second_allies))[:count]
    return ((chosen.place, chosen.place), (chosen.second, chosen.second))[:count]


def raise_legions(play: RisePlay, numbers: tuple[str, ...], places: Iterable[Place]) -> None:
    """Put new Recruit legions at full strength into cities: the citizens and the allies of each."""
    state = play.state
    told: dict[tuple[str, str], tuple[str, ...]] = {}
    for number, (place, allies) in zip(numbers, places, strict=True):
        for piece, at, part, elements in _pieces(state, number, place, allies):
            state.legions = {**state.legions, piece: Legion(elements, kept=place == ROME and not part)}
            there = stack_at(state, ROMANS, at, inside=True)
            set_stack(state, msgspec.structs.replace(there, legions=(*there.legions, piece)))
            told[at, part] = (*told.get((at, part), ()), number)
    for (at, part), found in told.items():
        play.emit(LegionsRaised(found, at, part))


def _pieces(
    state: RiseState, number: str, place: str, allies: str
) -> Iterator[tuple[str, str, str, dict[str, Element]]]:
    """Yield what a new legion is made of: its name, where it musters, which component it is, and its strength."""
    full = legion_composition(state)
    if place != allies:
        yield legion_half_name(number, CITIZENS), place, CITIZENS, {CITIZENS: full[CITIZENS]}
        yield legion_half_name(number, ALLIES), allies, ALLIES, {ALLIES: full[ALLIES]}
    elif ALLIES in full and not is_open_roman_city(state, place):
        yield number, place, "", {CITIZENS: full[CITIZENS]}
    else:
        yield number, place, "", dict(full)
