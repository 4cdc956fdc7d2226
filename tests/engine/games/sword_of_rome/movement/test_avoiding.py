"""Where an army that avoids battle may not go (section 11.1)."""

import pytest

from engine.games.sword_of_rome.movement.reactions import Entering, land_refuges, sea_refuges
from engine.games.sword_of_rome.state import Place
from tests.engine.games.sword_of_rome.playing import Table


@pytest.mark.ruling(91)
def test_ruling_91_never_to_the_space_that_the_mover_left_by_land_or_sea() -> None:
    table = Table(stacks={"greek@tarentum": (4, "greek_a"), "gallic@tarentum": (5, "gaul_a")})
    by_land = Entering("gallic", "tarentum", "brundisium", 5)
    assert "sea:brundisium" not in sea_refuges(table.state, by_land, "greek", 3)
    assert "brundisium" not in land_refuges(table.state, by_land, "greek")
    by_sea = Entering("gallic", "tarentum", "sea:brundisium", 5)
    assert "sea:brundisium" not in sea_refuges(table.state, by_sea, "greek", 3)
    assert "brundisium" not in land_refuges(table.state, by_sea, "greek")
    assert {"sea:brundisium"} <= set(sea_refuges(table.state, Entering("gallic", "tarentum", "venusia", 5), "greek", 3))


def test_an_enemys_lone_leader_keeps_nobody_from_avoiding_to_his_space() -> None:
    """11.2 names CU, markers, cities and tribes; he is displaced (8.4)."""
    table = Table(
        stacks={"samnite@teate": (0, "samnite_a"), "roman@asculum": (4, "valerius"), "gallic@luna": (5, "gaul_a")},
        places={"teate": Place("roman"), "asculum": Place("roman")},
    )  # fmt: skip
    entering = Entering("gallic", "asculum", "sena_gallica", 5, arrived=False)
    assert land_refuges(table.state, entering, "roman") == {"teate": ("teate",)}


@pytest.mark.ruling(29)
def test_ruling_29_behind_allied_armies_every_way_of_up_to_four_spaces_is_open() -> None:
    """11.1 and 11.2: no adjacent space is open; beyond Neapolis lies Paestum, beyond Tarracina and Antium Velitrae."""
    table = Table(
        stacks={
            "roman@capua": (4, "valerius"), "greek@neapolis": 2, "greek@tarracina": 2, "greek@antium": 1,
        },
        places={"tarracina": Place("greek"), "antium": Place("greek", 1)},
        alliances=[("greek", "roman")],
    )  # fmt: skip
    entering = Entering("samnite", "capua", "beneventum", 6, arrived=False)
    assert land_refuges(table.state, entering, "roman") == {
        "paestum": ("neapolis", "paestum"),
        "velitrae": ("tarracina", "antium", "velitrae"),
    }


def test_who_takes_no_way_past_allies_may_not_choose_one() -> None:
    """11.1: of several spaces one that is reached without passing allies has to be chosen."""
    table = Table(
        stacks={"roman@capua": (4, "valerius"), "greek@neapolis": 2},
        alliances=[("greek", "roman")],
    )
    entering = Entering("samnite", "capua", "beneventum", 6, arrived=False)
    assert land_refuges(table.state, entering, "roman") == {"tarracina": ("tarracina",)}
