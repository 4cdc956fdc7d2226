"""Every section of the rulebook has its functions and its tests; every ruling is settled."""

from pathlib import Path

import pytest

from data import load
from engine.games.total_war_rome import sections
from engine.games.total_war_rome.options import OPTIONS

TESTS = Path(__file__).parent
CODE = Path(sections.__file__).parent
RULINGS = 110  # of the facts page; those found while building follow


@pytest.mark.parametrize("section", sections.SECTIONS)
def test_a_section_has_functions_and_tests(section: str) -> None:
    assert sections.named(section, CODE), "no function names it"
    assert [name for name in sections.named(section, TESTS) if ".test_" in name], "no test names it"


def test_every_ruling_is_settled() -> None:
    rulings = load("total_war_rome", "rulings")["rulings"]
    options = {option.key for option in OPTIONS}
    assert sorted(rulings)[:RULINGS] == list(range(1, RULINGS + 1))
    for number, ruling in rulings.items():
        assert ruling["text"]
        if ruling.get("disputed"):
            named = ruling.get("option", ())
            assert set([named] if isinstance(named, str) else named) <= options, number
            assert named or ruling.get("why"), number


def test_every_option_names_its_ruling() -> None:
    rulings = load("total_war_rome", "rulings")["rulings"]
    for row in load("total_war_rome", "options")["options"]:
        if "ruling" in row:
            named = rulings[row["ruling"]]["option"]
            assert row["key"] in ([named] if isinstance(named, str) else named)
