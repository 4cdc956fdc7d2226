"""The map of each scenario and its boards: all is there and named, nothing lies on anything, sizes stay bounded."""

import io

import msgspec
import pytest
from PIL import Image

from data.speaking import language_context
from engine.games.rise_of_the_roman_republic.board.stacks import set_stack
from engine.games.rise_of_the_roman_republic.state import RiseState, Stack, Troops
from engine.games.rise_of_the_roman_republic.tables import CITIES, HEXES, SCENARIOS
from engine.games.rise_of_the_roman_republic.viewing import view_of
from render.games.rise_of_the_roman_republic.board import livery_sides, scenario_map
from render.games.rise_of_the_roman_republic.drawings import DRAWINGS
from render.games.rise_of_the_roman_republic.from_view import public_view
from render.games.rise_of_the_roman_republic.map_view import ConquestPiece, MoveView
from render.games.rise_of_the_roman_republic.position import SACKED, SIEGE, hex_map_position
from render.games.rise_of_the_roman_republic.printed import printed_map_drawing
from render.games.rise_of_the_roman_republic.rise_map import SEAS, draw_map
from render.kit import map_parts, tracks
from render.kit.hexes import hex_canvas, hex_chart, hex_crop, hex_drawing, hex_overview
from render.kit.hexes.hex_data import HexMapOptions, HexPosition
from render.kit.hexes.themes import THEMES, theme_with_liveries
from render.layout.placing import boxes_overlap
from render.words import picture_words
from tests.engine.games.rise_of_the_roman_republic.playing import Table
from tests.tiers import thinned

GAME = "rise_of_the_roman_republic"
CROPS = {"latium": ("3714", "3914"), "campania": ("4412", "4213"), "samnium": ("4109", "4510")}
PHONE, LEAST = 400, 14  # pixels that a phone shows of a crop's width, and of the type of counts there
BYTES = 1_500_000  # of a picture


def start(scenario: str = "alexander") -> RiseState:
    state = Table(scenario).state
    if scenario == "alexander":
        set_stack(state, Stack("samnites", "4109", True, ("pontius",), (), (Troops("samnite", 20, 3),)))
        set_stack(state, Stack("samnites", "4510", False, ("gellius",), (), (Troops("samnite", 10, 1),)))
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_map_of_a_scenario_shows_its_provinces_cities_and_stacks(scenario: str) -> None:
    view, words = public_view(view_of(start(scenario), None)), picture_words(GAME)
    field, known = scenario_map(scenario), SCENARIOS[scenario]
    assert set(field.provinces) == {*known.in_play, *known.gallic}
    assert {city.cell for city in field.cities} == set(view.cities)
    chart, theme = hex_chart.hex_map_chart(field), theme_with_liveries(THEMES["light"], field.liveries)
    now = hex_map_position(view, (), words)
    scene = hex_overview.lay_out(chart, now, HexMapOptions(), theme)
    counters = [one for one in (*scene.stamps, *scene.panel_stamps) if one.kind == "counter"]
    assert sum(int(str(one.args[4])) for one in counters) == sum(one.strength for one in now.stacks)
    boxes = [stamp.core for stamp in scene.stamps]
    assert not any(boxes_overlap(box, other, 2.0) for n, box in enumerate(boxes) for other in boxes[:n])
    assert not any("…" in text.text for text in scene.texts)
    assert len(now.sides) == len(livery_sides(scenario)) == len(field.liveries)


