"""Insets, off-map boxes and tracks of a map of hexes: where they lie, what stands in them, what is told of them."""

import io
import random

import pytest
from msgspec.structs import replace
from PIL import Image

from data.speaking import language_context
from render.drawing.style import MIN_TYPE
from render.kit import map_parts, tracks
from render.kit.boxes import OffMap
from render.kit.hexes import hex_canvas, hex_chart, hex_overview
from render.kit.hexes.hex_canvas import MAIN
from render.kit.hexes.hex_data import SEA, Cell, HexMap, HexMapOptions, HexPosition, HexRoute, HexStack
from render.kit.hexes.hex_drawing import draw_hexes
from render.kit.hexes.hex_plates import Plates
from render.kit.hexes.themes import THEMES
from render.kit.insets import Inset
from render.kit.tracks import Counter, Track
from render.layout.placing import boxes_overlap
from render.layout.scene import Scene
from tests.render.kit.hex_sample import ROME, SAMNIUM, WAR, italy

CHART = hex_chart.hex_map_chart(italy())
MADE = hex_canvas.whole_map_canvas(CHART)
(PANE,) = MADE.panes
FRAME = (round(PANE.box[0]), round(PANE.box[1]), round(PANE.box[2]), round(PANE.box[3]))
LIGHT = THEMES["light"]


def laid(position: HexPosition, letters: dict[str, str] | None = None) -> Scene:
    return hex_overview.lay_out(CHART, position, HexMapOptions(letters=letters or {}), LIGHT)


def counters(scene: Scene) -> list[tuple[str, str]]:
    return [(str(one.args[-2]), str(one.args[-1])) for one in scene.stamps if one.kind == "counter"]


def crowded(seed: int) -> HexPosition:
    """A position with many stacks in and about the inset, and boxes and tracks filled at hazard."""
    dice = random.Random(seed)
    dry = [cell for cell in italy().cells if cell.terrain != SEA]
    land = [cell.number for cell in dry if 35 <= cell.column <= 47 and 8 <= cell.row <= 17]
    places = [*dice.sample(land, 14), "epirus", "africa"]
    stacks = tuple(HexStack(place, dice.randrange(4), dice.randrange(1, 99), dice.randrange(1, 9)) for place in places)
    tokens = tuple(Counter(track="vp", at=dice.randrange(-3, 16), side=side) for side in range(4))
    return replace(WAR, stacks=stacks, counters=tokens)


def test_the_inset_covers_no_land_no_track_and_no_box() -> None:
    for cell in italy().cells:
        x, y = MADE.middle_of_hex(cell.number)
        if cell.terrain != SEA:
            assert not boxes_overlap(PANE.box, (x - 8, y - 8, x + 8, y + 8)), cell.number
    panels = [*map_parts.panel_boxes(italy()), laid(WAR).panels[0].box]
    assert not any(boxes_overlap(PANE.box, box) for box in panels)
    assert not any(boxes_overlap(one, other) for number, one in enumerate(panels) for other in panels[:number])
    assert PANE.box[3] <= MADE.size[1] and PANE.box[2] <= MADE.size[0]


def test_an_inset_shows_the_columns_and_rows_of_its_extent_twice_as_large() -> None:
    first, last_row, last, first_row = italy().insets[0].extent
    for cell in italy().cells:
        inside = first <= cell.column <= last and first_row < cell.row < last_row
        if inside:
            assert MADE.sheet_and_middle_of_hex(cell.number)[0] == 1, cell.number
        elif not (first <= cell.column <= last and first_row <= cell.row <= last_row):
            assert MADE.sheet_and_middle_of_hex(cell.number)[0] == MAIN, cell.number
    (ax, ay), (bx, by) = MADE.sheet_and_middle_of_hex("3714")[1], MADE.sheet_and_middle_of_hex("4412")[1]
    (cx, cy), (dx, dy) = MADE.middle_of_hex("3714"), MADE.middle_of_hex("4412")
    assert (bx - ax, by - ay) == pytest.approx((2 * (dx - cx), 2 * (dy - cy)))


def test_the_inset_is_drawn_anew_at_its_size_and_not_enlarged() -> None:
    whole = Plates().whole_map(CHART, LIGHT, {})
    box = FRAME
    inner = whole.crop((box[0] + 8, box[1] + 60, box[2] - 8, box[3] - 8))
    left, top, right, bottom = (round(value) for value in PANE.source)
    enlarged = (
        whole.crop((left, top, right, bottom))
        .resize((box[2] - box[0], box[3] - box[1]))
        .crop((8, 60, box[2] - box[0] - 8, 494))
    )
    assert len(inner.getcolors(1 << 20) or ()) > 1000
    assert inner.tobytes() != enlarged.tobytes()


