"""Whether the map hangs together: what an owner's charts may say of hexes, rivers and roads, and no form can refuse."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from engine.games.rise_of_the_roman_republic.figures import City, Hex, Province, Road
from engine.kit.hexes import Numbering

Wrong = tuple[str, str, str]  # the file, the entry, why
SEA, COASTAL = "sea", "coastal"


def wrong_on_map(
    numbering: Numbering,
    hexes: Mapping[str, Hex],
    cities: Mapping[str, City],
    provinces: Collection[str] | Mapping[str, Province],
    roads: Mapping[str, Road],
    sides: Mapping[str, Iterable[tuple[str, str]]],
) -> Iterator[Wrong]:
    """Yield what is wrong. sides: pairs of hexes that must lie side by side, by what they are called in the file."""
    for number, one in hexes.items():
        why = _wrong_hex(one, provinces)
        if why:
            yield "hexes", f"hexes {number}", why
    for number, city in cities.items():
        why = _wrong_city(numbering, hexes, number, city)
        if why:
            yield "hexes", f"hexes {number}", why
    for name, pairs in sides.items():
        for side in pairs:
            if side[1] not in numbering.neighbours(side[0]):
                yield "hexes", f"{name} {' '.join(side)}", f"the hexes {' and '.join(side)} do not lie side by side"
    for name, road in roads.items():
        why = _wrong_road(numbering, hexes, road)
        if why:
            yield "roads", f"roads {name}", why


def _wrong_hex(one: Hex, provinces: Collection[str] | Mapping[str, Province]) -> str:
    if one.province and one.province not in provinces:
        return f"there is no province {one.province!r}"
    if one.kind == SEA:
        return "the sea has neither terrain nor province - at `$.terrain`" if one.terrain or one.province else ""
    if not one.terrain:
        return "land has a terrain - at `$.terrain`"
    return "a coast lies at a sea zone - at `$.zone`" if one.kind == COASTAL and not one.zone else ""


def _wrong_city(numbering: Numbering, hexes: Mapping[str, Hex], number: str, city: City) -> str:
    there = hexes[number]
    if there.kind == SEA:
        return f"the city {city.id} stands here - at `$.kind`"
    if there.province != city.province:
        return f"the city {city.id} stands here, which lies in {city.province} - at `$.province`"
    if city.port and there.kind != COASTAL:
        return f"the city {city.id} stands here, which has a port - at `$.kind`"
    land = [one for one in numbering.neighbours(number) if one in hexes and hexes[one].kind != SEA]
    return "" if land or city.port else f"the city {city.id} stands here, which nobody can reach"


def _wrong_road(numbering: Numbering, hexes: Mapping[str, Hex], road: Road) -> str:
    sea = next((one for one in road.hexes if one not in hexes or hexes[one].kind == SEA), None)
    if sea is not None:
        return f"no road can go through {sea} - at `$.hexes`"
    for one, other in zip(road.hexes, road.hexes[1:], strict=False):
        if other not in numbering.neighbours(one):
            return f"the hexes {one} and {other} do not lie side by side - at `$.hexes`"
    return "" if len(road.hexes) > 1 else "a road has two hexes at least - at `$.hexes`"
