"""What every test's process is, and hands to those that it starts; the tier of each test, and who runs it."""

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.chromium import CHROMIUM
from tests.scheduling import pytest_xdist_make_scheduler
from tests.tiers import QUICK, TIERS, is_slow, tier_of
from tests.timing import pytest_addoption, pytest_runtest_protocol

__all__ = ["pytest_addoption", "pytest_runtest_protocol", "pytest_xdist_make_scheduler"]

collect_ignore = ["tiny_game"]  # a package of its own, whose tests `test_tiny_game.py` runs

# Bytecode is kept, whatever the surroundings say: the suite starts some hundred processes of ours, each of which would
# compile all of our source anew, which is half of what its start takes; so would each worker all of the tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without looking for garbage, of which there is none: what is collected stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Read no file that has no quick test in it where quick tests alone are asked for."""
    place = collection_path.relative_to(config.rootpath).as_posix() + ("/" if collection_path.is_dir() else "")
    return True if config.option.markexpr == QUICK and is_slow(place) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with its tier, before `-m` chooses by it, and what looks at pages with what that needs."""
    for item in items:
        _at_pages(item)
        marked = {mark.name for mark in item.iter_markers()} & set(TIERS)
        tier = tier_of(item)
        if not marked:
            item.add_marker(tier)
        assert tier != QUICK or not is_slow(item.nodeid.partition("::")[0]), f"{item.nodeid} is in a slow room"
        assert marked <= {tier}, f"{item.nodeid} has two tiers"


def _at_pages(item: pytest.Item) -> None:
    """Leave a test out that needs a browser where there is none. Those that look at pages run in one event loop, in
    which they share a browser (`tests/bot/sandbox/browsing.py`); with a `hall` one has a loop of its own, like others.
    """
    fixtures, needs_browser = set(getattr(item, "fixturenames", ())), item.get_closest_marker("browser") is not None
    if needs_browser:
        item.add_marker(pytest.mark.skipif(CHROMIUM is None, reason="no Chromium was found on this machine"))
    if ("sandbox" in fixtures or needs_browser) and "hall" not in fixtures and item.get_closest_marker("asyncio"):
        item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
