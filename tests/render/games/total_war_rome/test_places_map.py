"""The map of a question for a place: every place with its letter in sight, readable on a phone, and no secret."""

import random

import msgspec
import pytest

from render.games.total_war_rome import board_ground
from render.games.total_war_rome import board_tokens as tokens
from render.games.total_war_rome.map_options import public_view
from render.games.total_war_rome.places_map import PlacesOptions, draw_places, lay_out
from render.layout.scene import Scene
from tests.render.games.total_war_rome.sample_views import MIDDLE, RAW
from tests.render.games.total_war_rome.test_laws import drawn_lots, type_size
from tests.render.layout_laws import overlapping

PHONE, READABLE = 400, 14
ITALY = ("latium", "campania", "samnium", "etruria", "apulia", "lucania", "bruttium", "umbria", "boii", "liguria")
GREECE = ("macedonia", "thessalia", "attica", "epirus", "aetolia", "peloponnesus", "illyria", "creta")
LISTS = {
    "one": ("latium",),
    "few": ("latium", "campania", "mare_ligusticum"),
    "italy": ITALY,
    "greece": GREECE,
    "both": (*ITALY[:4], *GREECE[:4]),
    "far": ("gades", "cyrenaica", "belgica"),
    "page": tuple(sorted(RAW["regions"])[:25]),
    "seas": tuple(RAW["seas"]),
}


def lettered(places: tuple[str, ...]) -> dict[str, str]:
    return {place: chr(65 + n) for n, place in enumerate(places)}


def badges(scene: Scene) -> dict[str, tuple[float, float, float, float]]:
    return {str(stamp.args[0]): stamp.core for stamp in scene.stamps if stamp.kind == "badge"}


@pytest.mark.parametrize("seed", range(0, 24, 3))
@pytest.mark.parametrize("name", LISTS)
def test_letters_and_counts_are_readable_where_a_phone_shows_the_picture_without_a_tap(name: str, seed: int) -> None:
    options = PlacesOptions(lettered(LISTS[name]), own=("rome",))
    scene, (left, _, right, _) = lay_out(drawn_lots(seed), options)
    for stamp in scene.stamps:
        assert type_size(stamp) * PHONE / (right - left) >= READABLE - 0.05, stamp


@pytest.mark.parametrize("seed", range(0, 24, 3))
@pytest.mark.parametrize("name", LISTS)
def test_every_place_that_is_asked_for_is_in_sight_with_its_own_letter(name: str, seed: int) -> None:
    letters = lettered(LISTS[name])
    scene, (left, top, right, bottom) = lay_out(drawn_lots(seed), PlacesOptions(letters, own=("rome",)))
    found = badges(scene)
    assert set(found) == set(letters.values())
    for box in found.values():
        assert left <= box[0] and top <= box[1] and box[2] <= right and box[3] <= bottom
    for place, letter in letters.items():
        x, y = tokens.place_middle(place)
        assert left < x < right and top < y < bottom
        box = found[letter]
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        led = any(leader.start == middle for leader in scene.leaders)
        if place in board_ground.printed_regions():
            assert led or board_ground.belongs_to_region(middle, place), place
    assert list(overlapping([(letter, box) for letter, box in found.items()], slack=6)) == []


@pytest.mark.parametrize("name", LISTS)
def test_no_picture_is_wider_than_discord_shows_without_a_jump(name: str) -> None:
    picture = draw_places(MIDDLE, lettered=lettered(LISTS[name]), own=("rome",))
    assert 1.24 <= picture.width / picture.height <= 11 / 7
    for place, letter in lettered(LISTS[name]).items():
        assert f"{letter} " in picture.alt, place


def test_ones_own_forces_stand_on_light_and_the_way_is_drawn_from_where_the_force_stands() -> None:
    army = next(one for one in MIDDLE.armies.values() if one.owner == "rome" and one.at == "etruria")
    options = PlacesOptions({}, own=("rome",), moved=(army.id,), way=("latium", "campania"))
    scene, _ = lay_out(MIDDLE, options)
    lights = {(stamp.x, stamp.y) for stamp in scene.under if stamp.kind == "bright_field_under_own_force"}
    own = {(stamp.x, stamp.y) for one, stamp in scene.pieces.items() if one in MIDDLE.armies and one.startswith("rome")}
    others = {(s.x, s.y) for one, s in scene.pieces.items() if one in MIDDLE.armies and not one.startswith("rome")}
    assert own and own <= lights and not others & lights
    assert len(scene.arrows) == 2
    start, first = scene.arrows[0].start, tokens.place_middle("etruria")
    assert tokens.point_distance(start, first) < 60
    assert (
        "The way so far: Latium, Campania."
        in draw_places(MIDDLE, lettered={}, own=("rome",), moved=(army.id,), way=("latium", "campania")).alt
    )


def test_what_a_seat_alone_knows_changes_nothing() -> None:
    lots = random.Random(5)
    view = drawn_lots(4)
    scrambled = msgspec.structs.replace(
        view,
        seat="1",
        sides=("rome",),
        hand=("ac_01", "ac_02"),
        plan=("a",),
        discards=("ac_03",),
        armies={
            one.id: msgspec.structs.replace(one, cards=("x",) * one.count, general="y", mu=lots.randint(0, 9))
            for one in view.armies.values()
        },
    )
    options = PlacesOptions(lettered(ITALY), own=("rome",))
    assert lay_out(public_view(view), options) == lay_out(public_view(scrambled), options)
    assert draw_places(view, lettered=lettered(ITALY)) == draw_places(scrambled, lettered=lettered(ITALY))
