"""The start of each scenario."""

import pytest

from engine.games.rise_of_the_roman_republic.board.control import (
    has_province_control,
    military_controller,
    victory_points,
)
from engine.games.rise_of_the_roman_republic.board.stacks import stack_at, stack_of_leader, total_sp
from engine.games.rise_of_the_roman_republic.options import OPTIONS
from engine.games.rise_of_the_roman_republic.politics.command import magistrate_marker_counts
from engine.games.rise_of_the_roman_republic.setup import empty_table
from engine.games.rise_of_the_roman_republic.state import RiseState, Troops
from engine.games.rise_of_the_roman_republic.tables import LEADERS, SCENARIOS


def table(scenario: str) -> RiseState:
    sides = SCENARIOS[scenario].sides
    seats = tuple(str(n + 1) for n in range(len(sides)))
    options = {option.key: option.default for option in OPTIONS} | {"scenario": scenario}
    return empty_table(options, seats, b"k" * 16, dict(zip(sides, seats, strict=True)))


def test_alexander_begins_with_four_three_and_no_points() -> None:
    """Ruling s.4."""
    state = table("alexander")
    assert victory_points(state) == {"rome": 4, "samnites": 3, "epirus": 0}
    assert military_controller(state, "lucania") == ""
    assert has_province_control(state, "rome", "campania") and not has_province_control(state, "epirus", "lucania")


def test_alexanders_armies_stand_where_they_are_listed() -> None:
    state = table("alexander")
    rome = stack_at(state, "rome", "3714", inside=True)
    assert rome.legions == ("I", "II") and rome.troops == (Troops("garrison", 5),) and total_sp(state, rome) == 31
    assert [state.legions[one].veteran for one in ("I", "II", "III", "IV")] == [True, False, False, False]
    assert total_sp(state, stack_at(state, "epirus", "5209")) == 29
    lentulus = state.republic.office_of_leader("113")
    assert lentulus is not None and lentulus.province == "samnium" and lentulus.start == "campania"
    assert set(state.waiting["samnites"]) == {"pontius", "egnatius", "gellius", "minatius", "brutulus"}
    assert state.republic.pool == ("101", "102", "103", "104", "105", "106", "107")


def test_legions_of_the_eagle_have_two_elements() -> None:
    """The example of section 2.3 (line 259), figures: 9/1 and 9/3."""
    state = table("eagle")
    assert state.legions["I"].elements == {"RL": (9, 1), "AL": (9, 3)}
    assert state.republic.short == 3 and state.cities["5509"].ids == 0
    assert has_province_control(state, "rome", "umbria") and has_province_control(state, "epirus", "calabria")


def test_hannibal_begins_with_his_lieutenants_and_elephants() -> None:
    state = table("thunderbolt")
    army = stack_of_leader(state, "hannibal")
    assert army is not None and len(army.leaders) == 5 and total_sp(state, army) == 21 + 15 + 19 + 13 + 16 + 4
    assert [one for one in army.troops if one.elite] == [Troops("numidian", 0, 13, 0, True)]
    assert state.cities["3714"].ids == 10 and state.cities["1514"].ids == 4


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_man_is_in_one_place(scenario: str) -> None:
    state = table(scenario)
    on_map = [leader for one in state.stacks.values() for leader in one.leaders]
    waiting = [leader for ones in state.waiting.values() for leader in ones]
    placed = [leader for row in SCENARIOS[scenario].free for leader in row.leaders]
    found = [*on_map, *(one for one in waiting if one not in placed), *state.republic.pool, *placed]
    assert len(found) == len(set(found))
    assert all(scenario in LEADERS[leader].scenarios for leader in found)


def test_the_cup_of_the_first_turn_is_filled_by_initiative() -> None:
    state = table("alexander")
    holders = [(one.office, LEADERS[one.leader].initiative) for one in state.republic.magistrates]
    assert magistrate_marker_counts(holders)["consul"] == sum(initiative for _, initiative in holders)
