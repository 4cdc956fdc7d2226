"""What stands on the map of a scenario, for the kit."""

from collections.abc import Callable, Iterable
from functools import cache

from engine.kit.hexes import Numbering
from render.games.rise_of_the_roman_republic.board import OTHERS, livery_sides
from render.games.rise_of_the_roman_republic.map_view import MapView, MoveView, PieceView
from render.games.rise_of_the_roman_republic.printed import cities, hexes_of, printed_map_drawing, printed_scenario
from render.kit.hexes.hex_data import HexMark, HexPosition, HexRoute, HexStack, SeaLevel
from render.kit.tracks import Counter
from render.words import Words, say_message

INSIDE, SIEGE, SACKED, DEVASTATED = "tower", "siege", "broken", "flame"  # glyphs


def hex_map_position(view: MapView, moves: Iterable[MoveView], words: Words) -> HexPosition:
    """Return what stands on the map; moves are its arrows."""
    order = livery_sides(view.scenario)

    def number(side: str) -> int:
        return order.index(side) if side in order else order.index(OTHERS)

    return HexPosition(
        stacks=tuple([_stack(one, number(one.side), words) for one in view.stacks]),
        routes=tuple([HexRoute(one.hexes, number(one.side), one.planned) for one in moves]),
        held={province: number(side) for province, side in view.control.items()},
        owners={place: number(one.side) for place, one in view.cities.items() if one.side},
        strengths={place: one.ids for place, one in view.cities.items()},
        sides=tuple([say_message(words, f"name.{side}") for side in order]),
        heading=say_message(words, "heading", year=view.year),
        counters=(
            Counter(track="turn", at=view.turn),
            *[Counter(track="vp", at=points, side=number(side)) for side, points in view.points.items()],
            *[Counter(track="vp", at=view.needed) for _ in range(bool(view.needed))],
            *_conquest(view, number),
        ),
        marks=tuple(_marks(view, words)),
        seas={zone: tuple(_levels(view, zone, number, words)) for zone in view.seas},
    )


def _conquest(view: MapView, number: Callable[[str], int]) -> Iterable[Counter]:
    """Yield the counters of a conquest: how many provinces are needed, and how many there are."""
    if view.conquest is not None:
        yield Counter(track="conquest", at=view.conquest.needed)
        yield Counter(track="conquest", at=view.conquest.count, side=number(view.conquest.side))


def _levels(view: MapView, zone: str, number: Callable[[str], int], words: Words) -> Iterable[SeaLevel]:
    """Yield the levels of the sides in a zone, and of a fleet that is nobody's there."""
    for side, level in view.seas[zone].items():
        yield SeaLevel(number(side), _signed(level))
    fleet = printed_scenario(view.scenario).get("fleet")
    if fleet and zone in fleet["zones"] and not view.fleet:
        power = fleet["power"]
        yield SeaLevel(number(power), _signed(fleet["level"]), _glyph(power), say_message(words, f"name.{power}"))


def _signed(level: int) -> str:
    return f"{level:+}".replace("-", "−") if level else "0"


def _glyph(power: str) -> str:
    """Return the glyph of a power that is on no side of a scenario, where it has one of its own."""
    return str(printed_map_drawing()["liveries"].get(power, {}).get("glyph", ""))


def stack_id(power: str, place: str, *, inside: bool = False) -> str:
    """Return the id of what a power has in a hex, within its city or outside.

    >>> stack_id("samnites", "4010")
    'samnites 4010 outside'
    """
    return f"{power} {place} {'inside' if inside else 'outside'}"


def _stack(one: PieceView, side: int, words: Words) -> HexStack:
    notes = [say_message(words, "within")] if one.inside else []
    if one.power != one.side:
        notes.append(say_message(words, f"name.{one.power}"))
    glyph = INSIDE if one.inside else _glyph(one.power) if one.power != one.side else ""
    return HexStack(
        one.hex, side, one.sp, one.units, glyph, ", ".join(notes), stack_id(one.power, one.hex, inside=one.inside)
    )


def _marks(view: MapView, words: Words) -> Iterable[HexMark]:
    for place, one in view.cities.items():
        if one.besieger:
            yield HexMark(place, SIEGE, say_message(words, "siege"))
        if one.sacked:
            yield HexMark(place, SACKED, say_message(words, "sacked"))
    for province in view.devastated:
        yield HexMark(_heart(province), DEVASTATED, say_message(words, "devastated"))


@cache
def _heart(province: str) -> str:
    """Return the hex of a province that is nearest to all others of it, and has no city."""
    places = hexes_of(province)
    free = [place for place in places if place not in cities()] or list(places)
    return min(free, key=lambda one: (sum(Numbering().distance(one, other) for other in places), one))
