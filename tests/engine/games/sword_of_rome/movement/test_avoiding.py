"""Where an army that avoids battle may not go (section 11.1)."""

import pytest

from engine.games.sword_of_rome.movement.reactions import Entering, land_refuges, sea_refuges
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
