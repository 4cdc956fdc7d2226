"""The board of Total War: Rome: its borders are the listed ones, nothing overlaps, nothing is secret, all is quick."""

import hashlib
import io
import itertools
import math
import re
from collections.abc import Sequence
from functools import cache

import msgspec
import pytest
from PIL import Image

import data
from data.speaking import language_context
from engine.games.total_war_rome.view import RomeView
from render import ALT_LIMIT
from render.drawing.projection import Point
from render.drawing.style import THEMES
from render.games.total_war_rome import GAME_ID, board_ground, board_map, board_tokens
from render.games.total_war_rome.board_map import draw_map as draw_rome_map
from render.games.total_war_rome.liveries import FACTIONS
from render.games.total_war_rome.map_options import SHOWS, MapOptions, public_view
from render.games.total_war_rome.place_names import place_name, whole_name
from render.layout.placing import boxes_overlap
from render.layout.scene import Scene
from render.plates import borders, geography
from render.words import picture_words, say_message
from tests.render.games.total_war_rome.sample_views import ALL, CROWDED, END, MIDDLE, NAMES, RAW, START
from tests.render.layout_laws import outside, overlapping
from tests.tiers import thinned

LETTERS = dict(zip((*list(RAW["regions"])[:20], *list(RAW["seas"])[:5]), "ABCDEFGHIJKLMNOPQRSTUVWXY", strict=True))
LEAST = 42  # 14 px when a picture 2400 wide is shown 800 wide


def laid(view: RomeView, **more: object) -> Scene:
    return board_map.board_scene(public_view(view), MapOptions(NAMES, **more))  # type: ignore[arg-type]


def test_two_regions_share_a_line_iff_they_are_listed_as_neighbours() -> None:
    straits = {pair for pair, kind in board_ground.border_kinds().items() if kind == "strait"}
    assert board_ground.geography_sheet().network.neighbours() == set(board_ground.border_kinds()) - straits
    assert {frozenset(one.sides) for one in board_ground.geography_sheet().crossings if one.kind == "strait"} == straits


def test_lines_on_the_water_part_the_seas_that_are_listed_as_neighbours() -> None:
    listed = {frozenset((sea, other)) for sea, row in board_ground.printed_sea_areas().items() for other in row["seas"]}
    assert {frozenset(one.sides) for one in board_ground.geography_sheet().crossings if one.kind != "strait"} == listed


def test_rivers_and_ranges_run_where_the_borders_say_that_they_do() -> None:
    """Most of a border that is a river lies on a river of our geography, and of a range near its crest."""
    rivers = [point for river in geography.rivers_by_key().values() for point in river.line]
    ridges = [point for one in geography.mountain_ranges() for point in one.line]
    for border in board_ground.geography_sheet().network.borders:
        kind = board_ground.border_kinds().get(frozenset(border.sides), "plain")
        if kind not in ("river", "mountain"):
            continue
        course, reach = (rivers, 0.45) if kind == "river" else (ridges, 0.75)
        near = sum(min(math.dist(point, one) for one in course) < reach for point in border.line)
        assert near >= 0.6 * len(border.line), (border.sides, kind, near / len(border.line))


def test_every_region_has_an_outline_that_holds_its_heart_and_room_for_pieces() -> None:
    network = board_ground.geography_sheet().network
    assert set(network.outlines) == set(RAW["regions"])
    given = data.load_game_data("total_war_rome", "map").get("hearts", {})
    for region, row in RAW["regions"].items():
        heart = tuple(given.get(region, (row["lon"], row["lat"])))
        assert any(borders.is_inside_ring(ring, heart) for ring in network.outlines[region]), region
        assert board_ground.region_piece_places()[region], region


@cache
def _extent(ring: tuple[Point, ...]) -> tuple[float, float, float, float]:
    lons, lats = [lon for lon, _ in ring], [lat for _, lat in ring]
    return min(lons), min(lats), max(lons), max(lats)


def _may_hold(ring: Sequence[Point], place: Point) -> bool:
    """Return whether a place lies in the box of a ring: it is looked at closely only then."""
    west, south, east, north = _extent(tuple(ring))
    return west <= place[0] <= east and south <= place[1] <= north


def test_regions_do_not_overlap() -> None:
    outlines = board_ground.geography_sheet().network.outlines
    for lon in range(-10, 29):
        for lat in range(30, 53):
            place = (lon + 0.513, lat + 0.517)
            owners = [r for r, rings in outlines.items() if any(_may_hold(ring, place) for ring in rings)]
            owners = [r for r in owners if any(borders.is_inside_ring(ring, place) for ring in outlines[r])]
            assert len(owners) <= 1, (place, owners)


