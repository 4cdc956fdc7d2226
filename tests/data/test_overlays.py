"""Overlays: what they may say, what is told of what is wrong, and what they are called."""

from pathlib import Path

import pytest

import data
from data import load_game_data, overlays
from data.charts import forget_chart, know_chart
from data.overlays import OverlayError

GAME = "rise_of_the_roman_republic"
MAY = ("cities", "leaders", "tables")


def written(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_what_is_said_lies_over_the_games_figures(tmp_path: Path) -> None:
    folder = written(tmp_path / "mine", leaders='leaders:\n  "112": {campaign: 8}\n')
    read = overlays.read_overlay(GAME, folder, MAY)
    assert read.files["leaders"]["leaders"]["112"]["campaign"] == 8
    assert read.files["leaders"]["leaders"]["113"] == load_game_data(GAME, "leaders")["leaders"]["113"]
    before, name = load_game_data(GAME, "leaders"), read.chart.played_game_name
    know_chart(read.chart)
    assert load_game_data(name, "leaders")["leaders"]["112"]["campaign"] == 8
    assert load_game_data(name, "cities") is load_game_data(GAME, "cities")
    assert load_game_data(GAME, "leaders") is before
    forget_chart(name)
    assert not [key for key in data.LAID if key[0] == name]


def test_its_name_is_the_folders_and_its_hash_is_of_what_it_says(tmp_path: Path) -> None:
    one = overlays.read_overlay(GAME, written(tmp_path / "mine", leaders='leaders:\n  "112": {campaign: 8}\n'), MAY)
    same = overlays.read_overlay(
        GAME, written(tmp_path / "x", leaders='# mine\nleaders: {"112": {campaign: 8}}\n'), MAY
    )
    other = overlays.read_overlay(GAME, written(tmp_path / "y", leaders='leaders:\n  "112": {campaign: 7}\n'), MAY)
    assert one.hash == same.hash != other.hash and one.option_value == f"mine@{one.hash}"


def test_a_table_by_numbers_is_laid_row_by_row_or_replaced_whole(tmp_path: Path) -> None:
    """And the two do not have the same hash, though they name the same figures."""
    rows = "{22: none, 40: gauls}"
    laid = overlays.read_overlay(GAME, written(tmp_path / "mine", tables=f"augury_samnite: {rows}\n"), MAY)
    whole = overlays.read_overlay(GAME, written(tmp_path / "x", tables=f"augury_samnite: !whole {rows}\n"), MAY)
    assert whole.files["tables"]["augury_samnite"] == {22: "none", 40: "gauls"}
    assert laid.files["tables"]["augury_samnite"] == {**load_game_data(GAME, "tables")["augury_samnite"], 40: "gauls"}
    assert laid.hash != whole.hash


@pytest.mark.parametrize(
    ("file", "text", "line", "why"),
    [
        ("leaders", 'leaders:\n  "112": {campaign: six}\n', 2, "must be int"),
        ("leaders", "leaders:\n  hanibal: {campaign: 6}\n", 2, "there is no 'hanibal'"),
        ("leaders", 'leaders:\n  "112":\n    campagne: 6\n', 3, "there is no 'campagne'"),
        ("leaders", 'leaders:\n  "112": {campaign: 6}\n  "112": {campaign: 7}\n', 3, "is there twice"),
        ("tables", "tactics:\n  A: [1, 2]\n", 2, "must have 10 entries"),
        ("tables", "tactics: 4\n", 1, "must be a mapping"),
        ("tables", "a: [\n", 2, "no YAML"),
        ("cities", "", 1, "empty"),
        ("scenarios", "x: 1\n", 1, "may have cities.yaml"),
        ("tables", "naval: !whole {most: 4}\n", 1, "no table by numbers"),
        ("tables", "augury_eagle: !whole\n  50: none\n  100: sunshine\n", 3, "must be one of"),
        ("tables", "siege_assault:\n  rows: !whole\n    9: [[1, 2, 3]]\n", 3, "must have 2 entries"),
    ],
)
def test_an_error_names_file_and_line(tmp_path: Path, file: str, text: str, line: int, why: str) -> None:
    folder = written(tmp_path / "mine", **{file: text})
    with pytest.raises(OverlayError) as found:
        overlays.read_overlay(GAME, folder, MAY)
    assert found.value.path.name == f"{file}.yaml" and found.value.line == line and why in str(found.value)


def test_folders_are_found_by_game_and_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    assert overlays.overlay_folders(GAME) == []
    mine = written(tmp_path / GAME / "mine", cities="defence: {small: 2}\n")
    written(tmp_path / "another_game" / "other", cities="defence: {small: 2}\n")
    assert overlays.overlay_folders(GAME) == [mine]


def test_a_file_that_nobody_can_read_is_named_and_nothing_else_is_raised(tmp_path: Path) -> None:
    """Not UTF-8, numbers of thousands of digits, nested without end, a folder: each is an error of this overlay."""
    texts = {
        "latin": b"# ours\nleaders: {caf\xe9: 1}\n",
        "digits": b'leaders:\n  "112": {campaign: ' + b"9" * 5000 + b"}\n",
        "nested": b"leaders: " + b"[" * 5000 + b"]" * 5000 + b"\n",
        "itself": b'leaders: &a\n  "112": *a\n',
        "control": b"leaders: \x00\x01\n",
        "date": b"leaders: 2026-13-45\n",
        "keys": b"leaders: {[1]: 2}\n",
        "large": b"#" * (overlays.MOST_BYTES + 1),
    }
    for name, said in texts.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "leaders.yaml").write_bytes(said)
        with pytest.raises(OverlayError) as found:
            overlays.read_overlay(GAME, tmp_path / name, MAY)
        assert found.value.path.name == "leaders.yaml", name
        assert found.value.line == 2 or name != "latin"
    (tmp_path / "folder" / "leaders.yaml").mkdir(parents=True)
    with pytest.raises(OverlayError, match=r"leaders.yaml:1: this is no file"):
        overlays.read_overlay(GAME, tmp_path / "folder", MAY)


