"""The board of Total War: Rome as data: regions and sea areas with their outlines, and what stands on them."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from PIL import Image

from engine.games.total_war_rome.view import RomeView
from render.drawing.style import THEMES, Theme
from render.games.total_war_rome import GAME_ID, board_ground, board_map
from render.games.total_war_rome import board_tokens as tokens
from render.games.total_war_rome.map_options import MapOptions
from render.games.total_war_rome.place_names import place_name
from render.layout import scene
from render.layout.scene import Scene, Stamp
from render.plates.plate_cache import plate_edition_hash
from render.touch import outlines
from render.touch.ground_files import (
    GroundFiles,
    few_colours,
    layer_alone,
    names_tile_file,
    tile_count,
    tile_file,
    tiles_of,
)
from render.touch.sprites import Sprite, SpriteSheet, leader_line, road_line, sprite_of
from render.touch.touch_map import MadeMap, TouchLink, TouchMap, TouchPlace, file_hash
from render.touch.touch_tokens import (
    MadeTokens,
    TouchToken,
    TouchTokens,
    TouchWash,
    css_colour,
)
from render.words import Entries, Words, picture_words, say_message

TOLERANCE = 1.5  # pixels by which an outline may be simplified
WATER = 60  # pixels round the middle of a sea area in which it is touched


def touch_map(printed: None, theme: str) -> MadeMap:
    """Return the board, which is the same for all tables."""
    words, files = picture_words(GAME_ID), GroundFiles()
    drawn, _ = board_ground.settled_plate(theme)
    entries, size = tuple(sorted(words.items())), board_ground.SIZE
    edition = f"{plate_edition_hash()} {GAME_ID} {theme}"
    made = TouchMap(
        key="",
        size=board_ground.SIZE,
        grounds=files.grounds(drawn.free.convert("RGB")),
        over=files.grounds(_names_alone(entries, theme)),
        tiles=tiles_of(size, 1.0, edition),
        over_tiles=tiles_of(size, 1.0, f"names {edition} {file_hash(repr(entries).encode())}"),
        places=tuple(_places(words)),
        links=_links(),
    )
    return files.touch_map_with_files(made)


def touch_tile(printed: None, theme: str, number: int) -> bytes:
    """Return a square of the board, then of the names over it."""
    drawn, _ = board_ground.settled_plate(theme)
    count = tile_count(board_ground.SIZE)
    if number < count:
        return tile_file(drawn.free, number)
    return names_tile_file(_few_names(tuple(sorted(picture_words(GAME_ID).items())), theme), number - count)


def _names_alone(entries: Entries, theme: str) -> Image.Image:
    """Return all that stands still over the plate, transparent elsewhere."""
    names = _names(entries, THEMES[theme])
    return layer_alone(lambda image: scene.paint_scene_overlay(image, names, THEMES[theme]), board_ground.SIZE)


@lru_cache(maxsize=2)
def _few_names(entries: Entries, theme: str) -> Image.Image:
    """Return the same in few colours, to be cut into squares."""
    return few_colours(_names_alone(entries, theme))


def _names(entries: Entries, theme: Theme) -> Scene:
    """Return what stands still over the plate: names, ports and terrains."""
    laid = Scene(labels=list(board_map.sea_names(theme.name, entries)))
    for name in tokens.region_names(entries, theme):
        laid.labels.append(name.label)
        laid.stamps.extend(name.signs)
        laid.leaders += [name.pointer] if name.pointer else []
    return laid


def _places(words: Words) -> Iterator[TouchPlace]:
    sheet = board_ground.geography_sheet()
    for region in board_ground.printed_regions():
        rings = [sheet.projection.project_line(ring) for ring in sheet.network.outlines[region]]
        x, y = board_ground.region_middles()[region]
        name = say_message(words, f"name.{region}")
        yield TouchPlace(region, "region", name, (round(x), round(y)), outline=outlines.outline_path(rings, TOLERANCE))
    for sea in board_ground.printed_sea_areas():
        x, y = board_ground.sea_area_middles()[sea]
        yield TouchPlace(sea, "water", say_message(words, f"name.{sea}"), (round(x), round(y)), disc=WATER)


def _links() -> tuple[TouchLink, ...]:
    pairs = sorted((min(pair), max(pair), kind) for pair, kind in board_ground.border_kinds().items())
    return tuple([TouchLink(a, b, kind) for a, b, kind in pairs])


def map_tokens_as_data(view: RomeView, theme: str) -> MadeTokens:
    """Return what stands on the board; `view` is what its picture shows."""
    words, sheet = picture_words(GAME_ID), SpriteSheet()
    laid = board_map.board_scene(view, MapOptions({}, theme=theme, words=words))
    made = TouchTokens(
        "",
        tokens=(
            *_emblems(laid, theme, sheet),
            *_figures(laid, view, words, sheet, THEMES[theme]),
            *_pieces(laid, view, words, sheet, THEMES[theme]),
        ),
        washes=tuple([TouchWash(one.region, view.regions[one.region].owner, css_colour(one.colour), one.pattern)
                      for one in laid.washes]),
        lines=(*(road_line(road) for road in laid.roads),
               *(leader_line(leader) for leader in laid.leaders if not leader.label)),
    )  # fmt: skip
    return sheet.touch_tokens_with_sprites(made)


def _emblems(laid: Scene, theme: str, sheet: SpriteSheet) -> Iterator[TouchToken]:
    for region, stamp in laid.emblems:
        sprite = sheet.add(_emblem(theme, region, stamp))
        yield TouchToken(f"emblem-{region}", "emblem", region, sprite.box(stamp.x, stamp.y), sprite.hash)


@lru_cache(maxsize=512)
def _emblem(theme: str, region: str, stamp: Stamp) -> Sprite:
    """Return an emblem as it lies on a region."""
    return sprite_of(scene.emblem_image(board_ground.settled_plate(theme)[0], region, stamp))


def _figures(laid: Scene, view: RomeView, words: Words, sheet: SpriteSheet, theme: Theme) -> Iterator[TouchToken]:
    """Yield the boxes at each name: what the region brings, and whether it has mercenaries."""
    named = {place_name(words, region): region for region in board_ground.printed_regions()}
    seen: Counter[str] = Counter()
    for stamp in laid.stamps:
        region = named.get(stamp.label, "")
        if stamp.kind == "pill" and region:
            seen[region] += 1
            owner = view.regions[region].owner
            number = f"figure-{region}-{seen[region]}"
            yield sheet.token(number, "figure", region, [stamp], **_owned(owner, theme))


def _pieces(laid: Scene, view: RomeView, words: Words, sheet: SpriteSheet, theme: Theme) -> Iterator[TouchToken]:
    """Yield armies, navies and agents, and what is built, rebels or is besieged."""
    for one, stamp in laid.pieces.items():
        at = board_map.piece_location(view, one)
        if one in view.agents:
            owner = view.agents[one].owner
            alike = [other for other, agent in view.agents.items() if (agent.at, agent.owner) == (at, owner)]
            holds = tuple([other for other in alike if other != one])
            yield sheet.token(one, "piece", at, [stamp], count=len(alike), holds=holds, **_owned(owner, theme))
        elif one in view.armies or one in view.navies:
            force = view.armies.get(one) or view.navies[one]
            label = say_message(words, f"name.{one}") if f"name.{one}" in words else ""
            more = {"count": force.count, "label": label, **_owned(force.owner, theme)}
            yield sheet.token(one, "piece", at, [stamp], **more)
        else:
            yield sheet.token(one, "mark", one.partition("-")[2], [stamp])


def _owned(owner: str, theme: Theme) -> dict[str, Any]:
    """Return whose a token is, as its fields say it."""
    return {"owner": owner, "colour": css_colour(tokens.faction_livery(theme, owner).colour)} if owner else {}
