"""A map of hexes in words, for who cannot see it: letters first, then stacks, routes, who holds what, and cities."""

from collections.abc import Callable
from typing import Any

from data.speaking import current_language
from data.words import folder_messages
from render import words
from render.kit.hexes.hex_chart import Box, HexChart
from render.kit.hexes.hex_data import HexMapOptions, HexPosition
from render.kit.map_parts import track_sentences
from render.words import COMMON


def say_hex_word(key: str, **args: Any) -> str:
    """Say one of the words for maps of hexes, in the language that is spoken; they lie with all other words."""
    return words.say_message(folder_messages(COMMON, current_language()), f"hexes.{key}", **args)


def side_name(position: HexPosition, side: int) -> str:
    """Return the name of a side; one without a name has its number."""
    return position.sides[side] if side < len(position.sides) else say_hex_word("side", number=side + 1)


def describe_picture(chart: HexChart, position: HexPosition, options: HexMapOptions, box: Box | None) -> str:
    """Tell what a picture shows; of a crop, what lies in it."""
    off_map = {off.id: off.name for off in chart.field.boxes}
    shown = {*chart.nodes, *off_map} if box is None else set(chart.hexes_in_box(box))
    cities = {city.cell: city for city in chart.field.cities}

    def place(number: str) -> str:
        return f"{number} {cities[number].name}" if number in cities else off_map.get(number, number)

    def by(side: int) -> str:
        return side_name(position, side)

    out = [say_hex_word("map", name=chart.field.name)]
    if position.heading:
        out.append(say_hex_word("heading", heading=position.heading))
    if box is not None:
        out.append(
            say_hex_word("crop", place=", ".join(place(number) for number in list(dict.fromkeys(options.around))[:4]))
        )
    if options.letters:
        lettered = [say_hex_word("lettered", letter=letter, place=place(n)) for n, letter in options.letters.items()]
        out.append(say_hex_word("letters", list=", ".join(lettered)))
    out += _pieces(position, shown, place, by)
    out += _seas(chart, position, shown, by)
    if box is None:
        out += track_sentences(chart.field, position.counters, lambda side: by(int(side)))
    for side in sorted(set(position.held.values())):
        names = [
            chart.field.provinces.get(province, province) for province, held in position.held.items() if held == side
        ]
        out.append(say_hex_word("held", side=by(side), list=", ".join(names)))
    if box is not None:
        told_cities = []
        for number in sorted(cities.keys() & shown):
            strength = position.strengths.get(number, cities[number].strength)
            key = "owned" if number in position.owners else "city"
            owner = by(position.owners.get(number, 0))
            told_cities.append(say_hex_word(key, place=place(number), strength=strength, side=owner))
        if told_cities:
            out.append(say_hex_word("cities", list="; ".join(told_cities)))
    return " ".join(out)


def _seas(chart: HexChart, position: HexPosition, shown: set[str], by: Callable[[int], str]) -> list[str]:
    """Return the levels of the seas that are seen."""
    seen = {chart.cells[number].sea for number in shown if number in chart.cells}
    found = []
    for sea in chart.field.seas:
        if sea.id in seen and position.seas.get(sea.id):
            levels = ", ".join(
                say_hex_word("level", side=one.name or by(one.side), level=one.text) for one in position.seas[sea.id]
            )
            found.append(say_hex_word("sea", name=sea.text, list=levels))
    return [say_hex_word("seas", list="; ".join(found))] if found else []


def _pieces(position: HexPosition, shown: set[str], place: Callable[[str], str], by: Callable[[int], str]) -> list[str]:
    out = []
    stacks = [
        say_hex_word("stack", place=place(one.cell), side=by(one.side), strength=one.strength, counters=one.counters)
        + (say_hex_word("noted", note=one.note) if one.note else "")
        for one in position.stacks
        if one.cell in shown
    ]
    if stacks:
        out.append(say_hex_word("stacks", list="; ".join(stacks)))
    marks = [say_hex_word("mark", place=place(one.cell), name=one.name) for one in position.marks if one.cell in shown]
    if marks:
        out.append(say_hex_word("marks", list="; ".join(marks)))
    routes = [
        say_hex_word(
            "planned" if one.planned else "route",
            side=by(one.side), start=place(one.cells[0]), end=place(one.cells[-1]), steps=len(one.cells) - 1,
        )
        for one in position.routes
        if shown.intersection(one.cells)
    ]  # fmt: skip
    if routes:
        out.append(say_hex_word("routes", list="; ".join(routes)))
    return out
