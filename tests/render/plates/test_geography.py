"""The drawn borders are the listed ones; lines close; nothing depends on chance."""

import math

import pytest

import data
from render.drawing import lines, projection
from render.drawing.style import LIGHT
from render.games.samnite_wars import italy_map
from render.plates import borders, geography, ground_plate
from tests.render.games.samnite_wars.sample_views import REGIONS


def test_two_regions_share_a_border_line_iff_they_are_listed_as_neighbours() -> None:
    listed = {frozenset((region, other)) for region, raw in REGIONS.items() for other in raw["borders"]}
    assert italy_map.geography_sheet().network.neighbours() == listed


def test_every_region_has_an_outline_that_holds_its_tokens_and_its_letter() -> None:
    network = italy_map.geography_sheet().network
    assert set(network.outlines) == set(REGIONS)
    for region, raw in data.load_game_data("samnite_wars", "map")["regions"].items():
        spots = raw["token"] if isinstance(raw["token"][0], list) else [raw["token"]]
        assert len(spots) == REGIONS[region]["tokens"]
        for place in [*spots, *([raw["letter"]] if "letter" in raw else [])]:
            assert borders.is_inside_ring(network.outlines[region][0], tuple(place)), (region, place)


def test_regions_do_not_overlap_and_leave_no_gap() -> None:
    outlines = italy_map.geography_sheet().network.outlines
    for lon10 in range(76, 185):
        for lat10 in range(379, 464, 2):
            place = (lon10 / 10 + 0.013, lat10 / 10 + 0.017)
            owners = [region for region, rings in outlines.items() if borders.is_inside_ring(rings[0], place)]
            assert len(owners) <= 1, (place, owners)


def test_a_border_that_does_not_close_is_refused_by_name() -> None:
    raw = dict(data.load_game_data("samnite_wars", "map"))
    raw["borders"] = [one for one in raw["borders"] if one["between"] != ["etruscans", "umbrians"]]
    with pytest.raises(borders.MapError, match=r"etruscans|umbrians"):
        borders.build_border_network(raw)


def test_a_rough_line_is_the_same_every_time_and_keeps_its_ends() -> None:
    line = [(0.0, 0.0), (1.0, 0.2), (2.0, 0.0)]
    grown = lines.roughen(line, 0.2, "ridge")
    assert grown == lines.roughen(line, 0.2, "ridge")
    assert (grown[0], grown[-1]) == (line[0], line[-1])
    assert grown != lines.roughen(line, 0.2, "other")


def test_the_projection_shows_its_extent_and_keeps_north_up() -> None:
    fitted = projection.projection_to_fit((-11.0, 29.0, 31.0, 53.0), 2400, 1700)
    for lon in (-11.0, 10.0, 31.0):
        x, north = fitted.project_point(lon, 53.0)
        _, south = fitted.project_point(lon, 29.0)
        assert -1 <= x <= 2401
        assert -1 <= north < south <= 1701
    # conformal: a degree of latitude is as long on the canvas as on the globe, whichever way it lies
    a, b, c = (
        fitted.project_point(10.0, 41.0),
        fitted.project_point(10.0, 41.01),
        fitted.project_point(10.0 + 0.01 / math.cos(0.7156), 41.0),
    )
    assert math.isclose(math.dist(a, b), math.dist(a, c), rel_tol=0.01)


def test_the_coast_says_where_it_comes_from_and_covers_the_western_mediterranean() -> None:
    text = (data.ROOT / "geo" / "coast.json").read_text(encoding="utf-8")
    assert "world-atlas 2." in text[:200]
    found = [point for ring in geography.coast_rings() for point in ring]
    assert min(x for x, _ in found) < -11.0
    assert max(x for x, _ in found) > 31.0
    assert min(y for _, y in found) < 29.0 < 53.0 < max(y for _, y in found)
    assert len(text) < 120_000


def test_the_same_kit_draws_the_western_and_central_mediterranean() -> None:
    fitted = projection.projection_to_fit((-11.0, 29.0, 31.0, 53.0), 480, 350)
    plate = ground_plate.draw_plate(ground_plate.Sheet(fitted, borders.Network((), {}), {}), LIGHT)
    points = [fitted.project_point(*place) for place in ((5.0, 39.5), (3.0, 47.0))]
    sea, land = (plate.free.getpixel((round(x), round(y))) for x, y in points)
    assert isinstance(sea, tuple)
    assert isinstance(land, tuple)
    assert sea[2] > sea[0]
    assert land[0] > land[2]
