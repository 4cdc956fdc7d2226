"""The rulebook's worked figures of the order of players, hands, points and support (sections 4 to 7 and 20)."""

import pytest

from engine.games.sword_of_rome.actions.turn import GoFirst
from engine.games.sword_of_rome.events.turn import AttritionRolled
from engine.games.sword_of_rome.tables import TABLES
from tests.engine.games.sword_of_rome.playing import Table

TIES = ("gallic", "etruscan_samnite", "greek", "roman")


@pytest.mark.parametrize("place", range(4))
def test_s24_a_tie_of_the_fewest_points_is_asked_of_gauls_then_the_pair_greeks_romans(place: int) -> None:
    """Section 4.4: all who come later in the order have as few points, all who come before more."""
    table = Table(vp=dict.fromkeys(TIES[:place], 8)).at("first")
    assert table.asked() == {TIES[place]} and table.offered(TIES[place], GoFirst)


def test_s24_attrition_strikes_them_in_that_order_where_points_are_equal() -> None:
    """Section 5.5: each has one CU in an enemy space."""
    abroad = {"roman@perusia": 1, "greek@luceria": 1, "gallic@clusium": 1, "samnite@velitrae": 1}
    table = Table(stacks=dict(abroad)).at("attrition", 6, 6, 6, 6)
    assert [one.power for one in table.told(AttritionRolled)] == ["gallic", "samnite", "greek", "roman"]


def test_b21_the_track_of_unrest() -> None:
    """Section 20.1, the cards and points that each level costs; in the data for the game of five."""
    unrest = TABLES.unrest
    assert [level // unrest.hand_each for level in range(unrest.most + 1)] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    assert [level // unrest.vp_each for level in range(unrest.most + 1)] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
