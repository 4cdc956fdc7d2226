"""An owner's charts and ratings: a table that has chosen them is played by them, and no other is."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

from data import overlays
from engine.games.rise_of_the_roman_republic import charted
from engine.games.rise_of_the_roman_republic.charted import PACKAGE, TYPES, with_overlay
from engine.games.rise_of_the_roman_republic.game import FILES, PLAIN, ChartedGame
from engine.games.rise_of_the_roman_republic.options import CHARTS, OURS
from engine.games.rise_of_the_roman_republic.tables import GAME_ID, LEADERS
from engine.kernel.code_hash import rule_modules
from engine.kernel.dice import KeyedDice
from engine.kernel.errors import SetupError

OWNER = Path(__file__).parent / "overlay" / "owner"
ROOT = Path(__file__).parents[4]
SEATS, KEY = ("1", "2", "3"), b"k" * 32


@pytest.fixture(scope="module")
def game() -> ChartedGame:
    overlay = overlays.read_overlay(GAME_ID, OWNER, FILES)
    return ChartedGame({overlay.value: with_overlay(overlay)})


def begun(game: ChartedGame, charts: str) -> Any:
    return game.start({CHARTS: charts}, SEATS, b"p" * 16, KeyedDice(KEY, 0)).state


def test_the_test_overlay_changes_a_value_in_every_file(game: ChartedGame) -> None:
    assert sorted(path.stem for path in OWNER.glob("*.yaml")) == sorted(FILES)
    name = next(value for value in game.charts if value != OURS)
    state = begun(game, name)
    view = game.view(state, None)
    assert view.leaders["112"].campaign == 9 and view.leaders["112"].battle == "A"
    assert next(one for one in view.cities if one.place == "4109").full == 5
    assert next(one for one in view.cities if one.place == "4010").full == 2
    tables = sys.modules[f"{PACKAGE}.tables"].TABLES
    assert tables.alexander_manpower.colonies["5405"] == 3


def test_other_tables_are_played_by_our_figures(game: ChartedGame) -> None:
    view = game.view(begun(game, OURS), None)
    assert view.leaders["112"].campaign == LEADERS["112"].campaign == 6
    assert next(one for one in view.cities if one.place == "4109").full == 3


def test_what_is_stored_asked_and_drawn_is_of_the_same_types(game: ChartedGame) -> None:
    """So that whatever stores, tells and draws tables need not know of charts."""
    name = next(value for value in game.charts if value != OURS)
    state, plain = begun(game, name), begun(game, OURS)
    assert type(state) is type(plain) and type(game.view(state, "1")) is type(game.view(plain, "1"))
    assert game.encode(game.decode(game.encode(state))) == game.encode(state)
    prompt = next(iter(game.prompts(state).values()))
    assert prompt.default is not None and prompt.menu.contains(prompt.default)
    assert type(prompt.default) in game.actions


def test_the_option_says_name_and_hash_and_nothing_of_the_content(game: ChartedGame) -> None:
    option = next(one for one in game.options if one.key == CHARTS)
    assert option.default == OURS
    assert option.values[1].startswith("owner@") and len(option.values[1]) == len("owner@") + 40
    assert begun(game, option.values[1]).options[CHARTS] == option.values[1]


def test_a_table_that_tells_fewer_digits_of_its_charts_is_played_by_them_still(game: ChartedGame) -> None:
    """As an older Praetor began it; a new one cannot be begun so."""
    name = next(value for value in game.charts if value != OURS)
    short = overlays.legacy_overlay_name(name)
    assert len(short) == len("owner@") + 12 and short != name
    state = begun(game, short)
    assert state.options[CHARTS] == short and game.view(state, None).leaders["112"].campaign == 9
    assert game.prompts(state)
    with pytest.raises(SetupError):
        game.complete({CHARTS: short})


def test_a_table_whose_charts_say_something_else_now_is_refused(game: ChartedGame) -> None:
    with pytest.raises(SetupError):
        game.start({CHARTS: "owner@000000000000"}, SEATS, b"p" * 16, KeyedDice(KEY, 0))
    state = begun(game, OURS)
    state.options = {**state.options, CHARTS: "owner@000000000000"}
    with pytest.raises(SetupError):
        game.prompts(state)


def test_figures_that_fit_in_form_alone_are_told_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "leaders.yaml").write_text('leaders:\n  "113": {campaign: 4}\n  "112": {battle: Z}\n', encoding="utf-8")
    with pytest.raises(overlays.OverlayError) as found:
        with_overlay(overlays.read_overlay(GAME_ID, tmp_path, FILES))
    assert found.value.path.name == "leaders.yaml" and found.value.line == 3 and "'Z'" in str(found.value)
    assert PLAIN.view(begun(ChartedGame({}), OURS), None).leaders["112"].campaign == 6


def test_an_overlay_that_is_wrong_is_left_out_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / GAME_ID / "bad"
    folder.mkdir(parents=True)
    (folder / "leaders.yaml").write_text("leaders: {nobody: {campaign: 4}}\n", encoding="utf-8")
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    assert charted.games_by_overlay() == {}
    assert "leaders.yaml:1" in caplog.text and "nobody" in caplog.text


def test_overlays_that_cannot_be_read_leave_the_others_and_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not UTF-8, a folder in the place of a file, figures on which the chapters break: each is named, the good one is
    played."""
    for name, said in {"good": b'leaders:\n  "112": {campaign: 8}\n', "latin": b"leaders: {caf\xe9: 1}\n"}.items():
        (tmp_path / GAME_ID / name).mkdir(parents=True)
        (tmp_path / GAME_ID / name / "leaders.yaml").write_bytes(said)
    (tmp_path / GAME_ID / "folder" / "leaders.yaml").mkdir(parents=True)
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    monkeypatch.setattr(overlays, "LEFT_OUT", {})
    assert [value.partition("@")[0] for value in charted.games_by_overlay()] == ["good"]
    assert set(overlays.LEFT_OUT[GAME_ID]) == {"latin", "folder"}
    assert "UTF-8" in caplog.text and "this is no file" in caplog.text


def test_figures_on_which_a_chapter_breaks_are_an_error_of_their_overlay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaders.yaml").write_text('leaders:\n  "112": {campaign: 8}\n', encoding="utf-8")

    def broken(name: str) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr(charted, "import_module", broken)
    with pytest.raises(overlays.OverlayError, match="ZeroDivisionError"):
        with_overlay(overlays.read_overlay(GAME_ID, tmp_path, FILES))


def test_what_all_charts_share_reads_no_figure() -> None:
    """A type that came to know a figure would bring ours to an owner's tables; offices are printed in the rules."""
    room = ROOT / "engine" / "games" / GAME_ID
    for path in sorted(room.rglob("*.py")):
        name = path.relative_to(room).with_suffix("").parts[0]
        if name not in TYPES or name == "office_figures":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
                first = (node.module or "").removeprefix(f"{PACKAGE}.").partition(".")[0]
                assert first in TYPES, f"{path.name} imports {node.module}"


def test_the_version_of_the_rules_is_that_of_the_chapters_whatever_the_charts(game: ChartedGame) -> None:
    """What shows, foresees and checks them is left out, as `not_rules` says."""
    assert game.version == charted.GAME.version
    modules = rule_modules(f"{PACKAGE}.game", ChartedGame.not_rules)
    left_out = ("view", "viewing", "secrets", "affected", "invariants", "forecast")
    assert not [name for name in modules if name.removeprefix(f"{PACKAGE}.").partition(".")[0] in left_out]
