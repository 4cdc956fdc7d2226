"""Whether a game can be played by charts: the title's own checks of its data, then random games with every law
checked."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from data.charted_games import plain_name
from data.charts import CHARTS, Chart, ChartError, know_chart
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id
from engine.kernel.errors import EngineBug
from engine.kernel.game import Game
from engine.kernel.texts import keyed_text
from engine.players.player import RandomPlayer
from engine.players.selfplay import CHECK, Run, Violation
from engine.workbooks.cells import CellFault, column_letters
from engine.workbooks.schema import ChartSheet, headings, rows_of, sheets_of

GAMES = 50
LONGEST = 300  # characters of what is told of an error


def faults_of_tried_charts(
    chart: Chart, games: int = GAMES, told: Callable[[int], None] = lambda played: None
) -> list[CellFault]:
    """Return what is wrong with charts: nothing, if the game can be played by them. told: is called after each game."""
    game = game_by_id(chart.game)
    try:
        know_chart(chart)
        charted = game_by_id(chart.played_game_name)
    except (EngineBug, ChartError) as error:
        return [cell_at_fault(game.id, str(error).replace(chart.played_game_name, chart.game))]
    except Exception as error:  # whatever figures do to the chapters that read them
        return [cell_at_fault(game.id, f"{type(error).__name__}: {error}")]
    try:
        return list(_played(charted, chart, games, told))
    finally:
        drop_charted_games([chart.played_game_name])


def _played(game: Game[Any], chart: Chart, games: int, told: Callable[[int], None]) -> Iterator[CellFault]:
    ways = list(_ways(game))
    for number in range(games):
        options, seats = ways[number % len(ways)]
        players = {str(n + 1): RandomPlayer() for n in range(seats)}
        try:
            Run(game, players, f"charts.{number}", {**options, CHARTS: chart.option_value}, check=CHECK).play()
        except Violation as violation:
            yield CellFault("", "", keyed_text("charts.game_broke", number=number + 1, why=_short(str(violation))))
            return
        told(number + 1)


def _ways(game: Game[Any]) -> Iterator[tuple[Mapping[str, str], int]]:
    """Yield with which options and how many seats it is tried: each value of an option that decides who plays."""
    deciding = [
        option
        for option in game.options
        if option.values and option.key != CHARTS and _decides(game, option.key, option.values)
    ]
    for values in product(*[option.values for option in deciding]):
        options = {option.key: value for option, value in zip(deciding, values, strict=True)}
        least, most = game.seat_range_for_options(game.complete(options))
        for seats in range(most, least - 1, -1):
            yield options, seats


def _decides(game: Game[Any], key: str, values: tuple[str, ...]) -> bool:
    found = {
        (game.seat_range_for_options({key: value}), str(sorted(game.roles_for_options({key: value}))))
        for value in values
    }
    return len(found) > 1 or key == "scenario"


def cell_at_fault(game: str, why: str) -> CellFault:
    """Return the cell that an error of the title's own checks is about: "data/game/file.yaml, leader hannibal: …"."""
    file = why.partition(".yaml")[0].rpartition("/")[2]
    entry, _, said = why.partition(".yaml")[2].lstrip(", ").partition(": ")
    told = keyed_text("charts.own_check", why=_short(said or why))
    sheets = [sheet for sheet in sheets_of(game) if sheet.file == file]
    about = [sheet for sheet in sheets if sheet.path[-1:] == tuple(entry.split()[:1])]
    for sheet in about or sheets:
        if cell := _cell_of(game, sheet, entry, said):
            return CellFault(sheet.id, cell, told)
    if about:
        return CellFault(about[0].id, "", told)
    return CellFault("", "", keyed_text("charts.own_check", why=_short(why)))


def _cell_of(game: str, sheet: ChartSheet, entry: str, said: str) -> str:
    words = entry.replace(".", " ").split()
    named_column = next((number for number, name in enumerate(headings(sheet)) if number and f".{name}`" in said), 0)
    if sheet.free:  # its rows are the owner's: an error tells the number of one
        numbered = len(words) == 2 and words[1].isdecimal()
        return f"{column_letters(named_column)}{int(words[1]) + 1}" if numbered else ""
    keys = [str(key) for key, _ in rows_of(plain_name(game), sheet)]
    row = next(
        (
            number
            for number, key in enumerate(keys, 2)
            if key in words or (sheet.figures and key.split(".")[0] in words)
        ),
        0,
    )
    if not row:
        return ""
    return f"{column_letters(named_column)}{row}"


def _short(why: str) -> str:
    return "".join(letter for letter in why.split("\n", 1)[0][:LONGEST] if letter.isprintable())
