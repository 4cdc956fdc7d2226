"""Every example in a docstring gives what it says, wherever it stands."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "data", "engine", "render", "scripts", "testbed")
LINES = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def modules_with_examples() -> list[str]:
    """Return the names of the modules that show an example."""
    paths = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    shown = [path.relative_to(ROOT) for path in paths if ">>> " in path.read_text(encoding="utf-8")]
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in shown]


def test_every_example_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    names = modules_with_examples()
    assert {"bot.tables.table_extra", "engine.kernel.choices", "render.kit.points.token_layout"} <= set(names)
    wrong = [name for name in names if doctest.testmod(import_module(name), optionflags=LINES).failed]
    assert not wrong, capsys.readouterr().out


def test_a_wrong_example_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    example = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, None)
    assert doctest.DocTestRunner().run(example).failed == 1
    assert "Expected" in capsys.readouterr().out
