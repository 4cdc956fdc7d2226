"""What switches rulings off for `scripts/bites.py`: each entry names what is there, and a ruling that a test marks."""

import re
from functools import cache

import pytest

from scripts.bites import LIST, TESTS, attribute_and_owner, entries_switching_off_rulings, resolve_target

GAMES = sorted(path.parent.name for path in TESTS.glob(f"*/{LIST}"))
MARK = re.compile(r"\bruling\(([^)]*)\)")
LISTED = {game: entries_switching_off_rulings(game) for game in GAMES}
ENTRIES = [(game, number) for game in GAMES for number in LISTED[game]]


@cache
def marked(game: str) -> frozenset[str]:
    """Return what the tests of a game give their marks of rulings, as it is written; read once in a process."""
    texts = (path.read_text(encoding="utf-8") for path in (TESTS / game).rglob("test_*.py"))
    return frozenset(one.strip() for text in texts for mark in MARK.findall(text) for one in mark.split(","))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_forty(game: str) -> None:
    assert len(LISTED[game]) >= 40


@pytest.mark.parametrize(("game", "number"), ENTRIES)
def test_it_names_what_is_there_and_a_test_marks_it(game: str, number: int | str) -> None:
    for entry in LISTED[game][number]:
        module, names = resolve_target(game, entry.get("function") or entry["value"])
        attribute_and_owner(module, names)
        if "as" in entry:
            compile("lambda " + entry["as"], "entry", "eval")
    said = f'"{number}"' if isinstance(number, str) else str(number)
    assert said in marked(game)