@pytest.mark.parametrize("crop", CROPS.values(), ids=list(CROPS))
def test_stacks_of_the_set_up_are_read_on_a_phone(crop: tuple[str, str]) -> None:
    """Item 4 of what is to be shown: on crops of Latium, Campania and Samnium, 400 pixels wide."""
    view, field = public_view(view_of(start(), None)), scenario_map("alexander")
    chart = hex_chart.hex_map_chart(field)
    box = hex_crop.crop_window(chart, crop, near=True)
    assert box is not None
    scene = hex_crop.lay_out(chart, hex_map_position(view, (), picture_words(GAME)), HexMapOptions(around=crop,
    near=True),
                             theme_with_liveries(THEMES["light"], field.liveries), box)  # fmt: skip
    shown = [one for one in view.stacks if one.hex in set(chart.hexes_in_box(box))]
    counters = [one for one in scene.stamps if one.kind == "counter"]
    assert len(counters) == len(shown) > 0
    for stamp in counters:
        type_size = round(((stamp.high or stamp.size) - 5) * 0.58)
        assert type_size * PHONE / (box[2] - box[0]) >= LEAST
    assert draw_map(view, crop=crop, width=PHONE).width == PHONE


def test_a_siege_a_sacked_city_and_devastation_are_marked_and_told() -> None:
    table = Table()
    cities = dict(table.state.cities)
    cities["4109"] = msgspec.structs.replace(cities["4109"], besieger="rome")
    cities["4911"] = msgspec.structs.replace(cities["4911"], sacked=1)
    table.state.cities, table.state.devastated = cities, ("samnium",)
    now = hex_map_position(public_view(view_of(table.state, None)), (), picture_words(GAME))
    assert [(one.cell, one.glyph) for one in now.marks[:2]] == [("4109", SIEGE), ("4911", SACKED)]
    picture = draw_map(view_of(table.state, None), crop=("4109",))
    assert "4109 Bovianum, under siege" in picture.alt and "devastated" in picture.alt


def test_a_march_is_an_arrow_and_letters_are_told() -> None:
    view = view_of(start(), None)
    moves = (MoveView(side="rome", hexes=("3714", "3814", "3914")),)
    picture = draw_map(view, crop=("3714", "3914"), moves=moves, letters={"4013": "A"})
    assert "Letters: A, 4013 Fregellae." in picture.alt
    assert "Rome, from 3714 Roma to 3914, 2 hexes" in picture.alt and "(inside)" in picture.alt


def test_a_redraw_after_a_change_is_small() -> None:
    state = start()
    draw_map(view_of(state, None))
    for place in ("4412", "4413", "4512", "4612", "4213"):
        set_stack(state, Stack("samnites", place, False, (), (), (Troops("samnite", 5, 0),)))
        picture = draw_map(view_of(state, None))
        assert len(picture.data) < BYTES


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kind", ["senate", "armies", "provinces", "cup"])
def test_a_board_is_drawn_and_said(kind: str, theme: str) -> None:
    table = Table()
    picture = DRAWINGS.kinds[kind].draw(view_of(table.state, None), theme=theme)
    assert Image.open(io.BytesIO(picture.data)).size == (picture.width, picture.height)
    said = {
        "senate": "L. Cornelius Lentulus, 1-5E, Capua",
        "armies": "in Roma, Philo, 31",
        "provinces": "Rome: Latium, cities: 8 of 8",
        "cup": "Alexander of Epirus, 1",
    }
    assert said[kind] in picture.alt


def eagle_now(**masters: str) -> HexPosition:
    table = Table("eagle")
    table.state.masters = masters
    return hex_map_position(public_view(view_of(table.state, None)), (), picture_words(GAME))


def test_each_sea_of_the_eagle_is_named_with_the_levels_in_it() -> None:
    """And that of Carthage's fleet, until a side has it."""
    field, now = scenario_map("eagle"), eagle_now()
    order = livery_sides("eagle")
    assert [sea.id for sea in field.seas if sea.levels] == [sea.id for sea in field.seas] and len(field.seas) == 6
    assert [(order[one.side], one.text, one.name) for one in now.seas["mare_tyrrhenum"]] == [
        ("rome", "−3", ""), ("epirus", "−2", ""), ("others", "+4", "Carthage")
    ]  # fmt: skip
    assert [one.text for one in now.seas["mare_ionium"]] == ["−3", "+3"]
    assert [one.text for one in eagle_now(carthage="rome").seas["mare_tyrrhenum"]] == ["+4", "−2"]
    told = draw_map(view_of(Table("eagle").state, None)).alt
    assert "Fretum Siculi, Rome −2, Epirus +2" in told and "Mare Africum, Rome −4, Epirus −4, Carthage +4" in told
    assert not hex_map_position(public_view(view_of(start(), None)), (), picture_words(GAME)).seas


