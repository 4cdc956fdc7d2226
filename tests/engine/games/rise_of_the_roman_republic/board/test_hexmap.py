"""The map by its hexes (rulings c.20, D7, G15, W19; the printed distances)."""

import pytest

from engine.games.rise_of_the_roman_republic.board.hexmap import (
    distance,
    graph_of,
    hexes_within,
    is_border_between,
    is_land,
    is_river_between,
    is_road_between,
    land_neighbours,
    land_steps,
    may_be_in_hex,
    terrain,
)
from engine.games.rise_of_the_roman_republic.tables import ROME
from tests.engine.games.rise_of_the_roman_republic.playing import Table


def test_reate_is_three_hexes_from_rome_and_the_others_as_far_as_measured() -> None:
    """Section 5.28's example (TV23), and the distances of the rulings."""
    far = {"3512": 3, "4109": 7, "4412": 7, "4413": 7, "4510": 8}
    assert {place: distance(ROME, place) for place in far} == far
    near = ["3614", "3713", "3715", "3915", "3512", "3711", "4013"]
    assert [distance(ROME, place) for place in near] == [1, 1, 1, 2, 3, 3, 3]


@pytest.mark.ruling("c.20")
def test_no_step_leads_over_the_sea_nor_over_a_strait() -> None:
    """Ruling c.20: from Messana to Rhegium a fleet is needed."""
    assert is_land("5915") and is_land("6015") and distance("5915", "6015") == 1
    assert "6015" not in land_neighbours("5915")
    assert not any(not is_land(other) for other in land_neighbours("3715"))


def test_rivers_and_borders_lie_between_hexes() -> None:
    assert (
        is_river_between("3714", "3614") and is_river_between("3614", "3714") and not is_river_between("3714", "3713")
    )
    assert is_border_between("4010", "3910") and not is_border_between("4413", "4412") and terrain("3910") == "mountain"


@pytest.mark.ruling("D7", "G57")
def test_three_hundred_and_ten_hexes_are_in_play_in_italy() -> None:
    """Ruling D7: 311 hexes of twelve provinces, Ilva out; 570 hexes with Gallia (ruling G57)."""
    assert len(graph_of("alexander")) == len(graph_of("central_italy")) == 310
    state = Table("alexander").state
    assert not may_be_in_hex(state, "2718") and not may_be_in_hex(state, "2012") and may_be_in_hex(state, ROME)
    assert all(
        place in land_steps(state, other) for place in hexes_within(ROME, 2) for other in land_steps(state, place)
    )


@pytest.mark.ruling("D7")
def test_gauls_alone_come_from_gallia() -> None:
    """Ruling D7: Liguria Friniates and Gallia Cispadana are in play for the Gauls alone in the Samnite Wars."""
    state = Table("central_italy").state
    assert may_be_in_hex(state, "2012", "gaul") and not may_be_in_hex(state, "2012", "samnites")
    assert len(graph_of("central_italy", True)) > 310


@pytest.mark.ruling("W19", "G15")
def test_the_appian_way_ends_in_3914_until_it_is_extended() -> None:
    """The printed road of the Samnite Wars; ruling W19: extensions are laid hexside by hexside."""
    state = Table("central_italy").state
    assert (
        is_road_between(state, "3814", ROME)
        and is_road_between(state, "3814", "3914")
        and not is_road_between(state, "3914", "4014")
    )
    state.roads = ("via_appia_capua:1", "via_valeria")
    assert (
        is_road_between(state, "3914", "4014")
        and not is_road_between(state, "4014", "4114")
        and is_road_between(state, "3710", "3810")
    )
    assert is_road_between(Table("thunderbolt").state, "5403", "5402")