@pytest.mark.parametrize("seed", range(6))
def test_what_stands_in_the_inset_stands_there_alone_and_nothing_lies_on_anything(seed: int) -> None:
    position = crowded(seed)
    scene = laid(position, {"3813": "A", "4312": "B"})
    tokens = [stamp for stamp in scene.stamps if stamp.kind in ("counter", "badge")]
    for number, one in enumerate(tokens):
        assert not any(boxes_overlap(one.core, other.core, 2.0) for other in tokens[:number])
    inner = [
        one
        for one in position.stacks
        if MADE.off_map_box(one.cell) is None and MADE.sheet_and_middle_of_hex(one.cell)[0] != MAIN
    ]
    inside = [stamp for stamp in tokens if stamp.kind == "counter" and boxes_overlap(stamp.box, PANE.box)]
    assert len(inside) == len({(one.cell, one.side) for one in inner}) > 1
    left, top, right, bottom = PANE.box
    for stamp in inside:
        assert left < stamp.box[0] and top < stamp.box[1] and stamp.box[2] < right and stamp.box[3] < bottom
    assert all(text.size >= MIN_TYPE for text in scene.texts)


def test_a_stack_in_the_inset_stands_in_its_hex_with_its_own_strength() -> None:
    position = HexPosition(stacks=(HexStack("3813", ROME, 12, 3), HexStack("3913", ROME, 5)))
    assert counters(laid(position)) == [("12", "+2"), ("5", "")]
    assert counters(laid(replace(position, stacks=(HexStack("2712", ROME, 12, 3), HexStack("2612", ROME, 5))))) == [
        ("17", "+1")
    ]
    (first, _) = (stamp for stamp in laid(position).stamps if stamp.kind == "counter")
    assert (first.x, first.y) == pytest.approx(MADE.sheet_and_middle_of_hex("3813")[1])


def test_what_stands_in_a_box_stands_in_rows_each_stack_for_itself() -> None:
    scene = laid(HexPosition(stacks=(HexStack("epirus", ROME, 4), HexStack("epirus", ROME, 7, 2))))
    found = [stamp for stamp in scene.panel_stamps if stamp.kind == "counter"]
    assert [stamp.args[-2:] for stamp in found] == [("4", ""), ("7", "+1")]
    left, top, right, bottom = italy().boxes[0].box
    for stamp in found:
        assert left < stamp.box[0] and top < stamp.box[1] and stamp.box[2] < right and stamp.box[3] < bottom


def test_a_box_too_full_shows_each_side_as_one_and_leads_out_who_finds_no_room() -> None:
    many = HexPosition(stacks=tuple(HexStack("epirus", side, 2, 3) for side in range(5) for _ in range(4)))
    scene = laid(many)
    boxed = [stamp for stamp in scene.panel_stamps if stamp.kind == "counter"]
    led = [stamp for stamp in scene.stamps if stamp.kind == "counter"]
    assert len(boxed) + len(led) == 5 and led
    assert all(stamp.args[-2:] == ("8", "+11") for stamp in (*boxed, *led))
    assert not any(boxes_overlap(stamp.box, box) for stamp in led for box in map_parts.panel_boxes(italy()))


def test_counters_stand_on_their_tracks_and_the_turn_is_nobodys() -> None:
    laid_out = {one.id: tracks.track_layout(one) for one in italy().tracks}
    scene = laid(replace(WAR, stacks=()))
    discs = [stamp for stamp in scene.panel_stamps if stamp.kind == "disc"]
    assert len(discs) == len(WAR.counters)
    turn = laid_out["turn"].cells[2]
    (token,) = (stamp for stamp in discs if boxes_overlap(stamp.core, turn))
    assert token.args[0] == LIGHT.panel
    for counter in WAR.counters:
        cell = laid_out[counter.track].cells[counter.at]
        assert any(cell[0] <= one.box[0] and cell[1] <= one.box[1] and one.box[2] <= cell[2] for one in discs)


def test_a_counter_may_bear_its_own_sign() -> None:
    position = HexPosition(counters=(Counter(track="vp", at=3, side=ROME, glyph="crescent"),))
    (disc,) = (stamp for stamp in laid(position).panel_stamps if stamp.kind == "disc")
    assert disc.args[2] == "crescent"


def test_an_off_map_box_is_shown_on_the_whole_map_and_letters_lie_on_it() -> None:
    options = HexMapOptions(around=("epirus", "5601"), letters={"epirus": "A"})
    picture = draw_hexes(italy(), WAR, options)
    assert (picture.width, picture.height) == MADE.size
    assert "A, Epirus" in picture.alt
    assert any(stamp.kind == "badge" for stamp in laid(WAR, {"epirus": "A"}).stamps)


