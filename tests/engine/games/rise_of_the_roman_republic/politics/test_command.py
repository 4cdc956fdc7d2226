"""Command: markers in the cup, efficiency, hierarchy (sections 4.16 and 5.5)."""

import pytest

from engine.games.rise_of_the_roman_republic.politics.command import (
    attrition_modifier,
    battle_modifier,
    excess_legion_count,
    is_partial_legion,
    magistrate_marker_counts,
    midturn_dictator_markers,
    office_rank,
    operations_phase_count,
)


def test_the_printed_cup_has_three_consul_two_proconsul_and_two_praetor_markers() -> None:
    """The example of section 4.17: Varro 1, Scipio 2; Paullus 1, Pera 1; Verracosus 3, Rufus 1."""
    found = magistrate_marker_counts(
        [
            ("rome_consul", 1),
            ("field_consul", 2),
            ("proconsul", 1),
            ("proconsul", 1),
            ("praetor", 3),
            ("praetor", 1),
            ("urban_praetor", 3),
        ]
    )
    assert found == {"dictator": 0, "consul": 3, "proconsul": 2, "praetor": 2}


def test_a_praetor_of_initiative_two_has_one_marker() -> None:
    """The example of section 5.24: Barbula."""
    assert operations_phase_count("praetor", 2) == 1
    assert operations_phase_count("proconsul", 2) == 2


def test_a_c_consul_with_six_legions_pays_two_either_way() -> None:
    """The example of section 5.57 (line 1167, TV10)."""
    assert battle_modifier("C", 6, attacking=True) == -2
    assert battle_modifier("C", 6, attacking=False) == 2
    assert battle_modifier("C", 4, attacking=True) == 0


@pytest.mark.ruling("G63")
def test_two_citizen_halves_count_as_legions_in_battle_but_not_in_siege_attrition() -> None:
    """The example of section 5.57, last sentence (line 1167, TV11; ruling G63): four legions and the RL of two
    others."""
    halves = [{"RL": (9, 1)}, {"RL": (9, 1), "AL": (0, 0)}]
    assert all(is_partial_legion(one, "republican") for one in halves)
    assert not is_partial_legion({"RL": (9, 1), "AL": (9, 3)}, "republican")
    assert battle_modifier("C", 4 + 2, attacking=True) == -2
    assert attrition_modifier("C", 4) == 0
    assert attrition_modifier("C", 7) == 1


def test_less_than_half_of_the_infantry_is_a_partial_legion() -> None:
    assert is_partial_legion({"RL": (5, 2)}, "early")
    assert not is_partial_legion({"RL": (6, 0)}, "early")


def test_without_a_commander_every_legion_is_too_many() -> None:
    assert excess_legion_count("", 3) == 3


def test_a_dictator_of_mid_turn_has_one_marker_fewer_but_one_at_least() -> None:
    """Section 5.28: Initiative 1, 2, 3."""
    assert [midturn_dictator_markers(one) for one in (1, 2, 3)] == [1, 1, 2]


def test_the_hierarchy_is_dictator_consul_proconsul_praetor() -> None:
    assert (
        office_rank("dictator")
        == office_rank("master_of_horse")
        < office_rank("rome_consul")
        == office_rank("field_consul")
    )
    assert office_rank("field_consul") < office_rank("proconsul") < office_rank("praetor")
