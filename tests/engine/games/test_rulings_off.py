"""What switches rulings off for `scripts/bites.py`: each entry names what is there, and a ruling that a test marks."""

import re
from pathlib import Path

import pytest

from scripts.bites import LIST, TESTS, entries, held, target

GAMES = sorted(path.parent.name for path in TESTS.glob(f"*/{LIST}"))
ENTRIES = [(game, number) for game in GAMES for number in entries(game)]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_forty(game: str) -> None:
    assert len(entries(game)) >= 40


@pytest.mark.parametrize(("game", "number"), ENTRIES)
def test_it_names_what_is_there_and_a_test_marks_it(game: str, number: int | str) -> None:
    for entry in entries(game)[number]:
        module, names = target(game, entry.get("function") or entry["value"])
        held(module, names)
        if "as" in entry:
            compile("lambda " + entry["as"], "entry", "eval")
    said = f'"{number}"' if isinstance(number, str) else str(number)
    mark = re.compile(rf"ruling\((?:[^)]*, )?{re.escape(said)}[,)]")
    assert any(mark.search(path.read_text(encoding="utf-8")) for path in Path(TESTS / game).rglob("test_*.py"))
