"""Run the quick tests that lie where files changed: what pre-commit runs before a commit.

    python scripts/changed_tests.py FILE ...

The tests of `bot/screens/lessons.py` are those in `tests/bot/screens/`, of a file of tests itself alone; the laws of
the house are always run. Exit status 0 only if all passed, or if there was nothing to run.
"""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = "tests/test_house.py"
NO_TESTS = 5  # pytest's exit status where nothing was selected


def tests_for(files: Iterable[str], root: Path = ROOT) -> list[str]:
    """Return the files and folders of tests to run for files that changed, given from the project's folder."""
    found = set[str]()
    for name in files:
        file = Path(name)
        if file.parts[0] != "tests":
            folder = Path("tests", *file.parts[:-1])
            if len(folder.parts) > 1 and (root / folder).is_dir():
                found.add(folder.as_posix())
        elif file.name.startswith("test_") and (root / file).is_file():
            found.add(file.as_posix())
    return sorted(found)


def main(files: Sequence[str]) -> int:
    """Run them; return the exit status."""
    found = tests_for(files)
    return run_pytest(ALWAYS) or (run_pytest("-m", "quick", *found) if found else 0)


def run_pytest(*words: str) -> int:
    """Run pytest; return its exit status, 0 also where it had nothing to run."""
    command = [sys.executable, "-m", "pytest", "-q", *words]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603 - pytest, on files of ours
    return 0 if status == NO_TESTS else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
