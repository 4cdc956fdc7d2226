"""The map of a scenario as the kit declares it: its hexes, rivers and roads are the game's, the rest is in map.yaml.

Only the part of the map that a scenario is played on is printed, with a hex around it; provinces that are out of play
there are plain land.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from data import load_game_data
from data.speaking import current_language
from render.games.rise_of_the_roman_republic import GAME_ID
from render.games.rise_of_the_roman_republic.printed import (
    Raw,
    cities,
    hexes,
    printed_map_drawing,
    printed_scenario,
    river_hexsides,
    roads,
    scenario_provinces_in_play,
    strait_hexsides,
)
from render.kit.hexes.hex_data import SEA, Cell, City, HexMap, HexRoad, HexSide, Livery, SeaName
from render.kit.insets import Inset
from render.kit.tracks import Track
from render.words import Words, picture_words, say_message

OTHERS = "others"  # who is on no side
SIZES = {"small": 1, "medium": 2, "large": 3}
GRADES = {"A": 1, "extension": 1, "B": 2}
EDGE = 1  # hexes beyond what is in play


def livery_sides(name: str) -> tuple[str, ...]:
    """Return whom the liveries of a scenario are for, by their numbers; the last is nobody's."""
    return (*printed_scenario(name)["sides"], OTHERS)


def side_liveries(name: str) -> tuple[Livery, ...]:
    """Return how the sides of a scenario look."""
    return tuple([msgspec.convert(printed_map_drawing()["liveries"][one], Livery) for one in livery_sides(name)])


def scenario_map(name: str, opened: tuple[str, ...] = (), last: int = 0) -> HexMap:
    """Return the map of a scenario in the language that is spoken. opened: roads that were opened since its start.
    last: the turn after which the game ends at the latest, up to which the track of turns goes; 0: as printed."""
    return _board(name, opened, last, current_language())


@cache
def _board(name: str, opened: tuple[str, ...], last: int, language: str) -> HexMap:
    return board_in(name, opened, last, picture_words(GAME_ID, language))


def board_in(name: str, opened: tuple[str, ...], last: int, said: Words) -> HexMap:
    """Return the map of a scenario in the language of these words."""
    known, played, shown = printed_scenario(name), scenario_provinces_in_play(name), _shown(name)
    sheet = printed_map_drawing()["sheets"][name]
    insets = [{**one, "name": say_message(said, f"inset.{one['id']}")} for one in sheet["insets"]]
    drawn = [one for one in _roads(known, opened) if set(one.cells) <= shown.keys()]
    return HexMap(
        name=say_message(said, f"sheet.{name}"),
        cells=tuple([_cell(number, played) for number in shown]),
        sides=(*_edges(shown, river_hexsides(), "river"), *_edges(shown, strait_hexsides(), "strait")),
        roads=tuple(drawn),
        cities=tuple([_city(place, known, said) for place in cities() if _stands(place, known, played)]),
        provinces={one: say_message(said, f"name.{one}") for one in played},
        seas=tuple(
            [
                SeaName(say_message(said, f"name.{sea}"), tuple(along), sea, sheet.get("levels", {}).get(sea, ""))
                for sea, along in {**printed_map_drawing()["seas"], **sheet.get("seas", {})}.items()
                if set(along) <= shown.keys()
            ]
        ),
        north=printed_map_drawing()["north"],
        liveries=side_liveries(name),
        size=tuple(sheet["size"]),
        field=tuple(sheet["field"]),
        insets=msgspec.convert(insets, tuple[Inset, ...]),
        tracks=tuple([_track(one, known, last, said) for one in sheet["tracks"]]),
    )


def _shown(name: str) -> dict[str, None]:
    """Return the hexes that are printed, in their order."""
    played = [number for number, one in hexes().items() if one[2] in scenario_provinces_in_play(name)]
    columns, rows = [int(one[:2]) for one in played], [int(one[2:]) for one in played]
    return {
        one: None
        for one in hexes()
        if min(columns) - EDGE <= int(one[:2]) <= max(columns) + EDGE
        and min(rows) - EDGE <= int(one[2:]) <= max(rows) + EDGE
    }


def _cell(number: str, played: tuple[str, ...]) -> Cell:
    kind, terrain, province, zone = hexes()[number]
    return Cell(
        number=number,
        column=int(number[:2]),
        row=int(number[2:]),
        terrain=SEA if kind == "sea" else terrain,
        province=province if province in played else "",
        land=printed_map_drawing()["land"].get(number, 1.0),
        sea=zone,
    )


def _edges(shown: Mapping[str, None], pairs: list[tuple[str, str]], kind: str) -> list[HexSide]:
    return [HexSide(one, other, kind) for one, other in pairs if one in shown and other in shown]


def _roads(known: Raw, opened: tuple[str, ...]) -> list[HexRoad]:
    """Return the roads that are open: those of the scenario's classes, and what was opened since ("via_valeria" whole,
    "via_appia_capua:3" for three hexsides)."""
    later = {name: int(count or 99) for name, _, count in (one.partition(":") for one in opened)}
    found = []
    for name, road in roads().items():
        hexes_of_it = tuple(road["hexes"])
        if road["class"] not in known["roads"]:
            hexes_of_it = hexes_of_it[: later[name] + 1] if name in later else ()
        if hexes_of_it:
            found.append(HexRoad(hexes_of_it, name, GRADES[road["class"]]))
    return found


def _stands(place: str, known: Raw, played: tuple[str, ...]) -> bool:
    return place not in known.get("absent", ()) and hexes()[place][2] in played


def _city(place: str, known: Raw, words: Words) -> City:
    one = cities()[place]
    size = known.get("sizes", {}).get(place, one["size"])
    strength = one.get("ids") or load_game_data(GAME_ID, "cities")["defence"][size]
    return City(place, say_message(words, f"name.{place}"), strength, SIZES[size], bool(one["port"]))


def _track(row: Mapping[str, Any], known: Raw, last: int, words: Words) -> Track:
    made = msgspec.convert({**row, "name": say_message(words, f"track.{row.get('said', row['id'])}")}, Track)
    if made.id != "turn":
        return made
    count = last or known["turns"]
    years = tuple([str(known["start"] - number) for number in range(count)])
    return msgspec.structs.replace(made, last=count, labels=years, across=min(made.across, count))
