"""A map of points: nothing lies on anything, every link is seen from end to end, all type is large enough."""

import io
import math

import msgspec
import pytest
from PIL import Image

from render.drawing.style import LIGHT, MIN_TYPE, REFERENCE_WIDTH
from render.kit.points import links, names, node_layout, plates, point_bench, point_drawing, token_layout
from render.kit.points.declared import (
    LinkKind,
    Node,
    PointLink,
    PointMap,
    PointMapOptions,
    PointPosition,
    PointSide,
    PointStack,
    PointWay,
)
from render.layout.placing import boxes_overlap
from render.picture import ALT_LIMIT, Picture
from tests.render.kit.sample_points import SIDES, board, random_position, start

LETTERED = PointMapOptions(
    letters={node: chr(65 + n) for n, node in enumerate(("roma", "antium", "capua", "pisae", "messana"))}
)
SEEDS = range(14)


def image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


@pytest.mark.parametrize("seed", SEEDS)
def test_no_token_lies_on_another_nor_on_a_name_or_node(seed: int) -> None:
    layout = point_drawing.layout_point_map(board(), random_position(seed), LETTERED)
    assert len(layout.tokens) == 26 + 3 + 5
    assert names.name_clashes(layout.boxes()) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_every_link_is_seen_at_both_ends(seed: int) -> None:
    layout = point_drawing.layout_point_map(board(), random_position(seed), LETTERED)
    assert point_drawing.covered_link_ends(layout) == []


def test_what_finds_no_room_in_a_box_is_led_out_of_it() -> None:
    many = [
        PointStack(id=f"t{n}", node="transalpine_box", side="transalpine", count=n, commander="Brennus")
        for n in range(7)
    ]
    layout = point_drawing.layout_point_map(board(), PointPosition(stacks=tuple(many)), PointMapOptions())
    (box,) = (off.box for off in board().boxes if off.id == "transalpine_box")
    inside = [t for t in layout.tokens if t.leader is None]
    led = [t for t in layout.tokens if t.leader]
    assert len(inside) + len(led) == 7 and len(inside) >= 2 and led
    assert all(box[0] < t.box[0] and box[1] < t.box[1] and t.box[2] < box[2] and t.box[3] < box[3] for t in inside)
    assert not any(boxes_overlap(box, t.box) for t in led)
    assert names.name_clashes(layout.boxes()) == []


def test_more_stacks_than_find_a_place_are_shown_as_one_with_how_many_more() -> None:
    many = tuple(PointStack(id=f"t{n}", node="roma", side="roman", count=3, commander=f"Consul {n}") for n in range(60))
    layout = point_drawing.layout_point_map(board(), PointPosition(stacks=many), PointMapOptions())
    assert 10 < len(layout.tokens) < 60
    assert names.name_clashes(layout.boxes()) == []
    merged = token_layout.merge_stacks(many, "roma", "t40")
    assert [one.id for one in merged] == [f"t{n}" for n in range(40)]
    assert (merged[-1].count, merged[-1].commander, merged[-1].more) == (63, "Consul 39", 20)
    assert sum(one.count or 0 for one in merged) == 180
    greek = PointStack(id="g", node="roma", side="greek")
    assert [one.id for one in token_layout.merge_stacks((*many[:3], greek), "roma", "g")] == ["t0", "t1", "g"]
    assert token_layout.merge_stacks((many[0], greek), "roma", "g") == (many[0], greek)
    unknown = (greek, PointStack(id="h", node="roma", side="greek", count=4))
    assert token_layout.merge_stacks(unknown, "roma")[0].count is None


def test_no_name_of_a_water_lies_on_a_node_or_a_name() -> None:
    ground = point_drawing.layout_point_map(board(), start(), PointMapOptions()).board.ground
    assert [label.text for label in ground.seas] == [sea.name for sea in board().seas]
    solid = [spot.box for spot in ground.sheets.spots_on_sheet(node_layout.MAIN)]
    solid += [name.box for name in ground.names if name.sheet == node_layout.MAIN]
    solid += [pane.box for pane in ground.sheets.panes]
    for label in ground.seas:
        assert not any(boxes_overlap(glyph.box, box, 1.0) for glyph in label.glyphs for box in solid), label.text


