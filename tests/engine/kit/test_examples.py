"""Every example in the kit's docstrings is true, and every public class and module has one or is shown in one."""

import doctest
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

import pytest

import engine.kit

MODULES = [import_module(f"engine.kit.{found.name}") for found in iter_modules(engine.kit.__path__)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_examples_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0 and failed == 0


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_public_class_is_shown(module: ModuleType) -> None:
    own = [one for name, one in vars(module).items() if isinstance(one, type) and one.__module__ == module.__name__]
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    examples = [line for line in source.splitlines() if line.lstrip().startswith((">>>", "..."))]
    for shown in own:
        assert any(shown.__name__ in line for line in examples) or shown.__name__.startswith("_"), shown
