"""Where the regions stand on the whole map, and how each stands, in words."""

from collections.abc import Iterator

from engine.games.samnite_wars.view import RegionView, SamniteView
from render.drawing.style import LIGHT
from render.games.samnite_wars import GAME_ID, italy_map
from render.games.samnite_wars.map_options import public_view
from render.map_places import MapPlace, MapPlaces, PlaceRow
from render.words import Words, picture_words, say_message


def italy_places(view: SamniteView) -> MapPlaces:
    """Return all regions."""
    view, words = public_view(view), picture_words(GAME_ID)
    wide, high = italy_map.SIZE
    found = {}
    for one in view.regions:
        x, y = italy_map.region_middle(one.region)
        rows = tuple(_rows(view, one, words))
        found[one.region] = MapPlace(x / wide, y / high, say_message(words, f"name.{one.region}"), rows)
    return found


def _rows(view: SamniteView, one: RegionView, words: Words) -> Iterator[PlaceRow]:
    """Yield whose a region is, or how many tokens make it Rome's, and the combat over it."""
    if one.controlled:
        yield PlaceRow(say_message(words, "place.controlled"), LIGHT.control)
    elif one.needed > 1:
        yield PlaceRow(say_message(words, "place.tokens", count=one.tokens, needed=one.needed))
    else:
        yield PlaceRow(say_message(words, "place.free"))
    if view.combat is not None and view.combat.region == one.region:
        yield PlaceRow(say_message(words, f"name.{view.combat.kind}"))
