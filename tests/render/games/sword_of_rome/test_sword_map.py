"""The map: nothing on anything else, everything readable and told, small in bytes, the same every time."""

import io
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from PIL import Image

from data.speaking import known_languages
from render.drawing import fonts
from render.drawing.style import MIN_TYPE, REFERENCE_WIDTH
from render.games.sword_of_rome.alt import board_lines
from render.games.sword_of_rome.board import MARKERS, inset_by_space, leader_ratings
from render.games.sword_of_rome.drawings import DRAWINGS
from render.games.sword_of_rome.map_view import MapOptions, MapView, MoveView, SpaceView, StackView
from render.games.sword_of_rome.position import leader_label
from render.games.sword_of_rome.sword_map import map_for_player_count, picture_layout
from render.kit.points import node_layout, plates
from render.kit.points.declared import ThemeName
from render.kit.points.names import name_clashes
from render.kit.points.point_drawing import Layout, covered_link_ends
from render.kit.points.token_layout import LONGEST
from render.kit.tracks import track_layout
from render.large import part_holds_box
from render.layout.leader_lines import line_meets_box
from render.layout.placing import boxes_overlap
from render.picture import Picture
from render.words import picture_words
from tests.render.games.sword_of_rome.sample_views import SPACES, hazard, middle, start
from tests.tiers import thinned

SEEDS = range(20)
THEMES = get_args(ThemeName)


def draw(view: MapView, **options: Any) -> Picture:
    return DRAWINGS.kinds["map"].draw(view, **options)


@cache
def laid(seed: int) -> Layout:
    letters = {space: chr(65 + n) for n, space in enumerate(list(SPACES)[seed : seed + 12])} if seed % 3 == 0 else {}
    return picture_layout(hazard(seed), MapOptions(letters=letters))


def made(players: int, theme: str = "light") -> Image.Image:
    return Image.open(io.BytesIO(draw(start(players), theme=theme).data)).convert("RGB")


@pytest.mark.parametrize("players", [4, 5])
def test_the_start_and_a_war_lie_apart(players: int) -> None:
    for view in (start(players), middle(players)):
        found = picture_layout(view)
        assert name_clashes(found.boxes()) == []
        assert covered_link_ends(found) == []
        assert {token.what for token in found.tokens} >= {
            f"{one.power} {one.space} {'inside' if one.inside else 'outside'}" for one in view.stacks
        }


@pytest.mark.parametrize("seed", SEEDS)
def test_no_token_lies_on_another_nor_on_a_name_or_node(seed: int) -> None:
    assert name_clashes(laid(seed).boxes()) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_every_link_is_seen_at_both_ends(seed: int) -> None:
    assert covered_link_ends(laid(seed)) == []


def struck(view: MapView) -> Iterator[tuple[str, str]]:
    found = picture_layout(view)
    for token in found.tokens:
        for name in found.board.ground.names:
            theirs = token.leader and token.sheet == name.sheet and token.node != name.node
            if theirs and line_meets_box(name.box, token.leader):  # type: ignore[arg-type]
                yield token.what, name.node


def test_hardly_a_leader_runs_through_anothers_name() -> None:
    assert len(list(struck(start()))) <= 1
    assert len(list(struck(middle()))) <= 1


@pytest.mark.parametrize("players", [4, 5])
def test_every_name_is_nearest_to_its_own_space_or_led_to_it(players: int) -> None:
    ground = picture_layout(start(players)).board.ground
    for name in ground.names:
        spots = [spot for spot in ground.sheets.spots_on_sheet(name.sheet) if spot.size == node_layout.NODE]
        nearest = min(spots, key=lambda spot: node_layout.distance_to_box(name.box, spot.place))
        assert name.leader or nearest.node == name.node, name.node


# Each plate takes seconds to draw where none is kept.
@pytest.mark.parametrize(
    ("theme", "players"),
    [("light", 4), ("light", 5), *(pytest.param("dark", players, marks=pytest.mark.soak(6)) for players in (4, 5))],
)
def test_no_type_is_under_14_pixels_where_the_map_is_800_wide(theme: str, players: int) -> None:
    ready = plates.board_with_plate(map_for_player_count(players), theme)
    assert ready.declared.size[0] == REFERENCE_WIDTH == 1600
    assert all(label.size >= MIN_TYPE for label in ready.printed.labels)
    assert all(text.size >= MIN_TYPE for text in ready.printed.texts)
    stamps = [*ready.printed.stamps, *(stamp for token in laid(players).tokens for stamp in token.stamps)]
    assert all(stamp.high * 0.78 >= MIN_TYPE for stamp in stamps if stamp.kind == "pill")
    assert all(stamp.size / 2 * 1.14 >= MIN_TYPE for stamp in stamps if stamp.kind == "banner")


