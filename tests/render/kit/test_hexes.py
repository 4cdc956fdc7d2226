"""Pictures of hexes: nothing lies on anything, numbers are read, sizes and memory stay bounded, words tell the same."""

import io
import random
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render.drawing import fonts
from render.kit.hexes import (
    hex_canvas,
    hex_chart,
    hex_colours,
    hex_crop,
    hex_drawing,
    hex_ground,
    hex_overview,
    hex_overview_tokens,
)
from render.kit.hexes.hex_bench import measure_hex_map
from render.kit.hexes.hex_data import SEA, HexMapOptions, HexPosition, HexRoute, HexStack
from render.kit.hexes.hex_drawing import draw_hexes
from render.kit.hexes.hex_grid import lattice_to_pixel
from render.kit.hexes.hex_plates import KEPT, Plates, plate_size_in_bytes, zone_pixel_box
from render.kit.hexes.themes import THEMES
from render.layout.placing import boxes_overlap
from render.layout.scene import Scene
from render.picture import Picture, encode_picture
from render.plates.tile_cache import TileCache
from tests.render.kit.conftest import draw_anew
from tests.render.kit.hex_sample import GAUL, WAR, italy
from tests.tiers import thinned

CHART = hex_chart.hex_map_chart(italy())
LIGHT = THEMES["light"]
AROUND = ("3714", "4412")
LETTERS = {"3813": "A", "3913": "B", "4312": "C", "4412": "D", "4213": "E"}
PREVIEW = 800  # pixels that a phone shows of a picture's width
LEAST = 14  # pixels of type there


def scattered(seed: int, count: int) -> HexPosition:
    """A position with stacks of all sides on hexes of land about Latium, several in one hex now and then."""
    dice = random.Random(seed)
    land = [cell.number for cell in italy().cells if cell.terrain != SEA and 34 <= cell.column <= 46]
    stacks = tuple(
        HexStack(dice.choice(land), dice.randrange(4), dice.randrange(1, 99), dice.randrange(1, 12))
        for _ in range(count)
    )
    merged = {(one.cell, one.side): one for one in stacks}
    return replace(WAR, stacks=tuple(merged.values()))


def crop(position: HexPosition, around: tuple[str, ...] = AROUND, letters: dict[str, str] | None = None) -> Scene:
    box = hex_crop.crop_window(CHART, around)
    assert box is not None
    return hex_crop.lay_out(CHART, position, HexMapOptions(around=around, letters=letters or {}), LIGHT, box)


def overlaps(scene: Scene) -> list[tuple[str, str]]:
    """Every pair of tokens and names that lie on one another, letters of one name aside."""
    boxes = [("token", stamp.core) for stamp in scene.stamps]
    boxes += [(label.text, label.box) for label in scene.labels if len({round(g.angle, 3) for g in label.glyphs}) == 1
              and abs(label.glyphs[0].angle) < 0.001]  # fmt: skip
    return [
        (one, other)
        for number, (one, box) in enumerate(boxes)
        for other, beside in boxes[:number]
        if boxes_overlap(box, beside, 2.0)
    ]


THEMES_TRIED = thinned(["grey", "light", "dark"], 3, seconds=4)
POSITIONS = [WAR, *(scattered(seed, 10 + 6 * seed) for seed in range(5))]


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_no_token_or_name_of_a_crop_lies_on_another(position: HexPosition) -> None:
    assert overlaps(crop(position, letters=LETTERS)) == []


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_nothing_covers_the_number_of_a_hex(position: HexPosition) -> None:
    box = hex_crop.crop_window(CHART, AROUND)
    assert box is not None
    scene = crop(position)
    covering = [stamp.core for stamp in scene.stamps] + [label.box for label in scene.labels]
    for number in CHART.hexes_in_box(box):
        x, y = CHART.middle_of_hex(number)
        printed = hex_ground.number_box((x - box[0], y - box[1]), number)
        assert not any(boxes_overlap(printed, one, 2.0) for one in covering), number


def test_every_city_and_stack_of_a_crop_is_there_and_every_city_named() -> None:
    box = hex_crop.crop_window(CHART, AROUND)
    assert box is not None
    shown = set(CHART.hexes_in_box(box))
    cities = [city for city in italy().cities if city.cell in shown]
    stacks = [stack for stack in WAR.stacks if stack.cell in shown]
    scene = crop(WAR)
    assert sum(stamp.kind == "town" for stamp in scene.stamps) == len(cities) > 10
    assert sum(stamp.kind == "counter" for stamp in scene.stamps) == len(stacks) > 5
    named = [label.text for label in scene.labels]
    assert {city.name for city in cities} <= set(named)
    assert {"LATIUM", "SAMNIUM"} <= set(named)


