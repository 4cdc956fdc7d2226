"""Maps as data in a person's colours: what was drawn once, its grounds, sprites and inks exchanged as those of pictures
(`render.palettes`). What is exchanged has other hashes."""

import io
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image, ImageFilter

from render.drawing.style import colour_from_hex
from render.palettes import PALETTES, colour_in_palette
from render.touch.ground_files import ground_quality, webp_file
from render.touch.sprites import lossy_sprite, sprite_of
from render.touch.touch_map import MadeMap, TouchGround, TouchTiles, file_hash, keyed_map
from render.touch.touch_tokens import MadeTokens, css_colour, keyed_tokens

STEPS = 25  # of each channel, between which colours are mixed
KEPT = 2048  # sprites that are remembered
Files = dict[str, bytes]


def map_in_palette(made: MadeMap, palette: str) -> MadeMap:
    """Return a map in a palette; as it is in one that is not known. Its tiles keep their names (`tile_in_palette`)."""
    if palette not in PALETTES:
        return made
    files: Files = {}

    def ground(one: TouchGround) -> TouchGround:
        exchanged = _exchanged(made.files[one.hash], palette)
        return replace(one, hash=_kept(files, webp_file(exchanged, ground_quality(one.width))))

    def named(one: TouchTiles | None) -> TouchTiles | None:
        if one is None:
            return None
        return replace(one, hashes=tuple([file_hash(f"{name} {palette}".encode()) for name in one.hashes]))

    tiles, over_tiles = named(made.map.tiles), named(made.map.over_tiles)
    grounds, over = (tuple(map(ground, some)) for some in (made.map.grounds, made.map.over))
    return MadeMap(keyed_map(replace(made.map, grounds=grounds, over=over, tiles=tiles, over_tiles=over_tiles)), files)


def tile_in_palette(data: bytes, palette: str) -> bytes:
    """Return a tile in a palette; as it is in one that is not known."""
    return webp_file(_exchanged(data, palette)) if palette in PALETTES else data


def tokens_in_palette(made: MadeTokens, palette: str) -> MadeTokens:
    """Return what stands on a map in a palette; as it is in one that is not known."""
    if palette not in PALETTES:
        return made
    files: Files = {}
    washed = {wash.sprite for wash in made.tokens.washes}
    names = {
        name: _kept(files, (_soft if name in washed else _crisp)(data, palette)) for name, data in made.files.items()
    }

    def ink(colour: str) -> str:
        return css_colour(colour_in_palette(palette, colour_from_hex(colour))) if colour else ""

    found = replace(
        made.tokens,
        tokens=tuple([replace(one, sprite=names[one.sprite], colour=ink(one.colour)) for one in made.tokens.tokens]),
        washes=tuple(
            [replace(one, sprite=names.get(one.sprite, ""), colour=ink(one.colour)) for one in made.tokens.washes]
        ),
        lines=tuple([replace(one, colour=ink(one.colour), edge=ink(one.edge)) for one in made.tokens.lines]),
        rows={
            place: tuple([replace(row, colour=ink(row.colour)) for row in rows])
            for place, rows in made.tokens.rows.items()
        },
    )
    return MadeTokens(keyed_tokens(found), files)


def _kept(files: Files, data: bytes) -> str:
    name = file_hash(data)
    files[name] = data
    return name


@lru_cache(maxsize=KEPT)
def _crisp(data: bytes, palette: str) -> bytes:
    return sprite_of(_exchanged(data, palette)).data


@lru_cache(maxsize=KEPT)
def _soft(data: bytes, palette: str) -> bytes:
    return lossy_sprite(_exchanged(data, palette)).data


def _exchanged(data: bytes, palette: str) -> Image.Image:
    """Return a file's image in a palette, as transparent as it was."""
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGBA" if image.mode == "RGBA" else "RGB").filter(_table(palette))


@lru_cache(maxsize=len(PALETTES))
def _table(palette: str) -> ImageFilter.Color3DLUT:
    """Return what a palette makes of each colour, for many pixels at once."""

    def exchanged(red: float, green: float, blue: float) -> tuple[float, float, float]:
        r, g, b = colour_in_palette(palette, (round(255 * red), round(255 * green), round(255 * blue)))
        return r / 255, g / 255, b / 255

    return ImageFilter.Color3DLUT.generate(STEPS, exchanged)
