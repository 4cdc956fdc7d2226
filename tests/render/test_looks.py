"""The large form of pictures: parts that are narrow enough and cut nothing, in all; and their words in full."""

import io

import pytest
from PIL import Image

from render.large import MOST, READ, SHOWN, part_holds_box, parts_of, widest_part_width
from render.looks import LARGE, Look, enlarged_picture_parts, pictures_in_look
from render.picture import ALT_LIMIT, Picture, encode_picture, named_by_content

TYPE = 28
BOXES = [(x, y, x + 180, y + 40) for x in range(10, 1400, 210) for y in range(10, 1100, 90)]


def drawn(width: int = 1500, height: int = 900, alt: str = "A map.", type_size: int = TYPE) -> Picture:
    image = Image.radial_gradient("L").resize((width, height)).convert("RGB")
    whole = [box for box in BOXES if box[2] < width and box[3] < height]
    return encode_picture(image, "map", alt, type_size=type_size, whole=whole)


@pytest.mark.parametrize("size", [(1600, 1200), (1600, 2610), (1000, 1221), (2400, 1800)])
def test_parts_are_narrow_enough_and_nothing_is_cut_in_all(size: tuple[int, int]) -> None:
    type_size = 28 if size[0] < 2000 else 42
    boxes = [box for box in BOXES if box[2] <= size[0] and box[3] <= size[1]]
    parts = parts_of(size, type_size, boxes)
    assert 1 < len(parts) <= MOST
    for left, top, right, bottom in parts:
        assert 0 <= left < right <= size[0] and 0 <= top < bottom <= size[1]
        assert type_size * SHOWN / (right - left) >= READ and right - left <= widest_part_width(type_size)
    assert all(any(part_holds_box(part, box) for part in parts) for box in boxes)


def test_a_picture_whose_type_is_large_enough_stays_whole() -> None:
    assert parts_of((700, 4000), 28, BOXES) == [(0, 0, 700, 4000)]
    assert parts_of((1600, 900), 0, ()) == [(0, 0, 1600, 900)]


def test_a_border_stands_in_a_gap() -> None:
    """Two columns with a gutter are parted there, whatever the middle is."""
    parts = parts_of((1000, 900), 30, [(16, 80, 492, 900), (508, 80, 984, 900)])
    assert len(parts) == 2 and not any(508 < parts[0][2] < 984 or 16 < parts[1][0] < 492 for _ in parts)


def test_parts_are_the_same_pixels() -> None:
    picture = drawn()
    parts = enlarged_picture_parts(picture)
    boxes = parts_of((1500, 900), TYPE, picture.whole)
    assert len(parts) == len(boxes) > 1
    with Image.open(io.BytesIO(picture.data)) as whole:
        for part, box in zip(parts, boxes, strict=True):
            with Image.open(io.BytesIO(part.data)) as image:
                assert image.convert("RGB").tobytes() == whole.convert("RGB").crop(box).tobytes()
    assert [part.filename for part in parts[:2]] == ["map_1.png", "map_2.png"]
    assert [part.alt for part in parts[:2]] == [f"(1/{len(parts)}) A map.", f"(2/{len(parts)})"]


def test_parts_take_a_palette_too() -> None:
    for part in pictures_in_look(drawn(), Look("grey", LARGE)):
        with Image.open(io.BytesIO(part.data)) as image:
            assert all(r == g == b for _, (r, g, b) in image.convert("RGB").getcolors(1 << 20) or ())  # type: ignore[misc]


def test_names_by_content_differ_and_say_nothing_more() -> None:
    parts = enlarged_picture_parts(named_by_content(drawn()))
    assert len({part.filename for part in parts}) == len(parts) > 1
    assert all(part.filename.startswith("map_") and part.filename.count("-") == 1 for part in parts)


def test_what_is_no_picture_stays_as_it_is() -> None:
    film = Picture(b"RIFF", "image/webp", "replay.webp", "A film", 1600, 900)
    assert pictures_in_look(film, Look("dark", LARGE)) == (film,)


def test_a_description_is_kept_whole_beside_the_alt_text() -> None:
    long = " ".join(f"Sentence {n}." for n in range(200))
    picture = drawn(alt=long)
    assert len(picture.alt) <= ALT_LIMIT and picture.description == long
    assert drawn().description == "A map." and drawn().words == ""


def test_a_map_names_its_parts_and_each_is_shown_below_the_one_before() -> None:
    """Nine tiles of 97 pixels were no larger than the map itself."""
    image = Image.radial_gradient("L").resize((1500, 900)).convert("RGB")
    boxes = [("The left", (0, 0, 800, 900)), ("The right", (700, 0, 1500, 900))]
    picture = named_by_content(encode_picture(image, "map", "A map.", type_size=TYPE, parts=boxes))
    parts = pictures_in_look(picture, Look("", LARGE))
    assert [part.alt for part in parts] == ["The left. A map.", "The right."]
    assert all(part.apart for part in parts) and not picture.apart
    for part, (_, box) in zip(parts, boxes, strict=True):
        assert part.width == box[2] - box[0] and part.height > box[3] - box[1], "its name stands above it"
        with Image.open(io.BytesIO(part.data)) as cut, Image.open(io.BytesIO(picture.data)) as whole:
            strip = part.height - 900
            below = cut.convert("RGB").crop((0, strip, part.width, part.height))
            assert below.tobytes() == whole.convert("RGB").crop(box).tobytes()
    assert pictures_in_look(picture, Look()) == (picture,)


def test_parts_keep_to_a_smaller_picture() -> None:
    image = Image.new("RGB", (1000, 500))
    assert encode_picture(image, "map", "", None, 500, parts=[("One", (0, 0, 1000, 250))]).parts == (
        ("One", (0, 0, 500, 125)),
    )
