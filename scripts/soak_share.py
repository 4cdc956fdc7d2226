"""Choose a share of the soak tests: those that a change can have touched first, then others by a hash of the tree.

    python scripts/soak_share.py [--seconds 240] [--tree HEAD]

Prints an id a line, for `pytest -m soak @FILE`. The same tree gives the same share: it hangs on the commit's tree, on
what the commit changed, and on the seconds that each test is planned to take (`@pytest.mark.soak(seconds)`), on no
clock. Short tests of one file are chosen together, as they share what takes long. What is planned to take more than a
half of the time is never in a share.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

from engine.games import game_ids
from scripts.tiers import collected_tests
from tests.tiers import planned_seconds

SECONDS = 240.0  # of a processor: some two or three minutes on two cores
PACKAGING = (
    "Dockerfile",
    "pyproject.toml",
    "setup.py",
    "requirements.txt",
    "tests/test_image.py",
    "tests/test_wheel.py",
)
PACKAGE = 2  # folders of a path that name its package, such as bot/replay
LONE = 5.0  # planned seconds from which on a test is chosen by itself


class Soak(NamedTuple):
    """A soak test: its id, and the processor seconds that it is planned to take."""

    id: str
    seconds: float


def git_output(*words: str) -> str:
    """Return what git says."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603, S607 - git, with words of ours
    return done.stdout.strip()


def changed_in(commit: str) -> list[str]:
    """Return the files that a commit has changed; none where its parent is not there (a shallow clone)."""
    try:
        return git_output("diff", "--name-only", f"{commit}^", commit).splitlines()
    except subprocess.CalledProcessError:
        return []


def packages_of_files(files: Iterable[str]) -> set[str]:
    """Return the packages and the games that files lie in: "bot/replay" of its code and of its tests alike; "packaging"
    of what makes the wheel, and its tests."""
    found = set()
    for file in files:
        if file in PACKAGING:
            found.add("packaging")
        parts = PurePosixPath(file.removeprefix("tests/")).parts[:-1]
        found |= {game for game in game_ids() if game in parts}
        if len(parts) >= PACKAGE:
            found.add("/".join(parts[:PACKAGE]))
    return found


def is_test_of_changed(test: str, changed: set[str]) -> bool:
    """Return whether a test lies in a package or is of a game that has changed, or says in its id that it runs the
    tests of such a package."""
    games = changed & set(game_ids())
    file, _, case = test.partition("::")
    run = packages_of_files([f"{case.partition('[')[2]}/"])
    return bool((packages_of_files([file]) | run) & changed) or any(game in test for game in games)


def chosen_test_ids(tests: Sequence[Soak], tree: str, changed: set[str], seconds: float) -> Iterator[str]:
    """Yield the ids of the share."""
    lots: dict[str, list[Soak]] = {}
    for test in tests:
        lots.setdefault(test.id if test.seconds >= LONE else test.id.partition("::")[0], []).append(test)
    left = seconds
    for name in sorted(lots, key=lambda one: (not is_test_of_changed(one, changed), test_draw_order_key(tree, one))):
        needed = sum(test.seconds for test in lots[name])
        if needed <= min(left, seconds / 2):
            left -= needed
            yield from (test.id for test in lots[name])


def test_draw_order_key(tree: str, test: str) -> bytes:
    """Return the place of a test in the order that a tree gives."""
    return hashlib.sha256(f"{tree} {test}".encode()).digest()


def main(words: Sequence[str]) -> int:
    """Print the ids."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a processor, as they are planned")
    parser.add_argument("--tree", default="HEAD", metavar="COMMIT", help="whose tree chooses")
    args = parser.parse_args(words)
    os.chdir(ROOT)
    tests = [Soak(test.nodeid, planned_seconds(test)) for test in collected_tests("-m", "soak")]
    tree = git_output("rev-parse", f"{args.tree}^{{tree}}")
    share = list(chosen_test_ids(tests, tree, packages_of_files(changed_in(args.tree)), args.seconds))
    sys.stdout.write("".join(f"{test}\n" for test in share))
    planned = sum(test.seconds for test in tests if test.id in set(share))
    sys.stderr.write(f"a share of soak: {len(share)} of {len(tests)} tests, {planned:.0f} s as planned\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
