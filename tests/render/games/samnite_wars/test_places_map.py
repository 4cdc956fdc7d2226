"""The map of a question for regions: every region with its letter in sight, and readable on a phone."""

import msgspec
import pytest

from render.games.samnite_wars import italy_map
from render.games.samnite_wars.places_map import PlacesOptions, draw_places, lay_out
from render.plates import borders
from tests.render.games.samnite_wars.sample_views import INVASION, MIDDLE, REGIONS, START
from tests.render.layout_laws import overlapping

PHONE, READABLE = 400, 14
LISTS = [
    ("latins",),
    ("latins", "samnites"),
    ("gauls", "bruttians"),
    ("bruttians", "tarentines", "messapians"),
    tuple(REGIONS),
]


@pytest.mark.parametrize("view", [START, MIDDLE, INVASION], ids=["start", "middle", "invasion"])
@pytest.mark.parametrize("places", LISTS, ids=len)
def test_every_region_has_its_letter_in_sight_and_readable(places: tuple[str, ...], view: object) -> None:
    letters = {place: chr(65 + n) for n, place in enumerate(places)}
    scene, (left, top, right, bottom) = lay_out(view, PlacesOptions(letters))  # type: ignore[arg-type]
    found = {str(stamp.args[0]): stamp for stamp in scene.stamps if stamp.kind == "badge"}
    assert set(found) == set(letters.values())
    for place, letter in letters.items():
        stamp = found[letter]
        assert left <= stamp.core[0] and top <= stamp.core[1] and stamp.core[2] <= right and stamp.core[3] <= bottom
        assert round(stamp.size / 2 * 1.08) * PHONE / (right - left) >= READABLE - 0.05
        assert any(borders.is_inside_ring(ring, (stamp.x, stamp.y)) for ring in italy_map.region_outlines()[place]), (
            place
        )
    tokens = [(stamp.kind, stamp.core) for stamp in scene.stamps]
    assert list(overlapping(tokens, slack=4)) == []


@pytest.mark.parametrize("places", LISTS, ids=len)
def test_no_picture_is_wider_than_discord_shows_without_a_jump(places: tuple[str, ...]) -> None:
    picture = draw_places(MIDDLE, lettered={place: chr(65 + n) for n, place in enumerate(places)})
    assert 1.0 <= picture.width / picture.height <= 11 / 7
    assert "A " in picture.alt


def test_all_seats_share_one_drawing() -> None:
    knowing = msgspec.structs.replace(MIDDLE, seat="1", hand=("siege",), discards=("siege",))
    letters = {"latins": "A", "samnites": "B"}
    assert draw_places(MIDDLE, lettered=letters) == draw_places(knowing, lettered=letters)


def test_the_region_that_is_chosen_is_shown_and_told_without_a_letter() -> None:
    """Its question showed the whole of Italy, whose description named no region."""
    _, (left, _, right, _) = lay_out(MIDDLE, PlacesOptions({}, around=("samnites",)))
    assert right - left <= italy_map.SIZE[0] / 2
    assert draw_places(MIDDLE, lettered={}, around=("samnites",)).alt == (
        "The region that is asked for. Samnites, free."
    )