@pytest.mark.parametrize("theme", thinned(THEMES, len(THEMES), seconds=6))
def test_the_map_is_small_in_bytes_and_the_same_every_time(theme: str) -> None:
    first, again = (draw(middle(), theme=theme) for _ in range(2))
    assert first.data == again.data
    assert len(first.data) < 1_500_000


@pytest.mark.soak(6)  # `tests/render/kit/test_points.py` shows the same of a smaller map
def test_grey_has_no_colour_and_a_preview_is_as_wide_as_asked() -> None:
    small = Image.open(io.BytesIO(draw(middle(), theme="grey", width=400).data)).convert("RGB")
    assert small.width == 400
    assert all(r == g == b for _, (r, g, b) in small.getcolors(1 << 20) or ())  # type: ignore[misc]


def test_the_powers_differ_by_glyph_and_in_grey_by_more_than_colour() -> None:
    sides = map_for_player_count(4).sides
    assert len({side.glyph for side in sides}) == len(sides)


def test_five_players_have_carthages_box_and_victory_spaces() -> None:
    four, five = map_for_player_count(4), map_for_player_count(5)
    assert [box.id for box in four.boxes] == ["transalpine_box"]
    assert [box.id for box in five.boxes] == ["transalpine_box", "garrison_box"]
    prized = [{node.id for node in board.nodes if node.prized} for board in (four, five)]
    assert prized[1] - prized[0] == {"olbia", "caralis", "kerkouane", "carthago"}
    glyphs = [{node.id: node.glyph for node in board.nodes}["carthago"] for board in (four, five)]
    assert glyphs == ["ship", "anchor"]


def test_all_spaces_and_links_are_there_and_three_parts_are_shown_larger() -> None:
    board = map_for_player_count(4)
    assert (len(board.nodes), len(board.links)) == (63, 105)
    sheets = picture_layout(start()).board.ground.sheets
    assert [pane.name for pane in sheets.panes] == ["Latium and Campania", "Etruria", "Strait of Messana"]
    assert {"roma", "velitrae", "antium", "capua", "neapolis"} <= {spot.node for spot in sheets.spots_on_sheet(0)}
    assert {spot.node for spot in sheets.spots_on_sheet(2)} == {"messana", "rhegium"}


@pytest.mark.parametrize("players", [4, 5])
def test_four_parts_of_the_large_form_show_all_but_tracks_whole(players: int) -> None:
    """It was cut into seven, among them corners of the map with hardly a space."""
    board = map_for_player_count(players)
    assert board.legend is not None
    tracks = [*(track_layout(one).box for one in board.tracks), (*board.legend.at, *board.size)]
    led = StackView(power="gallic", space="sena_gallica", cu=2, leaders=("gaul_b", "gaul_a"))
    others = tuple(one for one in start(players).stacks if one.power != "gallic")
    at_sea = msgspec.structs.replace(start(players), stacks=(*others, led))  # its plate was cut in two parts
    for view in (start(players), middle(players), at_sea):
        picture = draw(view)
        parts = [box for _, box in picture.parts]
        assert len({name for name, _ in picture.parts}) == 4
        lost = [box for box in picture.whole if not any(part_holds_box(part, box) for part in parts)]
        assert [box for box in lost if not any(boxes_overlap(box, track) for track in tracks)] == []


def pixels(view: MapView, space: str, reach: int = 34) -> bytes:
    spot = picture_layout(view).board.ground.sheets.spots[space]
    box = (round(spot.x) - reach, round(spot.y) - reach, round(spot.x) + reach, round(spot.y) + reach)
    return Image.open(io.BytesIO(draw(view).data)).convert("RGB").crop(box).tobytes()


def test_control_loyalty_and_a_colony_show() -> None:
    plain = start()
    shown = {
        pixels(msgspec.structs.replace(plain, spaces={"velitrae": one}), "velitrae")
        for one in (
            SpaceView(owner="roman"),
            SpaceView(owner="gallic"),
            SpaceView(),
            SpaceView(owner="roman", loyalty=1, kind="walled"),
            SpaceView(owner="roman", loyalty=2, kind="walled"),
        )
    }
    assert len(shown) == 5


def test_who_stands_within_the_walls_looks_otherwise_than_who_stands_before_them() -> None:
    def token(inside: bool) -> object:
        stack = StackView(power="volsci", space="antium", cu=2, leaders=("volsci_a",), inside=inside)
        return picture_layout(MapView(players=4, turn=1, stacks=(stack,))).tokens[0].stamps[0].args

    assert token(True) != token(False)


def test_sieges_show_from_their_beginning_and_markers_on_their_spaces() -> None:
    view = MapView(
        players=4, turn=1,
        spaces={"roma": SpaceView(owner="roman", loyalty=3, siege=0), "capua": SpaceView(owner="roman", siege=2)},
    )  # fmt: skip
    assert sorted(token.what for token in picture_layout(view).tokens) == ["mark 0 roma", "siege capua"]


