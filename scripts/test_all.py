"""Run the tests on several Pythons: `make test-all PYTHONS="python3.11 python3.13"`.

    python3 scripts/test_all.py PYTHONS [PYTEST_ARGUMENT ...]

PYTHONS: interpreters by name or path, separated by spaces or commas. Each gets a virtual environment of its own with
the pinned dependencies. All are looked for before the first runs, so that one that is missing is said at once. The last
lines say which were run, and how each ended; exit status 0 only if all were there and all tests passed.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEAST = (3, 11)
ASK = "import sys; print('%d.%d.%d' % sys.version_info[:3])"

Run = Callable[[Sequence[str]], int]  # carries a command out and returns its exit status


def run_command(command: Sequence[str]) -> int:
    """Carry out a command in the project's folder."""
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603 - what the caller has named


def version_of(python: str) -> str:
    """Return the version of an interpreter, "" if there is none of that name or it does not run."""
    path = shutil.which(python)
    if path is None:
        return ""
    try:
        said = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False)  # noqa: S603 - as above
    except OSError:
        return ""
    return said.stdout.strip() if re.fullmatch(r"\d+\.\d+\.\d+", said.stdout.strip()) else ""


def interpreter_problems(found: dict[str, str]) -> list[str]:
    """Return what is wrong with the interpreters that were named, a line each."""
    wrong = [f"{python}: there is no such Python here" for python, version in found.items() if not version]
    for python, version in found.items():
        if version and tuple(map(int, version.split(".")[:2])) < LEAST:
            wrong.append(f"{python}: it is Python {version}, Praetor needs {LEAST[0]}.{LEAST[1]} or newer")
    return wrong or ([] if found else ["no Python was named: PYTHONS=…"])


def run_tests_on_interpreter(python: str, version: str, more: Sequence[str], run: Run) -> bool:
    """Run the tests on one interpreter, in a virtual environment of its own; return whether all passed."""
    folder = ROOT / f".venv-{version}"
    inside = str(folder / "bin" / "python")
    install = [inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    steps = (
        [python, "-m", "venv", str(folder)],
        [*install, "-r", "requirements-dev.txt"],
        [*install, "--no-deps", "--no-build-isolation", "-e", ".", "-e", "./testbed"],
        [inside, "-m", "pytest", "-n", "auto", *more],
    )
    return all(run(step) == 0 for step in steps)


def main(words: Sequence[str], run: Run = run_command, version: Callable[[str], str] = version_of) -> int:
    """Test on all that are named, and say how it went."""
    pythons = list(dict.fromkeys(re.split(r"[\s,]+", words[0].strip()))) if words and words[0].strip() else []
    found = {python: version(python) for python in pythons}
    wrong = interpreter_problems(found)
    if wrong:
        print(*(f"test-all: {line}" for line in wrong), sep="\n")
        return 2
    ended = {python: run_tests_on_interpreter(python, found[python], words[1:], run) for python in pythons}
    for python, well in ended.items():
        print(f"test-all: Python {found[python]} ({python}): {'passed' if well else 'FAILED'}")
    return 0 if all(ended.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
