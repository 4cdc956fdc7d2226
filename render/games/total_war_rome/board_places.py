"""Where regions and sea areas stand on the whole board, and what stands in each, in words."""

from collections.abc import Iterator

from engine.games.total_war_rome.view import RomeView
from render.drawing.style import Colour
from render.games.total_war_rome import GAME_ID, board_ground, board_map
from render.games.total_war_rome import board_tokens as tokens
from render.games.total_war_rome.liveries import FACTIONS_LIGHT
from render.games.total_war_rome.map_options import public_view
from render.map_places import MapPlace, MapPlaces, PlaceRow
from render.words import Words, picture_words, say_message

BUILT = ("market", "barracks", "walls", "wonder")


def board_places(view: RomeView) -> MapPlaces:
    """Return all regions and sea areas."""
    view, words = public_view(view), picture_words(GAME_ID)
    wide, high = board_ground.SIZE
    found = {}
    for place in (*board_ground.printed_regions(), *board_ground.printed_sea_areas()):
        x, y = tokens.place_middle(place)
        rows = (*_land(view, place, words), *_forces(view, place, words))
        found[place] = MapPlace(x / wide, y / high, say_message(words, f"name.{place}"), rows)
    return found


def _colour(side: str) -> Colour | None:
    return FACTIONS_LIGHT[side].colour if side in FACTIONS_LIGHT else None


def _land(view: RomeView, place: str, words: Words) -> Iterator[PlaceRow]:
    """Yield the garrison of a region and the gold that it brings, in its owner's colour, what is built, its unrest."""
    region = view.regions.get(place)
    if region is None:
        return
    parts = []
    if dice := view.garrisons.get(place, 0):
        parts.append(say_message(words, "place.garrison", dice=dice))
    if gold := view.yields.get(place, 0):
        parts.append(say_message(words, "place.gold", gold=gold))
    if parts or region.owner:
        yield PlaceRow(", ".join(parts) or say_message(words, f"name.{region.owner}"), _colour(region.owner))
    if built := [say_message(words, f"name.{one}") for one in BUILT if getattr(region, one)]:
        yield PlaceRow(", ".join(built))
    if region.unrest:
        yield PlaceRow(say_message(words, "place.unrest", count=region.unrest))
    if place in view.besieged:
        yield PlaceRow(say_message(words, "place.besieged"))


def _forces(view: RomeView, place: str, words: Words) -> Iterator[PlaceRow]:
    """Yield the armies, navies and agents in a place."""
    for army in view.armies.values():
        if board_map.piece_location(view, army.id) == place:
            yield PlaceRow(say_message(words, "place.army", count=army.count), _colour(army.owner))
    for navy in view.navies.values():
        if board_map.piece_location(view, navy.id) == place:
            yield PlaceRow(say_message(words, "place.navy", count=navy.count), _colour(navy.owner))
    for side in FACTIONS_LIGHT:
        if count := sum(one.owner == side and one.at == place for one in view.agents.values()):
            yield PlaceRow(say_message(words, "place.agents", count=count), _colour(side))
