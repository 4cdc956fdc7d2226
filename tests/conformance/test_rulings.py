"""Every ruling of every game is numbered, settled, and shown by a test that is marked with it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from bot.words import Words
from data import has_file, load_game_data
from engine.games import game_by_id as find_game
from tests.conformance.walks import GAMES, ROOT

RULED = [game_id for game_id in GAMES if has_file(game_id, "rulings")]


def rulings(game_id: str) -> dict[int | str, dict[str, Any]]:
    found: dict[int | str, dict[str, Any]] = load_game_data(game_id, "rulings")["rulings"]
    return found


def marked(game_id: str) -> set[int | str]:
    """Return the rulings that tests bear as a mark, `@pytest.mark.ruling(7, 12)`: on a function, a class or a module
    (`pytestmark`) in a folder of tests that has the game's name."""
    found: set[int | str] = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if game_id in parts:
            found.update(_of(import_module(".".join(parts))))
    return found


def _of(holder: Any) -> Iterator[int | str]:
    marks = vars(holder).get("pytestmark", ())
    for mark in marks if isinstance(marks, (list, tuple)) else (marks,):
        if mark.name == "ruling":
            yield from mark.args
    for name, inner in vars(holder).items():
        if name.startswith(("test", "Test")) and hasattr(inner, "__dict__"):
            yield from _of(inner)


@pytest.mark.parametrize("game_id", RULED)
def test_every_ruling_is_shown_by_a_test(game_id: str) -> None:
    """And every mark is a ruling's. One of scenarios that are not offered yet waits for them; a correction of the data
    is shown by the tests of the data."""
    named, known = marked(game_id), rulings(game_id)
    offered = {value for option in find_game(game_id).options for value in option.values}
    due = {
        number
        for number, row in known.items()
        if not row.get("data") and ("scenarios" not in row or offered & set(row["scenarios"]))
    }
    assert sorted(map(str, due - named)) == [] and sorted(map(str, named - set(known))) == []


@pytest.mark.parametrize("game_id", RULED)
def test_every_ruling_is_settled(game_id: str) -> None:
    """It has its words; what is disputed has an option of the table, or says why none."""
    offered = {option.key for option in find_game(game_id).options}
    words = Words(game_id)
    for number, ruling in rulings(game_id).items():
        assert words.has_words(f"ruling.{number}"), number
        named = options_of(ruling)
        assert named <= offered, number
        assert not ruling.get("disputed") or named or words.has_words(f"ruling.{number}_why"), number


@pytest.mark.parametrize("game_id", [game_id for game_id in RULED if has_file(game_id, "options")])
def test_every_option_names_its_ruling(game_id: str) -> None:
    for row in load_game_data(game_id, "options")["options"]:
        assert "ruling" not in row or row["key"] in options_of(rulings(game_id)[row["ruling"]]), row["key"]


def options_of(ruling: dict[str, Any]) -> set[str]:
    named = ruling.get("option", ())
    return {named} if isinstance(named, str) else set(named)