@pytest.mark.parametrize("view", ALL.values(), ids=ALL)
@pytest.mark.parametrize("letters", [{}, LETTERS], ids=["plain", "lettered"])
def test_nothing_overlaps_or_leaves_the_picture_and_no_type_is_small(view: RomeView, letters: dict[str, str]) -> None:
    scene = laid(view, lettered=letters)
    found = list(scene.boxes())
    assert list(outside(found, board_ground.SIZE, 6)) == []
    assert list(overlapping(found, slack=5)) == []
    assert all(label.size >= LEAST for label in (*scene.labels, *scene.printed))
    assert all(text.size >= LEAST for text in scene.texts)
    for stamp in scene.stamps:
        if stamp.kind == "pill" and any(item[0] == "text" for item in stamp.args[2]):  # type: ignore[attr-defined]
            assert stamp.high >= 46


@pytest.mark.parametrize("view", ALL.values(), ids=ALL)
def test_every_piece_is_there(view: RomeView) -> None:
    theme = THEMES["light"]
    lands, waters = board_tokens.pieces_of(view, "control", theme)
    wanted = {piece.id for found in (*lands.values(), *waters.values()) for piece in found}
    scene = Scene()
    done = board_tokens.place_pieces(scene, view, "control", theme, board_ground.names_room(picture_words(GAME_ID)))
    assert set(done) == wanted
    assert {army.id for army in view.armies.values() if army.at or army.navy} <= wanted


@pytest.mark.parametrize("view", ALL.values(), ids=ALL)
def test_lines_of_type_stay_in_their_panel_and_off_each_other(view: RomeView) -> None:
    scene = laid(view)
    for text in scene.texts:
        box = text.box
        assert any(
            p.box[0] + 8 <= box[0] and box[2] <= p.box[2] - 8 and p.box[1] + 8 <= box[1] and box[3] <= p.box[3] - 8
            for p in scene.panels
        ), text.text
    for one, other in itertools.combinations(scene.texts, 2):
        assert not boxes_overlap(one.box, other.box), (one.text, other.text)
    for text, stamp in itertools.product(scene.texts, scene.panel_stamps):
        assert not boxes_overlap(text.box, stamp.box, slack=6), (text.text, stamp)
    assert all(any(not _out(stamp.box, p.box) for p in scene.panels) for stamp in scene.panel_stamps)


@pytest.mark.parametrize(
    "points", [(0, 0, 0, 0), (19, 19, 19, 20), (5, 6, 7, 8), (0, 0, 1, 1), (20, 20, 20, 20), (3, 9, 3, 25)]
)
def test_shields_on_the_ladder_stand_over_their_rungs_and_never_on_each_other(points: tuple[int, ...]) -> None:
    found = {
        side: msgspec.structs.replace(one, vp=vp)
        for (side, one), vp in zip(START.factions.items(), points, strict=True)
    }
    scene = laid(msgspec.structs.replace(START, factions=found))
    ladder = board_ground.PANELS[1]
    shields = [stamp for stamp in scene.panel_stamps if stamp.kind == "shield" and not _out(stamp.box, ladder)]
    assert len(shields) == 4
    for one, other in itertools.combinations(shields, 2):
        assert not boxes_overlap(one.box, other.box)
    places = {str(stamp.args[2]): stamp.x for stamp in shields}
    ordered = [places[FACTIONS["light"][side].glyph] for side, _ in sorted(found.items(), key=lambda item: item[1].vp)]
    if len(set(points)) == 4:
        assert ordered == sorted(ordered)
    else:
        assert max(ordered) - min(ordered) <= 46 + 50 + (max(points) - min(points)) * 43


def _out(box: tuple[float, ...], panel: tuple[float, ...]) -> bool:
    return box[0] < panel[0] or box[1] < panel[1] or box[2] > panel[2] or box[3] > panel[3]


@pytest.mark.parametrize("theme", thinned(tuple(THEMES), len(THEMES), seconds=5))
def test_a_board_is_small_in_bytes_and_the_same_every_time(theme: str) -> None:
    first = draw_rome_map(MIDDLE, NAMES, theme=theme)
    assert (first.width, first.height) == board_ground.SIZE
    assert len(first.data) < 1_500_000
    assert first.data == draw_rome_map(MIDDLE, NAMES, theme=theme).data
    with Image.open(io.BytesIO(first.data)) as image:
        assert image.size == board_ground.SIZE
        assert image.mode == "P"


