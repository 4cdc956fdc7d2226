"""Every section of the rulebook has its functions and its tests."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.games import total_war_rome
from engine.games.total_war_rome.options import OPTIONS
from engine.games.total_war_rome.spending.lines import REFUSALS
from tests.engine.games.total_war_rome import section_trace
from tests.engine.games.total_war_rome.section_tests import PAGE, PLAYED, TESTS, node, page
from tests.engine.games.total_war_rome.sections import SECTIONS, cites, faults
from tests.tiers import thinned

CODE = Path(total_war_rome.__file__).parent
ROOT = TESTS.parents[3]


def test_functions_are_there_and_claim_their_section() -> None:
    assert faults(SECTIONS, CODE) == []


def test_tests_are_there_and_claim_their_section() -> None:
    assert faults(PLAYED, TESTS) == []


@pytest.mark.parametrize(
    ("section", "listed", "fault"),
    [
        (
            "Riots",
            ("campaign.movement.army_mu",),
            "Riots: campaign.movement.army_mu does not claim it",
        ),  # chariots have 5 MU
        ("Riots", ("battle.land.zones.flank_cards",), "Riots: battle.land.zones.flank_cards does not claim it"),
        ("Riots", ("agents.results.riot",), "Riots: there is no agents.results.riot"),
        ("Riots", (), "Riots: of nobody"),
        ("Rioting", ("agents.results.riots",), "Rioting: not among the rulebook's contents"),
    ],
)
def test_what_does_not_hold_is_found(section: str, listed: tuple[str, ...], fault: str) -> None:
    assert fault in faults({**SECTIONS, section: listed}, CODE)


def test_a_section_that_is_left_out_is_found() -> None:
    listed = {section: own for section, own in SECTIONS.items() if section != "Riots"}
    assert faults(listed, CODE) == ["Riots: missing"]


@pytest.mark.parametrize(
    ("section", "said", "claimed"),
    [
        ("Riots", "Riots: place 2 unrest markers.", True),
        ("Riots", "Another player's region without barracks (Protests, Riots; ruling 77).", True),
        ("Riots", "Return how far an army of cavalry and chariots goes.", False),
        ("Riots", "CHARIOTS", False),
        ("Riots", "riots are put down", False),
        ("Trade", "Traders", False),
        ("Spy", "Spying", False),
        ("Land Battles, Phase 2", "Initiative Phase 2", False),
        ("Land Battles, Phase 2", "Only in Phase 2 (ruling 43).", True),
        ("Spending Phase", "SPENDING PHASE: the form of a basket.", True),
    ],
)
def test_a_claim_is_a_name_in_whole_words(section: str, said: str, claimed: bool) -> None:
    assert cites(section, said) is claimed


class Called(NamedTuple):
    """Some sections, and the functions that each of their tests calls."""

    sections: frozenset[str]
    by_test: Mapping[str, frozenset[str]]


@pytest.fixture(scope="module", params=thinned([4, 1], seconds=5))
def called(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Called:
    """Run the listed tests of every so many sections in a process of its own, all of which must pass; return the
    functions that each calls."""
    sections = frozenset(["Riots", *list(PLAYED)[:: request.param]])
    nodes = {node(test): test for section in sections for test in PLAYED[section]}
    out = tmp_path_factory.mktemp("sections") / "called.json"
    ran = subprocess.run(  # noqa: S603 - our own tests
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", section_trace.__name__, *nodes],
        cwd=ROOT, env={**os.environ, section_trace.OUT: str(out)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-3000:]
    found: dict[str, frozenset[str]] = {}
    for ran_as, names in json.loads(out.read_text(encoding="utf-8")).items():
        test = nodes[str(ROOT / ran_as.partition("[")[0])]
        found[test] = found.get(test, frozenset()) | frozenset(names)
    return Called(sections, found)


def unplayed(listed: Mapping[str, Iterable[str]], called: Called) -> list[str]:
    """Return what the tests of a table do not play: a function that none of its section's tests calls, a test that
    calls none of its section's functions."""
    out = []
    for section, own in listed.items():
        if section not in called.sections:
            continue
        names = frozenset(own)
        calls = {test: called.by_test[test] & names for test in PLAYED[section]}
        out += [f"{section}: {test} plays nothing of it" for test, found in calls.items() if not found]
        out += [f"{section}: {name} is not played" for name in sorted(names.difference(*calls.values()))]
    return out


def test_each_function_is_played_by_a_test_of_its_section(called: Called) -> None:
    assert unplayed(SECTIONS, called) == []


def test_a_function_that_a_section_does_not_use_is_found(called: Called) -> None:
    """Whatever a docstring claims: riots move no army."""
    strange = {**SECTIONS, "Riots": (*SECTIONS["Riots"], "campaign.movement.leg_cost")}
    assert unplayed(strange, called) == ["Riots: campaign.movement.leg_cost is not played"]
    only = {**SECTIONS, "Riots": ("campaign.movement.leg_cost",)}
    assert len(unplayed(only, called)) == 1 + len(PLAYED["Riots"])


def test_the_page_shows_the_table() -> None:
    """`python -m tests.engine.games.total_war_rome.section_tests` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_sections_that_are_named_to_players_are_there() -> None:
    """In a refused purchase, and beside a table's option."""
    assert {section for section, _ in REFUSALS.values()} <= SECTIONS.keys()
    assert {option.section for option in OPTIONS} <= SECTIONS.keys()
