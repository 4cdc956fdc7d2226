"""The map as it is declared to the kit: spaces, links, insets, boxes and tracks, from data/sword_of_rome.

There is a map for up to four players and one for five, with Carthage's victory spaces and its box.
"""

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any, TypeVar

import msgspec

from data import load_game_data
from render.games.sword_of_rome import GAME_ID
from render.kit.boxes import OffMap
from render.kit.insets import Inset
from render.kit.points.declared import LargePart, Legend, LinkKind, Node, PointLink, PointMap, PointSide, Sea, Shape
from render.kit.tracks import Track
from render.words import Words, say_message

P = TypeVar("P", Inset, Track, LargePart)
PART = (5.8, 4.0)  # degrees of longitude and latitude that one picture of a question shows
FOUR, FIVE = 4, 5  # players; with five Carthage is one of them
SHAPES: dict[str, Shape] = {"open": "round", "walled": "square", "tribe": "hexagon"}
LINES: dict[str, LinkKind] = {"clear": "clear", "rough": "dashed", "strait": "blue", "appian": "double"}
PORTS = {"none": "", "normal": "anchor", "carthaginian": "ship"}
BOX_OF_FIVE = "garrison_box"
INDEPENDENT, TURN = "independent", "turn"
SIEGE, APPIAN_WAY = "siege", "appian_way"
MARKERS = {  # the sign of each kind of marker
    SIEGE: "siege",  # of level 0: just begun
    APPIAN_WAY: "column",
    "truce": "olive",
    "treaty": "rings",
    "envoys": "ship",
    "plundered": "flame",
    "veto": "reveal",
}


@cache
def raw_map() -> dict[str, Any]:
    """Return the spaces and links of the game."""
    found: dict[str, Any] = load_game_data(GAME_ID, "spaces")
    return found


@cache
def leader_ratings() -> dict[str, Any]:
    """Return the leaders with their ratings."""
    found: dict[str, Any] = load_game_data(GAME_ID, "leaders")["leaders"]
    return found


@cache
def printed_map_drawing() -> dict[str, Any]:
    """Return how the map is drawn."""
    found: dict[str, Any] = load_game_data(GAME_ID, "map")
    return found


@cache
def inset_by_space() -> dict[str, str]:
    """Return which spaces stand on an inset of the map, and on which."""
    found = {}
    for space, row in raw_map()["spaces"].items():
        lon, lat = row.get("draw") or (row["lon"], row["lat"])
        for inset in printed_map_drawing()["insets"]:
            west, south, east, north = inset["extent"]
            if row["kind"] != "box" and west <= lon <= east and south <= lat <= north:
                found[space] = inset["id"]
    return found


def is_on_one_part(spaces: Collection[str]) -> bool:
    """Return whether spaces stand on one inset, or near one another on the map itself, so that one picture of them is
    read on a phone."""
    if len({inset_by_space().get(space, "") for space in spaces}) > 1:
        return False
    rows = [raw_map()["spaces"][space] for space in spaces if inset_by_space().get(space) is None]
    places = [row.get("draw") or (row["lon"], row["lat"]) for row in rows if row["kind"] != "box"]
    spread = [max(along) - min(along) for along in zip(*places, strict=True)]
    return all(far <= most for far, most in zip(spread, PART, strict=False))


def sword_point_map(words: Words, *, five: bool = False, last_turn: int = 0) -> PointMap:
    """Return the map. five: with five players. last_turn: with which the track of turns ends; 0: the longest game."""
    how = printed_map_drawing()
    return PointMap(
        id=GAME_ID,
        name=say_message(words, "name.sword_of_rome"),
        size=tuple(how["size"]),
        extent=tuple(how["extent"]),
        field=tuple(how["field"]),
        nodes=tuple(_nodes(words, five)),
        links=tuple(_links()),
        sides=tuple(
            PointSide(id=power, name=say_message(words, f"name.{power}"), **row)
            for power, row in how["liveries"].items()
        ),
        seas=tuple(
            Sea(name=say_message(words, f"name.{sea}"), line=tuple((lon, lat) for lon, lat in line))
            for sea, line in how["seas"].items()
        ),
        insets=tuple(_named(words, row, Inset, "inset") for row in how["insets"]),
        boxes=tuple(
            msgspec.convert({**row, "name": say_message(words, f"name.{row['id']}")}, OffMap)
            for row in how["boxes"]
            if five or row["id"] != BOX_OF_FIVE
        ),
        tracks=tuple(
            _named(words, {**row, "last": last_turn} if last_turn and row["id"] == TURN else row, Track, "track")
            for row in how["tracks"]
        ),
        large=tuple(_named(words, row, LargePart, "part") for row in how["large"]),
        legend=Legend(
            name=say_message(words, "legend"),
            at=tuple(how["legend"]["at"]),
            rows=tuple((LINES[kind], say_message(words, f"link.{kind}")) for kind in how["legend"]["rows"]),
        ),
    )


def _named(words: Words, row: dict[str, Any], kind: type[P], what: str) -> P:
    """Return a part of the map with its name."""
    return msgspec.convert({**row, "name": say_message(words, f"{what}.{row['id']}")}, kind)


def _nodes(words: Words, five: bool) -> Iterator[Node]:
    """Yield the spaces of the map without the boxes beside it."""
    for space, row in raw_map()["spaces"].items():
        if row["kind"] != "box":
            port = row.get("port", "none")
            yield Node(
                id=space,
                name=say_message(words, f"name.{space}"),
                place=tuple(row.get("draw") or (row["lon"], row["lat"])),
                kind=SHAPES[row["kind"]],
                home=row["home"],
                pips=row.get("loyalty", row.get("subjugation", 0)),
                prized=row.get("victory") == "all" or (five and row.get("victory") == "5p"),
                glyph=PORTS["normal" if five and port != "none" else port],
                number=row.get("reinforcement", 0),
            )


def _links() -> Iterator[PointLink]:
    for row in raw_map()["links"]:
        yield PointLink(a=row["a"], b=row["b"], kind=LINES[row["kind"]], one_way=row.get("one_way", False))