@pytest.mark.parametrize(
    "around", [("roma", "velitrae", "antium"), ("tarentum", "venusia"), ("transalpine_box", "eporedia"), ("messana",)]
)
def test_a_crop_shows_its_spaces_whole(around: tuple[str, ...]) -> None:
    found = picture_layout(middle(), MapOptions(crop=around))
    assert found.window
    left, top, right, bottom = found.window
    for space in around:
        spot = found.board.ground.sheets.spots.get(space)
        if spot:
            assert left < spot.box[0] and top < spot.box[1] and spot.box[2] < right and spot.box[3] < bottom
    picture = draw(middle(), crop=around)
    assert (picture.width, picture.height) == (right - left, bottom - top)
    assert picture.width < REFERENCE_WIDTH / 1.6


def test_every_letter_of_a_list_can_be_found() -> None:
    """A march from Roma reaches spaces on three sheets: each with letters gets a window of its own, below the first."""
    letters = {"velitrae": "A", "capua": "B", "tarquinii": "C", "clusium": "D", "sentinum": "E"}
    found = picture_layout(middle(), MapOptions(crop=tuple(letters), letters=letters))
    assert found.window and len(found.below) == len({inset_by_space().get(space) for space in letters}) - 1
    for token in (token for token in found.tokens if token.what.startswith("letter")):
        left, top, right, bottom = token.box
        boxes = (found.window, *found.below)
        assert any(a <= left and b <= top and right <= c and bottom <= d for a, b, c, d in boxes), token.what
    plain = picture_layout(middle(), MapOptions(crop=tuple(letters)))
    assert plain.window and not plain.below


def test_a_move_has_an_arrow_for_each_leg() -> None:
    move = MoveView(power="roman", spaces=("roma", "velitrae", "antium"))
    arrows = picture_layout(middle(), MapOptions(moves=(move,), crop=move.spaces)).arrows
    assert len(arrows) == 2
    assert draw(middle(), moves=(move,)).data != draw(middle()).data


def test_the_description_tells_what_was_asked_first_then_the_board() -> None:
    move = MoveView(power="roman", spaces=("roma", "velitrae"))
    said = draw(middle(), moves=(move,), letters={"capua": "A"}, glow=("antium",)).alt
    assert said.startswith("The Romans move: Roma, Velitrae. Choices: A Capua. Shown: Antium. Map of Italy, turn 3")
    board = " ".join(board_lines(middle(), picture_words("sword_of_rome")))
    for part in (
        "Victory points: Romans 7, Greeks 5",
        "Plunder of the Gauls: 3",
        "Alliances: Etruscans and Samnites; Romans and Carthaginians",
        "Samnites have 3 support to spend",
        "Antium 6 CU, Camillus (3·4)",
        "inside Neapolis 3 CU",
        "Tarquinii is besieged, level 0",
        "Sentinum: Plundered",
        "Romans hold 9 spaces: Populonium, Roma 3,",
        "The Appian Way is built.",
    ):
        assert part in board
    cropped = draw(middle(), crop=("messana", "rhegium"), glow=("antium", "messana"), moves=(move,)).alt
    assert "Shown: Messana." in cropped and said.split(".")[0] not in cropped
    assert "Messana 5 CU" in cropped and "Victory points" not in cropped and "Roma" not in cropped.replace("Romans", "")


def test_a_stack_whose_number_is_not_known_bears_none() -> None:
    view = MapView(players=4, turn=1, stacks=(StackView(power="greek", space="thurii", cu=None),))
    assert picture_layout(view).tokens[0].stamps[0].args[-1] == ""
    assert "Thurii ? CU" in draw(view).alt


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_key_says_every_sign(theme: str) -> None:
    said = DRAWINGS.kinds["key"].draw(None, theme=theme).alt.split(": ", 1)[1].rstrip(".").split("; ")
    assert len(said) == len(set(said)) > 10 + len(MARKERS)
    assert not any("key." in one for one in said)


def test_citizen_militia_bear_a_sign_of_their_own() -> None:
    """They never leave Africa, so who plans a march must see them."""
    stacks = tuple(StackView(power="carthaginian", space="kerkouane", cu=5, militia=n) for n in (0, 5))
    with_none, with_some = (draw(MapView(players=4, turn=1, stacks=(one,)), crop=("kerkouane",)).data for one in stacks)
    assert with_none != with_some


@pytest.mark.parametrize("language", known_languages())
def test_no_leaders_name_is_cut(language: str) -> None:
    """A long name has a short one for the map."""
    drawn = [leader for leader, row in leader_ratings().items() if row["kind"] != "virtual"]
    said = [leader_label(leader, picture_words("sword_of_rome", language)) for leader in drawn]
    assert [name for name in said if fonts.shorten_to_fit(fonts.STRONG, 30, name, LONGEST) != name] == []
