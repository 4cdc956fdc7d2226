"""Maps of one game packed together: each is a grid of tiles, and every tile is kept once.

From one step of a game to the next a few places of a map change, and many change back. So a map is cut into squares;
of all maps together the different squares are put into sheets (WebP without loss), and each map but the first is given
by the squares in which it differs from the one before. What is unpacked is the picture as it was drawn, pixel by pixel.

    maps = Tiles()
    for picture in pictures:
        maps.add(picture)
    packed = maps.pack(range(len(maps)))
"""

import zlib
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageChops

from render.picture import Picture, fitted_palette

TILE = 32  # pixels of a square's side
WIDEST = 1600  # pixels of a map's width; a wider one is made so wide
SHEET = 2048  # squares on a sheet, SHEET_SIDE of them in a row; the first sheet is the first map as it is
SHEET_SIDE = 32
TILE_BITS = 18  # of a change: the square's number; the bits above are the place on the map
REPAINTED = (
    0.25  # of a map's squares that differ: then it was reduced to other colours, and slight differences are none
)
NOISE, MEAN_NOISE = 48, 6  # of a pixel's channel, and of the mean of a square's: no difference where it is no more
EFFORT, CARE = 4, 100  # of the encoder, 0 to 6, and 0 to 100: the more, the smaller


@dataclass(frozen=True)
class PackedMaps:
    """Maps as they are unpacked by the page.

    width: of all maps, in pixels; heights: of each. columns: squares in a row. first: squares on the first sheet, which
    has `columns` in a row. sheets: WebP files. changes: for each map the squares that differ from the map before,
    as numbers of 32 bits, little-endian: place << TILE_BITS | square. Squares are counted through all sheets.
    """

    width: int
    heights: tuple[int, ...]
    columns: int
    first: int
    sheets: tuple[bytes, ...]
    changes: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """Return how many bytes all of it has."""
        return sum(map(len, (*self.sheets, *self.changes)))