def test_a_stack_is_one_counter_that_counts_what_lies_under_it() -> None:
    counter = next(
        one for one in crop(HexPosition(stacks=(HexStack("3813", 1, 31, 7),))).stamps if one.kind == "counter"
    )
    assert counter.args[-2:] == ("31", "+6")
    alone = next(one for one in crop(HexPosition(stacks=(HexStack("3813", 1, 3),))).stamps if one.kind == "counter")
    assert alone.args[-1] == ""


def test_letters_stand_on_their_hexes_or_hang_on_a_leader() -> None:
    scene = crop(WAR, letters=LETTERS)
    badges = [stamp for stamp in scene.stamps if stamp.kind == "badge"]
    assert [badge.args[0] for badge in badges] == list(LETTERS.values())
    box = hex_crop.crop_window(CHART, AROUND)
    assert box is not None
    for badge, number in zip(badges, LETTERS, strict=True):
        x, y = CHART.middle_of_hex(number)
        near = abs(badge.x + box[0] - x) + abs(badge.y + box[1] - y) < 100
        assert near or any(leader.start == (badge.x, badge.y) for leader in scene.leaders)


def test_the_whole_map_has_every_province_named_and_every_army_counted() -> None:
    scene = hex_overview.lay_out(CHART, WAR, HexMapOptions(), LIGHT)
    assert overlaps(scene) == []
    words = " ".join(label.text for label in scene.labels)
    for province in italy().provinces.values():
        assert all(word in words for word in province.upper().split()), province
    counters = [stamp for stamp in (*scene.stamps, *scene.panel_stamps) if stamp.kind == "counter"]
    assert sum(int(str(stamp.args[-2])) for stamp in counters) == sum(stack.strength for stack in WAR.stacks)
    panels = [panel.box for panel in scene.panels]
    assert not any(boxes_overlap(stamp.core, panel) for stamp in scene.stamps for panel in panels)


def test_names_of_the_whole_map_stay_where_they_are_when_armies_march() -> None:
    one = hex_overview.lay_out(CHART, WAR, HexMapOptions(), LIGHT)
    other = hex_overview.lay_out(CHART, replace(WAR, stacks=WAR.stacks[3:]), HexMapOptions(), LIGHT)
    (pane,) = hex_canvas.whole_map_canvas(CHART).panes
    still = [[label for label in scene.labels if not boxes_overlap(label.box, pane.box)] for scene in (one, other)]
    assert still[0] == still[1] and len(still[0]) > 25


def test_no_type_is_too_small_for_a_phone() -> None:
    least = LEAST * hex_crop.SIZE[0] / PREVIEW
    assert least <= hex_ground.NUMBER
    assert min(size for _, size in hex_crop.NAMES.values()) >= least
    assert all(label.size >= least for position in POSITIONS for label in crop(position).labels)
    assert round(min(hex_crop.COUNTER, hex_crop.COUNTER) * 0.42) >= least  # the "+n"
    assert min(high for _, high in hex_crop.TOWNS.values()) * 0.72 >= least
    assert least <= hex_crop.BADGE * 0.54
    whole = LEAST * hex_canvas.WIDTH / PREVIEW
    scene = hex_overview.lay_out(CHART, WAR, HexMapOptions(letters={"2712": "A"}), LIGHT)
    assert all(label.size >= whole for label in scene.labels)
    assert all(text.size >= whole for text in scene.texts)
    assert round(hex_overview_tokens.COUNTER * 0.42) >= whole
    assert whole <= hex_overview_tokens.BADGE * 0.54


@pytest.mark.parametrize("theme", THEMES_TRIED)
def test_pictures_have_their_size_in_every_theme(theme: str) -> None:
    options = (
        HexMapOptions(theme=theme),
        HexMapOptions(theme=theme, around=AROUND, letters=LETTERS),
        HexMapOptions(theme=theme, around=AROUND, width=800),
    )
    for one, size in zip(options, ((1600, 1500), hex_crop.SIZE, (800, 617)), strict=True):
        picture = draw_hexes(italy(), WAR, one)
        assert (picture.width, picture.height) == size
        assert len(picture.data) < 1_500_000
        image = Image.open(io.BytesIO(picture.data)).convert("RGB")
        if theme == "grey":
            red, green, blue = image.split()
            assert red.tobytes() == green.tobytes() == blue.tobytes()


