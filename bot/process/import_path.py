"""Keeps Python from importing other people's modules as ours. Imported before any other module of Praetor.

Python looks first in the folder of the script, or with `-m` in the working folder. A `render.py` that lies there
would be taken for our package `render`. If our own code lies there, the folder stays.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def drop_foreign_folder(path: list[str], script: str) -> None:
    """Remove the folder that Python has put first from the import path, unless our code lies in it."""
    if sys.flags.safe_path or not path:
        return
    first = Path(path[0]).resolve()
    if first in (Path(script).resolve().parent, Path.cwd()) and first != ROOT:
        path.pop(0)


drop_foreign_folder(sys.path, sys.argv[0] if sys.argv else "")