@pytest.mark.parametrize(
    "name", ["<@1234>", "@everyone", "mine\u202e", "\u200bmine", "a`b", " mine", "<#1>", "**mine**"]
)
def test_a_name_that_is_a_mention_or_hides_something_is_refused(tmp_path: Path, name: str) -> None:
    folder = written(tmp_path / name, cities="defence: {small: 2}\n")
    with pytest.raises(OverlayError, match="the folder's name"):
        overlays.read_overlay(GAME, folder, MAY)


@pytest.mark.parametrize("name", ["my_copy", "Zweite Auflage (2004)", "la mia - è mia", "3.1"])
def test_other_names_are_good(tmp_path: Path, name: str) -> None:
    assert overlays.read_overlay(GAME, written(tmp_path / name, cities="defence: {small: 2}\n"), MAY).name == name


def test_a_byte_order_mark_is_none_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "cities.yaml").write_bytes(b"\xef\xbb\xbfdefence: {small: 2}\n")
    assert overlays.read_overlay(GAME, tmp_path, MAY).files["cities"]["defence"]["small"] == 2


def test_a_folder_that_was_set_and_is_not_there_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(overlays.FOLDER, raising=False)
    assert overlays.missing_overlay_folder() is None and overlays.without_game([GAME]) == []
    monkeypatch.setenv(overlays.FOLDER, "charts")
    assert overlays.missing_overlay_folder() == Path("charts")
    (tmp_path / "charts" / "rise").mkdir(parents=True)
    (tmp_path / "charts" / GAME).mkdir()
    assert overlays.missing_overlay_folder() is None and overlays.without_game([GAME]) == [Path("charts/rise")]