class Tiles:
    """Maps, added one after another. Equal squares are kept once, compressed: a long game takes some megabytes."""

    def __init__(self, widest: int = WIDEST) -> None:
        self._widest = widest
        self._numbers: dict[bytes, int] = {}  # by a square's pixels, compressed: its number
        self._tiles: list[bytes] = []
        self._maps: list[array[int]] = []  # of each map the numbers of its squares, row by row
        self._heights: list[int] = []
        self._width = 0
        self._colours: Image.Image | None = None  # of maps that were made smaller: the same for all
        self._last: Image.Image | None = None

    def __len__(self) -> int:
        return len(self._maps)

    def add_map(self, picture: Picture) -> None:
        """Add the next map; its number is the count of those before."""
        image = self._fitted(picture)
        last, columns = self._last, image.width // TILE
        same = last is not None and last.size == image.size
        grid = array("L", self._maps[-1]) if same else array("L", [0] * (columns * (image.height // TILE)))
        kept = last.copy() if same and last is not None else image
        for place in _differing(image, last) if same and last is not None else range(len(grid)):
            tile = _tile(image, place, columns)
            grid[place] = self._number(tile)
            kept.paste(tile, (place % columns * TILE, place // columns * TILE))
        self._maps.append(grid)
        self._last = kept  # what the page shows: slight differences that were left out must not add up

    def image(self, number: int) -> Image.Image:
        """Return a map that was added."""
        grid, columns = self._maps[number], -(-self._width // TILE)
        return self._sheet(grid, columns).crop((0, 0, self._width, self._heights[number]))

    def size_of_later_maps(self, kept: Sequence[int]) -> int:
        """Return how many squares the sheets but the first have if these maps are packed."""
        return len(set[int]().union(*(self._maps[number] for number in kept)).difference(self._maps[kept[0]]))

    def pack_maps(self, kept: Sequence[int]) -> PackedMaps:
        """Return those of the maps with these numbers, in their order; at least one."""
        first = self._maps[kept[0]]
        placed: dict[int, int] = {}
        for n, tile in enumerate(first):
            placed.setdefault(tile, n)
        changes, order, before = [], list[int](), first
        for number in kept:
            found, grid = array("I"), self._maps[number]
            for place, tile in enumerate(grid):
                if place < len(before) == len(grid) and before[place] == tile:
                    continue
                if tile not in placed:
                    placed[tile] = len(first) + len(order)
                    order.append(tile)
                found.append(place << TILE_BITS | placed[tile])
            changes.append(found.tobytes())
            before = grid
        columns = -(-self._width // TILE)
        later = [order[start : start + SHEET] for start in range(0, len(order), SHEET)]
        sheets = [_encoded(self._sheet(first, columns)), *(_encoded(self._sheet(some, SHEET_SIDE)) for some in later)]
        heights = tuple(self._heights[number] for number in kept)
        return PackedMaps(self._width, heights, columns, len(first), tuple(sheets), tuple(changes))

    def _fitted(self, picture: Picture) -> Image.Image:
        """Return a picture no wider than it may be, filled up to whole squares."""
        image = Image.open(BytesIO(picture.data)).convert("RGB")
        self._width = self._width or min(image.width, self._widest)
        if image.width != self._width:
            height = round(image.height * self._width / image.width)
            image = image.resize((self._width, height), Image.Resampling.LANCZOS)
            self._colours = self._colours or fitted_palette(image, care=1)
            image = image.quantize(palette=self._colours, dither=Image.Dither.NONE).convert("RGB")
        self._heights.append(image.height)
        whole = Image.new("RGB", (-(-image.width // TILE) * TILE, -(-image.height // TILE) * TILE))
        whole.paste(image)
        return whole

    def _sheet(self, tiles: Sequence[int], columns: int) -> Image.Image:
        return _sheet([self._tiles[tile] for tile in tiles], columns)

    def _number(self, tile: Image.Image) -> int:
        packed = zlib.compress(tile.tobytes(), 1)
        number = self._numbers.setdefault(packed, len(self._tiles))
        if number == len(self._tiles):
            self._tiles.append(packed)
        return number


def _tile(image: Image.Image, place: int, columns: int) -> Image.Image:
    x, y = place % columns * TILE, place // columns * TILE
    return image.crop((x, y, x + TILE, y + TILE))


def _differing(image: Image.Image, last: Image.Image) -> Sequence[int]:
    """Return the places of the squares in which two pictures of one size differ."""
    difference, columns = ImageChops.difference(image, last), image.width // TILE
    found = list(_marked(difference))
    rows = image.height // TILE
    if len(found) <= REPAINTED * columns * rows:
        return found
    means = difference.resize((columns, rows), Image.Resampling.BOX)
    pixels = zip(*(band.tobytes() for band in means.split()), strict=True)
    tinted = (place for place, pixel in enumerate(pixels) if max(pixel) > MEAN_NOISE)
    return sorted({*tinted, *_marked(difference.point(lambda value: 255 if value > NOISE else 0))})


def _marked(difference: Image.Image) -> Iterator[int]:
    """Yield the places of the squares that are not all black."""
    columns = difference.width // TILE
    for row in range(difference.height // TILE):
        strip = difference.crop((0, row * TILE, difference.width, (row + 1) * TILE))
        box = strip.getbbox()
        if box is None:
            continue
        for column in range(box[0] // TILE, -(-box[2] // TILE)):
            if strip.crop((column * TILE, 0, (column + 1) * TILE, TILE)).getbbox() is not None:
                yield row * columns + column


def _sheet(tiles: Sequence[bytes], columns: int) -> Image.Image:
    columns = min(columns, len(tiles))
    sheet = Image.new("RGB", (columns * TILE, -(-len(tiles) // columns) * TILE))
    for n, packed in enumerate(tiles):
        tile = Image.frombytes("RGB", (TILE, TILE), zlib.decompress(packed))
        sheet.paste(tile, (n % columns * TILE, n // columns * TILE))
    return sheet


def _encoded(sheet: Image.Image) -> bytes:
    file = BytesIO()
    sheet.save(file, "WEBP", lossless=True, quality=CARE, method=EFFORT)
    return file.getvalue()
