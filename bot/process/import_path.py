"""Imported before all else of ours: what lies beside the script, or in the working folder, is not taken for our code.

Python puts the folder of the script (or, with `-m`, the working folder) before all others that it looks in. A
`render.py` there was taken for ours. Where our own code lies there, it stays.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def stand_firm(path: list[str], script: str) -> None:
    """Take the folder that Python has put first out of the path, unless it is ours."""
    if sys.flags.safe_path or not path:
        return
    first = Path(path[0]).resolve()
    if first in (Path(script).resolve().parent, Path.cwd()) and first != ROOT:
        path.pop(0)


stand_firm(sys.path, sys.argv[0] if sys.argv else "")
