"""`praetor verify --overlay DIR`: the charts are laid first, and a game that was played by others is refused."""

from pathlib import Path

import pytest

from bot.cli import overlay_option
from bot.cli.overlay_option import lay_overlay_over_game
from data import overlays
from engine.games.rise_of_the_roman_republic.charted import games_by_overlay
from engine.games.rise_of_the_roman_republic.game import FILES, ChartedGame
from engine.kernel.errors import SaveError

OWNER = Path(__file__).parents[1] / "games" / "rise_of_the_roman_republic" / "overlay" / "owner"
GAME = "rise_of_the_roman_republic"


@pytest.fixture(autouse=True)
def unregistered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game as it is found anew, with what is named in a test alone."""
    monkeypatch.setattr(overlays, "NAMED", {})
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    monkeypatch.setattr(overlay_option, "installed_game", lambda name: ChartedGame(games_by_overlay()))


def document(charts: str) -> dict[str, object]:
    return {"game": GAME, "options": {"scenario": "alexander", "charts": charts}}


def test_an_export_is_checked_with_the_charts_of_a_folder() -> None:
    overlay = overlays.read_overlay(GAME, OWNER, FILES)
    lay_overlay_over_game(document(overlay.value), OWNER)
    assert overlays.overlay_folders(GAME) == [OWNER]
    lay_overlay_over_game(document(overlays.legacy_overlay_name(overlay.value)), OWNER)


def test_another_hash_is_refused() -> None:
    with pytest.raises(SaveError, match="played by the charts owner@000000000000"):
        lay_overlay_over_game(document("owner@000000000000"), OWNER)


def test_charts_that_are_not_here_are_asked_for() -> None:
    with pytest.raises(SaveError, match="here are none"):
        lay_overlay_over_game(document(overlays.read_overlay(GAME, OWNER, FILES).value), None)


def test_charts_that_are_wrong_are_told_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "leaders.yaml").write_text("leaders:\n  nobody: {}\n", encoding="utf-8")
    with pytest.raises(SaveError, match=r"leaders.yaml:2: there is no 'nobody'"):
        lay_overlay_over_game(document("reconstructed"), tmp_path)


def test_a_game_without_charts_takes_no_overlay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChartedGame, "overlay_files", ())
    with pytest.raises(SaveError, match="no charts"):
        lay_overlay_over_game(document("reconstructed"), OWNER)
    lay_overlay_over_game({"game": "toy", "options": {"rounds": "3"}}, None)