@pytest.mark.parametrize("theme", THEMES_TRIED)
def test_what_has_not_changed_on_the_whole_map_is_the_same_pixel_by_pixel(theme: str) -> None:
    """A replay keeps such squares once: one palette for all positions, whatever is held and wherever armies stand."""
    options, plates = HexMapOptions(theme=theme), Plates(disk=None)
    held = {**WAR.held, "umbria": GAUL}
    drawn = [
        Image.open(io.BytesIO(draw_hexes(italy(), position, options, plates).data))
        for position in (WAR, replace(WAR, held=held), replace(WAR, stacks=WAR.stacks[1:]))
    ]
    assert drawn[0].getpalette() == drawn[1].getpalette() == drawn[2].getpalette()
    first, *others = (image.convert("RGB") for image in drawn)
    for other in others:
        differing = ImageChops.difference(first, other).convert("L").point(lambda value: 255 * (value > 0))
        assert 0 < ImageStat.Stat(differing).mean[0] / 255 < 0.1


@pytest.mark.parametrize("theme", THEMES_TRIED)
def test_a_whole_map_is_near_to_what_was_drawn(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    full: list[Image.Image] = []

    def noted(image: Image.Image, *args: Any, **more: Any) -> Picture:
        full.append(image.copy())
        return encode_picture(image, *args, **more)

    monkeypatch.setattr(hex_drawing, "encode_picture", noted)
    for held in (WAR.held, {}):
        made = draw_hexes(italy(), replace(WAR, held=held), HexMapOptions(theme=theme))
        difference = ImageChops.difference(full[-1], Image.open(io.BytesIO(made.data)).convert("RGB"))
        assert max(ImageStat.Stat(difference).rms) < 4.5


def test_a_palette_is_read_from_the_disk_by_the_next_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path))
    monkeypatch.setattr(hex_colours, "_made", OrderedDict())
    made = hex_colours.map_palette(CHART, LIGHT, Plates(disk=TileCache()), 4)
    hex_colours._made.clear()
    monkeypatch.setattr(hex_colours, "_swatched", None)
    assert hex_colours.map_palette(CHART, LIGHT, Plates(disk=TileCache()), 4).getpalette() == made.getpalette()


def test_the_same_is_drawn_the_same() -> None:
    options = HexMapOptions(around=AROUND, letters=LETTERS)
    draw_anew()
    first = draw_hexes(italy(), WAR, options, Plates()).data
    draw_anew()
    assert draw_hexes(italy(), WAR, options, Plates()).data == first


@pytest.mark.parametrize("theme", THEMES_TRIED)
def test_a_crop_out_of_zones_is_the_one_drawn_at_one_go(theme: str) -> None:
    """No seam is seen between zones, whichever were there before, and under every pattern."""
    plates, box, look = Plates(), hex_crop.crop_window(CHART, AROUND), THEMES[theme]
    assert box is not None
    washes = WAR.held | {"lucania": 3, "apulia": 4, "picenum": 5, "umbria": 3}
    shifted = (box[0] + 192, box[1] + 222, box[2] + 192, box[3] + 222)
    plates.map_window(CHART, look, washes, shifted)
    pieced = plates.map_window(CHART, look, washes, box)
    assert pieced.tobytes() == Plates().map_window(CHART, look, washes, box).tobytes()
    whole = hex_ground.draw_map_window(CHART, look, plates.ground(CHART, look), washes, box)
    assert pieced.tobytes() == whole.tobytes()


def test_a_zone_shows_a_wash_on_a_shore_that_reaches_into_the_sea() -> None:
    """What a zone is kept by says every wash on it: also of a province of which only the shore is in sight."""
    ground = Plates().ground(CHART, LIGHT)
    for province in ("latium", "campania", "liparae"):
        for node in CHART.fringe[province]:
            x, y = (round(value) for value in lattice_to_pixel(node))
            box = (x - 8, y - 8, x + 8, y + 8)
            drawn = [hex_ground.draw_map_window(CHART, LIGHT, ground, washes, box) for washes in ({}, {province: 0})]
            if drawn[0] != drawn[1]:
                assert hex_ground.washes_in_box(CHART, {province: 0}, box)


