"""The board of provinces: who controls each, who holds how many of its cities, whom its alliance level speaks for."""

from collections import Counter

from engine.games.rise_of_the_roman_republic.view import ProvinceView, RiseView
from render.drawing.style import THEMES
from render.games.rise_of_the_roman_republic import GAME_ID
from render.games.rise_of_the_roman_republic.board import OTHERS, livery_sides, side_liveries
from render.games.rise_of_the_roman_republic.printed import cities, printed_scenario, provinces
from render.kit.hexes.themes import theme_with_liveries
from render.kit.tables import Column, Row, Table, draw_table
from render.picture import Picture
from render.words import Words, picture_words, say_message


def draw_provinces(view: RiseView, *, theme: str = "light", words: Words | None = None) -> Picture:
    """Draw the provinces of each side, then those of nobody, in the order of the scenario."""
    said = words or picture_words(GAME_ID)
    heads = ("province", "alliance") if view.levels else ("province",)
    columns = tuple([Column(say_message(said, f"column.{one}"), 470 if view.levels else 940) for one in heads])
    rows: list[Row] = []
    for side in livery_sides(view.scenario):
        found = [one for one in view.provinces if (one.control or OTHERS) == side]
        if found:
            rows.append(Row((say_message(said, f"name.{side}" if side != OTHERS else "nobody"),), heading=True))
            rows += [_province(view, one, said) for one in found]
    table = Table(say_message(said, "provinces"), columns, tuple(rows), say_message(said, "heading", year=view.year))
    worn_theme = theme_with_liveries(THEMES[theme], side_liveries(view.scenario))
    return draw_table(table, worn_theme, worn_theme.players, "provinces")


def _province(view: RiseView, one: ProvinceView, words: Words) -> Row:
    cells = [say_message(words, f"name.{one.province}")]
    if view.levels:
        cells.append(_alliance(view, one.province, words))
    return Row(tuple(cells), _under(view, one, words), livery_sides(view.scenario).index(one.control or OTHERS))


def _alliance(view: RiseView, province: str, words: Words) -> str:
    """Return whom the level of a province speaks for, with how many boxes; a half of an area shares its row."""
    row = province if province in view.levels else str(provinces()[province].get("area", ""))
    if row not in view.levels:
        return ""
    found = [
        say_message(words, "alliance", side=side, boxes=boxes) for side, boxes in view.levels[row].items() if boxes
    ]
    return ", ".join(found) or say_message(words, "neutral")


def _under(view: RiseView, one: ProvinceView, words: Words) -> str:
    here = [city for city in view.cities if cities()[city.place]["province"] == one.province]
    held = Counter([city.side for city in here if city.side])
    parts = [
        say_message(words, "cities_of", side=side, count=count)
        for side, count in held.most_common()
        if side != one.control
    ]
    parts.insert(0, say_message(words, "cities", count=held[one.control], all=len(here)))
    parts.append(say_message(words, "attrition", value=provinces()[one.province]["attrition"]))
    if (points := printed_scenario(view.scenario).get("points")) and one.province in points["provinces"]:
        parts.append(say_message(words, "points", count=points["each"]))
    if one.devastated:
        parts.append(say_message(words, "devastated"))
    return " · ".join(parts)
