"""What every test's process is, and hands to those that it starts; the tier of each test, and who runs it."""

import os
import sys

import pytest

from tests.scheduling import pytest_xdist_make_scheduler
from tests.tiers import TIERS, tier_of
from tests.timing import pytest_addoption, pytest_runtest_protocol

__all__ = ["pytest_addoption", "pytest_runtest_protocol", "pytest_xdist_make_scheduler"]

collect_ignore = ["tiny_game"]  # a package of its own, whose tests `test_tiny_game.py` runs

# Bytecode is kept, whatever the surroundings say: the suite starts some hundred processes of ours, each of which would
# compile all of our source anew, which is half of what its start takes; so would each worker all of the tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with its tier, before `-m` chooses by it."""
    for item in items:
        tier = tier_of(item)
        if item.get_closest_marker(tier) is None:
            item.add_marker(tier)
        assert sum(item.get_closest_marker(one) is not None for one in TIERS) == 1, f"{item.nodeid} has two tiers"
