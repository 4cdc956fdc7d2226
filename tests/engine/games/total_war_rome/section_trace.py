"""A pytest plugin that writes down which functions of the game each test calls: `-p` with this module's name.

The list goes, as JSON, to the file that the environment names: {test: [module.function, ...]}.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from engine.games.total_war_rome import sections

OUT = "PRAETOR_TRACE"
FOLDER = str(Path(sections.__file__).parent) + os.sep
CALLED: dict[str, list[str]] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Note what one test calls, its set-up left out."""
    codes = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            codes.add(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        return (yield)
    finally:
        sys.setprofile(before)
        own = (code for code in codes if code.co_filename.startswith(FOLDER))
        CALLED[item.nodeid] = sorted({f"{Path(code.co_filename).stem}.{code.co_qualname}" for code in own})


def pytest_sessionfinish() -> None:
    """Write the list."""
    Path(os.environ[OUT]).write_text(json.dumps(CALLED), encoding="utf-8")