def test_plates_stay_within_their_bound_and_the_oldest_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is on them: blank ones take as much."""

    def blank(chart: Any, theme: Any, ground: Any, washes: Any, box: tuple[int, int, int, int]) -> Image.Image:
        return Image.new("RGB", (box[2] - box[0], box[3] - box[1]))

    monkeypatch.setattr(hex_ground, "draw_map_window", blank)
    bound, box = 4 * 1024 * 1024, CHART.sheet
    plates = Plates(limit=bound)
    for number in [cell.number for cell in italy().cells][::150]:
        box = hex_crop.crop_window(CHART, (number,)) or box
        plates.map_window(CHART, LIGHT, WAR.held, box)
        assert plates.held <= bound
        assert plates.held == sum(plate_size_in_bytes(plate) for plate in plates.zones.values())
    drawn = plates.drawn
    plates.map_window(CHART, LIGHT, WAR.held, box)
    assert plates.drawn == drawn
    assert KEPT <= 32 * 1024 * 1024


def test_only_zones_that_show_a_change_are_drawn_again() -> None:
    plates, box = Plates(), hex_crop.crop_window(CHART, AROUND)
    assert box is not None
    plates.map_window(CHART, LIGHT, WAR.held, box)
    first = plates.drawn
    plates.map_window(CHART, LIGHT, {**WAR.held, "gallia_massilia": 3}, box)
    assert plates.drawn == first
    plates.map_window(CHART, LIGHT, {**WAR.held, "campania": 1}, box)
    again = plates.drawn - first
    assert 0 < again < first


def test_zones_are_read_from_the_disk_by_the_next_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path))
    options = HexMapOptions(around=AROUND, letters=LETTERS)
    first, later = Plates(disk=TileCache()), Plates(disk=TileCache())
    drawn = draw_hexes(italy(), WAR, options, first)
    assert first.drawn > 0
    assert draw_hexes(italy(), WAR, options, later) == drawn == draw_hexes(italy(), WAR, options, Plates())
    assert later.drawn == 0
    assert not later.grounds, "what is read needs no soft fields, which take a second and fifteen megabytes"
    draw_hexes(italy(), replace(WAR, held={**WAR.held, "campania": 1}), options, later)
    assert 0 < later.drawn < first.drawn


def test_a_map_is_remembered_by_what_it_says_and_old_ones_are_let_go() -> None:
    plates = Plates()
    small = replace(italy(), cells=italy().cells[:200], cities=(), roads=(), sides=(), seas=(), provinces={})
    for name in ("a", "b", "c", "d", "e"):
        chart = hex_chart.hex_map_chart(replace(small, name=name))
        plates.ground(chart, LIGHT)
    assert len(plates.grounds) <= 3


def test_zones_at_the_edge_end_with_the_sheet() -> None:
    box = zone_pixel_box(CHART, (0, 0))
    assert box[:2] == CHART.sheet[:2]
    last = zone_pixel_box(CHART, ((CHART.sheet[2] - CHART.sheet[0]) // 192, 0))
    assert last[2] == CHART.sheet[2]


def test_places_too_far_apart_for_a_crop_are_shown_on_the_whole_map() -> None:
    assert hex_crop.crop_window(CHART, ("1016", "6419")) is None
    assert draw_hexes(italy(), WAR, HexMapOptions(around=("1016", "6419"))).width == hex_canvas.WIDTH


@pytest.mark.parametrize("number", ["1001", "6834", "1034", "6801", "3714", "6419"])
def test_a_crop_holds_what_was_asked_and_ends_with_the_sheet(number: str) -> None:
    box = hex_crop.crop_window(CHART, (number,))
    assert box is not None
    x, y = CHART.middle_of_hex(number)
    assert box[0] <= x <= box[2]
    assert box[1] <= y <= box[3]
    assert box[0] >= CHART.sheet[0]
    assert box[3] <= CHART.sheet[3]
    assert (box[2] - box[0], box[3] - box[1]) == hex_crop.SIZE


def test_the_words_tell_what_the_crop_shows_and_no_more() -> None:
    alt = draw_hexes(italy(), WAR, HexMapOptions(around=AROUND, letters=LETTERS)).alt
    assert "Letters: A, 3813" in alt
    assert "3714 Roma, Rome, 14 in 4 counters" in alt
    assert "Rome, from 3714 Roma to 4213, 5 hexes" in alt
    assert "planned: the Samnites, from 4311 to 4412 Capua, 2 hexes" in alt
    assert "1914" not in alt
    assert len(alt) <= 1024
    twice = draw_hexes(italy(), WAR, HexMapOptions(around=("3714", "3813", "3714", "3713"))).alt
    assert "Hexes around 3714 Roma, 3813, 3713 Praeneste." in twice, "a force that came back names each hex once"
    nameless = draw_hexes(
        italy(), HexPosition(routes=(HexRoute(("3714", "3814"), 5),)), HexMapOptions(around=("3714",))
    ).alt
    assert "Side 6, from 3714 Roma to 3814, 1 hex" in nameless


def test_liveries_differ_by_glyph_pattern_and_in_grey_by_brightness() -> None:
    players = THEMES["grey"].players
    assert len({player.glyph for player in players}) == len(players)
    assert len({player.colour for player in players}) == len(players)


def test_the_bench_measures_first_drawings_and_redraws() -> None:
    figures = measure_hex_map(italy(), (WAR, replace(WAR, stacks=WAR.stacks[1:])), AROUND, time.process_time)
    assert figures["crop_p50_ms"] > 0 < figures["crop_first_p50_ms"]
    assert figures["crop_bytes"] < 1_500_000
    assert 0 < figures["plates_bytes"] <= KEPT


def test_fonts_have_every_letter_of_the_names() -> None:
    for city in italy().cities:
        assert all(fonts.has_glyph(fonts.STRONG, letter) for letter in city.name)
