"""Keep what tests of soak were measured to take, for the plan of a share (`scripts/soak_share.py`).

    python -m pytest -m soak --cpu-times TIMES PATH...
    python scripts/soak_seconds.py TIMES...

Writes `tests/soak_seconds.yaml`: of a test that was measured twice the longer time; of a test that is none of soak any
more, none.
"""

import math
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":  # the code beside this script, whatever is installed
    sys.path[0] = str(ROOT)

import yaml

from scripts.tiers import collected_tests
from tests.tiers import MEASURED, measured

HEAD = """\
# Processor seconds of tests of soak, as they were measured (`scripts/soak_seconds.py`). One that is not here is planned
# with what its mark says.
"""


def merged_seconds(before: dict[str, float], lines: Iterable[str], soak: set[str]) -> dict[str, float]:
    """Return what is kept, with lines of `--cpu-times` added, rounded up."""
    found = {test: seconds for test, seconds in before.items() if test in soak}
    for line in lines:
        seconds, _, test = line.rstrip("\n").partition("\t")
        if test in soak:
            found[test] = max(found.get(test, 0), math.ceil(float(seconds)), 1)
    return dict(sorted(found.items()))


def main(files: Sequence[str]) -> None:
    """Write the file."""
    lines = [line for file in files for line in Path(file).read_text(encoding="utf-8").splitlines()]
    os.chdir(ROOT)
    kept = merged_seconds(dict(measured()), lines, {test.nodeid for test in collected_tests("-m", "soak")})
    MEASURED.write_text(HEAD + yaml.safe_dump(kept, width=1000), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
