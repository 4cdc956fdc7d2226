"""By a workbook that changes a value in every sheet each title is drawn, exported, verified, and taught; by one that
changes nothing all is as it is by our own figures."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.charts.children import read_workbook
from bot.charts.workbook import write_workbook
from bot.screens.lessons import lessons_of
from bot.titles import title_of_game
from bot.words import Words
from data.charts import CHARTS, Chart, canonical_chart_json, know_chart, known_chart
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id, game_ids
from engine.kernel.game import Game
from engine.players.player import RandomPlayer
from engine.players.selfplay import Run
from engine.store.sqlite import SqliteStore, open_store
from engine.store.verification.verify import verify_export
from engine.workbooks.sheets import said_by
from render import RenderService
from tests.bot.charts.filled import with_changes
from tests.engine.charts.charted import dropped, made
from tests.engine.store.whole_games import exported_game

DECIDED = 40  # decisions after which a game is drawn
FIRST, *OTHERS = game_ids()
DRAWN = [FIRST, *(pytest.param(game, marks=pytest.mark.soak(15)) for game in OTHERS)]


@pytest.fixture
def renderer() -> Iterator[RenderService]:
    service = RenderService()
    yield service
    service.close()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path / "own.db")
    opened.database.hasty = True
    yield opened
    await opened.close()


def by_charts(game: str, said: dict[str, Any]) -> tuple[Game[Any], dict[str, str]]:
    """Return a game by charts that say this, and the option of a table that names them."""
    charted = made(game, said, "own")
    chart = known_chart(charted.id)
    assert chart is not None
    return charted, {CHARTS: chart.option_value}


def played(game: Game[Any], options: dict[str, str], decisions: int = DECIDED) -> Any:
    """Return the state of a random game after some decisions."""
    seats = game.seat_range_for_options({})[0]
    run = Run(game, {str(n + 1): RandomPlayer() for n in range(seats)}, "drawn", options)
    state = run.start()
    for _ in range(decisions):
        state = run.step(state)
    return state


async def drawn(game: Game[Any], options: dict[str, str], renderer: RenderService) -> list[bytes]:
    """Return the map as a seat sees it, its hand, and a card."""
    state = played(game, options)
    title, words, view = title_of_game(game.id), Words(game.id), game.view(state, "1")
    pictures = [await title.draw_map(renderer, view, words), *await title.draw_hand(renderer, view, words)]
    pictures += [await title.draw_card(renderer, card, words) for card in list(title.card_names_by_id())[:1]]
    return [picture.data for picture in pictures]


@pytest.mark.parametrize("game", DRAWN)
async def test_charts_that_change_nothing_are_drawn_byte_for_byte_as_ours(
    game: str, tmp_path: Path, renderer: RenderService
) -> None:
    write_workbook(game, tmp_path / "own.xlsx", "en")
    read = read_workbook(game, tmp_path / "own.xlsx")
    chart = Chart(game, "own", read.content.encode())
    know_chart(chart)
    charted, ours = game_by_id(chart.played_game_name), game_by_id(game)
    assert charted is not ours and charted.data_hash == ours.data_hash
    assert await drawn(charted, {CHARTS: chart.option_value}, renderer) == await drawn(ours, {}, renderer)
    drop_charted_games([charted.id])


@pytest.mark.parametrize("game", DRAWN)
async def test_a_value_in_every_sheet_is_drawn_and_taught(game: str, renderer: RenderService) -> None:
    charted, options = by_charts(game, said_by(game, with_changes(game))[0])
    assert charted.data_hash != game_by_id(game).data_hash
    assert all(await drawn(charted, options, renderer))
    for language in ("en", "it"):
        pages = lessons_of(charted.id, Words(charted.id, language=language))
        assert pages and all(page.title and "{" not in page.text for page in pages)
    dropped(charted)


@pytest.mark.parametrize("game", game_ids())
async def test_a_value_in_every_sheet_is_exported_and_verified(game: str, store: SqliteStore) -> None:
    """Without the charts what follows from figures is not proven, and the dice are."""
    said = said_by(game, with_changes(game))[0]
    charted, options = by_charts(game, said)
    document = await exported_game(store, charted, options, charted.seat_range_for_options({})[0])
    report = verify_export(document)
    assert (report.ok, report.whole, report.difference) == (True, True, "")
    assert document["options"][CHARTS] == options[CHARTS] and canonical_chart_json(said).decode() not in str(document)
    dropped(charted)
    without = verify_export(document)
    assert "charts" in [one.thing for one in without.findings if one.verdict == "not proven"]
    assert not without.is_false("dice") and without.difference == ""