def test_factions_are_told_apart_by_pattern_and_emblem_too() -> None:
    for found in FACTIONS.values():
        assert len({one.pattern for one in found.values()}) == len({one.glyph for one in found.values()}) == 4


def test_a_crop_shows_the_region_or_what_changed_with_arrows() -> None:
    crop = draw_rome_map(MIDDLE, NAMES, crop="messana", lettered={"messana": "A"})
    assert crop.filename == "detail.png"
    assert crop.width < 1400
    assert "A Messana" in crop.alt
    moved = dict(MIDDLE.armies)
    moved["rome_army_1"] = msgspec.structs.replace(moved["rome_army_1"], at="lilybaeum")
    after = msgspec.structs.replace(MIDDLE, armies=moved)
    scene = laid(after, before=MIDDLE, crop="changes")
    assert len(scene.arrows) == 1
    changed = draw_rome_map(after, NAMES, crop="changes", before=MIDDLE)
    assert changed.filename == "detail.png"
    assert draw_rome_map(MIDDLE, NAMES, crop="changes", before=MIDDLE).filename == "map.png"
    sea = draw_rome_map(MIDDLE, NAMES, crop="mare_adriaticum")
    assert sea.filename == "detail.png"


def test_an_arrow_points_at_the_place_even_where_the_piece_hangs_beside_it() -> None:
    moved = dict(MIDDLE.armies)
    moved["rome_army_1"] = msgspec.structs.replace(moved["rome_army_1"], at="lilybaeum")
    after = msgspec.structs.replace(MIDDLE, armies=moved)
    scene = laid(after, before=MIDDLE, crop="changes")
    stamp, (arrow,) = scene.pieces["rome_army_1"], scene.arrows
    assert not board_ground.belongs_to_region((stamp.x, stamp.y), "lilybaeum")  # Sicily is full
    assert arrow.start[0] > arrow.end[0]  # from Messana westwards
    assert math.dist(arrow.end, board_ground.region_middles()["lilybaeum"]) < math.dist(
        arrow.end, board_ground.region_middles()["messana"]
    )


def test_themes_show_what_they_are_for() -> None:
    kinds = {show: {stamp.kind for stamp in laid(MIDDLE, show=show).stamps} for show in SHOWS}
    assert "banner" in kinds["control"]
    assert "banner" in kinds["military"]
    assert "banner" not in kinds["income"]


def boxes(view: RomeView, show: str) -> dict[str, tuple[object, ...]]:
    """Return what is printed behind each region's name: its number and the box's colours."""
    out: dict[str, tuple[object, ...]] = {}
    for stamp in laid(view, show=show).stamps:
        if stamp.kind == "pill" and stamp.label and stamp.args[2][0][1] != "M":  # type: ignore[index]
            out[stamp.label] = (stamp.args[2][0][1], stamp.args[0], stamp.args[1])  # type: ignore[index]
    return out


def test_by_income_a_region_shows_what_it_brings_now_and_whether_that_is_usual() -> None:
    """Taxation Phase: markets linked by roads, unrest and sieges count; the printed value stays on the other themes."""
    printed, now, rome = boxes(MIDDLE, "control"), boxes(MIDDLE, "income"), FACTIONS["light"]["rome"].colour
    assert (printed["Latium"][0], now["Latium"][0]) == ("3", "4")
    assert now["Latium"][1:] == (rome, THEMES["light"].gold)
    assert (printed["Insubria"][0], now["Insubria"][0]) == ("2", "1")
    assert now["Insubria"][1] == THEMES["light"].panel
    assert now["Umbria"] == printed["Umbria"]
    assert now["Cyrenaica"] == printed["Cyrenaica"]  # nobody's: what it would bring
    rows = [text.text for text in laid(MIDDLE, show="income").texts]
    assert f"+{MIDDLE.factions['rome'].income}" in rows
    assert "Rome +19" in draw_rome_map(MIDDLE, NAMES, show="income").alt


def test_in_the_military_theme_a_region_shows_the_dice_of_its_garrison() -> None:
    shown = boxes(MIDDLE, "military")
    assert shown["Latium"][0] == "5"  # 3 gold, 1, barracks
    assert shown["Umbria"][0] == "2"
    assert "Cyrenaica" not in shown  # no garrison
    assert "Latium 5" in draw_rome_map(MIDDLE, NAMES, show="military").alt


@pytest.mark.parametrize("show", SHOWS)
def test_every_theme_keeps_the_laws_of_layout(show: str) -> None:
    assert list(overlapping(laid(MIDDLE, show=show).boxes(), slack=5)) == []


