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
