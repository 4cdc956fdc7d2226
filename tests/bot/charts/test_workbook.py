"""A title's workbook: handed in as it is it changes nothing; with another value in every sheet it is played."""

import csv
from pathlib import Path

import pytest

from bot.charts.children import read_workbook, try_chart
from bot.charts.told import changes_from_ours_line
from bot.charts.workbook import sheet_note, write_workbook
from bot.words import Words
from data.charts import Chart, canonical_chart_json
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id, game_ids
from engine.workbooks.schema import sheets_of
from engine.workbooks.sheets import said_by
from engine.workbooks.trial import faults_of_tried_charts
from tests.bot.charts.filled import ours, sheet_of, with_changes, written
from tests.engine.charts.charted import made
from tests.tiers import thinned


@pytest.mark.parametrize("language", thinned(["en", "it"], seconds=2))
@pytest.mark.parametrize("game", game_ids())
def test_the_template_handed_in_as_it_is_changes_nothing(game: str, language: str, tmp_path: Path) -> None:
    write_workbook(game, tmp_path / "own.xlsx", language)
    read = read_workbook("", tmp_path / "own.xlsx")
    assert (read.game, read.content, read.changed, read.faults) == (game, "{}", {}, [])
    charted = made(game, {})
    assert charted.data_hash == game_by_id(game).data_hash
    drop_charted_games([charted.id])


@pytest.mark.parametrize("game", thinned(game_ids(), first=1, seconds=4))
def test_a_value_in_every_sheet_is_read_and_played(game: str, tmp_path: Path) -> None:
    """Two games here; the fifty of a chart that is handed in are of soak."""
    read = read_workbook(game, written(tmp_path / "own.xlsx", with_changes(game)))
    assert read.faults == [] and set(read.changed) == {sheet.id for sheet in sheets_of(game)}
    assert {*read.changed.values()} <= {1, 2}  # of rows without ids one is gone and one is new; neighbours are two
    assert faults_of_tried_charts(Chart(game, "own", read.content.encode()), 2) == []


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.soak(150)) for game in game_ids()])
def test_fifty_games_are_played_by_a_value_in_every_sheet(game: str) -> None:
    said, _, _ = said_by(game, with_changes(game))
    assert try_chart(Chart(game, "own", canonical_chart_json(said)), 50) == []


def test_csv_files_say_the_same_as_a_workbook(tmp_path: Path) -> None:
    game = game_ids()[2]
    sheets = with_changes(game)
    for name, grid in sheets.items():
        with (tmp_path / f"{name}.csv").open("w", encoding="utf-8", newline="") as out:
            csv.writer(out).writerows(grid)
    read = read_workbook(game, tmp_path)
    assert read.content.encode() == canonical_chart_json(said_by(game, sheets)[0])


def test_a_sheet_that_is_left_out_keeps_our_figures(tmp_path: Path) -> None:
    game = game_ids()[2]
    first, *_ = sheets_of(game)
    read = read_workbook(game, written(tmp_path / "own.xlsx", {first.id: with_changes(game)[first.id]}))
    assert read.faults == [] and list(read.changed) == [first.id]


def test_every_sheet_says_what_it_holds_in_every_language() -> None:
    for game in game_ids():
        for language in ("en", "it"):
            words = Words(game, language=language)
            for sheet in sheets_of(game):
                assert words.has_words(f"charts.sheet_{sheet.id}") and sheet.section in sheet_note(words, sheet)


def test_what_changes_is_told_by_sheet() -> None:
    words = Words(game_ids()[2], language="en")
    assert (
        changes_from_ours_line(words, {"leaders": 31, "links": 4}) == "Rows other than ours: 31 in leaders, 4 in links."
    )
    assert changes_from_ours_line(words, {}) == "Nothing differs from our figures."


def test_a_row_that_is_sure_is_no_reconstruction() -> None:
    """What published play attests cannot be laid over: it is told with what it stays."""
    game = "sword_of_rome"
    sheet, grid = sheet_of(game, "leaders"), ours(game)["leaders"]
    row = next(number for number, cells in enumerate(grid) if cells[0] == "brennus")
    grid[row][3] = 2
    said, changed, faults = said_by(game, {sheet.id: grid})
    assert [fault.where for fault in faults] == [f"leaders!D{row + 1}"] and not said and not changed
    assert Words(game, language="en").say(faults[0].why) == "tactics is no reconstruction here and stays 4"


def test_a_card_may_be_given_what_another_does() -> None:
    game = "sword_of_rome"
    grid = ours(game)["roman_cards"]
    row = next(number for number, cells in enumerate(grid) if cells[0] == "R17")
    grid[row][4] = "R25"
    said, changed, faults = said_by(game, {"roman_cards": grid})
    assert not faults and changed == {"roman_cards": 1}
    charted = made(game, said)
    cards = __import__(f"{type(charted).__module__.removesuffix('.game')}.tables", fromlist=["CARDS"]).CARDS
    assert cards["R17"].ops == cards["R25"].ops and cards["R17"].value == 2
    assert cards["R17"].text == cards["R25"].text and cards["R17"].does == "R25"
    drop_charted_games([charted.id])
