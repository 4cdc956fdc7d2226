"""The large form of pictures: parts that overlap, so that nothing is cut off in all; and their words in full."""

import io

import pytest
from PIL import Image

from render.looks import LARGE, WIDE, Look, boxes_of, enlarged, shown
from render.picture import ALT_LIMIT, Picture, encode, named_by_content
from tests.render.games.samnite_wars import doc_pictures

SIZES = [(1600, 1200), (1600, 2610), (1000, 1221), (WIDE, 300)]


@pytest.mark.parametrize("size", SIZES)
def test_whatever_is_no_wider_than_a_third_lies_whole_in_a_part(size: tuple[int, int]) -> None:
    width, height = size
    boxes = boxes_of(width, height)
    wide, tall = width // 3 - 1, height // 3 - 1 if len(boxes) > 2 else height
    for left in range(0, width - wide, 37):
        for top in range(0, height - tall + 1, 41):
            within = [b for b in boxes if b[0] <= left and b[1] <= top and b[2] >= left + wide and b[3] >= top + tall]
            assert within, (left, top)
    assert min(b[0] for b in boxes) == min(b[1] for b in boxes) == 0
    assert (max(b[2] for b in boxes), max(b[3] for b in boxes)) == size


def drawn(width: int = 1500, height: int = 900, alt: str = "A map.") -> Picture:
    image = Image.radial_gradient("L").resize((width, height)).convert("RGB")
    return encode(image, "map", alt)


def test_parts_are_the_same_pixels_and_larger_where_they_are_shown_as_wide() -> None:
    picture = drawn()
    parts = enlarged(picture)
    assert len(parts) == 2 and all(picture.width / part.width >= 1.49 for part in parts)
    with Image.open(io.BytesIO(picture.data)) as whole:
        for part, box in zip(parts, boxes_of(1500, 900), strict=True):
            with Image.open(io.BytesIO(part.data)) as image:
                assert image.convert("RGB").tobytes() == whole.convert("RGB").crop(box).tobytes()
    assert [part.filename for part in parts] == ["map_1.png", "map_2.png"]
    assert [part.alt for part in parts] == ["(1/2) A map.", "(2/2)"]


def test_parts_take_a_palette_too() -> None:
    for part in shown(drawn(), Look("grey", LARGE)):
        with Image.open(io.BytesIO(part.data)) as image:
            assert all(r == g == b for _, (r, g, b) in image.convert("RGB").getcolors(1 << 20) or ())  # type: ignore[misc]


def test_names_by_content_differ_and_say_nothing_more() -> None:
    parts = enlarged(named_by_content(drawn()))
    assert len({part.filename for part in parts}) == 2
    assert all(part.filename.startswith("map_") and part.filename.count("-") == 1 for part in parts)


def test_what_is_narrow_or_no_picture_stays_as_it_is() -> None:
    narrow = drawn(WIDE - 1, 400)
    film = Picture(b"RIFF", "image/webp", "replay.webp", "A film", 1600, 900)
    assert enlarged(narrow) == (narrow,) and shown(film, Look("dark", LARGE)) == (film,)


def test_a_description_is_kept_whole_beside_the_alt_text() -> None:
    long = " ".join(f"Sentence {n}." for n in range(200))
    picture = drawn(alt=long)
    assert len(picture.alt) <= ALT_LIMIT and picture.told == long
    assert drawn().told == "A map." and drawn().words == ""


def test_a_map_s_parts_are_seen_in_a_game() -> None:
    picture = doc_pictures.pictures()["hand"]
    assert len(enlarged(picture)) == 4
