"""Versions of rules that are kept between runs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_by_id as find_game
from engine.games import game_ids
from engine.kernel import rules_version as kept_versions
from engine.kernel.code_hash import rules_hash
from engine.kernel.rules_version import known_version, remember_version, rules_version

ASK = "import sys; from engine.kernel.rules_version import rules_version; print(rules_version('war.game'))"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PRAETOR_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def asked(folder: Path, cache: Path) -> str:
    """Return the version of the game in a folder, as a new process says it."""
    around = {**os.environ, "PRAETOR_CACHE": str(cache), "PYTHONPATH": os.pathsep.join((str(folder), *sys.path))}
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", ASK], env=around, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_changed_digit_of_the_same_size_and_time_gives_another_version(tmp_path: Path, cache: Path) -> None:
    package = tmp_path / "code" / "war"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    rules = package / "game.py"
    rules.write_text("LOSSES = 3\n")
    was = rules.stat()
    before = asked(package.parent, cache)
    assert asked(package.parent, cache) == before
    rules.write_text("LOSSES = 4\n")
    os.utime(rules, ns=(was.st_atime_ns, was.st_mtime_ns))
    assert rules.stat().st_size == was.st_size and rules.stat().st_mtime_ns == was.st_mtime_ns
    assert asked(package.parent, cache) != before
    rules.write_text("LOSSES = 3\n")
    assert asked(package.parent, cache) == before


@pytest.mark.parametrize("title", game_ids())
def test_a_kept_version_is_the_hash_of_the_rules_and_is_not_worked_out_again(
    title: str, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(title)
    root = type(game).__module__
    assert rules_version(root, game.not_rules) == rules_hash(root, game.not_rules)
    monkeypatch.setattr(kept_versions, "rules_hash", None)
    assert rules_version(root, game.not_rules) == game.version


def test_a_damaged_file_is_not_believed(cache: Path) -> None:
    remember_version("engine.games.none.game:GAME", "0123456789abcdef")
    assert known_version("engine.games.none.game:GAME") == "0123456789abcdef"
    (path,) = cache.glob("game-*.version")
    path.write_bytes(path.read_bytes()[:-1] + b"e")
    assert known_version("engine.games.none.game:GAME") is None


def test_where_nothing_is_kept_the_version_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PRAETOR_CACHE", "off")
    game = find_game(game_ids()[0])
    assert rules_version(type(game).__module__, game.not_rules) == game.version
