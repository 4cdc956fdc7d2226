"""Maps of one game packed together: what is unpacked is what was drawn, and what did not change is kept once."""

from array import array
from io import BytesIO

from PIL import Image, ImageChops

from render.picture import Picture
from render.replay.film import replay_film, thinned_map_lines
from render.replay.tiles import SHEET, SHEET_SIDE, TILE, TILE_BITS, PackedMaps, Tiles


def picture(width: int = 100, height: int = 70, spot: tuple[int, int] | None = None, ink: int = 200) -> Picture:
    image = Image.new("RGB", (width, height), (40, 90, 120))
    for x in range(0, width, 9):
        image.paste((x % 256, 80, 30), (x, 0, x + 3, height))
    if spot is not None:
        image.paste((ink, 0, 0), (*spot, spot[0] + 5, spot[1] + 5))
    file = BytesIO()
    image.save(file, "PNG")
    return Picture(file.getvalue(), "image/png", "map.png", "", width, height)


def image_of(one: Picture) -> Image.Image:
    return Image.open(BytesIO(one.data)).convert("RGB")


def unpacked(packed: PackedMaps) -> list[Image.Image]:
    """Return the maps as the page unpacks them."""
    sheets = [Image.open(BytesIO(sheet)).convert("RGB") for sheet in packed.sheets]
    out, before = [], list(range(packed.first))
    for height, raw in zip(packed.heights, packed.changes, strict=True):
        count = -(-height // TILE) * packed.columns
        grid = list(before) if len(before) == count else [0] * count
        for change in array("I", raw):
            grid[change >> TILE_BITS] = change & ((1 << TILE_BITS) - 1)
        image = Image.new("RGB", (packed.width, height))
        for place, square in enumerate(grid):
            sheet, n = (0, square) if square < packed.first else divmod(square - packed.first + SHEET, SHEET)
            side = packed.columns if sheet == 0 else min(SHEET_SIDE, sheets[sheet].width // TILE)
            x, y = n % side * TILE, n // side * TILE
            tile = sheets[sheet].crop((x, y, x + TILE, y + TILE))
            image.paste(tile, (place % packed.columns * TILE, place // packed.columns * TILE))
        out.append(image)
        before = grid
    return out


def test_what_is_unpacked_is_what_was_drawn() -> None:
    drawn = [picture(), picture(spot=(50, 30)), picture(spot=(90, 60)), picture(), picture(height=130, spot=(3, 100))]
    maps = Tiles()
    for one in drawn:
        maps.add_map(one)
    packed = maps.pack_maps(range(len(maps)))
    for n, (one, image) in enumerate(zip(drawn, unpacked(packed), strict=True)):
        assert ImageChops.difference(image, image_of(one)).getbbox() is None
        assert ImageChops.difference(maps.image(n), image_of(one)).getbbox() is None


def test_only_what_changes_takes_room() -> None:
    maps = Tiles()
    for n in range(20):
        maps.add_map(picture(800, 800, spot=(50, 10) if n % 2 else None))
    packed = maps.pack_maps(range(20))
    assert len(packed.sheets) == 2 and sum(map(len, packed.changes)) == 19 * 4, "one square, to and fro"
    some = maps.pack_maps([0, 2, 4])
    assert len(some.sheets) == 1 and some.changes == (b"", b"", b""), "of the maps that are left out nothing is in it"


def test_a_wide_map_is_made_smaller_and_stays_the_same_where_nothing_changes() -> None:
    maps = Tiles(widest=200)
    for spot in (None, (300, 30), None):
        maps.add_map(picture(400, 200, spot))
    packed = maps.pack_maps(range(3))
    assert packed.width == 200 and packed.heights == (100, 100, 100)
    first, changed, last = unpacked(packed)
    assert ImageChops.difference(first, last).getbbox() is None
    box = ImageChops.difference(first, changed).getbbox()
    assert box is not None and box[0] >= 128 and box[2] <= 192


def test_other_colours_of_the_same_map_are_no_change() -> None:
    """Each picture is reduced to its own 256 colours: so all of it may differ a little, and only a place really."""
    maps = Tiles()
    first = image_of(picture(800, 800))
    for n in range(6):
        image = first.point(lambda value, n=n: value + n % 3)
        if n >= 4:
            image.paste((255, 255, 255), (40, 40, 50, 50))
        file = BytesIO()
        image.save(file, "PNG")
        maps.add_map(Picture(file.getvalue(), "image/png", "map.png", "", 800, 800))
    packed = maps.pack_maps(range(6))
    assert [len(change) // 4 for change in packed.changes] == [0, 0, 0, 0, 1, 0]
    difference = ImageChops.difference(unpacked(packed)[5], first).convert("L")
    assert difference.point(lambda value: 255 if value > 3 else 0).getbbox() == (40, 40, 50, 50), (
        "what was really drawn"
    )


def test_a_film_shows_maps_one_after_another_within_its_limit() -> None:
    maps = Tiles()
    for n in range(12):
        maps.add_map(picture(400, 300, spot=(n * 20, n * 10)))
    shown = [(n, f"Round {n}") for n in range(12)]
    made = replay_film(maps, shown, "A film.")
    opened = Image.open(BytesIO(made.data))
    assert (opened.n_frames, opened.size) == (12, (made.width, made.height))  # type: ignore[attr-defined]
    assert (made.mime, made.filename) == ("image/webp", "replay.webp")
    smaller = replay_film(maps, shown, "A film.", limit=len(made.data) - 1)
    assert len(smaller.data) < len(made.data)
    assert [n for n, _ in thinned_map_lines(shown, 3)] == [0, 6, 11]
