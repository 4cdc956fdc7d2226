"""Geometry of hexes: neighbours, the sides between them, and what the sample says of rivers, straits and roads."""

import itertools
import math

import pytest

from render.kit.hexes import hex_chart, hex_coast, hex_grid
from render.kit.hexes.hex_data import SEA, Cell, HexMap, HexRoad, HexSide
from tests.render.kit.hex_sample import italy

CHART = hex_chart.hex_map_chart(italy())


def side_by_side(one: str, other: str) -> bool:
    return CHART.nodes[other] in hex_grid.neighbour_middles(CHART.nodes[one])


@pytest.mark.parametrize("lower", [0, 1])
def test_neighbours_are_mutual_and_share_just_one_side(lower: int) -> None:
    middles = [hex_grid.hex_middle(column, row, lower) for column in range(4) for row in range(4)]
    for one in middles:
        assert hex_grid.hex_at_middle(one, lower) == (middles.index(one) // 4, middles.index(one) % 4)
        for other in hex_grid.neighbour_middles(one):
            assert one in hex_grid.neighbour_middles(other)
            assert set(hex_grid.hexside_ends(one, other)) == set(hex_grid.hexside_ends(other, one))
            assert set(hex_grid.hexside_ends(one, other)) == set(hex_grid.corners(one)) & set(hex_grid.corners(other))
            assert hex_grid.distance(one, other) == 1


def test_all_neighbours_are_equally_far_to_the_eye() -> None:
    middle = hex_grid.hex_middle(3, 3, 1)
    steps = [
        math.dist(hex_grid.lattice_to_pixel(middle), hex_grid.lattice_to_pixel(other))
        for other in hex_grid.neighbour_middles(middle)
    ]
    assert max(steps) / min(steps) < 1.002


def test_distances_of_the_sample_are_those_that_are_known() -> None:
    assert CHART.steps_between_hexes("3714", "3512") == 3
    assert CHART.steps_between_hexes("3714", "3715") == 1
    assert CHART.steps_between_hexes("6319", "6419") == 1


def test_rivers_and_straits_run_between_neighbours() -> None:
    assert len(italy().sides) > 200
    for side in italy().sides:
        assert side_by_side(side.one, side.other), side


def test_every_river_side_is_drawn_once_and_where_it_lies() -> None:
    rivers = [side for side in italy().sides if side.kind == "river"]
    assert sum(river.sides for river in CHART.rivers) == len(rivers)
    points = [place for river in CHART.rivers for place in river.line]
    for side in rivers:
        ends = hex_grid.hexside_ends(CHART.nodes[side.one], CHART.nodes[side.other])
        (ax, ay), (bx, by) = (hex_grid.lattice_to_pixel(end) for end in ends)
        assert min(math.dist(place, ((ax + bx) / 2, (ay + by) / 2)) for place in points) < 20, side


def test_roads_go_from_neighbour_to_neighbour_through_their_hexes() -> None:
    for road, (line, _) in zip(italy().roads, CHART.roads, strict=True):
        for one, other in itertools.pairwise(road.cells):
            assert side_by_side(one, other), (road.name, one, other)
        for number in road.cells:
            assert min(math.dist(place, CHART.middle_of_hex(number)) for place in line) < 1, (road.name, number)


def dry(chart: hex_chart.HexChart, place: tuple[float, float]) -> bool:
    """Whether a ray from a place crosses the shores an odd number of times."""
    x, y = place
    odd = False
    for ring in chart.shores:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                odd = not odd
    return odd


def test_the_shore_parts_land_from_sea_as_the_hexes_say() -> None:
    for number in list(CHART.cells)[::13]:
        assert dry(CHART, CHART.middle_of_hex(number)) == (CHART.cells[number].terrain != SEA), number


def test_neighbours_on_land_are_joined_by_land_unless_a_strait_parts_them() -> None:
    parted = {frozenset((side.one, side.other)) for side in italy().sides if side.kind == "strait"}
    pairs = [(one, other) for road in italy().roads for one, other in itertools.pairwise(road.cells)]
    for one, other in pairs[::3] + [tuple(sorted(pair)) for pair in parted]:
        (ax, ay), (bx, by) = CHART.middle_of_hex(one), CHART.middle_of_hex(other)
        assert dry(CHART, ((ax + bx) / 2, (ay + by) / 2)) == (frozenset((one, other)) not in parted), (one, other)


def test_shores_are_closed_and_wind_one_way() -> None:
    assert all(hex_coast.signed_ring_area(ring) != 0 and len(ring) > 8 for ring in CHART.shores)
    assert sum(hex_coast.signed_ring_area(ring) for ring in CHART.shores) < 0


def test_a_ring_is_cut_by_a_window() -> None:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    assert abs(hex_coast.signed_ring_area(hex_coast.ring_within_window(square, (2, 3, 20, 8)))) == 40
    assert hex_coast.ring_within_window(square, (20, 20, 30, 30)) == []


def test_chains_end_where_three_meet() -> None:
    chains = hex_grid.join_sides_into_chains([((0, 0), (1, 0)), ((1, 0), (2, 0)), ((2, 0), (3, 1)), ((2, 0), (3, -1))])
    assert sorted(len(chain) for chain in chains) == [2, 2, 3]
    ring = hex_grid.join_sides_into_chains([((0, 0), (1, 0)), ((1, 0), (1, 1)), ((1, 1), (0, 0))])
    assert len(ring) == 1
    assert ring[0][0] == ring[0][-1]


def test_hexes_in_a_box_are_found_by_their_middles() -> None:
    box = (3600.0, 1400.0, 4600.0, 2200.0)
    slow = [
        n
        for n in CHART.nodes
        if box[0] <= CHART.middle_of_hex(n)[0] < box[2] and box[1] <= CHART.middle_of_hex(n)[1] < box[3]
    ]
    assert sorted(CHART.hexes_in_box(box)) == sorted(slow)


def test_neighbouring_provinces_have_different_tints() -> None:
    for province, places in CHART.provinces.items():
        for place in places:
            for other in hex_grid.neighbour_middles(place):
                beside = CHART.cells[CHART.numbers[other]].province if other in CHART.numbers else ""
                assert beside in ("", province) or CHART.tints[beside] != CHART.tints[province]


def test_a_small_map_of_even_columns_lower_is_worked_out() -> None:
    cells = tuple(
        Cell(f"{c}{r}", c, r, "flat" if c < 3 else SEA, "p" if c < 3 else "") for c in range(1, 5) for r in range(4)
    )
    field = HexMap("Small", cells, (HexSide("11", "21", "river", "r"),), (HexRoad(("11", "12")),), lower=0)
    chart = hex_chart.hex_map_chart(field)
    assert dry(chart, chart.middle_of_hex("11"))
    assert not dry(chart, chart.middle_of_hex("41"))
    assert hex_chart.hex_map_chart(field) is chart
