"""The map of Samnite Wars: legible, complete, the same every time, and silent about secrets."""

import hashlib
import io
import itertools

import msgspec
import pytest
from PIL import Image

from data.words import fluent_messages
from engine.games.samnite_wars.view import SamniteView
from render import ALT_LIMIT
from render.drawing.style import MIN_TYPE, THEMES
from render.games.samnite_wars import GAME_ID, italy_map
from render.games.samnite_wars.italy_map import draw_map
from render.games.samnite_wars.map_options import MapOptions
from render.layout.placing import boxes_overlap
from render.layout.scene import Scene
from render.words import picture_words
from tests.render.games.samnite_wars.sample_views import ALL, END, INVASION, LETTERS, MIDDLE, NAMES, START

SCENES = [(name, view, theme, letters) for name, view in ALL.items() for theme in THEMES for letters in ({}, LETTERS)]


def laid(view: SamniteView, theme: str = "light", letters: dict[str, str] | None = None) -> Scene:
    return italy_map.map_scene(view, MapOptions(NAMES, theme=theme, lettered=letters or {}))


@pytest.mark.parametrize(("name", "view", "theme", "letters"), SCENES)
def test_nothing_leaves_the_picture_and_no_type_is_small(
    name: str, view: SamniteView, theme: str, letters: dict[str, str]
) -> None:
    scene = laid(view, theme, letters)
    width, height = italy_map.SIZE
    for what, (left, top, right, bottom) in scene.boxes():
        assert left >= 12, what
        assert top >= 12, what
        assert right <= width - 12, what
        assert bottom <= height - 12, what
    assert all(label.size >= MIN_TYPE for label in scene.labels)
    assert all(text.size >= MIN_TYPE for text in scene.texts)


@pytest.mark.parametrize(("name", "view", "theme", "letters"), SCENES)
def test_nothing_overlaps(name: str, view: SamniteView, theme: str, letters: dict[str, str]) -> None:
    found = list(laid(view, theme, letters).boxes())
    for (a, one), (b, other) in itertools.combinations(found, 2):
        if a != b or a in {"panel", "token badge", "token disc", "token place"}:
            assert not boxes_overlap(one, other, slack=4), (a, b, one, other)  # a turned letter does not fill its box


@pytest.mark.parametrize("view", ALL.values(), ids=ALL)
def test_lines_of_type_stay_in_their_panel_and_off_each_other(view: SamniteView) -> None:
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


def test_every_region_is_named_and_has_its_places() -> None:
    scene = laid(MIDDLE)
    names = {label.text for label in scene.labels}
    assert {"LATINS", "SAMNITES", "TARENTINES", "GAULS"} <= names
    kinds = [stamp.kind for stamp in scene.stamps]
    assert kinds.count("disc") == 4 + 2
    assert kinds.count("disc") + kinds.count("place") == 12


@pytest.mark.parametrize("theme", THEMES)
def test_a_map_is_small_in_bytes_and_the_same_every_time(theme: str) -> None:
    first = draw_map(MIDDLE, NAMES, theme=theme)
    assert (first.width, first.height) == italy_map.SIZE
    assert len(first.data) < 1_000_000
    assert first.mime == "image/png"
    assert first.data == draw_map(MIDDLE, NAMES, theme=theme).data
    with Image.open(io.BytesIO(first.data)) as image:
        assert image.size == italy_map.SIZE
        assert image.mode == "P"


def test_a_change_shows_and_a_preview_is_smaller() -> None:
    assert draw_map(START, NAMES).data != draw_map(MIDDLE, NAMES).data
    preview = draw_map(START, NAMES, width=800)
    assert (preview.width, preview.height) == (800, round(italy_map.SIZE[1] / 2))


