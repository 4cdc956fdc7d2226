"""Which part of the map shows what has happened: the last leg of each march, the cities that were attacked or taken."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.titles.rise_of_the_roman_republic.marches import moves_for_arrows
from engine.games.rise_of_the_roman_republic.events import combat, siege, tribes
from engine.kernel.events import Event

SHOWN = (
    *(siege.CityTaken, siege.SiegePlaced, siege.AssaultRolled, siege.SiegeAttritionRolled, siege.TreacheryRolled),
    *(combat.BattleBegan, tribes.TribeMustered),
)
ACROSS, DOWN, MOST = 9, 6, 2  # hexes that a crop shows at most; pictures of one card


def map_scenes(events: Sequence[Event], masters: Mapping[str, str]) -> Iterator[dict[str, Any]]:
    """Yield the options of the map for each part of it where something has ended. masters: of the tribes."""
    ways = [(masters.get(power, power), way) for power, way in moves_for_arrows(events)]
    places = [str(getattr(event, "place", "")) for event in events if isinstance(event, SHOWN)]
    arrows = [{"side": side, "hexes": way} for side, way in ways]
    ends = dict.fromkeys([*(way[-1] for _, way in ways), *places])
    for crop in list(_crops(list(ends)))[:MOST]:
        yield {"crop": tuple(_with_ways(crop, [way for _, way in ways])), "moves": arrows}


def _crops(ends: Sequence[str]) -> Iterator[list[str]]:
    """Yield the places that fit one crop, the last that happened first."""
    left = list(reversed(ends))
    while left:
        kept = [left[0]]
        for place in left[1:]:
            if _fits([*kept, place]):
                kept.append(place)
        yield kept
        left = [place for place in left if place not in kept]


def _with_ways(crop: list[str], ways: Sequence[tuple[str, ...]]) -> list[str]:
    """Return a crop with as much of the ways that lead into it as fits."""
    shown = list(crop)
    for way in ways:
        if way[-1] in crop:
            for place in reversed(way[:-1]):
                if not _fits([*shown, place]):
                    break
                shown.append(place)
    return shown


def _fits(places: Sequence[str]) -> bool:
    columns, rows = [int(one[:2]) for one in places], [int(one[2:]) for one in places]
    return max(columns) - min(columns) < ACROSS and max(rows) - min(rows) < DOWN
