"""In which tier each test is: *quick*, *test* or *soak*.

A test bears one of these as a marker, which is put on it as it is collected: `pytest -m quick`, `pytest -m soak`.
Without `-m`, all are run but those of soak (`addopts`). What a tier is for stands in `docs/contributing.md`.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
import yaml
from _pytest.mark.structures import ParameterSet

QUICK, TEST, SOAK = "quick", "test", "soak"
TIERS = (QUICK, TEST, SOAK)
# What starts a bot, a browser or a process, or builds a package, as a fixture.
STARTING = {"hall", "stand_in", "process", "sandbox", "run_bot", "browser", "page", "wheel", "checkout", "image"}
# Rooms whose tests play whole games, draw pictures or start processes by themselves.
SLOW_ROOMS = (
    "tests/bot/checker/",
    "tests/bot/cli/",
    "tests/bot/connection/test_shards",
    "tests/bot/doctor/",
    "tests/testbed/",
    "tests/bot/interactions/test_units",
    "tests/bot/languages/test_whole_table",
    "tests/bot/languages/test_words_command",
    "tests/bot/process/",
    "tests/bot/replay/",
    "tests/bot/sandbox/",
    "tests/bot/test_output",
    "tests/bot/test_tiny_game",
    "tests/conformance/",
    "tests/engine/games/test_registry",
    "tests/engine/games/test_rulings_off",
    "tests/engine/players/",
    "tests/engine/store/",
    "tests/render/",
    "tests/soak/",
    "tests/test_",
)
SLOW_FILES = re.compile(
    r"test_(code_hash|dm_counts|player|press_counts|presses|sections|strong|ways|whole_games)\.py|/whole_games/|/forecast/"
)
MEASURED = Path(__file__).parent / "soak_seconds.yaml"
T = TypeVar("T")


def tier_of(item: pytest.Item) -> str:
    """Return the tier of a test: as it is marked; else *test* where it starts something or lies in a slow room."""
    for tier in TIERS:
        if item.get_closest_marker(tier) is not None:
            return tier
    if STARTING & set(getattr(item, "fixturenames", ())) or is_slow(item.nodeid.partition("::")[0]):
        return TEST
    return QUICK


def is_slow(place: str) -> bool:
    """Return whether a file, or a folder with its stroke at the end, has no quick test in it."""
    return place.startswith(SLOW_ROOMS) or SLOW_FILES.search(place) is not None


def thinned(cases: Sequence[T], every: int = 2, first: int = 0, *, seconds: float = 10.0) -> list[T | ParameterSet]:
    """Return cases of one kind that each take long: every so many of them are as they are, the others for soak alone.

    seconds: of processor time that one of them takes.
    """
    chosen = set(range(len(cases))[first::every])
    soak = pytest.mark.soak(seconds)
    return [case if n in chosen else _marked(case, soak) for n, case in enumerate(cases)]


def _marked(case: T, mark: pytest.MarkDecorator) -> ParameterSet:
    return pytest.param(*case, marks=mark) if isinstance(case, tuple) else pytest.param(case, marks=mark)


@cache
def measured() -> Mapping[str, float]:
    """Return the processor seconds of tests of soak that were measured, by their ids."""
    found: Mapping[str, float] | None = yaml.safe_load(MEASURED.read_text(encoding="utf-8"))
    return found or {}


def planned_seconds(item: pytest.Item) -> float:
    """Return what a test of soak is planned to take: as it was measured, else as its mark says."""
    mark = item.get_closest_marker(SOAK)
    return measured().get(item.nodeid, float(mark.args[0])) if mark is not None else 0.0