def test_every_link_is_drawn_once_on_each_sheet_where_it_shows() -> None:
    layout = point_drawing.layout_point_map(board(), start(), PointMapOptions())
    found = [(path.link.a, path.link.b, path.sheet) for path in layout.board.ground.paths]
    assert len(found) == len(set(found))
    assert {(a, b) for a, b, sheet in found if sheet == node_layout.MAIN} == {
        (link.a, link.b) for link in board().links
    }


def test_a_link_ends_at_its_nodes_rims_and_passes_no_other_node() -> None:
    sheets = point_drawing.layout_point_map(board(), start(), PointMapOptions()).board.ground
    for path in sheets.paths:
        spot = sheets.sheets.dots.get(path.link.b) if path.sheet == node_layout.MAIN else None
        spot = spot or sheets.sheets.spots[path.link.b]
        if not path.stub and spot.sheet == path.sheet:
            assert math.dist(path.line[-1], spot.place) == pytest.approx(spot.size / 2, abs=4)
        inside = [
            other.node
            for other in sheets.sheets.spots_on_sheet(path.sheet)
            if other.node not in (path.link.a, path.link.b)
            and any(math.dist(p, other.place) < other.size / 2 - 2 for p in path.line)
        ]
        assert inside == [], path.link


def test_everything_that_is_crowded_stands_in_an_inset_or_apart() -> None:
    sheets = point_drawing.layout_point_map(board(), start(), PointMapOptions()).board.ground.sheets
    assert {sheets.spots[node].sheet for node in ("roma", "velitrae", "capua")} == {0}
    assert {sheets.spots[node].sheet for node in ("clusium", "volsinii")} == {1}
    assert sheets.spots["tarentum"].sheet == node_layout.MAIN
    for sheet in range(node_layout.MAIN, 2):
        full = [spot for spot in sheets.spots_on_sheet(sheet) if spot.size == node_layout.NODE]
        for number, one in enumerate(full):
            for other in full[number + 1 :]:
                assert math.dist(one.place, other.place) > node_layout.NODE + 8, (one.node, other.node)
    for pane in sheets.panes:
        assert not any(boxes_overlap(pane.box, spot.box) for spot in sheets.spots_on_sheet(node_layout.MAIN))