def test_the_board_does_not_change_with_what_only_a_seat_knows() -> None:
    armies = {
        key: msgspec.structs.replace(one, cards=("velites",), general="rome_gisgo", mu=4, seen=2, spent=1)
        for key, one in MIDDLE.armies.items()
    }
    factions = {key: msgspec.structs.replace(one, reserve={"velites": 2}) for key, one in MIDDLE.factions.items()}
    private = msgspec.structs.replace(
        MIDDLE, seat="1", sides=("rome",), hand=("ac_01",), armies=armies, factions=factions, plan=("x",)
    )
    public, seen = draw_rome_map(MIDDLE, NAMES), draw_rome_map(private, NAMES)
    assert (public.data, public.alt, public.filename) == (seen.data, seen.alt, seen.filename)


@pytest.mark.parametrize("view", ALL.values(), ids=ALL)
def test_the_description_tells_a_blind_player_what_counts(view: RomeView) -> None:
    alt = draw_rome_map(view, NAMES).alt
    assert len(alt) <= ALT_LIMIT
    for side, one in view.factions.items():
        name = say_message(picture_words(GAME_ID), f"name.{side}")
        assert f"{name} ({NAMES[one.seat]}): {one.vp} points" in alt


def test_a_crop_and_a_description_give_names_whole_as_the_bot_says_them() -> None:
    words = picture_words(GAME_ID)
    options = board_map.options_with_whole_names(MapOptions(NAMES, crop="attica"))
    for region in RAW["regions"]:
        assert place_name(options.words, region) == say_message(words, f"name.{region}")
    assert "Attica et Boeotia" in {label.text for label in board_map.board_scene(MIDDLE, options).labels}
    assert "A Umbria et Picenum" in draw_rome_map(MIDDLE, NAMES, lettered={"umbria": "A"}).alt
    for sea in RAW["seas"]:
        assert whole_name(options.words, sea) == say_message(words, f"name.{sea}")


def test_every_word_that_the_board_needs_is_there_in_english() -> None:
    words = picture_words(GAME_ID)
    assert {f"name.{place}" for place in (*RAW["regions"], *RAW["seas"])} <= set(words)
    shorter = {key.removeprefix("short.") for key in words if key.startswith("short.")}
    assert shorter <= {*RAW["regions"], *RAW["seas"]}
    assert END.winners
    assert START.round == 1
    assert CROWDED.armies


def fingerprint(scene: Scene) -> str:
    """Return a hash of where everything stands, in whole pixels: another machine's last digits do not matter."""
    lines = [f"{what} {[round(edge) for edge in box]}" for what, box in scene.boxes()]
    lines += [f"{text.text} {round(text.x)} {round(text.y)} {text.size} {text.cut}" for text in scene.texts]
    lines += [f"{stamp.kind} {round(stamp.x)} {round(stamp.y)}" for stamp in scene.panel_stamps]
    ends = [(one.start, one.end) for one in scene.leaders] + [(one.start, one.end) for one in scene.arrows]
    lines += [f"{[round(edge) for edge in (*start, *end)]}" for start, end in ends]
    lines += [*scene.glows, *(wash.region for wash in scene.washes)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def test_layouts_are_the_ones_that_were_looked_at() -> None:
    # Look at the pictures (`python -m scripts.pictures`) before you write a new value here.
    found = {name: fingerprint(laid(view)) for name, view in ALL.items()}
    found |= {show: fingerprint(laid(MIDDLE, show=show)) for show in ("income", "military")}
    found["crop"] = fingerprint(laid(END, before=MIDDLE, crop="changes", lettered={"latium": "A", "rome_army_1": "B"}))
    assert found == GOLDEN


GOLDEN = {
    "start": "c89145a952f4",
    "middle": "ca34876609eb",
    "crowded": "3508ec661439",
    "end": "5ebe7937af84",
    "income": "ddf2fd80afb4",
    "military": "6adfed548547",
    "crop": "e0137376618a",
}


@pytest.mark.parametrize("view", [START, MIDDLE, END, CROWDED])
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_words_say_who_holds_each_region(view: RomeView, language: str) -> None:
    with language_context(language):
        words = picture_words(GAME_ID)
        told = draw_rome_map(view, NAMES).description
        for region, one in view.regions.items():
            name = say_message(words, f"name.{region}")
            first = (
                say_message(words, "alt.held", side=one.owner, list="|")
                if one.owner
                else say_message(words, "alt.free", list="|")
            )
            line = re.search(re.escape(first.partition("|")[0]) + r"([^.]*(?:M\. [^.]*)*)\.", told)
            assert line is not None and name in line[1].split(", "), (region, told)
    assert len(told) < 4000