def test_a_route_may_come_from_a_box_and_go_into_the_inset() -> None:
    def image(*routes: HexRoute) -> Image.Image:
        return Image.open(io.BytesIO(draw_hexes(italy(), HexPosition(routes=routes), HexMapOptions()).data)).convert(
            "RGB"
        )

    plain, marched = image(), image(HexRoute(("epirus", "4412", "4312", "4212"), SAMNIUM))
    assert plain.crop(FRAME).tobytes() != marched.crop(FRAME).tobytes()
    sea = (300, 800, 500, 1060)
    assert plain.crop(sea).tobytes() != marched.crop(sea).tobytes()
    crop = draw_hexes(
        italy(), HexPosition(routes=(HexRoute(("epirus", "4412"), SAMNIUM),)), HexMapOptions(around=("4412",))
    )
    assert "from Epirus to 4412 Capua" in crop.alt


def test_the_words_tell_tracks_and_boxes_of_the_whole_map_alone() -> None:
    position = replace(WAR, stacks=WAR.stacks[-3:], held={}, routes=())
    alt = draw_hexes(italy(), position, HexMapOptions()).alt
    assert "Epirus, the Etruscans, 24 in 6 counters" in alt
    assert "Turn: 326. Victory points: Rome 4, the Samnites 3" in alt
    crop = draw_hexes(italy(), position, HexMapOptions(around=("3714",))).alt
    assert "Turn" not in crop and "Epirus" not in crop


def test_whole_maps_with_insets_are_kept_for_two_positions_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    plates = Plates()
    monkeypatch.setattr(
        hex_canvas, "draw_map_ground", lambda made, *_: Image.new("RGB", made.size)
    )  # whatever is on them
    for side in range(4):
        draw_hexes(italy(), replace(WAR, held={"latium": side}), HexMapOptions(), plates)
    assert len(plates.wholes) == 2
    assert not plates.zones


def test_a_map_that_declares_nothing_fills_its_picture() -> None:
    cells = tuple(Cell(f"{c:02}{r:02}", c, r, "flat", "all") for c in range(1, 9) for r in range(1, 7))
    small = HexMap(name="Small", cells=cells, provinces={"all": "All"})
    made = hex_canvas.whole_map_canvas(hex_chart.hex_map_chart(small))
    assert made.size[0] == hex_canvas.WIDTH and made.sheet == (0, 0, *made.size) and made.panes == ()


def test_two_insets_and_a_fixed_one_keep_apart() -> None:
    wanted = (*italy().insets, Inset(id="strait", name="The strait", extent=(56, 17, 59, 14), at=(1180, 760)))
    boxes = (OffMap(id="far", name="Far", box=(20, 1200, 300, 1300)),)
    rows = (Track(id="t", name="T", first=1, last=4, at=(20, 1400)),)
    field = replace(italy(), insets=wanted, size=(1600, 1900), boxes=boxes, tracks=rows)
    one, other = hex_canvas.whole_map_canvas(hex_chart.hex_map_chart(field)).panes
    assert other.box[:2] == (1180, 760)
    assert not boxes_overlap(one.box, (20, 1200, 300, 1300))


def test_what_a_map_shows_is_told_in_the_language_that_is_spoken() -> None:
    with language_context("it"):
        assert draw_hexes(italy(), WAR, HexMapOptions()).alt.startswith("Mappa a esagoni, ")
    assert draw_hexes(italy(), WAR, HexMapOptions()).alt.startswith("Map of hexes, ")


def test_the_sheet_says_where_counters_are_to_be_seen_in_an_inset_alone() -> None:
    inner = next(one for one in CHART.nodes if MADE.sheet_and_middle_of_hex(one)[0] == 1)
    outer = next(
        one for one in CHART.nodes if MADE.sheet_and_middle_of_hex(one)[0] == MAIN and CHART.cells[one].terrain != SEA
    )

    def pointers(*cells: str) -> list[str]:
        stacks = tuple(HexStack(cell, ROME, 1) for cell in cells)
        return [text.text for text in laid(replace(WAR, stacks=stacks)).texts if text.text == "see inset"]

    assert pointers(inner, outer) == ["see inset"] and pointers(outer) == []


def test_words_by_a_frame_keep_clear_of_what_stands_there() -> None:
    scene = Scene()
    below = (PANE.source[0] - 200, PANE.source[3], PANE.source[2] + 200, PANE.source[3] + 60)
    (box,) = map_parts.print_pointers(scene, (PANE,), [below], MADE.size, "see inset", LIGHT)
    assert not boxes_overlap(box, below) and scene.panels[0].box == box
