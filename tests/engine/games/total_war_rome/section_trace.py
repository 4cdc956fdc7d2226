"""A pytest plugin that writes down which functions of the game each test calls: `-p` with this module's name.

The list goes, as JSON, to the file that the environment names: {test: [chapter.module.function, ...]}.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from engine.games import total_war_rome

OUT = "PRAETOR_TRACE"
FOLDER = Path(total_war_rome.__file__).parent
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
        own = ((Path(code.co_filename), code.co_qualname) for code in codes)
        CALLED[item.nodeid] = sorted({f"{_module(path)}.{name}" for path, name in own if path.is_relative_to(FOLDER)})


def _module(path: Path) -> str:
    """Return a module of the game by its name in the game's package: "agents.moving"."""
    return ".".join(path.relative_to(FOLDER).with_suffix("").parts)


def pytest_sessionfinish() -> None:
    """Write the list."""
    Path(os.environ[OUT]).write_text(json.dumps(CALLED), encoding="utf-8")
