"""An owner's charts and ratings: a table that has chosen them is played by them, and no other is."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from data import overlays
from data.charts import CHARTS, OURS
from engine.charts import installed
from engine.charts.installed import install_overlays, try_overlay
from engine.games import game_by_id, played_game, registration_of
from engine.games.rise_of_the_roman_republic.game import RiseGame
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, LEADERS, TABLES
from engine.kernel.code_hash import rule_modules
from engine.kernel.dice import KeyedDice
from engine.kernel.errors import SetupError
from engine.kernel.game import Game
from tests.engine.charts.charted import dropped, read

OWNER = Path(__file__).parents[1] / "games" / "rise_of_the_roman_republic" / "overlay" / "owner"
SEATS, KEY = ("1", "2", "3"), b"k" * 32
PLAIN = game_by_id(GAME_ID)


@pytest.fixture(scope="module")
def overlay() -> overlays.Overlay:
    return read(GAME_ID, OWNER)


@pytest.fixture(scope="module")
def charted(overlay: overlays.Overlay) -> Iterator[Game[Any]]:
    made = try_overlay(overlay, registration_of(GAME_ID))
    yield made
    dropped(made)


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> RiseGame:
    """The game as it is found anew, with what is installed in a test alone."""
    monkeypatch.setattr(overlays, "LEFT_OUT", {})
    return RiseGame()


def begun(game: Game[Any], charts: str) -> Any:
    return game.start({CHARTS: charts}, SEATS, b"p" * 16, KeyedDice(KEY, 0)).state


def seen(game: Game[Any], state: Any) -> Any:
    return game.view(state, None)


def test_the_test_overlay_changes_a_value_in_every_file(charted: Game[Any], overlay: overlays.Overlay) -> None:
    assert {path.stem for path in OWNER.glob("*.yaml")} == {*PLAIN.overlay_files} - {"hexes"}
    view: Any = charted.view(begun(charted, overlay.option_value), None)
    assert view.leaders["112"].campaign == 9 and view.leaders["112"].battle == "A"
    assert next(one for one in view.cities if one.place == "4109").full == 5
    assert next(one for one in view.cities if one.place == "4010").full == 2
    own = sys.modules[type(charted).__module__.removesuffix(".game") + ".tables"].TABLES
    assert own.alexander_manpower.colonies["5405"] == 7 and TABLES.alexander_manpower.colonies["5405"] == 3


def test_other_tables_are_played_by_our_figures(charted: Game[Any]) -> None:
    assert PLAIN is not charted and played_game(GAME_ID, {CHARTS: OURS}) is PLAIN
    view: Any = PLAIN.view(begun(PLAIN, OURS), None)
    assert view.leaders["112"].campaign == LEADERS["112"].campaign == 6
    assert next(one for one in view.cities if one.place == "4109").full == 3


def test_what_a_charted_game_keeps_it_reads_again(charted: Game[Any], overlay: overlays.Overlay) -> None:
    state = begun(charted, overlay.option_value)
    assert charted.encode(charted.decode(charted.encode(state))) == charted.encode(state)
    prompt = next(iter(charted.prompts(state).values()))
    assert prompt.default is not None and prompt.menu.contains(prompt.default)
    assert type(prompt.default) in charted.actions


def test_the_option_says_name_and_hash_and_nothing_of_the_content(
    anew: RiseGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overlay: overlays.Overlay
) -> None:
    (tmp_path / GAME_ID).mkdir()
    (tmp_path / GAME_ID / "owner").symlink_to(OWNER)
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    install_overlays(anew, registration_of(GAME_ID))
    option = next(one for one in anew.options if one.key == CHARTS)
    assert option.default == OURS and option.values == (OURS, overlay.option_value)
    assert option.values[1].startswith("owner@") and len(option.values[1]) == len("owner@") + 40
    charted = played_game(GAME_ID, {CHARTS: option.values[1]})
    assert begun(charted, option.values[1]).options[CHARTS] == option.values[1]


def test_a_table_that_tells_fewer_digits_of_its_charts_is_played_by_them_still(
    charted: Game[Any], overlay: overlays.Overlay
) -> None:
    """As an older Praetor began it; a new one cannot be begun so."""
    short = overlays.legacy_overlay_name(overlay.option_value)
    assert len(short) == len("owner@") + 12 and short != overlay.option_value
    assert played_game(GAME_ID, {CHARTS: short}) is charted
    state = begun(charted, short)
    assert state.options[CHARTS] == short and seen(charted, state).leaders["112"].campaign == 9
    with pytest.raises(SetupError):
        charted.complete({CHARTS: short})


def test_a_table_whose_charts_say_something_else_now_is_refused(charted: Game[Any], overlay: overlays.Overlay) -> None:
    other = "owner@" + "0" * 40
    with pytest.raises(SetupError):
        played_game(GAME_ID, {CHARTS: other})
    for game, charts in ((PLAIN, other), (PLAIN, overlay.option_value), (charted, OURS), (charted, other)):
        with pytest.raises(SetupError):
            begun(game, charts)


def test_figures_that_fit_in_form_alone_are_told_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "leaders.yaml").write_text('leaders:\n  "113": {campaign: 4}\n  "112": {battle: Z}\n', encoding="utf-8")
    found = read(GAME_ID, tmp_path)
    with pytest.raises(overlays.OverlayError) as wrong:
        try_overlay(found, registration_of(GAME_ID))
    assert wrong.value.path.name == "leaders.yaml" and wrong.value.line == 3 and "'Z'" in str(wrong.value)
    assert found.hash not in str(wrong.value)
    with pytest.raises(SetupError):
        played_game(GAME_ID, {CHARTS: found.option_value})
    assert seen(PLAIN, begun(PLAIN, OURS)).leaders["112"].campaign == 6


def test_overlays_that_cannot_be_read_leave_the_others_and_the_game(
    anew: RiseGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not UTF-8, a folder in the place of a file, a leader that there is not: each is named, the good one is played."""
    said = {
        "good": b'leaders:\n  "112": {campaign: 8}\n',
        "latin": b"leaders: {caf\xe9: 1}\n",
        "bad": b"leaders: {nobody: {campaign: 4}}\n",
    }
    for name, text in said.items():
        (tmp_path / GAME_ID / name).mkdir(parents=True)
        (tmp_path / GAME_ID / name / "leaders.yaml").write_bytes(text)
    (tmp_path / GAME_ID / "folder" / "leaders.yaml").mkdir(parents=True)
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    install_overlays(anew, registration_of(GAME_ID))
    values = next(one for one in anew.options if one.key == CHARTS).values
    assert [value.partition("@")[0] for value in values] == [OURS, "good"]
    assert set(overlays.LEFT_OUT[GAME_ID]) == {"latin", "folder", "bad"}
    assert "UTF-8" in caplog.text and "this is no file" in caplog.text and "nobody" in caplog.text


def test_figures_on_which_a_chapter_breaks_are_an_error_of_their_overlay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaders.yaml").write_text('leaders:\n  "112": {campaign: 8}\n', encoding="utf-8")

    def broken(name: str) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr(installed, "object_at_path", broken)
    with pytest.raises(overlays.OverlayError, match="ZeroDivisionError"):
        try_overlay(read(GAME_ID, tmp_path), registration_of(GAME_ID))


def test_the_version_of_the_rules_is_that_of_the_chapters_and_figures_have_a_hash_of_their_own(
    charted: Game[Any],
) -> None:
    """What shows, foresees and checks them is left out, as `not_rules` says."""
    assert charted.version == PLAIN.version and charted.data_hash != PLAIN.data_hash
    modules = rule_modules(RiseGame.__module__, RiseGame.not_rules)
    left_out = ("view", "viewing", "secrets", "affected", "invariants", "forecast")
    package = RiseGame.__module__.removesuffix("game")
    assert not [name for name in modules if name.removeprefix(package).partition(".")[0] in left_out]
