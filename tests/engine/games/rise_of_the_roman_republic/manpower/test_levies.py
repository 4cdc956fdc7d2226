"""The tables of manpower (chapter 10, and the scenarios')."""

import pytest

from engine.games.rise_of_the_roman_republic.manpower.levies import (
    is_tribe_revolting,
    levy_cut_to,
    levy_with_cavalry,
    reinforcement_sp,
    requested_legion_count,
    samnite_levy_size,
    tribal_army,
    tribe_named_by_dice,
)


@pytest.mark.parametrize(("total", "levy"), [(10, (8, 2)), (13, (11, 2)), (3, (3, 0)), (4, (3, 1)), (0, (0, 0))])
@pytest.mark.ruling("s.6")
def test_fifteen_percent_of_a_levy_ride(total: int, levy: tuple[int, int]) -> None:
    """Ruling s.6."""
    assert levy_with_cavalry(total) == levy


def test_a_samnite_six_with_35_sp_brings_16_and_2() -> None:
    """The printed example of Samnite manpower (TV21)."""
    assert samnite_levy_size(6, 35) == (16, 2)


def test_the_last_cell_keeps_within_a_hundred() -> None:
    assert samnite_levy_size(9, 90) == (9, 1)
    assert samnite_levy_size(9, 95) == (4, 1)  # ruling W9: infantry is cut first
    assert samnite_levy_size(9, 100) == (0, 0)
    assert levy_cut_to((3, 2), 1) == (0, 1)


def test_seven_legions_outside_make_a_six_a_nine_and_a_revolt() -> None:
    """The printed example of the Tribal Revolt Segment: 6 + 3 (TV19)."""
    assert (
        is_tribe_revolting(6, 7)
        and not is_tribe_revolting(6, 5)
        and not is_tribe_revolting(7, 4)
        and is_tribe_revolting(8, 0)
    )


def test_fourteen_are_the_etruscans_and_a_six_their_twenty_and_four() -> None:
    """The printed example of the Tribal Revolt Table (line 2069, TV20)."""
    assert tribe_named_by_dice(14) == "etruria" and tribal_army("etruria", 6) == (20, 4)
    assert [tribe_named_by_dice(one) for one in (1, 20, 21, 82, 97, 98, 100)] == [
        *("etruria", "etruria", "umbria", "lucania", "tarentum", "bruttium", "bruttium")
    ]


def test_nought_and_one_are_one_column() -> None:
    assert tribal_army("apulia", 0) == tribal_army("apulia", 1) == (3, 0)
    assert tribal_army("apulia", 9) == (22, 5)


def test_a_roman_garrison_in_capua_keeps_the_campanians_small() -> None:
    assert tribal_army("campania", 9) == (31, 5)
    assert tribal_army("campania", 9, garrisoned=True) == (9, 1)


def test_an_eight_brings_twelve_sp_of_which_one_rides() -> None:
    """The example of section 10.14 (TV18)."""
    assert reinforcement_sp(8) == (11, 1)
    assert reinforcement_sp(-2) == (0, 0) and reinforcement_sp(12) == (14, 2)


def test_legions_in_play_choose_the_column() -> None:
    assert (
        requested_legion_count(10, 6) == 4
        and requested_legion_count(10, 7) == 3
        and requested_legion_count(11, 13) == 2
        and requested_legion_count(-1, 0) == 0
    )