def test_a_crop_names_the_sea_that_its_hexes_belong_to() -> None:
    """The strait was called by the name of the sea whose middle was nearest."""
    field, now = scenario_map("eagle"), eagle_now()
    chart, theme = hex_chart.hex_map_chart(field), theme_with_liveries(THEMES["light"], field.liveries)
    box = hex_crop.crop_window(chart, ("5915",), near=True)
    assert box is not None
    scene = hex_crop.lay_out(chart, now, HexMapOptions(around=("5915",), near=True), theme, box)
    said = ["".join(glyph.letter for glyph in label.glyphs) for label in scene.labels]
    assert "FretumSiculi" in "".join(said).replace(" ", "") and "MareIonium" not in "".join(said).replace(" ", "")
    assert sum(one.kind == "shield" for one in scene.stamps) >= 2


def test_points_of_the_eagle_have_a_track_with_a_star_where_they_win() -> None:
    now = eagle_now()
    found = {(one.side, one.at) for one in now.counters if one.track == "vp"}
    assert found == {("", 50), (0, 24), (1, 6)}


def test_the_board_of_provinces_says_what_is_worth_points() -> None:
    """In the Eagle each of them but Melita, Messana and the Liparae; elsewhere none has points of its own."""
    told = DRAWINGS.kinds["provinces"].draw(view_of(Table("eagle").state, None)).description
    assert told.count("3 points") == 17
    assert "points" not in DRAWINGS.kinds["provinces"].draw(view_of(Table().state, None)).description


def test_no_counter_lies_under_the_frame_of_the_map() -> None:
    """One on the northernmost hex of Calabria was cut."""
    table = Table("eagle", turn=1).stand("epirus", "5501", 52, "pyrrhus")
    field = scenario_map("eagle")
    chart, theme = hex_chart.hex_map_chart(field), theme_with_liveries(THEMES["light"], field.liveries)
    scene = hex_overview.lay_out(
        chart,
        hex_map_position(public_view(view_of(table.state, None)), (), picture_words(GAME)),
        HexMapOptions(),
        theme,
    )
    counters = [one for one in scene.stamps if one.kind == "counter"]
    assert counters and all(one.box[0] >= 10 and one.box[1] >= 10 for one in counters)


def test_the_key_explains_the_signs() -> None:
    picture = DRAWINGS.kinds["key"].draw(None)
    assert "under siege" in picture.alt and "key." not in picture.alt


def test_every_coastal_hex_has_its_share_of_land() -> None:
    coastal = {number for number, one in HEXES.items() if one.kind == "coastal"}
    assert coastal == set(printed_map_drawing()["land"])
    assert all(place in HEXES for place in CITIES)


def test_a_road_that_is_opened_is_drawn_as_far_as_it_goes() -> None:
    def roads(*opened: str) -> dict[str, tuple[str, ...]]:
        return {road.name: road.cells for road in scenario_map("central_italy", opened).roads}

    assert "via_valeria" not in roads() and roads()["via_appia"] == ("3714", "3814", "3914")
    opened = roads("via_valeria", "via_appia_capua:3")
    assert opened["via_valeria"][-1] == "3810"
    assert opened["via_appia_capua"] == ("3914", "4014", "4114", "4113")


