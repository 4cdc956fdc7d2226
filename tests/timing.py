"""What tests cost: `pytest --cpu-times FILE` adds a line a test to a file, with the processor seconds that it took.

Those of the processes that it started and waited for are among them. `scripts/soak_seconds.py` reads such files.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

OPTION = "--cpu-times"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(OPTION, metavar="FILE", type=Path, help="add what each test takes of the processor to a file")


def seconds() -> float:
    """Return what this process, and those that it has waited for, have taken of the processor."""
    took, forked = os.times(), sys.modules.get("testbed.fork_server")
    others = sum(forked.spent) if forked is not None else 0.0  # which are children of another
    return took.user + took.system + took.children_user + took.children_system + others


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Write the line of a test, with its fixtures: what is made once is told of the test that came first."""
    file, before = item.config.getoption(OPTION), seconds()
    done = yield
    if file is not None:
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(f"{seconds() - before:.2f}\t{item.nodeid}\n")
    return done
