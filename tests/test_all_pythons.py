"""`make test-all`: which Pythons were run is said, and one that is missing fails it."""

import importlib.util
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("test_all", ROOT / "scripts" / "test_all.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERSIONS = {"python3.11": "3.11.9", "python3.13": "3.13.0", "python3.9": "3.9.1"}


class Runs:
    def __init__(self, fails: str = "") -> None:
        self.done: list[str] = []
        self.fails = fails

    def __call__(self, command: Sequence[str]) -> int:
        self.done.append(" ".join(command))
        return 1 if self.fails and self.fails in self.done[-1] and "pytest" in command else 0


def run(script: ModuleType, capsys: pytest.CaptureFixture[str], *words: str, runs: Runs) -> tuple[int, str]:
    status = script.main(words, runs, lambda python: VERSIONS.get(python, ""))
    return status, capsys.readouterr().out


def test_each_that_was_run_is_named(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    runs = Runs()
    status, said = run(script, capsys, "python3.11, python3.13", "-k", "words", runs=runs)
    assert status == 0
    assert said.splitlines() == [
        "test-all: Python 3.11.9 (python3.11): passed",
        "test-all: Python 3.13.0 (python3.13): passed",
    ]
    tests = [line for line in runs.done if "pytest" in line]
    assert len(tests) == 2 and all(line.endswith("-k words") for line in tests)


def test_one_that_fails_does_not_hide_the_others(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = run(script, capsys, "python3.11 python3.13", runs=Runs(fails="3.11.9"))
    assert status == 1 and "3.11.9 (python3.11): FAILED" in said and "3.13.0 (python3.13): passed" in said


@pytest.mark.parametrize(
    ("named", "why"),
    [("python3.11 python3.14", "python3.14: there is no such"), ("python3.9", "needs 3.11"), ("", "no Python")],
)
def test_one_that_is_missing_fails_it_before_anything_runs(
    script: ModuleType, capsys: pytest.CaptureFixture[str], named: str, why: str
) -> None:
    runs = Runs()
    status, said = run(script, capsys, named, runs=runs)
    assert status == 2 and why in said and runs.done == []


def test_make_hands_the_list_on() -> None:
    said = subprocess.run(
        ["make", "--no-print-directory", "-n", "test-all", "PYTHONS=python3.11 python3.99", "ARGS=-k words"],  # noqa: S607 - make is needed
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "scripts/test_all.py" in said and "python3.11 python3.99" in said and said.rstrip().endswith("-k words")


def test_a_missing_interpreter_fails_make() -> None:
    done = subprocess.run(
        ["make", "test-all", "PYTHONS=python3.99"],  # noqa: S607 - as above
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0 and "python3.99: there is no such Python here" in done.stdout
