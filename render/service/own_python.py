"""How a process of ours is started, so that it runs our own code whatever lies in the working folder.

`python -m NAME` looks in the working folder first: a `render.py` there, somebody's plot, was taken for ours. `-P`
leaves that folder out; what it might leave out too, our own folder where Praetor runs from a checkout, is said.
"""

import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[2])
START = (
    "import sys, runpy; root, name = sys.argv[1:3]; del sys.argv[1:3]; "
    "root in sys.path or sys.path.insert(0, root); runpy.run_module(name, run_name='__main__', alter_sys=True)"
)


def module_run_command(module: str, *words: str) -> list[str]:
    """Return the command that runs one of our modules with our own code."""
    return [sys.executable, "-P", "-c", START, ROOT, module, *words]
