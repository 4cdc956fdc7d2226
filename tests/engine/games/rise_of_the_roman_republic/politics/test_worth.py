"""Long lists of places: those first that are mostly wanted."""

from engine.games.rise_of_the_roman_republic.politics.raising import muster_menu
from engine.games.rise_of_the_roman_republic.politics.worth import (
    LISTED,
    MANNED,
    OWN,
    manned_cities_first,
    own_cities_first,
)
from engine.games.rise_of_the_roman_republic.rules import ROMANS
from engine.kernel.choices import Option
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def first_of(options: list[Option], group: str) -> set[str]:
    return {option.token for option in options if option.group == group}


def test_of_many_places_the_own_cities_are_a_list_before_the_others() -> None:
    """A Field Consul without legions had nine pages of cities by name, Rome's own among those of nobody."""
    state = Table("thunderbolt").state
    cities = list(state.cities)
    own = {one for one in cities if state.cities[one].holder == ROMANS}
    options = own_cities_first(state, cities)
    assert [option.token for option in options] == cities
    assert first_of(options, OWN) == own and 0 < len(own) < len(cities) > LISTED


def test_of_many_places_those_with_troops_are_a_list_before_the_others() -> None:
    state = Table("thunderbolt").stand(ROMANS, "4412", 3).state
    manned = first_of(manned_cities_first(state, list(state.cities)), MANNED)
    assert "4412" in manned and len(manned) < len(state.cities)


def test_what_one_list_shows_is_one_list() -> None:
    state = Table("central_italy").state
    few = list(state.cities)[:LISTED]
    assert {option.group for option in own_cities_first(state, few)} == {""}
    level = muster_menu(state, 1).forms["muster"].choices_after(())
    assert {option.group for option in level.options} == {""} or len(level.options) > LISTED