def test_a_name_or_token_beside_its_node_is_nearest_to_it_or_on_a_leader() -> None:
    layout = point_drawing.layout_point_map(board(), start(), LETTERED)
    ground = layout.board.ground
    for token in layout.tokens:
        spot = ground.sheets.spots.get(token.node)
        if spot and token.leader is None:
            assert node_layout.clearly_beside(token.box, spot, ground.sheets.spots_on_sheet(spot.sheet)), token.what
        elif spot and token.leader:
            assert math.dist(token.leader[1], spot.place) == pytest.approx(node_layout.NODE / 2, abs=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_type_is_small(theme: str) -> None:
    made = plates.board_with_plate(board(), theme)
    printed = made.printed
    assert board().size[0] == REFERENCE_WIDTH
    assert all(label.size >= MIN_TYPE for label in printed.labels)
    assert all(text.size >= MIN_TYPE for text in printed.texts)
    pills = [stamp for stamp in printed.stamps if stamp.kind == "pill"]
    assert pills and all(stamp.high * 0.78 >= MIN_TYPE for stamp in pills)
    for token in point_drawing.layout_point_map(board(), random_position(3), LETTERED).tokens:
        for stamp in token.stamps:
            if stamp.kind == "pill":
                assert stamp.high * 0.78 >= MIN_TYPE
            if stamp.kind == "banner":
                assert stamp.size / 2 * 1.14 >= MIN_TYPE


@pytest.mark.parametrize("theme", ["light", "dark", "grey"])
def test_a_map_is_small_in_bytes_and_the_same_every_time(theme: str) -> None:
    first, again = (point_drawing.draw_point_map(board(), start(), PointMapOptions(theme=theme)) for _ in range(2))  # type: ignore[arg-type]
    assert first.data == again.data
    assert len(first.data) < 1_500_000
    assert (first.width, first.height) == board().size


def test_the_grey_form_has_no_colour_and_a_preview_is_smaller() -> None:
    small = image(point_drawing.draw_point_map(board(), start(), PointMapOptions(theme="grey", width=400)))
    assert small.width == 400
    assert all(r == g == b for _, (r, g, b) in small.getcolors(1 << 20) or ())  # type: ignore[misc]


def test_a_change_shows_where_it_was_made_alone() -> None:
    before, held = start(), dict(start().control)
    held["croton"] = "carthaginian"
    after = msgspec.structs.replace(before, control=held)
    pair = [image(point_drawing.draw_point_map(board(), one)) for one in (before, after)]
    spot = point_drawing.layout_point_map(board(), before, PointMapOptions()).board.ground.sheets.spots["croton"]
    left, top = round(spot.x) - 40, round(spot.y) - 40
    window = (left, top, left + 80, top + 80)
    assert pair[0].crop(window).tobytes() != pair[1].crop(window).tobytes()
    for one in pair:
        one.paste((0, 0, 0), window)
    assert pair[0].tobytes() == pair[1].tobytes()


def test_pips_and_sieges_and_liveries_show() -> None:
    def spot_of(position: PointPosition) -> bytes:
        here = point_drawing.layout_point_map(board(), position, PointMapOptions()).board.ground.sheets.spots[
            "syracusae"
        ]
        box = (round(here.x) - 30, round(here.y) - 30, round(here.x) + 30, round(here.y) + 36)
        return image(point_drawing.draw_point_map(board(), position)).crop(box).tobytes()

    plain = PointPosition(control={"syracusae": "greek"})
    seen = {spot_of(plain), spot_of(PointPosition()), spot_of(PointPosition(control={"syracusae": "roman"}))}
    seen.add(spot_of(msgspec.structs.replace(plain, pips={"syracusae": 1})))
    assert len(seen) == 4
    layout = point_drawing.layout_point_map(
        board(), PointPosition(sieges={"syracusae": 2, "roma": 0}), PointMapOptions()
    )
    assert [token.what for token in layout.tokens] == ["siege syracusae"]


@pytest.mark.parametrize("around", [("tarentum", "venusia"), ("roma", "antium"), ("transalpine_box", "eporedia")])
def test_a_crop_shows_its_nodes_whole(around: tuple[str, ...]) -> None:
    layout = point_drawing.layout_point_map(board(), start(), PointMapOptions(crop=around))
    assert layout.window
    left, top, right, bottom = layout.window
    for node in around:
        spot = layout.board.ground.sheets.spots.get(node)
        if spot:
            assert left < spot.box[0] and top < spot.box[1] and spot.box[2] < right and spot.box[3] < bottom
    made = point_drawing.draw_point_map(board(), start(), PointMapOptions(crop=around))
    assert (made.width, made.height) == (right - left, bottom - top)
    assert made.width < board().size[0] / 1.6


def test_a_move_has_an_arrow_for_each_leg_on_each_sheet() -> None:
    def arrows(*nodes: str) -> int:
        way = PointWay(side="roman", nodes=nodes)
        return len(point_drawing.layout_point_map(board(), start(), PointMapOptions(ways=(way,))).arrows)

    assert arrows("tarentum", "venusia", "canusium") == 2
    assert arrows("roma", "velitrae") == 1  # both in the inset
    assert arrows("venusia", "beneventum") == 2  # from the map into the inset: told on both
    assert arrows("transalpine_box", "eporedia") == 1


def test_the_description_tells_what_was_asked_first_then_what_stands_where() -> None:
    options = PointMapOptions(
        ways=(PointWay(side="roman", nodes=("roma", "velitrae")),), letters={"antium": "A"}, glow=("roma",)
    )
    alt = point_drawing.draw_point_map(board(), start(), options).alt
    assert len(alt) <= ALT_LIMIT
    assert alt.startswith("Italy, 386 BC (sample, reconstructed). Moved by Romans: Roma, Velitrae. To choose: A Antium")
    for told in (
        "Roma 8, Camillus +1",
        "Antium is besieged, level 1",
        "Victory points: Romans 7",
        "Carthago 6, Himilco",
    ):
        assert told in alt
    crop = point_drawing.draw_point_map(board(), start(), PointMapOptions(crop=("roma", "velitrae"))).alt
    assert "Roma 8, Camillus +1" in crop and "Syracusae" not in crop


def test_a_map_without_geography_lies_on_plain_paper() -> None:
    nodes = tuple(
        Node(id=f"n{n}", name=f"Place {n}", place=(200 + 300 * (n % 4), 250 + 300 * (n // 4))) for n in range(8)
    )
    kinds: tuple[LinkKind, ...] = ("clear", "dashed", "blue", "double")
    ways = tuple(PointLink(a=f"n{n}", b=f"n{n + 1}", kind=kind) for n, kind in enumerate(kinds))
    plain = PointMap(id="plain", name="Plain", size=(1600, 900), nodes=nodes, links=ways,
                     sides=(PointSide(id="red", name="Red", colour="#b02a25"),))  # fmt: skip
    position = PointPosition(control={"n0": "red"}, stacks=(PointStack(id="s", node="n0", side="red", count=3),))
    layout = point_drawing.layout_point_map(plain, position, PointMapOptions())
    assert names.name_clashes(layout.boxes()) == [] and point_drawing.covered_link_ends(layout) == []
    assert len(point_drawing.draw_point_map(plain, position).data) < 200_000


def test_a_map_too_small_for_its_names_says_so() -> None:
    nodes = tuple(Node(id=f"n{n}", name="A very long name of a place", place=(100 + 80 * (n % 4), 100 + 80 * (n // 4)))
                  for n in range(12))  # fmt: skip
    with pytest.raises(ValueError, match="no room for the name of n"):
        point_drawing.draw_point_map(PointMap(id="small", name="Small", size=(420, 360), nodes=nodes), PointPosition())


def test_a_way_bows_round_a_node_that_stands_in_it() -> None:
    nodes = [Node(id=n, name=n, place=(x, 300)) for n, x in (("a", 200.0), ("b", 500.0), ("c", 800.0))]
    straight = PointMap(id="row", name="Row", size=(1600, 600), nodes=tuple(nodes), links=(PointLink(a="a", b="c"),))
    sheets = node_layout.sheets_of_placed_nodes(straight)
    (path,) = links.link_paths(straight, sheets)
    assert min(math.dist(p, (500, 300)) for p in path.line) > node_layout.NODE / 2


def test_liveries_differ_by_glyph_so_that_colour_never_stands_alone() -> None:
    assert len({(side.glyph, side.pattern) for side in SIDES}) == len(SIDES)
    assert len({side.glyph for side in SIDES}) == len(SIDES)


def test_a_redraw_is_measured() -> None:
    """How long it takes is for the benchmark to say; how large it is holds on every machine."""
    found = point_bench.measure_point_map(
        board(), [random_position(seed, 22) for seed in range(3)], ("tarentum", "venusia")
    )
    assert found["map_p50_ms"] > 0 and found["crop_p50_ms"] > 0
    assert 0 < found["map_bytes"] < 1_500_000


def test_the_ground_is_laid_the_same_every_time() -> None:
    one, other = (names.lay_out_fixed(board(), LIGHT) for _ in range(2))
    assert one.names == other.names and one.paths == other.paths
