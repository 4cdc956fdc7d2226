"""Where the hexes of a map stand on its whole picture, and what stands on each, in words."""

from collections import defaultdict
from collections.abc import Callable

from render.drawing.style import Colour
from render.kit.hexes import hex_canvas, hex_chart
from render.kit.hexes.hex_alt import say_hex_word
from render.kit.hexes.hex_crop import side_livery
from render.kit.hexes.hex_data import HexMap, HexPosition, HexStack
from render.kit.hexes.themes import THEMES, theme_with_liveries
from render.map_places import MapPlace, MapPlaces, PlaceRow


def hex_places(field: HexMap, position: HexPosition) -> MapPlaces:
    """Return all hexes and off-map boxes of a map; a hex of an inset where it is shown in full."""
    made = hex_canvas.whole_map_canvas(hex_chart.hex_map_chart(field))
    theme = theme_with_liveries(THEMES["light"], field.liveries)
    names = {city.cell: f"{city.cell} {city.name}" for city in field.cities} | {off.id: off.name for off in field.boxes}
    rows = _rows(field, position, lambda side: side_livery(theme, side).colour)
    wide, high = made.size
    found = {}
    for place in (*made.chart.nodes, *(off.id for off in field.boxes)):
        sheet, (x, y) = made.sheet_and_middle_of_hex(place)
        a, b = made.middle_of_hex(place)
        main = None if sheet == hex_canvas.MAIN else (a / wide, b / high)
        said = tuple(rows.get(place, ()))
        found[place] = MapPlace(x / wide, y / high, names.get(place, place), said, sheet - 1, main)
    return found


def _rows(field: HexMap, position: HexPosition, colour: Callable[[int], Colour]) -> dict[str, list[PlaceRow]]:
    """Return by hex the city's defence in the colour of its holder, the stacks, and the marks."""
    rows: dict[str, list[PlaceRow]] = defaultdict(list)
    for city in field.cities:
        owner, strength = position.owners.get(city.cell), position.strengths.get(city.cell, city.strength)
        rows[city.cell].append(
            PlaceRow(say_hex_word("defence", strength=strength), None if owner is None else colour(owner))
        )
    for stack in position.stacks:
        rows[stack.cell].append(PlaceRow(_stack(stack), colour(stack.side)))
    for mark in position.marks:
        rows[mark.cell].append(PlaceRow(mark.name, None if mark.side < 0 else colour(mark.side)))
    return rows


def _stack(one: HexStack) -> str:
    """Return a stack as its counter shows it: its strength, how many units are under the first, and what is noted."""
    more = f" +{one.counters - 1}" if one.counters > 1 else ""
    return f"{one.strength}{more}{f' · {one.note}' if one.note else ''}"