@pytest.mark.parametrize(("language", "said"), thinned([("en", "Turn: 296."), ("it", "Turno: 296.")], seconds=3))
def test_the_track_of_an_open_ended_game_goes_up_to_its_last_turn(language: str, said: str) -> None:
    """Scenario of the Samnite Wars: its boxes ended with the tenth turn, where the marker stayed for good."""
    view = view_of(Table("central_italy", turn=25, samnite_end="open").state, None)
    with language_context(language):
        picture = draw_map(view, width=PHONE)
        field = scenario_map("central_italy", (), view.last_turn)
    assert said in picture.alt and str(view.year) == "296"
    (track,) = field.tracks
    assert [tracks.cell_label_text(track, number) for number in (1, 10, 25)] == ["320", "311", "296"]
    assert track.last == 25 and scenario_map("central_italy").tracks[0].last == 10
    assert draw_map(view_of(Table("central_italy").state, None)).description.count("Turn: 319.") == 1


@pytest.mark.parametrize(("scenario", "last"), [*((name, 0) for name in SCENARIOS), ("central_italy", 25)])
def test_no_track_lies_on_the_map_or_on_an_inset(scenario: str, last: int) -> None:
    made = hex_canvas.whole_map_canvas(hex_chart.hex_map_chart(scenario_map(scenario, (), last)))
    boxes = [*map_parts.panel_boxes(made.chart.field), *(pane.box for pane in made.panes)]
    wide, high = made.size
    assert all(box[0] >= 10 and box[2] <= wide - 10 and box[3] <= high - 10 for box in boxes)
    assert not any(boxes_overlap(one, other, 4.0) for n, one in enumerate(boxes) for other in [made.sheet, *boxes[:n]])


def test_the_samnite_wars_are_shown_large_from_etruria_to_lucania() -> None:
    """Its inset held Latium, Campania and Samnium alone, beside an empty half of the sheet."""
    made = hex_canvas.whole_map_canvas(hex_chart.hex_map_chart(scenario_map("central_italy")))
    (pane,), (track,) = made.panes, made.chart.field.tracks
    left, top, right, bottom = pane.box
    assert (right - left) * (bottom - top) > made.size[0] * made.size[1] * 0.4
    assert {"2911", "3116", "4109", "5109"} <= {
        one.cell for one in made.chart.field.cities if made.sheet_and_middle_of_hex(one.cell)[0]
    }
    assert track.across == 10, "no empty boxes are printed for turns that are not played"


def test_a_conquest_has_a_track_and_elephants_a_number() -> None:
    """Thunderbolt: none of seven provinces; with twelve needed the star stands on the last."""
    table = Table("thunderbolt")
    view = view_of(table.state, None)
    assert DRAWINGS.kinds["map"].draw(view).data
    assert public_view(view).conquest == ConquestPiece(side="carthage", count=0, needed=7)
    assert "African 21/0/4" in DRAWINGS.kinds["armies"].draw(view).alt
    table.state.victories = {"rome": 5}
    assert public_view(view_of(table.state, None)).conquest == ConquestPiece(side="carthage", count=0, needed=11)
    assert DRAWINGS.kinds["map"].draw(view_of(table.state, None)).data


def test_a_question_of_all_seas_shows_the_sheet_without_its_tracks() -> None:
    chart = hex_chart.hex_map_chart(scenario_map("eagle"))
    assert hex_crop.crop_window(chart, SEAS, near=True) is None
    left, top, right, bottom = hex_drawing._part_with(chart, sorted(SEAS))
    assert (right - left, bottom - top) <= (1600, 1264)
    sheet = hex_canvas.whole_map_canvas(chart).sheet
    assert left <= sheet[0] and right >= sheet[2] and top <= sheet[1] and bottom >= sheet[3]


def test_an_inset_stands_beside_the_sheet_where_it_shows_what_is_asked_about() -> None:
    chart = hex_chart.hex_map_chart(scenario_map("alexander"))
    made = hex_canvas.whole_map_canvas(chart)
    inner = next(one for one in chart.nodes if made.sheet_and_middle_of_hex(one)[0] == 1)
    with_inset, without = (hex_drawing._part_with(chart, places) for places in ((inner,), ()))
    assert with_inset[3] >= made.panes[0].box[3] and without[3] < made.panes[0].box[3]
