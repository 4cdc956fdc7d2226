"""Say of each test in which tier it is: quick, test or soak (`tests/tiers.py`).

    python scripts/tiers.py                                  # a line a test, and how many each tier has
    python scripts/tiers.py --since COMMIT [--renamed FILE]  # the same of the tests that there were at a commit

With `--since`, the tests of that commit are collected from a checkout of it (of those that it had for its long form
alone too); one that is nowhere any more is called LOST, and the exit status is 1. FILE: a line "old id<TAB>new id" for
each that was renamed or has become a part of another; ids are told without their parameters where all of them went the
same way.
"""

import argparse
import contextlib
import io
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import pytest

from tests.tiers import planned_seconds, tier_of

LOST = "LOST"


class Collected:
    """A plugin of pytest's that keeps the tests which were collected."""

    def __init__(self) -> None:
        self.tests: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keep them."""
        self.tests = list(session.items)


def collected_tests(*words: str) -> list[pytest.Item]:
    """Collect the tests that pytest is asked for by some words (`-m soak`), all with none; raise RuntimeError if one
    cannot be imported."""
    kept = Collected()
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        asked = ["--collect-only", "-n", "0", "-p", "no:cacheprovider", *(words or ("-m", ""))]
        status = pytest.main(asked, plugins=[kept])
    if status:
        raise RuntimeError(f"the tests cannot be collected: {said.getvalue()}")
    return kept.tests


def tiers() -> dict[str, str]:
    """Return the tier of each test by its id."""
    return {test.nodeid: tier_of(test) for test in collected_tests()}


def tests_at(commit: str) -> list[str]:
    """Return the ids of the tests at a commit, those of its long form too."""
    with tempfile.TemporaryDirectory() as folder:
        tree = str(Path(folder) / "tree")
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", tree, commit], check=True)  # noqa: S603 - of the user's
        try:
            command = [sys.executable, "-m", "pytest", "--collect-only", "-n", "0", "-m", "", "-p", "no:cacheprovider"]
            found: dict[str, None] = {}
            for more in ({}, {"PRAETOR_LONG": "1"}):
                said = subprocess.run(  # noqa: S603 - ourselves
                    command, cwd=tree, env=os.environ | more, capture_output=True, text=True, check=True
                ).stdout
                found |= {line: None for line in said.splitlines() if "::" in line}
            return list(found)
        finally:
            subprocess.run([*git, "remove", "--force", tree], check=True)  # noqa: S603 - as above


def present_id_and_tier(test: str, now: Mapping[str, str], renamed: Mapping[str, str]) -> tuple[str, str]:
    """Return under which id a test of before stands now, and its tier; "" and LOST if it is nowhere."""
    bare = test.partition("[")[0]
    moved = renamed.get(bare, "")
    for candidate in (test, renamed.get(test, ""), moved + test[len(bare) :], moved, bare):  # bare: no parameters now
        if candidate in now:
            return candidate, now[candidate]
        if candidate == bare != test:
            continue  # other cases than this one are no proof that it is there
        if whole := [tier for one, tier in now.items() if candidate and one.startswith(f"{candidate}[")]:
            return candidate, min(whole)  # has parameters now
    return "", LOST


def main(words: Sequence[str]) -> int:
    """Print the lines."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", metavar="COMMIT")
    parser.add_argument("--renamed", type=Path, metavar="FILE")
    args = parser.parse_args(words)
    os.chdir(ROOT)
    now = tiers()
    renamed = {}
    if args.renamed:
        renamed = dict(line.split("\t") for line in args.renamed.read_text(encoding="utf-8").splitlines() if line)
    listed = tests_at(args.since) if args.since else list(now)
    counts: Counter[str] = Counter()
    for test in listed:
        named, tier = present_id_and_tier(test, now, renamed)
        counts[tier] += 1
        sys.stdout.write(f"{tier}\t{test}" + (f"\t-> {named}" if named not in (test, "") else "") + "\n")
    sys.stdout.write("  ".join(f"{tier} {number}" for tier, number in counts.items()) + "\n")
    if not args.since:
        soak = sum(map(planned_seconds, collected_tests("-m", "soak")))
        sys.stdout.write(f"soak is planned to take {soak:,.0f} s of a processor\n")
    return 1 if counts[LOST] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
