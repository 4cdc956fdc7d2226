"""Insets find an empty corner and show their part larger; tracks and boxes keep their tokens apart."""

import itertools
import random

import pytest

from render.drawing.labels import Box
from render.drawing.projection import projection_to_fit
from render.drawing.style import LIGHT, MIN_TYPE
from render.kit import boxes, insets, tracks
from render.kit.insets import Inset, Pane
from render.layout.occupancy import box_around_place
from render.layout.placing import boxes_overlap
from render.layout.scene import Scene

CANVAS = (0.0, 0.0, 1600.0, 1200.0)


def test_a_pane_shows_its_source_twice_as_large() -> None:
    pane = Pane((100, 100, 200, 180), (900, 20, 1100, 180), 2.0)
    assert pane.place_on_pane((100, 100)) == (900, 20)
    assert pane.place_on_pane((200, 180)) == (1100, 180)
    assert pane.shows_place((150, 140)) and not pane.shows_place((99, 140)) and not pane.shows_place((102, 140), 5)


def test_a_pane_draws_its_plate_where_it_shows_its_nodes() -> None:
    main = projection_to_fit((7, 36, 19, 46), 1600, 1400)
    (pane,) = insets.placed_inset_panes(
        [Inset(id="a", name="A", extent=(12, 41, 14, 42), at=(20, 30))], main, CANVAS, []
    )
    x, y = pane.projection(main).project_point(12.5, 41.9)
    there = pane.place_on_pane(main.project_point(12.5, 41.9))
    assert (x + pane.box[0], y + pane.box[1]) == pytest.approx(there)


@pytest.mark.parametrize("seed", range(6))
def test_an_inset_lies_in_an_empty_corner(seed: int) -> None:
    dice = random.Random(seed)
    nodes = [box_around_place((dice.uniform(100, 800), dice.uniform(100, 1100)), 40, 40) for _ in range(40)]
    source = (300, 500, 500, 640)
    wanted = Inset(id="a", name="A", extent=(source[0], source[3], source[2], source[1]))
    (pane,) = insets.placed_inset_panes([wanted], None, CANVAS, nodes)
    assert pane.box[2] - pane.box[0] == 400 and pane.box[3] - pane.box[1] == 280
    assert not any(boxes_overlap(pane.box, box) for box in nodes)
    assert not boxes_overlap(pane.box, pane.source)
    assert pane.box[2] > 1500  # the free half


def test_two_insets_do_not_cover_each_other() -> None:
    wanted = [Inset(id=name, name=name, extent=(x, 700, x + 200, 500)) for name, x in (("a", 300), ("b", 600))]
    first, second = insets.placed_inset_panes(wanted, None, CANVAS, [(300, 500, 800, 700)])
    assert not boxes_overlap(first.box, second.box)


@pytest.mark.parametrize("count", range(1, 9))
def test_tokens_of_a_cell_stand_apart_under_its_number(count: int) -> None:
    cell: Box = (100, 100, 172, 190)
    found = [box_around_place((x, y), size, size) for x, y, size in tracks.token_places_in_cell(cell, count)]
    assert not any(boxes_overlap(a, b) for a, b in itertools.combinations(found, 2))
    assert all(b[0] >= 100 and b[1] >= 100 + tracks.NUMBER and b[2] <= 172 and b[3] <= 190 for b in found)


def test_a_track_has_a_cell_for_each_number_and_clamps_what_is_beyond() -> None:
    one = tracks.track_layout(tracks.Track(id="vp", name="Victory points", first=-2, last=12, at=(20, 30), across=5))
    assert list(one.cells) == list(range(-2, 13))
    assert all(one.box[0] < c[0] and one.box[1] < c[1] and c[2] < one.box[2] and c[3] < one.box[3]
               for c in one.cells.values())  # fmt: skip
    counters = [tracks.Counter(track="vp", at=at, side="red") for at in (99, 12, 3)]
    found = tracks.track_counter_stamps(one, counters, lambda _: ())
    assert sum(one.cells[12][0] < stamp.x < one.cells[12][2] and stamp.y > one.cells[12][1] for stamp in found) == 2


def test_panels_have_no_small_type_and_it_stays_inside() -> None:
    on = Scene()
    tracks.add_track_to_scene(
        on, tracks.track_layout(tracks.Track(id="t", name="Turn", first=1, last=9, at=(20, 30))), LIGHT
    )
    off = boxes.OffMap(id="far", name="Lands beyond the mountains", box=(900, 30, 1160, 250))
    boxes.add_box_to_scene(on, off, LIGHT)
    for text in on.texts:
        assert text.size >= MIN_TYPE
        assert any(p.box[0] <= text.box[0] and text.box[2] <= p.box[2] and p.box[1] <= text.box[1] <= p.box[3]
                   for p in on.panels)  # fmt: skip


def test_tokens_in_a_box_stand_in_rows_under_its_name() -> None:
    off = boxes.OffMap(id="far", name="Beyond", box=(900, 30, 1200, 250))
    sizes = [(120, 50), (60, 50), (140, 50), (60, 50)]
    found = [
        box_around_place(place, *size) for place, size in zip(boxes.token_row_places(off, sizes), sizes, strict=True)
    ]
    left, top, right, bottom = boxes.free_token_area(off)
    assert len(boxes.token_row_places(off, sizes * 9)) < 36
    assert not any(boxes_overlap(a, b) for a, b in itertools.combinations(found, 2))
    assert all(left <= b[0] and top <= b[1] and b[2] <= right and b[3] <= bottom for b in found)
