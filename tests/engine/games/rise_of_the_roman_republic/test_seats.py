"""The scenario decides who plays: how many, and which sides; some options are for some scenarios alone."""

import pytest

from engine.games.rise_of_the_roman_republic.game import PLAIN as GAME
from engine.kernel.dice import KeyedDice
from engine.kernel.errors import SetupError
from engine.kernel.game import TableOption

KEY = b"k" * 32


def begun(count: int, **options: str) -> tuple[str, ...]:
    """Return the sides by seat of a game that has begun with so many."""
    seats = tuple(str(n + 1) for n in range(count))
    state = GAME.start(options, seats, KEY, KeyedDice(KEY, 0)).state
    return tuple([side for seat in seats for side in GAME.sides_of(state, seat)])


def test_three_play_alexander_and_two_hannibal() -> None:
    assert GAME.least_seats == GAME.most_seats == 3
    assert begun(3) == ("rome", "samnites", "epirus")
    assert GAME.seat_range_for_options({"scenario": "thunderbolt"}) == (2, 2)
    assert begun(2, scenario="thunderbolt") == ("rome", "carthage")
    assert begun(2, scenario="thunderbolt", chosen_roles="carthage,") == ("carthage", "rome")


@pytest.mark.parametrize(("count", "scenario"), [(2, "alexander"), (3, "thunderbolt"), (1, "thunderbolt")])
def test_no_other_number_does(count: int, scenario: str) -> None:
    with pytest.raises(SetupError) as refused:
        begun(count, scenario=scenario)
    assert refused.value.why.key == "error.seats"


def test_the_consul_of_218_is_an_option_of_hannibals_scenario_alone() -> None:
    known = {option.key: option for option in GAME.options}
    assert known["thunderbolt_218"].applies({"scenario": "thunderbolt"})
    assert not known["thunderbolt_218"].applies({"scenario": "alexander"})
    assert not known["magistrates"].applies({"scenario": "thunderbolt"})
    assert TableOption(key="any", default="").applies({"scenario": "alexander"})
