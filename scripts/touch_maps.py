"""Put the maps that one touches together again as pictures, to look at beside those of the chat, and measure them.

    python -m scripts.touch_maps --out DIR [--game NAME] [--decisions 300]

Writes for each game the map with what stands on it, whole at 1280 pixels and a part as a phone shows it (390 wide), the
chat's map beside it, and a table of what each part weighs and takes.
"""

import argparse
import gzip
import io
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image, ImageChops, ImageDraw

from engine.games import game_by_id, game_ids
from render.drawing.inking import hatch_box
from render.drawing.style import colour_from_hex
from render.games import drawings_of, map_ground_tile_in_language, touch_map_in, touch_tokens_in
from render.touch.ground_files import tile_box, tile_count
from render.touch.touch_map import MadeMap, tile_names
from render.touch.touch_paths import path_rings
from render.touch.touch_tokens import MadeTokens
from tests.conformance.walks import walk

WASH, HATCH = 0.5, 0.62  # how strong a colour is, and its hatching
DESK, PHONE = 1280, (390, 500)


def composed_map_image(made: MadeMap, tokens: MadeTokens, tiles: Sequence[bytes] = ()) -> Image.Image:
    """Return the widest ground, or its tiles, with all that stands on it, in the map's own pixels."""
    ground = max(made.map.grounds, key=lambda one: one.width)
    image = _opened(made.files[ground.hash]).convert("RGB").resize(made.map.size, Image.Resampling.LANCZOS)
    count = tile_count(made.map.size)
    for number, data in enumerate(tiles[:count]):
        image.paste(_opened(data).convert("RGB"), tile_box(made.map.size, number)[:2])
    outlines = {place.id: place.outline for place in made.map.places}
    for wash in tokens.tokens.washes:
        if wash.box is not None:
            sprite = _opened(tokens.files[wash.sprite]).convert("RGBA").resize(wash.box[2:])
            image.paste(sprite, wash.box[:2], sprite)
        else:
            _wash(image, outlines[wash.place], wash.colour, wash.pattern)
    draw = ImageDraw.Draw(image)
    for line in tokens.tokens.lines:
        for ring in path_rings(line.line):
            draw.line(ring, fill=colour_from_hex(line.edge), width=line.width + 5)
            draw.line(ring, fill=colour_from_hex(line.colour), width=line.width)
    for number, data in enumerate(tiles[count:]):
        names = _opened(data).convert("RGBA")
        image.paste(names, tile_box(made.map.size, number)[:2], names)
    for over in sorted(made.map.over, key=lambda one: one.width)[-1:] if not tiles else ():
        names = _opened(made.files[over.hash]).convert("RGBA").resize(made.map.size, Image.Resampling.LANCZOS)
        image.paste(names, (0, 0), names)
    for token in tokens.tokens.tokens:
        sprite = _opened(tokens.files[token.sprite]).convert("RGBA")
        left, top, wide, high = token.box
        image.paste(sprite.resize((wide, high)), (left, top), sprite.resize((wide, high)))
    return image


def _opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def _wash(image: Image.Image, outline: str, colour: str, pattern: str) -> None:
    """Lay a colour over a region, half as strong, and its hatching."""
    mask, hatched = Image.new("L", image.size), Image.new("L", image.size)
    draw = ImageDraw.Draw(mask)
    for ring in path_rings(outline):
        draw.polygon(ring, fill=255)
    box = mask.getbbox()
    if box is None:
        return
    hatch_box(ImageDraw.Draw(hatched), box, pattern, 1.0, 2400 / 1600)
    for strength in (mask.point([round(v * WASH) for v in range(256)]),
                     ImageChops.multiply(mask, hatched.point([round(v * HATCH) for v in range(256)]))):  # fmt: skip
        image.paste(colour_from_hex(colour), box, strength.crop(box))


def _seen(game: str, decisions: int) -> Any:
    """Return what the map shows of a random game after so many decisions."""
    view = game_by_id(game).view(walk(game, 3, decisions)[-1].done.state, None)
    return drawings_of(game).kinds["map"].without_unseen(view, {})[0]


def _measured(
    game: str, made: MadeMap, tokens: MadeTokens, tiles: Sequence[bytes], seconds: tuple[float, float]
) -> str:
    """Return a row of the table."""
    map_, standing = msgspec.json.encode(made.map), msgspec.json.encode(tokens.tokens)
    grounds = " ".join(f"{one.width}: {len(made.files[one.hash]) // 1024}" for one in made.map.grounds)
    over = " ".join(f"{one.width}: {len(made.files[one.hash]) // 1024}" for one in made.map.over)
    return " | ".join((
        game,
        f"{len(gzip.compress(map_)) / 1024:.1f}",
        f"{len(made.map.places)}",
        f"{grounds}{f' {len(tiles)} tiles: {sum(map(len, tiles)) // 1024}' if tiles else ''}",
        over,
        f"{len(standing) / 1024:.1f} / {len(gzip.compress(standing)) / 1024:.1f}",
        f"{len(tokens.tokens.tokens)}",
        f"{len(tokens.files)}, {sum(map(len, tokens.files.values())) / 1024:.0f}",
        f"{seconds[0]:.2f} / {1000 * seconds[1]:.0f}",
    ))  # fmt: skip


HEAD = ("game | geometry KB gz | places | ground KB by width | names KB | tokens JSON KB / gz | tokens | sprites, KB | "
        "map s / tokens ms, warm")  # fmt: skip


def main() -> None:
    """Write the pictures and the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", action="append", choices=game_ids())
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--palette", default="")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    print(HEAD)
    for game in wanted.game or [one for one in game_ids() if drawings_of(one).touch]:
        touch = drawings_of(game).touch
        if touch is None:
            continue
        seen = _seen(game, wanted.decisions)
        asked = ("en", game, touch.printed(seen), wanted.theme)
        touch_map_in(*asked, wanted.palette)
        touch_tokens_in("en", game, seen, wanted.theme, wanted.palette)
        began = time.perf_counter()
        made = touch_map_in(*asked, wanted.palette)
        between = time.perf_counter()
        tokens = touch_tokens_in("en", game, seen, wanted.theme, wanted.palette)
        seconds = between - began, time.perf_counter() - between
        count = len(tile_names(made.map))
        tiles = [map_ground_tile_in_language(*asked, wanted.palette, number) for number in range(count)]
        print(_measured(game, made, tokens, tiles, seconds), flush=True)
        image = composed_map_image(made, tokens, tiles)
        high = round(image.height * DESK / image.width)
        image.resize((DESK, high), Image.Resampling.LANCZOS).save(wanted.out / f"{game}_desk.png")
        image.save(wanted.out / f"{game}_whole.png")
        piece = next((one for one in tokens.tokens.tokens if one.kind == "piece"), tokens.tokens.tokens[0])
        wide, high = PHONE
        left = min(max(0, piece.x - wide // 2), image.width - wide)
        top = min(max(0, piece.y - high // 2), image.height - high)
        image.crop((left, top, left + wide, top + high)).save(wanted.out / f"{game}_phone.png")


if __name__ == "__main__":
    main()
