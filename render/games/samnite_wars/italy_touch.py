"""The map of Italy as data: its regions with their outlines, and the tokens on them."""

from collections.abc import Iterator

from engine.games.samnite_wars.view import SamniteView
from render.drawing.style import THEMES
from render.games.samnite_wars import GAME_ID, italy_map
from render.games.samnite_wars.map_options import CHANGES, MapOptions
from render.layout import scene
from render.layout.scene import Scene, Stamp
from render.touch.ground_files import GroundFiles
from render.touch.outlines import outline_path
from render.touch.sprites import SpriteSheet
from render.touch.touch_map import MadeMap, TouchMap, TouchPlace
from render.touch.touch_tokens import MadeTokens, TouchToken, TouchTokens, TouchWash, css_colour
from render.words import picture_words, say_message

TOLERANCE = 1.5  # pixels by which an outline may be simplified


def touch_map(printed: None, theme: str) -> MadeMap:
    """Return the map, which is the same for all tables."""
    words, files = picture_words(GAME_ID), GroundFiles()
    drawn, _ = italy_map.settled_plate(theme)
    names = Scene(labels=list(italy_map.map_labels(theme, words, "")))
    places = []
    for region, rings in italy_map.region_outlines().items():
        x, y = italy_map.region_middle(region)
        name = say_message(words, f"name.{region}")
        places.append(TouchPlace(region, "region", name, (round(x), round(y)), outline=outline_path(rings, TOLERANCE)))
    return files.touch_map_with_files(
        TouchMap(
            key="",
            size=italy_map.SIZE,
            grounds=files.grounds(drawn.free.convert("RGB")),
            over=files.add_overlay_grounds(
                lambda image: scene.paint_scene_overlay(image, names, drawn.theme), italy_map.SIZE
            ),
            places=tuple(places),
        )
    )


def map_tokens_as_data(view: SamniteView, theme: str) -> MadeTokens:
    """Return Rome's tokens and the places of those that are missing, and the wash of what Rome controls."""
    sheet = SpriteSheet()
    laid = italy_map.map_scene(view, MapOptions({}, theme=theme, crop=CHANGES, words=picture_words(GAME_ID)))
    control = css_colour(THEMES[theme].control)
    washes = tuple([TouchWash(one.region, "rome", control, one.pattern) for one in laid.washes])
    return sheet.touch_tokens_with_sprites(TouchTokens("", tuple(_tokens(view, laid.stamps, sheet)), washes))


def _tokens(view: SamniteView, stamps: list[Stamp], sheet: SpriteSheet) -> Iterator[TouchToken]:
    """Yield the tokens of each region, laid and missing, in the order in which the map lays them."""
    rest = iter(stamps)
    for one in view.regions:
        for number, stamp in zip(range(one.needed), rest, strict=False):
            yield sheet.token(f"token {one.region} {number}", "mark", one.region, [stamp])
