"""Outlines in few points: as near to the drawn ones as is asked, and read back as they were written."""

import math

from render.touch.outlines import line_path, outline_path, simplify_line
from render.touch.touch_paths import is_inside_path, path_rings

CIRCLE = [(100 + 60 * math.cos(n / 90 * math.pi), 100 + 60 * math.sin(n / 90 * math.pi)) for n in range(180)]


def test_a_circle_has_few_points_and_none_far_from_it() -> None:
    path = outline_path([CIRCLE], 1.5)
    (ring,) = path_rings(path)
    assert 8 <= len(ring) <= 24 and path.startswith("M") and path.endswith("z")
    assert all(abs(math.dist(point, (100, 100)) - 60) < 2 for point in ring)
    assert all(is_inside_path(path, (100 + 57 * (x - 100) / 60, 100 + 57 * (y - 100) / 60)) for x, y in CIRCLE)
    assert not any(is_inside_path(path, (100 + 63 * (x - 100) / 60, 100 + 63 * (y - 100) / 60)) for x, y in CIRCLE)


def test_rings_that_nobody_can_touch_are_left_out_unless_there_are_no_others() -> None:
    islet = [(5.0, 5.0), (7.0, 5.0), (7.0, 7.0)]
    assert len(path_rings(outline_path([islet, CIRCLE], 1.5))) == 1
    assert path_rings(outline_path([islet], 0.1)) == [[(5, 5), (7, 5), (7, 7)]]


def test_what_is_written_is_read_back_in_whole_pixels() -> None:
    line = [(0.2, 0.7), (-3.0, 4.0), (-3.2, 4.1), (10.0, -20.0)]
    assert path_rings(line_path(line)) == [[(0, 1), (-3, 4), (10, -20)]]
    assert path_rings(line_path([(4, 4), (4, 4)])) == [[(4, 4)]]


def test_a_straight_line_is_its_two_ends() -> None:
    assert simplify_line([(n, 2 * n) for n in range(50)], 0.1) == [(0, 0), (49, 98)]
    assert simplify_line([(0, 0), (5, 5), (10, 0)], 0.1) == [(0, 0), (5, 5), (10, 0)]
