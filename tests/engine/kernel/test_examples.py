"""Every example in the kernel's docstrings is true, and every module that a game's author writes with has one."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import engine.kernel

# Which no game's author calls.
RUN_BY_OTHERS = {"asking", "battery", "game", "machine", "offers", "orders", "rules_version"}
IN_FRAGMENTS = {"play", "rulebook"}  # shown by pieces of code, since a whole game would stand around them
NAMES = [found.name for found in iter_modules(engine.kernel.__path__)]


@pytest.mark.parametrize("name", NAMES)
def test_examples_are_true(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"engine.kernel.{name}"))
    assert failed == 0
    assert tried > 0 or name in RUN_BY_OTHERS | IN_FRAGMENTS


def test_the_whole_game_is_played() -> None:
    failed, tried = doctest.testmod(engine.kernel)
    assert tried > 0 and failed == 0
