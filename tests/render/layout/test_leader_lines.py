"""Leaders: what a line meets, which place disturbs least, what is left bare."""

import pytest

from render.drawing.projection import Point
from render.layout.leader_lines import BLOCKED, CROSSED, PIXELS, LeaderPlanner, line_meets_box, lines_cross

BOX = (10.0, 10.0, 30.0, 20.0)


@pytest.mark.parametrize(
    ("start", "end", "meets"),
    [
        ((0, 15), (40, 15), True),  # right through
        ((12, 12), (14, 14), True),  # inside
        ((0, 15), (12, 15), True),  # ends in it
        ((0, 0), (40, 4), False),  # above
        ((0, 15), (9, 15), False),  # ends before it
        ((0, 20), (12, 40), False),  # its box overlaps, the line does not
        ((31, 0), (31, 40), False),  # beside
    ],
)
def test_a_line_meets_a_box(start: Point, end: Point, meets: bool) -> None:
    assert line_meets_box(BOX, (start, end)) == meets
    assert line_meets_box(BOX, (end, start)) == meets


@pytest.mark.parametrize(
    ("one", "other", "do"),
    [
        (((0, 0), (10, 10)), ((0, 10), (10, 0)), True),
        (((0, 0), (4, 4)), ((0, 10), (10, 0)), False),  # too short
        (((0, 0), (10, 0)), ((0, 5), (10, 5)), False),  # parallel
        (((0, 0), (10, 10)), ((0, 10), (10, 10)), False),  # a common end
    ],
)
def test_lines_cross(one: tuple[Point, Point], other: tuple[Point, Point], do: bool) -> None:
    assert lines_cross(one, other) == lines_cross(other, one) == do


def test_a_leader_costs_what_it_meets_and_its_length() -> None:
    token = (95.0, 10.0, 105.0, 20.0)
    line = ((100.0, 15.0), (0.0, 15.0))
    assert LeaderPlanner().leader_cost(line, token) == pytest.approx(100 / PIXELS)
    assert LeaderPlanner([BOX]).leader_cost(line, token) == pytest.approx(BLOCKED + 100 / PIXELS)
    across = ((50.0, 0.0), (50.0, 40.0))
    assert LeaderPlanner([], [across]).leader_cost(line, token) == pytest.approx(CROSSED + 100 / PIXELS)
    under = ((100.0, 0.0), (100.0, 12.0))  # it does not cross the leader, but the token would lie on it
    assert LeaderPlanner([], [under]).leader_cost(line, token) == pytest.approx(CROSSED + 100 / PIXELS)


def test_the_way_round_is_taken_unless_it_is_too_long() -> None:
    straight, round_about, far = (60.0, 15.0), (20.0, 60.0), (20.0, 400.0)
    planner = LeaderPlanner([BOX])
    found = planner.best_leader_with_cost([straight, round_about], [(0.0, 15.0)], (8, 8))
    assert found is not None
    assert found[1] == (round_about, (0.0, 15.0))
    found = planner.best_leader_with_cost([straight, far], [(0.0, 15.0)], (8, 8))
    assert found is not None
    assert found[1] == (straight, (0.0, 15.0))


def test_the_nearest_end_is_pointed_at_and_an_earlier_better_find_is_kept() -> None:
    planner = LeaderPlanner()
    found = planner.best_leader_with_cost([(0.0, 0.0)], [(90.0, 0.0), (30.0, 0.0)], (8, 8))
    assert found is not None
    assert found[0] == pytest.approx(30 / PIXELS)
    assert found[1] == ((0.0, 0.0), (30.0, 0.0))
    assert planner.best_leader_with_cost([(0.0, 100.0)], [(30.0, 0.0)], (8, 8), found) is found
    assert planner.best_leader_with_cost([], [(30.0, 0.0)], (8, 8)) is None


def test_places_under_a_box_are_not_bare() -> None:
    places = [(5.0, 15.0), (15.0, 15.0), (29.0, 19.0), (40.0, 15.0)]
    assert LeaderPlanner([BOX]).uncovered_places(places) == [(5.0, 15.0), (40.0, 15.0)]
    assert LeaderPlanner().uncovered_places(places) == places