def test_controlled_land_is_washed_with_a_pattern_and_free_land_is_not() -> None:
    place = tuple(round(v) + d for v, d in zip(italy_map.region_middle("gauls"), (60, 20), strict=True))
    regions = tuple(msgspec.structs.replace(r, tokens=1, controlled=True) for r in START.regions)
    seen = []
    for view in (START, msgspec.structs.replace(START, regions=regions)):
        with Image.open(io.BytesIO(draw_map(view, NAMES).data)) as image:
            area = image.convert("RGB").crop((place[0], place[1], place[0] + 30, place[1] + 30))
            seen.append(area.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)))
    free, held = seen
    assert isinstance(free, tuple)
    assert isinstance(held, tuple)
    assert held[0] - held[1] > free[0] - free[1] + 40  # redder


def test_a_crop_shows_the_region_whole_and_letters_only_what_is_asked() -> None:
    crop = draw_map(INVASION, NAMES, crop="umbrians", lettered={"umbrians": "A"})
    assert crop.filename == "detail.png"
    assert 600 <= crop.width <= 1200
    assert "A Umbrians" in crop.alt
    changes = draw_map(MIDDLE, NAMES, crop="changes", before=START)
    assert changes.filename == "detail.png"
    assert draw_map(START, NAMES, crop="changes", before=START).filename == "map.png"


def test_regions_that_changed_glow() -> None:
    options = MapOptions(NAMES, before=START)
    assert set(italy_map.map_scene(MIDDLE, options).glows) == {"samnites", "etruscans", "campanians", "umbrians"}


def test_the_public_picture_does_not_change_with_what_only_a_seat_knows() -> None:
    players = tuple(msgspec.structs.replace(p, known=("siege",)) for p in MIDDLE.players)
    private = msgspec.structs.replace(MIDDLE, seat="1", hand=("siege", "swords"), effort=("siege",), players=players)
    public, seen = draw_map(MIDDLE, NAMES), draw_map(private, NAMES)
    assert (public.data, public.alt, public.filename) == (seen.data, seen.alt, seen.filename)


@pytest.mark.parametrize("view", ALL.values(), ids=ALL)
def test_the_description_tells_a_blind_player_everything_that_counts(view: SamniteView) -> None:
    alt = draw_map(view, NAMES, lettered=LETTERS).alt
    assert len(alt) <= ALT_LIMIT
    for word in ("Rome controls Latins", "Free:", f"Treasury {view.treasury} coin", "Prestige:", "Fate deck"):
        assert word in alt
    for player in view.players:
        assert f" {player.triumph} ({player.hand_size} cards)" in alt


def test_the_description_keeps_whole_sentences_when_names_are_long() -> None:
    alt = draw_map(END, {seat: f"{seat} {'x' * 90}" for seat in NAMES}, lettered=LETTERS).alt
    assert len(alt) <= ALT_LIMIT
    assert alt.endswith(".")


def test_every_word_that_a_map_needs_is_there_in_english() -> None:
    words = picture_words(GAME_ID)
    assert picture_words(GAME_ID, "xx") == words
    for view in ALL.values():
        keys = [f"name.{one.region}" for one in view.regions] + [f"phase.{view.phase}"]
        assert set(keys) <= set(words)
    german = {**words, **fluent_messages(f"name-{GAME_ID} = Samnitenkriege", "de")}
    assert "Samnitenkriege" in draw_map(START, NAMES, words=german).alt


def fingerprint(view: SamniteView) -> str:
    """Return a hash of where everything stands, in whole pixels: another machine's last digits do not matter."""
    scene = laid(view)
    lines = [f"{what} {[round(edge) for edge in box]}" for what, box in scene.boxes()]
    lines += [f"{text.text} {round(text.x)} {round(text.y)} {text.size} {text.cut}" for text in scene.texts]
    lines += [f"{stamp.kind} {round(stamp.x)} {round(stamp.y)}" for stamp in scene.panel_stamps]
    lines += [*scene.glows, *(wash.region for wash in scene.washes)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def test_layouts_are_the_ones_that_were_looked_at() -> None:
    # Look at the pictures (`python -m scripts.pictures`) before you write a new value here.
    assert {name: fingerprint(view) for name, view in ALL.items()} == GOLDEN


GOLDEN = {
    "start": "2b9362aaf1d2",
    "middle": "54e04aff55f7",
    "invasion": "ea830dde27fd",
    "peace": "3b25715dc6fc",
    "end": "b239469af23d",
}
