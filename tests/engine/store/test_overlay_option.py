"""`praetor verify --overlay DIR`: the charts are laid first, and a game that was played by others is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cli.overlay_option import lay_overlay_over_game
from data import overlays
from data.charts import chart_named_by_option
from engine.charts.dropping import drop_charted_games
from engine.games import game_by_id
from engine.kernel.errors import SaveError
from tests.engine.charts.charted import read

OWNER = Path(__file__).parents[1] / "games" / "rise_of_the_roman_republic" / "overlay" / "owner"
GAME = "rise_of_the_roman_republic"


@pytest.fixture
def overlay() -> Iterator[overlays.Overlay]:
    found = read(GAME, OWNER)
    yield found
    drop_charted_games([found.chart.played_game_name])


def document(charts: str) -> dict[str, object]:
    return {"game": GAME, "options": {"scenario": "alexander", "charts": charts}}


def test_an_export_is_checked_with_the_charts_of_a_folder(overlay: overlays.Overlay) -> None:
    assert chart_named_by_option(GAME, overlay.option_value) is None
    lay_overlay_over_game(document(overlay.option_value), OWNER)
    assert chart_named_by_option(GAME, overlay.option_value) == overlay.chart
    lay_overlay_over_game(document(overlays.legacy_overlay_name(overlay.option_value)), OWNER)


def test_another_hash_is_refused(overlay: overlays.Overlay) -> None:
    with pytest.raises(SaveError, match="played by the charts owner@000000000000"):
        lay_overlay_over_game(document("owner@000000000000"), OWNER)


def test_without_a_folder_it_is_checked_by_what_is_here() -> None:
    lay_overlay_over_game(document("mine@" + "0" * 40), None)


def test_charts_that_are_wrong_are_told_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "leaders.yaml").write_text("leaders:\n  nobody: {}\n", encoding="utf-8")
    with pytest.raises(SaveError, match=r"leaders.yaml:2: there is no 'nobody'"):
        lay_overlay_over_game(document("reconstructed"), tmp_path)


def test_a_game_without_charts_takes_no_overlay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(game_by_id(GAME)), "overlay_files", ())
    with pytest.raises(SaveError, match="no charts"):
        lay_overlay_over_game(document("reconstructed"), OWNER)
    lay_overlay_over_game({"game": "toy", "options": {"rounds": "3"}}, None)
