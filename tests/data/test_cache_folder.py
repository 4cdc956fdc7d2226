"""What is kept between runs of a machine, and figures that are parsed once."""

from pathlib import Path

import pytest

import data
from data.cache_folder import read_cached, write_cached


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_was_kept_is_found_and_what_it_replaces_is_gone(cache: Path) -> None:
    write_cached("plan-1.x", b"one")
    write_cached("plan-2.x", b"two", replaces="plan-*.x")
    assert (read_cached("plan-1.x"), read_cached("plan-2.x")) == (None, b"two")
    assert [path.name for path in cache.iterdir()] == ["plan-2.x"]


def test_a_damaged_or_renamed_file_is_not_believed(cache: Path) -> None:
    write_cached("plan", b"one")
    (cache / "plan").rename(cache / "other")
    assert read_cached("other") is None
    write_cached("plan", b"one")
    whole = (cache / "plan").read_bytes()
    (cache / "plan").write_bytes(whole[:-1])
    assert read_cached("plan") is None


def test_a_folder_that_cannot_be_written_costs_time_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path / "file" / "cache"))
    write_cached("plan", b"one")
    assert read_cached("plan") is None


def loaded(folder: Path) -> object:
    """Return a file of figures as a new process would read it."""
    data._loaded.cache_clear()
    return data.load_game_data(folder, "figures")


def test_figures_are_parsed_once_and_again_when_a_byte_changes(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "figures.yaml"
    path.write_text("units: {1: 2.0, b: [true, 1, null]}\n")
    first = loaded(tmp_path)
    with monkeypatch.context() as nothing_parses:
        nothing_parses.setattr(data, "parsed_yaml", None)
        again = loaded(tmp_path)
    assert repr(again) == repr(first) == "{'units': {1: 2.0, 'b': [True, 1, None]}}"
    path.write_text("units: {1: 3.0, b: [true, 1, null]}\n")
    assert loaded(tmp_path) == {"units": {1: 3.0, "b": [True, 1, None]}}
    assert len(list(cache.glob("yaml-*"))) == 1


def test_what_cannot_be_kept_as_it_is_is_parsed_each_time(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "figures.yaml").write_text("founded: 2026-11-28\n")
    assert loaded(tmp_path) == loaded(tmp_path) != {"founded": "2026-11-28"}
    assert not cache.exists()
