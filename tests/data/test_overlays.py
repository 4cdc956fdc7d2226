"""Overlays: what they may say, what is told of what is wrong, and what they are called."""

from pathlib import Path

import pytest

import data
from data import load, overlays
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
    read = overlays.read(GAME, folder, MAY)
    assert read.files["leaders"]["leaders"]["112"]["campaign"] == 8
    assert read.files["leaders"]["leaders"]["113"] == load(GAME, "leaders")["leaders"]["113"]
    before = load(GAME, "leaders")
    with overlays.laid_over(GAME, read.files):
        assert load(GAME, "leaders")["leaders"]["112"]["campaign"] == 8
    assert load(GAME, "leaders") is before and data.LAID == {}


def test_its_name_is_the_folders_and_its_hash_is_of_what_it_says(tmp_path: Path) -> None:
    one = overlays.read(GAME, written(tmp_path / "mine", leaders='leaders:\n  "112": {campaign: 8}\n'), MAY)
    same = overlays.read(GAME, written(tmp_path / "x", leaders='# mine\nleaders: {"112": {campaign: 8}}\n'), MAY)
    other = overlays.read(GAME, written(tmp_path / "y", leaders='leaders:\n  "112": {campaign: 7}\n'), MAY)
    assert one.hash == same.hash != other.hash and one.value == f"mine@{one.hash}"


def test_a_table_by_numbers_is_laid_row_by_row_or_replaced_whole(tmp_path: Path) -> None:
    """And the two do not have the same hash, though they name the same figures."""
    rows = "{22: none, 40: gauls}"
    laid = overlays.read(GAME, written(tmp_path / "mine", tables=f"augury_samnite: {rows}\n"), MAY)
    whole = overlays.read(GAME, written(tmp_path / "x", tables=f"augury_samnite: !whole {rows}\n"), MAY)
    assert whole.files["tables"]["augury_samnite"] == {22: "none", 40: "gauls"}
    assert laid.files["tables"]["augury_samnite"] == {**load(GAME, "tables")["augury_samnite"], 40: "gauls"}
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
        overlays.read(GAME, folder, MAY)
    assert found.value.path.name == f"{file}.yaml" and found.value.line == line and why in str(found.value)


def test_folders_are_found_by_game_and_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(overlays.FOLDER, str(tmp_path))
    monkeypatch.setattr(overlays, "NAMED", {})
    assert overlays.folders(GAME) == []
    mine = written(tmp_path / GAME / "mine", cities="defence: {small: 2}\n")
    other = written(tmp_path / "elsewhere" / "other", cities="defence: {small: 2}\n")
    overlays.use(GAME, other)
    assert overlays.folders(GAME) == [mine, other]
