"""Every example in the docstrings of the render kit gives what it says."""

import doctest
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

import render.kit

MODULES = [import_module(found.name) for found in walk_packages(render.kit.__path__, "render.kit.")]
WITH_EXAMPLES = [module for module in MODULES if any(test.examples for test in doctest.DocTestFinder().find(module))]


@pytest.mark.parametrize("module", WITH_EXAMPLES, ids=lambda module: module.__name__)
def test_examples_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0 and failed == 0


def test_examples_are_found() -> None:
    names = {module.__name__ for module in WITH_EXAMPLES}
    assert {"render.kit.points.token_layout", "render.kit.hexes.hex_grid"} <= names
